import type { RunId } from '../documents/page-document.ts';

/** Letters of a run in a comparison: `A` to `Z`, then `AA`, like the columns of a spreadsheet. */
export function runId(index: number): RunId {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : runId(rest - 1)) + String.fromCharCode(65 + (index % 26));
}
