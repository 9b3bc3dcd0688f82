import { describe, expect, test } from 'vitest';
import { testPointsOf } from '../../../src/report/by-type.ts';
import { planSection } from '../../../src/report/markdown/test-plans.ts';
import { pointsLine } from '../../../src/report/phrases.ts';
import type { ReportedTrial } from '../../../src/report/suite.ts';
import type { PointResult, TestPlanResult } from '../../../src/results/evaluation.ts';
import { figuresOf } from '../../../src/results/point-figures.ts';
import type { Result } from '../../../src/results/records.ts';
import { aReport, aResult } from '../sample.ts';

type Brief = [type: PointResult['type'], score: PointResult['score'], vacuous?: boolean];

function aPlan(points: Brief[]): TestPlanResult {
  const full = points.map(
    ([type, score, vacuous = false], index): PointResult => ({
      metric: `${index + 1}`,
      type,
      score,
      decided_by: score === null ? 'none' : 'junit',
      explanation: '',
      floor: vacuous ? 2 : null,
      vacuous,
      testcases: [],
      notes: [],
    }),
  );
  return {
    kind: 'test_plan',
    mode: 'dev',
    points: full,
    ...figuresOf(full),
    judge: null,
    timed_out: false,
    duration_ms: 1,
  };
}

function project(id: string, points: Brief[], about: Partial<Result> = {}): ReportedTrial {
  const evaluation = aPlan(points);
  const { score } = evaluation;
  return aReport([{ id, status: 'failed', result: { score, evaluation, ...about } }]).trials[0]!;
}

const HALF: Brief[] = [
  ['unit_test', 2],
  ['unit_test', 0],
  ['shell_interaction', null],
  ['file_comparison', 2],
];

