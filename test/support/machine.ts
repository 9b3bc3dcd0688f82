import path from 'node:path';
import type { Machine } from '../../src/base/machine.ts';
import { thisMachine } from '../../src/github/this-machine.ts';
import { temporaryDirectory } from './temporary.ts';

/** This machine with real tools, and with a cache and a temporary directory for the test. */
export function testMachine(environment: Record<string, string> = {}): Machine {
  const directory = temporaryDirectory();
  return thisMachine({
    ...process.env,
    XDG_CACHE_HOME: path.join(directory, 'cache'),
    RUNNER_TEMP: path.join(directory, 'tmp'),
    ...environment,
  });
}

/**
 * The same, with the tests' own Python and pytest first on PATH (scripts/prepare-tests.sh makes them); `first` before
 * those.
 */
export function pythonMachine(environment: Record<string, string> = {}, first: string[] = []): Machine {
  const python = path.resolve(import.meta.dirname, '../../node_modules/.cache/agentbench-python/bin');
  return testMachine({ ...environment, PATH: [...first, python, process.env.PATH].join(':') });
}

/** The image with Python and pytest. */
export const PYTHON_IMAGE = 'agentbench-test-python';
