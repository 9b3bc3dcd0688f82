import { messageOf, UserError } from '../base/errors.ts';
import { Interrupted } from '../base/signals.ts';
import { headline } from '../report/phrases.ts';
import type { RunRecord } from '../results/records.ts';
import * as log from './log.ts';

/** Fails the step for an error: exit code 2 for a UserError, 130 or 143 after a signal, otherwise 3 with the stack. */
export function failBy(error: unknown): void {
  if (error instanceof Interrupted) {
    log.setFailed(error.message);
    process.exitCode = error.exitCode;
    return;
  }
  const users = error instanceof UserError;
  const stack = error instanceof Error ? error.stack : undefined;
  log.setFailed(users ? error.message : `agentbench itself failed: ${stack ?? messageOf(error)}`);
  process.exitCode = users ? 2 : 3;
}

/** Fails the step with the run's exit code and the reasons; does nothing for 0. */
export function failGate(exitCode: number, { totals, gate, interrupted }: RunRecord): void {
  if (exitCode === 0) return;
  const early = interrupted === null ? [] : [`the run was ended early (${interrupted})`];
  log.setFailed(`${headline(totals)}. ${[...early, ...(gate?.reasons ?? [])].join('; ')}`);
  process.exitCode = exitCode;
}
