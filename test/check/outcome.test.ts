import { expect, test } from 'vitest';
import { checkJunit } from '../../src/check/junit.ts';
import { floorOf, type Outcome, outcomeOf, skipped } from '../../src/check/outcome.ts';
import { aPlan } from '../report/files/support.ts';
import { aResult } from '../support/results.ts';
import { anInstance } from '../support/testbed.ts';

test.each([
  ['tool_replaced', 'held'],
  ['fewer_processors', 'broken'],
  ['limits_ignored', 'broken'],
  ['workdir_unread', 'broken'],
  ['repository_unpinned', 'broken'],
  ['reward_clipped', 'broken'],
  ['task_skills_missing', 'broken'],
  ['artifact_left_out', 'broken'],
  ['changes_incomplete', 'broken'],
])('a cheat that passes is noticed by a note on it, not by one on its testbed: %s', (kind, verdict) => {
  const phase = { name: 'attack', expects: 'failure or note', trials: 1, command: 'true', prepare: null } as const;
  const results = [aResult({ status: 'passed', integrity: [{ kind, detail: '' }] })];
  expect(outcomeOf(phase, results, null).verdict).toBe(verdict);
});

test('a solution that fails is told with the last line of its evaluation, of a bar as it was drawn last', () => {
  const phase = { name: 'solution', expects: 'success', trials: 1, command: 'true', prepare: null } as const;
  const { evaluation } = aResult();
  const output_tail = 'start\n 50%\r 99%\rno space left\n\n';
  const results = [aResult({ status: 'failed', evaluation: { ...evaluation!, output_tail } as never })];
  expect(outcomeOf(phase, results, null).reason).toMatch(/; the evaluation's last line: no space left$/);
});

test('a floor that was not measured is none to compare a cheat with', () => {
  const error = (kind: string) => ({ stage: 'evaluate', kind, message: 'no' });
  const evaluation = { ...aPlan([]), score: null, score_expected: 0 };
  expect(floorOf(aResult({ status: 'error', evaluation: null, error: error('docker') }))).toBeNull();
  expect(floorOf(aResult({ status: 'error', evaluation, error: error('not_judged') }))).toBe(0);
  expect(floorOf(aResult({ status: 'failed', evaluation: { ...evaluation, score_expected: 0.25 } }))).toBe(0.25);
});

test('a JUnit report has each finding with its key, and for each phase what the table has', () => {
  const outcome = (phase: string, verdict: Outcome['verdict'], reason: string | null, notes: string[] = []) => ({
    ...skipped(phase, reason ?? ''),
    ...{ verdict, reason, notes, duration_ms: 1234 },
  });
  const finding = { instance_id: 'a', file: 'scenarios/a.jsonl', line: 3, key: 'base_image', message: 'is missing' };
  const whole = {
    ...finding,
    level: 'warning',
    line: null,
    key: null,
    message: 'a <file>\nthat "nobody" reads',
  } as const;
  const tasks = [
    {
      instance: anInstance({ id: 'a' }),
      findings: [{ ...finding, level: 'error' } as const, whole],
      outcomes: [skipped('nothing', 'its files have errors'), skipped('solution', 'its files have errors')],
    },
    {
      instance: anInstance({ id: 'b' }),
      findings: [whole],
      outcomes: [outcome('nothing', 'held', null), outcome('solution', 'broken', 'it\nfails', ['left', 'replaced'])],
    },
    {
      instance: anInstance({ id: 'c' }),
      findings: [],
      outcomes: [outcome('nothing', 'unmeasured', 'no image'), outcome('solution', 'held', null)],
    },
  ];
  const about = { dataset: { name: 'mine', ref: null, digest: '' }, testbed: 'host', interrupted: null } as const;
  expect(checkJunit({ ...about, phases: ['nothing', 'solution'], tasks })).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="check of mine">
      <testsuite name="lint" tests="3" failures="1" errors="0" skipped="0">
        <testcase name="a" classname="mine.lint" time="0.000">
          <failure message="error: scenarios/a.jsonl:3: base_image: is missing" type="lint"/>
          <system-out>warning: scenarios/a.jsonl: a &lt;file&gt; that &quot;nobody&quot; reads</system-out>
        </testcase>
        <testcase name="b" classname="mine.lint" time="0.000">
          <system-out>warning: scenarios/a.jsonl: a &lt;file&gt; that &quot;nobody&quot; reads</system-out>
        </testcase>
        <testcase name="c" classname="mine.lint" time="0.000"/>
      </testsuite>
      <testsuite name="nothing" tests="3" failures="0" errors="1" skipped="1">
        <testcase name="a" classname="mine.nothing" time="0.000">
          <skipped message="its files have errors" type="nothing"/>
        </testcase>
        <testcase name="b" classname="mine.nothing" time="1.234"/>
        <testcase name="c" classname="mine.nothing" time="1.234">
          <error message="no image" type="nothing"/>
        </testcase>
      </testsuite>
      <testsuite name="solution" tests="3" failures="1" errors="0" skipped="1">
        <testcase name="a" classname="mine.solution" time="0.000">
          <skipped message="its files have errors" type="solution"/>
        </testcase>
        <testcase name="b" classname="mine.solution" time="1.234">
          <failure message="it fails" type="solution"/>
          <system-out>left
    replaced</system-out>
        </testcase>
        <testcase name="c" classname="mine.solution" time="1.234"/>
      </testsuite>
    </testsuites>
    "
  `);
});
