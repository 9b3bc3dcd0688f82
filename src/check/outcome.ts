import { lastLine } from '../base/text/last-line.ts';
import type { Finding } from '../datasets/lint/finding.ts';
import type { Instance } from '../datasets/types.ts';
import { explainResult } from '../report/phrases.ts';
import type { Result } from '../results/records.ts';
import { isEvaluated } from '../results/totals.ts';
import type { Phase } from './phases.ts';

/** The outcome of one phase for one instance. */
export interface Outcome {
  phase: string;
  /** `held` as expected; `broken`: the task does not measure; `unmeasured`: an error; `skipped`: not tried. */
  verdict: 'held' | 'broken' | 'unmeasured' | 'skipped';
  /** A few words for a table. */
  words: string;
  /** The reason if it is broken, unmeasured or skipped. Contains untrusted text. */
  reason: string | null;
  /** Kinds of the integrity notes on the phase's trials. */
  notes: string[];
  duration_ms: number;
}

/** All outcomes of one instance. */
export interface CheckedTask {
  instance: Instance;
  findings: Finding[];
  outcomes: Outcome[];
}

/** Notes about the machine or the dataset, which say nothing about the agent. */
const NO_DOUBT = new Set([
  'host_reused',
  'starved',
  'fewer_processors',
  'limits_ignored',
  'workdir_unread',
  'kept_workdir_readable',
  'left_running',
  'workdir_left',
  'repository_unpinned',
  'task_skills_missing',
  'prerunner_failed',
  'prerunner_command_failed',
  'reward_clipped',
  'judge_blind',
  'no_second_round',
  'output_left_out',
  'home_left_out',
  'artifact_left_out',
  'changes_incomplete',
  'log_incomplete',
  'evaluate_failed',
  'collect_failed',
  'remove_failed',
]);

export function skipped(phase: string, reason: string): Outcome {
  return { phase, verdict: 'skipped', words: '–', reason, notes: [], duration_ms: 0 };
}

/** The outcome of a phase that could not begin. */
export function unmeasured(phase: string, reason: string): Outcome {
  return { phase, verdict: 'unmeasured', words: 'error', reason, notes: [], duration_ms: 0 };
}

/** True if a phase was tried on the task. */
export function isMeasured({ outcomes }: CheckedTask): boolean {
  return outcomes.some(({ verdict }) => verdict !== 'skipped');
}

/**
 * Compares the results of an instance's trials in a phase with what the phase expects. `floor` is the score of an agent
 * that does nothing, for a test plan; null if it is not known.
 */
export function outcomeOf(phase: Phase, results: Result[], floor: number | null): Outcome {
  const notes = [...new Set(results.flatMap(({ integrity }) => integrity.map(({ kind }) => kind)))].filter(
    (kind) => !NO_DOUBT.has(kind),
  );
  const common = {
    phase: phase.name,
    notes,
    duration_ms: results.reduce(
      (sum, result) => sum + result.stages.reduce((all, stage) => all + stage.duration_ms, 0),
      0,
    ),
  };
  // A cheat that leaves nothing to judge has gained nothing.
  const ruined = ({ error }: Result) => phase.expects === 'failure or note' && error?.kind === 'not_judged';
  const unmeasured = results.find((result) => ['error', 'not_run'].includes(result.status) && !ruined(result));
  if (unmeasured !== undefined || results.length < phase.trials) {
    const reason = unmeasured === undefined ? 'not every trial was run' : explainResult(unmeasured);
    return { ...common, verdict: 'unmeasured', words: 'error', reason };
  }
  const passed = results.filter(({ status }) => status === 'passed').length;
  if (phase.expects === 'success') {
    const words = phase.trials === 1 ? (passed === 1 ? 'passes' : 'fails') : `${passed} of ${phase.trials}`;
    if (passed === phase.trials) return { ...common, verdict: 'held', words, reason: null };
    const reason = `the solution must pass${phase.trials > 1 ? ' every time' : ''}: ${whyFailed(results)}`;
    return { ...common, verdict: 'broken', words, reason };
  }
  const gained = passed > 0 || (floor !== null && results.some((result) => expectedScore(result) > floor));
  if (!gained) return { ...common, verdict: 'held', words: 'fails', reason: null };
  if (phase.expects === 'failure')
    return { ...common, verdict: 'broken', words: 'passes', reason: 'an agent that does nothing passes' };
  if (notes.length > 0) return { ...common, verdict: 'held', words: `noted: ${notes.join(', ')}`, reason: null };
  const reason =
    passed > 0 ? 'a cheat passes, and no integrity note says so' : 'a cheat scores above the floor unnoticed';
  return { ...common, verdict: 'broken', words: passed > 0 ? 'passes' : 'scores', reason };
}

/** The score over all points of a test plan; 0 for anything else. */
function expectedScore({ evaluation }: Result): number {
  return evaluation?.kind === 'test_plan' ? evaluation.score_expected : 0;
}

/** The score of a trial of a test plan with an agent that does nothing; null if it was not measured. */
export function floorOf(result: Result): number | null {
  return isEvaluated(result) ? expectedScore(result) : null;
}

/** Why the first trial that failed did. */
function whyFailed(results: Result[]): string {
  const failed = results.find(({ status }) => status !== 'passed')!;
  const { evaluation } = failed;
  const tail = evaluation === null || evaluation.kind === 'test_plan' ? '' : lastLine(evaluation.output_tail);
  const why = explainResult(failed);
  return [why, ...(tail === '' || why.includes(tail) ? [] : [`the evaluation's last line: ${tail}`])].join('; ');
}
