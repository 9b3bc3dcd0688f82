import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import { count, countGrouped, formatCost, grouped } from '../base/format.ts';
import { ourCommand } from '../base/invoked.ts';
import { beginRun, endRun, type Run } from '../base/lease/run-directory.ts';
import type { Machine } from '../base/machine.ts';
import { loadDataset } from '../datasets/registry.ts';
import { selectFrom } from '../datasets/select.ts';
import type { Dataset, Instance } from '../datasets/types.ts';
import { FloorStore } from '../evaluation/test-plan/floors.ts';
import { datasetFetcher } from '../git/fetch-dataset.ts';
import { interruptible } from '../git/left-tools.ts';
import type { Meter } from '../meter/meter.ts';
import type { Options } from '../options/options.ts';
import { parseText } from '../options/parse.ts';
import { selectors } from '../options/values.ts';
import { ResultStore } from '../results/store.ts';
import { openProvider } from '../testbeds/registry.ts';
import type { Seat, TestbedProvider } from '../testbeds/types.ts';
import { setUpAgent } from '../trial/agent.ts';
import { agentEnvironment } from '../trial/agent-environment.ts';
import type { TrialContext } from '../trial/context.ts';
import { emptyResult } from '../trial/empty-result.ts';
import type { LiveTrial } from '../trial/live.ts';
import { Logs } from '../trial/logs.ts';
import { metered } from '../trial/metered.ts';
import { SILENT } from '../trial/observer.ts';
import { prepare } from '../trial/prepare.ts';
import { TrialRecord } from '../trial/record.ts';
import { entrance } from '../trial/remove.ts';
import { resolveAgentDirectory } from './agent.ts';
import { testbedsOf } from './ahead.ts';
import { hasModels, openMeter } from './models.ts';
import { chooseTestbed } from './plan-trials.ts';
import { checkTestbedOptions, resolveTask, resolveValues } from './resolve.ts';
import { findAfter } from './shell-after.ts';
import { sweep } from './sweep.ts';

/** The input of a shell from the command line. */
export interface ShellRequest {
  options: Options;
  machine: Machine;
  /** A selector of one instance; null with `after`. */
  instance: string | null;
  /** A trial, whose changes are wanted: its directory, or `instance/trial` in `results`. */
  after: string | null;
  /** The results directory for `after`; null without any. */
  results: string | null;
  /** Run in place of a shell; null for a shell. */
  command: string | null;
  seat: Seat;
  notice(message: string): void;
  signal: AbortSignal;
}

/**
 * Prepares the testbed of an instance as for an agent, runs a shell in it and removes it; returns the shell's exit code.
 * With `after`, it is what was kept of a trial. Throws a UserError for what the user can fix, a TrialError if the testbed
 * cannot be prepared, or the signal's reason.
 */
export async function openShell(request: ShellRequest): Promise<number> {
  const { after, notice, signal, command: script, seat } = request;
  const machine = interruptible(request.machine, signal);
  if (after !== null) {
    const kept = await findAfter(after, request.results, machine);
    if (!('place' in kept)) return inTestbed(request, machine, kept);
    const { result } = kept;
    notice(`in ${result.testbed.kept}, which was kept: it stays until ${ourCommand()} clean`);
    const environment = {
      ...terminalOf(request),
      AGENTBENCH_INSTANCE_ID: result.instance_id,
      AGENTBENCH_DATASET: result.dataset.name,
      AGENTBENCH_TASK_TYPE: result.task_type,
      AGENTBENCH_TRIAL: String(result.trial),
    };
    return kept.place.interact({ script, environment }, seat, signal);
  }
  const wanted = parseText('instance', selectors, request.instance!);
  const dataset = await loadDataset(request.options, datasetFetcher(machine));
  const selected = await selectFrom(dataset, wanted);
  if (selected.length > 1)
    throw new UserError(
      `instance: "${request.instance}" selects ${selected.length} instances; name one: ${namesOf(selected)}`,
    );
  return inTestbed(request, machine, { dataset, instance: selected[0]! });
}

