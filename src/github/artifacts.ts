import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DefaultArtifactClient } from '@actions/artifact';
import { messageOf } from '../base/errors.ts';
import type { GitHubClient } from './client.ts';
import { withPermission } from './comments.ts';

/** An artifact of a workflow run. */
export interface RunArtifact {
  id: number;
  name: string;
  /** ISO 8601; null where the service does not say. */
  createdAt: string | null;
  /** Bytes of the archive. */
  size: number;
}

/** A workflow run, of whatever repository. */
export interface WorkflowRun {
  owner: string;
  repo: string;
  runId: number;
}

/** Names that are tried: one may be taken by a job of the same name in a called workflow, or by our own try whose answer was lost. */
const NAMES_TRIED = 5;
/** As many of them in order; a workflow that is called by every job of a matrix needs more than can be counted through. */
const NAMES_COUNTED = 3;
/** The client tries 5xx again by itself, but no connection that broke; the pause before we do, in milliseconds. */
const PAUSE = 1_000;

/** No part may push those after it, which tell one job from another, out of the name. */
const LONGEST_PART = 48;

/** An artifact's name of these parts, of the characters that GitHub takes. */
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

/** Uploads a directory as one artifact. Throws where the service takes it under no name. */
export async function uploadDirectory(
  name: string,
  directory: string,
  retentionDays: number | undefined,
): Promise<{ id: number; name: string }> {
  const client = new DefaultArtifactClient();
  const files = await filesBelow(directory);
  for (let attempt = 1; ; attempt++) {
    const tried =
      attempt === 1 ? name : `${name}-${attempt <= NAMES_COUNTED ? attempt : randomBytes(4).toString('hex')}`;
    try {
      const { id } = await client.uploadArtifact(
        tried,
        files,
        directory,
        retentionDays === undefined ? {} : { retentionDays },
      );
      if (id === undefined) throw new Error('the artifact service gave no id');
      return { id, name: tried };
    } catch (error) {
      const broken = /Unable to make request/.test(messageOf(error));
      if (attempt >= NAMES_TRIED || !(broken || /\b409\b|already exists/i.test(messageOf(error)))) throw error;
      if (broken) await sleep(PAUSE);
    }
  }
}

/** This run's artifacts with a name of ours that begins with these parts (as `artifactName` joins them), all attempts, by id. */
export async function listRunArtifacts(prefix: string): Promise<RunArtifact[]> {
  const { artifacts } = await new DefaultArtifactClient().listArtifacts();
  return ours(
    artifacts.map(({ id, name, createdAt, size }) => ({ id, name, createdAt: createdAt?.toISOString() ?? null, size })),
    prefix,
  );
}

/** As `listRunArtifacts`, of another run: what has expired is passed over. Throws a UserError without `actions: read`. */
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

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Ours have no other characters; one with `%0A` in it would be a line of its own in the log of the client that downloads it. */
function ours(artifacts: RunArtifact[], prefix: string): RunArtifact[] {
  return artifacts
    .filter(({ name }) => /^[A-Za-z0-9._-]+$/.test(name) && (name === prefix || name.startsWith(`${prefix}-`)))
    .sort((a, b) => a.id - b.id);
}
