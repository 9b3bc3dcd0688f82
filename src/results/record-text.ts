import type { Redactor } from '../base/redact/redact.ts';
import { jsonParts } from '../base/text/json-parts.ts';
import type { RunRecord } from './records.ts';
import { redactRecord } from './redact.ts';
import { totalsOf } from './totals.ts';

/** The text of a record file. */
export function recordText(record: unknown): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

/**
 * The text of run.json in parts, each planned trial on one line, with the totals of just these trials. Secrets are masked
 * part by part: for 10,000 trials, a copy of the record and its whole text take 50 MB.
 */
export function runParts(run: RunRecord, redactor?: Redactor): Iterable<string> {
  const masked = <Part>(part: Part) => (redactor === undefined ? part : redactRecord(part, redactor));
  return jsonParts(masked({ ...run, planned: [], totals: totalsOf(run.planned) }), ['planned'], run.planned, masked);
}
