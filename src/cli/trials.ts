import path from 'node:path';
import { endsOf, formatCost, formatDuration, percent } from '../base/format.ts';
import { wrap } from '../base/text/columns.ts';
import { plainLine } from '../base/text/untrusted.ts';
import type { BriefResult } from '../report/brief.ts';
import { usageOf } from '../report/by-type.ts';
import { causeWords } from '../report/causes.ts';
import { begunIn, usageParts, withoutAttempts } from '../report/effort.ts';
import { intervalOf } from '../report/figures.ts';
import { MARKS } from '../report/marks.ts';
import { durationOf, headline, joined, listNotes, measureAdvice, scoreLine } from '../report/phrases.ts';
import type { TrialWithResult } from '../report/suite.ts';
import type { RunRecord } from '../results/records.ts';
import { figureName, isStopped, measureOf } from '../results/totals.ts';
import { totalTimes } from '../results/trace.ts';
import type { Look } from './paint.ts';
import { type Column, table } from './table.ts';

/** In a run with more trials, passed ones are only counted. */
const MOST_ROWS = 60;

/**
 * The trials of a run as a table, those of an instance together: verdict, instance, score, agent time, cost if any is
 * known, reason. Those that an experiment stopped before are only counted. Safe to print.
 */
export function trialTable(trials: TrialWithResult[], mode: string | null, look: Look, all: boolean): string[] {
  const begun = trials.filter(({ planned }) => !isStopped(planned));
  const shown = all || begun.length <= MOST_ROWS ? begun : begun.filter(({ planned }) => planned.status !== 'passed');
  const byInstance = [...Map.groupBy(shown, ({ planned }) => planned.instance_id).values()].flat();
  const columns: Column<TrialWithResult>[] = [
    {
      title: 'verdict',
      cell: ({ planned: { status } }) => `${MARKS[status].mark} ${MARKS[status].word}`,
      style: ({ planned: { status } }) => MARKS[status].style,
    },
    { title: 'instance', cell: ({ planned }) => planned.instance_id, flexible: true },
  ];
  const figure = (title: string, cell: (row: TrialWithResult) => string) =>
    columns.push({ title, cell, side: 'right' });
  if (trials.some(({ planned }) => planned.trial > 1)) figure('trial', ({ planned }) => String(planned.trial));
  figure('score', ({ planned }) => percent(planned.score));
  if (mode !== null) {
    figure('of all', ({ planned }) => percent(planned.score_expected));
    figure('judged', ({ planned }) => percent(planned.coverage));
  }
  figure('agent', ({ planned, result }) =>
    result === null || planned.status === 'not_run' || isUntimed(result) ? '–' : formatDuration(result.agent_ms),
  );
  if (trials.some(({ result }) => costOf(result) !== null)) figure('cost', ({ result }) => formatCost(costOf(result)));
  const lines = shown.length === 0 ? [] : table(byInstance, columns, look, { title: 'why', cell: whyOf });
  const [left, stopped] = [begun.length - shown.length, trials.length - begun.length];
  return [
    ...lines,
    ...(left === 0 ? [] : [look.paint('dim', `… and ${left} that passed`)]),
    ...(stopped === 0 ? [] : [look.paint('dim', `… and ${stopped} not run: the experiment had its answer`)]),
  ];
}

/** The reason for a trial's verdict and its integrity notes, on one line. Safe to print. */
function whyOf({ planned, result }: TrialWithResult): string {
  const { error } = planned;
  const reason = result !== null ? result.explanation : error === null ? '' : `${error.stage}: ${error.message}`;
  const notes = result === null ? '' : listNotes(result);
  return plainLine(joined(' ', [reason, notes === '' ? '' : `[${notes}]`]), 500);
}

/** The totals of a run: headline, interval, time, cost and usage of models. Safe to print. */
export function totalsLines(run: RunRecord, trials: TrialWithResult[], { columns, paint }: Look): string[] {
  const lines: string[] = [];
  const score = scoreLine(run);
  if (score !== null) lines.push(score);
  const interval = intervalOf({ run });
  if (interval !== null) {
    const measure = measureOf(run.settings);
    const name = measure === 'score' ? figureName(measure, run.settings) : 'rate';
    lines.push(`95% interval of the ${name}: ${endsOf(interval)}`);
  }
  const advice = measureAdvice(run);
  if (advice !== null) lines.push(advice);
  const results = trials.map(({ result }) => result);
  const times = totalTimes(results.flatMap((result) => result?.times ?? []));
  if (!isContinued(trials, run)) lines.push(...wallTime(run));
  // A record that was replaced tells no time.
  if (durationOf(times) > 0)
    lines.push(
      `time: agent ${formatDuration(times.agent)}, evaluation ${formatDuration(times.evaluation)}, harness ${formatDuration(times.harness)}`,
    );
  const { cost_usd: cost, cost_known: known } = usageOf(results);
  if (cost !== null) {
    const all = begunIn(trials);
    const of = known === all ? '' : `, known for ${known} of ${all} trials`;
    lines.push(`cost: ${formatCost(cost)}${of}${withoutAttempts(results)}`);
  }
  const usage = usageParts(trials);
  if (usage.length > 0) lines.push(`usage: ${usage.join(', ')}`);
  const causes = causeWords({ run, results, comparison: null, baseline: null });
  if (causes !== '') lines.push(`why: ${causes}`);
  return [paint('bold', headline(run.totals)), ...lines].flatMap((line) => wrap(line, columns));
}

/** True for a run with results from before its last call: it was resumed, or scored again, and nobody measured the time between. */
export function isContinued(trials: TrialWithResult[], run: RunRecord): boolean {
  const start = Date.parse(run.started_at);
  return trials.some(({ planned, result }) => result !== null && planned.reused === undefined && result.began < start);
}

/** The line of the time between start and end; none before the end. */
export function wallTime({
  started_at: start,
  finished_at: end,
}: Pick<RunRecord, 'started_at' | 'finished_at'>): string[] {
  return end === null ? [] : [`wall time: ${formatDuration(Math.max(0, Date.parse(end) - Date.parse(start)))}`];
}

/** True if the agent did not begin. */
function isUntimed({ error, agent_ms }: BriefResult): boolean {
  return error !== null && agent_ms === 0;
}

function costOf(result: BriefResult | null): number | null {
  return result?.usage.cost_usd ?? null;
}

/** A path relative to the current directory, or absolute outside of it; never one that reads as an option of a command. */
export function pathFromHere(file: string): string {
  const relative = path.relative('', path.resolve(file));
  if (relative === '') return '.';
  if (relative.startsWith('..')) return path.resolve(file);
  return relative.startsWith('-') ? `./${relative}` : relative;
}
