import { realpathSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sha256Of } from '../base/digest.ts';
import { messageOf, UserError } from '../base/errors.ts';
import { count } from '../base/format.ts';
import type { Machine } from '../base/machine.ts';
import { makeDirectory } from '../base/make-directory.ts';
import { Redactor } from '../base/redact/redact.ts';
import { readRegularFile } from '../base/regular-file.ts';
import { reaches } from '../base/rounding.ts';
import { VERSION } from '../base/version.ts';
import { loadDataset } from '../datasets/registry.ts';
import type { Instance } from '../datasets/types.ts';
import { writeReports } from '../evaluation/test-plan/reports.ts';
import { datasetFetcher } from '../git/fetch-dataset.ts';
import { openJudge } from '../judges/registry.ts';
import type { Judge } from '../judges/types.ts';
import type { Options } from '../options/options.ts';
import { secretsOf } from '../options/secrets.ts';
import { copyTrialFiles } from '../results/copy-files.ts';
import type { TestPlanResult } from '../results/evaluation.ts';
import { judgeGate } from '../results/gate.ts';
import { FIRST_ROUND, ofPart, suffixOfStep } from '../results/part-files.ts';
import { readRun } from '../results/read.ts';
import { recordText } from '../results/record-text.ts';
import type { PlannedTrial, Result, RunRecord } from '../results/records.ts';
import { redactRecord } from '../results/redact.ts';
import { holdsExperiment, holdsRun } from '../results/run-place.ts';
import { ResultStore } from '../results/store.ts';
import { figuresOfResult, hasVerdict, totalsOf } from '../results/totals.ts';
import { trialPath } from '../results/trial-id.ts';
import { readUsage } from '../results/usage.ts';
import { datasetAdvice, type KeptOptions, moveOptions, namedSecrets } from '../run/kept-options.ts';
import { joinPrices, type Priced, withPrices } from './prices.ts';
import { whyAgain, withoutOldExplanation } from './reason.ts';
import { rescoreSuccessCommand } from './success-command.ts';
import { rescorePlan } from './test-plan.ts';

const LARGEST_RUN = 64 * 1024 * 1024;
const LARGEST_USAGE = 1024 * 1024;
/** In `rescored.done`: other prices were applied. */
const COST = 'cost';

export interface RescoreRequest {
  /** Directory of one run; it is only read. */
  origin: string;
  /** The directory of the new run; it must not exist. */
  results: string;
  options: Options;
  /** The options for the record of the new run, in its directory. */
  keepOptions(directory: string): KeptOptions;
  machine: Machine;
  signal: AbortSignal;
  /** Told of each record that cannot be read, whose trial stays as `run.json` has it. Holds untrusted text. */
  notice(message: string): void;
  onTrial(result: Result): void;
}

/**
 * Scores a run's trials again from kept evidence, without an agent: success texts from evaluation.log, test points by
 * the judge of the options from transcripts and files, usage from usage.json, cost of metered trials by `model-prices`.
 * Everything else stays as it was, marked in `rescored`. The new run is written to `results-path`, with copies of the logs. Throws a UserError.
 */
