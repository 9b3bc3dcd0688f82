import type { Redactor } from '../base/redact/redact.ts';
import type { PlannedTrial, Result, RunRecord } from './records.ts';

/**
 * Keys that are never redacted: fixed words, times, digests, paths made by the harness, and identifiers of runs that
 * the user and GitHub show anyway. Any other text may contain a secret.
 */
const KEPT = new Set([
  ...[
    'schema',
    'status',
    'kind',
    'stage',
    'stages',
    'mode',
    'type',
    'cause',
    'category',
    'decided_by',
    'end',
    'verdict',
    'interrupted',
  ],
  ...['started_at', 'finished_at', 'harness_version', 'prompt_digest', 'image_digest', 'digest'],
  ...['result', 'transcript', 'recording', 'trajectory', 'plan_file', 'typing'],
  ...['suite', 'dataset', 'instance_id', 'task_type', 'settings', 'github'],
]);

/** A result with all secrets masked. */
export function redactResult(result: Result, redactor: Redactor): Result {
  return redacted(result, redactor);
}

/** `run.json` with all secrets masked, or some of it. */
export function redactRun<Part extends Partial<RunRecord> | PlannedTrial>(part: Part, redactor: Redactor): Part {
  return redacted(part, redactor);
}

function redacted<Value>(value: Value, redactor: Redactor): Value {
  if (typeof value === 'string') return redactor.text(value) as Value;
  if (Array.isArray(value)) return value.map((item) => redacted(item, redactor)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, KEPT.has(key) ? item : redacted(item, redactor)]);
  return Object.fromEntries(entries) as Value;
}
