import { setTimeout as sleep } from 'node:timers/promises';
import { TrialError } from '../base/errors.ts';
import { unlessAborted } from '../base/signals.ts';
import { type Look, look } from '../evaluation/look.ts';
import type { Testbed, TestbedRequest } from '../testbeds/types.ts';
import type { Testbeds } from './context.ts';
import type { BegunTrial, LiveTrial, OpenTrial } from './live.ts';
import { prerunnerScript } from './prerunner.ts';

/** Time limit of a prerunner; SetupBench's take half a minute. */
const PRERUNNER_TIMEOUT = 10 * 60_000;

/** Milliseconds that an interruption waits for a testbed that is being opened. */
const LATE = 3_000;

/** Makes the testbed ready for its agent: image, container, repository, fixtures, prerunner. */
export async function prepare(begun: BegunTrial): Promise<LiveTrial> {
  const { instance, trial, record, context, signal } = begun;
  if (context.seal !== null && !(await context.seal.holds(instance)))
    throw new TrialError('dataset', `files of ${instance.id} are no longer those that were there when the run began`);
  const testbed = await openUnlessAborted(context.testbeds, { instance, trial, prompt: instance.prompt }, signal);
  const { image } = testbed;
  if (image !== null)
    Object.assign(record.result.testbed, {
      image: image.name,
      image_digest: image.digest,
      substituted: image.substituted,
    });
  const opened: OpenTrial = { ...begun, testbed };
  try {
    if (testbed.prerunnerDirectory !== null) await runPrerunner(opened, testbed.prerunnerDirectory);
    const before = await look(testbed, instance, null, signal);
    if (instance.evaluation.kind === 'test_plan') checkToolsForPlan(testbed, before);
    return { ...opened, before, givenReports: new Map() };
  } catch (error) {
    await remove(opened).catch((fault) => record.note('remove_failed', fault.message));
    throw error;
  }
}

/**
 * A clone or a pull may take long, and an interruption has little time to wait for its end: what is opened too late is removed
 * then, and after that is post's or the next run's to remove.
 */
async function openUnlessAborted(testbeds: Testbeds, request: TestbedRequest, signal: AbortSignal): Promise<Testbed> {
  const opening = testbeds.open(request, signal);
  try {
    return await unlessAborted(opening, signal);
  } catch (error) {
    const removed = opening.then((testbed) => testbed.remove()).catch(() => {});
    await Promise.race([removed, sleep(LATE, undefined, { ref: false })]);
    throw error;
  }
}

/** Without perl no terminal can be driven: better said before the agent is paid for, and what is missing later is the agent's doing. */
function checkToolsForPlan(testbed: Testbed, { tools }: Look): void {
  const missing = ['perl', 'find'].filter((tool) => !tools.found.has(tool));
  if (missing.length === 0) return;
  const what = testbed.kind === 'docker' ? 'the image has' : 'this machine has';
  throw new TrialError(
    'testbed',
    `${what} no ${missing.join(' and no ')}, which test plans are run with: use an image made from Debian or Ubuntu, or install it`,
  );
}

async function runPrerunner({ testbed, record, logs, signal }: OpenTrial, directory: string): Promise<void> {
  const script = prerunnerScript(directory);
  const command = { shell: 'bash', script, environment: {}, timeout: PRERUNNER_TIMEOUT, lasting: true } as const;
  const exit = await logs.run('prerunner.log', testbed, command, signal, logs.failedCommands);
  record.result.prerunner = { exit_code: exit.exitCode, timed_out: exit.timedOut, duration_ms: exit.duration };
  if (exit.timedOut)
    throw new TrialError('prerunner', `prerunner.sh did not end within ${PRERUNNER_TIMEOUT / 60_000} minutes`);
  if (exit.exitCode !== 0) record.note('prerunner_failed', `prerunner.sh ended with exit code ${exit.exitCode}`);
}

/** Ends everything the trial started, and notes what is left of it. */
export async function remove({ testbed, record }: OpenTrial): Promise<void> {
  for (const { kind, detail } of await testbed.remove()) record.note(kind, detail);
}
