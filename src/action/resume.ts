import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { artifactName } from '../github/artifacts.ts';
import { downloadArtifact, listRunArtifacts, type RunArtifact } from '../github/download.ts';
import type { Options } from '../options/options.ts';
import { type ExperimentRecord, readExperiment } from '../results/experiment-record.ts';
import { type ReadRecord, readRunRecord } from '../results/read.ts';
import type { RunRecord } from '../results/records.ts';
import { holdsRun } from '../results/run-place.ts';
import { ResultStore } from '../results/store.ts';
import { figuresOfResult } from '../results/totals.ts';
import { trialKey, trialPath } from '../results/trial-id.ts';
import { differencesOf, isSameValue, type Measurand } from '../run/identity.ts';
import type { Trial } from '../run/plan-trials.ts';
import * as log from './log.ts';
import { isAttemptOf, jobArtifactParts, SERVICE } from './suite-artifacts.ts';
import { inTemporary } from './temporary.ts';

/** Differences named in the log. */
const MOST_NAMED = 5;

/**
 * On a re-run attempt, restores the finished trials of this job's earlier attempts from their artifacts into the
 * directory of the results, so that only the others are measured. Trials that `plan` does not have are left out, and with
 * a notice results of another measurement than `now` (another agent, for example). Returns true if the directory then holds
 * an attempt of this run. On a failure it logs a warning, and the trials that are not restored are measured. `arm`: the run
 * is in this directory of the artifact.
 */
export async function restoreEarlierAttempts(
  options: Options,
  now: Measurand,
  directory: string,
  plan: Trial[],
  arm = '',
): Promise<boolean> {
  const attempt = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
  if (attempt < 2) return false;
  // A machine that is used again may still have the files of the attempt before.
  const before = readRunRecord(directory);
  const here = before !== null && isAttemptOfThisRun(before, attempt) && hasSameSelection(before, now);
  if ((holdsRun(directory) && !here) || !options['upload-artifact']) return here;
  try {
    const artifacts = await earlierArtifacts(options);
    // A step of the same name (of a composite action, of a workflow that is called twice) measures others.
    const planned = new Set(plan.map(trialKey));
    return await inTemporary(async (temporary) => {
      let restored = 0;
      // The latest attempt comes first, since it contains the trials it took over from earlier ones.
      for (const artifact of artifacts)
        restored += await takeFrom(
          artifact,
          { now, planned, arm },
          path.join(temporary, String(artifact.id)),
          directory,
        );
      if (restored > 0) log.info(`Attempt ${attempt}: ${restored} finished trials are taken from earlier attempts.`);
      return here || restored > 0;
    });
  } catch (error) {
    log.warning(
      `The results of earlier attempts are not available, so all trials are measured again: ${messageOf(error)}`,
    );
    return here;
  }
}

/** The trials to restore: those planned here, of this measurement and arm. */
interface Wanted {
  now: Measurand;
  planned: ReadonlySet<string>;
  arm: string;
}

/**
 * Restores the finished trials of one artifact, which is downloaded to `place`; returns their number. A failure is a
 * warning: other artifacts may have them.
 */
async function takeFrom(
  artifact: RunArtifact,
  { now, planned, arm }: Wanted,
  place: string,
  directory: string,
): Promise<number> {
  try {
    const downloaded = await downloadArtifact(artifact, place);
    const target = path.join(place, arm);
    const files = arm === '' ? downloaded.files : filesBelow(arm, downloaded.files);
    const differences = differencesFrom(target, now);
    if (differences.length === 0) return await takeOver(files, target, directory, planned);
    tellLeftOut(artifact.name, differences);
  } catch (error) {
    log.warning(
      `The results in ${artifact.name} are not available, so trials that no other attempt has are measured again: ${messageOf(error)}`,
    );
  }
  return 0;
}

/** The artifacts of this job's earlier attempts, the latest first. */
async function earlierArtifacts(options: Options) {
  log.fold(SERVICE);
  const earlier = artifactName(jobArtifactParts(options));
  return (await listRunArtifacts(earlier)).filter(({ name }) => isAttemptOf(earlier, name)).reverse();
}

function filesBelow(arm: string, files: string[]): string[] {
  return files.flatMap((file) => (file.startsWith(`${arm}/`) ? [file.slice(arm.length + 1)] : []));
}

/**
 * The records of the experiments that earlier attempts of this job may have begun: of the directory of the results, on a
 * machine that is used again, or of the artifacts, the latest first, to the first one that `isOwn`. Others can be those of
 * another call of the same workflow, whose artifacts have the same name. A failure is a warning.
 */
