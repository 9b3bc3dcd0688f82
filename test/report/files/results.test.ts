import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generate } from '../../../scripts/generate.ts';
import { type ReportDocument, reportSchema } from '../../../src/report/documents/report-document.ts';
import { resultsJson } from '../../../src/report/files/results.ts';
import type { Comparison, SuiteReport } from '../../../src/report/suite.ts';
import { figuresOf } from '../../../src/results/point-figures.ts';
import { totalsOf } from '../../../src/results/totals.ts';
import { unknownUsage } from '../../../src/results/usage.ts';
import { aReport, aResult, type SampleTrial, used } from '../sample.ts';
import { aPlan, aPoint, aProject, aSuite, hostileText } from './support.ts';

const read = (report: SuiteReport): ReportDocument => JSON.parse(resultsJson(report));
const onlyTrial = (report: SuiteReport) => read(report).instances[0]!.trials[0]!;

const ajv = new Ajv2020();
(addFormats as unknown as typeof addFormats.default)(ajv);
const published = ajv.compile(JSON.parse(generate({})['schemas/report.v1.schema.json']!));

const COMPARISON: Comparison = {
  verdict: 'regressed',
  reasons: ['another image digest'],
  origin: { kind: 'artifact', commit: 'abc', finishedAt: '2026-11-20T12:00:00.000Z', url: 'https://example.org' },
  measure: 'success rate',
  difference: -0.5,
  interval: { low: -0.8, high: -0.1 },
  p: 0.03,
  method: 'mcnemar',
  pairs: 8,
  leftOut: 1,
  flips: [{ instanceId: 'db-1', before: 'passed', now: 'failed' }],
};

