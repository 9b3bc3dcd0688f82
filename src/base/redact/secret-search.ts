import type { Spelling, Way } from './spellings.ts';

/** Bytes at the beginning of a spelling by which it is found; more of them are skipped faster, but take longer to prepare. */
const WIDEST_WINDOW = 12;
/** States that are kept; a text that leads to more of them makes the search begin anew. */
const MOST_STATES = 65_536;

/** What a search says of a place: nothing begins there, or the text ends before that can be told. */
export const NONE = -1;
export const OPEN = -2;

/**
 * Finds spellings in bytes, all of them in one pass (Wu and Manber's search): the last two bytes of a window say how far it may
 * move on, and only where they say 0 is compared, by an automaton that grows as texts ask for it. A comparison takes as many
 * steps as the longest spelling has bytes at most; a text costs more than some steps a byte only where a secret repeats itself.
 */
export class SecretSearch {
  readonly #window: number;
  readonly #moves: Uint8Array;
  readonly #begin: Step[];
  #states = new Map<string, State>();
  #root: State;

  constructor(spellings: Spelling[]) {
    this.#window = Math.min(WIDEST_WINDOW, ...spellings.map(shortest));
    this.#begin = spellings.flatMap((spelling) => new Steps(spelling).from(0));
    this.#moves = movesOf(this.#begin, this.#window);
    this.#root = this.#state(this.#begin, false);
  }

  /** The first place from here on where a spelling may begin; so may one at each of the last places of a text. */
  next(text: Uint8Array, from: number): number {
    const moves = this.#moves;
    const { length } = text;
    let end = from + this.#window - 1;
    while (end < length) {
      const move = moves[(text[end - 1]! << 8) | text[end]!]!;
      if (move === 0) break;
      end += move;
    }
    return end - this.#window + 1;
  }

  /** The end of the longest spelling that begins here, NONE or OPEN; nothing is open where no more will come. */
  endAt(text: Uint8Array, from: number, last: boolean): number {
    let longest = NONE;
    let state = this.#root;
    for (let at = from; at < text.length; at++) {
      state = state.next.get(text[at]!) ?? this.#grow(state, text[at]!);
      if (state.isEnd) longest = at + 1;
      if (state.steps.length === 0) return longest;
    }
    return last ? longest : OPEN;
  }

  #grow(state: State, byte: number): State {
    const taken = state.steps.filter(({ lower, upper }) => lower === byte || upper === byte);
    const after = taken.flatMap((step) => step.after());
    const next = this.#state(
      after,
      taken.some((step) => step.isLast),
    );
    state.next.set(byte, next);
    return next;
  }

  #state(steps: Iterable<Step>, isEnd: boolean): State {
    const unique = [...new Set(steps)];
    const key = `${isEnd} ${unique.map(({ id }) => id).sort((a, b) => a - b)}`;
    let state = this.#states.get(key);
    if (state === undefined) {
      if (this.#states.size === MOST_STATES) {
        this.#states = new Map();
        this.#root = this.#state(this.#begin, false);
      }
      state = { steps: unique, isEnd, next: new Map() };
      this.#states.set(key, state);
    }
    return state;
  }
}

/** What may come next, after some bytes of spellings. */
interface State {
  steps: Step[];
  /** Whether a spelling ends here. */
  isEnd: boolean;
  next: Map<number, State>;
}

/** One byte of a spelling that may come next. */
interface Step {
  id: number;
  /** The byte, in its two cases. */
  lower: number;
  upper: number;
  isLast: boolean;
  after(): Step[];
}

let ids = 0;

/** The steps of a spelling, made when they are asked for: most never are. */
class Steps {
  readonly #spelling: Spelling;
  readonly #from = new Map<number, Step[]>();

  constructor(spelling: Spelling) {
    this.#spelling = spelling;
  }

  /** The first bytes of a place, and of what may follow where it may be empty. */
  from(place: number): Step[] {
    let steps = this.#from.get(place);
    if (steps === undefined) {
      steps = (this.#spelling[place] ?? []).flatMap((way) =>
        way.lower.length === 0 ? this.from(place + 1) : [this.#step(place, way, 0)],
      );
      this.#from.set(place, steps);
    }
    return steps;
  }

  #step(place: number, way: Way, offset: number): Step {
    const isWhole = offset === way.lower.length - 1;
    let after: Step[] | undefined;
    return {
      id: ids++,
      lower: way.lower[offset]!,
      upper: way.upper[offset]!,
      isLast: isWhole && place === this.#spelling.length - 1,
      after: () => {
        after ??= isWhole ? this.from(place + 1) : [this.#step(place, way, offset + 1)];
        return after;
      },
    };
  }
}

/** How far a window may move by its last two bytes: the farther back in it they may stand, the farther. */
function movesOf(begin: Step[], window: number): Uint8Array {
  const moves = new Uint8Array(0x10000).fill(window - 1);
  let steps = new Set(begin);
  for (let at = 1; at < window; at++) {
    const move = window - 1 - at;
    const reached = new Set<Step>();
    for (const step of steps) {
      for (const next of step.after()) {
        reached.add(next);
        moves[(step.lower << 8) | next.lower] = move;
        moves[(step.lower << 8) | next.upper] = move;
        moves[(step.upper << 8) | next.lower] = move;
        moves[(step.upper << 8) | next.upper] = move;
      }
    }
    steps = reached;
  }
  return moves;
}

function shortest(spelling: Spelling): number {
  return spelling.reduce((sum, place) => sum + Math.min(...place.map(({ lower }) => lower.length)), 0);
}
