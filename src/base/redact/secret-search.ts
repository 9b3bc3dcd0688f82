import { type Detour, Detours, detourAt, FIRST_OF_DETOUR, MOST_BYTES, NO_DETOUR, UNTOLD } from '../text/detours.ts';
import type { Spelling, Way } from './spellings.ts';

/** Bytes at the beginning of a spelling by which it is found; more of them are skipped faster, but take longer to prepare. */
const WIDEST_WINDOW = 20;
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
  /** Bytes, and pairs of them (above 0x100), that spellings begin with: 1 at each. */
  readonly #first: Uint8Array;
  readonly #begin: Step[];
  #states = new Map<string, State>();
  #root: State;

  constructor(spellings: Spelling[]) {
    this.#window = Math.min(WIDEST_WINDOW, ...spellings.map(shortest));
    this.#begin = spellings.flatMap((spelling) => new Steps(spelling).from(0));
    this.#moves = movesOf(this.#begin, this.#window);
    this.#first = firstOf(this.#begin);
    this.#root = this.#state(this.#begin, false);
  }

  /** The places of a text where a spelling may begin. */
  places(text: Buffer, last: boolean): Places {
    return new Places(text, last, { window: this.#window, moves: this.#moves, first: this.#first });
  }

  /** The end of the longest spelling that begins here, NONE or OPEN; nothing is open where no more will come. */
  endAt(text: Buffer, from: number, last: boolean): number {
    let longest = NONE;
    let state = this.#root;
    /** Where detours that were taken end, and the states there. */
    let landings: Map<number, State> | null = null;
    let seen = from;
    for (let at = from; at < text.length; at++) {
      const landed: State | undefined = landings?.get(at);
      if (landed !== undefined) {
        landings!.delete(at);
        state = this.#either(state, landed);
      }
      if (FIRST_OF_DETOUR[text[at]!] === 1 && state.steps.length > 0) {
        const detour = detourAt(text, at, last);
        if (detour === UNTOLD) return OPEN;
        if (detour !== NO_DETOUR && isTaken(detour, at, from, seen)) {
          const after = detour.character === null ? state : this.#after(state, detour.character);
          if (detour.character !== null && after.isEnd) longest = Math.max(longest, detour.end);
          landings ??= new Map();
          const other = landings.get(detour.end);
          if (after.steps.length > 0)
            landings.set(detour.end, other === undefined ? after : this.#either(after, other));
        }
      }
      state = this.#after(state, text[at]!);
      if (state.isEnd) longest = Math.max(longest, at + 1);
      if (state.steps.length > 0) seen = at + 1;
      else if (landings === null || landings.size === 0) return longest;
    }
    return last ? longest : OPEN;
  }

  #after(state: State, byte: number): State {
    return state.next.get(byte) ?? this.#grow(state, byte);
  }

  #either(one: State, other: State): State {
    return one.steps.length === 0 ? other : this.#state([...one.steps, ...other.steps], false);
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

/** Hidden text within a secret, as long as it is not too much; and a character that is escaped, as which a secret may begin, too. */
function isTaken({ end, character }: Detour, at: number, from: number, seen: number): boolean {
  return character !== null || (at > from && end - seen <= MOST_BYTES);
}

/** How a search finds its way: see SecretSearch. */
interface Ways {
  window: number;
  moves: Uint8Array;
  first: Uint8Array;
}

/**
 * Where in a text a spelling may begin, in ascending order. A spelling whose window nothing interrupts is found by it; of the others
 * the first detour is less than a window away.
 */
class Places {
  readonly #text: Buffer;
  readonly #last: boolean;
  readonly #detours: Detours;
  readonly #ways: Ways;
  /** The next place where a whole window may be. */
  #whole = -1;
  /** The next detour, and the first place before it that is less than a window away. */
  #detour = -1;
  #least = 0;

  constructor(text: Buffer, last: boolean, ways: Ways) {
    this.#text = text;
    this.#last = last;
    this.#detours = new Detours(text, last);
    this.#ways = ways;
  }

  /** The first place from here on; so may one begin at each of the last places of a text. Never before what was asked last. */
  next(from: number): number {
    if (this.#whole < from) this.#whole = this.#wholeFrom(from);
    for (;;) {
      if (this.#detour < from) this.#findDetour(Math.max(from, this.#detour + 1));
      const until = Math.min(this.#whole, this.#detour);
      for (let at = Math.max(from, this.#least); at < until; at++) if (this.#mayBegin(at)) return at;
      if (this.#whole <= this.#detour) return this.#whole;
      if (from <= this.#detour && this.#isCharacter(this.#detour)) return this.#detour;
      this.#findDetour(this.#detour + 1);
    }
  }

  #wholeFrom(from: number): number {
    const { window, moves } = this.#ways;
    const text = this.#text;
    const { length } = text;
    let end = from + window - 1;
    while (end < length) {
      const move = moves[(text[end - 1]! << 8) | text[end]!]!;
      if (move === 0) break;
      end += move;
    }
    return end - window + 1;
  }

  #findDetour(from: number): void {
    this.#detour = this.#detours.from(from);
    this.#least = Math.max(from, this.#detour - this.#ways.window + 1);
  }

  #isCharacter(at: number): boolean {
    const detour = detourAt(this.#text, at, this.#last);
    return detour === UNTOLD || (detour !== NO_DETOUR && detour.character !== null);
  }

  /** Whether a spelling may begin here, before a detour. */
  #mayBegin(at: number): boolean {
    const { first } = this.#ways;
    const [byte, next] = [this.#text[at]!, this.#text[at + 1]!];
    // Within what may be an escape of which the detour is a part.
    if (FIRST_OF_DETOUR[byte] === 1) return true;
    return (FIRST_OF_DETOUR[next] === 1 ? first[byte] : first[PAIRS + ((byte << 8) | next)]) === 1;
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

/** Where in a table of bytes and pairs the pairs begin. */
const PAIRS = 0x100;

function firstOf(begin: Step[]): Uint8Array {
  const first = new Uint8Array(PAIRS + 0x10000);
  for (const step of begin) {
    for (const byte of [step.lower, step.upper]) {
      first[byte] = 1;
      for (const { lower, upper } of step.after()) {
        first[PAIRS + ((byte << 8) | lower)] = 1;
        first[PAIRS + ((byte << 8) | upper)] = 1;
      }
    }
  }
  return first;
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
