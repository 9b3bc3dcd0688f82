import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { COMMANDS, type CommandName } from '../../src/options/meta.ts';
import { ROOT } from './cli.ts';
import { temporaryDirectory } from './temporary.ts';

export interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
export interface Job {
  if?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  uses?: string;
  with?: Record<string, unknown>;
  secrets?: Record<string, string>;
  outputs?: Record<string, string>;
  strategy?: { 'fail-fast'?: boolean };
  'timeout-minutes'?: unknown;
  steps?: Step[];
}
export interface Called {
  inputs: Record<string, { type: string; default?: unknown; required?: boolean }>;
  secrets: Record<string, unknown>;
  outputs: Record<string, { description: string; value: string }>;
}

export const OURS = 'org/agentbench-action';
export const REUSABLE = '.github/workflows/agentbench.yml';

const MANIFESTS: Record<CommandName, string> = {
  run: 'action.yml',
  plan: 'plan/action.yml',
  report: 'report/action.yml',
};

/** Reads a file of the project. */
export function read(name: string): string {
  return readFileSync(path.join(ROOT, name), 'utf8');
}

/** The action.yml of one of our actions. */
export function manifest(command: CommandName): {
  inputs: Record<string, unknown>;
  outputs: Record<string, { description: string }>;
} {
  return parse(read(MANIFESTS[command]));
}

/** Inputs and outputs of the reusable workflow. */
export function calledWorkflow(): Called {
  return parse(read(REUSABLE)).on.workflow_call;
}

/** The action of this project that a step uses; null for other steps. */
export function ourAction({ uses = '' }: Step): CommandName | null {
  const [, folder] = /^(?:\$|\.|org\/agentbench-action)(?:\/(\w*))?(?:@v1)?$/.exec(uses) ?? [];
  if (!/^(\$|\.)\/|^org\/agentbench-action[/@]/.test(uses)) return null;
  return COMMANDS.find((command) => command === (folder || 'run'))!;
}

/** The literal values, as the runner passes them; expressions are left out. */
export function literals(given: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(given).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(texts.filter(([, text]) => !text.includes('${{')));
}

const TOOLS = path.join(ROOT, 'node_modules/.cache/agentbench-tools/bin');

/** True if the linters are installed (`scripts/prepare-tests.sh --workflows`). */
export const HAVE_LINTERS = ['actionlint', 'zizmor'].every((tool) => existsSync(path.join(TOOLS, tool)));

/** Labels of self-hosted runners in the documents. */
const OWN_LABELS = ['agentbench'];

/** Lints workflows with actionlint and zizmor like scripts/check-workflows.sh; '' without findings. */
export function lint(workflows: Record<string, string>): string {
  const directory = path.join(temporaryDirectory(), '.github/workflows');
  mkdirSync(directory, { recursive: true });
  const files = Object.entries(workflows).map(([name, text]) => {
    const file = path.join(directory, name);
    writeFileSync(file, text);
    return file;
  });
  const config = path.join(ROOT, '.github/zizmor.yml');
  const labels = path.join(directory, '../actionlint.yaml');
  writeFileSync(labels, `self-hosted-runner: { labels: [${OWN_LABELS.join(', ')}] }\n`);
  return [
    said('actionlint', ['-no-color', '-oneline', '-shellcheck=', '-pyflakes=', '-config-file', labels, ...files]),
    said('zizmor', ['--offline', '--no-progress', '--quiet', '--strict-collection', '--config', config, ...files]),
  ].join('');
}

function said(tool: string, args: string[]): string {
  try {
    execFileSync(path.join(TOOLS, tool), args, { encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${tool}:\n${stdout}${stderr}`;
  }
}
