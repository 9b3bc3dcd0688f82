import type { Step, Steps, StepText } from './step-schema.ts';

/** The share of a cut text that is taken from its beginning: the end of an output is more useful. */
const HEAD = 1 / 4;

/**
 * The same steps with texts of at most `longest` characters, and together at most `room`: if there is too much, the
 * longest texts are cut, in the middle and all to one length.
 */
export function fitSteps(steps: Steps, { room, longest }: { room: number; longest: number }): Steps {
  const all = [steps, ...steps.sides].flatMap((conversation) => conversation.steps.flatMap(textsOf));
  const level = Math.min(longest, levelOf(all, room));
  const shorten = (conversation: { steps: Step[] }) => conversation.steps.map((step) => fitStep(step, level));
  return { ...steps, steps: shorten(steps), sides: steps.sides.map((side) => ({ ...side, steps: shorten(side) })) };
}

function textsOf({ says, thinks, calls, answers }: Step): number[] {
  return [says, thinks, ...answers, ...calls.flatMap((call) => [call.arguments, call.answer])].map(
    (text) => text?.text.length ?? 0,
  );
}

/** The length to which texts must be cut for their sum to be at most `room`. */
function levelOf(lengths: number[], room: number): number {
  const sorted = lengths.toSorted((a, b) => a - b);
  let left = room;
  for (const [at, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - at));
    if (length > share) return share;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

function fitStep(step: Step, level: number): Step {
  const shorten = <Text extends StepText | null>(text: Text): Text =>
    text === null ? text : (fitText(text, level) as Text);
  return {
    ...step,
    says: shorten(step.says),
    thinks: shorten(step.thinks),
    answers: step.answers.map(shorten),
    calls: step.calls.map((call) => ({ ...call, arguments: shorten(call.arguments), answer: shorten(call.answer) })),
  };
}

function fitText(whole: StepText, level: number): StepText {
  const { text } = whole;
  if (text.length <= level) return whole;
  const at = Math.floor(level * HEAD);
  return {
    text: text.slice(0, at) + text.slice(text.length - (level - at)),
    cut: { characters: text.length - level, at },
  };
}
