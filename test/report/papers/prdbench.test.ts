import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { reportSchema } from '../../../src/report/documents/report-document.ts';
import { resultsJson } from '../../../src/report/files/results.ts';
import { renderSummary } from '../../../src/report/markdown/comment.ts';
import { pointsCsv, pointsTex, typesCsv, typesTex } from '../../../src/report/papers/files.ts';
import { labelsOf, readLabels } from '../../../src/report/papers/labels.ts';
import { prdbenchTables } from '../../../src/report/papers/prdbench.ts';
import type { PointResult } from '../../../src/results/evaluation.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aPlan, aPoint, aSuite } from '../files/support.ts';
import { aReport, aResult, type SampleTrial } from '../sample.ts';

const judge = (cost_usd: number | null) => ({
  identity: 'openai large',
  verdicts: 2,
  failures: 0,
  input_tokens: 10,
  output_tokens: 1,
  cost_usd,
});

/** A unit test, and two points of the judge with these scores. */
function points(unit: 0 | 1 | 2, ...judged: (0 | 1 | 2)[]): PointResult[] {
  return [
    aPoint({ metric: 'u', score: unit }),
    ...judged.map((score, at) => aPoint({ metric: `j${at}`, type: 'shell_interaction', score, decided_by: 'judge' })),
  ];
}

/** A project in mode `debug`. */
function project(id: string, dev: PointResult[], debug: PointResult[], cost: number | null = 0.25): SampleTrial {
  const [first, last] = [dev, debug].map((list) => aPlan(list, { mode: 'debug', judge: judge(cost) })) as [
    ReturnType<typeof aPlan>,
    ReturnType<typeof aPlan>,
  ];
  const { agent } = aResult();
  const rounds = [first, last].map((evaluation) => ({ agent, evaluation, score: evaluation.score }));
  return { id, type: 'development', status: 'failed', result: { evaluation: last, score: last.score, rounds } };
}

const debugged = () =>
  aReport([
    project('prdbench-1', points(0, 0, 2), points(2, 2, 2)),
    project('prdbench-2', points(2, 0, 0), points(2, 1, 0), null),
    project('prdbench-3', points(0, 0, 0), points(0, 0, 2)),
    { id: 'prdbench-4', type: 'development', status: 'not_run', without: true },
  ]);