export async function earlierExperiments(
  options: Options,
  directory: string,
  isOwn: (record: ExperimentRecord) => boolean,
): Promise<ExperimentRecord[]> {
  const attempt = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
  try {
    const before = readExperiment(directory);
    const isSameJob = before?.job === undefined || before.job.index === Number(options['job-index']);
    if (before !== null) return isAttemptOfThisRun(before, attempt) && isSameJob ? [before] : [];
    if (!options['upload-artifact']) return [];
    const artifacts = await earlierArtifacts(options);
    return await inTemporary(async (temporary) => {
      const found: ExperimentRecord[] = [];
      for (const artifact of artifacts) {
        const record = await experimentIn(artifact, path.join(temporary, String(artifact.id)));
        if (record === null) continue;
        found.push(record);
        if (isOwn(record)) break;
      }
      return found;
    });
  } catch (error) {
    log.warning(
      `The experiment of earlier attempts is not available, so all trials are measured again: ${messageOf(error)}`,
    );
    return [];
  }
}

/** Null without one, and after a failure, which is a warning: other artifacts may have it. */
async function experimentIn(artifact: RunArtifact, place: string): Promise<ExperimentRecord | null> {
  try {
    await downloadArtifact(artifact, place);
    return readExperiment(place);
  } catch (error) {
    log.warning(`The experiment in ${artifact.name} is not available and is not continued: ${messageOf(error)}`);
    return null;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

function isAttemptOfThisRun({ github }: Pick<RunRecord, 'github'>, attempt: number): boolean {
  const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run, GITHUB_JOB: job } = process.env;
  return (
    github !== null &&
    github.repository === repository &&
    github.run_id === run &&
    github.job === job &&
    github.run_attempt < attempt
  );
}

/** False for what another job of the matrix left on a machine that is used again: it has the same name, and other instances. */
function hasSameSelection({ options: before }: Measurand, { options: now }: Measurand): boolean {
  if (before === undefined || now === undefined) return true;
  return (['instances', 'shard'] as const).every((name) => isSameValue(name, before, now));
}

function differencesFrom(directory: string, now: Measurand): string[] {
  const before = readRunRecord(directory);
  return before === null ? ['it has no run.json that can be read'] : differencesOf(before, now);
}

/** Another call of the same workflow may use the same artifact name with a different agent. */
function tellLeftOut(artifact: string, differences: string[]): void {
  const named = differences.slice(0, MOST_NAMED).join('; ');
  const more = differences.length > MOST_NAMED ? `; and ${differences.length - MOST_NAMED} more` : '';
  log.notice(`The results in ${artifact} belong to another measurement and are not used: ${named}${more}`);
}

/** Copies the records of finished trials that are planned and that `directory` lacks; returns their number. */
async function takeOver(
  files: string[],
  from: string,
  directory: string,
  planned: ReadonlySet<string>,
): Promise<number> {
  const [source, store] = [new ResultStore(from), new ResultStore(directory)];
  const [there, finished] = [await store.finished(), await source.finished()];
  const taken = new Map<string, ReadRecord>();
  for (const file of files) {
    const [, instanceId, trial] = /^([^/]+)\/trial-(\d+)\/result\.json$/.exec(file) ?? [];
    if (instanceId === undefined || there(instanceId, Number(trial)) !== null) continue;
    const record = finished(instanceId, Number(trial));
    if (record === null || !planned.has(trialKey(record.result))) continue;
    store.makePlace(instanceId, Number(trial));
    const target = path.join(store.directory, file);
    await rm(target, { force: true });
    await cp(path.join(from, file), target);
    taken.set(trialKey(record.result), record);
  }
  if (taken.size > 0) await enter(taken, from, store);
  return taken.size;
}

/** Enters records that were copied from a run in the run.json beside them, which tells whose results these are: no other counts. */
async function enter(taken: Map<string, ReadRecord>, from: string, store: ResultStore): Promise<void> {
  const source = readRunRecord(from)!;
  const run = readRunRecord(store.directory) ?? { ...source, planned: [] };
  run.planned = run.planned.filter((entry) => !taken.has(trialKey(entry)));
  for (const entry of source.planned) {
    const record = taken.get(trialKey(entry));
    if (record === undefined) continue;
    const { status, error } = record.result;
    const figures = { status, error, ...figuresOfResult(record.result) };
    run.planned.push({ ...entry, ...figures, result: `${trialPath(entry)}/result.json`, digest: record.digest });
  }
  await store.writeRun(run);
}
