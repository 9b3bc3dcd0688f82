import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Result } from '../../src/results/records.ts';
import { PYTHON_IMAGE, pythonMachine } from '../support/machine.ts';
import { type Measured, measure, type RowText, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** One agent of `agents/`, and what it is let loose on. */
export interface Attack {
  /** Of `agents/<name>.sh`. */
  agent: string;
  testbed: 'docker' | 'host';
  /** The row; its success command may be all that is said. */
  row: Partial<RowText> & { success_command: string };
  /** Files of the dataset, by path: fixtures. */
  files?: Record<string, string>;
  options?: Record<string, string>;
}

/** What an agent of `agents/` gets for an option: its directory and its command. */
export function agentOptions(agent: string): Record<string, string> {
  const directory = temporaryDirectory();
  cpSync(path.resolve(import.meta.dirname, 'agents'), directory, { recursive: true });
  return { 'agent-directory': directory, 'agent-command': `bash "$AGENTBENCH_AGENT_DIR/${agent}.sh"` };
}

/** A machine whose first directory on PATH is the agent's to write to, as in many an image, and so is its home directory. */
export function openMachine() {
  const first = path.join(temporaryDirectory(), 'bin');
  mkdirSync(first);
  // An empty directory on PATH is not there for everybody.
  writeFileSync(path.join(first, '.here'), '');
  return pythonMachine({ HOME: temporaryDirectory() }, [first]);
}

/** Runs one trial of the attack, with real parts. */
export async function attack({
  agent,
  testbed,
  row,
  files = {},
  options = {},
}: Attack): Promise<Measured & { result: Result }> {
  const instance = { instance_id: 'victim', base_image: PYTHON_IMAGE, ...row };
  const measured = await measure(
    { dataset: writeDataset([instance], files), testbed, network: 'none', ...agentOptions(agent), ...options },
    { machine: openMachine() },
  );
  return { ...measured, result: measured.results['victim/1']! };
}

/** `passed, note tool_replaced`, `failed, score 0`: what a result shows, without what differs from run to run. */
export function outcomeOf({ status, score, integrity }: Result): string {
  const kinds = [...new Set(integrity.map(({ kind }) => kind))].filter((kind) => kind !== 'host_reused');
  const notes = kinds.length === 0 ? [] : [`note ${kinds.join(', ')}`];
  const rounded = score === null ? 'no score' : `score ${Math.round(score * 100) / 100}`;
  return [status, ...(status === 'passed' ? [] : [rounded]), ...notes].join(', ');
}

/** A repository with these files, and its commit: what a row is cloned from. */
export function repository(files: Record<string, string>): { repo_url: string; base_commit: string } {
  const directory = temporaryDirectory();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', directory, '-c', 'user.name=t', '-c', 'user.email=t@example.org', ...words], {
      encoding: 'utf8',
    });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'A project');
  return { repo_url: directory, base_commit: git('rev-parse', 'HEAD').trim() };
}

/** A success command as most of SetupBench's are: passed where this succeeds. */
export function says(check: string): string {
  return `${check} && echo "Setup successful" || echo "Setup failed"`;
}
