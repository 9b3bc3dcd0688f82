import { UserError } from '../../base/errors.ts';
import { isNear, lettersApart } from '../../base/text/near.ts';
import { acpAgent } from '../acp.ts';
import { aider } from '../aider.ts';
import { claudeCode } from '../claude-code.ts';
import { codex } from '../codex.ts';
import { copilot } from '../copilot.ts';
import { geminiCli } from '../gemini-cli.ts';
import { miniSweAgent } from '../mini-swe-agent.ts';
import { nop } from '../nop.ts';
import { opencode } from '../opencode.ts';
import { openHands } from '../openhands.ts';
import { oracle } from '../oracle.ts';
import { qwenCode } from '../qwen-code.ts';
import type { Agent } from './types.ts';

/** All agents, in the order of the documents. */
export const AGENTS: Agent[] = [
  claudeCode,
  codex,
  copilot,
  opencode,
  geminiCli,
  qwenCode,
  miniSweAgent,
  openHands,
  aider,
  oracle,
  nop,
];

const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/;

/** An agent by its name, with the version to install; null for one that is no package. */
export interface NamedVersion {
  agent: Agent;
  version: string | null;
}

/** The agent of `NAME` or `NAME@version`. Throws a UserError that names the nearest one if there is none. */
export function agentNamed(text: string): NamedVersion {
  if (text.startsWith('acp:')) return acpNamed(text);
  const [name, version, ...rest] = text.trim().split('@');
  const agent = AGENTS.find((one) => one.name === name);
  if (agent === undefined) {
    const names = AGENTS.map((one) => one.name);
    const near = nearest(name ?? '', names);
    const hint = near === undefined ? 'known' : `did you mean ${near}? Known`;
    throw new UserError(
      `agent: there is no agent ${name}; ${hint} are ${names.join(', ')}, and acp:PACKAGE; any other is started by agent-command`,
    );
  }
  if (version === undefined) return { agent, version: agent.version };
  if (agent.version === null) throw new UserError(`agent: ${agent.name} has no versions; write agent: ${agent.name}`);
  if (rest.length > 0 || !VERSION.test(version))
    throw new UserError(`agent: "${text}" is not NAME@version; write for example ${agent.name}@${agent.version}`);
  if (agent.install?.from === 'pypi' && agent.install.onlyLocked && version !== agent.version)
    throw new UserError(
      `agent: ${agent.name} is installed in version ${agent.version} only, as others need a package that is published as source; write agent: ${agent.name}`,
    );
  return { agent, version };
}

/** The nearest name, where the beginning of one counts as well (`claude`, `gemini`); undefined without a near one. */
function nearest(text: string, names: string[]): string | undefined {
  const differs = (name: string) => Math.min(lettersApart(text, name), lettersApart(text, name.slice(0, text.length)));
  const near = names.filter((name) => isNear(text, name) || isNear(text, name.slice(0, text.length)));
  return near.toSorted((a, b) => differs(a) - differs(b))[0];
}

/** `acp:PACKAGE` or `acp:PACKAGE@version`, of npm. */
function acpNamed(text: string): NamedVersion {
  const [, name, version] = /^acp:((?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*)(?:@(.+))?$/.exec(text.trim()) ?? [];
  if (name === undefined || name.length > 214 || (version !== undefined && !VERSION.test(version)))
    throw new UserError(
      `agent: "${text}" is not acp:PACKAGE@version of npm; write for example acp:@zed-industries/codex-acp`,
    );
  const agent = acpAgent(name);
  return { agent, version: version ?? agent.version };
}
