import { quickParse } from '../results/quick-parse.ts';
import { type HistoryPoint, historySchema } from './line-schema.ts';

export const HISTORY_FILE = 'history.jsonl';
/** The oldest lines beyond these limits are dropped, whoever wrote them. */
export const MOST_LINES = 5_000;
const MOST_BYTES = 16 * 1024 * 1024;
/** Larger files are neither read nor written. */
export const LARGEST_HISTORY = 64 * 1024 * 1024;
/** Longer lines were not written by agentbench: 100,000 instances take 2 MB. */
const LONGEST_LINE = 4 * 1024 * 1024;
const MOST_NAMED = 5;

/** A line of the file and its parsed point; null if it is unreadable or of a later version. */
export interface HistoryLine {
  bytes: Buffer;
  point: HistoryPoint | null;
}

const parsePoint = quickParse(historySchema);

/** Reads the newest lines of `history.jsonl`. Lines that are no point are kept unchanged; `notes` names them. */
export function readLines(file: Buffer): { lines: HistoryLine[]; notes: string[] } {
  const lines: HistoryLine[] = [];
  const broken: number[] = [];
  let later = 0;
  for (const { number, bytes } of linesIn(file).slice(-MOST_LINES)) {
    const point = pointIn(bytes);
    if (point === 'later') later += 1;
    else if (point === null) broken.push(number);
    lines.push({ bytes, point: point === 'later' ? null : point });
  }
  return { lines, notes: notesOn(broken, later) };
}

/** The lines with text, and their numbers in the file. */
function linesIn(file: Buffer): { number: number; bytes: Buffer }[] {
  const lines: { number: number; bytes: Buffer }[] = [];
  let number = 0;
  for (let at = 0; at < file.length; ) {
    const newline = file.indexOf(0x0a, at);
    const end = newline === -1 ? file.length : newline;
    const bytes = file.subarray(at, end);
    at = end + 1;
    number += 1;
    if (bytes.length > 0) lines.push({ number, bytes });
  }
  return lines;
}

function pointIn(bytes: Buffer): HistoryPoint | 'later' | null {
  if (bytes.length > LONGEST_LINE) return null;
  try {
    const value: unknown = JSON.parse(bytes.toString());
    const { schema } = (value ?? {}) as { schema?: unknown };
    if (typeof schema === 'string' && /^agentbench\/history\/v([2-9]|\d\d+)$/.test(schema)) return 'later';
    return parsePoint(value);
  } catch {
    return null;
  }
}

function notesOn(broken: number[], later: number): string[] {
  const named = broken.slice(0, MOST_NAMED).join(', ');
  const more = broken.length > MOST_NAMED ? `, and ${broken.length - MOST_NAMED} more` : '';
  return [
    ...(broken.length === 0
      ? []
      : [
          `${HISTORY_FILE}: line ${named}${more} cannot be read; kept as it is, and left out of the trend. Mend or delete it`,
        ]),
    ...(later === 0
      ? []
      : [
          `${HISTORY_FILE}: ${later} of its lines are of a later version of agentbench; kept, and left out of the trend`,
        ]),
  ];
}

/**
 * The lines with this point: it replaces the one of the same workflow run and suite, or is appended. Null if the
 * history already has a later attempt of that run.
 */
export function withPoint(lines: HistoryLine[], point: HistoryPoint): HistoryLine[] | null {
  const line = { bytes: Buffer.from(JSON.stringify(point)), point };
  const key = keyOf(point);
  const at = lines.findIndex((other) => other.point !== null && keyOf(other.point) === key);
  if (at === -1) return [...lines, line];
  if ((lines[at]!.point!.run?.attempt ?? 0) > (point.run?.attempt ?? 0)) return null;
  return lines.with(at, line);
}

/** The newest of these lines, within the limits of the file. */
export function newestLines(lines: HistoryLine[]): HistoryLine[] {
  let size = 0;
  let from = lines.length;
  while (from > 0 && lines.length - from < MOST_LINES) {
    size += lines[from - 1]!.bytes.length + 1;
    if (size > MOST_BYTES) break;
    from -= 1;
  }
  return lines.slice(from);
}

export function fileOf(lines: HistoryLine[]): Buffer {
  return Buffer.concat(lines.flatMap(({ bytes }) => [bytes, Buffer.from('\n')]));
}

/** Identifies one report of a suite: by its workflow run, whatever the attempt; outside Actions by its start time. */
function keyOf({ suite, run, measured_at }: HistoryPoint): string {
  return JSON.stringify(run === null ? [suite, measured_at] : [suite, run.repository, run.id]);
}
