import { UserError } from '../base/errors.ts';
import { VERSION } from '../base/version.ts';
import { describeSuite } from '../report/describe.ts';
import type {
  ComparedExperiment,
  ComparedInstance,
  ComparedPair,
  ComparedRun,
  ComparisonDocument,
} from '../report/documents/comparison-document.ts';
import { withoutAttempts } from '../report/effort.ts';
import { byInstance, headlineFigure, intervalOf } from '../report/figures.ts';
import { fileText } from '../report/files/text.ts';
import { NOT_BEGUN } from '../report/merge.ts';
import { pairUp } from '../report/pairing.ts';
import { measureAdvice } from '../report/phrases.ts';
import type { SuiteReport } from '../report/suite.ts';
import type { Measure } from '../results/fields.ts';
import { measureOf, measureOption } from '../results/totals.ts';
import type { Contender } from './contenders.ts';
import type { FoundExperiment } from './experiment.ts';
import { answerLines, verdictWords } from './experiment-words.ts';
import { cellsOf, curveOf, detailsOf, effortOf, restricted } from './figures.ts';
import { type ArmSide, type Arms, countedBy, pairsOf, type Side } from './pairs.ts';
import { frontierOf, ranksOf } from './ranking.ts';
import { noiseFloorLine, sensitivityLine } from './sensitivity.ts';

const LONGEST_NOTE = 2000;

/** Several runs, compared. */
export interface RunsComparison {
  document: ComparisonDocument;
  /**
   * The full report of each of the document's runs, in the same order, including instances that not all of them
   * planned.
   */
  reports: SuiteReport[];
}

/**
 * Compares runs over the instances that all of them planned. Throws a UserError if there is no such instance, and if
 * they are compared by different figures. The first contenders are the arms of `experiment`; its instances count
 * if all arms were measured on them in every trial, as far as a trial was begun. There may be none: a job of a matrix begins
 * nothing if earlier ones know the answer.
 */
export function compareRuns(
  contenders: Contender[],
  notes: string[],
  tolerance: number,
  experiment: FoundExperiment | null = null,
): RunsComparison {
  const measure = sharedMeasure(contenders, experiment);
  const cells = contenders.map(({ suite }) => cellsOf(suite));
  const instances = instancesOf(contenders, cells, experiment);
  const shared = new Set(instances.filter(({ in_all }) => in_all).map(({ instance_id }) => instance_id));
  const isAlone = experiment !== null && contenders.length === experiment.arms.length;
  if (shared.size === 0 && !isAlone) throw new UserError(nothingShared(contenders, cells));
  const sides = contenders.map(({ name, suite }): Side => {
    const part = restricted(suite, shared);
    return { name, suite: part, instances: byInstance(part.run.planned) };
  });
  const arms = armsOf(contenders, sides, experiment);
  const pairs = pairsOf(sides, measure, tolerance, arms);
  const reports = contenders.map(({ suite }) => describeSuite(suite, null, { tolerance, 'fail-on': 'never' }));
  const runs = sides.map((side, index) => {
    const leftOut = cells[index]!.size - shared.size;
    const interval = leftOut === 0 ? reports[index]!.interval : intervalOf(side.suite, side.instances);
    return runOf(side, interval, leftOut);
  });
  const left = instances.length - shared.size;
  const why = experiment === null ? 'not all runs planned them' : 'not all arms were begun on them';
  const leftOut = left === 0 ? [] : [`left out, since ${why}: ${left} of ${instances.length} instances`];
  const planned = contenders.flatMap(({ suite }) => suite.run.planned);
  const advice = measureAdvice({ settings: contenders[0]!.suite.run.settings, planned });
  return {
    document: {
      schema: 'agentbench/comparison/v1',
      measure,
      runs: ranked(runs, pairs),
      pairs,
      instances,
      ...(experiment === null ? {} : { experiment: experimentOf(experiment, [...arms.values()], measure) }),
      notes: [...notes, ...leftOut, ...(advice === null ? [] : [advice])].map(shortened),
      harness_version: VERSION,
    },
    reports,
  };
}

/** The measure of all runs. Throws a UserError if they have not the same. */
function sharedMeasure(contenders: Contender[], experiment: FoundExperiment | null): Measure {
  const scored = contenders.find(({ suite }) => measureOf(suite.run.settings) === 'score');
  const other = contenders.find(({ suite }) => measureOf(suite.run.settings) === 'success rate');
  if (scored === undefined) return 'success rate';
  if (other === undefined) return 'score';
  const { mode, measure } = scored.suite.run.settings;
  const choice = experiment === null ? 'score, or success-rate' : measureOption(experiment.record.measure);
  throw new UserError(
    mode !== null && measure === undefined && other.suite.run.settings.mode === null
      ? `results: "${scored.name}" is a run of test plans (mode ${mode}), and "${other.name}" is not: compare runs of one dataset`
      : `results: "${scored.name}" is compared by score, and "${other.name}" by success rate; set measure: ${choice}`,
  );
}

