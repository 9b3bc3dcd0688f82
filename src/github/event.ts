import { readFileSync } from 'node:fs';

/** The payload of the event that started the workflow; empty if missing, unreadable or `null`. */
export function readEvent(environment: NodeJS.ProcessEnv): Record<string, never> {
  if (!environment.GITHUB_EVENT_PATH) return {};
  try {
    return JSON.parse(readFileSync(environment.GITHUB_EVENT_PATH, 'utf8')) ?? {};
  } catch {
    // Every reader of the payload copes with missing members.
    return {};
  }
}
