import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import { count, formatCost, formatDuration, grouped, LEVEL, percent, sizeInPoints } from '../base/format.ts';
import { sumOfAll, sumOfKnown } from '../base/sums.ts';
import { alignedRows } from '../base/text/aligned.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { type Elsewhere, elsewhere } from '../foreign/recognise.ts';
import { roomForRuns } from '../report/load.ts';
import { readExperiment } from '../results/experiment-record.ts';
import type { Measure } from '../results/fields.ts';
import { findRuns } from '../results/find.ts';
import { measurementOf } from '../results/measurement.ts';
import { readRun } from '../results/read.ts';
import type { Result, RunRecord } from '../results/records.ts';
import { holdsExperiment } from '../results/run-place.ts';
import { figureOfTrial, hasVerdict, measureOf } from '../results/totals.ts';
import { rulesIn } from '../run/identity.ts';
import { mean } from '../statistics/mean.ts';
import { varianceOf } from '../statistics/noise-floor.ts';
import {
  disagreement,
  isPossible,
  leastDifference,
  leastShift,
  POWER,
  pairsFor,
  pairsForShift,
  type Spread,
} from '../statistics/power.ts';
import { usageOfTrial } from '../trial/usage.ts';

/** Numbers of trials of an instance to choose from, beside the planned one. */
const TRIALS = [1, 3, 5];
const SIDES = 2;
/** The rate of which verdicts tell least, for want of any other. */
const LEAST_TELLING = 0.5;

/** Noise and effort of earlier results, or of a stated rate. */
export interface Expected {
  /** Success rate or, of results that are compared by it, score. */
  rate: number;
  /** Share of the verdicts that flip without a change; null for scores. */
  flips: number | null;
  /** For scores: standard deviation of those of an instance's trials; absent for verdicts. */
  deviation?: number;
  /** How the noise is known; without repeated trials it is the most that the results allow. */
  source: 'repeated trials' | 'one trial of each instance' | 'stated rate' | 'no results';
  /** Mean of a measured trial, all stages; null if that of one is unknown. */
  trialMs: number | null;
  /** Mean of a measured trial, in USD; null if that of one is unknown. */
  trialCost: number | null;
  notes: string[];
}

/** The size of a comparison that shows a difference, and the differences that a planned one shows. */
export interface Detection {
  difference: number;
  power: number;
  alpha: number;
  expected: Omit<Expected, 'notes'>;
  planned: { instances: number; trials: number; least_difference: number | null };
  /** For each number of trials of an instance; both sides together in `runs`, time and cost. */
  needed: {
    trials: number;
    instances: number | null;
    runs: number | null;
    duration_ms: number | null;
    cost_usd: number | null;
  }[];
}

/** A difference or a rate from a text: `10%` or `0.1`. Throws a UserError unless it is above 0 and below 1. */
export function parseShare(name: string, text: string): number {
  const [, number, sign] = /^(\d+(?:\.\d+)?|\.\d+)(%?)$/.exec(text.trim()) ?? [];
  const share = Number(number) / (sign === '%' ? 100 : 1);
  if (share > 0 && share < 1) return share;
  throw new UserError(
    `${name}: "${plainLine(text, 80)}" is not a share between 0 and 1; write for example 10%, or 0.1`,
  );
}

/** The expectation from a stated success rate, without results: instances are taken to be alike, which is the most noise. */
export function expectedOfRate(rate: number | null): Expected {
  const source = rate === null ? 'no results' : 'stated rate';
  return { ...alike(rate ?? LEAST_TELLING), source, trialMs: null, trialCost: null, notes: [] };
}

/**
 * Rate, noise and effort from all runs in a directory or below, also of other programs; of an experiment, rate and noise are those of its control, from
 * which a change is told. Trials of one instance by one agent, with equal settings, are
 * repeated ones, in whichever run they are; a copy of one, as of a reused trial, is none. Throws a UserError without a measured trial,
 * and for results of different measures.
 */
