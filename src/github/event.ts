import { readFile } from 'node:fs/promises';

/** The payload of the event that started the workflow; empty if missing or unreadable. */
export async function readEvent(environment: NodeJS.ProcessEnv): Promise<Record<string, never>> {
  if (!environment.GITHUB_EVENT_PATH) return {};
  try {
    return JSON.parse(await readFile(environment.GITHUB_EVENT_PATH, 'utf8'));
  } catch {
    // Every reader of the payload copes with missing members.
    return {};
  }
}
