import path from 'node:path';
import { sha256Of } from '../base/digest.ts';
import { TrialError } from '../base/errors.ts';
import { ofKind } from '../base/of-kind.ts';
import { pathsBelow } from '../base/paths-below.ts';
import { quote } from '../base/text/shell.ts';
import { partsOf } from '../datasets/steps.ts';
import type { Instance, TaskStep } from '../datasets/types.ts';
import { look } from '../evaluation/look/look.ts';
import { belowLeast, type GradedStep, ofStep, verdictOfSteps } from '../evaluation/reward/verdict.ts';
import type { RewardResult } from '../results/evaluation.ts';
import { ofPart, suffixOfStep } from '../results/part-files.ts';
import { awaitHealth } from '../testbeds/health.ts';
import { outputOf } from '../testbeds/output-of.ts';
import { type Content, TestbedDestroyed } from '../testbeds/types.ts';
import { collect } from './collect.ts';
import { agentOf } from './empty-result.ts';
import type { LiveTrial } from './live.ts';
import { runLimitBefore } from './metered.ts';
import { runStep } from './step.ts';
import { requireAgentUser, usersMissing } from './task-users.ts';

/** Milliseconds of the commands between two steps, and of a `setup.sh`. */
const RESET_LIMIT = 60_000;
const SETUP_LIMIT = 10 * 60_000;
/** The faults of a step that leave it without a reward; its task may still have one. */
const UNGRADED = ['no_reward', 'step_setup', 'healthcheck'];

/**
 * Runs the steps of a task in one testbed, one after another, until one has no reward or too small a one, and records
 * the verdict on the task. Throws a TrialError: `no_reward` if none of its steps gives it a reward, `max_cost` if the run's
 * limit of cost leaves a step without one.
 */
export async function runSteps(live: LiveTrial, { all, reward }: NonNullable<Instance['steps']>): Promise<void> {
  const { record, context } = live;
  const { options } = context;
  const parts = partsOf(live.instance);
  const graded: GradedStep[] = [];
  record.result.rounds = [];
  for (const [at, step] of all.entries()) {
    const limit = at === 0 ? null : runLimitBefore(live);
    if (limit !== null) {
      record.note('steps_left_out', `the steps from ${step.name} on were not run: ${limit}`);
      throw new TrialError('max_cost', limit);
    }
    record.step = step.name;
    const result = await runOne(live, step, { part: parts[at]!, number: at + 1, isLast: at === all.length - 1 });
    // The steps before it would decide without it.
    if (result.result === null && live.runLimit !== null) {
      if (!live.isLast) record.note('steps_left_out', `the steps after ${step.name} were not run: ${live.runLimit}`);
      throw new TrialError('max_cost', live.runLimit);
    }
    graded.push({ name: step.name, ...result });
    const below = belowLeast(result.result?.rewards ?? null, step.least);
    if (below !== null && result.result !== null && !live.isLast)
      record.note('steps_left_out', `the steps after ${step.name} were not run: ${below} (min_reward)`);
    if (result.result === null || below !== null) break;
  }
  record.step = null;
  const takeNotes = record.notesOfOne();
  const rule = { passKey: options['pass-key'], passScore: options['pass-score'] };
  const verdict = verdictOfSteps(graded, reward, rule, ({ evidence, notes }) => {
    record.result.evaluation = evidence;
    takeNotes(notes);
  });
  record.decide(verdict);
}

type Outcome = Pick<GradedStep, 'result' | 'why'>;

async function runOne(
  live: LiveTrial,
  step: TaskStep,
  { part, number, isLast }: { part: Instance; number: number; isLast: boolean },
): Promise<Outcome> {
  const { record, context, signal } = live;
  const suffix = suffixOfStep(number);
  let result: RewardResult | null = null;
  try {
    await record.stage('prepare', async () => {
      if (number > 1) await endStep(live);
      record.result.agent = { ...agentOf(context.options), prompt_digest: '' };
      Object.assign(live, { instance: part, suffix, isLast, isCollected: false, trajectory: null });
      await prepareStep(live, step);
    });
    await runStep(live);
    result = ofKind(record.result.evaluation!, 'reward');
    return { result, why: '' };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof TrialError) || !UNGRADED.includes(error.kind)) throw error;
    return { result, why: error.message };
  } finally {
    const { agent, evaluation, score } = record.result;
    if (live.suffix === suffix)
      record.result.rounds!.push({
        ...{ step: step.name, agent, score: result === null ? null : score },
        evaluation: recorded(evaluation && ofKind(evaluation, 'reward'), live.context.options['pass-key'], part),
      });
    // The verdict is that of all steps.
    record.undecide();
  }
}

