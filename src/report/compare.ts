import type { PlannedTrial } from '../results/records.ts';
import { measureOf } from '../results/totals.ts';
import { isPlanOnly } from '../results/unknown.ts';
import { compare, type Pair } from '../statistics/compare.ts';
import { mean } from '../statistics/mean.ts';
import { noiseFloor } from '../statistics/noise-floor.ts';
import { type Instances, obstacles, otherAgent, otherDifferences, pairSuites, type Sides, stopsOf } from './pairing.ts';
import { sensitivityText } from './sensitivity.ts';
import type { BaselineOrigin, Comparison, Flip, SuiteResults } from './suite.ts';

const SIDES: Sides = ['before', 'now'];
const WHOSE: Sides = ['of the baseline', 'of this run'];

/** Compares a suite with its baseline: comparability, size of the change, and significance. */
export function compareWithBaseline(
  now: SuiteResults,
  before: SuiteResults,
  origin: BaselineOrigin,
  tolerance: number,
): Comparison {
  const measure = measureOf(now.run.settings);
  const base = {
    origin,
    measure,
    difference: null,
    interval: null,
    p: null,
    method: null,
  } as const;
  const { before: earlier, now: later, pairs, leftOut, reason, copies } = pairSuites(before, now, measure, WHOSE);
  const differing = isPlanOnly(before.run) || isPlanOnly(now.run) ? [] : obstacles(before.run, now.run, SIDES);
  differing.push(
    ...stopsOf([
      { name: 'the baseline', suite: before },
      { name: 'this run', suite: now },
    ]),
  );
  if (differing.length === 0 && reason !== null) differing.push(reason);
  if (differing.length > 0)
    return { ...base, verdict: 'not comparable', reasons: differing, pairs: 0, leftOut, flips: [] };
  const { verdict, difference, interval, p, method } = compare(pairs, { tolerance })!;
  const copied = copies === null ? [] : [copies];
  const ofBaseline = before.notes.map((note) => `the baseline: ${note}`);
  const reasons = [
    ...copied,
    ...otherAgent(before.run, now.run),
    ...otherDifferences(before, now, SIDES),
    ...ofBaseline,
  ];
  const flips = flipsOf(pairs, earlier, later);
  const noise = noiseFloor(pairs.map((pair) => pair.before));
  return {
    ...base,
    ...{ verdict, reasons, difference, interval, p, method, pairs: pairs.length, leftOut, flips },
    ...(measure === 'score' ? { scoresBefore: new Map(pairs.map(({ id, before }) => [id, mean(before)])) } : {}),
    ...(noise?.isMeasured ? { noiseFloor: noise.floor } : {}),
    ...(verdict === 'within noise' ? { sensitivity: sensitivityText(pairs, difference, { measure }) } : {}),
  };
}

/** Paired instances with a different verdict; newly failing ones come before newly passing ones. */
function flipsOf(pairs: Pair[], earlier: Instances, later: Instances): Flip[] {
  return pairs
    .flatMap(({ id }): Flip[] => {
      const [was, is] = [mostlyPassed(earlier.get(id)!), mostlyPassed(later.get(id)!)];
      if (was === is) return [];
      return [{ instanceId: id, before: was ? 'passed' : 'failed', now: is ? 'passed' : 'failed' }];
    })
    .sort((a, b) => Number(a.now === 'passed') - Number(b.now === 'passed'));
}

function mostlyPassed(trials: PlannedTrial[]): boolean {
  return trials.filter(({ status }) => status === 'passed').length * 2 >= trials.length;
}
