import { isDeepStrictEqual } from 'node:util';
import { shortDigest } from '../base/digest.ts';
import { count, someNames } from '../base/format.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { nameOfAgent } from '../options/agent-name.ts';
import { durationText, sizeText } from '../options/units.ts';
import type { Measure } from '../results/fields.ts';
import type { PlannedTrial, RunRecord } from '../results/records.ts';
import { figureOfTrial, hasVerdict } from '../results/totals.ts';
import { differencesByOptions, isSameValue, OF_TASKS } from '../run/identity.ts';
import type { Pair } from '../statistics/compare.ts';
import { byInstance } from './figures.ts';
import { agentLabel } from './phrases.ts';
import type { SuiteResults } from './suite.ts';
import { trialsOf } from './trials.ts';

const LONGEST_VALUE = 200;
/** Names of models in a note. */
const SHOWN_MODELS = 5;

type Settings = RunRecord['settings'];

/** The fields of a run that must agree with another's. */
export type Comparable = Pick<RunRecord, 'dataset' | 'settings'>;

type MustAgree = [what: string, of: (run: Comparable) => unknown];

/** Settings that make two runs incomparable if they differ, in the words of the options. */
const MUST_AGREE: MustAgree[] = [
  ['mode', setting('mode')],
  ['judge', setting('judge')],
  ['agent-timeout', seconds('agent_timeout_ms')],
  ['evaluation-timeout', seconds('evaluation_timeout_ms')],
  ['testcase-timeout', (run) => (run.settings.mode === null ? null : seconds('testcase_timeout_ms')(run))],
  ['typing', ({ settings }) => settings.typing ?? null],
  // On the host it is null, and `none` would be read as the option's value of a closed network.
  ['network', ({ settings }) => settings.network ?? 'of the machine'],
  ['cpus', setting('cpus')],
  ['memory', ({ settings: { memory_bytes: bytes } }) => bytes && sizeText(bytes)],
];

/** Names of two runs in a sentence: `before` and `now`, `in one` and `in other`, or `of one` and `of other`. */
export type Sides = [before: string, now: string];

/** Reasons why two runs cannot be compared, a sentence each; empty if they can. */
export function obstacles(before: Comparable, now: Comparable, sides: Sides): string[] {
  const [isUnknown, other] = [before, now].map(({ settings }) => settings.testbed === 'other');
  // The record of another program has no settings, which must not be told as differing values.
  const told = isUnknown === other ? MUST_AGREE : [];
  const settings = told.flatMap(([what, of]) => {
    const [was, is] = [of(before), of(now)];
    return isDeepStrictEqual(was, is) ? [] : [`another ${what}: ${shown(was)} ${sides[0]}, ${shown(is)} ${sides[1]}`];
  });
  const differing = [...otherDataset(before, now, sides), ...settings];
  const unknown = `limits and judge ${sides[isUnknown ? 0 : 1]} are those of another program, and not known`;
  return isUnknown === other ? differing : [...differing, unknown];
}

/** Datasets of several names are named: a suite of two has another digest than a part of it with one. */
function otherDataset({ dataset: was }: Comparable, { dataset: is }: Comparable, sides: Sides): string[] {
  const told = ({ name, digest }: Comparable['dataset']) =>
    `${shortDigest(digest)}${was.name === is.name ? '' : ` (${plainLine(name, LONGEST_VALUE)})`}`;
  if (shortDigest(was.digest) === shortDigest(is.digest)) return [];
  return [`another dataset digest: ${told(was)} ${sides[0]}, ${told(is)} ${sides[1]}`];
}

/** Reasons why no test of a fixed number of pairs is valid: an experiment that was stopped by its results, by name. */
export function stopsOf(sides: { name: string; suite: Pick<SuiteResults, 'stopped'> }[]): string[] {
  return sides
    .filter(({ suite }) => suite.stopped)
    .map(({ name }) => `${name} was stopped by its results, and no test of a fixed number of pairs is valid on it`);
}

