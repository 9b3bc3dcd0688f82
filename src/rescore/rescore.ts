import { existsSync, realpathSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256Of } from '../base/digest.ts';
import { messageOf, UserError } from '../base/errors.ts';
import { count } from '../base/format.ts';
import type { Machine } from '../base/machine.ts';
import { makeDirectory } from '../base/make-directory.ts';
import { Redactor } from '../base/redact/redact.ts';
import { readRegularFile } from '../base/regular-file.ts';
import { removeTree } from '../base/tree.ts';
import { VERSION } from '../base/version.ts';
import { loadDataset } from '../datasets/registry.ts';
import type { Instance } from '../datasets/types.ts';
import { datasetFetcher } from '../git/fetch-dataset.ts';
import { openJudge } from '../judges/registry.ts';
import type { Judge, Sampler } from '../judges/types.ts';
import type { Options } from '../options/options.ts';
import { secretsOf } from '../options/secrets.ts';
import { copyTrialFiles } from '../results/copy-files.ts';
import { judgeGate } from '../results/gate.ts';
import { type ReadRun, readRun } from '../results/read.ts';
import { recordText } from '../results/record-text.ts';
import type { PlannedTrial, Result, RunRecord } from '../results/records.ts';
import { redactRecord } from '../results/redact.ts';
import { holdsExperiment, requireRun } from '../results/run-place.ts';
import { ResultStore } from '../results/store.ts';
import { figuresOfResult, hasVerdict, totalsOf } from '../results/totals.ts';
import { trialPath } from '../results/trial-id.ts';
import type { KeptOptions } from '../run/identity.ts';
import { datasetAdvice, moveOptions, namedSecrets } from '../run/kept-options.ts';
import { joinPrices } from './prices.ts';
import { COST, plansOf, rescoreResult } from './result.ts';

const LARGEST_RUN = 64 * 1024 * 1024;

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
 * Everything else stays as it was, marked in `rescored`. The new run is written to `results-path`, with copies of the logs. Throws a UserError,
 * or the reason of the signal; nothing of the new run is left then.
 */
export async function rescoreRun(request: RescoreRequest): Promise<RunRecord> {
  const { origin, options, machine } = request;
  const old = await readRun(origin, (result) => result).catch((error) => {
    if (holdsExperiment(origin))
      throw new UserError(`results: ${origin} is an experiment; name the run of one arm, a directory in it`);
    requireRun('results', origin);
    throw new UserError(`results: ${origin} holds no run that can be read: ${messageOf(error)}`);
  });
  const { run, left } = old;
  for (const fault of left) request.notice(`not scored again: ${fault}`);
  const { environment } = machine;
  const redactor = new Redactor([...secretsOf(options, environment), ...namedSecrets(run.options ?? [], environment)]);
  const tally = { verdicts: 0, failures: 0 };
  const judge = counted(await openJudge(options, machine, redactor, 'docker'), tally);
  const instances = judge === null ? new Map<string, Instance>() : await instancesOf(run, options, machine);
  const target = await newDirectory(request.results, origin);
  try {
    return await writeNew(target, old, { judge, tally, instances, redactor }, request);
  } catch (error) {
    // The directory is of this call alone, and a judge is not asked again for verdicts that are in the cache.
    await removeTree(target);
    throw error;
  }
}

interface Means {
  judge: Judge | null;
  tally: Tally;
  instances: Map<string, Instance>;
  redactor: Redactor;
}

/** Writes the trials and the record of the new run. */
async function writeNew(
  target: string,
  { run, results }: Pick<ReadRun<Result>, 'run' | 'results'>,
  { judge, tally, instances, redactor }: Means,
  request: RescoreRequest,
): Promise<RunRecord> {
  const { origin, options, signal } = request;
  const store = new ResultStore(target);
  store.prepare();
  const planned: PlannedTrial[] = [];
  let isJudged = false;
  let isPriced = false;
  for (const [index, entry] of run.planned.entries()) {
    signal.throwIfAborted();
    const result = results[index] ?? null;
    if (result === null) {
      const record = `${trialPath(entry)}/result.json`;
      if (hasVerdict(entry) && !existsSync(path.join(origin, record)))
        request.notice(`not scored again: ${record}: it is not there`);
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
  if (tally.failures > 0 && tally.verdicts === 0)
    request.notice(
      `judge: it came to no verdict on any of ${count(tally.failures, 'point')}, so all points keep the score that they had`,
    );
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

interface Tally {
  verdicts: number;
  failures: number;
}

/** A judge whose verdicts, and failures to come to one, are counted. */
function counted(judge: Judge | null, tally: Tally): Judge | null {
  if (judge === null) return null;
  const sampler: Sampler = async (...asked) => {
    tally.failures += 1;
    const judgement = await judge.judge(...asked);
    tally.failures -= 1;
    tally.verdicts += 1;
    return judgement;
  };
  return { ...judge, judge: sampler };
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
