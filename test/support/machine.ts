import path from 'node:path';
import { thisMachine } from '../../src/action/machine.ts';
import type { Machine } from '../../src/machine.ts';
import { temporaryDirectory } from './temporary.ts';

/** This machine with real tools, but with a cache and a temporary directory of the test's own. */
export function testMachine(environment: Record<string, string> = {}): Machine {
  const directory = temporaryDirectory();
  return thisMachine({
    ...process.env,
    XDG_CACHE_HOME: path.join(directory, 'cache'),
    RUNNER_TEMP: path.join(directory, 'tmp'),
    ...environment,
  });
}
