import { isDeepStrictEqual } from 'node:util';
import type { PlannedTrial, RunRecord } from '../results/schema.ts';
import { compare, type Pair } from '../statistics/compare.ts';
import { byInstance, figureOf, measuresScore } from './figures.ts';
import type { BaselineOrigin, Comparison, Flip, SuiteResults } from './suite.ts';

type Settings = RunRecord['settings'];

/** What makes two runs incomparable where it differs, in the words of the options. */
const MUST_AGREE: [what: string, of: (run: RunRecord) => unknown][] = [
  ['dataset digest', ({ dataset }) => dataset.digest.slice(0, 19)],
  ['mode', setting('mode')],
  ['judge', setting('judge')],
  ['agent-timeout (ms)', setting('agent_timeout_ms')],
  ['evaluation-timeout (ms)', setting('evaluation_timeout_ms')],
  ['testcase-timeout (ms)', setting('testcase_timeout_ms')],
  ['network', setting('network')],
  ['cpus', setting('cpus')],
  ['memory (bytes)', setting('memory_bytes')],
];

/** Compares a suite with its baseline: whether that can be done, the change, and whether it is beyond noise. */
export function compareWithBaseline(
  now: SuiteResults,
  before: SuiteResults,
  origin: BaselineOrigin,
  tolerance: number,
): Comparison {
  const score = measuresScore(now);
  const base = {
    origin,
    measure: score ? 'score' : 'success rate',
    difference: null,
    interval: null,
    p: null,
    method: null,
  } as const;
  const differing = MUST_AGREE.flatMap(([what, of]) => {
    const [was, is] = [of(before.run), of(now.run)];
    return isDeepStrictEqual(was, is) ? [] : [`another ${what}: ${shown(was)} before, ${shown(is)} now`];
  });
  const { pairs, leftOut, flips } = pairUp(now, before, score);
  if (differing.length === 0 && pairs.length === 0)
    differing.push(leftOut === 0 ? 'no instance in common' : 'no instance has a verdict on both sides');
  if (differing.length > 0)
    return { ...base, verdict: 'not comparable', reasons: differing, pairs: 0, leftOut, flips: [] };
  const { verdict, difference, interval, p, method } = compare(pairs, { tolerance })!;
  const reasons = notesOf(now, before);
  return { ...base, verdict, reasons, difference, interval, p, method, pairs: pairs.length, leftOut, flips };
}

/** Instances in common with a verdict on both sides; one with an `error` or `not_run` trial is left out, and counted. */
function pairUp(
  now: SuiteResults,
  before: SuiteResults,
  score: boolean,
): { pairs: Pair[]; leftOut: number; flips: Flip[] } {
  const earlier = byInstance(before.run.planned);
  const pairs: Pair[] = [];
  const flips: Flip[] = [];
  let leftOut = 0;
  for (const [id, trials] of byInstance(now.run.planned)) {
    const was = earlier.get(id);
    if (was === undefined) continue;
    if (![...trials, ...was].every(hasVerdict)) {
      leftOut += 1;
      continue;
    }
    const values = (list: PlannedTrial[]) => list.map((trial) => figureOf(trial, score));
    pairs.push({ id, before: values(was), now: values(trials) });
    const [wasPassed, isPassed] = [mostlyPassed(was), mostlyPassed(trials)];
    if (wasPassed !== isPassed)
      flips.push({ instanceId: id, before: wasPassed ? 'passed' : 'failed', now: isPassed ? 'passed' : 'failed' });
  }
  // What broke comes before what was mended.
  flips.sort((a, b) => Number(a.now === 'passed') - Number(b.now === 'passed'));
  return { pairs, leftOut, flips };
}

/** What differs and is no obstacle. */
function notesOf(now: SuiteResults, before: SuiteResults): string[] {
  const notes: string[] = [];
  if (now.run.settings.testbed !== before.run.settings.testbed)
    notes.push(`another testbed: ${before.run.settings.testbed} before, ${now.run.settings.testbed} now`);
  const images = new Map(imagesOf(before));
  const changed = new Set(
    imagesOf(now).flatMap(([id, image]) => (images.has(id) && images.get(id) !== image ? [id] : [])),
  );
  if (changed.size > 0) notes.push(`another image digest for ${changed.size} of the instances`);
  return notes;
}

/** The image of each trial that has a result, by its instance. */
function imagesOf({ run, results }: SuiteResults): [instanceId: string, digest: string | null][] {
  return run.planned.flatMap(({ instance_id }, index) => {
    const result = results[index] ?? null;
    return result === null ? [] : [[instance_id, result.image_digest]];
  });
}

function setting(name: keyof Settings): (run: RunRecord) => unknown {
  return ({ settings }) => settings[name];
}

function hasVerdict({ status }: PlannedTrial): boolean {
  return status === 'passed' || status === 'failed';
}

function mostlyPassed(trials: PlannedTrial[]): boolean {
  return trials.filter(({ status }) => status === 'passed').length * 2 >= trials.length;
}

function shown(value: unknown): string {
  return value === null ? 'none' : String(value);
}
