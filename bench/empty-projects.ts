import path from 'node:path';
import { thisMachine } from '../src/github/this-machine.ts';
import { parseOptions } from '../src/options/parse.ts';
import type { TestPlanResult } from '../src/results/evaluation.ts';
import { readRecord } from '../src/results/read.ts';
import { runBenchmark } from '../src/run/run.ts';
import { datasetDirectory } from './datasets.ts';
import type { Figure } from './figure.ts';
import { inTemporary } from './scene.ts';

/**
 * Runs all 50 plans on an empty project on the host testbed: every test case is executed, or listed with the reason.
 */
export function benchEmptyProjects(): Promise<Figure[]> {
  return inTemporary(async (directory) => {
    const results = path.join(directory, 'results');
    const begun = performance.now();
    const run = await runBenchmark({
      options: parseOptions({
        dataset: 'prdbench',
        'dataset-path': await datasetDirectory('prdbench'),
        testbed: 'host',
        'agent-command': 'true',
        'results-path': results,
        parallel: '2',
      }),
      machine: thisMachine({ ...process.env, XDG_CACHE_HOME: path.join(directory, 'cache'), RUNNER_TEMP: directory }),
      observer: new Proxy({}, { get: () => () => {} }) as never,
      github: null,
      compare: null,
      secrets: [],
      signal: new AbortController().signal,
    });
    const seconds = (performance.now() - begun) / 1000;
    const plans = run.planned.map((entry) => readRecord(results, entry)?.result.evaluation);
    const testcases = plans
      .filter((plan): plan is TestPlanResult => plan?.kind === 'test_plan')
      .flatMap(({ points }) => points.flatMap((point) => point.testcases));
    const unnamed = testcases.filter(({ end, reason }) => end === 'not_run' && reason === null).length;
    const executed = testcases.filter(({ end }) => end !== 'not_run').length;
    return [
      {
        what: 'all 50 plans on an empty project, two at a time',
        figure: `${seconds.toFixed(0)} s: ${executed} of ${testcases.length} test cases executed, ${testcases.length - executed} named with the reason`,
        target: '1473 test cases, none without a word',
        met: testcases.length === 1473 && unnamed === 0,
      },
    ];
  });
}
