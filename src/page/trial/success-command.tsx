import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { plain } from '../../base/text/untrusted.ts';
import { type EvaluationResult, type Result, ruleOf, SUCCESS } from '../../report/documents/page-document.ts';
import { formatDuration } from '../data/format.ts';
import { toLines } from '../parts/ansi.ts';
import { Pieces } from '../parts/log.tsx';
import { Facts, Section, scrolling } from '../parts/parts.tsx';

/** Characters that are shown of the output's end: a record may hold megabytes. */
const LONGEST_OUTPUT = 64 * 1024;
/** Bytes from which on an output is taken for the end of a longer one: a record keeps 4 KiB, and redaction can change its length. */
const CUT_FROM = 4_000;

type Evaluation = Extract<EvaluationResult, { kind: 'success_command' }>;

/** The success command, its output, and the reason for the verdict. */
export function SuccessCommand({ result, evaluation }: { result: Result; evaluation: Evaluation }) {
  const { command, exit_code, timed_out, duration_ms, output_tail } = evaluation;
  const lines = useMemo(() => toLines(output_tail.slice(-LONGEST_OUTPUT)), [output_tail]);
  const isCut = new TextEncoder().encode(output_tail).length >= CUT_FROM;
  const isText = ruleOf(result.task_type) === 'success_text';
  const printed = useRef<HTMLPreElement>(null);
  // The end of the output decides.
  useLayoutEffect(() => {
    printed.current?.scrollTo(0, printed.current.scrollHeight);
  }, [lines]);
  return (
    <Section title="Why this verdict">
      <p>{whyOf(result, evaluation)}</p>
      <pre class="block command">{plain(command)}</pre>
      <Facts
        facts={[
          ['Ended', timed_out ? 'at its time limit' : exit_code === null ? null : `exit code ${exit_code}`],
          ['Time', formatDuration(duration_ms)],
        ]}
      />
      <h3>{isCut ? 'End of its output' : 'Its output'}</h3>
      {lines.length === 0 ? (
        <p class="quiet">Nothing.</p>
      ) : (
        <pre ref={printed} class="block" role="region" {...scrolling('Output of the success command')}>
          {lines.map((line, index) => (
            <div key={index} class={isText && line.text.includes(SUCCESS) ? 'decisive' : ''}>
              {line.pieces.length === 0 ? '\n' : <Pieces pieces={line.pieces} />}
            </div>
          ))}
        </pre>
      )}
    </Section>
  );
}

/** The dataset's rule, and its outcome. */
function whyOf({ task_type, status }: Result, { exit_code, timed_out }: Evaluation): string {
  // The output decides nothing about a trial in error.
  const isDecided = status === 'passed' || status === 'failed';
  if (ruleOf(task_type) === 'exit_code') {
    const rule = 'Instances of this type pass when the success command ends with exit code 0.';
    if (timed_out) return `${rule} It did not end within its time limit.`;
    return exit_code === null ? rule : `${rule} It ended with exit code ${exit_code}.`;
  }
  const rule = `An instance passes when the success command prints “${SUCCESS}”, whatever its exit code.`;
  const limit = timed_out ? ' It did not end within its time limit; its output up to then decides.' : '';
  return `${rule}${limit}${isDecided ? ` It did${status === 'passed' ? '' : ' not'}.` : ''}`;
}
