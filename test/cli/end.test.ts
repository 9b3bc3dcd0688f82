import { expect, test } from 'vitest';
import { nextLines } from '../../src/cli/end.ts';
import { renderSummary } from '../../src/report/markdown/comment.ts';
import { aReport, broken } from '../report/sample.ts';

const NOT_JUDGED = broken('none of the 3 test points has a score', 'not_judged');

test('trials that need a judge are not measured again without one', () => {
  const report = aReport([
    { id: 'one', status: 'error', result: NOT_JUDGED },
    { id: 'two', status: 'error', result: NOT_JUDGED },
  ]);
  const { run } = report;
  const rows = run.planned.map((entry) => ({ entry, result: null }));
  const settings = { ...run.settings, mode: 'dev' as const };
  const next = (own: typeof run.settings) => nextLines({ ...run, settings: own }, rows, 'results');
  expect(next(settings)).toEqual([
    expect.stringMatching(/^have the points judged: .* rescore results --judge openai --judge-model MODEL$/),
    expect.stringMatching(/^look at: .* show results one$/),
  ]);
  expect(next({ ...settings, mode: 'free' })[0]).toBe('measure again with judge: mode free has no score without one');
  expect(next({ ...settings, judge: 'a judge' })[0]).toMatch(/^measure the rest: /);
  expect(renderSummary(report)).toContain('\n**Next:** set judge: without one 2 trials can have no score');
});
