import { isUtf8 } from 'node:buffer';
import { TrialError } from '../../base/errors.ts';

/** Bytes of a file of rewards, of any number and with names of any length. */
export const LARGEST_REWARDS = 1024 * 1024;
/** Characters of a reward in a record beside its name. */
const LONGEST_NUMBER = 30;
/** A number as Python's `float` and Harbor take it, once single underscores between digits are taken out. */
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const UNDERSCORE = /(?<=\d)_(?=\d)/g;

/** The content of `reward.json` or `reward.txt`; null if there is no such file, `unread` if it is none to be read. */
export type RewardFile = Buffer | null | 'unread';

/**
 * The rewards that a verifier has written: of `reward.json` if it is there, otherwise the one number of `reward.txt` as
 * `reward`. Throws a TrialError (`no_reward`) for everything else.
 */
export function readRewards(json: RewardFile, text: RewardFile): Record<string, number> {
  if (json !== null) return fromJson(textOf(json, 'reward.json'));
  if (text !== null) return { reward: fromText(textOf(text, 'reward.txt')) };
  throw none('tests/test.sh wrote neither /logs/verifier/reward.json nor /logs/verifier/reward.txt');
}

function textOf(file: Buffer | 'unread', name: string): string {
  if (file === 'unread') throw none(`${name} is not a regular file of at most ${LARGEST_REWARDS / 1024 ** 2} MiB`);
  if (file.length === 0) throw none(`${name} is empty`);
  if (!isUtf8(file)) throw none(`${name} is not valid UTF-8`);
  return file.toString();
}

function fromText(text: string): number {
  // As in Harbor: to JavaScript it is white space.
  if (text.startsWith('\ufeff')) throw none('reward.txt begins with a byte order mark (BOM); write it without');
  const plain = text.trim().replaceAll(UNDERSCORE, '');
  const number = NUMBER.test(plain) ? Number(plain) : Number.NaN;
  if (!Number.isFinite(number)) throw none(`reward.txt holds no finite number: "${shown(text)}"`);
  return number;
}

function fromJson(text: string): Record<string, number> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw none(`reward.json is not valid JSON: "${shown(text)}"`);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw none(`reward.json is not an object of numbers: "${shown(text)}"`);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (key === '__proto__') throw none(`reward.json: "${key}" is not a name of a reward`);
      // As in Python, true is 1.
      const number = typeof value === 'boolean' ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isFinite(number)) {
        // An object can be too deep for its text to be made again.
        const written = value instanceof Object ? text : JSON.stringify(value);
        throw none(`reward.json: "${shown(key)}" is not a finite number: ${shown(written)}`);
      }
      return [key, number];
    }),
  );
}

/**
 * The rewards that the record of a task with several steps keeps: the one that counts, and others in their order, each with
 * its name and its number, up to so many characters.
 */
export function keptRewards(
  rewards: Record<string, number>,
  passKey: string,
  characters: number,
): Record<string, number> {
  let left = characters;
  const kept = Object.entries(rewards).filter(([key]) => {
    left -= key.length + LONGEST_NUMBER;
    return left >= 0 || key === passKey;
  });
  return Object.fromEntries(kept);
}

/** A text of a verifier for a message, in one line: tables and comments show the first line of a message. */
export function shown(text: string): string {
  const plain = text.trim();
  return (plain.length > 80 ? `${plain.slice(0, 80)}…` : plain).replace(/\s+/g, ' ');
}

/** The error of a trial without a reward: not measured, and not failed. */
export function none(why: string): TrialError {
  return new TrialError('no_reward', why);
}
