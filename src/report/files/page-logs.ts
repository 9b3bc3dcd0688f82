import { closeSync, constants, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { namesIn } from '../../base/names-in.ts';
import { isPlainPath } from '../../base/text/plain-path.ts';
import type { TrialFiles } from '../../foreign/measured.ts';
import { attemptsIn } from '../../results/attempts.ts';
import { readChanges } from '../../results/changes.ts';
import { MOST_PARTS, partOf, partsAmong } from '../../results/part-files.ts';
import { readAttempt } from '../../results/read.ts';
import type { Result } from '../../results/records.ts';
import { timeSplit } from '../../results/trace.ts';
import { fitSteps } from '../../trajectory/fit-steps.ts';
import { loadSteps } from '../../trajectory/load-steps.ts';
import type { AttemptFile, FileHead, StepsFile } from '../documents/page-document.ts';
import { durationOf } from '../phrases.ts';

/** Bytes kept of a file's beginning and end. The end of a log is more useful than its beginning. */
const LOG = { head: 64 * 1024, tail: 192 * 1024 };
const TRANSCRIPT = { head: 32 * 1024, tail: 32 * 1024 };
/** The same for attempts that do not count, and the number of the latest ones included. */
const EARLIER = { head: 16 * 1024, tail: 48 * 1024 };
const MOST_ATTEMPTS = 5;
/** A recording is bounded when it is made, and a part of one cannot be played. */
const RECORDING = { head: 4 * 1024 * 1024, tail: 0 };

/** Largest trajectory that is read, in bytes, and the characters kept of its texts: of one, and of all together. */
const LARGEST_TRAJECTORY = 64 * 1024 * 1024;
const STEPS = { longest: 64 * 1024, room: 2 * 1024 * 1024 };
const EARLIER_STEPS = { longest: 16 * 1024, room: 512 * 1024 };

const ORDER = ['prompt.txt', 'agent-setup.log', 'agent.log', 'prerunner.log', 'evaluation.log'];

/**
 * The files of a trial that the page shows, each with a function that reads it: prompt and logs, what the agent left, the steps of its
 * trajectory, then transcripts and recordings of its test plan (for which its record is read), then files of its earlier
 * attempts. The function returns
 * a line of JSON (`FileHead`) and the file's bytes in a shared buffer, valid until the next read; null if it is not a
 * readable file.
 */
export function* pageFiles(
  directory: string,
  record: () => Result | null,
): Generator<[name: string, read: () => Buffer | null]> {
  const names = namesIn(directory);
  for (const name of logsAmong(names)) yield [name, () => readEnds(path.join(directory, name), LOG)];
  for (const name of partsAmong(names, 'trajectory'))
    yield [name.replace('trajectory', 'steps'), () => stepsFile(path.join(directory, name))];
  for (const name of partsAmong(names, 'changes')) yield [name, () => changesFile(path.join(directory, name))];
  for (const { transcript, recording } of testcasesOf(record())) {
    if (transcript?.endsWith('.txt')) yield [transcript, () => readBelow(directory, transcript, TRANSCRIPT)];
    if (recording?.endsWith('.cast')) yield [recording, () => readBelow(directory, recording, RECORDING)];
  }
  const attempts = names.some((name) => name.startsWith('attempt-')) ? attemptsIn(directory) : [];
  for (const number of attempts.slice(0, MOST_ATTEMPTS)) {
    const attempt = `attempt-${number}`;
    const below = path.join(directory, attempt);
    const own = namesIn(below);
    yield [`${attempt}/attempt.json`, () => attemptFile(below)];
    for (const name of logsAmong(own).filter((name) => name.endsWith('.log')))
      yield [`${attempt}/${name}`, () => readEnds(path.join(below, name), EARLIER)];
    for (const name of partsAmong(own, 'trajectory'))
      yield [
        `${attempt}/${name.replace('trajectory', 'steps')}`,
        () => stepsFile(path.join(below, name), EARLIER_STEPS),
      ];
  }
}

/** The same of a trial that another program measured. */
export function* filesElsewhere({
  directory,
  logs,
  trajectories,
}: TrialFiles): Generator<[name: string, read: () => Buffer | null]> {
  for (const [name, file] of logs) yield [name, () => readEnds(path.join(directory, file), LOG)];
  for (const [name, file] of namedSteps(trajectories)) yield [name, () => stepsFile(path.join(directory, file))];
}

/** The trajectories of another program that a page has room for, by their names on it. A part is a step of the task, or a continuation. */
export function namedSteps(trajectories: string[]): [name: string, file: string][] {
  return trajectories
    .slice(0, MOST_PARTS)
    .map((file, at) => [at === 0 ? 'steps.json' : `steps-part-${at + 1}.json`, file]);
}

/** The outcome of an attempt; null if it has no record. */
function attemptFile(directory: string): Buffer | null {
  const result = readAttempt(directory);
  if (result === null) return null;
  const { status, error, started_at } = result;
  return jsonFile({ status, error, started_at, duration: durationOf(timeSplit([result])) } satisfies AttemptFile);
}

/** The changes of a trial; null for a file that is no such document, which the page could not show. */
function changesFile(file: string): Buffer | null {
  const changes = readChanges(file);
  return changes === null ? null : jsonFile(changes);
}

/** The steps of a trajectory; null if it is gone. */
function stepsFile(file: string, room = STEPS): Buffer | null {
  const loaded = loadSteps(file, LARGEST_TRAJECTORY);
  if (loaded === null) return null;
  const { steps, fault } = loaded;
  return jsonFile((steps === null ? { steps, fault } : { steps: fitSteps(steps, room), fault }) satisfies StepsFile);
}

function jsonFile(value: unknown): Buffer {
  const text = JSON.stringify(value);
  // Room for any characters: to count the bytes first takes longer than to write them.
  const room = scratchFor(HEAD + 3 * text.length);
  const bytes = room.write(text, HEAD);
  return withHead(room, { bytes, head: null }, room.subarray(HEAD, HEAD + bytes));
}

function logsAmong(names: string[]): string[] {
  const logs = names.filter((name) => /^(prompt(-[\w-]{1,40})?\.txt|[\w-]{1,40}\.log)$/.test(name));
  const place = (name: string) => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);
  const kind = (name: string) => name.replace(/-(round|step)-\d+/, '');
  return logs.sort(
    (a, b) => place(a) - place(b) || (kind(a) === kind(b) ? partOf(a) - partOf(b) : kind(a) < kind(b) ? -1 : 1),
  );
}