export async function expectedFrom(directory: string): Promise<Expected> {
  const { found, others: foreign, notes } = await findRuns([directory], 'from', elsewhere);
  const others = new Set(
    [...new Set(found.map((place) => path.dirname(place)))].flatMap((place) => besideControl(place, found)),
  );
  const trials: { place: string; key: string; value: number; duration: number | null; cost: number | null }[] = [];
  const seen = new Set<string>();
  const measures = new Set<Measure>();
  for await (const { place, run, results } of recordsOf(found, foreign, notes)) {
    const measure = measureOf(run.settings);
    if (measures.add(measure).size > 1)
      throw new UserError(
        `from: the results in ${directory} are compared by success rate and by score; name those of one measure`,
      );
    for (const [index, result] of results.entries()) {
      if (result === null || !result.isMeasured || seen.has(result.measurement)) continue;
      if (result.isTimed) seen.add(result.measurement);
      const entry = run.planned[index]!;
      const { dataset, agent, identity, options = [] } = run;
      const { trials: _, measure: __, ...settings } = run.settings;
      const key = JSON.stringify([entry.instance_id, dataset.digest, settings, agent, identity, rulesIn(options)]);
      const { duration, cost } = result;
      trials.push({ place, key, value: figureOfTrial(entry, measure), duration, cost });
    }
  }
  // An arm that is the same agent as the control repeats its trials.
  const groups = [...Map.groupBy(trials, ({ key }) => key).values()]
    .filter((group) => group.some(({ place }) => !others.has(place)))
    .map((group) => group.map(({ value }) => value));
  if (groups.length === 0)
    throw new UserError(
      `from: no measured trial was found below ${directory}${trials.length === 0 ? '' : ' but of arms without their control'}${notes.map((note) => `; ${note}`).join('')}; name a directory of results, or leave it out`,
    );
  const rate = mean(groups.map(mean));
  const repeated = groups.filter(({ length }) => length > 1);
  const meanOf = (figure: 'duration' | 'cost') => {
    const sum = sumOfAll(trials.map((trial) => trial[figure]));
    return sum && sum / trials.length;
  };
  const ofVerdicts = () => (repeated.length > 0 ? { rate, flips: mean(repeated.map(disagreement)) } : alike(rate));
  return {
    ...(measures.has('score') ? { rate, flips: null, deviation: deviationOf(groups, repeated) } : ofVerdicts()),
    source: repeated.length > 0 ? 'repeated trials' : 'one trial of each instance',
    trialMs: meanOf('duration'),
    trialCost: meanOf('cost'),
    notes,
  };
}

/** Within the instances; without repeated trials over them, of which that is a part. A single score tells none: the most of all. */
function deviationOf(groups: number[][], repeated: number[][]): number {
  const values = groups.flat();
  if (repeated.length > 0) return Math.sqrt(mean(repeated.map(varianceOf)));
  return Math.sqrt(values.length > 1 ? varianceOf(values) : values[0]! * (1 - values[0]!));
}

type TrialFigures = ReturnType<typeof figuresOf>;

function figuresOf(result: Result) {
  return {
    isMeasured: hasVerdict(result),
    // Another program may tell no times, by which a copy of a trial is known.
    isTimed: result.started_at !== result.finished_at,
    measurement: measurementOf(result),
    duration: sumOfKnown(result.stages.map(({ duration_ms }) => duration_ms)),
    cost: usageOfTrial(result).cost_usd,
  };
}

/** The runs with their trials in the plan's order, also those of other programs; unreadable ones become `notes`. */
async function* recordsOf(
  found: string[],
  foreign: Elsewhere[],
  notes: string[],
): AsyncGenerator<{ place: string; run: RunRecord; results: (TrialFigures | null)[] }> {
  for (const place of found) {
    try {
      yield { place, ...(await readRun(place, figuresOf)) };
    } catch (error) {
      notes.push(`${place} is left out: ${messageOf(error).split('\n')[0]}`);
    }
  }
  if (foreign.length === 0) return;
  const { readElsewhere } = await import('../foreign/read.ts');
  const room = roomForRuns();
  for (const other of foreign) {
    const { runs, notes: told } = await readElsewhere(other, room);
    notes.push(...told);
    for (const { run, trials } of runs)
      yield { place: other.path, run, results: trials.map((trial) => trial && figuresOf(trial.result)) };
  }
}

/** The runs of an experiment in a directory beside that of its control, if this is among the found ones, too. */
function besideControl(directory: string, found: string[]): string[] {
  const arms = holdsExperiment(directory) ? readExperiment(directory)!.arms : [];
  const placeOf = ({ name }: { name: string }) => path.join(directory, name);
  const isFound = arms.some((arm) => arm.control && found.includes(placeOf(arm)));
  return isFound ? arms.filter(({ control }) => !control).map(placeOf) : [];
}

