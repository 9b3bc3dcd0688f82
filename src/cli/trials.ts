import path from 'node:path';
import { intervalOf } from '../report/figures.ts';
import { explainResult, formatDuration, headline, listNotes, pointsLine } from '../report/phrases.ts';
import type { PlannedTrial, Result, RunRecord } from '../results/schema.ts';
import { timeSplit } from '../results/trace.ts';
import { usageOfTrial } from '../results/usage.ts';
import { percent } from '../run/gate.ts';
import { wrap } from '../text/columns.ts';
import { plainLine } from '../text/untrusted.ts';
import { type Look, MARKS } from './paint.ts';
import { type Column, table } from './table.ts';

/** Of a run with more trials, those that passed are counted only. */
const MOST_ROWS = 60;

/** A planned trial with what was measured of it. */
export interface Row {
  entry: PlannedTrial;
  result: Result | undefined;
}

/** The trials of a run as a table: verdict, instance, score, the agent's time, its cost where any is known, and why. Safe to print. */
export function trialTable(rows: Row[], mode: string | null, look: Look, all: boolean): string[] {
  const shown = all || rows.length <= MOST_ROWS ? rows : rows.filter(({ entry }) => entry.status !== 'passed');
  const columns: Column<Row>[] = [
    {
      title: 'verdict',
      cell: ({ entry: { status } }) => `${MARKS[status].mark} ${MARKS[status].word}`,
      style: ({ entry: { status } }) => MARKS[status].style,
    },
    { title: 'instance', cell: ({ entry }) => entry.instance_id, flexible: true },
  ];
  const figure = (title: string, cell: (row: Row) => string) => columns.push({ title, cell, side: 'right' });
  if (rows.some(({ entry }) => entry.trial > 1)) figure('trial', ({ entry }) => String(entry.trial));
  figure('score', ({ entry }) => percent(entry.score));
  if (mode !== null) {
    figure('of all', ({ entry }) => percent(entry.score_expected));
    figure('judged', ({ entry }) => percent(entry.coverage));
  }
  figure('agent', ({ result }) => (result === undefined ? '–' : formatDuration(agentTime(result))));
  if (rows.some(({ result }) => result !== undefined && usageOfTrial(result).cost_usd !== null))
    figure('cost', ({ result }) => formatCost(result === undefined ? null : usageOfTrial(result).cost_usd));
  const lines = shown.length === 0 ? [] : table(shown, columns, { title: 'why', cell: whyOf }, look);
  const left = rows.length - shown.length;
  return left === 0 ? lines : [...lines, look.paint('dim', `… and ${left} that passed`)];
}

/** Why a trial's verdict is what it is, and what makes it doubtful, on one line. Safe to print. */
export function whyOf({ entry, result }: Row): string {
  const { error } = entry;
  const reason =
    result !== undefined ? explainResult(result) : error === null ? '' : `${error.stage}: ${error.message}`;
  const notes = result === undefined ? '' : listNotes(result);
  return plainLine([reason, notes === '' ? '' : `[${notes}]`].filter((part) => part !== '').join(' '), 500);
}

/** What a run comes to: the headline, its interval, time and cost. Safe to print. */
export function totalsLines(run: RunRecord, results: Result[], { columns, paint }: Look): string[] {
  const lines: string[] = [];
  if (run.settings.mode !== null) lines.push(pointsLine(run.totals));
  const interval = intervalOf({ run });
  if (interval !== null) {
    const what = run.settings.mode === null ? 'rate' : 'score of everything';
    lines.push(`95% interval of the ${what}: ${percent(interval.low)} to ${percent(interval.high)}`);
  }
  const { agent, evaluation, harness } = timeSplit(results);
  if (results.length > 0)
    lines.push(
      `time: agent ${formatDuration(agent)}, evaluation ${formatDuration(evaluation)}, harness ${formatDuration(harness)}`,
    );
  const costs = results.map((result) => usageOfTrial(result).cost_usd).filter((cost) => cost !== null);
  if (costs.length > 0) {
    const of = costs.length === results.length ? '' : `, known of ${costs.length} of ${results.length} trials`;
    lines.push(`cost: ${formatCost(costs.reduce((sum, cost) => sum + cost, 0))}${of}`);
  }
  return [paint('bold', headline(run.totals)), ...lines].flatMap((line) => wrap(line, columns));
}

/** The agent's own time in a trial, of all rounds, in milliseconds. */
function agentTime({ agent, rounds }: Result): number {
  if (rounds === undefined || rounds.length === 0) return agent.duration_ms;
  return rounds.reduce((sum, round) => sum + round.agent.duration_ms, 0);
}

/** Dollars: two places, and more where they would say nothing; a dash where nobody knows. */
export function formatCost(dollars: number | null): string {
  if (dollars === null) return '–';
  return `$${dollars !== 0 && dollars < 0.1 ? dollars.toPrecision(2) : dollars.toFixed(2)}`;
}

/** A path as one would type it from here. */
export function pathFromHere(file: string): string {
  const relative = path.relative('', path.resolve(file));
  if (relative === '') return '.';
  return relative.startsWith('..') ? path.resolve(file) : relative;
}
