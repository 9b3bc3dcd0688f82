import type { ReportedTrial } from '../suite.ts';
import { fileLine } from './text.ts';

const WITHOUT_REASON = { passed: '', failed: 'failed', error: 'could not be measured', not_run: 'never measured' };

/** Reason for a trial's verdict, on one line of a file; empty for a passed trial only. */
export function reasonLine({ planned, reason }: ReportedTrial): string {
  return fileLine(reason, 1000) || WITHOUT_REASON[planned.status];
}
