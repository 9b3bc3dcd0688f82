import type { ComparisonDocument } from '../../report/documents/page-document.ts';
import { percent } from '../data/format.ts';
import type { Cell } from '../data/matrix-model.ts';
import { Verdict } from '../parts/parts.tsx';

/**
 * A run's result for an instance: a sign and colour for one verdict, a share for several trials, a score for test
 * plans.
 */
export function CellMark({ cell, measure }: { cell: Cell; measure: ComparisonDocument['measure'] }) {
  const { kind, figure, unmeasured, of } = cell;
  if (of === null)
    return (
      <span class="quiet" title="not planned">
        <span aria-hidden="true">·</span>
        <span class="unseen">not planned</span>
      </span>
    );
  if (kind === 'error' || kind === 'not_run') return <Verdict status={kind} word={false} />;
  const share = measure === 'score' ? percent(figure) : of.planned > 1 ? `${of.passed}/${of.planned}` : '';
  const status = kind === 'mixed' ? 'mixed' : (kind as 'passed' | 'failed');
  return (
    <span class={`cell-mark ${status}`}>
      {status === 'mixed' ? <Half /> : <Verdict status={status} word={false} />}
      {share !== '' && <span class="share">{share}</span>}
      <Unmeasured trials={unmeasured} />
    </span>
  );
}

/** Mark of a figure that counts trials without a verdict; nothing without any. */
export function Unmeasured({ trials }: { trials: number }) {
  if (trials === 0) return null;
  return (
    <span class="unmeasured" title={`${trials} without a verdict`}>
      <span aria-hidden="true">!</span>
      <span class="unseen">, {trials} without a verdict</span>
    </span>
  );
}

/** Sign for an instance with both passed and other trials. */
function Half() {
  return (
    <span class="verdict mixed">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0Zm0 1.800v12.400a6.200 6.200 0 0 0 0-12.400Z" />
      </svg>
      <span class="unseen">some passed</span>
    </span>
  );
}
