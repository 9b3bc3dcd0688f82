import { lstatSync } from 'node:fs';
import path from 'node:path';
import { codeOf, isInterrupted, messageOf } from '../base/errors.ts';
import { ofKind } from '../base/of-kind.ts';
import { removeTree } from '../base/tree.ts';
import { ofPart } from '../results/part-files.ts';
import type { Result } from '../results/records.ts';
import type { Usage } from '../results/usage.ts';
import { excluder } from '../testbeds/exclude.ts';
import type { Testbed, TestbedFile } from '../testbeds/types.ts';
import { unread } from '../testbeds/unread.ts';
import { explainTrial } from './explain.ts';
import type { LiveTrial } from './live.ts';
import { type Collected, collectOutput } from './output.ts';
import { noteStarvation } from './remove.ts';
import { adoptTrajectory } from './trajectory.ts';

/** Reasons to leave an entry out that say nothing about the agent's own files. */
const USUAL_IN_HOMES = /a link, device, socket or pipe|usage\.json/;

/** Milliseconds for the files of an interrupted trial. All trials have the same ones, and a cancelled job has 7.5 s in all. */
const COLLECT_LIMIT = 2_000;

/** Keeps what the agent left, and explains a failure. After an interruption, nothing more is begun. */
export async function collectTrial(live: LiveTrial): Promise<void> {
  const { instance, directory, suffix, signal } = live;
  const output = instance.steps === undefined ? 'output' : ofPart('output', suffix);
  await withinLimit(signal, async (until) => {
    try {
      if (!live.isCollected) await keepOutput(live, path.join(directory, output), until);
    } finally {
      await collectHome(live, path.join(directory, 'home'), until);
      if (!isInterrupted(signal)) await collectServiceLogs(live);
    }
  });
  await explainTrial(live);
}

/** Keeps the agent's output directory and its usage report, before a further step or round. */
export async function collect(live: LiveTrial, directory: string): Promise<void> {
  await withinLimit(live.signal, (until) => keepOutput(live, directory, until));
}

/** Copies files `until` some time after an interruption, which may come at any moment. */
async function withinLimit(signal: AbortSignal, copy: (until: AbortSignal) => Promise<void>): Promise<void> {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    if (isInterrupted(signal)) timer = setTimeout(() => limit.abort(), COLLECT_LIMIT);
  };
  begin();
  signal.addEventListener('abort', begin);
  try {
    await copy(limit.signal);
  } finally {
    signal.removeEventListener('abort', begin);
    clearTimeout(timer);
  }
}

async function keepOutput(live: LiveTrial, directory: string, until: AbortSignal): Promise<void> {
  const { testbed, record } = live;
  const { usage, left } = await collectFrom(live, entriesOf(testbed, testbed.outputDirectory, until), directory);
  const isReported = Object.values(usage).some((value) => value !== null);
  const { model, ...figures } = isReported ? usage : (live.stated?.usage ?? usage);
  // A further step or round whose agent does not begin has none.
  live.stated = null;
  const { agent } = record.result;
  agent.model ??= model;
  if (agent.usage.source === 'meter') {
    const differs = differences(agent.usage, figures);
    if (differs !== '')
      record.note('usage_differs', `usage.json and the meter differ, and the meter's count stands: ${differs}`);
  } else if (Object.values(figures).some((value) => value !== null)) {
    Object.assign(agent.usage, { source: 'agent', ...figures });
  }
  // The last round is also at the top of the result.
  const round = record.result.rounds?.at(-1);
  if (round !== undefined) round.agent = record.result.agent;
  for (const detail of left) record.note('output_left_out', detail);
  if (agent.usage.source !== 'meter') await adoptTrajectory(live, directory);
}

/** Keeps the agent's own sessions and settings. */
async function collectHome(live: LiveTrial, directory: string, until: AbortSignal): Promise<void> {
  const { testbed } = live;
  const { left } = await collectFrom(live, entriesOf(testbed, testbed.agentHome, until), directory);
  for (const detail of left) if (!USUAL_IN_HOMES.test(detail)) live.record.note('home_left_out', detail);
}

/** The entries of a directory that come `until` then; the last one tells that there were more. */
export async function* entriesOf(
  testbed: Pick<Testbed, 'files'>,
  directory: string,
  until: AbortSignal,
): AsyncIterable<TestbedFile> {
  for await (const entry of untilThen(until, testbed.files(directory, until)))
    yield { ...entry, content: untilThen(until, entry.content) };
  if (until.aborted) yield unread('all that was not copied soon after the interruption');
}

