import { type Detour, detourAt, FIRST_OF_DETOUR, MOST_BYTES, NO_DETOUR, UNTOLD } from '../text/detours.ts';
import { Beginnings, type Candidates, PAIRS, Places, type Ways } from './places.ts';
import type { Spelling, Way } from './spellings.ts';

/** Bytes that are searched by first bytes alone: the tables of a window take milliseconds to prepare. */
export const LITTLE = 8 * 1024;
/**
 * Bytes at the beginning of a spelling that are searched for. A wider window skips faster, but takes longer to prepare:
 * it is for those who search much.
 */
const USUAL_WINDOW = 12;
const WIDE_WINDOW = 24;
const MUCH = 32 * 1024 * 1024;
/** The maximum number of cached states; the cache is cleared when it is full. */
const MOST_STATES = 65_536;

/** Results of a search at a place: no spelling begins there, or the text ends before that is known. */
export const NONE = -1;
export const OPEN = -2;

/**
 * Finds all spellings in bytes in one pass (Wu-Manber search): the last two bytes of a window determine the shift, and
 * only a shift of 0 leads to a comparison, by an automaton that is built on demand. A comparison takes at most as many
 * steps as the longest spelling has bytes; a text costs more than a few steps per byte only if a secret repeats itself.
 */
export class SecretSearch {
  readonly #widest: number;
  readonly #little: number;
  readonly #first: Uint8Array;
  /** Null until they are needed. */
  #ways: Ways | null = null;
  /** Bytes searched so far. */
  #searched = 0;
  readonly #begin: Step[];
  #states = new Map<string, State>();
  #root: State;

  /** `little`: the number of bytes that are searched without tables. */
  constructor(spellings: Spelling[], little = LITTLE) {
    this.#little = little;
    this.#widest = Math.min(WIDE_WINDOW, ...spellings.map(shortest));
    this.#begin = spellings.flatMap((spelling) => new Steps(spelling).from(0));
    this.#first = firstOf(this.#begin);
    this.#root = this.#state(this.#begin, false);
  }

  places(text: Buffer, last: boolean): Candidates {
    this.#searched += text.length;
    if (this.#searched <= this.#little) return new Beginnings(text, this.#first);
    const window = Math.min(this.#searched > MUCH ? WIDE_WINDOW : USUAL_WINDOW, this.#widest);
    if (this.#ways?.window !== window) this.#ways = { window, moves: movesOf(this.#begin, window), first: this.#first };
    return new Places(text, last, this.#ways);
  }

  /** The end of the longest spelling that begins here, NONE or OPEN; never OPEN in the last part. */
  endAt(text: Buffer, from: number, last: boolean): number {
    let longest = NONE;
    let state = this.#root;
    /** The ends of the detours taken, with the states there. */
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

/** True for hidden text inside a secret, up to a limit, and for an escaped character, which can also begin a secret. */
function isTaken({ end, character }: Detour, at: number, from: number, seen: number): boolean {
  return character !== null || (at > from && end - seen <= MOST_BYTES);
}

/** The possible next bytes after some bytes of spellings. */
interface State {
  steps: Step[];
  /** True if a spelling ends here. */
  isEnd: boolean;
  next: Map<number, State>;
}

/** One possible next byte of a spelling. */
interface Step {
  id: number;
  /** The byte in both cases. */
  lower: number;
  upper: number;
  isLast: boolean;
  after(): Step[];
}

let ids = 0;

/** The steps of a spelling, made on demand: most are never needed. */
class Steps {
  readonly #spelling: Spelling;
  readonly #from = new Map<number, Step[]>();

  constructor(spelling: Spelling) {
    this.#spelling = spelling;
  }

  /** The first bytes of a place and, if it may be empty, of the next place. */
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

/** The shift of a window by its last two bytes: the earlier they can occur in a spelling, the larger. */
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
