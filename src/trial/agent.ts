import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StatedUsage } from '../agents/kit/stated-usage.ts';
import type { Launch } from '../agents/kit/types.ts';
import { TrialError } from '../base/errors.ts';
import { writeRedacted } from '../base/redact/redacted-file.ts';
import { quote } from '../base/text/shell.ts';
import type { TaskEnvironment } from '../datasets/types.ts';
import { agentLimit } from '../options/agent-limit.ts';
import { ofPart } from '../results/part-files.ts';
import { filesOf, placeProgram } from '../testbeds/task-files.ts';
import type { Content, Exit, Testbed } from '../testbeds/types.ts';
import { agentEnvironment } from './agent-environment.ts';
import { AgentSearch } from './agent-search.ts';
import { type AgentWord, agentWord } from './agent-word.ts';
import type { LiveTrial } from './live.ts';

/** Milliseconds for a command that does nothing. */
const CHECK_LIMIT = 60_000;

/**
 * Runs `agent-setup`, before the time of the agent starts. Throws a TrialError if it fails or times out, TestbedDestroyed
 * if it leaves a testbed in which no agent could begin.
 */
export async function setUpAgent(live: LiveTrial): Promise<void> {
  const { context, instance } = live;
  const script = context.options['agent-setup']!;
  const exit = await runAsAgent(live, instance.prompt, 'agent-setup.log', { script });
  if (exit.timedOut) throw new TrialError('agent_setup', 'agent-setup did not end within agent-timeout');
  if (exit.stopped) throw new TrialError('agent_setup', 'agent-setup was ended, since a budget was used up');
  const check = { shell: 'sh', script: ':', ...userOf(live), timeout: CHECK_LIMIT } as const;
  // First, since a testbed that ended with it is the cause of its exit code.
  await live.testbed.run({ ...check, output() {} }, live.signal);
  if (exit.exitCode !== 0)
    throw new TrialError('agent_setup', `agent-setup ended with exit code ${exit.exitCode}; see agent-setup.log`);
}

/** EX_TEMPFAIL of sysexits.h: an agent that cannot work now, for want of its provider, for example. */
const TEMPORARY_FAILURE = 75;
/** Exit codes of a shell whose command cannot be executed, or is not there. */
const NOT_EXECUTED = [126, 127];

/**
 * Runs the agent on a prompt; its output goes to `agent.log`, the prompt to `prompt.txt`. Throws a TrialError if the agent
 * says that it could not work (`agent_unavailable`), unless a budget is the reason, or if its command was not there when it
 * was to begin (`agent_not_found`).
 */
export async function runAgent(live: LiveTrial, prompt: string): Promise<void> {
  const { record, context } = live;
  const log = ofPart('agent.log', live.suffix);
  const told = keepPrompt(live, prompt, ofPart('prompt.txt', live.suffix));
  const launch = context.agent === null ? null : await place(live, prompt);
  // A named agent was installed for the testbed's platform; in a later round or step, any agent has been found before.
  const isThere = context.agent !== null || live.suffix !== '';
  const word = isThere ? null : agentWord(context.options['agent-command']);
  // Told before the agent runs: afterwards it could have removed its command to be measured again.
  const search = word === null ? null : new AgentSearch(word.check);
  const start =
    launch === null
      ? { script: context.options['agent-command'], testbed: search?.in(live.testbed) }
      : { script: scriptOf(launch), environment: launch.environment };
  record.agentBegins();
  const { states } = context.agent?.agent ?? {};
  live.stated = states === undefined || live.metering !== null ? null : new StatedUsage(states);
  const began = performance.now();
  const exit = await runAsAgent(live, prompt, log, start, live.stated ?? undefined).catch((error) => {
    // The run was ended, or the testbed is gone: nothing tells how the agent ended, but it took its time.
    record.result.agent.duration_ms = Math.round(performance.now() - began);
    throw error;
  });
  await told;
  Object.assign(record.result.agent, {
    exit_code: exit.exitCode,
    timed_out: exit.timedOut,
    ended_by: exit.timedOut ? 'time_limit' : null,
    duration_ms: exit.duration,
  });
  if (exit.survived)
    record.note('agent_not_ended', 'Processes of the agent outlived its time limit and may run during the evaluation.');
  // Refused for a budget, it ends as any agent whose limit is reached.
  if (exit.exitCode === TEMPORARY_FAILURE && !live.metering?.isRefused())
    throw new TrialError('agent_unavailable', `the agent could not work: exit code ${exit.exitCode}`);
  if (word !== null && hasFailedFor(word, exit.exitCode) && (await search!.isMissing())) {
    const [given, named] = [live.testbed.agentDirectory !== null, word.word.includes('AGENTBENCH_AGENT_DIR')];
    let advice = 'put it into agent-directory, or install it by agent-setup';
    if (named && !given) advice = 'AGENTBENCH_AGENT_DIR is empty, since no agent-directory is given';
    // Named as it is in a checkout, it may be there already.
    if (given && !named)
      advice = 'files of agent-directory are below "$AGENTBENCH_AGENT_DIR"; agent-setup installs others';
    throw new TrialError(
      'agent_not_found',
      `agent-command: ${word.word} is missing in the testbed, or not executable; ${advice}`,
    );
  }
}

