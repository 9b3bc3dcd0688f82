import { count, percent, points } from '../../base/format.ts';
import { meanOfKnown } from '../../base/sums.ts';
import { type Column, markdownTable, moreRow } from '../../base/text/markdown-table.ts';
import { markdownText } from '../../base/text/untrusted.ts';
import { type BriefPlan, type BriefResult, unreachedOf } from '../brief.ts';
import { testPointsOf } from '../by-type.ts';
import type { TestPoints } from '../documents/usage-document.ts';
import { countProjects, joined, pointsFigures } from '../phrases.ts';
import type { ReportedTrial } from '../suite.ts';

const TYPES = [
  ['shell_interaction', 'Shell'],
  ['unit_test', 'Unit tests'],
  ['file_comparison', 'Files'],
] as const;

/** A row of the table. */
interface Project {
  /** That of a trial, if there are several. */
  name: string;
  plan: BriefPlan;
  rounds: Rounds | null;
}

/** Score over all points in the first and the last round. */
type Rounds = [number, number];

/**
 * The figures of test plans: the results of each project's points, always with the share that was not judged. Empty
 * without plans.
 */
export function planSection(trials: ReportedTrial[], most: number): string {
  const figures = testPointsOf(trials);
  if (figures === null || most === 0) return '';
  const projects = trials.flatMap(projectOf);
  return joined('\n\n', [summary(trials, figures), table(projects, most), legend(projects)]);
}

function projectOf({ name: trial, planned, result }: ReportedTrial): Project[] {
  if (result === null || result.plan === null) return [];
  // An evaluation that was interrupted has figures of its own, which are in no mean.
  const name = planned.score === null && result.plan.score !== null ? `${trial} (not measured)` : trial;
  return [{ name, plan: result.plan, rounds: roundsOf(result) }];
}

/** Null outside mode `debug`. */
function roundsOf({ rounds }: BriefResult): Rounds | null {
  const [first, last] = rounds.map((round) => round?.score_expected);
  return first === undefined || last === undefined ? null : [first, last];
}

/** Over all planned trials: one without an evaluation, such as that of a destroyed testbed, counts as in the totals. */
function summary(trials: ReportedTrial[], figures: TestPoints): string {
  const planned = trials.map((trial) => trial.planned);
  const parts = pointsFigures(planned, figures).map(([share, meaning]) => `**${share}** ${meaning}`);
  const { points, rounds } = figures;
  const debug = rounds === null ? '' : ` DEV → DEBUG ${change([rounds.dev, rounds.debug])}.`;
  const over = planned.length === 1 ? '1 project' : `the mean over ${countProjects(planned)}`;
  return `Test points: ${parts.join(', ')} (${over}, ${count(points, 'point')}).${debug}`;
}

function table(projects: Project[], most: number): string {
  const debug = projects.some(({ rounds }) => rounds !== null);
  const head = ['Project', 'Judged score', 'Score of all', 'Judged', ...TYPES.map(([, title]) => title)];
  if (debug) head.push('DEV → DEBUG');
  const rows = projects.slice(0, most).map(({ name, plan, rounds }) => {
    const cells = [
      markdownText(name, 160),
      percent(plan.score) + withoutVacuous(plan),
      percent(plan.score_expected),
      `${plan.judged} of ${plan.expected}`,
      ...TYPES.map(([type]) => ofType(plan, type)),
    ];
    if (debug) cells.push(rounds === null ? '–' : change(rounds));
    return cells;
  });
  const columns = head.map((title, at): Column => (at === 0 ? [title] : [title, 'right']));
  return markdownTable(columns, [...rows, ...moreRow(projects.length - rows.length)]);
}

function legend(projects: Project[]): string {
  const vacuous = projects.some(({ plan }) => plan.points.some((point) => point.vacuous));
  return vacuous ? '<sub>In brackets: without the part of the score that an empty project gets as well.</sub>' : '';
}

function withoutVacuous({ points, score_without_vacuous: score }: BriefPlan): string {
  return points.some(({ vacuous }) => vacuous) ? ` (${percent(score)})` : '';
}

/** `62.5% (8/9)`: the score of the judged points of one type, their number, and that of all; empty if some were not reached. */
function ofType(plan: BriefPlan, type: string): string {
  if (unreachedOf(plan) > 0) return '';
  const all = plan.points.filter((point) => point.type === type);
  const judged = all.flatMap(({ score }) => (score === null ? [] : [score / 2]));
  return all.length === 0 ? '' : `${percent(meanOfKnown(judged))} (${judged.length}/${all.length})`;
}

function change([first, last]: Rounds): string {
  return `${percent(first)} → ${percent(last)} (${points(last - first)})`;
}
