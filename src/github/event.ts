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

/**
 * Removes the variable of a payload that cannot be read: GitHub's libraries read it when they are loaded, and throw. A step
 * before, or an agent on the host, may have broken it.
 */
export function forgetBrokenEvent(environment: NodeJS.ProcessEnv): void {
  try {
    JSON.parse(readFileSync(environment.GITHUB_EVENT_PATH ?? '', 'utf8'));
  } catch {
    delete environment.GITHUB_EVENT_PATH;
  }
}