/** Differences that do not prevent a comparison. */
export function otherDifferences(before: SuiteResults, now: SuiteResults, sides: Sides): string[] {
  const notes: string[] = [];
  const [was, is] = [before.run.settings.testbed, now.run.settings.testbed];
  if (was !== is) notes.push(`another testbed: ${was} ${sides[0]}, ${is} ${sides[1]}`);
  const [old, own] = [machineOf(before.run), machineOf(now.run)];
  if (old !== null && own !== null && old !== own)
    notes.push(`another machine: ${old} ${sides[0]}, ${own} ${sides[1]}: times and time limits differ by it`);
  notes.push(...otherRules(before.run, now.run, sides));
  notes.push(...otherModels(before, now, sides), ...otherPrices(before.run, now.run));
  const images = new Map(imagesOf(before));
  const changed = new Set(
    imagesOf(now).flatMap(([id, image]) => (images.has(id) && images.get(id) !== image ? [id] : [])),
  );
  if (changed.size > 0) notes.push(`another image digest for ${changed.size} of the instances`);
  return notes;
}

/** Models that answer under another name than before, as behind an alias; none for another agent or if another model was asked for. */
export function otherModels(before: SuiteResults, now: SuiteResults, sides: Sides): string[] {
  const [were, are] = [modelsOf(before, now), modelsOf(now, before)].map((names) => plainLine(names, LONGEST_VALUE));
  if (otherAgent(before.run, now.run).length > 0 || were === '' || are === '' || were === are) return [];
  return [`other models answered: ${were} ${sides[0]}, ${are} ${sides[1]}`];
}

function otherPrices({ options: before }: RunRecord, { options: now }: RunRecord): string[] {
  const isSame = before === undefined || now === undefined || isSameValue('model-prices', before, now);
  return isSame ? [] : ['another model-prices: costs differ by it'];
}

/** The models that answered on instances that the other suite has, too: a further instance may take a model of its own. */
function modelsOf(suite: SuiteResults, other: SuiteResults): string {
  const common = byInstance(other.run.planned);
  const names = trialsOf(suite).flatMap(({ planned, figures }) =>
    common.has(planned.instance_id) ? (figures?.usage.models ?? []) : [],
  );
  return someNames([...new Set(names)].sort(), SHOWN_MODELS);
}

/**
 * The least score that passes, the options that limit a trial or name its score, and the versions of agent and harness; absent where they
 * are not known.
 */
export interface Rules extends Pick<RunRecord, 'options' | 'harness_version'> {
  settings: Pick<Settings, 'testbed'>;
  identity?: { pass_score: number; agent?: string | null | undefined } | undefined;
}

/** Another version of this program; none for results of another one. */
export function otherHarness(before: Rules, now: Rules, sides: Sides): string[] {
  const isOwn = [before, now].every(({ settings }) => settings.testbed !== 'other');
  const [was, is] = [before.harness_version, now.harness_version];
  if (!isOwn || was === is) return [];
  return [`another version of agentbench: ${shownIn(was)} ${sides[0]}, ${shownIn(is)} ${sides[1]}`];
}

/** Differences of these that do not prevent a comparison. */
export function otherRules(before: Rules, now: Rules, sides: Sides): string[] {
  const notes: string[] = [];
  const [had, has] = [before.identity?.agent ?? null, now.identity?.agent ?? null];
  if (had !== null && has !== null && had !== has && nameOfAgent(had) === nameOfAgent(has))
    notes.push(`another version of the agent: ${shownIn(had)} ${sides[0]}, ${shownIn(has)} ${sides[1]}`);
  notes.push(...otherHarness(before, now, sides));
  const [asked, asks] = [before.identity?.pass_score, now.identity?.pass_score];
  if (asked !== undefined && asks !== undefined && asked !== asks)
    notes.push(`another pass-score: ${asked} ${sides[0]}, ${asks} ${sides[1]}: verdicts differ by it`);
  for (const [name, values] of differencesByOptions(before, now)) {
    const [set, sets] = values.map(shownIn);
    notes.push(`another ${name}: ${set} ${sides[0]}, ${sets} ${sides[1]}: verdicts can differ by it`);
  }
  return notes;
}

type Labelled = { agent: Pick<RunRecord['agent'], 'name' | 'model'> };

/** The baseline of another agent is compared with, but not without a word. */
export function otherAgent({ agent: was }: Labelled, { agent: is }: Labelled): string[] {
  if (was.name === is.name && was.model === is.model) return [];
  return [`another agent: ${agentLabel({ agent: was })} before, ${agentLabel({ agent: is })} now`];
}

export type Instances = Map<string, PlannedTrial[]>;

/**
 * Instances in common with a verdict in every trial of both sides; one with an `error` or `not_run` trial is left out,
 * and counted. An empty result has a reason.
 */