test('says everything once, in snake_case', () => {
  const report = { ...aSuite(), comparison: COMPARISON, notes: ['a run.json\x1b[31m is missing'] };
  const { settings, github, gate, agent, dataset, ...rest } = read(report);
  expect({ settings, github, gate, agent, dataset }).toEqual({
    settings: report.run.settings,
    github: report.run.github,
    gate: report.run.gate,
    agent: report.run.agent,
    dataset: report.run.dataset,
  });
  expect(rest).toMatchInlineSnapshot(`
    {
      "actions": {
        "by_class": null,
        "trials": 0,
        "wasted": null,
      },
      "artifact_url": "https://github.com/octo/demo/actions/runs/77/artifacts/8",
      "by_type": {
        "dbsetup": {
          "actions": {
            "by_class": null,
            "trials": 0,
            "wasted": null,
          },
          "causes": [],
          "coverage": 1,
          "error": 0,
          "failed": 1,
          "not_run": 0,
          "passed": 1,
          "planned": 2,
          "score": 0.5,
          "score_expected": 0.5,
          "success_rate": 0.5,
          "usage": {
            "cost_known": 1,
            "cost_usd": 0.25,
            "failed_requests": null,
            "input_tokens": null,
            "output_tokens": null,
            "requests": null,
            "requests_known": 0,
            "steps": 4,
            "steps_known": 1,
            "steps_per_trial": 4,
            "throttled_requests": null,
            "tokens_known": 0,
            "tokens_per_trial": null,
            "waiting_share": null,
          },
        },
        "reposetup": {
          "actions": {
            "by_class": null,
            "trials": 0,
            "wasted": null,
          },
          "causes": [],
          "coverage": 0,
          "error": 1,
          "failed": 0,
          "not_run": 1,
          "passed": 0,
          "planned": 2,
          "score": null,
          "score_expected": 0,
          "success_rate": 0,
          "usage": {
            "cost_known": 0,
            "cost_usd": null,
            "failed_requests": null,
            "input_tokens": null,
            "output_tokens": null,
            "requests": null,
            "requests_known": 0,
            "steps": null,
            "steps_known": 0,
            "steps_per_trial": null,
            "throttled_requests": null,
            "tokens_known": 0,
            "tokens_per_trial": null,
            "waiting_share": null,
          },
        },
      },
      "causes": [],
      "comparison": {
        "difference": -0.5,
        "flips": [
          {
            "before": "passed",
            "instance_id": "db-1",
            "now": "failed",
          },
        ],
        "interval": {
          "high": -0.1,
          "low": -0.8,
        },
        "left_out": 1,
        "measure": "success rate",
        "method": "mcnemar",
        "noise": [],
        "origin": {
          "commit": "abc",
          "finished_at": "2026-11-20T12:00:00.000Z",
          "kind": "artifact",
          "url": "https://example.org",
        },
        "p": 0.03,
        "pairs": 8,
        "reasons": [
          "another image digest",
        ],
        "verdict": "regressed",
      },
      "finished_at": "2026-11-21T12:00:00.000Z",
      "flaky": [
        "db-1",
      ],
      "harness_version": "1.2.3",
      "instances": [
        {
          "instance_id": "db-1",
          "passed": 1,
          "score": 0.5,
          "score_expected": 0.5,
          "task_type": "dbsetup",
          "trials": [
            {
              "actions": null,
              "attempt": 2,
              "causes": [],
              "coverage": 1,
              "duration_ms": 1500,
              "error": null,
              "image_digest": "sha256:0000000000000000000000000000000000000000000000000000000000000000",
              "integrity": [],
              "reason": null,
              "score": 1,
              "score_expected": 1,
              "status": "passed",
              "test_plan": null,
              "trial": 1,
              "usage": {
                "cached_input_tokens": null,
                "cost_usd": 0.25,
                "failed_requests": null,
                "input_tokens": null,
                "models": [],
                "output_tokens": null,
                "reasoning_tokens": null,
                "requests": null,
                "source": null,
                "steps": 4,
              },
            },
            {
              "actions": null,
              "attempt": 1,
              "causes": [],
              "coverage": 1,
              "duration_ms": 1500,
              "error": null,
              "image_digest": "sha256:0000000000000000000000000000000000000000000000000000000000000000",
              "integrity": [
                "left_running",
              ],
              "reason": null,
              "score": 0,
              "score_expected": 0,
              "status": "failed",
              "test_plan": null,
              "trial": 2,
              "usage": {
                "cached_input_tokens": null,
                "cost_usd": null,
                "failed_requests": null,
                "input_tokens": null,
                "models": [],
                "output_tokens": null,
                "reasoning_tokens": null,
                "requests": null,
                "source": null,
                "steps": null,
              },
            },
          ],
        },
        {
          "instance_id": "repo-1",
          "passed": 0,
          "score": null,
          "score_expected": 0,
          "task_type": "reposetup",
          "trials": [
            {
              "actions": null,
              "attempt": 1,
              "causes": [],
              "coverage": 0,
              "duration_ms": 1500,
              "error": {
                "kind": "git",
                "message": "no such repository
    fatal: 128",
                "stage": "prepare",
              },
              "image_digest": "sha256:0000000000000000000000000000000000000000000000000000000000000000",
              "integrity": [],
              "reason": null,
              "score": null,
              "score_expected": 0,
              "status": "error",
              "test_plan": null,
              "trial": 1,
              "usage": {
                "cached_input_tokens": null,
                "cost_usd": null,
                "failed_requests": null,
                "input_tokens": null,
                "models": [],
                "output_tokens": null,
                "reasoning_tokens": null,
                "requests": null,
                "source": null,
                "steps": null,
              },
            },
          ],
        },
        {
          "instance_id": "repo-2",
          "passed": 0,
          "score": null,
          "score_expected": 0,
          "task_type": "reposetup",
          "trials": [
            {
              "actions": null,
              "attempt": null,
              "causes": [],
              "coverage": 0,
              "duration_ms": null,
              "error": {
                "kind": "interrupted",
                "message": "interrupted by SIGINT",
                "stage": "plan",
              },
              "integrity": [],
              "reason": null,
              "score": null,
              "score_expected": 0,
              "status": "not_run",
              "test_plan": null,
              "trial": 1,
              "usage": null,
            },
          ],
        },
      ],
      "interrupted": null,
      "interval": null,
      "judge_usage": null,
      "notes": [
        "a run.json is missing",
      ],
      "prdbench": null,
      "reasons": [
        {
          "status": "error",
          "text": "no such repository",
          "trials": [
            "repo-1/1",
          ],
        },
        {
          "status": "not_run",
          "text": "interrupted by SIGINT",
          "trials": [
            "repo-2/1",
          ],
        },
      ],
      "repeat": null,
      "run_url": "https://github.com/octo/demo/actions/runs/77/attempts/1",
      "schema": "agentbench/report/v1",
      "started_at": "2026-11-21T12:00:00.000Z",
      "suite": "Benchmark",
      "test_points": null,
      "times_ms": {
        "agent": 3000,
        "evaluation": 1500,
        "harness": 0,
      },
      "totals": {
        "coverage": 0.5,
        "error": 1,
        "failed": 1,
        "not_run": 1,
        "passed": 1,
        "planned": 4,
        "score": 0.5,
        "score_expected": 0.25,
        "success_rate": 0.25,
      },
      "usage": {
        "cost_known": 1,
        "cost_usd": 0.25,
        "failed_requests": null,
        "input_tokens": null,
        "output_tokens": null,
        "requests": null,
        "requests_known": 0,
        "steps": 4,
        "steps_known": 1,
        "steps_per_trial": 4,
        "throttled_requests": null,
        "tokens_known": 0,
        "tokens_per_trial": null,
        "waiting_share": null,
      },
    }
  `);
});

