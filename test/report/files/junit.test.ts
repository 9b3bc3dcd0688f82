import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Status } from '../../../src/results/fields.ts';
import { figuresOf } from '../../../src/results/point-figures.ts';
import { processorTime } from '../../support/processor.ts';
import { aReport, aResult, type SampleTrial } from '../sample.ts';
import {
  aPlan,
  aPoint,
  aProject,
  aSuite,
  hostileText,
  junitXml,
  readAllXml,
  readXml,
  type XmlElement,
} from './support.ts';

/** What Jenkins' junit-10.xsd allows: attributes (`!`: it wants them) and children of each element. */
const SCHEMA: Record<string, { attributes: string[]; children: string[] }> = {
  testsuites: { attributes: ['name', 'time', 'tests', 'failures', 'errors'], children: ['testsuite'] },
  testsuite: {
    attributes: [
      'name!',
      'tests!',
      'failures!',
      'errors!',
      'time',
      'skipped',
      'timestamp',
      'hostname',
      'id',
      'package',
    ],
    children: ['testsuite', 'properties', 'testcase', 'system-out', 'system-err'],
  },
  testcase: {
    attributes: ['name!', 'time', 'classname', 'group'],
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
  },
  failure: { attributes: ['type', 'message'], children: [] },
  error: { attributes: ['type', 'message'], children: [] },
  skipped: { attributes: ['type', 'message'], children: [] },
  properties: { attributes: [], children: ['property'] },
  property: { attributes: ['name!', 'value!'], children: [] },
  'system-out': { attributes: [], children: [] },
};
const TIME = /^(([0-9]{0,3},)*[0-9]{3}|[0-9]{0,3})*(\.[0-9]*)?$/;

/** Where an element breaks the schema; empty where it does not. */
function faultsOf({ tag, attributes, children }: XmlElement): string[] {
  const rule = SCHEMA[tag];
  if (rule === undefined) return [`${tag} is no element`];
  const allowed = rule.attributes.map((name) => name.replace('!', ''));
  return [
    ...Object.keys(attributes)
      .filter((name) => !allowed.includes(name))
      .map((name) => `${tag} has ${name}`),
    ...rule.attributes
      .filter((name) => name.endsWith('!') && !(name.slice(0, -1) in attributes))
      .map((name) => `${tag} without ${name}`),
    ...(attributes.time !== undefined && !TIME.test(attributes.time) ? [`${tag} takes ${attributes.time}`] : []),
    ...children.filter((child) => !rule.children.includes(child.tag)).map((child) => `${tag} holds ${child.tag}`),
    ...children.flatMap(faultsOf),
  ];
}

function outcomeOf({ children }: XmlElement): string {
  return children.map(({ tag }) => tag).find((tag) => tag !== 'system-out') ?? 'passed';
}

/** The counts that a suite claims, and those of its cases. */
function countsOf({ attributes, children }: XmlElement) {
  const cases = children.filter(({ tag }) => tag === 'testcase').map(outcomeOf);
  const counted = (outcome: string) => cases.filter((one) => one === outcome).length;
  const claimed = (name: string) => Number(attributes[name]);
  return {
    claimed: {
      tests: claimed('tests'),
      failures: claimed('failures'),
      errors: claimed('errors'),
      skipped: claimed('skipped'),
    },
    counted: {
      tests: cases.length,
      failures: counted('failure'),
      errors: counted('error'),
      skipped: counted('skipped'),
    },
  };
}

test('a suite per task type, a case per trial', () => {
  expect(junitXml(aSuite())).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="Benchmark" tests="4" failures="1" errors="1" time="4.500">
      <testsuite name="dbsetup" tests="2" failures="1" errors="0" skipped="0" time="3.000" timestamp="2026-11-21T12:00:00">
        <testcase name="db-1" classname="sample.dbsetup" time="1.500"/>
        <testcase name="db-1 (trial 2)" classname="sample.dbsetup" time="1.500">
          <failure message="no &quot;Setup successful&quot; in the output" type="failed">no &lt;db&gt; &amp; &quot;none&quot;
    </failure>
          <system-out>left_running: redis
    left_running: nginx</system-out>
        </testcase>
      </testsuite>
      <testsuite name="reposetup" tests="2" failures="0" errors="1" skipped="1" time="1.500" timestamp="2026-11-21T12:00:00">
        <testcase name="repo-1" classname="sample.reposetup" time="1.500">
          <error message="prepare: no such repository" type="git">no such repository
    fatal: 128</error>
        </testcase>
        <testcase name="repo-2" classname="sample.reposetup" time="0.000">
          <skipped message="interrupted by SIGINT" type="interrupted"/>
        </testcase>
      </testsuite>
    </testsuites>
    "
  `);
});

test('a suite per project, a case per test point', () => {
  const points = [
    aPoint({ testcases: [] }),
    aPoint({ metric: '1.2 Exit', score: 1, explanation: '1 of 2 tests failed:\nassert <1> == 2' }),
    aPoint({ metric: '2.1 Menu', type: 'shell_interaction', score: null, explanation: 'no judge' }),
  ];
  const note = { kind: 'evaluation_changed', detail: 'evaluation/plan.json' };
  expect(junitXml(aReport([aProject('prdbench-7', points, { result: { integrity: [note] } })]))).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="Benchmark" tests="3" failures="1" errors="0" time="0.000">
      <testsuite name="prdbench-7" tests="3" failures="1" errors="0" skipped="1" time="0.000" timestamp="2026-11-21T12:00:00">
        <properties>
          <property name="status" value="failed"/>
          <property name="score" value="0.75"/>
          <property name="score_expected" value="0.5"/>
          <property name="coverage" value="0.6666666666666666"/>
        </properties>
        <testcase name="1.1 Start" classname="sample.prdbench-7" time="0.000"/>
        <testcase name="1.2 Exit" classname="sample.prdbench-7" time="0.000">
          <failure message="score 1 of 2, decided by junit: 1 of 2 tests failed: assert &lt;1&gt; == 2" type="score_1">1 of 2 tests failed:
    assert &lt;1&gt; == 2</failure>
        </testcase>
        <testcase name="2.1 Menu" classname="sample.prdbench-7" time="0.000">
          <skipped message="not judged: no judge" type="not_judged">no judge</skipped>
        </testcase>
        <system-out>evaluation_changed: evaluation/plan.json</system-out>
      </testsuite>
    </testsuites>
    "
  `);
});

