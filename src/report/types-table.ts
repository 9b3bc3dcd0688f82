import type { PlannedTrial, Result } from '../results/schema.ts';
import { totalsOf } from '../results/totals.ts';
import { usageOfTrial } from '../results/usage.ts';
import { percent } from '../run/gate.ts';
import { markdownText } from '../text/untrusted.ts';
import type { SuiteResults } from './suite.ts';

const MOST_TYPES = 30;

/** A column that is there where any row has something for it. */
interface Column {
  title: string;
  cell(planned: PlannedTrial[], results: Result[]): string;
}

/** Means over the trials where the figure is known: unknown is not 0. */
const USAGE: Column[] = [
  { title: 'Tokens', cell: (_, results) => meanOf(results, tokensOf) },
  { title: 'Steps', cell: (_, results) => meanOf(results, (result) => usageOfTrial(result).steps) },
  { title: 'Human actions', cell: (_, results) => humanActions(results) },
];
const COLUMNS: Column[] = [
  {
    title: 'Passed',
    cell: (planned) => {
      const { passed, planned: all } = totalsOf(planned);
      return `${passed} of ${all}`;
    },
  },
  { title: 'Rate', cell: (planned) => percent(totalsOf(planned).success_rate) },
  ...USAGE,
];

/** Rate, and tokens and steps a trial where agents say them, for each task type and overall. Empty for one type of which no more is known than the headline says. */
export function typeTable({ run, results }: Pick<SuiteResults, 'run' | 'results'>): string {
  const types = [...new Set(run.planned.map(({ task_type }) => task_type))];
  const columns = COLUMNS.filter(({ cell }) => cell(run.planned, results) !== '');
  if (types.length < 2 && columns.length < 3) return '';
  const rowOf = (name: string, planned: PlannedTrial[], of: Result[]) =>
    row([name, ...columns.map(({ cell }) => cell(planned, of) || '–')]);
  const lines = types.slice(0, MOST_TYPES).map((type) =>
    rowOf(
      markdownText(type, 60),
      run.planned.filter(({ task_type }) => task_type === type),
      results.filter(({ task_type }) => task_type === type),
    ),
  );
  const more =
    types.length > MOST_TYPES ? [row([`… and ${types.length - MOST_TYPES} more`, ...columns.map(() => '')])] : [];
  const all = types.length > 1 ? [rowOf('**all**', run.planned, results)] : [];
  const head = [row(['Type', ...columns.map(({ title }) => title)]), row(['---', ...columns.map(() => '---:')])];
  return [...head, ...lines, ...more, ...all].join('\n');
}

function tokensOf(result: Result): number | null {
  const { input_tokens: input, output_tokens: output } = usageOfTrial(result);
  return input === null && output === null ? null : (input ?? 0) + (output ?? 0);
}

function meanOf(results: Result[], figure: (result: Result) => number | null): string {
  const known = results.map(figure).filter((value) => value !== null);
  if (known.length === 0) return '';
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  return Number(mean.toFixed(1)).toLocaleString('en-US');
}

/** What a person needs, beside the steps of agents: shown only where there are some. */
function humanActions(results: Result[]): string {
  if (!results.some((result) => usageOfTrial(result).steps !== null)) return '';
  const known = results.flatMap(({ human_actions: actions }) => (actions == null ? [] : [actions]));
  if (known.length === 0) return '';
  const mean = (values: number[]) => Number((values.reduce((a, b) => a + b, 0) / values.length).toFixed(1));
  return `${mean(known.map(({ lower }) => lower))}–${mean(known.map(({ upper }) => upper))}`;
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
