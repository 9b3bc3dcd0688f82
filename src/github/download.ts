import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, UserError } from '../base/errors.ts';
import { type ArtifactLimits, type Extracted, extract, type LogBudget } from './archive.ts';
import { withArtifacts } from './artifact-client.ts';
import type { RunArtifact } from './artifacts.ts';
import type { GitHubClient } from './client.ts';
import { withPermission } from './fault.ts';
import type { Repository } from './repository.ts';

export { listArtifactsOf, listRunArtifacts, type RunArtifact } from './artifacts.ts';

const MiB = 1024 * 1024;
/** Far above the output of a run of all instances, and far below the capacity of a runner. */
export const REPORT_LIMITS: ArtifactLimits = {
  archive: 2048 * MiB,
  total: 512 * MiB,
  file: 32 * MiB,
  files: 20_000,
  entries: 200_000,
};

/**
 * Budget for prompts, logs, trajectories and the like over all artifacts of a report: several times the page's limit after
 * compression.
 */
export function logBudget(): LogBudget {
  return { bytes: 512 * MiB, files: 100_000 };
}

/**
 * Attempts at a body that broke off, and the pause between them in milliseconds; the client retries only before the
 * body.
 */
const TRIES = 3;
const PAUSE = 1_000;

/**
 * Downloads an artifact of this run and extracts the files that a report reads (`run.json`, `results.json`,
 * `<id>/trial-<k>/result.json`, and trial logs if a budget is given) into a new directory. The content is hostile and
 * never makes it throw; it throws if the service fails.
 */
export async function downloadArtifact(
  artifact: RunArtifact,
  directory: string,
  limits: ArtifactLimits = REPORT_LIMITS,
): Promise<Extracted> {
  return throughArchive(artifact, directory, limits, async (beside) => {
    await withArtifacts((client) => client.downloadArtifact(artifact.id, { path: beside, skipDecompress: true }));
    // The file name comes from the service.
    const [name] = await readdir(beside);
    if (name === undefined) throw new Error(`the artifact service returned nothing for ${artifact.name}`);
    return path.join(beside, name);
  });
}

/** Like `downloadArtifact`, for an artifact of another run. Throws a UserError without `actions: read`. */
export async function downloadArtifactOf(
  client: GitHubClient,
  { owner, repo }: Repository,
  artifact: RunArtifact,
  directory: string,
  limits: ArtifactLimits = REPORT_LIMITS,
): Promise<Extracted> {
  const place = { owner, repo, artifact_id: artifact.id, archive_format: 'zip' } as const;
  return throughArchive(artifact, directory, limits, async (beside) => {
    const file = path.join(beside, 'artifact.zip');
    for (let attempt = 1; ; attempt++) {
      try {
        // fetch follows the redirect to the signed URL, and drops the token on the way to another host.
        const { data } = await withPermission('actions: read', () =>
          client.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
            ...place,
            request: { parseSuccessResponseBody: false },
          }),
        );
        await store(data as unknown as AsyncIterable<Uint8Array>, file, limits.archive);
        return file;
      } catch (error) {
        const answered = error instanceof UserError || 'status' in (error as object);
        if (attempt >= TRIES || answered || codeOf(error) === 'ENOSPC') throw error;
        await sleep(PAUSE);
      }
    }
  });
}

/** Fetches the archive into a temporary directory beside the given one, extracts it, and removes it. */
async function throughArchive(
  artifact: RunArtifact,
  directory: string,
  limits: ArtifactLimits,
  fetchInto: (beside: string) => Promise<string>,
): Promise<Extracted> {
  await mkdir(directory, { recursive: true });
  const tooLarge = { files: [], left: [`1 × an archive over ${limits.archive} bytes`] };
  if (artifact.size > limits.archive) return tooLarge;
  const beside = await mkdtemp(`${path.resolve(directory)}-`);
  try {
    const archive = await fetchInto(beside);
    if ((await stat(archive)).size > limits.archive) return tooLarge;
    return await extract(archive, directory, limits);
  } finally {
    await rm(beside, { recursive: true });
  }
}

/** Writes a body to a file, stopping one byte above the limit so that the caller can detect the excess. */
async function store(body: AsyncIterable<Uint8Array>, file: string, limit: number): Promise<void> {
  const handle = await open(file, 'w');
  try {
    let room = limit + 1;
    for await (const chunk of body) {
      await handle.writeFile(chunk.subarray(0, room));
      room -= chunk.length;
      if (room <= 0) return;
    }
  } finally {
    await handle.close();
  }
}