export function pairUp(
  before: Instances,
  now: Instances,
  measure: Measure,
): { pairs: Pair[]; leftOut: number; reason: string | null } {
  const pairs: Pair[] = [];
  let leftOut = 0;
  const values = (trials: PlannedTrial[]) => trials.map((trial) => figureOfTrial(trial, measure));
  for (const [id, trials] of now) {
    const was = before.get(id);
    if (was === undefined) continue;
    if (was.every(hasVerdict) && trials.every(hasVerdict)) pairs.push({ id, before: values(was), now: values(trials) });
    else leftOut += 1;
  }
  if (pairs.length > 0) return { pairs, leftOut, reason: null };
  const reason = leftOut === 0 ? 'no instance in common' : 'no instance has a verdict on both sides';
  return { pairs, leftOut, reason };
}

/**
 * The pairs of two suites, without the trials of which one is a copy of the other: a measurement cannot be compared with
 * itself. `copies` tells of those, for people; null if there are none. `sides` are `of one` and `of other`.
 */
export function pairSuites(first: SuiteResults, second: SuiteResults, measure: Measure, sides: Sides) {
  const { before, now, copies } = withoutCopies(first, second);
  const { pairs, leftOut, reason } = pairUp(before, now, measure);
  if (copies === 0) return { before, now, pairs, leftOut, reason, copies: null };
  const told = `left out: ${count(copies, 'trial')} ${sides[1]} that ${copies === 1 ? 'is a copy' : 'are copies'} ${sides[0]}`;
  return { before, now, pairs, leftOut, reason: reason === null ? null : `${reason}; ${told}`, copies: told };
}

/**
 * The trials of two suites without those that both have, perhaps with another number. A trial that one of them reused stays
 * with the other. Any other copy counts on neither side: one that was continued by its failures has the rest as copies.
 */
function withoutCopies(first: SuiteResults, second: SuiteResults) {
  const others = trialsByMeasurement(second);
  const copies = new Map<PlannedTrial, PlannedTrial>();
  for (const [key, one] of trialsByMeasurement(first)) {
    const other = others.get(key);
    if (other !== undefined) copies.set(one, other);
  }
  const dropped = new Set<PlannedTrial>();
  for (const [one, other] of copies) {
    if (one.reused !== undefined || other.reused === undefined) dropped.add(one);
    if (other.reused !== undefined || one.reused === undefined) dropped.add(other);
  }
  const counted = ({ run }: SuiteResults) => byInstance(run.planned.filter((entry) => !dropped.has(entry)));
  return { before: counted(first), now: counted(second), copies: copies.size };
}

/**
 * The planned trials by their measurement, identified by the digest of its record, and by its times: a reused trial has a record of
 * its own, a run that has just ended no results at hand, and another program perhaps no times.
 */
function trialsByMeasurement(suite: SuiteResults): Map<string, PlannedTrial> {
  const trials = new Map<string, PlannedTrial>();
  for (const { planned, result } of trialsOf(suite)) {
    if (planned.digest !== undefined) trials.set(planned.digest, planned);
    if (result !== null && result.began !== result.ended)
      trials.set(JSON.stringify([planned.instance_id, result.began, result.ended]), planned);
  }
  return trials;
}

/** The machine that ran the harness; null if the run does not tell. */
export function machineOf({ host }: Pick<RunRecord, 'host'>): string | null {
  if (host === undefined) return null;
  return `${host.cpu ?? 'unknown CPU'}, ${count(host.cores, 'core')}, ${(host.memory_bytes / 1024 ** 3).toFixed(1)} GiB`;
}

/** The image digest of each trial that has one, with its instance: a trial in error may have ended before. */
function imagesOf(suite: SuiteResults): [instanceId: string, digest: string][] {
  return trialsOf(suite).flatMap(({ planned, figures }): [string, string][] => {
    const digest = figures?.image_digest ?? null;
    return digest === null ? [] : [[planned.instance_id, digest]];
  });
}

function setting(name: keyof Settings): (run: Comparable) => unknown {
  return ({ settings }) => settings[name];
}

/** The exact time, so that equal texts are equal times. */
function seconds(name: `${'agent' | 'evaluation' | 'testcase'}_timeout_ms`): (run: Comparable) => unknown {
  return ({ settings: { [name]: limit } }) => (limit === null ? OF_TASKS : durationText(limit));
}

function shown(value: unknown): string {
  return value === null ? 'none' : String(value);
}

/** The same of a text that anyone may have written. */
function shownIn(value: unknown): string {
  return plainLine(shown(value), LONGEST_VALUE);
}