async function inTestbed(
  request: ShellRequest,
  machine: Machine,
  { dataset, instance: selected, workdir }: { dataset: Dataset; instance: Instance; workdir?: string },
): Promise<number> {
  const { notice, after } = request;
  // A kept image takes the place of every other.
  const image = after === null ? {} : { image: selected.image!, testbed: 'docker' as const };
  const given = { ...request.options, ...image };
  // The workdir of a kept image may be the root, which the option must not be.
  const options = { ...given, workdir: given.workdir ?? workdir };
  const { agentEnv, taskEnv, modelKeys, redactor } = resolveValues(options, machine, []);
  const instance = resolveTask(selected, taskEnv, hasModels(options));
  const testbed = chooseTestbed(dataset, options);
  checkTestbedOptions(testbed, given, [{ instance, trial: 1 }]);
  const agentDirectory = await resolveAgentDirectory(options);
  await sweep(machine, testbed === 'docker', notice);
  const run = await beginRun(machine);
  let meter: Meter | null = null;
  try {
    const provider = await openProvider(testbed, { options, agentDirectory, run, machine, tell: notice });
    // No run is around the shell whose cost would end it.
    const budget = { costUsedUp: () => null };
    meter = await openMeter(options, modelKeys, provider, [instance], { machine, redactor, budget });
    const parts = { dataset, instance, agentEnv, meter, redactor };
    const live = await prepareIn(run, provider, { ...request, options }, parts);
    let exitCode: number | null = null;
    let isSetUp = false;
    try {
      await metered(live, 'exchanges.jsonl', async () => {
        if (options['agent-setup'] !== undefined) await setUpAgent(live);
        isSetUp = true;
        exitCode = await interact(live, request);
      });
      if (meter?.hasModels) notice(usageOf(live));
      return exitCode!;
    } finally {
      await leave(live, options.keep === 'always' || (options.keep === 'failed' && exitCode !== 0), notice);
      // Only now is the output of agent-setup complete.
      if (!isSetUp) showTails(live.logs, notice);
    }
  } finally {
    await meter?.close();
    await endRun(run.directory).catch((error) =>
      notice(`temporary files remain, and the next run removes them: ${messageOf(error)}`),
    );
  }
}

async function prepareIn(
  run: Run,
  provider: TestbedProvider,
  { options, notice, signal }: ShellRequest,
  parts: Pick<TrialContext, 'dataset' | 'meter' | 'redactor'> & {
    instance: Instance;
    agentEnv: Record<string, string>;
  },
): Promise<LiveTrial> {
  const { dataset, instance, agentEnv, meter, redactor } = parts;
  const directory = path.join(run.directory, 'shell');
  await mkdir(directory);
  const observer = { ...SILENT, notice };
  const context: TrialContext = {
    dataset,
    options: { ...options, 'agent-command': options['agent-command'] ?? '' },
    testbeds: testbedsOf(provider),
    seal: null,
    store: new ResultStore(directory),
    redactor,
    agent: null,
    agentEnv: { ...options['agent-variables'], ...agentEnv },
    observer,
    judge: null,
    floors: new FloorStore({ cacheDirectory: directory }),
    meter,
    onCost() {},
    onModels() {},
    github: null,
  };
  const record = new TrialRecord(emptyResult(instance, 1, 1, context), { instanceId: instance.id, trial: 1 }, observer);
  const logs = new Logs(directory, context);
  const begun = { instance, trial: 1, directory, record, logs, context, signal };
  try {
    const live = await prepare(begun);
    for (const { detail } of record.result.integrity) notice(detail);
    return live;
  } catch (error) {
    showTails(logs, notice);
    throw error;
  }
}

/** Shows the ends of the logs, since their files go away with the testbed. */
function showTails(logs: Logs, notice: ShellRequest['notice']): void {
  for (const [name, tail] of logs.tails()) if (tail.trim() !== '') notice(`${name} ends:\n${tail.trimEnd()}`);
}

function interact(live: LiveTrial, request: ShellRequest): Promise<number> {
  const { testbed, instance } = live;
  const { command: script, seat, notice, signal } = request;
  notice(
    `${instance.id}: in ${testbed.workdir} (${testbed.image?.name ?? 'this machine'}); the task is in ${testbed.promptFile}`,
  );
  const environment = { ...terminalOf(request), ...agentEnvironment(live, instance.prompt) };
  return testbed.interact({ script, environment }, seat, signal);
}

/** The usage of models in a shell. */
function usageOf({ record, spent }: LiveTrial): string {
  const { input_tokens: input, output_tokens: output, cost_usd: cost } = record.result.agent.usage;
  const tokens =
    input === null || output === null ? 'tokens unknown' : `${countGrouped(input, 'token')} in, ${grouped(output)} out`;
  return `models: ${count(spent.requests, 'request')}, ${tokens}, ${cost === null ? 'cost unknown' : formatCost(cost)}`;
}

/** The type of the user's terminal. */
function terminalOf({ seat, machine }: ShellRequest): Record<string, string> {
  const { TERM: type } = machine.environment;
  return seat.terminal === null || type === undefined ? {} : { TERM: type };
}

async function leave({ testbed }: LiveTrial, keep: boolean, notice: (message: string) => void): Promise<void> {
  try {
    if (keep) {
      const { kept } = await testbed.keep();
      notice(`kept ${kept}; enter it: ${entrance(testbed, kept)}; remove all that was kept: ${ourCommand()} clean`);
    }
    // A person at a shell is no agent.
    else for (const { kind, detail } of await testbed.remove()) if (kind !== 'kept_workdir_readable') notice(detail);
  } catch (error) {
    notice(messageOf(error));
  }
}

function namesOf(instances: Instance[]): string {
  const names = instances.slice(0, 5).map(({ id }) => id);
  return instances.length > names.length ? `${names.join(', ')}, …` : names.join(', ');
}
