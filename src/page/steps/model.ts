import { plain } from '../../base/text/untrusted.ts';
import type { Conversation, Step, StepText } from '../../report/documents/page-document.ts';
import { count, dollars, formatDuration, several } from '../data/format.ts';

/** Milliseconds of a step, waiting for the model and working; null if neither is known. */
export function timeOf({ waited_ms, worked_ms }: Step): number | null {
  return waited_ms === null && worked_ms === null ? null : (waited_ms ?? 0) + (worked_ms ?? 0);
}

/** Steps, tokens and cost of a conversation in words; where not all of the agent's steps know a figure, how many do. */
export function sumsOf({ total, sums }: Conversation): string[] {
  const { agent_steps, input_tokens, output_tokens, cost_usd } = sums;
  const words = (of: typeof cost_usd, text: (value: number) => string) =>
    of === null ? '' : text(of.sum) + (of.steps === agent_steps ? '' : ` in ${count(of.steps)} of them`);
  return [
    several(total, 'step'),
    agent_steps === total ? '' : `${count(agent_steps)} of the agent`,
    words(input_tokens, (value) => `${several(value, 'token')} in`),
    words(output_tokens, (value) => `${several(value, 'token')} out`),
    words(cost_usd, dollars),
  ].filter((part) => part !== '');
}

/** The figures of a step in words. */
export function figuresOf(step: Step, started: string | null): string[] {
  const { input_tokens, cached_tokens, output_tokens, cost_usd, waited_ms, worked_ms, at, model, fault, retries } =
    step;
  return [
    at === null || started === null || Date.parse(at) <= Date.parse(started)
      ? ''
      : `${formatDuration(Date.parse(at) - Date.parse(started))} after the first step`,
    model ?? '',
    input_tokens === null
      ? ''
      : `${several(input_tokens, 'token')} in${cached_tokens ? ` (${count(cached_tokens)} cached)` : ''}`,
    output_tokens === null ? '' : `${several(output_tokens, 'token')} out`,
    cost_usd === null ? '' : dollars(cost_usd),
    waited_ms === null ? '' : `${formatDuration(waited_ms)} waiting for the model`,
    worked_ms === null ? '' : `${formatDuration(worked_ms)} working`,
    fault ?? '',
    retries === 0 ? '' : `${retries} failed before`,
  ].filter((part) => part !== '');
}

/** All texts of a step, in lower case. */
function textOf({ title, says, thinks, calls, answers }: Step): string {
  const texts = [says, thinks, ...answers, ...calls.flatMap((call) => [call.arguments, call.answer])];
  const all = [title, ...calls.map(({ name }) => name), ...texts.map((text) => text?.text ?? '')].join('\n');
  return plain(all).toLowerCase();
}

/** The steps that contain a text, by index; `lower` keeps the searched texts between searches. */
export function hitsIn(steps: Step[], query: string, lower: Map<Step, string>): number[] {
  if (query === '') return [];
  const wanted = query.toLowerCase();
  return steps.flatMap((step, index) => {
    if (!lower.has(step)) lower.set(step, textOf(step));
    return lower.get(step)!.includes(wanted) ? [index] : [];
  });
}

/**
 * The number of first steps in which both did the same, whatever was answered: the same calls, or the same words. It ends where
 * steps are left out in the middle of one of them.
 */
export function sameSteps(a: Step[], b: Step[]): number {
  const shorter = Math.min(firstsOf(a), firstsOf(b));
  for (let at = 0; at < shorter; at++) if (!isSameDeed(a[at]!, b[at]!)) return at;
  return shorter;
}

/** The number of first steps without a gap in their numbers. */
function firstsOf(steps: Step[]): number {
  const gap = steps.findIndex(({ id }, at) => id !== at + 1);
  return gap === -1 ? steps.length : gap;
}

/** The first steps in which both did the same, of how many, in words. */
export function partedWords(sides: [Conversation, Conversation], same: number): string {
  const [one, other] = sides.map(({ total }) => total) as [number, number];
  if (Math.min(one, other) === 0) return one === other ? 'Neither has any steps.' : 'One of them has no steps.';
  if (same === one && same === other) return `Both do the same in ${several(same, 'step')}.`;
  if (same === one || same === other) return `Both do the same up to step ${count(same)}, where one of them ends.`;
  if (same === 0) return 'They part at the first step.';
  const first = `Both do the same in the first ${several(same, 'step')}`;
  const isLeftOut = sides.some(({ steps }) => firstsOf(steps) === same);
  return isLeftOut
    ? `${first}, after which steps are left out here.`
    : `${first}, and part at step ${count(same + 1)}.`;
}

/** The first of those steps whose answers differ; null if there is none. */
export function otherAnswer(a: Step[], b: Step[], same: number): number | null {
  const at = a.slice(0, same).findIndex((step, index) => !areSame(answersOf(step), answersOf(b[index]!)));
  return at === -1 ? null : at;
}

type Texts = (StepText | null)[];

function isSameDeed(one: Step, other: Step): boolean {
  if (one.source !== other.source || one.calls.length !== other.calls.length) return false;
  const areCalled = one.calls.every(({ name }, at) => name === other.calls[at]!.name);
  return areCalled && areSame(deedOf(one), deedOf(other));
}

function deedOf({ calls, says }: Step): Texts {
  return calls.length > 0 ? calls.map((call) => call.arguments) : [says];
}

function answersOf({ calls, answers }: Step): Texts {
  return [...answers, ...calls.map(({ answer }) => answer)];
}

function areSame(some: Texts, others: Texts): boolean {
  return some.length === others.length && some.every((text, at) => isSameText(text, others[at]!));
}

/** Texts are cut to one length in each trajectory, which may be another in the other: what both have decides. */
function isSameText(one: StepText | null, other: StepText | null): boolean {
  if (one === null || other === null) return one === other;
  const [a, b] = [partsOf(one), partsOf(other)];
  return (
    a.length === b.length &&
    (a.head.startsWith(b.head) || b.head.startsWith(a.head)) &&
    (a.tail.endsWith(b.tail) || b.tail.endsWith(a.tail))
  );
}

/** A whole text is its own beginning and its own end. */
function partsOf({ text, cut }: StepText): { length: number; head: string; tail: string } {
  return {
    length: text.length + (cut?.characters ?? 0),
    head: cut === null ? text : text.slice(0, cut.at),
    tail: cut === null ? text : text.slice(cut.at),
  };
}
