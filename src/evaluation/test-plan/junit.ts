import { XMLParser } from 'fast-xml-parser';
import { lastLine } from '../../base/text/last-line.ts';
import type { PointScore } from '../../judges/types.ts';

/** Outcomes of the tests in a JUnit report. */
export interface TestOutcomes {
  /** Tests that ran to an outcome: neither skipped nor expected to fail. */
  ran: number;
  passed: number;
  skipped: number;
  /** The first import error or collection error found, in its own words; null without one. */
  broken: string | null;
  /** The first failure, in its own words; null without one. */
  failure: string | null;
}

const NAMED = '((?:ModuleNotFoundError|ImportError)\\b(?::.{0,300})?)';
/** A fault's message begins with its exception. */
const IN_MESSAGE = new RegExp(`^(?:failed on (?:setup|teardown) with ")?${NAMED}`);
/** A line of a traceback in pytest's own styles, and in Python's (`--tb=native`). */
const IN_TRACEBACK = new RegExp(`^(?:E +)?${NAMED}`);
/**
 * Tests that import in their body, swallow the error and then assert that something was found (PRDbench's project 40):
 * the report shows their source, but not if the import failed.
 */
const CAUGHT = /^[> ] +except\b.*\b(?:ModuleNotFoundError|ImportError)\b/m;
const LISTS = new Set(['testsuite', 'testcase', 'failure', 'error', 'skipped']);

interface Fault {
  message?: unknown;
  '#text'?: string;
}
interface Case {
  name?: string;
  failure?: (Fault | string)[];
  error?: (Fault | string)[];
  skipped?: unknown[];
}
interface Suite {
  testcase?: Case[];
  testsuite?: Suite[];
}

/** Parses a report of pytest's `--junitxml`; null if the text is not one. */
export function parseJUnit(text: string): TestOutcomes | null {
  // pytest writes none, and entities must not be expanded.
  if (text.includes('<!DOCTYPE')) return null;
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    // Messages hold their line ends as &#10;.
    htmlEntities: true,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    isArray: (name) => LISTS.has(name),
  });
  let document: { testsuites?: Suite | string; testsuite?: Suite[] };
  try {
    document = parser.parse(text, true);
  } catch {
    return null;
  }
  const top = document.testsuites ?? document;
  if (typeof top === 'string' || !Array.isArray(top.testsuite)) return null;
  const outcomes: TestOutcomes = { ran: 0, passed: 0, skipped: 0, broken: null, failure: null };
  for (const testcase of casesOf(top)) count(testcase, outcomes);
  return outcomes;
}

/**
 * PRDbench's rule: 2 if at least one test ran, all that ran passed and pytest came to its end; 0 for an import error
 * anywhere, a collection error or no test run; 1 otherwise.
 */
export function scoreOf(outcomes: TestOutcomes): PointScore {
  if (outcomes.broken !== null || outcomes.ran === 0) return 0;
  return outcomes.passed === outcomes.ran && outcomes.failure === null ? 2 : 1;
}

/** The outcome on one line. Holds untrusted text. */
export function describeOutcomes({ ran, passed, skipped, broken, failure }: TestOutcomes): string {
  const skips = skipped > 0 ? `, ${skipped} skipped` : '';
  if (ran === 0 && broken === null && failure === null)
    return skipped > 0 ? `no test ran${skips}` : 'no test was found';
  return [`${passed} of ${ran} tests passed${skips}`, broken ?? failure].filter(Boolean).join('; ');
}

function* casesOf(suite: Suite): Iterable<Case> {
  for (const inner of suite.testsuite ?? []) {
    if (typeof inner !== 'object') continue;
    yield* (inner.testcase ?? []).map((testcase) => (typeof testcase === 'object' ? testcase : {}));
    yield* casesOf(inner);
  }
}

function count({ name, failure = [], error = [], skipped = [] }: Case, outcomes: TestOutcomes): void {
  const faults = [...failure, ...error].map(textsOf);
  const internal = faults.some(({ message }) => message === 'internal error');
  if (faults.length === 0 && skipped.length > 0) {
    outcomes.skipped += 1;
    return;
  }
  // An internal error of pytest: a case of the report, but not a test.
  if (!internal) outcomes.ran += 1;
  // A test that ended the whole session (pytest.exit, KeyboardInterrupt) has no name and no fault.
  if (name === undefined) outcomes.failure ??= 'a test ended the session';
  else if (faults.length === 0) outcomes.passed += 1;
  for (const { message, text } of faults) {
    const imported = importErrorIn(text) ?? IN_MESSAGE.exec(message)?.[1];
    const collected = message === 'collection failure' ? `collection failure: ${lastLine(text).slice(0, 300)}` : null;
    const caught = CAUGHT.test(text)
      ? `${message.split('\n')[0]!.slice(0, 300)} (its imports are caught where they fail)`
      : null;
    outcomes.broken ??= imported ?? collected ?? caught;
    outcomes.failure ??= internal
      ? `internal error: ${lastLine(text).slice(0, 300)}`
      : message.split('\n')[0]!.slice(0, 300);
  }
}

/**
 * The import error that a traceback, or one in its chain, ends with; not one that an exception's message only mentions.
 */
function importErrorIn(text: string): string | null {
  let before = '';
  for (const line of text.split('\n')) {
    const found = IN_TRACEBACK.exec(line);
    // The exception follows a line of code, which pytest and Python indent, or no line if there are no tracebacks.
    if (found !== null && (line.startsWith('E') ? !/^E( |$)/.test(before) : /^ {2}/.test(before))) return found[1]!;
    before = line;
  }
  return null;
}

function textsOf(fault: Fault | string): { message: string; text: string } {
  if (typeof fault === 'string') return { message: '', text: fault };
  const [message = '', text = ''] = [fault.message, fault['#text']];
  // An element of that name, which a program under test can write: pytest has an attribute.
  return { message: typeof message === 'string' ? message : '', text };
}
