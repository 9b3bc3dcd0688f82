import { UserError } from '../base/errors.ts';
import { count, endsOf, firstLines, percent, points, pText, sizeInPoints } from '../base/format.ts';
import { plainLine } from '../base/text/untrusted.ts';
import type { NoiseClass } from '../datasets/noise-file.ts';
import type { Measure } from '../results/fields.ts';
import type { PlannedTrial } from '../results/records.ts';
import { measureOf } from '../results/totals.ts';
import { differencesOf } from '../run/identity.ts';
import { compare, differenceOf } from '../statistics/compare.ts';
import type { Interval } from '../statistics/interval.ts';
import { mean } from '../statistics/mean.ts';
import { varianceOf } from '../statistics/noise-floor.ts';
import { obstacles, otherHarness, otherModels, pairSuites, type Sides, stopsOf } from './pairing.ts';
import type { SuiteResults } from './suite.ts';

const MOST_SHOWN = 20;
const WHOSE: Sides = ['of the first', 'of the second'];
const SIDES: Sides = ['in the first', 'in the second'];

/** How much results differ without any change: an A/A comparison. */
export interface Noise {
  measure: Measure;
  /** Second minus first, over the instances with a verdict in every trial of both. */
  difference: number;
  /** 95%; null if unknown: one instance, or the same part of a change in all of them. */
  interval: Interval | null;
  p: number;
  pairs: number;
  left_out: number;
  /** Standard deviation of the instances' differences: the spread by instance. Null for a single one. */
  spread: number | null;
  /** The share of the instances with different verdicts among all their trials. */
  flaky_share: number;
  instances: {
    instance_id: string;
    /** Contributions of its trials, first those of the first side. */
    first: number[];
    second: number[];
    /** Null for a score between 0 and 1 that its verdict never left. */
    class: NoiseClass | null;
  }[];
  /** Differences between both sides, so that not all of this is noise. */
  notes: string[];
}

/** The noise between two measurements of the same. Throws a UserError if they cannot be compared. */
export function noiseOf(first: SuiteResults, second: SuiteResults): Noise {
  const measure = measureOf(second.run.settings);
  const { before: one, now: other, pairs, leftOut, reason, copies } = pairSuites(first, second, measure, WHOSE);
  const differing = obstacles(first.run, second.run, SIDES);
  const advice = copies === null ? '' : '; measure again, without reuse';
  const faults = differing.length > 0 ? differing : reason === null ? [] : [reason + advice];
  if (faults.length > 0) throw new UserError(`noise: the two results cannot be compared: ${faults.join('; ')}`);
  const { difference, interval, p } = compare(pairs)!;
  const instances = pairs.map(({ id, before, now }) => ({
    instance_id: id,
    first: [...before],
    second: [...now],
    class: classOf([...one.get(id)!, ...other.get(id)!], [...before, ...now]),
  }));
  const differences = pairs.map(differenceOf);
  const unlike = [
    ...differencesOf(first.run, second.run).map((text) => `another ${text}`),
    ...otherHarness(first.run, second.run, SIDES),
    ...otherModels(first, second, SIDES),
  ];
  return {
    measure,
    ...{ difference, interval, p, pairs: pairs.length, left_out: leftOut },
    spread: differences.length < 2 ? null : Math.sqrt(varianceOf(differences)),
    flaky_share: mean(instances.map((instance) => Number(instance.class === 'flaky'))),
    instances,
    notes: [
      ...[...first.notes, ...second.notes],
      ...stopsOf([
        { name: 'the first', suite: first },
        { name: 'the second', suite: second },
      ]),
      ...(copies === null ? [] : [copies]),
      ...unlike.map((text) => `not all of this is noise: ${text}`),
    ],
  };
}

/** The classes of instances that tell little about a change, by id. */
export function classesOf({ instances }: Noise): Map<string, NoiseClass> {
  return new Map(
    instances.flatMap((instance) => (instance.class === null ? [] : [[instance.instance_id, instance.class]])),
  );
}

/** Noise for people, line by line. Safe to print. */
export function noiseLines({
  measure,
  difference,
  interval,
  p,
  pairs,
  left_out,
  spread,
  instances,
  notes,
}: Noise): string[] {
  const of = (kind: NoiseClass) => instances.filter((instance) => instance.class === kind);
  const [flaky, saturated] = [of('flaky'), of('saturated')];
  const ends = interval === null ? '' : `, 95% interval ${endsOf(interval, points)}`;
  const values = (list: number[]) => list.map((value) => Number(value.toFixed(3))).join(' ');
  const moving = [...flaky].sort((a, b) => distance(b) - distance(a));
  return [
    `noise of the ${measure}: ${points(difference)} points without a change${ends}, ${pText(p)}, ${count(pairs, 'instance')}${left_out === 0 ? '' : `, ${left_out} left out`}`,
    ...(spread === null ? [] : [`spread by instance: ${sizeInPoints(spread)} points (standard deviation)`]),
    `flaky: ${flaky.length} of ${count(pairs, 'instance')} (${percent(flaky.length / pairs)})`,
    ...firstLines(
      moving.map(({ instance_id, first, second }) => `${instance_id}: ${values(first)} | ${values(second)}`),
      MOST_SHOWN,
    ),
    `saturated: ${saturated.length} of ${count(pairs, 'instance')}, always with the same end`,
    ...notes.map((note) => `note: ${note}`),
  ].map((line) => plainLine(line, 1000));
}

function classOf(trials: Pick<PlannedTrial, 'status'>[], values: number[]): NoiseClass | null {
  if (new Set(trials.map(({ status }) => status)).size > 1) return 'flaky';
  return values.every((value) => value === 0) || values.every((value) => value === 1) ? 'saturated' : null;
}

function distance({ first, second }: Noise['instances'][number]): number {
  return Math.abs(mean(second) - mean(first));
}