function labelsFile(...lines: unknown[]): string {
  const file = path.join(temporaryDirectory(), 'labels.jsonl');
  writeFileSync(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return file;
}

test('means of both rounds, their paired difference, kinds of points and the cost of the judge', () => {
  const tables = prdbenchTables(debugged())!;
  expect(tables.planned).toBe(4);
  // By hand: DEV 2/6, 2/6, 0; DEBUG 6/6, 3/6, 2/6.
  expect(tables.all.dev).toMatchObject({ projects: 3, mean: expect.closeTo(2 / 9) });
  expect(tables.all.debug).toMatchObject({ projects: 3, mean: expect.closeTo(11 / 18) });
  expect(tables.all.free).toBeNull();
  // Three differences of the same sign: p = 2/8.
  expect(tables.difference).toMatchObject({ projects: 3, difference: expect.closeTo(7 / 18), p: expect.closeTo(0.25) });
  const { low, high } = tables.difference!.interval!;
  expect(low).toBeLessThan(7 / 18);
  expect(high).toBeGreaterThan(7 / 18);
  expect(tables.by_point_type.map(({ name, dev, debug }) => [name, dev!.mean, debug!.mean])).toEqual([
    ['shell_interaction', expect.closeTo(1 / 6), expect.closeTo((1 + 1 / 4 + 1 / 2) / 3)],
    ['unit_test', expect.closeTo(1 / 3), expect.closeTo(2 / 3)],
  ]);
  expect(tables.judge).toEqual({
    identities: ['openai large'],
    verdicts: 12,
    failures: 0,
    cost_usd: 1,
    cost_known: 4,
    evaluations: 6,
  });
  expect([tables.by_domain, tables.agreement]).toEqual([[], null]);
});

test('other modes have their own round, and a second trial is no second project', () => {
  const dev = { id: 'prdbench-1', type: 'development', status: 'failed' as const };
  const [one, other] = [aPlan(points(2, 2, 2)), aPlan(points(0, 0, 0))];
  const report = aReport([
    { ...dev, result: { evaluation: one, score: 1 } },
    { ...dev, trial: 2, result: { evaluation: other, score: 0 } },
    { ...dev, id: 'prdbench-2', result: { evaluation: other, score: 0 } },
  ]);
  const tables = prdbenchTables(report)!;
  expect([tables.all.dev!.projects, tables.all.dev!.mean, tables.all.debug, tables.difference]).toEqual([
    2,
    0.25,
    null,
    null,
  ]);
  expect(prdbenchTables(aSuite())).toBeNull();
});

/** A report of a run in this mode. */
function inMode(mode: 'dev' | 'debug', trial: SampleTrial) {
  const report = aReport([trial]);
  return { ...report, run: { ...report.run, settings: { ...report.run.settings, mode } } };
}

const DESTROYED = { evaluation: null, score: 0, integrity: [{ kind: 'testbed_destroyed', detail: 'no shell' }] };

test('an agent that destroyed its testbed has no points, as in the totals; an error is no zero', () => {
  const dev = { type: 'development', status: 'failed' as const };
  const all = aPlan(points(2, 2, 2));
  const report = aReport([
    { ...dev, id: 'prdbench-1', status: 'passed', result: { evaluation: all, score: 1 } },
    { ...dev, id: 'prdbench-2', result: DESTROYED },
    // Ended after the first of three points: which kinds the others are of is not in its record.
    { ...dev, id: 'prdbench-3', result: { ...DESTROYED, evaluation: { ...aPlan(points(2)), ...partly(1 / 3) } } },
    { ...dev, id: 'prdbench-4', status: 'error', result: { evaluation: { ...aPlan(points(2)), ...partly(1 / 3) }, score: null } }, // biome-ignore format: a table
    { ...dev, id: 'prdbench-5', status: 'error' },
  ]);
  const tables = prdbenchTables(report)!;
  expect(tables.planned).toBe(5);
  expect(tables.all.dev).toMatchObject({ projects: 3, mean: expect.closeTo(4 / 9) });
  expect(tables.by_point_type.map(({ name, dev }) => [name, dev!.projects, dev!.mean])).toEqual([
    ['shell_interaction', 1, 1],
    ['unit_test', 1, 1],
  ]);
  // Also if none came to an evaluation.
  const none = prdbenchTables(inMode('dev', { ...dev, id: 'prdbench-2', result: DESTROYED }))!;
  expect(none).toMatchObject({ all: { dev: { projects: 1, mean: 0 }, debug: null }, judge: null });
  expect(prdbenchTables(inMode('dev', { ...dev, id: 'prdbench-5', status: 'error' }))).toBeNull();
});

test('a second round in which the agent destroyed its testbed has no points; the first one and its judge count', () => {
  const whole = project('prdbench-1', points(2, 2, 2), points(2, 2, 2));
  const { result } = project('prdbench-2', points(2, 2, 2), points(0, 0, 0), 0.5);
  const rounds = [result!.rounds![0]!, { agent: aResult().agent, evaluation: null, score: 0 }];
  const broken = { ...whole, id: 'prdbench-2', result: { ...DESTROYED, rounds } };
  const report = aReport([whole, broken]);
  const tables = prdbenchTables(report)!;
  expect(tables.all).toMatchObject({ dev: { projects: 2, mean: 1 }, debug: { projects: 2, mean: 0.5 } });
  // Also if no second round came to an evaluation.
  expect(prdbenchTables(inMode('debug', broken))!.all).toMatchObject({ dev: { mean: 1 }, debug: { mean: 0 } });
  expect(tables.difference).toMatchObject({ projects: 2, difference: -0.5 });
  expect(tables.judge).toMatchObject({ verdicts: 6, cost_usd: 1, evaluations: 3 });
  const summary = renderSummary(report);
  expect(summary).toContain('DEV → DEBUG 100% → 50% (−50.0)');
  expect(summary).toContain('DEBUG − DEV: −50.0 points (100% to 50%;');
  // A second round that ended with an error is no zero, and no figure of the points before it.
  const evaluation = aPlan(points(2), { ...partly(1 / 3), mode: 'debug' });
  const partial = { agent: aResult().agent, evaluation, score: null };
  const ended = { ...broken, status: 'error' as const, result: { evaluation, score: null, rounds: [rounds[0]!, partial] } }; // biome-ignore format: a table
  expect(prdbenchTables(aReport([whole, ended]))!.all).toMatchObject({
    dev: { projects: 2, mean: 1 },
    debug: { projects: 1, mean: 1 },
  });
  const early = { ...whole, id: 'prdbench-2', result: DESTROYED };
  expect(prdbenchTables(aReport([whole, early]))!.all).toMatchObject({
    dev: { projects: 2, mean: 0.5 },
    debug: { projects: 1, mean: 1 },
  });
});

/** Figures of a plan of three points, of which one was reached. */
function partly(score_expected: number) {
  return { expected: 3, judged: 1, score: 1, score_expected, coverage: 1 / 3 };
}

test('labels: agreement, kappa, domains, and what has no counterpart', () => {
  const labels = readLabels(
    labelsFile(
      { instance_id: 'prdbench-1', metric: 'j0', score: 2 },
      { instance_id: 'prdbench-1', metric: 'j1', score: 2, trial: 1 },
      { instance_id: 'prdbench-2', metric: 'j0', score: 0 },
      { instance_id: 'prdbench-2', metric: 'j1', score: 0 },
      { instance_id: 'prdbench-2', metric: 'u', score: 0 },
      { instance_id: '__proto__', metric: 'j1', score: 0 },
      '',
      { instance_id: 'prdbench-1', domain: 'Games' },
      { instance_id: 'prdbench-2', domain: '| <b>' },
    ),
  );
  const report = { ...debugged(), labels };
  const tables = prdbenchTables(report)!;
  expect(tables.agreement).toMatchObject({
    with: 'labels',
    name: 'labels.jsonl',
    points: 4,
    agreed: 3,
    agreement: 0.75,
    // Chance: (1·2 + 1·0 + 2·2) / 16.
    kappa: expect.closeTo((0.75 - 0.375) / 0.625),
    matrix: [
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 2],
    ],
    unlabelled: 2,
    unused: 2,
  });
  expect(tables.by_domain.map(({ name, debug }) => [name, debug!.projects])).toEqual([
    ['Games', 1],
    ['| <b>', 1],
  ]);
  expect(reportSchema.parse(JSON.parse(resultsJson(report))).prdbench).toEqual(JSON.parse(JSON.stringify(tables)));
  const summary = renderSummary(report);
  expect(summary).toContain('| Mean over projects | DEV | DEBUG |');
  expect(summary).toContain('- Agreement of the judge with labels.jsonl: 75% of 4 points');
  expect(summary).toMatch(
    /- DEBUG − DEV: \+38\.9 points \(22\.2% to 61\.1%; 95% interval .* p = 0\.250, paired over 3 projects\)/,
  );
  expect(summary).toContain(
    '- Judge openai large: 12 verdicts, 0 points without one, 1.00 USD (known for 4 of 6 evaluations)',
  );
  expect(summary).not.toContain('<b>');
  const csv = [...pointsCsv(report)].join('').split('\r\n');
  expect(csv[0]).toBe(
    'by,name,dev_mean,dev_low,dev_high,dev_projects,debug_mean,debug_low,debug_high,debug_projects,free_mean,free_low,free_high,free_projects',
  );
  expect(csv.slice(1).map((line) => line.split(',').slice(0, 2).join(' '))).toEqual([
    'all all',
    'point_type shell_interaction',
    'point_type unit_test',
    'domain Games',
    'domain | <b>',
    '',
  ]);
  const tex = pointsTex(report);
  expect(tex).toContain(' & DEV (\\%) & 95\\,\\% interval & $n$ & DEBUG (\\%) & 95\\,\\% interval & $n$ \\\\');
  expect(tex).toContain('\\textbar{} \\textless{}b\\textgreater{} & 33.3');
});

