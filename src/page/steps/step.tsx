import { plainLine } from '../../base/text/untrusted.ts';
import type { Step, StepCall, StepText } from '../../report/documents/page-document.ts';
import { bytes, count, dollars, formatDuration } from '../data/format.ts';
import { stepHash, type TrialPlace } from '../data/route.ts';
import { marked } from '../parts/log.tsx';
import { figuresOf, timeOf } from './model.ts';
import { StepTextBlock } from './step-text.tsx';

/** The colours of kinds that have one. */
const KINDS = ['run', 'read_file', 'check_dir', 'search', 'edit', 'install', 'network'];

/** Number of a step, as a link to it; `trial` is null for a conversation whose steps have no address. */
export function StepNumber({ trial, id }: { trial: TrialPlace | null; id: number }) {
  return (
    <span class="s-id">
      {trial === null ? (
        id
      ) : (
        <a href={stepHash(trial, id)} tabIndex={-1}>
          {id}
        </a>
      )}
    </span>
  );
}

/** A step on one line; a button that opens it. */
export function StepLine(props: {
  step: Step;
  open: boolean;
  /** Milliseconds of the longest step. */
  longest: number;
  query?: string;
  focusable?: boolean;
  toggle: () => void;
}) {
  const { step, open, longest, query = '', focusable = true, toggle } = props;
  const { kind, failure, answer_bytes: size } = step;
  const time = timeOf(step);
  const tokens = (value: number | null) => (value === null ? '' : count(value));
  const share = (value: number | null) => `${(100 * (value ?? 0)) / Math.max(1, longest)}%`;
  return (
    <button type="button" class="step-line" aria-expanded={open} tabIndex={focusable ? 0 : -1} onClick={toggle}>
      <span class="s-kind">
        <span class={`kind ${KINDS.includes(kind) ? `kind-${kind}` : ''}`}>{plainLine(kind, 30)}</span>
      </span>
      <span class="s-title">{query === '' ? step.title : marked(step.title, query)}</span>
      <span class="s-exit">
        {failure !== null && <span class="exit">{failure}</span>}
        {failure === null && step.fault !== null && <span class="exit">no whole answer</span>}
        {failure === null && step.fault === null && step.retries > 0 && <span class="exit">retried</span>}
      </span>
      <span class="s-size figure">{size === null ? '' : bytes(size)}</span>
      <span class="s-in figure">{tokens(step.input_tokens)}</span>
      <span class="s-out figure">{tokens(step.output_tokens)}</span>
      <span class="s-cost figure">{step.cost_usd === null ? '' : dollars(step.cost_usd)}</span>
      <span class={time === null ? 's-bar empty' : 's-bar'} aria-hidden="true">
        <span class="series-1" style={{ width: share(step.waited_ms) }} />
        <span class="series-2" style={{ width: share(step.worked_ms) }} />
      </span>
      <span class="s-time figure">{time === null ? '' : formatDuration(time)}</span>
    </button>
  );
}

/** All of a step: figures, thinking, words, and each call with its answer. */
export function StepBody(props: { step: Step; started: string | null; query?: string; more: string }) {
  const { step, started, query = '', more } = props;
  const text = (label: string, value: StepText | null, kind = '') =>
    value === null ? null : <StepTextBlock label={label} value={value} kind={kind} query={query} more={more} />;
  return (
    <div class="step-body">
      <p class="quiet">{figuresOf(step, started).join(' · ')}</p>
      {text('Thinking', step.thinks, 'thinks')}
      {text(step.source === 'agent' ? 'Says' : step.source === 'user' ? 'Told' : 'System', step.says, 'says')}
      {step.calls.map((call, index) => (
        <div key={index} class="call">
          {text(labelOf(call), call.arguments, 'command')}
          {call.answer === null ? (
            <p class="quiet">No answer.</p>
          ) : (
            text(
              `Answer${call.exit === null ? '' : `, exit ${call.exit}`}${call.failed ? ', an error' : ''}`,
              call.answer,
            )
          )}
        </div>
      ))}
      {step.answers.map((answer, index) => (
        <StepTextBlock key={index} label="Answer" value={answer} kind="" query={query} more={more} />
      ))}
      {step.sides.length > 0 && <p class="quiet">Began a side conversation: {step.sides.join(', ')}.</p>}
    </div>
  );
}

function labelOf({ name, class: kind }: StepCall): string {
  return [name || 'Call', kind].filter((part) => part !== null).join(', ');
}
