import { dollarDigits, endsOf, formatDuration, formatP, isPartial, points } from '../../base/format.ts';
import type { ComparedRun, ComparisonDocument } from '../../report/documents/comparison-document.ts';
import { amount, type Columns, share, tabular } from '../../report/files/latex-table.ts';
import { latexText } from '../../report/files/latex-text.ts';
import { byRank, figureOfType, levelWords, pairsByRank, scope, typesOf } from '../words.ts';

/** Maximum number of task types that fit on a page. */
const MOST_TYPES = 8;
const STAR = '$^{\\ast}$';

/** The leaderboard as a table for a paper: the best in bold, a dagger on runs not significantly worse than it. */
export function leaderboardTex(document: ComparisonDocument): string {
  const runs = byRank(document);
  const several = runs.some(({ at_k }) => at_k.length > 1);
  const last = runs.reduce((most, { at_k }) => Math.max(most, at_k.length), 0);
  const columns: Columns<ComparedRun> = [
    ['r', '', ({ rank }) => (rank === null ? '--' : String(rank))],
    ['l', 'Run', ({ name, rank }) => (rank === 1 ? `\\textbf{${latexText(name)}}` : latexText(name))],
    ['r', document.measure === 'score' ? 'Score (\\%)' : 'Success rate (\\%)', figureOf],
    ['l', '95\\,\\% interval', ({ interval }) => (interval === null ? '' : endsOf(interval, share))],
  ];
  if (several) {
    columns.push(['r', `pass@${last} (\\%)`, ({ at_k }) => share(at_k[last - 1]?.pass_at_k ?? null)]);
    columns.push([
      'r',
      `pass\\textasciicircum{}${last} (\\%)`,
      ({ at_k }) => share(at_k[last - 1]?.pass_hat_k ?? null),
    ]);
  }
  if (runs.some(({ test_points }) => test_points?.rounds != null)) {
    columns.push(['r', 'DEV (\\%)', ({ test_points }) => share(test_points?.rounds?.dev ?? null)]);
    columns.push(['r', 'DEBUG (\\%)', ({ test_points }) => share(test_points?.rounds?.debug ?? null)]);
  }
  for (const type of typesOf(document).slice(0, MOST_TYPES))
    columns.push(['r', `${latexText(type, 40)} (\\%)`, (run) => share(figureOfType(run, type, document))]);
  if (runs.some(({ usage }) => usage.tokens_per_trial !== null))
    columns.push(['r', 'Tokens', (run) => `${amount(run.usage.tokens_per_trial, 0)}${starOf(run, 'tokens')}`]);
  if (runs.some(({ usage }) => usage.steps_per_trial !== null))
    columns.push(['r', 'Steps', (run) => `${amount(run.usage.steps_per_trial, 1)}${starOf(run, 'steps')}`]);
  if (runs.some(({ usage }) => usage.cost_usd !== null)) columns.push(['r', 'Cost (USD)', costOf]);
  columns.push([
    'r',
    'Time',
    ({ agent_ms_per_trial: time }) => (time === null ? '--' : formatDuration(time).replaceAll(' ', '\\,')),
  ]);
  const notes = [
    runs.some(isMarked)
      ? `$^{\\dagger}$ ${levelWords(document, " at the 5\\,\\% level, $p$ adjusted by Holm's method")}.`
      : '',
    runs.some((run) => isPartly(run) || `${starOf(run, 'tokens')}${starOf(run, 'steps')}` !== '')
      ? `${STAR} not known for every trial.`
      : '',
  ];
  return tabular(
    columns,
    runs,
    `${latexText(scope(document))}; tokens, steps, cost and time are the agent's, means of a trial`,
    notes,
  );
}

/** Every pair with its test, the better run first. */
export function pairwiseTex(document: ComparisonDocument): string {
  const rows = pairsByRank(document);
  const columns: Columns<(typeof rows)[number]> = [
    ['l', 'Run', ({ better }) => latexText(better.name)],
    ['l', 'Other', ({ other }) => latexText(other.name)],
    ['r', 'Difference (points)', ({ difference }) => signed(difference)],
    ['l', '$p$ (Holm)', ({ pair }) => pValue(pair.p_adjusted)],
    ['l', '', ({ pair: { verdict } }) => (verdict.endsWith('is better') ? 'better' : verdict)],
  ];
  return tabular(columns, rows, latexText(scope(document)), []);
}

function pValue(p: number | null): string {
  return p === null ? '--' : p < 0.001 ? '$<0.001$' : formatP(p);
}

function signed(value: number | null): string {
  return value === null ? '--' : points(value).replace('−', '$-$').replace('+', '$+$');
}

function isMarked({ rank, level_with_best }: ComparedRun): boolean {
  return rank !== 1 && level_with_best;
}

/** Marks a mean that is not over all trials with a verdict. */
function starOf({ usage, totals }: ComparedRun, what: 'tokens' | 'steps'): string {
  return usage[`${what}_per_trial`] !== null && isPartial(usage[`${what}_known`], totals) ? STAR : '';
}

function isPartly({ cost_per_trial_usd, usage }: ComparedRun): boolean {
  return cost_per_trial_usd !== null && usage.cost_unknown > 0;
}

function figureOf(run: ComparedRun): string {
  const text = share(run.figure);
  return isMarked(run) ? `${text}$^{\\dagger}$` : run.rank === 1 ? `\\textbf{${text}}` : text;
}

function costOf(run: ComparedRun): string {
  const { cost_per_trial_usd: cost } = run;
  if (cost === null) return '--';
  return `${dollarDigits(cost)}${isPartly(run) ? STAR : ''}`;
}
