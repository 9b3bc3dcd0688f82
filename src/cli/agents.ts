import { AGENTS, agentNamed, type NamedVersion } from '../agents/kit/catalogue.ts';
import { describeAgent } from '../agents/kit/describe.ts';
import type { Agent } from '../agents/kit/types.ts';
import { TrialError, UserError } from '../base/errors.ts';
import { formatDuration } from '../base/format.ts';
import { onSignal } from '../base/signals.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { type AgentCheck, checkAgent } from '../check/agent/check-agent.ts';
import { thisMachine } from '../github/this-machine.ts';
import { field } from './field.ts';
import { type Look, lookOf } from './paint.ts';
import { complain, printJson, printLines } from './print.ts';
import { table } from './table.ts';

export interface AgentsFlags {
  check?: boolean;
  testbed?: string;
  image?: string;
  json?: boolean;
}

/** `agentbench agents`: lists the agents; with a name, shows all about one, and with `--check` tries it. Returns the exit code. */
export async function agentsCommand(name: string | undefined, flags: AgentsFlags): Promise<number> {
  const { json = false } = flags;
  if (flags.check) return await check(name, flags);
  const agents = name === undefined ? AGENTS : [inVersion(agentNamed(name))];
  if (json) printJson({ agents: agents.map(describeAgent) });
  else if (name === undefined) printLines(listLines(agents, lookOf(process.stdout)));
  else printLines(agentLines(agents[0]!, lookOf(process.stdout)));
  return 0;
}

/** The agent with the version that was given in the place of the catalogue's. */
function inVersion({ agent, version }: NamedVersion): Agent {
  return { ...agent, version };
}

async function check(name: string | undefined, { testbed = 'docker', image, json }: AgentsFlags): Promise<number> {
  if (name === undefined) throw new UserError('agents: --check tries one agent; name it');
  if (testbed !== 'docker' && testbed !== 'host')
    throw new UserError(`testbed: "${testbed}" is not one of docker, host`);
  const interruption = onSignal();
  try {
    const found = await checkAgent({
      ...{ name, testbed, image, machine: thisMachine(process.env), signal: interruption.signal },
      notice: (message) => complain(message),
    });
    if (json) printJson(found);
    else printLines(checkLines(found, lookOf(process.stdout)));
    return found.properties.some(({ verdict }) => verdict === 'no') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof TrialError)) throw error;
    complain(`agents: ${plainLine(error.message, 1000)}`);
    return 3;
  } finally {
    interruption.dispose();
  }
}

function listLines(agents: Agent[], look: Look): string[] {
  const described = agents.map(describeAgent);
  const columns = [
    { title: 'agent', cell: ({ name }: (typeof described)[number]) => name },
    { title: 'version', cell: ({ version }: (typeof described)[number]) => version ?? '–' },
    { title: 'runs on', cell: ({ platforms }: (typeof described)[number]) => platforms.join(', ') || 'anything' },
  ];
  // On a line of its own in a narrow terminal, where columns would be cut.
  return table(described, columns, look, {
    title: 'program (models of)',
    cell: ({ title, services }) => (services.length === 0 ? title : `${title} (${services.join(', ')})`),
  });
}

/** Everything of the tables in the reference about one agent. */
function agentLines(agent: Agent, look: Look): string[] {
  const { name, title, version, services, needs_model, platforms, packages, notes, ...places } = describeAgent(agent);
  const takes = [
    ...(needs_model ? ['agent-model (needed)'] : []),
    ...(places.skills ? ['agent-skills'] : []),
    ...(places.mcp ? ['agent-mcp'] : []),
    ...(places.instructions ? ['agent-instructions'] : []),
  ];
  const line = (label: string, words: string[]) => (words.length === 0 ? [] : field(label, words.join(', '), look));
  return [
    look.paint('bold', name),
    ...line('program', [version === null ? title : `${title} ${version}`]),
    ...line('models of', services),
    ...line('takes', takes),
    ...line('packages', packages),
    ...line('runs on', platforms),
    ...notes.flatMap((note, at) => field(at === 0 ? 'limits' : '', note, look)),
  ];
}

const MARK = { yes: '✓', no: '✗', none: '–' } as const;

function checkLines(
  { agent, testbed, first_request_ms: first, duration_ms, properties }: AgentCheck,
  look: Look,
): string[] {
  const lines = table(properties, [{ title: '', cell: ({ verdict, name }) => `${MARK[verdict]} ${name}` }], look, {
    title: '',
    cell: ({ detail }) => plainLine(detail, 500),
  });
  const asked = first === null ? 'no request' : `first request after ${formatDuration(first)}`;
  return [`${plainLine(agent)} on ${testbed}: ${asked}, ended after ${formatDuration(duration_ms)}`, ...lines];
}
