import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { ctrfParts } from '../../../src/report/files/ctrf.ts';
import { junitParts } from '../../../src/report/files/junit.ts';
import type { SuiteReport } from '../../../src/report/suite.ts';
import type { PointResult, TestPlanResult } from '../../../src/results/evaluation.ts';
import { figuresOf } from '../../../src/results/point-figures.ts';
import type { Result } from '../../../src/results/records.ts';
import { aReport, aResult, broken, type SampleTrial, used } from '../sample.ts';

/** The files that a report writes in parts, as they come to lie on disk. */
export const ctrfJson = (report: SuiteReport): string => [...ctrfParts(report)].join('');
export const junitXml = (report: SuiteReport): string => [...junitParts(report)].join('');

/** A point of a test plan; only what is told of it matters. */
export function aPoint(about: Partial<PointResult> = {}): PointResult {
  const score = about.score === undefined ? 2 : about.score;
  return {
    metric: '1.1 Start',
    type: 'unit_test',
    score,
    decided_by: score === null ? 'none' : 'junit',
    explanation: '',
    vacuous: false,
    testcases: [],
    notes: [],
    ...about,
  };
}

/** A test plan evaluated to these points. */
export function aPlan(points: PointResult[], about: Partial<TestPlanResult> = {}): TestPlanResult {
  return {
    kind: 'test_plan',
    mode: 'dev',
    points,
    ...figuresOf(points),
    judge: null,
    timed_out: false,
    duration_ms: 1,
    ...about,
  };
}

/** A trial of a project that came to these points. */
export function aProject(id: string, points: PointResult[], about: Partial<SampleTrial> = {}): SampleTrial {
  const evaluation = aPlan(points);
  const { score } = evaluation;
  const status = about.status ?? (evaluation.score_expected === 1 ? 'passed' : score === null ? 'error' : 'failed');
  return { id, type: 'development', ...about, status, result: { evaluation, score, ...about.result } };
}

/** A suite with one of each: passed, failed, an error, never run; one instance was tried twice, with two verdicts. */
export function aSuite(): SuiteReport {
  return aReport([
    { id: 'db-1', type: 'dbsetup', status: 'passed', result: { attempt: 2, ...used({ cost_usd: 0.25, steps: 4 }) } },
    {
      id: 'db-1',
      type: 'dbsetup',
      status: 'failed',
      trial: 2,
      result: {
        evaluation: { ...aResult().evaluation!, output_tail: 'no <db> & "none"\n' } as Result['evaluation'],
        integrity: [
          { kind: 'left_running', detail: 'redis' },
          { kind: 'left_running', detail: 'nginx' },
        ],
      },
    },
    { id: 'repo-1', status: 'error', result: broken('no such repository\nfatal: 128') },
    { id: 'repo-2', status: 'not_run', without: { kind: 'interrupted', message: 'interrupted by SIGINT' } },
  ]);
}

/** What nobody would write, but an agent may print: any code units, and what markup and terminals read. */
export const hostileText = fc.oneof(
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.constantFrom(
        ...[
          ']]>',
          '<![CDATA[',
          '<!--',
          '-->',
          '<?xml?>',
          '&',
          '&amp;',
          '&#0;',
          '"',
          "'",
          '<',
          '>',
          'true',
          'false',
          '0',
        ],
        ...[
          '\0',
          '\t',
          '\n',
          '\r',
          '\x1b[31m',
          '\x85',
          '\u2028',
          '\ufffe',
          '\uffff',
          '\ud800',
          '\udfff',
          '😀',
          ' ',
          'é',
        ],
        ...['__proto__', '$', '#text', '##[error]x', '::error::x'],
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

/** An element as Python's parser, which is expat, sees it. */
export interface XmlElement {
  tag: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

const READ_XML = `
import json, sys, xml.etree.ElementTree as tree
def element(e): return {"tag": e.tag, "attributes": e.attrib, "text": e.text or "", "children": [element(c) for c in e]}
json.dump([element(tree.fromstring(text.encode())) for text in json.load(sys.stdin)], sys.stdout)
`;

/** Reads XML with a parser that is none of ours; throws where one is not well formed. */
export function readAllXml(texts: string[]): XmlElement[] {
  const input = JSON.stringify(texts);
  return JSON.parse(execFileSync('python3', ['-c', READ_XML], { input, encoding: 'utf8', maxBuffer: 1024 ** 3 }));
}

export function readXml(text: string): XmlElement {
  return readAllXml([text])[0]!;
}
