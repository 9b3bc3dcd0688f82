import { count } from '../base/format.ts';
import type { AtifContent, AtifStep, Trajectory } from './atif.ts';

/** The longest text of a trajectory, in characters; shorter where the whole would be too large. */
const LONGEST_TEXT = 256 * 1024;
const SHORTEST_TEXT = 256;
const MOST_STEPS = 20_000;
const DEEPEST = 20;

/**
 * The trajectory as JSON of at most `size` bytes: long texts keep their beginning and end, then the steps in the middle
 * and the last conversations are left out; what was cut is said in `notes`. Null if not even a few steps fit.
 */
export function fitted(trajectory: Trajectory, size: number): { text: string; trajectory: Trajectory } | null {
  let steps = MOST_STEPS;
  for (let longest = Math.min(LONGEST_TEXT, size); steps >= 2; longest = Math.max(SHORTEST_TEXT, longest / 4)) {
    const fit = new Fit(Math.floor(longest), steps);
    const smaller = fit.of(trajectory);
    // Before the text exists as a whole: the sum of what is in it.
    if (fit.characters <= size) {
      const text = JSON.stringify(smaller);
      if (Buffer.byteLength(text) <= size) return { text, trajectory: smaller };
    }
    if (longest <= SHORTEST_TEXT) steps = Math.floor(Math.min(steps, mostOf(trajectory)) / 2);
  }
  return null;
}

/** The number of steps of the longest conversation, or that of conversations beside the main one, if it is larger. */
function mostOf({ steps, subagent_trajectories: embedded }: Trajectory): number {
  const others = embedded ?? [];
  return others.reduce((most, one) => Math.max(most, one.steps.length), Math.max(steps.length, others.length));
}

class Fit {
  readonly #longest: number;
  /** The most steps of a conversation, and the most conversations. */
  readonly #steps: number;
  characters = 0;
  #cut = 0;
  /** Values of arguments left out: nested too deep, or after too many others. */
  #values = 0;

  constructor(longest: number, steps: number) {
    this.#longest = longest;
    this.#steps = steps;
  }

  of(trajectory: Trajectory): Trajectory {
    this.#cut = 0;
    this.#values = 0;
    const { agent, subagent_trajectories: embedded, ...rest } = trajectory;
    const others = embedded?.slice(0, this.#steps);
    const lost = (embedded?.length ?? 0) - (others?.length ?? 0);
    const tight = this.#longest <= SHORTEST_TEXT;
    const { tool_definitions: _, ...short } = agent;
    const [kept, left] = this.#middleOut(trajectory.steps);
    const steps = kept.map((step, index): AtifStep => ({ ...this.#step(step), step_id: index + 1 }));
    const cuts = [
      trajectory.notes,
      this.#cut === 0 ? null : `${this.#cut} texts are cut to about ${this.#longest} characters.`,
      this.#values === 0
        ? null
        : `${this.#values === 1 ? '1 value of arguments is' : `${this.#values} values of arguments are`} left out.`,
      left === 0 ? null : `${left} steps in the middle are left out.`,
      lost === 0 ? null : `${count(lost, 'conversation')} ${lost === 1 ? 'is' : 'are'} left out.`,
    ];
    const notes = cuts.filter((part) => typeof part === 'string').join(' ');
    const smaller: Trajectory = { ...rest, agent: tight ? short : agent, steps, ...(notes === '' ? {} : { notes }) };
    return others === undefined ? smaller : { ...smaller, subagent_trajectories: others.map((one) => this.of(one)) };
  }

  #middleOut(steps: AtifStep[]): [AtifStep[], number] {
    const left = steps.length - this.#steps;
    if (left <= 0) return [steps, 0];
    const half = Math.ceil(this.#steps / 2);
    return [[...steps.slice(0, half), ...steps.slice(half + left)], left];
  }

  #step(step: AtifStep): AtifStep {
    this.characters += 200;
    const { message, reasoning_content: reasoning, tool_calls: calls, observation } = step;
    return {
      ...step,
      message: this.#content(message),
      ...(reasoning ? { reasoning_content: this.#text(reasoning) } : {}),
      ...(calls
        ? {
            tool_calls: calls.map((call) => ({
              ...call,
              arguments: this.#value(call.arguments, 0) as Record<string, unknown>,
            })),
          }
        : {}),
      ...(observation
        ? {
            observation: {
              results: observation.results.map((result) => ({
                ...result,
                content: typeof result.content === 'string' ? this.#text(result.content) : result.content,
              })),
            },
          }
        : {}),
    };
  }

  #content(content: AtifContent): AtifContent {
    return typeof content === 'string' ? this.#text(content) : content;
  }

  /** Arguments of a tool call: any JSON. */
  #value(value: unknown, depth: number): unknown {
    if (typeof value === 'string') return this.#text(value);
    this.characters += 8;
    if (typeof value !== 'object' || value === null) return value;
    if (depth >= DEEPEST) {
      this.#values += 1;
      return '[nested too deep]';
    }
    if (Array.isArray(value)) return this.#first(value).map((item) => this.#value(item, depth + 1));
    const members = this.#first(Object.entries(value));
    return Object.fromEntries(members.map(([name, item]) => [this.#text(name), this.#value(item, depth + 1)]));
  }

  #first<Item>(items: Item[]): Item[] {
    this.#values += Math.max(0, items.length - this.#longest);
    return items.slice(0, this.#longest);
  }

  #text(text: string): string {
    if (text.length <= this.#longest) {
      this.characters += text.length;
      return text;
    }
    this.#cut += 1;
    this.characters += this.#longest;
    const part = Math.floor(this.#longest / 2);
    const head = text.slice(0, part).replace(/[\ud800-\udbff]$/, '');
    const tail = text.slice(-part).replace(/^[\udc00-\udfff]/, '');
    return `${head}\n[agentbench: ${text.length - head.length - tail.length} characters left out here]\n${tail}`;
  }
}
