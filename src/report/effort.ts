import { count, countGrouped, formatCost, grouped, percent } from '../base/format.ts';
import { hasVerdict } from '../results/totals.ts';
import { mean } from '../statistics/mean.ts';
import { judgeUsageOf } from '../trial/usage.ts';
import type { BriefResult } from './brief.ts';
import { tokensOf, usageOf } from './by-type.ts';
import type { UsageSums } from './documents/usage-document.ts';
import { durationOf, timesLine } from './phrases.ts';
import type { ReportedTrial, SuiteReport, TrialFigures, TrialWithResult } from './suite.ts';
import { trialsOf } from './trials.ts';

/** Time, tokens and cost of all trials, each with its change against the baseline where both sides know it. */
export function effortParts(report: SuiteReport): string[] {
  const { trials, results, times } = report;
  const { cost, time, tokens } = effortChanges(report);
  return [
    costText(trials, after(cost)),
    durationOf(times) === 0 ? '' : `${timesLine(times)}${after(time)}`,
    ...usageParts(trials, after(tokens)),
    judgeText(results.filter((result) => result !== null)),
  ].filter((part) => part !== '');
}

function after(change: string): string {
  return change === '' ? '' : `, ${change}`;
}

/** The change of each figure against the baseline: `+25% a trial against the baseline`; empty where there is none. */
export function effortChanges(report: SuiteReport): Record<'cost' | 'time' | 'tokens', string> {
  const { baseline, comparison, trials } = report;
  const isComparable = baseline !== null && comparison !== null && comparison.verdict !== 'not comparable';
  const before = isComparable ? trialsOf(baseline) : null;
  const change = (of: Figure) => (before === null ? '' : changeText(before, trials, of));
  return {
    cost: change(({ usage }) => usage.cost_usd),
    time: change(({ duration_ms }) => duration_ms),
    tokens: change(tokensOf),
  };
}

/** Tokens of all trials with `change`, and their requests to models; nothing that is unknown. */
export function usageParts(trials: TrialWithResult[], change = ''): string[] {
  const usage = usageOf(trials.map(({ result }) => result));
  const all = begunIn(trials);
  return [tokensText(usage, all, change), requestsText(usage, all)].filter((part) => part !== '');
}

/** A figure of a trial; null if it is unknown. */
type Figure = (trial: TrialFigures) => number | null;

/**
 * `+25% a trial against the baseline`: the change of the mean over the instances whose trials have a verdict and a known figure on both
 * sides, since a trial that was ended early has a part of it; with their number if these are not all in common; empty without any, and for less than one percent.
 */
function changeText(before: ReportedTrial[], now: ReportedTrial[], of: Figure): string {
  const [was, is] = [meansOf(before, of), meansOf(now, of)];
  const shared = [...is.keys()].filter((id) => was.has(id));
  const sum = (means: Map<string, number>) => shared.reduce((total, id) => total + means.get(id)!, 0);
  const ratio = sum(is) / sum(was) - 1;
  if (!Number.isFinite(ratio) || Math.abs(ratio) < 0.01) return '';
  const idsOf = (trials: ReportedTrial[]) => new Set(trials.map(({ planned }) => planned.instance_id));
  const earlier = idsOf(before);
  const common = [...idsOf(now)].filter((id) => earlier.has(id)).length;
  const part = shared.length === common ? '' : ` in ${shared.length} of ${count(common, 'instance')}`;
  return `${ratio > 0 ? '+' : '−'}${percent(Math.abs(ratio), 0)} a trial against the baseline${part}`;
}

/** The mean of each instance whose trials all have a verdict and a known figure. */
function meansOf(trials: ReportedTrial[], of: Figure): Map<string, number> {
  const instances = Map.groupBy(trials, ({ planned }) => planned.instance_id);
  return new Map(
    [...instances].flatMap(([id, own]): [string, number][] => {
      const known = own.flatMap(({ planned, figures }) =>
        figures === null || !hasVerdict(planned) ? [] : (of(figures) ?? []),
      );
      return known.length < own.length ? [] : [[id, mean(known)]];
    }),
  );
}

/** The number of trials whose usage a sum has to know: all but those whose agent is known not to have begun. */
export function begunIn(trials: TrialWithResult[]): number {
  return trials.filter(mayHaveBegun).length;
}

/** False if the agent is known not to have begun. Of a trial without a result the run itself may tell so; a lost one may have. */
export function mayHaveBegun({ planned: { error }, result }: TrialWithResult): boolean {
  return !(result?.unbegun ?? (error?.stage === 'plan' && error.kind !== 'missing'));
}

function tokensText(usage: UsageSums, results: number, change: string): string {
  const { input_tokens: input, output_tokens: output, tokens_known: known } = usage;
  return input === null || output === null ? '' : `${grouped(input + output)} tokens${partOf(known, results)}${change}`;
}

/** `1,204 requests to models (3 throttled, 41% of the agents' time)`; empty without a meter. */
function requestsText(usage: UsageSums, results: number): string {
  const { requests, requests_known: known, throttled_requests: throttled, waiting_share: waiting } = usage;
  if (requests === null) return '';
  const details = [
    throttled ? `${grouped(throttled)} throttled` : '',
    waiting === null ? '' : `${percent(waiting, 0)} of the agents' time`,
  ].filter((part) => part !== '');
  const which = details.length === 0 ? '' : ` (${details.join(', ')})`;
  return `${countGrouped(requests, 'request')} to models${which}${partOf(known, results)}`;
}

function costText(trials: TrialWithResult[], change: string): string {
  const results = trials.map(({ result }) => result);
  const { cost_usd: sum, cost_known: known } = usageOf(results);
  if (sum === null) return '';
  return `${formatCost(sum)}${partOf(known, begunIn(trials))}${withoutAttempts(results)}${change}`;
}

/** `0.34 USD for the judge`; empty without a known cost. */
function judgeText(results: BriefResult[]): string {
  const usage = judgeUsageOf(results.flatMap(({ judge }) => judge ?? []));
  if (usage === null || usage.cost_usd === null) return '';
  return `${formatCost(usage.cost_usd)} for the judge${partOf(usage.cost_known, usage.answers)}`;
}

/** Marks a sum over only some of the trials: unknown is not 0. */
function partOf(known: number, all: number): string {
  return known === all ? '' : ` (known for ${known} of ${all})`;
}

/** `, without 2 earlier attempts`: what repeated trials used before counts in no sum; empty if none was repeated. */
export function withoutAttempts(results: (Pick<BriefResult, 'attempt'> | null)[]): string {
  const earlier = results.reduce((sum, result) => sum + (result === null ? 0 : result.attempt - 1), 0);
  return earlier === 0 ? '' : `, without ${count(earlier, 'earlier attempt')}`;
}
