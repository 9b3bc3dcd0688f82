import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DefaultArtifactClient } from '@actions/artifact';
import { messageOf } from '../errors.ts';

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

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
