import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { type CTRFReport, CURRENT_SPEC_VERSION, schema } from 'ctrf';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instanceRows } from '../../../src/report/instances.ts';
import { cellsOf } from '../../../src/report/markdown/instance-table.ts';
import { figuresOf } from '../../../src/results/point-figures.ts';
import { aReport } from '../sample.ts';
import { aPlan, aPoint, aProject, aSuite, ctrfJson, hostileText, junitXml } from './support.ts';

const read = (text: string): CTRFReport => JSON.parse(text);
const NOON = Date.parse('2026-11-21T12:00:00Z');

test('a test per trial', () => {
  const { extra, ...results } = read(ctrfJson(aSuite())).results;
  expect(results).toMatchInlineSnapshot(`
    {
      "environment": {
        "appName": "agent",
        "branchName": "refs/pull/7/merge",
        "buildId": "77",
        "buildName": "Benchmark",
        "buildUrl": "https://github.com/octo/demo/actions/runs/77/attempts/1",
        "commit": "5d1e0a9c3b7f4286a1c0d9e8f7b6a5948372615f",
        "reportName": "Benchmark",
        "repositoryName": "octo/demo",
        "testEnvironment": "docker",
      },
      "summary": {
        "failed": 1,
        "flaky": 1,
        "other": 1,
        "passed": 1,
        "pending": 1,
        "skipped": 0,
        "start": 1795262400000,
        "stop": 1795262400000,
        "suites": 2,
        "tests": 4,
      },
      "tests": [
        {
          "duration": 1500,
          "extra": {
            "coverage": 1,
            "instance_id": "db-1",
            "integrity": [],
            "result": "db-1/trial-1/result.json",
            "score": 1,
            "score_expected": 1,
            "task_type": "dbsetup",
            "trial": 1,
          },
          "flaky": true,
          "name": "db-1",
          "rawStatus": "passed",
          "retries": 1,
          "start": 1795262400000,
          "status": "passed",
          "stop": 1795262400000,
          "suite": [
            "sample",
            "dbsetup",
          ],
        },
        {
          "duration": 1500,
          "extra": {
            "coverage": 1,
            "instance_id": "db-1",
            "integrity": [
              "left_running",
            ],
            "result": "db-1/trial-2/result.json",
            "score": 0,
            "score_expected": 0,
            "task_type": "dbsetup",
            "trial": 2,
          },
          "flaky": false,
          "message": "no "Setup successful" in the output",
          "name": "db-1 (trial 2)",
          "rawStatus": "failed",
          "retries": 0,
          "start": 1795262400000,
          "status": "failed",
          "stop": 1795262400000,
          "suite": [
            "sample",
            "dbsetup",
          ],
        },
        {
          "duration": 1500,
          "extra": {
            "coverage": 0,
            "instance_id": "repo-1",
            "integrity": [],
            "result": "repo-1/trial-1/result.json",
            "score": null,
            "score_expected": 0,
            "task_type": "reposetup",
            "trial": 1,
          },
          "flaky": false,
          "message": "prepare: no such repository",
          "name": "repo-1",
          "rawStatus": "error",
          "retries": 0,
          "start": 1795262400000,
          "status": "other",
          "stop": 1795262400000,
          "suite": [
            "sample",
            "reposetup",
          ],
        },
        {
          "duration": 0,
          "extra": {
            "coverage": 0,
            "instance_id": "repo-2",
            "integrity": [],
            "result": null,
            "score": null,
            "score_expected": 0,
            "task_type": "reposetup",
            "trial": 1,
          },
          "flaky": false,
          "message": "interrupted by SIGINT",
          "name": "repo-2",
          "rawStatus": "not_run",
          "retries": 0,
          "status": "pending",
          "suite": [
            "sample",
            "reposetup",
          ],
        },
      ],
      "tool": {
        "name": "agentbench",
        "version": "1.2.3",
      },
    }
  `);
  expect(Object.keys(extra!)).toEqual(['dataset', 'agent', 'totals', 'gate']);
});

test('test points are the steps of their trial', () => {
  const points = [
    aPoint(),
    aPoint({ metric: '', score: 1, explanation: 'half\nof it' }),
    aPoint({ metric: '2.1 Menu', type: 'shell_interaction', score: null }),
  ];
  const [only] = read(ctrfJson(aReport([aProject('p', points)]))).results.tests;
  expect(only).toMatchObject({ status: 'failed', message: 'score 50% over all 3 points, 2 of them judged' });
  expect(only!.steps).toMatchInlineSnapshot(`
    [
      {
        "extra": {
          "decided_by": "junit",
          "explanation": "",
          "score": 2,
          "type": "unit_test",
        },
        "name": "1.1 Start",
        "status": "passed",
      },
      {
        "extra": {
          "decided_by": "junit",
          "explanation": "half of it",
          "score": 1,
          "type": "unit_test",
        },
        "name": "unnamed",
        "status": "failed",
      },
      {
        "extra": {
          "decided_by": "none",
          "explanation": "",
          "score": null,
          "type": "shell_interaction",
        },
        "name": "2.1 Menu",
        "status": "other",
      },
    ]
  `);
});