export async function rescoreRun(request: RescoreRequest): Promise<RunRecord> {
  const { origin, options, machine, signal } = request;
  const { run, results, left } = await readRun(origin, (result) => result).catch((error) => {
    if (holdsExperiment(origin))
      throw new UserError(`results: ${origin} is an experiment; name the run of one arm, a directory in it`);
    if (!holdsRun(origin)) throw new UserError(`results: ${origin} is not the directory of a run: it has no run.json`);
    throw new UserError(`results: ${origin} holds no run that can be read: ${messageOf(error)}`);
  });
  for (const fault of left) request.notice(`not scored again: ${fault}`);
  const { environment } = machine;
  const redactor = new Redactor([...secretsOf(options, environment), ...namedSecrets(run.options ?? [], environment)]);
  const judge = await openJudge(options, machine, redactor, 'docker');
  const instances = judge === null ? new Map<string, Instance>() : await instancesOf(run, options, machine);
  const target = await newDirectory(request.results, origin);
  const store = new ResultStore(target);
  store.prepare();

  const planned: PlannedTrial[] = [];
  let isJudged = false;
  let isPriced = false;
  for (const [index, entry] of run.planned.entries()) {
    signal.throwIfAborted();
    const result = results[index] ?? null;
    if (result === null) {
      planned.push(entry);
      continue;
    }
    const place = trialPath(entry);
    await copyTrialFiles(path.join(origin, place), path.join(target, place));
    const written = { directory: path.join(target, place), prices: options['model-prices'], redactor };
    const again = await rescoreResult(result, path.join(origin, place), { options, judge, instances, written, signal });
    await store.writeResult(again);
    isJudged ||= judge !== null && plansOf(again).some((plan) => plan.judge?.identity === judge.identity);
    isPriced ||= again.rescored?.done.includes(COST) === true;
    planned.push({
      ...entry,
      status: again.status,
      ...figuresOfResult(again),
      error: again.error,
      result: `${place}/result.json`,
      digest: sha256Of(recordText(again)),
    });
    request.onTrial(again);
  }
  const totals = totalsOf(planned);
  const { change: _, ...rest } = run;
  const { settings, identity, options: given } = run;
  // A judge without a verdict has scored nothing.
  const isNewJudge = isJudged || settings.judge === null;
  const hasPassScore = settings.mode !== null || results.some((result) => result?.evaluation?.kind === 'reward');
  const isScoredBy = (name: string) =>
    (isNewJudge && /^judge(-|$)/.test(name)) ||
    (name === 'pass-score' && hasPassScore) ||
    (name === 'model-prices' && isPriced);
  const before = moveOptions(given ?? [], realpathSync(origin), target);
  const kept = before.filter(({ name }) => !isScoredBy(name));
  const own = joinPrices(
    request.keepOptions(target).filter(({ name }) => isScoredBy(name)),
    before,
  );
  const rescored: RunRecord = {
    ...rest,
    ...(given === undefined ? {} : { options: [...kept, ...own] }),
    settings: { ...settings, judge: isNewJudge ? (judge?.identity ?? null) : settings.judge },
    ...(identity === undefined || !hasPassScore
      ? {}
      : { identity: { ...identity, pass_score: options['pass-score'] } }),
    planned,
    totals,
    gate: judgeGate(totals, options),
    rescored_from: {
      directory: realpathSync(origin),
      digest: sha256Of(readRegularFile(path.join(origin, 'run.json'), LARGEST_RUN)),
      started_at: run.started_at,
      harness_version: run.harness_version,
    },
    harness_version: VERSION,
  };
  const masked = redactRecord(rescored, redactor);
  await store.writeRun(masked);
  return masked;
}

interface Means {
  options: Options;
  judge: Judge | null;
  instances: Map<string, Instance>;
  /** The new directory of the trial, and what is written into it. */
  written: Priced;
  signal: AbortSignal;
}

type Marks = NonNullable<Result['rescored']>;

async function rescoreResult(given: Result, directory: string, means: Means): Promise<Result> {
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
  const evaluation = own === -1 ? await again(result.evaluation, '', '') : scored[own]!.evaluation;
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

/** True for a trial that failed because its agent broke the testbed: output from before that gives it no verdict. */
function isDestroyed({ integrity }: Result): boolean {
  return integrity.some(({ kind }) => kind === 'testbed_destroyed');
}

/** The evaluations by a test plan; of a trial with rounds, also if its last one came to none. */
function plansOf({ evaluation, rounds = [] }: Result): TestPlanResult[] {
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

/** The instances of the run's dataset, for requests to a judge. Throws a UserError for another dataset. */
async function instancesOf(run: RunRecord, options: Options, machine: Machine): Promise<Map<string, Instance>> {
  const { mode } = run.settings;
  if (mode === null) throw new UserError('judge: this run has no test points; leave the judge out');
  const dataset = await loadDataset({ ...options, mode }, datasetFetcher(machine)).catch((error) => {
    throw error instanceof UserError ? new UserError(`${error.message}\n${datasetAdvice(run.dataset)}`) : error;
  });
  if (dataset.digest !== run.dataset.digest)
    throw new UserError(`dataset: ${dataset.name} is not the dataset of the run; ${datasetAdvice(run.dataset)}`);
  return new Map(dataset.instances.map((instance) => [instance.id, instance]));
}

/** Creates the directory of the new results. Throws a UserError if it exists, or lies in the old ones. */
async function newDirectory(directory: string, origin: string): Promise<string> {
  const target = path.resolve(directory);
  try {
    makeDirectory(path.dirname(target));
    const [above, old] = [realpathSync(path.dirname(target)), realpathSync(origin)];
    if (above === old || above.startsWith(old + path.sep)) throw new Error('it lies in the results that are read');
    await mkdir(target);
    await writeFile(path.join(target, '.gitignore'), '*\n');
  } catch (error) {
    throw new UserError(`results-path: ${directory} must be a new directory: ${messageOf(error)}`);
  }
  return target;
}
