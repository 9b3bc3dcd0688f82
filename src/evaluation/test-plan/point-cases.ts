import type { TestPoint } from '../../datasets/types.ts';
import { type CaseContext, type CaseRun, runTestCase } from './case-run.ts';
import type { PytestSettings } from './pytest-reports.ts';

/**
 * Runs a point's test cases one after another. A server (without input, listening, quiet, and not the last of them)
 * stays at its terminal while the others run, and gets Ctrl-C when the last of them has ended. `left` returns the
 * milliseconds until the end of the whole evaluation. Throws as `runTestCase` does, when no case runs any more.
 */
export async function runTestCases(
  context: CaseContext,
  point: TestPoint,
  index: number,
  pytest: PytestSettings,
  left: () => number,
): Promise<CaseRun[]> {
  const over = new AbortController();
  const runs: Promise<CaseRun>[] = [];
  try {
    for (const [number, { input }] of point.testcases.entries()) {
      const { promise: listening, resolve: onListening } = Promise.withResolvers<void>();
      const mayServe = point.type !== 'unit_test' && input === null && number < point.testcases.length - 1;
      const server = mayServe ? { onListening, until: over.signal } : null;
      const run = runTestCase(context, { point, index, number, left: left(), pytest, server });
      runs.push(run);
      await Promise.race([run, listening]);
    }
  } finally {
    over.abort();
    await Promise.allSettled(runs);
  }
  return Promise.all(runs);
}
