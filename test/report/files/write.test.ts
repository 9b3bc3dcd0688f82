import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { restricted } from '../../../src/comparison/figures.ts';
import { loadBaselineDirectory } from '../../../src/report/baseline.ts';
import { describeSuite } from '../../../src/report/describe.ts';
import { badgeJson } from '../../../src/report/files/badge.ts';
import { resultsJson } from '../../../src/report/files/results.ts';
import { writeReportFiles } from '../../../src/report/files/write.ts';
import { loadRuns, roomForRuns } from '../../../src/report/load.ts';
import { renderSummary } from '../../../src/report/markdown/comment.ts';
import { typesCsv, typesTex } from '../../../src/report/papers/files.ts';
import { writeReportPage } from '../../../src/report/run-page.ts';
import { trialsOf } from '../../../src/report/trials.ts';
import type { Result } from '../../../src/results/records.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aReport, aResult, used } from '../sample.ts';
import { aSuite, ctrfJson, junitXml } from './support.ts';

const NOON = '2026-11-21T12:00:00.000Z';

const NAMES = [
  'summary.md',
  'run.json',
  'results.json',
  'junit.xml',
  'ctrf.json',
  'badge.json',
  'types.csv',
  'types.tex',
];

describe('writeReportFiles', () => {
  test('makes the directory and writes every file', async () => {
    const directory = path.join(temporaryDirectory(), 'a', 'b');
    const written = await writeReportFiles(directory, aSuite(), '## Summary 😀\n');
    expect(written).toEqual(NAMES.map((name) => path.join(directory, name)));
    expect(readdirSync(directory).sort()).toEqual(NAMES.toSorted());
    const texts = NAMES.map((name) => [name, readFileSync(path.join(directory, name), 'utf8')]);
    const suite = aSuite();
    expect(Object.fromEntries(texts)).toEqual({
      'summary.md': '## Summary 😀\n',
      'run.json': `${JSON.stringify({ ...suite.run, planned: ['PLANNED'] }, null, 2)}\n`.replace('"PLANNED"', () =>
        suite.run.planned.map((entry) => JSON.stringify(entry)).join(',\n    '),
      ),
      'results.json': resultsJson(suite),
      'junit.xml': junitXml(suite),
      'ctrf.json': ctrfJson(suite),
      'badge.json': badgeJson(suite),
      'types.csv': [...typesCsv(suite)].join(''),
      'types.tex': typesTex(suite),
    });
  });

  test.each(['one byte: é', '\ufeff two: … 😀', 'half a character: … \ud83d', 'é \ude00'])(
    'writes UTF-8: %j',
    async (text) => {
      const directory = temporaryDirectory();
      await writeReportFiles(directory, aSuite(), text);
      expect(readFileSync(path.join(directory, 'summary.md'))).toEqual(Buffer.from(text));
    },
  );

  test('writes over what an earlier report left', async () => {
    const directory = temporaryDirectory();
    writeFileSync(path.join(directory, 'badge.json'), 'x'.repeat(100_000));
    await writeReportFiles(directory, aSuite(), '');
    expect(JSON.parse(readFileSync(path.join(directory, 'badge.json'), 'utf8')).label).toBe('Benchmark');
  });

  test('a file that cannot be written is told, and nothing of it is left', async () => {
    const directory = temporaryDirectory();
    mkdirSync(path.join(directory, 'junit.xml', 'taken'), { recursive: true });
    await expect(writeReportFiles(directory, aSuite(), '')).rejects.toThrow(/junit\.xml/);
    expect(readdirSync(directory).sort()).toEqual(NAMES.toSorted());
  });

  test('as a baseline it has cost, time, causes and images of its trials', async () => {
    const directory = temporaryDirectory();
    const suite = (cost_usd: number, causes: Result['causes'], image: string) => {
      const testbed = { ...aResult().testbed, image_digest: `sha256:${image.repeat(64)}` };
      const stages = [{ name: 'agent', started_at: NOON, duration_ms: cost_usd * 1000 }];
      return aReport([
        { id: 'one', status: 'passed', result: { ...used({ cost_usd, input_tokens: 1, output_tokens: 2 }), testbed } },
        { id: 'two', status: 'failed', result: { ...used({ cost_usd }), causes, stages } },
      ]);
    };
    const timedOut = { cause: 'timed_out' as const, evidence: 'ended', step: null, log: null };
    await writeReportFiles(directory, suite(2, [timedOut], 'a'), '');
    const baseline = await loadBaselineDirectory(directory);
    const now = describeSuite(suite(3, [], 'b'), baseline, { tolerance: 0, 'fail-on': 'never' });
    const text = renderSummary(now);
    expect(text).toContain('6.00 USD, +50% a trial against the baseline · 4.5 s in trials (');
    expect(text).toContain('), +29% a trial against the baseline · 3 tokens (known for 1 of 2)');
    expect(text).toContain('**Why:** 0 timed out (1 less), 1 without a known cause');
    expect(text).toContain('; another image digest for 1 of the instances');
    // As a comparison has it, on the instances that all runs have.
    expect(restricted(baseline.suite, new Set(['two'])).reported).toMatchObject([
      { usage: { cost_usd: 2 }, causes: [{}] },
    ]);
    // The page has them in its document of the baseline.
    const told = JSON.parse(resultsJson({ ...now, trials: trialsOf(baseline.suite) }));
    expect(told.instances[1].trials[0]).toMatchObject({
      duration_ms: 2000,
      usage: { cost_usd: 2 },
      causes: [timedOut],
    });
    // A verdict that is another one in run.json is not that of these figures; no report of this run, no figures.
    const [run, results] = ['run.json', 'results.json'].map((name) => path.join(directory, name)) as [string, string];
    writeFileSync(run, readFileSync(run, 'utf8').replace('"passed"', '"failed"'));
    const reported = async (room = roomForRuns()) => (await loadRuns([directory], 'baseline', room)).runs[0]!.reported;
    expect(await reported()).toEqual([null, expect.anything()]);
    expect(await reported({ ...roomForRuns(), results: 1000 })).toBeUndefined();
    const report = JSON.parse(readFileSync(results, 'utf8'));
    writeFileSync(results, JSON.stringify({ ...report, agent: { ...report.agent, model: 'another' } }));
    expect(await reported()).toEqual([]);
    rmSync(results);
    expect(await reported()).toBeUndefined();
  });

  test('nor is half a page', async () => {
    const directory = temporaryDirectory();
    const broken: unknown = { toJSON: () => Promise.reject.call(undefined) };
    const half = { ...aSuite(), trend: broken as never };
    await expect(writeReportPage(directory, half)).rejects.toThrow(TypeError);
    expect(readdirSync(directory)).toEqual([]);
  });

  test('a directory in the place of the page is moved aside', async () => {
    const directory = temporaryDirectory();
    mkdirSync(path.join(directory, 'report.html', 'taken'), { recursive: true });
    await writeReportPage(directory, aSuite());
    expect(readFileSync(path.join(directory, 'report.html'), 'utf8')).toContain('</html>');
    expect(readdirSync(directory)).toHaveLength(2);
  });
});
