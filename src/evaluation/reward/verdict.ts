import { reaches } from '../../base/rounding.ts';
import type { RewardResult } from '../../results/evaluation.ts';
import { Findings } from '../findings.ts';
import type { EvaluationRequest, Verdict } from '../types.ts';
import { keptRewards, LARGEST_REWARDS, none, shown } from './read-rewards.ts';

/** The rule by which a reward is a verdict. */
interface Rule {
  passKey: string;
  passScore: number;
  /** True for one of several steps: a reward of another name is no error. */
  isStep: boolean;
}

/** A step of a task after its verifier: its rewards, or the reason why there are none. */
export type GradedStep = { name: string; result: RewardResult | null; why: string };

export function rewardIn(rewards: Record<string, number>, passKey: string): number | null {
  return Object.hasOwn(rewards, passKey) ? rewards[passKey]! : null;
}

/** The verdict on rewards, by the one that counts. Throws a TrialError (`no_reward`) if there is none of that name. */
export function verdictOf(findings: Findings, { rewards, reward }: RewardResult, rule: Rule): Verdict {
  if (reward === null && !rule.isStep) {
    const names = Object.keys(rewards).slice(0, 10).map(shown).join(', ');
    const others = names === '' ? '' : `, but ${names}`;
    throw none(`the rewards have no "${rule.passKey}"${others}; name the one that counts in pass-key`);
  }
  const score = Math.min(1, Math.max(0, reward ?? 0));
  if (reward !== null && score !== reward)
    findings.note({ kind: 'reward_clipped', detail: `the reward ${reward} counts as ${score}` });
  return findings.verdict(reaches(score, rule.passScore), score);
}

/** The key and the reward of a step that is below the least one with which the rest is run; null if all suffice. */
export function belowLeast(rewards: Record<string, number> | null, least: Record<string, number>): string | null {
  for (const [key, wanted] of Object.entries(least)) {
    const reward = rewardIn(rewards ?? {}, key) ?? Number.NEGATIVE_INFINITY;
    if (reward < wanted) return `${key} ${Number.isFinite(reward) ? reward : 'missing'}, at least ${wanted}`;
  }
  return null;
}

/**
 * The verdict on a task by its steps, as far as it came; source: harbor 0.25.0 on PyPI, trial/trial.py. `mean`: of each
 * reward over the steps that have any, where a missing one counts as 0; `final`: those of the last step that was run.
 * Throws a TrialError (`no_reward`).
 */
export function verdictOfSteps(
  steps: GradedStep[],
  strategy: 'mean' | 'final',
  rule: Omit<Rule, 'isStep'>,
  progress: EvaluationRequest['progress'],
): Verdict {
  const findings = new Findings({ progress });
  const results = steps.flatMap(({ result }) => result ?? []);
  const rewards = strategy === 'final' ? (steps.at(-1)?.result?.rewards ?? {}) : meanOf(results);
  const last = results.at(-1);
  const evidence: RewardResult = {
    kind: 'reward',
    rewards: keptRewards(rewards, rule.passKey, LARGEST_REWARDS),
    reward: rewardIn(rewards, rule.passKey),
    exit_code: last?.exit_code ?? null,
    timed_out: results.some(({ timed_out }) => timed_out),
    duration_ms: results.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
    output_tail: last?.output_tail ?? '',
    steps: steps.map(({ name, result, why }) => ({
      ...{ name, rewards: result && ofStep(result.rewards, rule.passKey, steps.length) },
      ...(result === null ? { why } : {}),
    })),
  };
  findings.show(evidence);
  const ungraded = steps.find(({ result }) => result === null);
  if (ungraded !== undefined) {
    const what = `step ${ungraded.name} has no reward: ${ungraded.why}`;
    if (Object.keys(rewards).length === 0) throw none(what);
    findings.note({ kind: 'step_not_graded', detail: `${what}; the steps before it decide` });
  }
  return verdictOf(findings, evidence, { ...rule, isStep: false });
}

/** The rewards of one of so many steps in the record, which holds them twice. */
export function ofStep(rewards: RewardResult['rewards'], passKey: string, steps: number): RewardResult['rewards'] {
  return keptRewards(rewards, passKey, LARGEST_REWARDS / steps);
}

function meanOf(results: RewardResult[]): Record<string, number> {
  const keys = new Set(results.flatMap(({ rewards }) => Object.keys(rewards)));
  const of = (key: string) => {
    const all = results.map(({ rewards }) => rewardIn(rewards, key) ?? 0);
    const mean = sumOf(all) / all.length;
    // The sum of finite rewards can be too large for a number, and a record has no others.
    return Number.isFinite(mean) ? mean : sumOf(all.map((reward) => reward / all.length));
  };
  return Object.fromEntries([...keys].map((key) => [key, of(key)]));
}

/** The sum with the error of each addition added in the end (Neumaier), as Python has it since 3.12. */
function sumOf(values: number[]): number {
  let total = 0;
  let error = 0;
  for (const value of values) {
    const next = total + value;
    error += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + error;
}