test('the time of a point is that of its test cases', () => {
  const testcase = {
    ...({
      command: 'x',
      input_lines: null,
      typed: 0,
      end: 'exit',
      reason: null,
      exit_code: 0,
      output_tail: '',
    } as const),
    ...{ transcript: null, recording: null },
  };
  const testcases = [1200, 300].map((duration_ms) => ({ ...testcase, duration_ms }));
  const [suite] = readXml(junitXml(aReport([aProject('p', [aPoint({ testcases })])]))).children;
  expect(suite!.attributes.time).toBe('1.500');
  expect(suite!.children.at(-1)!.attributes).toEqual({ name: '1.1 Start', classname: 'sample.p', time: '1.500' });
});

test.each<[string, Status, (0 | 1 | 2 | null)[], string[]]>([
  ['passed: its points alone', 'passed', [2, 1], ['passed', 'failure']],
  ['failed, as its points show', 'failed', [2, 0], ['passed', 'failure']],
  ['failed for want of a judge', 'failed', [2, null], ['failure', 'passed', 'skipped']],
  ['nothing judged', 'error', [null], ['error', 'skipped']],
  ['never ended', 'not_run', [2, 1, 0], ['skipped', 'passed', 'skipped', 'skipped']],
  ['ended by a fault', 'error', [0, null], ['error', 'skipped', 'skipped']],
])('no project is green that did not pass: %s', (_, status, scores, outcomes) => {
  const points = scores.map((score) => aPoint({ score }));
  const [suite] = readXml(junitXml(aReport([aProject('p', points, { status })]))).children;
  expect(suite!.children.filter(({ tag }) => tag === 'testcase').map(outcomeOf)).toEqual(outcomes);
});

test('the points that an evaluation did not come to are one skipped case, with the reason', () => {
  const points = [aPoint(), aPoint({ metric: '1.2 Exit', score: 0 })];
  const about = {
    score: null,
    error: { stage: 'evaluate', kind: 'max_duration', message: 'max-duration is over' },
  } as const;
  const evaluation = aPlan(points, figuresOf([...points, ...Array(3).fill({ score: null, floor: null })]));
  const suiteOf = (status: Status, more = {}) =>
    readXml(junitXml(aReport([aProject('p', points, { status, result: { evaluation, ...more } })]))).children[0]!;
  const suite = suiteOf('not_run', about);
  expect(suite.attributes).toMatchObject({ tests: '4', failures: '0', skipped: '3' });
  const properties = suite.children[0]!.children.map(({ attributes: { name, value } }) => [name, value]);
  expect(properties).toEqual([['status', 'not_run']]);
  const [trial, , lost, left] = suite.children.filter(({ tag }) => tag === 'testcase');
  expect([trial!.attributes.name, left!.attributes.name]).toEqual(['p', 'points 3 to 5']);
  expect(lost!.children[0]!.attributes).toEqual({
    message: 'not counted, since the trial has no verdict: score 0 of 2, decided by junit',
    type: 'not_counted',
  });
  expect(left!.children[0]!.attributes).toEqual({
    message: 'not reached: evaluate: max-duration is over',
    type: 'not_reached',
  });
  // The agent ended its testbed: that is a verdict.
  const destroyed = suiteOf('failed').children.filter(({ tag }) => tag === 'testcase');
  expect(destroyed.map(outcomeOf)).toEqual(['passed', 'failure', 'skipped']);
});