test('a domain may have the name of what every object has', () => {
  const labels = readLabels(labelsFile({ instance_id: 'prdbench-1', domain: 'constructor' }));
  const report = { ...debugged(), labels };
  expect(renderSummary(report)).toContain('| constructor | 33.3% (n = 1) |');
  expect(pointsTex(report)).toContain('\nconstructor & 33.3');
});

test('the judge of other results is compared like labels', () => {
  const other = aReport([project('prdbench-1', points(0, 0, 2), points(2, 0, 2))]);
  const tables = prdbenchTables({ ...debugged(), labels: labelsOf(other) })!;
  expect(tables.agreement).toMatchObject({ with: 'results', points: 2, agreed: 1, unlabelled: 4, unused: 0 });
  expect(() => labelsOf(aSuite())).toThrow('labels: the judge of these results scored no point');
});

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{"instance_id"', /labels\.jsonl:2: not JSON/],
  ['no object', '3', /:2: the line: must be an object with instance_id/],
  ['another score', { instance_id: 'a', metric: 'm', score: 3 }, /:2: score: must be 0, 1 or 2/],
  ['no metric', { instance_id: 'a', score: 1 }, /:2: metric: must be a text/],
  ['an unknown key', { instance_id: 'a', metric: 'm', score: 1, note: 'x' }, /:2: note: no such key/],
  ['trial 0', { instance_id: 'a', metric: 'm', score: 1, trial: 0 }, /:2: trial: must be a whole number from 1/],
  ['the same point', { instance_id: 'x', metric: 'm', score: 1 }, /:2: an earlier line has a label for the same point/],
])('a file of labels with %s is refused with file, line and key', (_, line, message) => {
  const file = labelsFile({ instance_id: 'x', metric: 'm', score: 1 }, line);
  expect(() => readLabels(file)).toThrow(message);
});

