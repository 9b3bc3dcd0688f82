import { messageOf, TrialError } from '../../base/errors.ts';
import { ofKind } from '../../base/of-kind.ts';
import { quote } from '../../base/text/shell.ts';
import type { RewardResult } from '../../results/evaluation.ts';
import { contentOf } from '../../testbeds/content-of.ts';
import { outputOf } from '../../testbeds/output-of.ts';
import { filesOf, placeProgram } from '../../testbeds/task-files.ts';
import { type Testbed, TestbedDestroyed } from '../../testbeds/types.ts';
import { withNetwork } from '../../testbeds/with-network.ts';
import { Findings } from '../findings.ts';
import { compareLooks, look } from '../look/look.ts';
import type { EvaluationRequest, Verdict } from '../types.ts';
import { Meanwhile } from './meanwhile.ts';
import { LARGEST_REWARDS, none, type RewardFile, readRewards } from './read-rewards.ts';
import { rewardIn, verdictOf } from './verdict.ts';

const SCRIPT = '/tests/test.sh';
const VERIFIER = '/logs/verifier';
const OUTPUT = `${VERIFIER}/test-stdout.txt`;
const REWARDS = [`${VERIFIER}/reward.json`, `${VERIFIER}/reward.txt`] as const;
/** Milliseconds for the commands around the script. */
const LIMIT = 60_000;
/** Bytes of the script's output that are kept. */
const LARGEST_OUTPUT = 16 * 1024 * 1024;

/**
 * Puts the tests of a task into its testbed, runs `test.sh` and reads the reward that it has written; its exit code does
 * not count. Throws a TrialError (`no_reward`) if there is none.
 */
export async function evaluateReward(request: EvaluationRequest): Promise<Verdict> {
  const { testbed, instance, before, logs, limits, signal } = request;
  const { tests, timeout, variables, user, network, separate } = ofKind(instance.evaluation, 'reward');
  const rule = { passKey: limits['pass-key'], passScore: limits['pass-score'], isStep: instance.steps !== undefined };
  const findings = new Findings(request);
  const result: RewardResult = {
    kind: 'reward',
    rewards: {},
    reward: null,
    exit_code: null,
    timed_out: false,
    duration_ms: 0,
    output_tail: '',
    steps: [],
  };
  findings.show(result);
  if (separate === null)
    findings.note(...compareLooks(instance, before, await look(testbed, instance, before, signal)));
  const given = separate !== null || before.testsGiven === true;
  const placed = tests.flatMap((folder) => filesOf(folder, '/tests', 'test.sh'));
  const targets = placed.map(([target]) => target);
  const planted = await clear(testbed, { whole: rule.isStep && separate === null, given, targets }, signal);
  if (planted !== '' && separate === null)
    findings.note({ kind: 'verifier_files_planted', detail: `the agent left ${planted}, which was removed` });
  const isThere = await placeProgram(testbed, placed, SCRIPT, { cleared: true, signal });
  // An image that has no script gives no reward, which is not the agent's doing.
  if (!isThere && separate === null) throw new TestbedDestroyed('the script of the tests is missing');
  // A container of its own has no process of the agent. For a step, the tests of the image are gone, too.
  const meanwhile = separate === null ? new Meanwhile(REWARDS, placed, given && !rule.isStep) : null;
  const after = meanwhile === null ? '' : `\ncode=$?\n${meanwhile.script}\nexit $code`;
  const exit = await withNetwork(testbed, separate?.environment ?? instance.environment!, network, () =>
    testbed.run(
      {
        ...{ shell: 'sh', script: `(${SCRIPT}) >${OUTPUT} 2>&1${after}`, environment: variables, timeout, user },
        output: (stream, chunk) => (stream === 'stdout' ? meanwhile?.push(chunk) : undefined),
      },
      signal,
    ),
  ).catch((error) => {
    // Without its user no command starts, whatever the agent did.
    const isMissing = before.lacksUser === true && error instanceof TestbedDestroyed && /find user/.test(error.message);
    throw isMissing ? new TrialError('dataset', `verifier.user: ${user} is not in the image: ${error.message}`) : error;
  });
  await keepOutput();
  Object.assign(result, { exit_code: exit.exitCode, timed_out: exit.timedOut, duration_ms: exit.duration });
  result.output_tail = logs.tails().get('evaluation.log') ?? '';
  findings.show(result);
  if (exit.timedOut)
    throw none(
      `tests/test.sh did not end within ${timeout / 1000} s (verifier.timeout_sec); a reward that it wrote does not count`,
    );
  const [json, text] = [await rewardFile(REWARDS[0]), await rewardFile(REWARDS[1])];
  if (json === null && text === null && !isThere && exit.exitCode === 127)
    throw none(
      `the image of the verifier has no ${SCRIPT}; a docker_image or Dockerfile of its own has to hold the tests`,
    );
  if (json !== 'unread' && text !== 'unread') findings.note(...(meanwhile?.notes([json, text]) ?? []));
  result.rewards = readRewards(json, text);
  result.reward = rewardIn(result.rewards, rule.passKey);
  findings.show(result);
  return verdictOf(findings, result, rule);

  /** The script writes to a file, as its authors expect; its end is copied to the log. */
  async function keepOutput(): Promise<void> {
    const script = `tail -c ${LARGEST_OUTPUT} ${OUTPUT} 2>/dev/null`;
    const command = { shell: 'sh', script, timeout: LIMIT } as const;
    await logs.run('evaluation.log', testbed, command, signal).catch((error) => {
      signal.throwIfAborted();
      findings.note({ kind: 'log_incomplete', detail: `evaluation.log: ${messageOf(error)}` });
    });
  }

  async function rewardFile(file: string): Promise<RewardFile> {
    for await (const entry of testbed.files(file)) {
      const isFile = entry.path === '' && entry.type === 'file';
      return (isFile ? await contentOf(entry, LARGEST_REWARDS) : null) ?? 'unread';
    }
    return null;
  }
}