test('what is unknown is null, never 0', () => {
  expect(onlyTrial(aReport([{ id: 'a', status: 'passed', result: used({ input_tokens: 0 }) }])).usage).toEqual({
    ...unknownUsage(),
    input_tokens: 0,
  });
  expect(onlyTrial(aReport([{ id: 'a', status: 'not_run', without: true }]))).toEqual({
    trial: 1,
    status: 'not_run',
    score: null,
    score_expected: 0,
    coverage: 0,
    duration_ms: null,
    attempt: null,
    integrity: [],
    error: null,
    reason: null,
    causes: [],
    actions: null,
    usage: null,
    test_plan: null,
  });
});

describe('a test plan', () => {
  const points = [
    aPoint({ floor: 2, vacuous: true }),
    aPoint({ score: 1 }),
    aPoint({ type: 'shell_interaction', score: null }),
    aPoint({ type: 'file_comparison', score: 0 }),
  ];

  test('shows what was judged beside what was not, by type of point', () => {
    expect(onlyTrial(aReport([aProject('p', points)])).test_plan).toMatchInlineSnapshot(`
      {
        "by_point_type": {
          "file_comparison": {
            "coverage": 1,
            "expected": 1,
            "judged": 1,
            "score": 0,
            "score_expected": 0,
          },
          "shell_interaction": {
            "coverage": 0,
            "expected": 1,
            "judged": 0,
            "score": null,
            "score_expected": 0,
          },
          "unit_test": {
            "coverage": 1,
            "expected": 2,
            "judged": 2,
            "score": 0.75,
            "score_expected": 0.75,
          },
        },
        "coverage": 0.75,
        "expected": 4,
        "judged": 3,
        "mode": "dev",
        "rounds": null,
        "score": 0.5,
        "score_expected": 0.375,
        "score_without_vacuous": 0.25,
      }
    `);
  });

  test('of which not all points were reached has no figures by type: those of the others are not known', () => {
    const evaluation = aPlan(points, figuresOf([...points, { score: null, floor: null }]));
    const { test_plan } = onlyTrial(aReport([aProject('p', points, { result: { evaluation } })]));
    expect(test_plan).toMatchObject({ expected: 5, judged: 3, by_point_type: {} });
  });

  test('shows both rounds of debug, one that came to nothing as null; its usage is that of both', () => {
    const { agent } = aResult(used({ cost_usd: 0.5 }));
    const mended = aPlan(
      points.map((point) => ({ ...point, score: 2 })),
      { mode: 'debug' },
    );
    const dev = { agent, evaluation: aPlan(points), score: 0.5 };
    const begun = { name: 'agent', started_at: '2026-01-01T00:00:00.000Z', duration_ms: 1 };
    const both = { evaluation: mended, rounds: [dev, { agent, evaluation: mended, score: 1 }], stages: [begun, begun] };
    const trial = onlyTrial(aReport([aProject('p', points, { result: both })]));
    expect(trial.usage?.cost_usd).toBe(1);
    expect(trial.test_plan?.rounds).toEqual({
      dev: { expected: 4, judged: 3, score: 0.5, score_expected: 0.375, coverage: 0.75 },
      debug: { expected: 4, judged: 4, score: 1, score_expected: 1, coverage: 1 },
    });
    const broken = { rounds: [dev, { agent, evaluation: null, score: null }] };
    expect(onlyTrial(aReport([aProject('p', points, { result: broken })])).test_plan?.rounds?.debug).toBeNull();
    expect(
      onlyTrial(aReport([aProject('p', points, { result: { rounds: [dev] } })])).test_plan?.rounds?.debug,
    ).toBeNull();
  });
});