/** Puts the files of a named agent into the testbed; returns how it is started. */
async function place(live: LiveTrial, prompt: string): Promise<Launch> {
  const { testbed, context, instance, agent, metering } = live;
  const named = context.agent!;
  const contents: [string, Content][] = [];
  let solution: string | null = null;
  if (named.agent.solves) {
    if (instance.solution === null && instance.steps !== undefined) return withoutSolution(live);
    if (instance.solution === null)
      throw new TrialError('no_solution', `agent: ${named.agent.name}: the dataset has no solution of ${instance.id}`);
    const task = instance.environment?.solution ?? null;
    if (task !== null) return await placeTaskSolution(live, task);
    // Beside the agent's home, which is kept with the results.
    solution = path.posix.join(path.posix.dirname(testbed.agentHome), 'solution');
    const directory = statSync(instance.solution).isDirectory();
    contents.push([
      solution,
      directory ? { directory: instance.solution } : { text: readFileSync(instance.solution, 'utf8') },
    ]);
  }
  const variables = { ...context.agentEnv, ...metering?.variables };
  const { mcp = {} } = instance.environment ?? {};
  const launch = named.launch(agent!, testbed, { prompt, variables, solution, mcp });
  for (const [name, text] of Object.entries(launch.files ?? {}))
    contents.push([path.posix.join(testbed.agentHome, name), { text }]);
  if (contents.length > 0) await testbed.place(contents);
  return launch;
}

/** The solution of a Harbor task is a program at a place of its own, with variables of its own. */
async function placeTaskSolution(
  { testbed, signal }: LiveTrial,
  solution: NonNullable<TaskEnvironment['solution']>,
): Promise<Launch> {
  const files = filesOf(solution, '/solution', 'solve.sh');
  await placeProgram(testbed, files, '/solution/solve.sh', { cleared: false, signal });
  return {
    argv: ['/solution/solve.sh'],
    environment: { DEBIAN_FRONTEND: 'noninteractive', ...solution.variables },
  };
}

/** As in Harbor, a step without a solution is evaluated all the same. */
function withoutSolution({ record }: LiveTrial): Launch {
  record.note('no_solution', `step ${record.step} has no solution`);
  return { argv: ['true'], environment: {} };
}

/** Replaces the shell by the agent, each word quoted. */
function scriptOf({ argv, stdin }: Launch): string {
  const command = `exec ${argv.map(quote).join(' ')}`;
  if (stdin === undefined) return command;
  return `${command} <${stdin === true ? '"$AGENTBENCH_PROMPT_FILE"' : quote(stdin)}`;
}

function hasFailedFor({ decides, piped }: AgentWord, exitCode: number | null): boolean {
  if (exitCode === null) return false;
  return NOT_EXECUTED.includes(exitCode) || piped || (decides && exitCode !== 0);
}

/** For readers of the results only; a failure does not fail the trial. */
async function keepPrompt({ directory, context }: LiveTrial, prompt: string, name: string): Promise<void> {
  await writeRedacted(path.join(directory, name), prompt, context.redactor).catch(() => {});
}

/** The user of the agent, where the task says who that is; null for the image's own. */
function userOf({ instance }: LiveTrial): { user?: string | null } {
  return instance.environment === undefined ? {} : { user: instance.environment.agentUser };
}

/** The start of a command; by default in the trial's testbed, without variables of its own. */
interface Start {
  script: string;
  environment?: Record<string, string>;
  testbed?: Pick<Testbed, 'run'> | undefined;
}

/** Runs a command like the agent: with its shell, environment and time limit. */
function runAsAgent(live: LiveTrial, prompt: string, log: string, start: Start, watcher?: StatedUsage): Promise<Exit> {
  const { logs, context, instance, signal } = live;
  const { script, testbed = live.testbed } = start;
  const command = {
    shell: 'agent',
    script,
    environment: { ...start.environment, ...agentEnvironment(live, prompt) },
    timeout: agentLimit(context.options, instance),
    ...userOf(live),
    until: live.metering?.over,
    lasting: true,
  } as const;
  return logs.run(log, testbed, command, signal, watcher);
}
