import { expect, test } from 'vitest';
import { nextLines } from '../../src/cli/end.ts';
import { painter } from '../../src/cli/paint.ts';
import { trialPage } from '../../src/cli/trial-page.ts';
import { trialTable } from '../../src/cli/trials.ts';
import { renderSummary } from '../../src/report/markdown/comment.ts';
import type { Result } from '../../src/results/records.ts';
import { aReport, broken } from '../report/sample.ts';
import { aResult, aRun } from '../support/results.ts';

const NOT_JUDGED = broken('none of the 3 test points has a score', 'not_judged');

test('trials that need a judge are not measured again without one', () => {
  const report = aReport([
    { id: 'one', status: 'error', result: NOT_JUDGED },
    { id: 'two', status: 'error', result: NOT_JUDGED },
  ]);
  const { run } = report;
  const rows = run.planned.map((planned) => ({ planned, result: null }));
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

test('a run of trials of all kinds has a command for each, and shows the worst', () => {
  const broke = broken('Docker does not answer', 'docker');
  const { run } = aReport([
    { id: 'passed', status: 'passed' },
    { id: 'failed', status: 'failed' },
    { id: 'broken', status: 'error', result: broke },
    { id: 'unjudged', status: 'error', result: NOT_JUDGED },
    { id: 'stopped', status: 'not_run', without: { kind: 'stopped', message: 'its answer was known' } },
  ]);
  const settings = { ...run.settings, mode: 'dev' as const };
  const next = (ids: string[], whole?: null) => {
    const rows = run.planned
      .filter(({ instance_id: id }) => ids.includes(id))
      .map((planned) => ({ planned, result: null }));
    return nextLines({ ...run, settings }, rows, 'results', whole).map((line) =>
      line.replace(/: .*? (?=\w+ results)/, ': '),
    );
  };
  const judge = 'have the points judged: rescore results --judge openai --judge-model MODEL';
  const rest = 'measure the rest: resume results';
  expect(next(['passed', 'failed', 'broken', 'unjudged'])).toEqual([rest, judge, 'look at: show results broken']);
  expect(next(['passed', 'failed', 'broken', 'unjudged'], null)).toEqual(['look at: show results broken']);
  expect(next(['passed', 'failed', 'stopped'])).toEqual(['look at: show results failed']);
  expect(next(['passed'])).toEqual(['look at: show results passed']);
  expect(next(['stopped'])).toEqual([]);
});

test('the trials of an instance stand together, in the order of the plan', () => {
  const ids = ['two', 'one'];
  const { run, results } = aReport(
    [1, 2, 3].flatMap((trial) => ids.map((id) => ({ id, trial, status: 'passed' as const }))),
  );
  const rows = run.planned.map((planned, index) => ({ planned, result: results[index]! }));
  const lines = trialTable(rows, null, { columns: 80, paint: painter(false) }, true);
  const places = lines.slice(1).map((line) => line.split(/ +/).slice(2, 4).join(' '));
  expect(places).toEqual(['two 1', 'two 2', 'two 3', 'one 1', 'one 2', 'one 3']);
});

test('an agent that was ended early did begin', () => {
  const result = aResult({ status: 'not_run', error: { stage: 'agent', kind: 'interrupted', message: 'by SIGINT' } });
  Object.assign(result.agent, { exit_code: null, timed_out: false, duration_ms: 0 });
  const end = (stages: Result['stages']) => {
    const own = { ...result, stages };
    const [planned, run] = [aRun(['not_run']).planned[0]!, aRun(['not_run'])];
    const page = trialPage({ planned, result: own, directory: null, results: null }, run, [], {
      columns: 80,
      paint: painter(false),
    });
    return page.map((line) => line.trim()).filter((line) => /^(did not end|never began)$/.test(line));
  };
  const stage = (name: 'prepare' | 'agent') => ({ name, started_at: result.started_at, duration_ms: 5 });
  expect(end([stage('prepare'), stage('agent')])).toEqual(['did not end']);
  expect(end([stage('prepare')])).toEqual(['never began']);
});
