import { messageOf } from '../base/errors.ts';
import type { Options } from '../options/options.ts';
import { type ArmRole, judgeGate } from '../results/gate.ts';
import type { RunRecord } from '../results/records.ts';
import type { ResultStore } from '../results/store.ts';
import * as log from './log.ts';

/**
 * Completes the record of a run whose process was killed, on disk too; `finished_at` stays null, since the time is unknown. On a
 * full disk that is a warning: the results are uploaded all the same.
 */
export async function closeRecord(
  run: RunRecord,
  store: ResultStore,
  options: Options,
  role: ArmRole = null,
): Promise<void> {
  run.interrupted = 'killed';
  run.gate = judgeGate(run.totals, options, run.change ?? null, role);
  const error = { stage: 'run', kind: 'interrupted', message: 'never finished: the run was killed' };
  for (const entry of run.planned) if (entry.status === 'not_run') entry.error ??= error;
  await store.writeRun(run).catch((fault) => log.warning(messageOf(fault)));
}
