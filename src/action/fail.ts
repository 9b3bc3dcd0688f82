import { endingOf } from '../base/ending.ts';
import { messageOf } from '../base/errors.ts';
import { headline } from '../report/phrases.ts';
import type { RunRecord } from '../results/records.ts';
import * as log from './log.ts';

/** Fails the step for an error: exit code 2 for a UserError, 130 or 143 after a signal, otherwise 3, for a fault of its own with the stack. */
export function failBy(error: unknown): void {
  const stack = error instanceof Error ? error.stack : undefined;
  const own = { message: `agentbench itself failed: ${stack ?? messageOf(error)}`, exitCode: 3 };
  const { message, exitCode } = endingOf(error) ?? own;
  log.setFailed(message);
  process.exitCode = exitCode;
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