test('task types as CSV and LaTeX; unknown figures are empty', () => {
  const report = aSuite();
  const csv = [...typesCsv(report)].join('').trimEnd().split('\r\n');
  expect(csv[0]).toBe(
    'task_type,planned,passed,failed,error,not_run,success_rate,tokens_per_trial,tokens_known,steps_per_trial,steps_known,wasted_share,wasted_known',
  );
  const { planned, passed, failed, error, not_run } = report.run.totals;
  expect(csv.at(-1)).toContain(`all,${[planned, passed, failed, error, not_run].join()},`);
  expect(csv).toHaveLength(Object.keys(JSON.parse(resultsJson(report)).by_type).length + 2);
  const tex = typesTex(report);
  expect(tex).toContain('Category & Passed & Not measured & Success rate (\\%)');
  expect(tex).toContain(`\nall & ${passed} of ${planned} & ${error + not_run} & `);
  const { dataset } = report.run;
  const pinned = { ...report, run: { ...report.run, dataset: { ...dataset, ref: 'a'.repeat(40) } } };
  expect(typesTex(pinned)).toContain(`% ${dataset.name} at ${'a'.repeat(40)};`);
  expect(typesTex(aReport([{ id: 'a', status: 'passed' }]))).toContain('Category & Passed & Success rate');
  expect(tex.match(/ \\\\\n/g)).toHaveLength(csv.length);
});

test('the wasted share stands in both where calls and human bounds are known', () => {
  const { agent } = aResult();
  const actions = { run: 9, read_file: 7, check_dir: 3, search: 1, edit: 1, install: 1, network: 1, other: 1 };
  const report = aReport([
    {
      id: 'a',
      type: 'dbsetup',
      status: 'passed',
      result: { agent: { ...agent, actions }, human_actions: { lower: 1, upper: 4 } },
    },
    { id: 'b', type: 'other', status: 'passed' },
  ]);
  const lines = [...typesCsv(report)].join('').trimEnd().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',').slice(-2))).toEqual([
    ['0.6', '1'],
    ['', '0'],
    ['0.6', '1'],
  ]);
  expect(typesTex(report)).toMatch(/Wasted \(\\%\) \\\\[\s\S]*dbsetup & .* & 60\.0 \\\\[\s\S]*other & .* & -- \\\\/);
});