/**
 * Removes rewards of before, the output of tests, and the tests: of those that are `given` (by an image), only the `targets`.
 * (The tests do not run if there is anything but a writable file in the place of their output.) Returns the paths of those that
 * were there against the rules. `whole`: for one of several steps, everything else in both directories too. The directory of
 * rewards is made anew if it is no longer one.
 */
async function clear(
  testbed: Testbed,
  { whole, given, targets }: { whole: boolean; given: boolean; targets: string[] },
  signal: AbortSignal,
): Promise<string> {
  const own = given ? '' : ' /tests';
  const replaced = given && targets.length > 0 ? `rm -rf -- ${targets.map(quote).join(' ')} || exit 1\n` : '';
  const rest = whole ? `rm -rf -- /tests && find ${VERIFIER}/ -mindepth 1 -maxdepth 1 -exec rm -rf -- {} +\n` : '';
  const script = `for f in ${REWARDS.toReversed().join(' ')}${own}; do
  if [ -e "$f" ] || [ -L "$f" ]; then printf '%s\\n' "$f"; rm -rf -- "$f" || exit 1; fi
done
if [ -L ${VERIFIER} ] || [ ! -d ${VERIFIER} ]; then rm -rf -- ${VERIFIER} && mkdir -p ${VERIFIER} && chmod 777 ${VERIFIER} || exit 1; fi
if [ -L ${OUTPUT} ] || { [ -e ${OUTPUT} ] && [ ! -f ${OUTPUT} ]; }; then printf '%s\\n' ${OUTPUT}; fi
rm -rf -- ${OUTPUT} || exit 1
${replaced}${rest}`;
  const { stdout, exit } = await outputOf(testbed, script, LIMIT, signal);
  if (exit.exitCode !== 0) throw new TestbedDestroyed(`earlier rewards cannot be removed: exit code ${exit.exitCode}`);
  return stdout.toString().trim().split('\n').join(', ');
}
