import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';
import { messageOf } from '../errors.ts';

/** Other names that are tried where one is taken: two jobs of one name in called workflows, or an answer that was lost. */
const NAMES_TRIED = 5;

/** The parts of an artifact's name, and what GitHub takes in it. */
export function artifactName(parts: string[]): string {
  const safe = parts
    .map((part) => part.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^-+|-+$/g, ''))
    .filter((part) => part !== '');
  return safe.join('-').slice(0, 200);
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
    const tried = attempt === 1 ? name : `${name}-${attempt}`;
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
      if (attempt >= NAMES_TRIED || !/\b409\b|already exists/i.test(messageOf(error))) throw error;
    }
  }
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
