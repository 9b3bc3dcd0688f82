import { type Finding, findingLine } from '../datasets/lint/finding.ts';
import { fileLine } from '../report/files/text.ts';
import { XmlText } from '../report/files/xml.ts';
import type { Check } from './check.ts';
import type { CheckedTask, Outcome } from './outcome.ts';

/** A `testcase`: a phase, or the lint, of one instance. */
interface Case {
  name: string;
  seconds: string;
  element: 'failure' | 'error' | 'skipped' | null;
  message: string;
  notes: string;
}

const ELEMENTS = { held: null, broken: 'failure', unmeasured: 'error', skipped: 'skipped' } as const;

/** A check as a JUnit report: a suite for the lint and for each phase, with a case for each instance. */
export function checkJunit({ dataset, phases, tasks }: Check): string {
  const xml = new XmlText();
  xml.begin('testsuites', { name: fileLine(`check of ${dataset.name}`) });
  addSuite(xml, dataset.name, 'lint', tasks.map(lintCase));
  for (const [index, phase] of phases.entries()) {
    addSuite(
      xml,
      dataset.name,
      phase,
      tasks.map((task) => phaseCase(task, task.outcomes[index]!)),
    );
  }
  xml.end('testsuites');
  return xml.taken();
}

function lintCase({ instance, findings }: CheckedTask): Case {
  const errors = findings.filter(({ level }) => level === 'error');
  const line = (finding: Finding) => fileLine(findingLine(finding), 600);
  return {
    name: instance.id,
    seconds: '0.000',
    element: errors.length > 0 ? 'failure' : null,
    message: errors.map(line).join('; '),
    notes: findings
      .filter(({ level }) => level === 'warning')
      .map(line)
      .join('\n'),
  };
}

function phaseCase({ instance }: CheckedTask, { verdict, reason, notes, duration_ms }: Outcome): Case {
  return {
    name: instance.id,
    seconds: (duration_ms / 1000).toFixed(3),
    element: ELEMENTS[verdict],
    message: fileLine(reason ?? ''),
    notes: notes.join('\n'),
  };
}

function addSuite(xml: XmlText, dataset: string, name: string, cases: Case[]): void {
  const count = (wanted: Case['element']) => cases.filter(({ element }) => element === wanted).length;
  const counts = { tests: cases.length, failures: count('failure'), errors: count('error'), skipped: count('skipped') };
  xml.begin('testsuite', { name, ...counts });
  for (const { name: id, seconds, element, message, notes } of cases) {
    xml.begin('testcase', { name: id, classname: fileLine(`${dataset}.${name}`), time: seconds });
    if (element !== null) xml.add(element, { message, type: name });
    if (notes !== '') xml.add('system-out', {}, notes);
    xml.end('testcase');
  }
  xml.end('testsuite');
}
