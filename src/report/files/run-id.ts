import type { RunId } from '../documents/page-document.ts';

/** The letters of a run of a comparison: `A` to `Z`, then `AA`, as the columns of a sheet. */
export function runId(index: number): RunId {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : runId(rest - 1)) + String.fromCharCode(65 + (index % 26));
}
