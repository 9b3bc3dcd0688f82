import type { Redactor } from '../base/redact/redact.ts';

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
    'ended_by',
    'source',
    'verdict',
    'interrupted',
  ],
  ...['started_at', 'run_started_at', 'finished_at', 'harness_version', 'prompt_digest', 'image_digest', 'digest'],
  ...['result', 'transcript', 'recording', 'trajectory', 'plan_file', 'typing'],
  ...['suite', 'dataset', 'instance_id', 'task_type', 'settings', 'github'],
]);

/** The key of objects whose own keys are free texts: a verifier names its rewards. */
const WITH_FREE_KEYS = 'rewards';

/** A record, or a part of one, with all secrets masked. `isFree`: its keys are free texts as well. */
export function redactRecord<Value>(value: Value, redactor: Redactor, isFree = false): Value {
  if (typeof value === 'string') return redactor.text(value) as Value;
  if (Array.isArray(value)) return value.map((item) => redactRecord(item, redactor)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [
    isFree ? redactor.text(key) : key,
    KEPT.has(key) ? item : redactRecord(item, redactor, key === WITH_FREE_KEYS),
  ]);
  return Object.fromEntries(entries) as Value;
}
