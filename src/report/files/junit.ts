import { hasVerdict, isEvaluated } from '../../results/totals.ts';
import { type BriefPlan, type BriefPoint, LONGEST_DETAIL } from '../brief.ts';
import type { ReportedTrial, SuiteReport } from '../suite.ts';
import { reasonLine, unreachedPoints } from './reason.ts';
import { fileLine, fileText } from './text.ts';
import { XmlText } from './xml.ts';

/** Number of cases turned into text at a time. */
const CASES_AT_ONCE = 100;

type Outcome = 'passed' | 'failure' | 'error' | 'skipped';

/** Data of a `testsuite`. */
interface Suite {
  name: string;
  properties: Record<string, string | number | null>;
  cases: Case[];
  notes: string;
}

/** Data of a `testcase`; its texts, except its name, are ready for a file. */
interface Case {
  name: string;
  classname: string;
  milliseconds: number;
  outcome: Outcome;
  /** If the case did not pass: the reason on one line, its kind, and details. Made when it is written, not for thousands at a time. */
  why: () => { message: string; type: string; detail: string };
  notes: string;
}

const OUTCOMES = { passed: 'passed', failed: 'failure', error: 'error', not_run: 'skipped' } as const;

/**
 * `junit.xml` in parts, valid against the schema of Jenkins' xunit plugin (junit-10.xsd). One suite per task type, with
 * a case per trial. A trial with a test plan is a suite of its own, with a case per test point (2 passed, 0 and 1
 * failed, or skipped if the trial has no verdict; not judged skipped), one skipped case for all points that were not reached,
 * and a case for the trial if its points alone do not show that it did not pass.
 */
export function* junitParts({ run, trials }: SuiteReport): Generator<string> {
  const { name: dataset } = run.dataset;
  const [commands, plans] = [trials.filter((trial) => planOf(trial) === null), trials.filter(planOf)];
  const byType = Map.groupBy(commands, ({ planned }) => planned.task_type);
  const suites = [
    ...[...byType].map(([type, some]) => typeSuite(type, some, dataset)),
    ...plans.map((trial) => planSuite(trial, planOf(trial)!, dataset)),
  ];
  const { skipped: _, ...counts } = countsOf(suites.flatMap(({ cases }) => cases));
  const timestamp = run.started_at.slice(0, '2026-01-01T00:00:00'.length);
  const xml = new XmlText();
  xml.begin('testsuites', { name: nameOf(run.suite ?? '', 'agentbench'), ...counts });
  for (const suite of suites) yield* suiteParts(xml, suite, timestamp);
  xml.end('testsuites');
  yield xml.taken();
}

function planOf({ result }: ReportedTrial): BriefPlan | null {
  return result?.plan ?? null;
}

function typeSuite(type: string, trials: ReportedTrial[], dataset: string): Suite {
  const classname = fileLine(`${dataset}.${type}`);
  return { name: nameOf(type), properties: {}, cases: trials.map((trial) => trialCase(trial, classname)), notes: '' };
}

function planSuite(trial: ReportedTrial, plan: BriefPlan, dataset: string): Suite {
  // Not those of the plan: it can have been cut.
  const { status, task_type, score, score_expected, coverage } = trial.planned;
  const figures = isEvaluated(trial.planned) ? { score, score_expected, coverage } : {};
  const { points } = plan;
  const classname = fileLine(`${dataset}.${trial.name}`);
  const cases = points.map((point) => pointCase(point, classname, hasVerdict(trial.planned)));
  const left = unreachedPoints(trial, plan);
  if (left !== null) cases.push(leftCase(left, classname));
  const shown = status === 'passed' || (status === 'failed' && cases.some(({ outcome }) => outcome === 'failure'));
  return {
    name: nameOf(trial.name),
    properties: { status, ...figures },
    cases: shown ? cases : [trialCase(trial, fileLine(`${dataset}.${task_type}`), ''), ...cases],
    notes: notesOf(trial),
  };
}

function trialCase(trial: ReportedTrial, classname: string, notes = notesOf(trial)): Case {
  const { planned, result, figures, name } = trial;
  return {
    name,
    classname,
    milliseconds: figures?.duration_ms ?? 0,
    outcome: OUTCOMES[planned.status],
    why: () => ({
      message: reasonLine(trial),
      type: fileLine((result?.error ?? planned.error)?.kind ?? planned.status),
      detail: result?.detail ?? '',
    }),
    notes,
  };
}

function notesOf({ result }: ReportedTrial): string {
  return (result?.integrity ?? []).map(({ kind, detail }) => fileLine(`${kind}: ${detail}`)).join('\n');
}

function pointCase(
  { metric, score, decided_by, explanation, duration_ms }: BriefPoint,
  classname: string,
  counts: boolean,
): Case {
  const scored = score === null ? 'not judged' : `score ${score} of 2, decided by ${decided_by}`;
  const verdict = score === null || counts ? scored : `not counted, since the trial has no verdict: ${scored}`;
  return {
    name: metric,
    classname,
    milliseconds: duration_ms,
    outcome: score === 2 ? 'passed' : score !== null && counts ? 'failure' : 'skipped',
    why: () => ({
      message: fileLine(explanation === '' ? verdict : `${verdict}: ${explanation}`, LONGEST_DETAIL),
      type: score === null ? 'not_judged' : counts ? `score_${score}` : 'not_counted',
      detail: fileText(explanation, LONGEST_DETAIL),
    }),
    notes: '',
  };
}

function leftCase({ name, message }: { name: string; message: string }, classname: string): Case {
  const why = () => ({ message, type: 'not_reached', detail: '' });
  return { name, classname, milliseconds: 0, outcome: 'skipped', why, notes: '' };
}

function* suiteParts(xml: XmlText, { name, properties, cases, notes }: Suite, timestamp: string): Generator<string> {
  xml.begin('testsuite', { name, ...countsOf(cases), timestamp });
  const known = Object.entries(properties).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  if (known.length > 0) {
    xml.begin('properties', {});
    for (const property of known) xml.add('property', property);
    xml.end('properties');
  }
  for (const [index, one] of cases.entries()) {
    addCase(xml, one);
    if (index % CASES_AT_ONCE === 0) yield xml.taken();
  }
  if (notes !== '') xml.add('system-out', {}, notes);
  xml.end('testsuite');
}

function addCase(xml: XmlText, { name, classname, milliseconds, outcome, why, notes }: Case): void {
  xml.begin('testcase', { name: nameOf(name), classname, time: seconds(milliseconds) });
  if (outcome !== 'passed') {
    const { detail, ...about } = why();
    xml.add(outcome, about, detail);
  }
  if (notes !== '') xml.add('system-out', {}, notes);
  xml.end('testcase');
}

function countsOf(cases: Case[]) {
  const counts: Record<Outcome, number> = { passed: 0, failure: 0, error: 0, skipped: 0 };
  let time = 0;
  for (const { outcome, milliseconds } of cases) {
    counts[outcome] += 1;
    time += milliseconds;
  }
  return {
    tests: cases.length,
    failures: counts.failure,
    errors: counts.error,
    skipped: counts.skipped,
    time: seconds(time),
  };
}

function nameOf(text: string, otherwise = 'unnamed'): string {
  return fileLine(text) || otherwise;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
