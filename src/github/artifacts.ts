import { randomBytes } from 'node:crypto';
import { access, constants, copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isTaken, isUnreachable, withArtifacts } from './artifact-client.ts';
import type { GitHubClient } from './client.ts';
import { withPermission } from './fault.ts';
import type { Repository } from './repository.ts';

/** An artifact of a workflow run. */
export interface RunArtifact {
  id: number;
  name: string;
  /** ISO 8601; null if the service does not report it. */
  createdAt: string | null;
  /** Size of the archive in bytes. */
  size: number;
}

/** A workflow run in any repository. */
export interface WorkflowRun extends Repository {
  runId: number;
}

/**
 * Number of names tried: one may be taken by a job of the same name in a called workflow, or by an own attempt whose
 * response was lost.
 */
const NAMES_TRIED = 5;
/** Names with a counter; after them a random suffix, since every job of a matrix may call the same workflow. */
const NAMES_COUNTED = 3;
/** Pause before a retry after a broken connection, in milliseconds; the client itself retries 5xx only. */
const PAUSE = 1_000;

/** Maximum length of a part, so that the later parts, which distinguish jobs, still fit into the name. */
const LONGEST_PART = 48;

/** Joins parts into an artifact name, using only characters that GitHub accepts. */
export function artifactName(parts: string[]): string {
  return parts
    .map((part) =>
      part
        .replace(/[^A-Za-z0-9._-]+/g, '-')
        .slice(0, LONGEST_PART)
        .replace(/^-+|-+$/g, ''),
    )
    .filter((part) => part !== '')
    .join('-');
}

/** Characters that no path in an artifact has. */
const NOT_IN_PATHS = /[":<>|*?\r\n]/;

/**
 * Uploads a directory as one artifact, without what would keep all of it from the service: an agent on the host can put files there
 * that cannot be read, or that have names which no artifact takes; `left` is their number. Throws if the service fails, or
 * every name tried is taken.
 */
export async function uploadDirectory(
  name: string,
  directory: string,
  retentionDays: number | undefined,
): Promise<{ id: number; name: string; left: number }> {
  const { files, left } = await filesBelow(directory);
  const options = retentionDays === undefined ? {} : { retentionDays };
  const uploaded = await underFreeName(name, (free) =>
    withArtifacts((client) => client.uploadArtifact(free, files, directory, options)),
  );
  return { ...uploaded, left };
}

/**
 * Uploads one file without an archive, so that a browser opens it at the artifact's URL; the service names the artifact
 * after the file, which is therefore copied to `temporary` as `name` with its extension. Throws if the service fails, as
 * older ones do, which take archives only.
 */
export async function uploadUnzipped(
  file: string,
  name: string,
  temporary: string,
  retentionDays: number | undefined,
): Promise<{ id: number; name: string }> {
  const options = { skipArchive: true, ...(retentionDays === undefined ? {} : { retentionDays }) };
  return underFreeName(name, async (free) => {
    const copy = path.join(temporary, `${free}${path.extname(file)}`);
    await copyFile(file, copy);
    const uploaded = await withArtifacts((client) =>
      client.uploadArtifact(path.basename(copy), [copy], temporary, options),
    );
    return { ...uploaded, name: path.basename(copy) };
  });
}

/** Uploads under this name, or if it is taken or an attempt broke off, under one with a suffix, whose dot no attempt of a job has. */
async function underFreeName(
  name: string,
  upload: (free: string) => Promise<{ id?: number | undefined; name?: string }>,
): Promise<{ id: number; name: string }> {
  for (let attempt = 1; ; attempt++) {
    const free =
      attempt === 1 ? name : `${name}.${attempt <= NAMES_COUNTED ? attempt : randomBytes(4).toString('hex')}`;
    try {
      const { id, name: uploaded = free } = await upload(free);
      if (id === undefined) throw new Error('the artifact service returned no id');
      return { id, name: uploaded };
    } catch (error) {
      const broken = isUnreachable(error);
      if (attempt >= NAMES_TRIED || !(broken || isTaken(error))) throw error;
      if (broken) await sleep(PAUSE);
    }
  }
}

/**
 * Artifacts of this run whose name is `prefix` (made by `artifactName`) or starts with it, from all attempts, by id.
 */
export async function listRunArtifacts(prefix: string): Promise<RunArtifact[]> {
  const { artifacts } = await withArtifacts((client) => client.listArtifacts());
  return ours(
    artifacts.map(({ id, name, createdAt, size }) => ({ id, name, createdAt: createdAt?.toISOString() ?? null, size })),
    prefix,
  );
}

/**
 * Like `listRunArtifacts`, for another run; expired artifacts are skipped. Throws a UserError without `actions: read`.
 */
export async function listArtifactsOf(client: GitHubClient, run: WorkflowRun, prefix: string): Promise<RunArtifact[]> {
  const { owner, repo, runId } = run;
  const artifacts = await withPermission('actions: read', () =>
    client.paginate(client.rest.actions.listWorkflowRunArtifacts, { owner, repo, run_id: runId, per_page: 100 }),
  );
  return ours(
    artifacts
      .filter(({ expired }) => !expired)
      .map(({ id, name, created_at, size_in_bytes }) => ({ id, name, createdAt: created_at, size: size_in_bytes })),
    prefix,
  );
}

async function filesBelow(directory: string): Promise<{ files: string[]; left: number }> {
  const files: string[] = [];
  let left = 0;
  const look = async (place: string) => {
    for (const entry of await readdir(place, { withFileTypes: true })) {
      const file = path.join(place, entry.name);
      if (!entry.isFile() && !entry.isDirectory()) continue;
      const isTakenByService = !NOT_IN_PATHS.test(entry.name) && (await isReadable(file, entry.isDirectory()));
      if (!isTakenByService) left += 1;
      else if (entry.isDirectory()) await look(file);
      else files.push(file);
    }
  };
  await look(directory);
  return { files, left };
}

async function isReadable(file: string, isDirectory: boolean): Promise<boolean> {
  return access(file, constants.R_OK | (isDirectory ? constants.X_OK : 0)).then(
    () => true,
    () => false,
  );
}

/** Rejects pages, which hold no results, and names with other characters: `%0A` in a name would start a new line in the log of the downloading client. */
function ours(artifacts: RunArtifact[], prefix: string): RunArtifact[] {
  return artifacts
    .filter(({ name }) => /^[A-Za-z0-9._-]+$/.test(name) && !name.endsWith('.html'))
    .filter(({ name }) => name === prefix || name.startsWith(`${prefix}-`))
    .sort((a, b) => a.id - b.id);
}
