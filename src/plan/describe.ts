import { count, formatDuration } from '../base/format.ts';
import { alignedRows } from '../base/text/aligned.ts';
import { type Column, markdownTable } from '../base/text/markdown-table.ts';
import { markdownText, plainLine } from '../base/text/untrusted.ts';
import type { Cell } from './matrix.ts';
import type { Plan } from './plan-jobs.ts';

const MOST_IMAGES = 3;
const LONGEST_IMAGE = 80;

/** A plan for people, line by line: its totals, then a table of its jobs. Safe to print. */
export function planLines(plan: Plan): string[] {
  if (plan.cells.length === 0) return [headline(plan)];
  const rows = tableOf(plan).map((row) => row.map((cell) => plainLine(cell)));
  return [plainLine(headline(plan)), ...alignedRows(rows)];
}

/** The same as Markdown for a step summary: at most 256 rows of bounded length, far below GitHub's limit of 1 MiB. */
export function planSummary(plan: Plan): string {
  const [head, ...rows] = tableOf(plan).map((row) => row.map((cell) => markdownText(cell, 500)));
  const columns = head!.map((title): Column => [title]);
  const table = plan.cells.length === 0 ? [] : [[markdownTable(columns, rows)]];
  const notes = plan.notes.length === 0 ? [] : [plan.notes.map((note) => `- ${markdownText(note)}`)];
  return `${[[`### Plan: ${markdownText(headline(plan))}`], ...notes, ...table].map((part) => part.join('\n')).join('\n\n')}\n`;
}

function headline({ dataset, trials, cells }: Plan): string {
  if (dataset === null || cells.length === 0) return 'nothing to do: no instance is selected';
  const instances = cells.reduce((sum, cell) => sum + cell.instances.length, 0);
  const expected = cells.flatMap(({ duration }) => (duration === null ? [] : [duration]));
  const total = expected.reduce((sum, duration) => sum + duration, 0);
  return [
    `${dataset}: ${count(instances, 'instance')}${trials === 1 ? '' : `, ${trials} trials each`}`,
    ` in ${count(cells.length, 'job')}`,
    expected.length === 0
      ? ''
      : `, ${formatDuration(total)} of trials, ${formatDuration(Math.max(...expected))} in the longest job`,
  ].join('');
}

/** Header and rows, with a column of expected times if any are known. */
function tableOf({ cells }: Plan): string[][] {
  const timed = cells.some(({ duration }) => duration !== null);
  const row = (shard: string, name: string, count: string, time: string, images: string) =>
    timed ? [shard, name, count, time, images] : [shard, name, count, images];
  return [
    row('shard', 'name', 'instances', 'expected', 'images'),
    ...cells.map((cell) =>
      row(cell.shard, cell.name, String(cell.instances.length), formatDuration(cell.duration ?? 0), imagesOf(cell)),
    ),
  ];
}

function imagesOf({ instances }: Cell): string {
  const images = [...new Set(instances.map(({ image }) => image ?? '(none)'))];
  const shown = images.slice(0, MOST_IMAGES).map((image) => plainLine(image, LONGEST_IMAGE));
  return [...shown, ...(images.length > MOST_IMAGES ? [`${images.length - MOST_IMAGES} more`] : [])].join(', ');
}
