import { messageOf } from '../../base/errors.ts';
import type { RewardEvaluation } from '../../datasets/types.ts';
import type { RewardResult } from '../../results/evaluation.ts';
import { outputOf } from '../../testbeds/output-of.ts';
import { filesOf } from '../../testbeds/task-files.ts';
import { type Testbed, TestbedDestroyed } from '../../testbeds/types.ts';
import { Findings } from '../findings.ts';
import { compareLooks, look } from '../look/look.ts';
import type { EvaluationRequest, Verdict } from '../types.ts';
import { LARGEST_REWARDS, none, type RewardFile, readRewards } from './read-rewards.ts';

const VERIFIER = '/logs/verifier';
const OUTPUT = `${VERIFIER}/test-stdout.txt`;
/** Milliseconds for the commands around the script. */
const LIMIT = 60_000;
/** Bytes of the script's output that are kept. */
const LARGEST_OUTPUT = 16 * 1024 * 1024;

/**
 * Puts the tests of a task into its testbed, runs `test.sh` and reads the reward that it has written; its exit code does
 * not count. Throws a TrialError (`no_reward`) if there is none.
 */
export async function evaluateReward(request: EvaluationRequest): Promise<Verdict> {
  const { testbed, instance, before, logs, limits, passKey, signal } = request;
  const { tests, timeout, variables, user, hooks } = instance.evaluation as RewardEvaluation;
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
  findings.note(...compareLooks(instance, before, await look(testbed, instance, before, signal)));
  for (const hook of hooks) {
    const command = { shell: 'agent', script: hook.command, environment: {}, timeout: hook.timeout } as const;
    await logs.run('collect.log', testbed, { ...command, user: hook.user, lasting: false }, signal);
  }
  const planted = await clear(testbed, before.testsGiven === true, signal);
  if (planted !== '')
    findings.note({ kind: 'verifier_files_planted', detail: `the agent left ${planted}, which was removed` });
  await testbed.place(filesOf(tests, '/tests'));
  await rootly(testbed, 'chmod +x /tests/test.sh', signal);
  const exit = await testbed.run(
    {
      ...{ shell: 'sh', script: `(/tests/test.sh) >${OUTPUT} 2>&1`, environment: variables, timeout, user },
      ...{ lasting: false, output() {} },
    },
    signal,
  );
  await keepOutput();
  Object.assign(result, { exit_code: exit.exitCode, timed_out: exit.timedOut, duration_ms: exit.duration });
  result.output_tail = logs.tails().get('evaluation.log') ?? '';
  findings.show(result);
  if (exit.timedOut)
    throw none(
      `tests/test.sh did not end within ${timeout / 1000} s (verifier.timeout_sec); a reward that it wrote does not count`,
    );
  result.rewards = readRewards(await rewardFile('reward.json'), await rewardFile('reward.txt'));
  findings.show(result);
  const reward = Object.hasOwn(result.rewards, passKey) ? result.rewards[passKey]! : null;
  if (reward === null) {
    const names = Object.keys(result.rewards).slice(0, 10).join(', ');
    throw none(
      `the rewards have no "${passKey}"${names === '' ? '' : `, but ${names}`}; name the one that counts in pass-key`,
    );
  }
  result.reward = reward;
  findings.show(result);
  const score = Math.min(1, Math.max(0, reward));
  if (score !== reward) findings.note({ kind: 'reward_clipped', detail: `the reward ${reward} counts as ${score}` });
  return findings.verdict(score >= limits['pass-score'], score);

  /** The script writes to a file, as its authors expect; its end is copied to the log. */
  async function keepOutput(): Promise<void> {
    const script = `tail -c ${LARGEST_OUTPUT} ${OUTPUT} 2>/dev/null`;
    const command = { shell: 'sh', script, environment: {}, timeout: LIMIT, lasting: false } as const;
    await logs.run('evaluation.log', testbed, command, signal).catch((error) => {
      signal.throwIfAborted();
      findings.note({ kind: 'log_incomplete', detail: `evaluation.log: ${messageOf(error)}` });
    });
  }

  async function rewardFile(name: string): Promise<RewardFile> {
    for await (const entry of testbed.files(`${VERIFIER}/${name}`)) {
      if (entry.path !== '' || entry.type !== 'file' || entry.size > LARGEST_REWARDS) return 'unread';
      const chunks: Buffer[] = [];
      for await (const chunk of entry.content) chunks.push(Buffer.from(chunk));
      return Buffer.concat(chunks);
    }
    return null;
  }
}

/**
 * Removes rewards of before, and tests unless the image has some itself; returns the paths of those that were there. The
 * directory of rewards is made anew if it is no longer one.
 */
async function clear(testbed: Testbed, testsGiven: boolean, signal: AbortSignal): Promise<string> {
  const own = testsGiven ? '' : ' /tests';
  const script = `for f in ${VERIFIER}/reward.txt ${VERIFIER}/reward.json${own}; do
  if [ -e "$f" ] || [ -L "$f" ]; then printf '%s\\n' "$f"; rm -rf -- "$f" || exit 1; fi
done
if [ -L ${VERIFIER} ] || [ ! -d ${VERIFIER} ]; then rm -rf -- ${VERIFIER} && mkdir -p ${VERIFIER} && chmod 777 ${VERIFIER}; fi`;
  const { stdout, exit } = await outputOf(testbed, script, LIMIT, signal);
  if (exit.exitCode !== 0) throw new TestbedDestroyed(`earlier rewards cannot be removed: exit code ${exit.exitCode}`);
  return stdout.toString().trim().split('\n').join(', ');
}

async function rootly(testbed: Testbed, script: string, signal: AbortSignal): Promise<void> {
  const { exit } = await outputOf(testbed, script, LIMIT, signal);
  if (exit.exitCode !== 0) throw new TestbedDestroyed(`${script}: exit code ${exit.exitCode}`);
}
