import { ownOf } from '../../base/own.ts';
import type { ComparedPair, ComparedRun, ComparisonDocument } from '../../report/documents/comparison-document.ts';
import { type CsvColumns, csvParts, csvTable } from '../../report/files/csv.ts';
import { CAUSES } from '../../results/causes.ts';
import { byRank, figureOfCell, figureOfType, typesOf } from '../words.ts';

const TOTALS = [
  ...(['planned', 'passed', 'failed', 'error', 'not_run'] as const),
  ...(['success_rate', 'score', 'score_expected', 'coverage'] as const),
];
const USAGE = [
  ...(['cost_usd', 'cost_known', 'cost_unknown', 'input_tokens', 'output_tokens', 'tokens_known'] as const),
  ...(['tokens_per_trial', 'steps', 'steps_known', 'steps_per_trial'] as const),
  ...(['requests', 'failed_requests', 'throttled_requests', 'requests_known', 'waiting_share'] as const),
];

const LEADERBOARD: CsvColumns<ComparedRun> = [
  ['rank', ({ rank }) => rank],
  ['run', ({ name }) => name],
  ['agent', ({ agent }) => agent.name],
  ['model', ({ agent }) => agent.model],
  ['dataset', ({ dataset }) => dataset.name],
  ['mode', ({ settings }) => settings.mode],
  ['figure', ({ figure }) => figure],
  ['figure_low', ({ interval }) => interval?.low ?? null],
  ['figure_high', ({ interval }) => interval?.high ?? null],
  ['level_with_best', ({ level_with_best }) => level_with_best],
  ...TOTALS.map((name): CsvColumns<ComparedRun>[number] => [name, ({ totals }) => totals[name]]),
  ...USAGE.map((name): CsvColumns<ComparedRun>[number] => [name, ({ usage }) => usage[name]]),
  ['cost_per_trial_usd', (run) => run.cost_per_trial_usd],
  ['cost_per_passed_usd', (run) => run.cost_per_passed_usd],
  ['on_frontier', ({ on_frontier }) => on_frontier],
  ['agent_ms_per_trial', (run) => run.agent_ms_per_trial],
  ['flaky', ({ flaky }) => flaky.length],
  ...CAUSES.map((name): CsvColumns<ComparedRun>[number] => [
    `cause:${name}`,
    ({ causes }) => causes.find(({ cause }) => cause === name)?.trials ?? 0,
  ]),
];

/** Columns of comparisons of test plans. */
const TEST_POINTS: CsvColumns<ComparedRun> = [
  ['projects', ({ test_points }) => test_points?.projects ?? null],
  ['projects_scored', ({ test_points }) => test_points?.projects_scored ?? null],
  ['dev', ({ test_points }) => test_points?.rounds?.dev ?? null],
  ['debug', ({ test_points }) => test_points?.rounds?.debug ?? null],
];

/**
 * One line per run, by rank; `cause:NAME` counts the trials by the first of their causes. After the columns of the whole run, each of several task types has its figure, tokens and
 * steps: `figure:dbsetup`, `tokens_per_trial:dbsetup`, `steps_per_trial:dbsetup`.
 */
export function leaderboardCsv(document: ComparisonDocument): Iterable<string> {
  const types = typesOf(document).flatMap(
    (type): CsvColumns<ComparedRun> => [
      [`figure:${type}`, (run) => figureOfType(run, type, document)],
      [`tokens_per_trial:${type}`, ({ by_type }) => ownOf(by_type, type)?.usage.tokens_per_trial ?? null],
      [`steps_per_trial:${type}`, ({ by_type }) => ownOf(by_type, type)?.usage.steps_per_trial ?? null],
    ],
  );
  const points = document.runs.some(({ settings }) => settings.mode !== null) ? TEST_POINTS : [];
  return csvTable([...LEADERBOARD, ...points, ...types], byRank(document));
}

/** One line per pair, a before b. */
export function pairwiseCsv({ runs, pairs }: ComparisonDocument): Iterable<string> {
  const columns: CsvColumns<ComparedPair> = [
    ['a', ({ a }) => runs[a]!.name],
    ['b', ({ b }) => runs[b]!.name],
    ['verdict', ({ verdict }) => verdict],
    ['b_minus_a', ({ difference }) => difference],
    ['low', ({ interval }) => interval?.low ?? null],
    ['high', ({ interval }) => interval?.high ?? null],
    ['p', ({ p }) => p],
    ['p_adjusted', ({ p_adjusted }) => p_adjusted],
    ['method', ({ method }) => method],
    ['pairs', ({ pairs }) => pairs],
    ['left_out', ({ left_out }) => left_out],
    ['a_better', ({ a_better }) => a_better],
    ['b_better', ({ b_better }) => b_better],
    ['reasons', ({ reasons }) => reasons.join('; ')],
  ];
  return csvTable(columns, pairs);
}

/** One line per run and k. */
export function passAtKCsv(document: ComparisonDocument): Iterable<string> {
  const rows = byRank(document).flatMap((run) => run.at_k.map((at) => ({ run, at })));
  const columns: CsvColumns<(typeof rows)[number]> = [
    ['run', ({ run }) => run.name],
    ['k', ({ at }) => at.k],
    ['pass_at_k', ({ at }) => at.pass_at_k],
    ['pass_at_k_low', ({ at }) => at.pass_at_k_interval?.low ?? null],
    ['pass_at_k_high', ({ at }) => at.pass_at_k_interval?.high ?? null],
    ['pass_hat_k', ({ at }) => at.pass_hat_k],
    ['pass_hat_k_low', ({ at }) => at.pass_hat_k_interval?.low ?? null],
    ['pass_hat_k_high', ({ at }) => at.pass_hat_k_interval?.high ?? null],
    ['instances', ({ at }) => at.instances],
    ['left_out', ({ at }) => at.left_out],
  ];
  return csvTable(columns, rows);
}

/**
 * One line per instance, one column per run: the instance's contribution to the run's figure, which is the share of its
 * passed trials, or their mean score. Empty if the run did not plan the instance, or has no verdict of it.
 */
export function* matrixCsv({ runs, instances, measure }: ComparisonDocument): Generator<string> {
  yield* csvParts([['instance_id', 'task_type', 'in_all', ...runs.map(({ name }) => name)]]);
  for (const { instance_id, task_type, in_all, runs: cells } of instances) {
    const figures = cells.map((cell) => figureOfCell(cell, measure));
    yield* csvParts([[instance_id, task_type, in_all, ...figures]]);
  }
}
