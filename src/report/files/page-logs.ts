import { closeSync, constants, fstatSync, openSync, readdirSync, readSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { readAttempt } from '../../results/read.ts';
import type { Result } from '../../results/records.ts';
import { timeSplit } from '../../results/trace.ts';
import { isPlainPath } from '../../trial/output.ts';
import type { AttemptFile, FileHead } from '../documents/page-document.ts';
import { durationOf } from '../phrases.ts';

/** Bytes of a file's two ends that the page has. The end of a log says more than its beginning. */
const LOG = { head: 64 * 1024, tail: 192 * 1024 };
const TRANSCRIPT = { head: 32 * 1024, tail: 32 * 1024 };
/** Of an attempt that does not count, and how many of those: the latest. */
const EARLIER = { head: 16 * 1024, tail: 48 * 1024 };
const MOST_ATTEMPTS = 5;
/** A recording is bounded when it is made, and half of one cannot be played. */
const RECORDING = { head: 4 * 1024 * 1024, tail: 0 };

const ORDER = ['prompt.txt', 'agent-setup.log', 'agent.log', 'prerunner.log', 'evaluation.log'];

/**
 * The files of a trial that the page shows, each with how to read it: prompt and logs, then transcripts and recordings of its test
 * plan, for which its record is read, then what its earlier attempts left. What is read is a line of JSON (`FileHead`) and the file's
 * bytes, and holds until the next is read; null for what is no file.
 */
export function* pageFiles(
  directory: string,
  record: () => Result | null,
): Generator<[name: string, read: () => Buffer | null]> {
  for (const name of logsIn(directory)) yield [name, () => readEnds(path.join(directory, name), LOG)];
  for (const { transcript, recording } of testcasesOf(record())) {
    if (transcript !== null) yield [transcript, () => readBelow(directory, transcript, TRANSCRIPT)];
    if (recording !== null) yield [recording, () => readBelow(directory, recording, RECORDING)];
  }
  for (const attempt of attemptsIn(directory)) {
    const below = path.join(directory, attempt);
    yield [`${attempt}/attempt.json`, () => attemptFile(below)];
    for (const name of logsIn(below).filter((name) => name.endsWith('.log')))
      yield [`${attempt}/${name}`, () => readEnds(path.join(below, name), EARLIER)];
  }
}

/** Directories of attempts before the one that counts, the latest first. */
function attemptsIn(directory: string): string[] {
  try {
    const numbers = readdirSync(directory, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? (/^attempt-([1-9]\d{0,5})$/.exec(entry.name)?.slice(1).map(Number) ?? []) : [],
    );
    return numbers
      .sort((a, b) => b - a)
      .slice(0, MOST_ATTEMPTS)
      .map((number) => `attempt-${number}`);
  } catch {
    return [];
  }
}

/** What an attempt came to; null where it left no record. */
function attemptFile(directory: string): Buffer | null {
  const result = readAttempt(directory);
  if (result === null) return null;
  const { status, error, started_at } = result;
  const file: AttemptFile = { status, error, started_at, duration: durationOf(timeSplit([result])) };
  const content = Buffer.from(JSON.stringify(file));
  const room = scratchFor(HEAD + content.length);
  content.copy(room, HEAD);
  return withHead(room, { bytes: content.length, head: null }, content);
}

function logsIn(directory: string): string[] {
  try {
    const names = readdirSync(directory).filter((name) => /^(prompt(-[\w-]{1,40})?\.txt|[\w-]{1,40}\.log)$/.test(name));
    const place = (name: string) => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);
    return names.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  } catch {
    // Nothing is there of a trial whose record came from elsewhere.
    return [];
  }
}

/** Of all rounds; a recording's name comes from a file that anyone may have written. */
function testcasesOf(record: Result | null) {
  if (record === null) return [];
  const { evaluation, rounds } = record;
  const plans = [evaluation, ...(rounds ?? []).map((round) => round.evaluation)].filter(
    (plan) => plan?.kind === 'test_plan',
  );
  const cases = plans.flatMap(({ points }) => points.flatMap(({ testcases }) => testcases));
  const seen = new Set<string | null>();
  return cases.filter(({ transcript }) => transcript !== null && !seen.has(transcript) && seen.add(transcript));
}

/** A file that a record names: below the trial's directory, and by no link. */
function readBelow(directory: string, name: string, ends: typeof LOG): Buffer | null {
  if (!isPlainPath(name)) return null;
  try {
    const folder = path.join(directory, path.dirname(name));
    if (realpathSync(folder) !== path.join(realpathSync(directory), path.dirname(name))) return null;
    return readEnds(path.join(directory, name), ends);
  } catch {
    return null;
  }
}

/** Both ends of a regular file, cut between characters; null for what is none. */
function readEnds(file: string, { head, tail }: typeof LOG): Buffer | null {
  let descriptor: number;
  try {
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  } catch {
    return null;
  }
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return null;
    const bytes = stats.size;
    const room = scratchFor(HEAD + Math.min(bytes, head + tail));
    if (bytes <= head + tail) return withHead(room, { bytes, head: null }, read(descriptor, room, HEAD, 0, bytes));
    const first = wholeCharacters(read(descriptor, room, HEAD, 0, head));
    const last = read(descriptor, room, HEAD + first.length, bytes - tail, tail);
    // From a line's beginning, if there is one.
    const line = last.indexOf(0x0a) + 1;
    last.copyWithin(0, line);
    const content = room.subarray(HEAD, HEAD + first.length + last.length - line);
    return withHead(room, { bytes, head: first.length }, content);
  } catch {
    return null;
  } finally {
    closeSync(descriptor);
  }
}

/** Bytes that are kept for the line before a file. */
const HEAD = 100;
let scratch = Buffer.alloc(0);

/** One place for all that is read, as large as it had to be so far. */
function scratchFor(size: number): Buffer {
  if (scratch.length < size) scratch = Buffer.allocUnsafeSlow(size);
  return scratch;
}

/** The content, which begins at HEAD, with the line right before it. */
function withHead(room: Buffer, about: FileHead, content: Buffer): Buffer {
  const line = `${JSON.stringify(about)}\n`;
  room.write(line, HEAD - line.length);
  return room.subarray(HEAD - line.length, HEAD + content.length);
}

function read(descriptor: number, room: Buffer, at: number, from: number, length: number): Buffer {
  let done = 0;
  for (let more = -1; done < length && more !== 0; done += more)
    more = readSync(descriptor, room, at + done, length - done, from + done);
  return room.subarray(at, at + done);
}

/** Without the beginning of a character at its end: a byte of UTF-8 that begins one has its two highest bits set. */
function wholeCharacters(bytes: Buffer): Buffer {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? bytes.subarray(0, bytes.length - back) : bytes;
    }
  }
  return bytes;
}