/** All instances that at least one run planned, in the order of their plans. */
function instancesOf(
  contenders: Contender[],
  cells: ReturnType<typeof cellsOf>[],
  experiment: FoundExperiment | null,
): ComparedInstance[] {
  // An arm of an experiment that was stopped may have begun only some trials of an instance.
  const needed = contenders.map((_, index) =>
    experiment !== null && index < experiment.arms.length ? experiment.record.trials : 1,
  );
  const types = new Map<string, string>();
  for (const { suite } of contenders)
    for (const { instance_id, task_type } of suite.run.planned)
      if (!types.has(instance_id)) types.set(instance_id, task_type);
  return [...types].map(([instance_id, task_type]) => {
    const runs = cells.map((own) => own.get(instance_id) ?? null);
    return {
      instance_id,
      task_type,
      in_all: runs.every((cell, at) => cell !== null && cell.planned >= needed[at]!),
      runs,
    };
  });
}

function nothingShared(contenders: Contender[], cells: ReturnType<typeof cellsOf>[]): string {
  const others = (at: number) => cells.filter((_, index) => index !== at);
  const alone = cells.findIndex((own, at) => ![...own.keys()].some((id) => others(at).some((other) => other.has(id))));
  const who = alone === -1 ? '' : `; "${contenders[alone]!.name}" has none in common with any other`;
  return `results: no instance was planned by all ${contenders.length} runs${who}. Leave it out or, if directories are parts of one run, give them one name: NAME=DIRECTORY NAME=DIRECTORY`;
}

/** A run without the fields that depend on other runs: rank, level with the best, on the frontier. */
function runOf({ name, suite, instances }: Side, interval: ComparedRun['interval'], leftOut: number): ComparedRun {
  const { run } = suite;
  const early = run.interrupted === null ? [] : [`it was ended early (${run.interrupted})`];
  const effort = effortOf(suite);
  const earlier = effort.usage.cost_usd === null ? '' : withoutAttempts(suite.results);
  const costs = earlier === '' ? [] : [`its costs are those of the trials that count${earlier}`];
  return {
    name,
    suite: run.suite,
    dataset: run.dataset,
    agent: run.agent,
    settings: run.settings,
    totals: run.totals,
    figure: headlineFigure(suite),
    interval,
    rank: null,
    level_with_best: false,
    ...effort,
    on_frontier: false,
    at_k: curveOf(instances),
    ...detailsOf(suite, instances),
    left_out: leftOut,
    started_at: run.started_at,
    finished_at: run.finished_at,
    harness_version: run.harness_version,
    github: run.github,
    notes: [...early, ...costs, ...suite.notes.filter((note) => !note.endsWith(NOT_BEGUN))].map(shortened),
  };
}

/** Notes may contain commands of any length. */
function shortened(note: string): string {
  return fileText(note, LONGEST_NOTE);
}

function ranked(runs: ComparedRun[], pairs: ComparedPair[]): ComparedRun[] {
  const ranks = ranksOf(runs.map(({ figure }) => figure));
  const frontier = frontierOf(
    runs.map(({ figure, cost_per_trial_usd: cost, usage }) => ({ figure, cost: usage.cost_unknown > 0 ? null : cost })),
  );
  // Runs that are not comparable, and two arms of an experiment of which none is the control.
  const isUntested = (at: number) =>
    pairs.some(({ a, b, method }) => method === null && [a, b].includes(at) && ranks[a === at ? b : a] === 1);
  const isBehind = (at: number) =>
    pairs.some(
      ({ a, b, verdict }) =>
        (a === at && ranks[b] === 1 && verdict === 'b is better') ||
        (b === at && ranks[a] === 1 && verdict === 'a is better'),
    );
  return runs.map((run, index) => {
    const rank = ranks[index]!;
    const level = rank === 1 || (rank !== null && !isBehind(index) && !isUntested(index));
    return { ...run, rank, level_with_best: level, on_frontier: frontier[index]! };
  });
}

/** The sides that are arms, in the order of the experiment's arms. */
function armsOf(contenders: Contender[], sides: Side[], experiment: FoundExperiment | null): Arms {
  if (experiment === null) return new Map();
  const { arms, comparisons, trials } = experiment.record;
  return new Map(
    arms.map(({ name }, index) => {
      const planned = byInstance(contenders[index]!.suite.run.planned);
      const instances = new Map([...planned].filter(([, begun]) => begun.length >= trials));
      return [
        sides[index]!,
        { comparison: comparisons.find(({ arm }) => index > 0 && arm === name) ?? null, instances },
      ];
    }),
  );
}

function experimentOf({ record, seeds }: FoundExperiment, sides: ArmSide[], measure: Measure): ComparedExperiment {
  const { arms, stop, alpha, tolerance, trials, order, comparisons, stopped, interrupted } = record;
  const control = pairUp(sides[0]!.instances, sides[0]!.instances, measure);
  const floor = noiseFloorLine(
    record,
    control.pairs.map(({ now }) => now),
  );
  const seen = comparisons.flatMap((comparison) => {
    const side = sides[arms.findIndex(({ name }) => name === comparison.arm)]!;
    const { pairs } = pairUp(sides[0]!.instances, side.instances, measure);
    const line = sensitivityLine(comparison, countedBy(comparison, pairs), record);
    return line === null ? [] : [arms.length === 2 ? line : `${comparison.arm}: ${line}`];
  });
  return {
    ...{ arms, stop, alpha, tolerance, trials, order, comparisons, stopped, interrupted, seeds },
    verdicts: comparisons.map((comparison) => verdictWords(comparison, arms[0]!.name)),
    answers: answerLines(record),
    noise: floor === null ? seen : [floor, ...seen],
  };
}
