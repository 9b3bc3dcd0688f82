import * as core from '@actions/core';
import type { RunRecord } from '../results/records.ts';

/** Sets the figures of a run as outputs of the step. */
export function setOutputs({ totals }: Pick<RunRecord, 'totals'>): void {
  core.setOutput('planned', totals.planned);
  core.setOutput('passed', totals.passed);
  core.setOutput('failed', totals.failed);
  core.setOutput('errors', totals.error);
  core.setOutput('not-run', totals.not_run);
  core.setOutput('success-rate', totals.success_rate ?? '');
  core.setOutput('score', totals.score ?? '');
}
