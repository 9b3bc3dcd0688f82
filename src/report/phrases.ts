import { count, figure, formatDuration, percent, sizeInPoints, someNames } from '../base/format.ts';
import { ownOf } from '../base/own.ts';
import { ruleOf } from '../datasets/success-rule.ts';
import type { RewardResult, TestPlanResult } from '../results/evaluation.ts';
import type { TimeSplit } from '../results/fields.ts';
import { AGENT_LOG } from '../results/part-files.ts';
import type { PlannedTrial, Result, RunRecord, Totals } from '../results/records.ts';
import { figureOfTotals, hasVerdict, isDestroyed, measureOf } from '../results/totals.ts';
import { atMost } from '../results/trace.ts';

/** Trials that all ended the same do not tell that none ever will end otherwise. */
export function noiseWords(floor: number): string {
  return floor === 0 ? 'repeated trials of the baseline ended the same' : `noise floor ±${sizeInPoints(floor)} points`;
}

/** How much the figures differ without a change, and what the comparison could have seen, as far as either is known. */
export function noiseSentences(comparison: { noiseFloor?: number; sensitivity?: string | null }): string[] {
  const { noiseFloor, sensitivity } = comparison;
  return [noiseFloor === undefined ? '' : noiseWords(noiseFloor), sensitivity ?? ''].filter((text) => text !== '');
}

/** Total time, in milliseconds. */
export function durationOf({ agent, evaluation, harness }: TimeSplit): number {
  return atMost(agent + evaluation + harness);
}

/** Total time of trials with its shares: `3 h 12 min in trials (agent 81%, evaluation 12.5%, harness 6.5%)`. */
export function timesLine(times: TimeSplit): string {
  const all = durationOf(times);
  const shares = (['agent', 'evaluation', 'harness'] as const).map(
    (whose) => `${whose} ${percent(times[whose] / all)}`,
  );
  return `${formatDuration(all)} in trials${all === 0 ? '' : ` (${shares.join(', ')})`}`;
}

/**
 * Reason for a trial's verdict, on one line; empty for a passed one without a remark. It ends with the line of a log
 * that tells best, if there is one. Contains untrusted text.
 */
export function explainResult(result: Result): string {
  const { error, agent, evaluation, reason } = result;
  const told = reason == null ? '' : `${AGENT_LOG.test(reason.log ?? '') ? 'agent: ' : ''}${reason.text}`;
  if (error !== null) return joined('; ', [`${error.stage}: ${error.message.split('\n')[0]}`, told]);
  const reasons: string[] = [];
  if (agent.timed_out) reasons.push(`agent timed out after ${formatDuration(agent.duration_ms)}`);
  else if (agent.exit_code !== null && agent.exit_code !== 0) reasons.push(`agent exit code ${agent.exit_code}`);
  if (isDestroyed(result)) reasons.push('the agent destroyed its testbed');
  else if (result.status === 'failed' && evaluation !== null) {
    if (evaluation.timed_out) reasons.push(`evaluation timed out after ${formatDuration(evaluation.duration_ms)}`);
    else if (evaluation.kind === 'test_plan') reasons.push(explainPlan(evaluation));
    else if (evaluation.kind === 'reward') reasons.push(explainReward(evaluation, result.rounds));
    else if (ruleOf(result.task_type) === 'exit_code')
      reasons.push(`success command exit code ${evaluation.exit_code ?? '–'}`);
    else if (reason == null) reasons.push('no "Setup successful" in the output');
  }
  return joined('; ', [...reasons, told]);
}

/** Parts of a text, without the empty ones. */
export function joined(separator: string, parts: string[]): string {
  return parts.filter((part) => part !== '').join(separator);
}

/** Most steps of a task on a line. */
const SHOWN_STEPS = 10;

/** `reward 0.5 (build 1, test 0)`, of each step the reward that counts: its round tells it, in other programs' results it is `reward`. */
function explainReward({ reward, steps }: RewardResult, rounds: Result['rounds']): string {
  const counted = new Map(rounds?.map(({ step, evaluation }) => [step, evaluation]));
  const each = steps.map(({ name, rewards }) => {
    const own = counted.get(name);
    const counts = rounds === undefined ? ownOf(rewards ?? {}, 'reward') : own?.kind === 'reward' ? own.reward : null;
    return `${name} ${counts == null ? '–' : figure(counts)}`;
  });
  const shown = someNames(each, SHOWN_STEPS);
  return `reward ${reward === null ? '–' : figure(reward)}${shown === '' ? '' : ` (${shown})`}`;
}

