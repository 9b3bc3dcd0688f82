import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { count } from '../base/format.ts';
import { readRegularFile } from '../base/regular-file.ts';
import { reaches } from '../base/rounding.ts';
import { VERSION } from '../base/version.ts';
import type { Instance } from '../datasets/types.ts';
import { writeReports } from '../evaluation/test-plan/reports.ts';
import type { Judge } from '../judges/types.ts';
import type { Options } from '../options/options.ts';
import type { TestPlanResult } from '../results/evaluation.ts';
import { FIRST_ROUND, ofPart, suffixOfStep } from '../results/part-files.ts';
import type { Result } from '../results/records.ts';
import { hasVerdict, isDestroyed } from '../results/totals.ts';
import { readUsage } from '../results/usage.ts';
import { type Priced, withPrices } from './prices.ts';
import { whyAgain, withoutOldExplanation } from './reason.ts';
import { rescoreSuccessCommand } from './success-command.ts';
import { rescorePlan } from './test-plan.ts';

const LARGEST_USAGE = 1024 * 1024;
/** In `rescored.done`: other prices were applied. */
export const COST = 'cost';

interface Means {
  options: Options;
  judge: Judge | null;
  instances: Map<string, Instance>;
  /** The new directory of the trial, and what is written into it. */
  written: Priced;
  signal: AbortSignal;
}

type Marks = NonNullable<Result['rescored']>;

/** One trial of a run, scored again as far as its kept evidence goes. `directory`: that of the trial, which is only read. */
export async function rescoreResult(given: Result, directory: string, means: Means): Promise<Result> {
  const marks: Marks = { done: [], kept: [] };
  const { done, kept } = marks;
  let result = await withUsage(given, directory, means.written, marks);
  if (plansOf(result).length > 0) {
    const scored = await withPoints(result, directory, means, marks);
    result = withVerdict(scored, means.options['pass-score']);
    if (means.judge === null && result.status !== scored.status) done.push('verdict');
  } else if (isDestroyed(result)) kept.push('verdict: the agent destroyed its testbed');
  else if (hasVerdict(result) && result.evaluation?.kind === 'reward') {
    result = withVerdict(result, means.options['pass-score']);
    done.push('verdict');
  } else if (hasVerdict(result)) {
    const again = rescoreSuccessCommand(result, directory);
    if (typeof again === 'string') kept.push(`verdict: ${again}`);
    else {
      result = again;
      done.push('verdict');
    }
  } else kept.push(`verdict: the trial was not measured (${result.status})`);
  return {
    ...withoutOldExplanation(result),
    ...whyAgain(given, result, directory),
    rescored: marks,
    harness_version: VERSION,
  };
}

/** With the points of its test plan scored again, in mode `debug` those of both rounds: they are compared. */
async function withPoints(
  result: Result,
  directory: string,
  { judge, instances, written, signal }: Means,
  { done, kept }: Marks,
): Promise<Result> {
  const plan = instances.get(result.instance_id)?.evaluation;
  if (judge === null || plan?.kind !== 'test_plan') {
    kept.push(judge === null ? 'points: no judge is given' : 'points: the dataset has no such instance');
    return result;
  }
  let judged = 0;
  const again = async (evaluation: Result['evaluation'], folder: string, round: string) => {
    if (evaluation?.kind !== 'test_plan') return evaluation;
    const place = { instanceId: result.instance_id, plan, directory, folder };
    const rescored = await rescorePlan(evaluation, place, judge, signal);
    kept.push(...rescored.kept.map((line) => `${round}${line}`));
    judged += rescored.judged;
    const { points } = rescored.evaluation;
    const known = points.slice(0, plan.points.length);
    await writeReports(path.join(written.directory, folder), plan.points, known, written.redactor);
    return rescored.evaluation;
  };
  const { rounds } = result;
  const scored: NonNullable<typeof rounds> = [];
  for (const [index, round] of (rounds ?? []).entries()) {
    // The files of the last round are in the trial's own directory.
    const evaluation = await again(round.evaluation, index === 0 ? FIRST_ROUND : '', `round ${index + 1}, `);
    scored.push({ ...round, evaluation, score: evaluation?.kind === 'test_plan' ? evaluation.score : round.score });
  }
  // If the second round did not begin, the verdict of the first one stands.
  const own = rounds?.findLastIndex((round) => isDeepStrictEqual(round.evaluation, result.evaluation)) ?? -1;
  // A first round that ended in an error is no round of the record; its files are in its folder all the same.
  const isFirst = rounds === undefined && existsSync(path.join(directory, FIRST_ROUND));
  const evaluation =
    own === -1 ? await again(result.evaluation, isFirst ? FIRST_ROUND : '', '') : scored[own]!.evaluation;
  done.push(count(judged, 'point'));
  return { ...result, evaluation, ...(rounds === undefined ? {} : { rounds: scored }) };
}

/** With the verdict on its points, or its reward, by `pass-score`; as it is if there is none to be had. */
function withVerdict(result: Result, passScore: number): Result {
  const { evaluation, error, status } = result;
  const plan = evaluation?.kind === 'test_plan' ? evaluation : null;
  const score = plan === null ? result.score : plan.score;
  if (evaluation === null || score === null) return result;
  if (status === 'not_run' || isDestroyed(result) || (error !== null && error.kind !== 'not_judged')) return result;
  const passed = reaches(plan?.score_expected ?? score, passScore);
  return { ...result, status: passed ? 'passed' : 'failed', score, error: null };
}

/** The evaluations by a test plan; of a trial with rounds, also if its last one came to none. */
export function plansOf({ evaluation, rounds = [] }: Result): TestPlanResult[] {
  return [evaluation, ...rounds.map((round) => round.evaluation)].filter((one) => one?.kind === 'test_plan');
}

/** The directory of the agent's last output. */
function outputOf({ rounds = [] }: Result): string {
  return ofPart('output', rounds.at(-1)?.step === undefined ? '' : suffixOfStep(rounds.length));
}

/** The usage from the kept usage.json, in mode `debug` that of the last round; of a metered trial, its cost by given prices. */
async function withUsage(result: Result, directory: string, written: Priced, { done, kept }: Marks): Promise<Result> {
  if (result.agent.usage.source === 'meter') {
    const again = written.prices.length === 0 ? 'the meter counted it' : await withPrices(result, written);
    if (typeof again === 'string') {
      kept.push(`usage: ${again}`);
      return result;
    }
    done.push(COST);
    return again;
  }
  try {
    const content = readRegularFile(`${directory}/${outputOf(result)}/usage.json`, LARGEST_USAGE).toString();
    const { model, ...figures } = readUsage(content).usage;
    const usage = { ...result.agent.usage, source: 'agent' as const, ...figures };
    const agent = { ...result.agent, usage, model: result.agent.model ?? model };
    done.push('usage');
    const rounds = result.rounds?.with(-1, { ...result.rounds.at(-1)!, agent });
    return { ...result, agent, ...(rounds === undefined ? {} : { rounds }) };
  } catch {
    kept.push('usage: no valid output/usage.json was kept');
    return result;
  }
}
