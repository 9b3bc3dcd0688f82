import type { AtifResult, AtifToolCall } from './atif.ts';
import { classOfAction, isShellTool } from './classes.ts';
import type { Call, Item } from './items.ts';
import { exitIn } from './shell-answer.ts';
import type { Step } from './step.ts';

/** The most tool calls that wait for their results. */
const MOST_PENDING = 1000;

/** A tool call that waits for its result. */
interface Pending {
  step: Step;
  call: AtifToolCall;
  /** As the model named it; null without an id. */
  id: string | null;
}

/** The tool calls of a conversation, each of which gets its result. */
export class Calls {
  #pending: Pending[] = [];
  readonly #ids = new Set<string>();
  /** Calls with a result, by their ids: some clients give one call several. */
  readonly #done = new Map<string, Pending>();
  /** How many results came for each id; some clients use the same ids again. */
  readonly answered = new Map<string, number>();

  /** True if a call has no result yet. */
  get isWaiting(): boolean {
    return this.#pending.length > 0;
  }

  isPending(call: AtifToolCall): boolean {
    return this.#pending.some((pending) => pending.call === call);
  }

  /** True if a call with one of these ids has no result yet. */
  isWaitingFor(ids: ReadonlySet<string>): boolean {
    return this.#pending.some(({ id }) => id !== null && ids.has(id));
  }

  /** True if the items of a request have a call of this conversation, or if none has an id. */
  areIn(items: Item[]): boolean {
    if (this.#ids.size === 0) return true;
    return items.some((item) => item.kind === 'agent' && item.calls.some(({ id }) => id !== null && this.#ids.has(id)));
  }

  /** Adds the calls that a step makes. */
  make(step: Step, calls: Call[]): void {
    if (calls.length === 0) return;
    const taken = new Set<string>();
    step.tool_calls = calls.map((made, index): AtifToolCall => {
      let id = made.id === null || made.id === '' ? `call-${index + 1}` : made.id.slice(0, 200);
      while (taken.has(id)) id = `${id}-${index + 1}`;
      taken.add(id);
      if (made.id !== null) this.#ids.add(made.id);
      const extra = { class: classOfAction(made.name, made.arguments) };
      const call = { tool_call_id: id, function_name: made.name, arguments: made.arguments, extra };
      if (made.hosted !== true) this.#pending.push({ step, call, id: made.id });
      return call;
    });
    this.#pending = this.#pending.slice(-MOST_PENDING);
  }

  /** The calls of a step that is removed wait no longer. */
  takeBack(step: Step): void {
    this.#pending = this.#pending.filter((pending) => pending.step !== step);
  }

  /**
   * Puts a result to its call; false if it is there already. `times`: how many results of this id the request has up to
   * here; `isTrailing`: it comes after the last answer; `last`: the step of that answer.
   */
  answer(
    item: Extract<Item, { kind: 'result' }>,
    times: number,
    isTrailing: boolean,
    last: () => Step | undefined,
  ): boolean {
    if (item.id === null ? !isTrailing : times <= (this.answered.get(item.id) ?? 0)) return false;
    const byId = this.#pending.findIndex(({ id }) => id !== null && id === item.id);
    // In a dialect without ids, clients give calls some of their own afterwards.
    const byName = isTrailing
      ? this.#pending.findIndex(
          ({ id, call }) => id === null && (item.name === null || call.function_name === item.name),
        )
      : -1;
    const index = byId === -1 ? byName : byId;
    const result: AtifResult = { content: item.text, ...(item.failed ? { extra: { failed: true } } : {}) };
    if (index === -1) {
      // A further result is the call's, too; one without a call that is known is kept once, at the last answer.
      const done = this.#done.get(item.id ?? '');
      const step = done?.step ?? last();
      if (item.id === null || step === undefined) return false;
      this.answered.set(item.id, times);
      addTo(step, done === undefined ? result : { source_call_id: done.call.tool_call_id, ...result });
      return true;
    }
    const answered = this.#pending.splice(index, 1)[0]!;
    const { step, call } = answered;
    if (item.id !== null) {
      this.answered.set(item.id, times);
      this.#done.set(item.id, answered);
    }
    const code = isShellTool(call.function_name) ? exitIn(item.text) : null;
    if (code !== null) result.extra = { ...result.extra, exit_code: code };
    addTo(step, { source_call_id: call.tool_call_id, ...result });
    return true;
  }
}

function addTo(step: Step, result: AtifResult): void {
  step.observation ??= { results: [] };
  step.observation.results.push(result);
}
