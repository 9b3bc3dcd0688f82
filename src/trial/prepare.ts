import type { Instance } from '../datasets/types.ts';
import { TrialError } from '../errors.ts';
import type { Testbed, TestbedProvider, TestbedRequest } from '../testbeds/types.ts';
import type { TrialContext } from './context.ts';
import type { Logs } from './logs.ts';
import { prerunnerScript } from './prerunner.ts';
import type { TrialRecord } from './record.ts';

/** Time limit of a prerunner; SetupBench's take half a minute. */
const PRERUNNER_TIMEOUT = 10 * 60_000;

/** Makes the testbed ready for its agent: image, container, repository, fixtures, prerunner. */
export async function prepare(
  instance: Instance,
  trial: number,
  record: TrialRecord,
  logs: Logs,
  context: TrialContext,
  signal: AbortSignal,
): Promise<Testbed> {
  const testbed = await openUnlessAborted(context.provider, { instance, trial, prompt: instance.prompt }, signal);
  const { image } = testbed;
  if (image !== null)
    Object.assign(record.result.testbed, {
      image: image.name,
      image_digest: image.digest,
      substituted: image.substituted,
    });
  try {
    if (testbed.prerunnerDirectory !== null)
      await runPrerunner(testbed, testbed.prerunnerDirectory, record, logs, signal);
    return testbed;
  } catch (error) {
    await remove(testbed, record).catch((fault) => record.note('remove_failed', fault.message));
    throw error;
  }
}

/** A clone or a pull may take long, and an interruption has no time to wait for it: what is opened too late is removed then. */
async function openUnlessAborted(
  provider: TestbedProvider,
  request: TestbedRequest,
  signal: AbortSignal,
): Promise<Testbed> {
  const opening = provider.open(request, signal);
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([opening, aborted.promise]);
  } catch (error) {
    opening.then((testbed) => testbed.remove()).catch(() => {});
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function runPrerunner(
  testbed: Testbed,
  directory: string,
  record: TrialRecord,
  logs: Logs,
  signal: AbortSignal,
): Promise<void> {
  const script = prerunnerScript(directory);
  const command = { shell: 'bash', script, environment: {}, timeout: PRERUNNER_TIMEOUT, lasting: true } as const;
  const exit = await logs.run('prerunner.log', testbed, command, signal, logs.failedCommands);
  record.result.prerunner = { exit_code: exit.exitCode, timed_out: exit.timedOut, duration_ms: exit.duration };
  if (exit.timedOut)
    throw new TrialError('prerunner', `prerunner.sh did not end within ${PRERUNNER_TIMEOUT / 60_000} minutes`);
  if (exit.exitCode !== 0) record.note('prerunner_failed', `prerunner.sh ended with exit code ${exit.exitCode}`);
}

/** Ends everything the trial started, and notes what could not be ended. */
export async function remove(testbed: Testbed, record: TrialRecord): Promise<void> {
  const left = await testbed.remove();
  if (left.length > 0) record.note('left_running', `Could not be ended: ${left.join(', ')}`);
}