describe('the section of test plans', () => {
  test('is empty without one, and where there is no room', () => {
    expect(planSection(aReport([{ id: 'one', status: 'passed' }]).trials, 10)).toBe('');
    expect(planSection([project('prdbench-1', HALF)], 0)).toBe('');
  });

  test('shows what was judged and what was not, always together', () => {
    expect(planSection([project('prdbench-1', HALF)], 10)).toMatchInlineSnapshot(`
      "Test points: **66.7%** of what was judged, **50%** of everything, **75%** judged (1 project, 4 points).

      | Project | Judged score | Score of all | Judged | Shell | Unit tests | Files |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: |
      | prdbench-1 | 66.7% | 50% | 3 of 4 | – (0/1) | 50% (2/2) | 100% (1/1) |"
    `);
  });

  test('takes the mean of each project, not of all points', () => {
    const section = planSection([project('prdbench-1', HALF), project('prdbench-2', [['unit_test', 0]])], 1);
    expect(section).toMatchInlineSnapshot(`
      "Test points: **33.3%** of what was judged, **25%** of everything, **87.5%** judged (the mean over 2 projects, 5 points).

      | Project | Judged score | Score of all | Judged | Shell | Unit tests | Files |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: |
      | prdbench-1 | 66.7% | 50% | 3 of 4 | – (0/1) | 50% (2/2) | 100% (1/1) |
      | … and 1 more | | | | | | |"
    `);
  });

  test('a project without a scored point is in no mean of scores, and the number of the others is told', () => {
    const [scored, open] = [project('prdbench-1', HALF), project('prdbench-2', [['shell_interaction', null]])];
    expect(planSection([scored, open], 1)).toContain(
      '**66.7%** of what was judged (1 of 2 projects), **25%** of everything, **37.5%** judged (the mean over 2 projects, 5 points)',
    );
    const { run, trials } = aReport([
      { id: 'prdbench-1', status: 'failed', result: { score: aPlan(HALF).score, evaluation: aPlan(HALF) } },
      { id: 'prdbench-2', status: 'error', result: { score: null, evaluation: aPlan([['shell_interaction', null]]) } },
    ]);
    run.planned[0]!.score = aPlan(HALF).score;
    expect(testPointsOf(trials)).toMatchObject({
      projects: 2,
      projects_scored: 1,
      points: 5,
      points_judged: 3,
      score: expect.closeTo(2 / 3),
      rounds: null,
    });
    expect(pointsLine(run)).toContain('of what was judged (1 of 2 projects), ');
    run.planned[1]!.instance_id = 'prdbench-1';
    expect(pointsLine(run)).toContain('of what was judged (1 of 2 trials of 1 project), ');
  });

  test('a project without an evaluation, such as one whose testbed the agent destroyed, counts as in the totals', () => {
    const { run, trials } = aReport([
      { id: 'prdbench-1', status: 'passed', result: { score: 1, evaluation: aPlan([['unit_test', 2]]) } },
      { id: 'prdbench-2', status: 'failed', result: { score: 0, evaluation: null } },
    ]);
    expect(planSection(trials, 10)).toContain(
      'Test points: **50%** of what was judged, **50%** of everything, **100%** judged (the mean over 2 projects, 1 point).',
    );
    expect(pointsLine(run)).toBe('test points: 50% of what was judged, 50% of everything, 100% judged');
  });

  test('a project whose evaluation was interrupted is marked, since it is in no mean', () => {
    const evaluation = aPlan(HALF);
    const { trials } = aReport([{ id: 'prdbench-1', status: 'not_run', result: { score: null, evaluation } }]);
    expect(planSection(trials, 10)).toMatch(
      /\*\*–\*\* of what was judged[\s\S]*\| prdbench-1 &#40;not measured&#41; \| 66\.7% \|/,
    );
  });

  test('a project of which not all points were reached has no figures by type, since those of the others are not known', () => {
    const plan = aPlan(HALF);
    const { trials } = aReport([
      { id: 'p', status: 'failed', result: { score: 0.5, evaluation: { ...plan, expected: plan.expected + 1 } } },
    ]);
    expect(planSection(trials, 10)).toContain(`| ${plan.judged} of ${plan.expected + 1} | | | |`);
  });

  test('means over several trials of a project are not told as means over projects', () => {
    const trials = [project('prdbench-1', HALF), project('prdbench-1', HALF), project('prdbench-2', HALF)];
    expect(planSection(trials, 1)).toContain('(the mean over 3 trials of 2 projects, 12 points)');
  });

  test('shows the score without the points that an empty project passes', () => {
    const points: Brief[] = [
      ['unit_test', 2, true],
      ['unit_test', 1],
    ];
    expect(planSection([project('prdbench-1', points)], 10)).toMatchInlineSnapshot(`
      "Test points: **75%** of what was judged, **75%** of everything, **100%** judged (1 project, 2 points).

      | Project | Judged score | Score of all | Judged | Shell | Unit tests | Files |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: |
      | prdbench-1 | 75% (50%) | 75% | 2 of 2 | | 75% (2/2) | |

      <sub>In brackets: without the part of the score that an empty project gets as well.</sub>"
    `);
  });

  test('shows both rounds of debug and their difference, over all points', () => {
    const { agent } = aResult();
    const roundsOf = (...plans: Brief[][]) =>
      plans.map((points) => {
        const evaluation = aPlan(points);
        return { agent, evaluation, score: evaluation.score };
      });
    const same = planSection([project('prdbench-1', HALF, { rounds: roundsOf(HALF, HALF) })], 10);
    expect(same).toContain('DEV → DEBUG 50% → 50% (0.0).');
    const rounds = roundsOf(
      HALF,
      HALF.map(([type]): Brief => [type, 2]),
    );
    const section = planSection([project('prdbench-1', HALF, { rounds })], 10);
    expect(section).toContain('DEV → DEBUG 50% → 100% (+50.0).');
    expect(section.split('\n').at(-1)).toMatch(/\| 50% → 100% \(\+50\.0\) \|$/);
  });

  test('a name of the dataset cannot be markup', () => {
    expect(
      planSection([project('a|b', HALF)], 10)
        .split('\n')
        .at(-1),
    ).toContain('a&#124;b');
  });
});
