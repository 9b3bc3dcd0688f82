import { existsSync } from 'node:fs';
import { messageOf, UserError } from '../base/errors.ts';
import type { Extracted } from '../github/archive.ts';
import type { RunArtifact } from '../github/artifacts.ts';
import { githubClient } from '../github/client.ts';
import {
  downloadArtifact,
  downloadArtifactOf,
  listArtifactsOf,
  listRunArtifacts,
  logBudget,
  REPORT_LIMITS,
} from '../github/download.ts';
import type { readEvent } from '../github/event.ts';
import { bounded } from '../github/limits.ts';
import { repositoryOf } from '../github/repository.ts';
import type { Options } from '../options/options.ts';
import { type FoundRuns, loadRuns } from '../report/load.ts';
import type { GitHubPlace } from '../results/fields.ts';
import type { RunRecord } from '../results/records.ts';
import { DEFAULT_RESULTS } from '../results/run-place.ts';
import { limited } from './cancelled.ts';
import * as log from './log.ts';
import { type Origin, originHere, originOfEnded } from './report-origin.ts';
import { isOfSuite, isReport, runsOf, SERVICE, suitePrefix } from './suite-artifacts.ts';

/** Runs and the place where they were found; `uploaded` if that are artifacts. */
export interface Found extends FoundRuns {
  here: string;
  uploaded: boolean;
  /** Number of jobs with artifacts of the suite; 0 if none were looked for. */
  jobs: number;
}

/** The run that measured, with its results: this one, or the one whose end started it. */
export async function findMeasured(
  options: Options,
  event: ReturnType<typeof readEvent>,
  directory: string,
): Promise<{ origin: Origin; found: Found }> {
  const here = await limited(() => originHere(event, options));
  const own = await limited(() => findResults(options, here, directory));
  const ours = { origin: here, found: own };
  // A workflow that the end of another one starts may have measured by itself.
  if (own.runs.some(({ run }) => own.uploaded || isOwn(run, here))) return ours;
  const origin = await limited(() => originOfEnded(event, options, here));
  if (origin === here) return ours;
  const found = await limited(() => findResults(options, origin, directory));
  // Those of another program, in results-path, name no workflow run.
  const isOnlyOurs = found.runs.length === 0 && own.runs.length > 0 && own.runs.every(({ run }) => run.measured_by);
  return isOnlyOurs ? ours : { origin, found };
}

/** The runs in `results-path`, or those uploaded by the run's jobs. */
async function findResults(options: Options, origin: Origin, directory: string): Promise<Found> {
  const { 'results-path': given } = options;
  const here = given ?? DEFAULT_RESULTS;
  const found = origin.measuredBy === null && existsSync(here) ? await loadRuns([here]) : { runs: [], notes: [] };
  const local = given === undefined ? ofThisRun(found, origin, options.suite) : found;
  const isWhole = given !== undefined || local.runs.some(({ run }) => isOfThisJob(run, origin));
  if (local.runs.length > 0 && isWhole) return { ...local, here, uploaded: false, jobs: 0 };
  const { runs, notes, jobs } = await uploadedRuns(options, origin, directory);
  // Without artifacts, the workflow may have brought the results of its jobs here by other means.
  const uploaded = runs.length > 0 || local.runs.length === 0;
  const isOfOthers = runs.length + local.runs.length === 0 && found.runs.length > 0;
  const advice = isOfOthers
    ? [`those in ${here} are of another workflow run or suite; name their directory in results-path to report them`]
    : [];
  return { runs: uploaded ? runs : local.runs, notes: [...local.notes, ...notes, ...advice], here, uploaded, jobs };
}

/**
 * The runs of the suite that this workflow run measured: on a machine that is used again, the default directory also has those of
 * earlier ones, in a checkout those that were committed, such as a baseline, or results that a pull request made up, and in a job
 * with steps of several suites those of the others.
 */
function ofThisRun({ runs, notes }: FoundRuns, origin: Origin, suite: string | undefined): FoundRuns {
  if (origin.place === null) return { runs, notes };
  return { runs: runs.filter(({ run }) => isOwn(run, origin) && isOfSuite(run, suite)), notes };
}

/** The place comes from GitHub's event, and the artifact's is not trusted; but only the job that measured knows that it was the base. */
export function placeOf(run: Pick<RunRecord, 'github'>, origin: Origin): GitHubPlace | null {
  const isOfBase = isOwn(run, origin) && run.github!.head_sha === null;
  return isOfBase ? { ...origin.place!, head_sha: null } : origin.place;
}

/** True for a run that this workflow run measured. */
function isOwn({ github }: Pick<RunRecord, 'github'>, { measuredBy, place }: Origin): boolean {
  return measuredBy === null && github !== null && github.run_id === place?.run_id;
}

/** False for a run of another job, which a machine that is used again may still have, without those of further jobs. */
function isOfThisJob({ github }: RunRecord, { place }: Origin): boolean {
  return github?.job === place?.job;
}

/** The artifacts of the run that measured. */
interface Uploads {
  list(): Promise<RunArtifact[]>;
  download(artifact: RunArtifact, target: string): Promise<Extracted>;
}

/** The runs in the artifacts of the run that measured. */
async function uploadedRuns(
  options: Options,
  origin: Origin,
  directory: string,
): Promise<FoundRuns & Pick<Found, 'jobs'>> {
  const prefix = suitePrefix(options);
  const { list, download } = await uploadsOf(options, origin, prefix);
  log.fold(SERVICE);
  let artifacts: RunArtifact[];
  try {
    artifacts = (await list()).filter(({ name }) => !isReport(name, prefix));
  } catch (error) {
    if (error instanceof UserError) throw error;
    return { runs: [], notes: [`the run's artifacts could not be listed: ${messageOf(error)}`], jobs: 0 };
  }
  return runsOf(artifacts, directory, options.suite, download);
}

async function uploadsOf(options: Options, { measuredBy, place }: Origin, prefix: string): Promise<Uploads> {
  const limits = { ...REPORT_LIMITS, logs: logBudget() };
  if (measuredBy === null) {
    return {
      list: () => listRunArtifacts(prefix),
      download: (artifact, target) => downloadArtifact(artifact, target, limits),
    };
  }
  const token = options['github-token'];
  if (token === undefined) throw new UserError('github-token: is empty, but the results of another run are needed');
  const run = { ...repositoryOf(place!.repository), runId: measuredBy };
  return {
    list: () => bounded('GitHub', () => listArtifactsOf(githubClient(token), run, prefix)),
    download: (artifact, target) =>
      bounded('GitHub', () => downloadArtifactOf(githubClient(token), run, artifact, target, limits)),
  };
}
