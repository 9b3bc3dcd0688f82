import { readFile } from 'node:fs/promises';

/** The payload of the event that started the workflow; empty where there is none. */
export async function readEvent(environment: NodeJS.ProcessEnv): Promise<Record<string, never>> {
  if (!environment.GITHUB_EVENT_PATH) return {};
  try {
    return JSON.parse(await readFile(environment.GITHUB_EVENT_PATH, 'utf8'));
  } catch {
    // Nothing but the pull request's number is read of it.
    return {};
  }
}