test('a suite of many cases is whole', () => {
  const trials = Array.from({ length: 277 }, (_, at): SampleTrial => {
    return { id: `i-${at}`, status: at % 3 === 0 ? 'failed' : 'passed' };
  });
  const [suite, ...others] = readXml(junitXml(aReport(trials))).children;
  expect(others).toEqual([]);
  expect(suite!.children.map(({ attributes }) => attributes.name)).toEqual(trials.map(({ id }) => id));
  expect(suite!.children.map(outcomeOf)).toEqual(
    trials.map(({ status }) => (status === 'failed' ? 'failure' : status)),
  );
});

test('a project that came to no evaluation is a case of its task type', () => {
  const report = aReport([
    aProject('p-1', [aPoint()]),
    { id: 'p-2', type: 'development', status: 'failed', result: { evaluation: null } },
  ]);
  const suites = readXml(junitXml(report)).children;
  expect(suites.map(({ attributes }) => attributes.name)).toEqual(['development', 'p-1']);
  expect(suites[0]!.children.map(outcomeOf)).toEqual(['failure']);
});

test('a long text is cut, and takes no time', () => {
  const message = '<&\x1b[31m'.repeat(2_000_000);
  const report = aReport([{ id: 'a', status: 'error', result: { error: { stage: 'prepare', kind: 'git', message } } }]);
  const before = processorTime();
  const text = junitXml(report);
  expect(processorTime() - before).toBeLessThan(1000);
  expect(text.length).toBeLessThan(20_000);
  expect(outcomeOf(readXml(text).children[0]!.children[0]!)).toBe('error');
});

describe('whatever an agent or a dataset prints', () => {
  const STATUSES = ['passed', 'failed', 'error', 'not_run'] as const;
  const trial = fc.record({
    status: fc.constantFrom(...STATUSES),
    type: hostileText,
    error: fc.option(fc.record({ stage: hostileText, kind: hostileText, message: hostileText })),
    integrity: fc.array(fc.record({ kind: hostileText, detail: hostileText }), { maxLength: 2 }),
    tail: hostileText,
    points: fc.option(
      fc.array(fc.record({ metric: hostileText, explanation: hostileText, score: fc.constantFrom(0, 1, 2, null) }), {
        maxLength: 4,
      }),
    ),
    known: fc.boolean(),
  });
  const report = fc.tuple(fc.array(trial, { maxLength: 6 }), hostileText).map(([trials, suite]) =>
    aReport(
      trials.map(({ status, type, error, integrity, tail, points, known }, at): SampleTrial => {
        const evaluation = { ...aResult().evaluation!, output_tail: tail } as NonNullable<
          SampleTrial['result']
        >['evaluation'];
        const result = { error, integrity, ...(points === null ? { evaluation: evaluation! } : {}) };
        const about = { status, type, result, ...(known ? {} : { without: error ?? (true as const) }) };
        return points === null ? { id: `i-${at}`, ...about } : aProject(`i-${at}`, points.map(aPoint), about);
      }),
      { suite },
    ),
  );

  test('the file is well formed, within the schema, and its counts are right', () => {
    fc.assert(
      fc.property(fc.array(report, { minLength: 1, maxLength: 30 }), (reports) => {
        for (const root of readAllXml(reports.map(junitXml))) {
          expect(faultsOf(root)).toEqual([]);
          const suites = root.children.map(countsOf);
          for (const { claimed, counted } of suites) expect(claimed).toEqual(counted);
          for (const name of ['tests', 'failures', 'errors'] as const) {
            expect(Number(root.attributes[name])).toBe(suites.reduce((sum, { counted }) => sum + counted[name], 0));
          }
        }
      }),
      // Many reports in one run: a parser's start takes longer than its work.
      { numRuns: 15 },
    );
  });

  test('without test plans the counts are those of the totals', () => {
    const trials = fc.array(fc.record({ status: fc.constantFrom(...STATUSES), type: fc.constantFrom('a', 'b', '') }));
    fc.assert(
      fc.property(trials, (trials) => {
        const report = aReport(trials.map((trial, at) => ({ id: `i-${at}`, ...trial })));
        const { totals } = report.run;
        const [, root] = /<testsuites (.*?)\/?>/.exec(junitXml(report))!;
        const counts = `tests="${totals.planned}" failures="${totals.failed}" errors="${totals.error}"`;
        expect(root).toContain(counts);
      }),
    );
  });

  test('what can be read of it is there, in one line or several', () => {
    const message = 'a\u0000b ]]> <![CDATA[ &amp; "c" \'d\' \ud800 \ufffe 😀\r\n\tsecond \x1b[31mred\x1b[0m';
    const report = aReport([
      { id: 'a', status: 'error', result: { error: { stage: 'prepare', kind: 'true', message } } },
    ]);
    const [error] = readXml(junitXml(report)).children[0]!.children[0]!.children;
    expect(error).toEqual({
      tag: 'error',
      attributes: { message: 'prepare: a␀b ]]> <![CDATA[ &amp; "c" \'d\' \ufffd \ufffd 😀', type: 'true' },
      text: 'a␀b ]]> <![CDATA[ &amp; "c" \'d\' \ufffd \ufffd 😀\n\tsecond red',
      children: [],
    });
  });
});