/**
 * Test cases of all rounds, without duplicates. The names come from a file that anyone may have written: only by its ending
 * is a file no document that the page reads as its own.
 */
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

/** Reads a file named in a record, only if it lies below the trial's directory without links. */
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

/** Beginning and end of a regular file, cut between characters; null if it is not a regular file. */
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
    const start = startIn(last);
    last.copyWithin(0, start);
    const content = room.subarray(HEAD, HEAD + first.length + last.length - start);
    return withHead(room, { bytes, head: first.length }, content);
  } catch {
    return null;
  } finally {
    closeSync(descriptor);
  }
}

/** Bytes reserved for the line before a file's content. */
const HEAD = 100;
let scratch = Buffer.alloc(0);

/** One shared buffer for all reads, grown on demand. */
function scratchFor(size: number): Buffer {
  if (scratch.length < size) scratch = Buffer.allocUnsafeSlow(size);
  return scratch;
}

/** The content, which begins at HEAD, with its line placed before it. */
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

/** The beginning of a line, if one is in the first half: a line may be longer than all this; otherwise that of a character. */
function startIn(bytes: Buffer): number {
  const line = bytes.subarray(0, bytes.length >> 1).indexOf(0x0a) + 1;
  return line > 0
    ? line
    : Math.max(
        0,
        bytes.subarray(0, 4).findIndex((byte) => (byte & 0xc0) !== 0x80),
      );
}

/**
 * Cuts off an incomplete character at the end: the first byte of a multi-byte UTF-8 sequence has its two highest bits
 * set.
 */
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
