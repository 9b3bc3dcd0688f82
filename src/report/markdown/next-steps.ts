import { count } from '../../base/format.ts';
import { lacksJudge } from '../../results/totals.ts';
import { measureAdvice } from '../phrases.ts';
import type { SuiteReport } from '../suite.ts';

/** The advice for a reader of the report, the most urgent first, in plain words; empty if there is nothing to do. */
export function nextSteps(report: SuiteReport): string[] {
  const { run, comparison, reasons, baselineMissing = false } = report;
  const { totals, settings } = run;
  const unjudged = run.planned.filter((trial) => lacksJudge(run, trial)).length;
  const open = totals.error + totals.not_run - unjudged;
  const steps: string[] = [];
  // A job with such a trial has not failed where the report has the gate (fail-on: never).
  const again = run.github === null ? 'resume the run' : 're-run all jobs';
  if (open > 0) steps.push(`${again}: only trials without a verdict are measured again`);
  if (unjudged > 0) steps.push(`set judge: without one ${count(unjudged, 'trial')} can have no score`);
  // Trials that were never measured share how the run ended, which is no reason to look into; those of one instance, its own.
  const most = reasons.find(
    ({ status, trials }) => status !== 'not_run' && new Set(trials.map(({ planned }) => planned.instance_id)).size > 1,
  );
  if (most !== undefined && most.trials.length * 2 >= totals.planned - totals.passed)
    steps.push(`begin with the reason that ${most.trials.length} trials share`);
  const advice = measureAdvice(run);
  if (advice !== null) steps.push(advice);
  if (comparison === null && !baselineMissing && totals.failed > 0)
    steps.push('set baseline, to know whether this change made it better or worse');
  if (comparison?.verdict === 'within noise' && comparison.flips.length > 0 && settings.trials === 1)
    steps.push('set trials to 3, to tell a small change from noise');
  return steps;
}