test('test points without a verdict of their trial fail nothing, and those not reached are pending', () => {
  const points = [aPoint(), aPoint({ metric: '1.2 Exit', score: 0 })];
  const evaluation = aPlan(points, figuresOf([...points, { score: null, floor: null }]));
  const stepsOf = (status: 'not_run' | 'failed') =>
    read(ctrfJson(aReport([aProject('p', points, { status, result: { evaluation } })]))).results.tests[0]!.steps!.map(
      ({ name, status }) => `${name}: ${status}`,
    );
  expect(stepsOf('not_run')).toEqual(['1.1 Start: passed', '1.2 Exit: other', 'point 3: pending']);
  expect(stepsOf('failed')).toEqual(['1.1 Start: passed', '1.2 Exit: failed', 'point 3: pending']);
});

describe('the time', () => {
  test('of a run that was killed ends with its last result', () => {
    const finished = ['2026-11-21T12:30:00.000Z', '2026-11-21T12:10:00Z'];
    const trials = finished.map((finished_at, at) => ({
      id: `i-${at}`,
      status: 'passed' as const,
      result: { finished_at },
    }));
    const { summary, tests } = read(ctrfJson(aReport(trials, { finished_at: null }))).results;
    expect(summary).toMatchObject({ start: NOON, stop: NOON + 30 * 60_000 });
    expect(tests[1]).toMatchObject({ start: NOON, stop: NOON + 10 * 60_000 });
  });

  test('never goes backwards', () => {
    const report = aReport([{ id: 'a', status: 'passed' }], { finished_at: '2026-11-21T11:00:00Z' });
    expect(read(ctrfJson(report)).results.summary).toMatchObject({ start: NOON, stop: NOON });
  });
});

test('the version of the specification is the published one', () => {
  expect(read(ctrfJson(aSuite())).specVersion).toBe(CURRENT_SPEC_VERSION);
});

test('is valid by the published schema, its counts those of the totals, whatever it holds', () => {
  // As the package's own validate, which compiles the schema for each document.
  const ajv = new Ajv({ allErrors: true });
  (addFormats as unknown as typeof addFormats.default)(ajv);
  const validate = ajv.compile(schema);
  const trial = fc.record({
    status: fc.constantFrom('passed', 'failed', 'error', 'not_run'),
    type: hostileText,
    message: hostileText,
    attempt: fc.integer({ min: 1, max: 3 }),
    points: fc.option(
      fc.array(fc.record({ metric: hostileText, explanation: hostileText, score: fc.constantFrom(0, 1, 2, null) })),
    ),
    known: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(trial, { minLength: 1, maxLength: 8 }), hostileText, fc.boolean(), (trials, text, local) => {
      // Trials of one instance: with a passed and a failed one it is flaky.
      const report = aReport(
        trials.map(({ status, type, message, attempt, points, known }, at) => {
          const error = { stage: 'prepare', kind: 'git', message };
          const about = { status, type, trial: at + 1, ...(known ? {} : { without: error }) } as const;
          if (points !== null) return aProject('p', points.map(aPoint), { ...about, result: { attempt } });
          return { id: 'p', ...about, result: { attempt, error: status === 'error' ? error : null } };
        }),
        { suite: text, ...(local ? { github: null, finished_at: null } : {}) },
      );
      const document = read(ctrfJson(report));
      expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
      const { summary } = document.results;
      const { planned, passed, failed, error, not_run } = report.run.totals;
      expect(summary).toMatchObject({ tests: planned, passed, failed, other: error, pending: not_run, skipped: 0 });
      expect(summary.flaky).toBe(report.flaky.length === 0 ? 0 : report.run.totals.passed);
    }),
  );
});

test('a report that came without its results has the times of its trials, as results.json', () => {
  const whole = aSuite();
  const report = { ...whole, trials: whole.trials.map((trial) => ({ ...trial, result: null })) };
  const times = (of: typeof whole) => read(ctrfJson(of)).results.tests.map(({ duration }) => duration);
  expect(times(report)).toEqual(times(whole));
  expect(Math.max(...times(report))).toBeGreaterThan(0);
  const seconds = (of: typeof whole) => junitXml(of).match(/<testcase [^>]*time="[\d.]+"/g);
  expect(seconds(report)).toEqual(seconds(whole));
  const cells = (of: typeof whole) => instanceRows(of).map((row) => cellsOf(row, null)[2]);
  expect(cells(report)).toEqual(cells(whole));
});
