import path from 'node:path';
import pLimit from 'p-limit';
import { messageOf } from '../base/errors.ts';
import { ArtifactsRefused } from '../github/artifact-client.ts';
import { artifactName, type RunArtifact, uploadDirectory, uploadUnzipped } from '../github/artifacts.ts';
import { isForge } from '../github/place.ts';
import type { Options } from '../options/options.ts';
import { type FoundRuns, loadRuns, roomForRuns } from '../report/load.ts';
import type { RunRecord } from '../results/records.ts';
import * as log from './log.ts';
import { saveUndone, type UploadedArtifact } from './state.ts';
import { inTemporary } from './temporary.ts';

/** Title of the group with the lines that the artifact client prints. */
export const SERVICE = 'Artifacts';

/** End of an artifact name: the run attempt, and a suffix if another job had taken the name. */
const ATTEMPT = '-\\d+(\\.(?:[23]|[0-9a-f]{8}))?$';

/** Artifacts downloaded at the same time. */
const AT_ONCE = 4;

type NameOptions = Pick<Options, 'artifact-name' | 'suite'>;

/** Prefix of the names of a suite's artifacts. */
export function suitePrefix(options: NameOptions): string {
  return artifactName([options['artifact-name'], options.suite ?? '']);
}

/**
 * Parts of this job's artifact name without the run attempt; they distinguish jobs, steps and matrix cells of a
 * workflow.
 */
export function jobArtifactParts(options: NameOptions & Pick<Options, 'job-index'>): string[] {
  return [
    options['artifact-name'],
    options.suite ?? '',
    process.env.GITHUB_JOB ?? '',
    options['job-index'],
    process.env.GITHUB_ACTION ?? '',
  ];
}

/** Parts of a suite's report artifact name, without the run attempt. */
export function reportParts(options: NameOptions): string[] {
  return [options['artifact-name'], options.suite ?? '', 'report'];
}

/**
 * Uploads a directory as an artifact named by these parts and the attempt. On a failure it logs a warning that begins
 * with `what`, saves it for post, and returns null.
 */
export async function upload(
  what: 'The results are' | 'The report is',
  directory: string,
  parts: string[],
  retentionDays: number | undefined,
): Promise<UploadedArtifact | null> {
  try {
    // Forgejo leaves the attempt empty.
    const name = artifactName([...parts, process.env.GITHUB_RUN_ATTEMPT || '1']);
    log.fold(SERVICE);
    const { left, ...artifact } = await uploadDirectory(name, directory, retentionDays);
    if (left > 0)
      log.warning(
        `left out of the artifact: ${left} × a file or directory in ${directory} that cannot be read, or has a name that no artifact takes`,
      );
    return artifact;
  } catch (error) {
    log.warning(`${what} in ${directory}, but the artifact was not uploaded: ${messageOf(error)}`);
    saveUndone('artifact', error instanceof ArtifactsRefused ? 'refused' : 'left');
    return null;
  }
}

/**
 * Uploads the report.html of a directory by itself and unzipped, so that a browser opens it, under the name of the
 * artifact that has it as well, with `.html`. Returns null where the service cannot, which is only logged.
 */
export async function uploadPage(
  directory: string,
  { name }: UploadedArtifact,
  retentionDays: number | undefined,
): Promise<UploadedArtifact | null> {
  if (isForge(process.env)) return null;
  log.fold(SERVICE);
  return inTemporary((temporary) =>
    uploadUnzipped(path.join(directory, 'report.html'), name, temporary, retentionDays),
  ).catch((error) => {
    log.info(`report.html is in the artifact, but was not uploaded by itself: ${messageOf(error)}`);
    return null;
  });
}

/** True for the artifact of a report, false for the results of a job. */
export function isReport(name: string, prefix: string): boolean {
  return isAttemptOf(`${prefix}-report`, name);
}

/** True for the artifact of an attempt with this name; `x-2-2` is one of `x-2`, and `x-2.2` one of `x`. */
export function isAttemptOf(name: string, artifact: string): boolean {
  return artifact.startsWith(name) && new RegExp(`^${ATTEMPT}`).test(artifact.slice(name.length));
}

