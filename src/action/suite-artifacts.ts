import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { beginRun, endRun } from '../base/lease/run-directory.ts';
import type { RunArtifact } from '../github/download.ts';
import type { Options } from '../options/options.ts';
import { loadRuns, type RunOnDisk, roomForRuns } from '../report/load.ts';
import * as log from './log.ts';

/** How a name ends: the attempt of the run, and what makes it unique where another job had taken the name. */
const ATTEMPT = '-\\d+(-(?:\\d|[0-9a-f]{8}))?$';

type NameOptions = Pick<Options, 'artifact-name' | 'suite'>;

/** How the names of a suite's artifacts begin. */
export async function suitePrefix(options: NameOptions): Promise<string> {
  const { artifactName } = await import('../github/artifacts.ts');
  return artifactName([options['artifact-name'], options.suite ?? '']);
}

/** What the name of this job's artifact is made of, without the attempt of the run: unique whatever the workflow's shape. */
export function jobArtifactParts(options: NameOptions & Pick<Options, 'job-index'>): string[] {
  return [
    options['artifact-name'],
    options.suite ?? '',
    process.env.GITHUB_JOB ?? '',
    options['job-index'],
    process.env.GITHUB_ACTION ?? '',
  ];
}

/** What the name of a suite's report is made of, without the attempt of the run. */
export function reportParts(options: NameOptions): string[] {
  return [options['artifact-name'], options.suite ?? '', 'report'];
}

/**
 * Uploads a directory as an artifact with a name of these parts and of the attempt; its id. A fault is said with `what` the
 * directory holds, and is null.
 */
export async function upload(
  what: 'The results are' | 'The report is',
  directory: string,
  parts: string[],
  retentionDays: number | undefined,
): Promise<number | null> {
  try {
    const { artifactName, uploadDirectory } = await import('../github/artifacts.ts');
    const name = artifactName([...parts, process.env.GITHUB_RUN_ATTEMPT ?? '1']);
    return (await uploadDirectory(name, directory, retentionDays)).id;
  } catch (error) {
    log.warning(`${what} in ${directory}, but the artifact was not uploaded: ${messageOf(error)}`, {
      title: 'agentbench',
    });
    return null;
  }
}

/** Whether an artifact is a report, and not the results of a job. */
export function isReport(name: string, prefix: string): boolean {
  return new RegExp(`^report${ATTEMPT}`).test(name.slice(prefix.length + 1));
}

/** The jobs that artifacts are of: one that ran again has several. */
export function countJobs(names: string[]): number {
  return new Set(names.map((name) => name.replace(new RegExp(ATTEMPT), '$1'))).size;
}

/**
 * The runs in artifacts, each downloaded once into a directory of its own below `directory`. One that cannot be had, and what was left
 * out of one, is said and stops nothing: its trials are `not_run`. `failed`: those that could not be had.
 */
export async function runsOf(
  artifacts: RunArtifact[],
  directory: string,
  suite: string | undefined,
  download: (artifact: RunArtifact, directory: string) => Promise<{ left: string[] }>,
): Promise<{ runs: RunOnDisk[]; notes: string[]; failed: RunArtifact[] }> {
  const runs: RunOnDisk[] = [];
  const notes: string[] = [];
  const failed: RunArtifact[] = [];
  const room = roomForRuns();
  for (const artifact of artifacts) {
    const target = path.join(directory, String(artifact.id));
    try {
      const { left } = await download(artifact, target);
      for (const what of left) notes.push(`${artifact.name}: left out: ${what}`);
      const found = await loadRuns([target], 'results', room);
      // A suite's name may begin with another's.
      runs.push(...found.runs.filter(({ run }) => run.suite === null || suite === undefined || run.suite === suite));
      notes.push(...found.notes.map((note) => `${artifact.name}: ${note.replace(`${target}/`, '')}`));
    } catch (error) {
      notes.push(`${artifact.name} could not be read: ${messageOf(error)}`);
      failed.push(artifact);
    }
  }
  return { runs, notes, failed };
}

/** Does something with a temporary directory of the job's. */
export async function inTemporary<Value>(
  directory: string,
  work: (directory: string) => Promise<Value>,
): Promise<Value> {
  // Owned like a run: what a killed step leaves, post or the next one removes.
  const temporary = await beginRun({ temporaryDirectory: directory });
  try {
    return await work(temporary.directory);
  } finally {
    await endRun(temporary.directory).catch((error) =>
      log.debug(`${temporary.directory} was not removed: ${messageOf(error)}`),
    );
  }
}
