import { messageOf, UserError, WriteError } from '../base/errors.ts';
import { interruptionOf } from '../base/signals.ts';
import { headline } from '../report/phrases.ts';
import type { RunRecord } from '../results/records.ts';
import * as log from './log.ts';

/** Fails the step for an error: exit code 2 for a UserError, 130 or 143 after a signal, otherwise 3, for a fault of its own with the stack. */
export function failBy(error: unknown): void {
  const interruption = interruptionOf(error);
  if (interruption !== null) {
    log.setFailed(interruption.message);
    process.exitCode = interruption.exitCode;
    return;
  }
  const isOwn = !(error instanceof UserError || error instanceof WriteError);
  const stack = error instanceof Error ? error.stack : undefined;
  log.setFailed(isOwn ? `agentbench itself failed: ${stack ?? messageOf(error)}` : error.message);
  process.exitCode = error instanceof UserError ? 2 : 3;
}

/** Fails the step with the run's exit code and the reasons; does nothing for 0. */
export function failGate(exitCode: number, { totals, gate, interrupted }: RunRecord): void {
  failWith(exitCode, headline(totals), gate?.reasons ?? [], interrupted);
}

/**
 * Fails the step with an exit code, a sentence that says the result, and the reasons; does nothing for 0. `interrupted` is the
 * signal that ended the run early.
 */
export function failWith(exitCode: number, result: string, reasons: string[], interrupted: string | null = null): void {
  if (exitCode === 0) return;
  const early = interrupted === null ? [] : [`the run was ended early (${interrupted})`];
  log.setFailed(`${result}. ${[...early, ...reasons].join('; ')}`);
  process.exitCode = exitCode;
}