async function* untilThen<Item>(end: AbortSignal, items: AsyncIterable<Item>): AsyncIterable<Item> {
  try {
    for await (const item of items) {
      if (end.aborted) return;
      yield item;
    }
  } catch (error) {
    if (!end.aborted) throw error;
  }
}

/**
 * Runs what a task wants to be run between agent and verifier, whatever its exit codes, and keeps its artifacts, of which a
 * fault is noted. As in Harbor, the hooks of other services come last; where the verifier has a testbed of its own and no
 * step follows, nothing of the agent runs any more by then, and can change what they collect.
 */
export async function collectForVerifier(live: LiveTrial): Promise<void> {
  const { testbed, instance, record, logs, suffix, directory, signal } = live;
  const { hooks, separate } = ofKind(instance.evaluation, 'reward');
  await handTrajectory(live).catch(noteFault);
  await run(hooks.filter(({ service }) => service === 'main'));
  if (separate !== null && live.isLast) {
    await noteStarvation(live);
    live.isStopped = true;
    await testbed.stop();
  }
  await run(hooks.filter(({ service }) => service !== 'main'));
  const kept = path.join(directory, ofPart('artifacts', suffix));
  await withinLimit(signal, (until) => collectArtifacts(live, kept, until)).catch(noteFault);

  function noteFault(error: unknown): void {
    signal.throwIfAborted();
    record.note('collect_failed', messageOf(error));
  }

  async function run(some: typeof hooks): Promise<void> {
    for (const hook of some) {
      const place = hook.service === 'main' ? testbed : testbed.service(hook.service);
      if (place === null) continue;
      const command = { shell: 'agent', script: hook.command, timeout: hook.timeout, user: hook.user } as const;
      await logs.run(ofPart('collect.log', suffix), place, command, signal);
    }
  }
}

/** Puts the steps that the meter knows where Harbor's agents leave theirs, since hooks and tests may judge them. */
async function handTrajectory({ testbed, record, directory }: LiveTrial): Promise<void> {
  const { trajectory } = record.result.agent;
  if (trajectory == null) return;
  await testbed.place([['/logs/agent/trajectory.json', { directory: path.join(directory, trajectory) }]], true);
}

async function collectArtifacts(live: LiveTrial, directory: string, until: AbortSignal): Promise<void> {
  const { testbed, instance, record } = live;
  const { artifacts } = instance.environment!;
  const { left } = await collectFrom(live, entries(), directory);
  for (const detail of left) record.note('artifact_left_out', detail);

  async function* entries(): AsyncIterable<TestbedFile> {
    for (const { service, source, target, exclude } of artifacts) {
      const isExcluded = excluder(exclude);
      const place = service === 'main' ? testbed : testbed.service(service);
      if (place === null) continue;
      for await (const entry of entriesOf(place, path.posix.resolve(testbed.workdir, source), until))
        if (entry.path === '' || !isExcluded(entry.path)) yield { ...entry, path: path.posix.join(target, entry.path) };
    }
  }
}

/** Keeps the output of the other containers of a task with a compose file, each in a log of its own. */
async function collectServiceLogs({ testbed, logs }: LiveTrial): Promise<void> {
  await testbed.serviceLogs((service, stream, chunk) => logs.add(`service-${service}.log`, stream, chunk));
}

async function collectFrom(
  { context }: LiveTrial,
  entries: AsyncIterable<TestbedFile>,
  directory: string,
): Promise<Collected> {
  // The attempt began with an empty directory, so anything at this path is foreign; it is removed, and nothing is
  // written below it.
  const inTheWay = lstatSync(directory, { throwIfNoEntry: false }) !== undefined;
  if (inTheWay) await removeTree(directory);
  const limit = context.options['max-output-size'];
  const collected = await collectOutput(entries, directory, limit, context.redactor).catch(async (error) => {
    // On a full disk, the run's records need the space more.
    if (codeOf(error) === 'ENOSPC') await removeTree(directory);
    throw error;
  });
  if (inTheWay) collected.left.push(`an entry in place of the directory ${path.basename(directory)} in the results`);
  return collected;
}

/** Figures of two counts that differ by more than a hundredth. */
function differences(metered: Result['agent']['usage'], own: Omit<Usage, 'model'>): string {
  return (['input_tokens', 'output_tokens', 'cost_usd'] as const)
    .filter((name) => {
      const [one, other] = [metered[name], own[name]];
      return one !== null && other !== null && Math.abs(one - other) > 0.01 * Math.max(one, other);
    })
    .map((name) => `${name} ${own[name]} and ${metered[name]}`)
    .join(', ');
}
