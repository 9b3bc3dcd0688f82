import { XMLBuilder } from 'fast-xml-parser';
import type { PointResult, Result, TestPlanResult } from '../../results/schema.ts';
import { trialDuration } from '../phrases.ts';
import type { SuiteReport } from '../suite.ts';
import { fileLine, fileTail, fileText } from './text.ts';
import { groupBy, type ReportedTrial, trialsOf } from './trials.ts';

/** Of the text of one case: ten thousand of them are still a file that can be read. */
const LONGEST_TEXT = 1000;

type Outcome = 'passed' | 'failure' | 'error' | 'skipped';

/** A `testsuite` before it is written. */
interface Suite {
  name: string;
  properties: Record<string, string | number | null>;
  cases: Case[];
  notes: string;
}

/** A `testcase` before it is written. */
interface Case {
  name: string;
  classname: string;
  milliseconds: number;
  outcome: Outcome;
  /** Of what did not pass: its kind, why on one line, and where to look. */
  type: string;
  message: string;
  detail: string;
  notes: string;
}

const OUTCOMES = { passed: 'passed', failed: 'failure', error: 'error', not_run: 'skipped' } as const;

/**
 * `junit.xml`, within the schema of Jenkins' xunit plugin (junit-10.xsd). One suite per task type, with a case per trial. A
 * trial with a test plan is a suite of its own, with a case per test point (2 passed, 0 and 1 failed, not judged skipped) and
 * one for the trial where its points alone do not show that it did not pass.
 */
export function junitXml(report: SuiteReport): string {
  const { run } = report;
  const byKind = Object.groupBy(trialsOf(report), (trial) => (planOf(trial) === null ? 'commands' : 'plans'));
  const suites = [
    ...groupBy(byKind.commands ?? [], ({ planned }) => planned.task_type).map(([type, trials]) =>
      typeSuite(type, trials, run.dataset.name),
    ),
    ...(byKind.plans ?? []).map((trial) => planSuite(trial, run.dataset.name)),
  ];
  const { skipped: _, ...counts } = countsOf(suites.flatMap(({ cases }) => cases));
  return new XMLBuilder({
    attributesGroupName: '$',
    attributeNamePrefix: '',
    // Otherwise an attribute "true" loses its value.
    suppressBooleanAttributes: false,
    suppressEmptyNode: true,
    format: true,
  }).build({
    '?xml': { $: { version: '1.0', encoding: 'UTF-8' } },
    testsuites: {
      $: { name: fileLine(run.suite ?? '') || 'agentbench', ...counts },
      testsuite: suites.map((suite) => suiteNode(suite, run.started_at)),
    },
  });
}

function planOf({ result }: ReportedTrial): TestPlanResult | null {
  return result?.evaluation?.kind === 'test_plan' ? result.evaluation : null;
}

function typeSuite(name: string, trials: ReportedTrial[], dataset: string): Suite {
  return { name, properties: {}, cases: trials.map((trial) => trialCase(trial, dataset)), notes: '' };
}

function planSuite(trial: ReportedTrial, dataset: string): Suite {
  const { status } = trial.planned;
  const { points, score, score_expected, coverage } = planOf(trial)!;
  const cases = points.map((point) => pointCase(point, `${dataset}.${trial.name}`));
  const shown = status === 'passed' || (status === 'failed' && cases.some(({ outcome }) => outcome === 'failure'));
  return {
    name: trial.name,
    properties: { status, score, score_expected, coverage },
    cases: shown ? cases : [{ ...trialCase(trial, dataset), notes: '' }, ...cases],
    notes: notesOf(trial.result),
  };
}

function trialCase({ planned, result, name, reason }: ReportedTrial, dataset: string): Case {
  return {
    name,
    classname: `${dataset}.${planned.task_type}`,
    milliseconds: result === null ? 0 : trialDuration(result),
    outcome: OUTCOMES[planned.status],
    type: (result?.error ?? planned.error)?.kind ?? planned.status,
    message: reason,
    detail: result === null || planned.status === 'passed' ? '' : detailOf(result),
    notes: notesOf(result),
  };
}

/** All lines of an error, or the end of what the success command printed. */
function detailOf({ error, evaluation }: Result): string {
  if (error !== null) return fileText(error.message, LONGEST_TEXT);
  return evaluation?.kind === 'success_command' ? fileTail(evaluation.output_tail, LONGEST_TEXT) : '';
}

function notesOf(result: Result | null): string {
  return (result?.integrity ?? []).map(({ kind, detail }) => fileLine(`${kind}: ${detail}`)).join('\n');
}

function pointCase({ metric, score, decided_by, explanation, testcases }: PointResult, classname: string): Case {
  const verdict = score === null ? 'not judged' : `score ${score} of 2, decided by ${decided_by}`;
  return {
    name: metric,
    classname,
    milliseconds: testcases.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
    outcome: score === null ? 'skipped' : score === 2 ? 'passed' : 'failure',
    type: score === null ? 'not_judged' : `score_${score}`,
    message: explanation === '' ? verdict : `${verdict}: ${explanation}`,
    detail: score === 2 ? '' : fileText(explanation, LONGEST_TEXT),
    notes: '',
  };
}

function suiteNode({ name, properties, cases, notes }: Suite, startedAt: string): object {
  const known = Object.entries(properties).filter(([, value]) => value !== null);
  return {
    $: {
      name: fileLine(name) || 'unnamed',
      ...countsOf(cases),
      timestamp: startedAt.slice(0, '2026-01-01T00:00:00'.length),
    },
    ...(known.length === 0 ? {} : { properties: { property: known.map(([name, value]) => ({ $: { name, value } })) } }),
    testcase: cases.map(caseNode),
    ...systemOut(notes),
  };
}

function caseNode({ name, classname, milliseconds, outcome, type, message, detail, notes }: Case): object {
  const why = {
    $: { message: fileLine(message, LONGEST_TEXT), type: fileLine(type) },
    ...(detail === '' ? {} : { '#text': detail }),
  };
  return {
    $: { name: fileLine(name) || 'unnamed', classname: fileLine(classname), time: seconds(milliseconds) },
    ...(outcome === 'passed' ? {} : { [outcome]: why }),
    ...systemOut(notes),
  };
}

function systemOut(notes: string): object {
  return notes === '' ? {} : { 'system-out': notes };
}

function countsOf(cases: Case[]) {
  const count = (outcome: Outcome) => cases.filter((one) => one.outcome === outcome).length;
  return {
    tests: cases.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
    time: seconds(cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
  };
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