/** `score 41% over all 26 points, 24 of them judged`. */
function explainPlan({ score_expected, judged, expected }: TestPlanResult): string {
  return `score ${percent(score_expected)} over all ${expected} points, ${judged} of them judged`;
}

/** Kinds of a trial's integrity notes, on one line; without those of the machine, which concern all its trials. */
export function listNotes(result: Pick<Result, 'integrity'>): string {
  return integrityKinds(result)
    .filter((kind) => kind !== 'host_reused' && kind !== 'kept_workdir_readable')
    .join(', ');
}

/** The kinds of a trial's integrity notes, without duplicates. */
export function integrityKinds({ integrity }: Pick<Result, 'integrity'>): string[] {
  return integrity.length === 0 ? [] : [...new Set(integrity.map(({ kind }) => kind))];
}

/** A run's headline: `14 of 15 passed (93.3%)`, then the numbers of other verdicts; `no verdict: 3 not run` if nothing was measured. */
export function headline(totals: Totals): string {
  const { planned, passed, failed, error, not_run: notRun } = totals;
  const others = [
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(error > 0 ? [`${error} could not be measured`] : []),
    ...(notRun > 0 ? [`${notRun} not run`] : []),
  ];
  if (planned > 0 && passed + failed === 0) return `no verdict: ${others.join(', ')}`;
  return [`${passed} of ${planned} passed (${percent(totals.success_rate)})`, ...others].join(', ');
}

/**
 * The figures of test plans, always together, each with its meaning: 62% `of what was judged (41 of 50 projects)`, 41% `of
 * everything`, 66% `judged`. A project without a scored point is not in the first mean.
 */
export function pointsFigures(
  planned: PlannedTrial[],
  { score, score_expected, coverage }: Pick<Totals, 'score' | 'score_expected' | 'coverage'>,
): [share: string, meaning: string][] {
  const scored = planned.filter((trial) => trial.score !== null).length;
  const over = scored === planned.length ? '' : ` (${scored} of ${countProjects(planned)})`;
  return [
    [percent(score), `of what was judged${over}`],
    [percent(score_expected), 'of everything'],
    [percent(coverage), 'judged'],
  ];
}

/** The same on one line. */
export function pointsLine({ totals, planned }: RunRecord): string {
  return `test points: ${pointsFigures(planned, totals)
    .map((words) => words.join(' '))
    .join(', ')}`;
}

/**
 * The score beside the headline: all figures of test plans, and that of other tasks if they are compared by it and any of them was
 * measured; null otherwise.
 */
export function scoreLine(run: RunRecord): string | null {
  if (run.settings.mode !== null) return pointsLine(run);
  const score = figureOfTotals(run.totals, 'score');
  return measureOf(run.settings) === 'score' && score !== null ? `score: ${percent(score)}` : null;
}

/** `50 projects`, or `100 trials of 50 projects`. */
export function countProjects(planned: PlannedTrial[]): string {
  const projects = new Set(planned.map(({ instance_id: id }) => id)).size;
  const different = count(projects, 'project');
  return projects === planned.length ? different : `${count(planned.length, 'trial')} of ${different}`;
}

/**
 * Advice on trials whose score lies between 0 and 1, if the run is compared by a success rate that nobody chose; null
 * without such trials.
 */
export function measureAdvice({ settings, planned }: Pick<RunRecord, 'settings' | 'planned'>): string | null {
  if (settings.measure !== undefined || measureOf(settings) === 'score') return null;
  const graded = planned.filter((trial) => hasVerdict(trial) && trial.score! > 0 && trial.score! < 1).length;
  if (graded === 0) return null;
  return `${graded} of ${count(planned.length, 'trial')} ${graded === 1 ? 'has' : 'have'} a score between 0 and 1, which the success rate does not show; to compare by score, set measure: score`;
}

/** Name and model of the agent, if the run has them. Contains the user's text. */
export function agentLabel({
  agent: { name, model },
}: {
  agent: Pick<RunRecord['agent'], 'name' | 'model'> & { command?: string };
}): string {
  return [name ?? 'agent', model === null ? null : `(${model})`].filter((part) => part !== null).join(' ');
}
