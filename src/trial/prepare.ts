import { TrialError } from '../base/errors.ts';
import { unlessAborted, unlessLate } from '../base/signals.ts';
import { partsOf } from '../datasets/steps.ts';
import type { Look } from '../evaluation/look/look.ts';
import { outputOf } from '../testbeds/output-of.ts';
import type { Testbed, TestbedRequest } from '../testbeds/types.ts';
import type { Testbeds } from './context.ts';
import type { BegunTrial, LiveTrial, OpenTrial } from './live.ts';
import { prerunnerScript } from './prerunner.ts';
import { remove } from './remove.ts';
import { placeTaskContext } from './task-context.ts';
import { placeTaskSkills, refuseMissingExtras } from './task-skills.ts';
import { requireAgentUser, usersMissing } from './task-users.ts';
import { verifierOf } from './verifier.ts';

/** Milliseconds; SetupBench's prerunners take half a minute. */
const PRERUNNER_TIMEOUT = 10 * 60_000;

/** Milliseconds for a command that does nothing. */
const SHELL_LIMIT = 60_000;

/** Milliseconds that an interruption waits for a testbed that is being opened. */
const LATE = 3_000;

/** Prepares the testbed for its agent: image, container, repository, fixtures, prerunner. */
export async function prepare(begun: BegunTrial): Promise<LiveTrial> {
  const { instance, trial, record, context, signal } = begun;
  if (context.seal !== null && !(await context.seal.holds(instance)))
    throw new TrialError('dataset', `files of ${instance.id} have changed since the run began`);
  refuseMissingExtras(instance, context.agent);
  const opening = openUnlessAborted(context.testbeds, { instance, trial, prompt: instance.prompt }, signal);
  // Their code loads while the testbed is made.
  const looking = import('../evaluation/look/look.ts');
  const changes = import('./changes/save.ts');
  const testbed = await opening;
  const { image } = testbed;
  if (image !== null)
    Object.assign(record.result.testbed, {
      image: image.name,
      image_digest: image.digest,
      substituted: image.substituted,
    });
  record.result.testbed.commit = testbed.commit;
  record.result.integrity.push(...testbed.notes);
  if (instance.repository?.commit === null)
    record.note(
      'repository_unpinned',
      `the row names no commit: the newest of the default branch, ${testbed.commit}, was cloned`,
    );
  const opened: OpenTrial = { ...begun, testbed };
  try {
    // Before the agent costs anything.
    for (const part of partsOf(instance)) {
      const request = verifierOf(part, trial);
      if (request !== null) await context.testbeds.provideImage(request, signal);
    }
    if (testbed.relay !== null) await context.meter?.serve(testbed.relay);
    if (testbed.prerunnerDirectory !== null) await runPrerunner(opened, testbed.prerunnerDirectory);
    await requireAgentUser(opened);
    const missingUsers = await usersMissing(opened);
    await placeTaskSkills(opened);
    await placeTaskContext(opened);
    const agent = (await context.agent?.prepare(testbed, signal)) ?? null;
    const { look } = await looking;
    const { beforeAgent } = await changes;
    // In the container of a task, an entrypoint and a healthcheck have run.
    const fresh =
      instance.prerunner === null && instance.environment === undefined && context.options['agent-setup'] === undefined;
    // While the testbed's shell looks, which has this process wait.
    const untouched = fresh ? beforeAgent(opened, true) : null;
    untouched?.catch(() => {});
    const before = await look(testbed, instance, null, signal);
    if (instance.evaluation.kind === 'test_plan') await checkToolsForPlan(opened, before);
    const spent = { cost: 0, requests: 0 };
    return {
      ...opened,
      agent,
      before,
      missingUsers,
      untouched,
      givenReports: new Map(),
      metering: null,
      spent,
      left: new Map(),
      suffix: '',
      isLast: true,
      isCollected: false,
      isStopped: false,
      stated: null,
      trajectory: null,
      modelFault: null,
      runLimit: null,
    };
  } catch (error) {
    await remove(opened).catch((fault) => record.note('remove_failed', fault.message));
    throw error;
  }
}

/**
 * Opens a testbed, but does not wait long after an interruption, since a clone or a pull can be slow. A testbed opened
 * shortly after is removed here; a later one is removed by the post step or the next run.
 */
async function openUnlessAborted(testbeds: Testbeds, request: TestbedRequest, signal: AbortSignal): Promise<Testbed> {
  const opening = testbeds.open(request, signal);
  try {
    return await unlessAborted(opening, signal);
  } catch (error) {
    const removed = opening.then((testbed) => testbed.remove()).catch(() => {});
    await unlessLate(removed, LATE);
    throw error;
  }
}

/**
 * The terminal driver needs perl, and lists of files GNU's find. The check is made before the agent runs and costs money;
 * tools missing later are the agent's doing.
 */
async function checkToolsForPlan({ testbed, signal }: OpenTrial, { tools }: Look): Promise<void> {
  const missing = ['perl', 'find'].filter((tool) => !tools.found.has(tool));
  if (missing.length === 0) {
    const { canListFiles } = await import('../evaluation/test-plan/files.ts');
    if (!(await canListFiles(testbed, signal))) missing.push("GNU find (BusyBox's has no -printf)");
  }
  if (missing.length > 0) throw withoutTools(testbed, missing, 'test plans need');
}

function withoutTools({ kind }: Pick<Testbed, 'kind'>, missing: string[], need: string): TrialError {
  const what = kind === 'docker' ? 'the image has' : 'this machine has';
  return new TrialError(
    'testbed',
    `${what} no ${missing.join(' and no ')}, which ${need}: use an image made from Debian or Ubuntu, or install it`,
  );
}

async function runPrerunner({ testbed, record, logs, signal }: OpenTrial, directory: string): Promise<void> {
  const script = prerunnerScript(directory);
  const command = { shell: 'bash', script, timeout: PRERUNNER_TIMEOUT, lasting: true } as const;
  const exit = await logs.run('prerunner.log', testbed, command, signal, logs.failedCommands);
  record.result.prerunner = { exit_code: exit.exitCode, timed_out: exit.timedOut, duration_ms: exit.duration };
  if (exit.timedOut)
    throw new TrialError('prerunner', `prerunner.sh did not end within ${PRERUNNER_TIMEOUT / 60_000} minutes`);
  // The shell's code for a command that it does not find.
  if (exit.exitCode === 127 && (await outputOf(testbed, 'command -v bash', SHELL_LIMIT, signal)).exit.exitCode !== 0)
    throw withoutTools(testbed, ['bash'], 'prerunner.sh needs');
  if (exit.exitCode !== 0) record.note('prerunner_failed', `prerunner.sh ended with exit code ${exit.exitCode}`);
}