/** The instances and trials that show a difference, and the least difference that a plan shows. Throws a UserError if the rate cannot change by it. */
export function detect(
  difference: number,
  planned: { instances: number; trials: number },
  { notes: _, ...expected }: Expected,
): Detection {
  if (!isPossible(difference, expected))
    throw new UserError(
      `detect: a ${figureIn(expected)} of ${percent(expected.rate)} cannot change by ${sizeInPoints(difference)} points; give a smaller difference, or another --rate or --from`,
    );
  const { rate, flips, deviation } = expected;
  const spread = (trials: number): Spread => ({ rate, flips: flips!, trials });
  const leastOf = (instances: number, trials: number) => {
    if (deviation === undefined) return leastDifference(instances, spread(trials));
    const least = leastShift(instances, aroundZero(deviation, trials));
    return least !== null && isPossible(least, expected) ? least : null;
  };
  const neededOf = (trials: number) =>
    deviation === undefined
      ? pairsFor(difference, spread(trials))
      : pairsForShift(difference, aroundZero(deviation, trials));
  const choices = [...new Set([...TRIALS, planned.trials])].sort((one, other) => one - other);
  return {
    difference,
    power: POWER,
    alpha: LEVEL,
    expected,
    planned: {
      ...planned,
      least_difference: planned.instances === 0 ? null : leastOf(planned.instances, planned.trials),
    },
    needed: choices.map((trials) => {
      const instances = neededOf(trials);
      const runs = instances === null ? null : SIDES * instances * trials;
      const times = (each: number | null) => (each === null || runs === null ? null : each * runs);
      return { trials, instances, runs, duration_ms: times(expected.trialMs), cost_usd: times(expected.trialCost) };
    }),
  };
}

/** A detection for people, line by line. Safe to print. */
export function detectionLines({ difference, power, expected, planned, needed }: Detection): string[] {
  const known = {
    'repeated trials': 'as repeated trials of the results do',
    'one trial of each instance': 'at most: the results have one trial of each instance',
    'stated rate': 'at most, for this stated rate',
    'no results': 'at most; give --from RESULTS, or --rate',
  };
  const { instances, trials, least_difference: least } = planned;
  const seen = least === null ? 'is too small to show any difference' : `shows ${sizeInPoints(least)} points or more`;
  const noise =
    expected.deviation === undefined
      ? `${percent(expected.flips)} of the verdicts flip`
      : `the scores of an instance have a standard deviation of ${sizeInPoints(expected.deviation)} points`;
  const isTimed = needed.some((row) => row.duration_ms !== null);
  const isPriced = needed.some((row) => row.cost_usd !== null);
  const rows = [
    ['trials', 'instances', 'both sides', ...(isTimed ? ['time'] : []), ...(isPriced ? ['cost'] : [])],
    ...needed.map((row) => [
      String(row.trials),
      row.instances === null ? 'over 100,000' : grouped(row.instances),
      row.runs === null ? '–' : `${grouped(row.runs)} trials`,
      ...(isTimed ? [row.duration_ms === null ? '–' : formatDuration(row.duration_ms)] : []),
      ...(isPriced ? [formatCost(row.cost_usd)] : []),
    ]),
  ];
  return [
    `a difference of ${sizeInPoints(difference)} points, with ${percent(power)} power:`,
    ...alignedRows(rows),
    `expected: a ${figureIn(expected)} of ${percent(expected.rate)}; ${noise} without a change (${known[expected.source]})`,
    `planned: ${count(instances, 'instance')}, ${count(trials, 'trial')} each, ${seen}`,
  ];
}

function figureIn({ deviation }: Pick<Expected, 'deviation'>): Measure {
  return deviation === undefined ? 'success rate' : 'score';
}

/** Deviations of an instance's difference, by the standard deviation of its trials: values with the first moments of a normal distribution. */
function aroundZero(deviation: number, trials: number): number[] {
  const end = deviation * Math.sqrt((3 * 2) / trials);
  return [-end, 0, 0, 0, 0, end];
}

/** The most flips at a rate: those of instances that are all alike. */
function alike(rate: number): { rate: number; flips: number } {
  return { rate, flips: 2 * rate * (1 - rate) };
}
