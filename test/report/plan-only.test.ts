import { expect, test } from 'vitest';
import { VERSION } from '../../src/base/version.ts';
import { pointOf } from '../../src/history/point.ts';
import { type Baseline, describeSuite } from '../../src/report/describe.ts';
import { renderSummary } from '../../src/report/markdown/comment.ts';
import { mergeRuns } from '../../src/report/merge.ts';
import { aReport } from './sample.ts';

const GATE = { tolerance: 0, 'fail-on': 'never', 'min-success-rate': undefined, 'min-score': undefined } as const;

/** The report of a plan of one instance, of which no job has left results. */
function planned(baseline: Baseline | null = null) {
  const matrix = { include: [{ name: 'job 1', shard: '1/1', instances: 'one' }] };
  return describeSuite(mergeRuns([], { matrix, trials: 1 }), baseline, GATE);
}

test('a report without results has no dataset, testbed, time or command that nobody measured', () => {
  const missing = 'no result of the job "job 1" was found for this trial';
  expect(renderSummary(planned())).toBe(
    `${[
      '## ☑️ AgentBench: no verdict: 1 not run',
      `| Verdict | Instance | Time | Why |\n| --- | --- | ---: | --- |\n| ⏸️&nbsp;not&nbsp;run | one | – | ${missing} |`,
      '**Next:** resume the run: only trials without a verdict are measured again.',
      `<sub>agentbench ${VERSION}</sub>`,
    ].join('\n\n')}\n`,
  );
  expect(planned().repeat).toBeUndefined();
  expect(pointOf(planned(), null)).toBeNull();
});

test('nor is it compared by what is not known', () => {
  const origin = { kind: 'directory', commit: null, finishedAt: null, url: null } as const;
  const suite = aReport([{ id: 'one', status: 'passed' }]);
  expect(planned({ suite, origin }).comparison).toMatchObject({
    verdict: 'not comparable',
    reasons: ['no instance has a verdict on both sides'],
  });
});