/** Number of jobs behind these artifacts; a re-run job has several artifacts. */
export function countJobs(names: string[]): number {
  return new Set(names.map((name) => name.replace(new RegExp(ATTEMPT), '$1'))).size;
}

type JobOptions = Pick<Options, 'suite' | 'job-total' | 'shard'>;

/**
 * Number of jobs of this matrix that share the suite. A suite with another name than the workflow has as many jobs as it has
 * shards; null without shards, where each job may have one.
 */
export function jobsOfSuite({ suite, shard, 'job-total': total }: JobOptions): number | null {
  if (suite === process.env.GITHUB_WORKFLOW) return Number(total);
  return shard === undefined ? null : Math.min(Number(total), shard.total);
}

/**
 * A note if artifacts of a suite, with this job's results, are not those of all its jobs: others have not ended yet, their
 * results were lost, or are of another suite. A job alone gets none where each job may have a suite. None if the total is not
 * known.
 */
export function absentJobs(
  options: NameOptions & JobOptions & Pick<Options, 'job-index'>,
  artifacts: Pick<RunArtifact, 'name'>[],
): string[] {
  const job = process.env.GITHUB_JOB ?? '';
  const prefix = artifactName([options['artifact-name'], options.suite ?? '', job]);
  // The other jobs have the same names but for their index; a job of another name may begin with all of this and a number.
  const indexes = artifacts.flatMap(({ name }) => {
    const [, index] = name.startsWith(prefix) ? (/^-(\d+)/.exec(name.slice(prefix.length)) ?? []) : [];
    if (index === undefined) return [];
    return isAttemptOf(artifactName(jobArtifactParts({ ...options, 'job-index': index })), name) ? [index] : [];
  });
  const here = new Set([options['job-index'], ...indexes]).size;
  const known = jobsOfSuite(options);
  const total = known ?? Number(options['job-total']);
  const mayBeOwn = here === 1 && known === null;
  return here < total && !mayBeOwn
    ? [`results of ${here} of the ${total} jobs of ${job}: the other jobs have uploaded none for this suite so far`]
    : [];
}

/** True for a run of the suite, or of none. */
export function isOfSuite(run: Pick<RunRecord, 'suite'>, suite: string | undefined): boolean {
  return run.suite === null || suite === undefined || run.suite === suite;
}

/**
 * Loads the runs from artifacts, in their order, each downloaded into its own directory below `directory`. Unreadable
 * artifacts and omitted files become notes, and their trials count as `not_run`; `failed` lists the unreadable artifacts, `jobs`
 * is the number of jobs behind these and those with runs of the suite.
 */
export async function runsOf(
  artifacts: RunArtifact[],
  directory: string,
  suite: string | undefined,
  download: (artifact: RunArtifact, directory: string) => Promise<{ left: string[] }>,
): Promise<FoundRuns & { failed: RunArtifact[]; jobs: number }> {
  const runs: FoundRuns['runs'] = [];
  const notes: string[] = [];
  const failed: RunArtifact[] = [];
  const ofJobs: string[] = [];
  const room = roomForRuns();
  const downloads = await pLimit(AT_ONCE).map(artifacts, async (artifact) => {
    const target = path.join(directory, String(artifact.id));
    const [downloaded] = await Promise.allSettled([download(artifact, target)]);
    return { artifact, target, downloaded };
  });
  for (const { artifact, target, downloaded } of downloads) {
    try {
      if (downloaded.status === 'rejected') throw downloaded.reason;
      const { left } = downloaded.value;
      for (const what of left) notes.push(`${artifact.name}: left out: ${what}`);
      const found = await loadRuns([target], 'results', room);
      // The prefix also matches suites whose name starts with this one's.
      const ofSuite = found.runs.filter(({ run }) => isOfSuite(run, suite));
      if (ofSuite.length > 0) ofJobs.push(artifact.name);
      runs.push(...ofSuite);
      notes.push(...found.notes.map((note) => `${artifact.name}: ${note.replace(`${target}/`, '')}`));
    } catch (error) {
      notes.push(`${artifact.name} could not be read: ${messageOf(error)}`);
      failed.push(artifact);
      ofJobs.push(artifact.name);
    }
  }
  return { runs, notes, failed, jobs: countJobs(ofJobs) };
}
