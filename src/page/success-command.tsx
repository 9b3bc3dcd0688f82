import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { plain } from '../base/text/untrusted.ts';
import type { EvaluationResult, Result } from '../report/documents/page-document.ts';
import { toLines } from './ansi.ts';
import { formatDuration } from './format.ts';
import { Pieces } from './log.tsx';
import { Facts, Section } from './parts.tsx';

const SUCCESS = 'Setup successful';

type Evaluation = Extract<EvaluationResult, { kind: 'success_command' }>;

/** What was run to decide, what it said, and why that is the verdict. */
export function SuccessCommand({ result, evaluation }: { result: Result; evaluation: Evaluation }) {
  const { command, exit_code, timed_out, duration_ms, output_tail } = evaluation;
  const lines = useMemo(() => toLines(output_tail), [output_tail]);
  const printed = useRef<HTMLPreElement>(null);
  // What decides is at the end.
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
      <h3>What it printed{output_tail.length >= 4000 ? ', at its end' : ''}</h3>
      {lines.length === 0 ? (
        <p class="quiet">Nothing.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        <pre ref={printed} class="block" tabIndex={0} role="region" aria-label="What the success command printed">
          {lines.map((line, index) => (
            <div key={index} class={line.text.includes(SUCCESS) ? 'decisive' : ''}>
              {line.pieces.length === 0 ? '\n' : <Pieces pieces={line.pieces} />}
            </div>
          ))}
        </pre>
      )}
    </Section>
  );
}

/** The dataset's rule, and what of it came true. */
function whyOf({ task_type, status }: Result, { exit_code, timed_out }: Evaluation): string {
  const passed = status === 'passed';
  if (task_type === 'dependency_resolution') {
    const rule = 'Instances of this type pass when the success command ends with exit code 0.';
    if (timed_out) return `${rule} It did not end within its time limit.`;
    return `${rule} It ended with ${exit_code ?? 'none'}.`;
  }
  const rule = `An instance passes when the success command prints “${SUCCESS}”, whatever its exit code.`;
  const limit = timed_out ? ' It did not end within its time limit; what it had printed by then decides.' : '';
  return `${rule}${limit} ${passed ? 'It did.' : 'It did not.'}`;
}
