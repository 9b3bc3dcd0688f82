/** Runs the report action over existing runs, with the tests' double of GitHub. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { createJob, type JobOptions } from '../../e2e/runner.ts';
import type { ArtifactService } from '../../test/doubles/artifact-service.ts';
import type { RestApi } from '../../test/doubles/rest-api.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs the report action in a job of its own; returns its output. */
export async function report(
  { artifacts, api }: { artifacts: ArtifactService; api: RestApi },
  runId: number,
  event: Pick<JobOptions, 'eventName' | 'event' | 'sha'>,
  results: string,
  inputs: Record<string, string>,
): Promise<string> {
  const job = await createJob({
    ...event,
    runId,
    directory: path.join(ROOT, 'report'),
    job: 'report',
    serverUrls: { api: api.url, results: artifacts.url },
    runtimeToken: artifacts.token(runId, 'report'),
    inputs: { ...inputs, 'results-path': results },
  });
  try {
    return (await job.main()).log;
  } finally {
    await job.close();
  }
}

/** Copies the results first, since a report adds files to them. */
export async function copied(directory: string, run: string, place: string): Promise<string> {
  const copy = path.join(place, run);
  await cp(path.join(directory, run), copy, { recursive: true });
  return copy;
}