test('a message is cut, and half a character is none', () => {
  const error = { stage: 'prepare', kind: '\ud800', message: '😀'.repeat(5_000_000) };
  const { message, kind } = onlyTrial(aReport([{ id: 'a', status: 'error', result: { error } }])).error!;
  expect(message).toBe(`${'😀'.repeat(999)}…`);
  expect(kind).toBe('\ufffd');
});

test('is valid by its schema, here and published, and consistent with the totals, whatever it holds', () => {
  const trial = fc.record({
    status: fc.constantFrom('passed', 'failed', 'error', 'not_run'),
    // zod leaves this key out of what it returns; the file has it.
    type: hostileText.filter((type) => type !== '__proto__'),
    points: fc.option(
      fc.array(fc.record({ metric: hostileText, score: fc.constantFrom(0, 1, 2, null) }), { minLength: 1 }),
    ),
    kind: hostileText,
    known: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(trial, { minLength: 1, maxLength: 8 }),
      hostileText,
      fc.boolean(),
      (trials, text, compared) => {
        const report = aReport(
          trials.map(({ status, type, points, kind, known }, at): SampleTrial => {
            const result = { integrity: [{ kind, detail: text }] };
            const about = { status, type, trial: (at & 1) + 1, result, ...(known ? {} : { without: true as const }) };
            return points === null
              ? { id: `i-${at >> 1}`, ...about }
              : aProject(`i-${at >> 1}`, points.map(aPoint), about);
          }),
          { suite: text, ...(compared ? {} : { github: null, finished_at: null, gate: null }) },
        );
        const document = read({ ...report, notes: [text], comparison: compared ? COMPARISON : null });
        expect(reportSchema.parse(document)).toEqual(document);
        expect(published(document), JSON.stringify(published.errors)).toBe(true);
        const flat = document.instances.flatMap((instance) => instance.trials);
        expect(totalsOf(flat)).toEqual(
          expect.objectContaining({ planned: report.run.totals.planned, passed: report.run.totals.passed }),
        );
        expect(document.instances.reduce((sum, { passed }) => sum + passed, 0)).toBe(document.totals.passed);
        for (const name of ['planned', 'passed', 'failed', 'error', 'not_run'] as const) {
          const sum = Object.values(document.by_type).reduce((total, type) => total + type[name], 0);
          expect(sum).toBe(document.totals[name]);
        }
      },
    ),
  );
});
