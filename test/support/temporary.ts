import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

/** A new directory, removed after the test file. Its name is short, since a socket path has at most 107 characters. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'ab-'));
  made.push(directory);
  return directory;
}

afterAll(() => {
  for (const directory of made) rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
});