function recorded(evaluation: RewardResult | null, passKey: string, { steps }: Instance): RewardResult | null {
  return evaluation && { ...evaluation, rewards: ofStep(evaluation.rewards, passKey, steps!.all.length) };
}

/** Takes the agent's output of the step before, and removes tests, rewards and logs of before. */
async function endStep(live: LiveTrial): Promise<void> {
  const { testbed, instance, directory, signal } = live;
  await collect(live, path.join(directory, ofPart('output', live.suffix)));
  live.isCollected = true;
  const isShared = ofKind(instance.evaluation, 'reward').separate === null;
  const emptied = ['/logs/agent', '/logs/artifacts', ...(isShared ? ['/logs/verifier'] : [])];
  await testbed.place([[testbed.outputDirectory, 'empty directory']]);
  // A mount cannot be removed itself.
  const script = `${isShared ? 'rm -rf -- /tests || exit 1' : ''}
for d in ${emptied.join(' ')}; do
  if [ -L $d ] || [ ! -d $d ]; then rm -rf -- $d && mkdir -p -- $d
  else find $d/ -mindepth 1 -maxdepth 1 -exec rm -rf -- {} +; fi || exit 1
done
chmod 777 -- ${emptied.join(' ')} ${quote(testbed.outputDirectory)}`;
  await rootly(live, script, signal);
}

/** Prompt, files, `setup.sh` and healthcheck of a step, and the look at the testbed before its agent. */
async function prepareStep(live: LiveTrial, { name, files, setup, healthcheck }: TaskStep): Promise<void> {
  const { testbed, instance, record, logs, suffix, signal } = live;
  record.result.agent.prompt_digest = sha256Of(instance.prompt);
  const own = files === null ? [] : filesBelow(files, testbed.workdir);
  await testbed.place([[testbed.promptFile, { text: instance.prompt }], ...own]);
  const user = instance.environment!.agentUser;
  if (user !== null && live.missingUsers.has(user)) await requireAgentUser(live);
  if (setup) {
    const script = `bash ${quote(path.posix.join(testbed.workdir, 'setup.sh'))}`;
    const command = { shell: 'sh', script, user, timeout: SETUP_LIMIT, lasting: true } as const;
    const { exitCode, timedOut } = await logs.run(ofPart('setup.log', suffix), testbed, command, signal);
    const end = timedOut ? `did not end within ${SETUP_LIMIT / 60_000} minutes` : `ended with exit code ${exitCode}`;
    if (exitCode !== 0)
      throw new TrialError('step_setup', `steps/${name}/workdir/setup.sh ${end}; see ${ofPart('setup.log', suffix)}`);
  }
  if (healthcheck !== null) await awaitHealth(testbed, healthcheck, user, signal);
  // A user that is there by now is for the agents to keep.
  if (live.missingUsers.size > 0) {
    const still = await usersMissing(live);
    live.missingUsers = new Set([...live.missingUsers].filter((name) => still.has(name)));
  }
  const before = await look(testbed, instance, null, signal);
  const verifier = ofKind(instance.evaluation, 'reward').user;
  live.before = { ...before, lacksUser: verifier !== null && live.missingUsers.has(verifier) };
}

/** The files below a directory, each at its place: directories that are there stay. */
function filesBelow(directory: string, target: string): [string, Content][] {
  return pathsBelow(directory).map((name) => [
    path.posix.join(target, name),
    { directory: path.join(directory, name) },
  ]);
}

async function rootly({ testbed }: LiveTrial, script: string, signal: AbortSignal): Promise<void> {
  const { exit } = await outputOf(testbed, script, RESET_LIMIT, signal);
  const end = exit.timedOut ? `it takes more than ${RESET_LIMIT / 1000} s` : `exit code ${exit.exitCode}`;
  if (exit.exitCode !== 0) throw new TestbedDestroyed(`the testbed cannot be made ready for its next step: ${end}`);
}
