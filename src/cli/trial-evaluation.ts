import { count, countGrouped, figure, formatDuration, percent, someNames } from '../base/format.ts';
import { wrap } from '../base/text/columns.ts';
import { plain, plainLine } from '../base/text/untrusted.ts';
import type { EvaluationResult, PointResult, RewardResult, TestPlanResult } from '../results/evaluation.ts';
import { ended, field, LABEL } from './field.ts';
import type { Look } from './paint.ts';
import { table } from './table.ts';

const SHOWN_TAIL_LINES = 20;
const SHOWN_REWARDS = 20;
const SHOWN_STEPS = 50;

/** Command, rewards or test points of a trial's evaluation, and its end. Safe to print. */
export function evaluationLines(evaluation: EvaluationResult | null, look: Look): string[] {
  if (evaluation === null) return field('evaluation', 'none', look);
  if (evaluation.kind === 'test_plan') return planLines(evaluation, look);
  return [
    ...field(
      'evaluation',
      evaluation.kind === 'reward' ? `rewards: ${rewardsText(evaluation)}` : evaluation.command,
      look,
    ),
    ...(evaluation.kind === 'reward' ? stepLines(evaluation, look) : []),
    ...field('', endOf(evaluation), look),
    ...(isUnknown(evaluation) ? [] : tail(evaluation.output_tail, look)),
  ];
}

/** True for the output of tests that another program ran. */
function isUnknown({ kind, exit_code, timed_out, output_tail }: Exclude<EvaluationResult, TestPlanResult>): boolean {
  return kind === 'reward' && exit_code === null && !timed_out && output_tail === '';
}

/** The end of a command, or of a task's tests; those of several steps have the time of all and the last one's exit code. */
function endOf(evaluation: Exclude<EvaluationResult, TestPlanResult>): string {
  const { exit_code: exitCode, timed_out: timedOut, duration_ms: duration } = evaluation;
  const end = ended(exitCode, timedOut, duration);
  if (evaluation.kind !== 'reward') return end;
  if (evaluation.steps.length === 0 || (exitCode === null && !timedOut)) return `tests: ${end}`;
  const last = timedOut ? 'one of them timed out' : `the last with exit code ${exitCode}`;
  return `tests of the steps: ${formatDuration(duration)} in all, ${last}`;
}

/** The rewards of each step of a task that has several. */
function stepLines({ steps }: RewardResult, look: Look): string[] {
  const left =
    steps.length > SHOWN_STEPS ? field('', `… ${countGrouped(steps.length - SHOWN_STEPS, 'more step')}`, look) : [];
  const line = ({ name, rewards, why }: RewardResult['steps'][number]) =>
    `step ${plainLine(name, 60)}: ${rewards === null ? `no reward: ${plainLine(why ?? 'not known', 300)}` : rewardsText({ rewards })}`;
  return [...steps.slice(0, SHOWN_STEPS).flatMap((step) => field('', line(step), look)), ...left];
}

function rewardsText({ rewards }: Pick<RewardResult, 'rewards'>): string {
  const all = Object.entries(rewards).map(([key, value]) => `${plainLine(key, 60)} ${figure(value)}`);
  return someNames(all, SHOWN_REWARDS) || 'none';
}

/** The last lines of an output. */
function tail(text: string, { columns, paint }: Look): string[] {
  const lines = plain(text).trimEnd().split('\n');
  if (lines.length === 1 && lines[0] === '') return [paint('dim', `${' '.repeat(LABEL)}(no output)`)];
  const shown = lines.slice(-SHOWN_TAIL_LINES);
  const before =
    lines.length > shown.length ? [`${' '.repeat(LABEL)}… ${count(lines.length - shown.length, 'line')} before`] : [];
  return [...before, ...shown.flatMap((line) => wrap(line, columns, `${' '.repeat(LABEL)}│ `))];
}

function planLines(plan: TestPlanResult, look: Look): string[] {
  const { score, score_expected, judged, expected, judge, timed_out, points } = plan;
  const numbered = points.map((point, index) => ({ point, number: index + 1 }));
  const figure = `${percent(score)} of what was judged, ${percent(score_expected)} of everything; ${judged} of ${expected} points judged`;
  return [
    ...field('evaluation', figure, look),
    ...(timed_out ? field('', 'evaluation-timeout came before the last point', look) : []),
    ...(judge === null
      ? []
      : field('judge', `${judge.identity}: ${count(judge.verdicts, 'verdict')}, ${judge.failures} without one`, look)),
    '',
    ...table(
      numbered,
      [
        { title: '#', cell: ({ number }) => String(number), side: 'right' },
        {
          title: 'score',
          cell: ({ point }) => (point.score === null ? '–' : `${point.score}/2`),
          style: ({ point }) => pointStyle(point),
        },
        { title: 'by', cell: ({ point }) => point.decided_by },
        { title: 'test point', cell: ({ point }) => plainLine(point.metric, 200), flexible: true },
      ],
      look,
      { title: 'explanation', cell: ({ point }) => plainLine(point.explanation, 500) },
    ),
    '',
  ];
}

function pointStyle({ score }: PointResult): 'green' | 'yellow' | 'red' | 'dim' {
  return score === null ? 'dim' : (['red', 'yellow', 'green'] as const)[score];
}
