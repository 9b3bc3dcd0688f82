import type { Options } from '../options/options.ts';
import { type ArmRole, judgeGate } from '../results/gate.ts';
import type { RunRecord } from '../results/records.ts';

/** Completes the record of a run whose process was killed; `finished_at` stays null, since the time is unknown. */
export function closeRecord(run: RunRecord, options: Options, role: ArmRole = null): void {
  run.interrupted = 'killed';
  run.gate = judgeGate(run.totals, options, run.change ?? null, role);
  const error = { stage: 'run', kind: 'interrupted', message: 'never finished: the run was killed' };
  for (const entry of run.planned) if (entry.status === 'not_run') entry.error ??= error;
}
