import { randomBytes } from 'node:crypto';
import { Redactor } from '../src/base/redact/redact.ts';
import type { Figure } from './figure.ts';

const MEGABYTE = 1024 * 1024;
const CHUNK = 64 * 1024;
/** Size in bytes of the text that is repeated to make a stream. */
const SAMPLE = 4 * MEGABYTE;
const ROUNDS = 3;
const SECRETS = 5;

/** Redacts output, against the same loop copying each chunk; in turn, median of three, in processor time. */
export async function benchRedaction(): Promise<Figure[]> {
  const secrets = Array.from({ length: SECRETS }, () => `sk-live-${randomBytes(75).toString('base64url')}`);
  const log = chunksOf(logText());
  const near = chunksOf(`${secrets[0]!.slice(0, -1)}!`);
  return [
    ratio(`streaming 512 MB of a log past ${SECRETS} secrets / copying it`, 512, secrets, log, 0.1),
    ratio('streaming 32 MB of all but the end of a secret, again and again / copying it', 32, secrets, near, null),
  ];
}

function ratio(what: string, megabytes: number, secrets: string[], chunks: Buffer[], least: number | null): Figure {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    redacted: secondsOf(() => {
      const stream = new Redactor(secrets).stream();
      return through(chunks, megabytes, (chunk) => stream.push(chunk)) + stream.end().length;
    }, megabytes),
    copied: secondsOf(() => through(chunks, megabytes, (chunk) => Buffer.from(chunk)), megabytes),
  }));
  const redacted = median(rounds.map((round) => round.redacted));
  const copied = median(rounds.map((round) => round.copied));
  const figure = copied / redacted;
  return {
    what,
    figure: `${figure.toFixed(3)} × (${(megabytes / redacted).toFixed(0)} MB/s / ${(megabytes / copied).toFixed(0)} MB/s)`,
    target: least === null ? 'none' : `at least ${least} ×`,
    met: least === null ? null : figure >= least,
  };
}

/** Returns the number of bytes that came out. */
function through(chunks: Buffer[], megabytes: number, work: (chunk: Buffer) => Buffer): number {
  let bytes = 0;
  for (let index = 0; index < (megabytes * MEGABYTE) / CHUNK; index++) {
    bytes += work(chunks[index % chunks.length]!).length;
  }
  return bytes;
}

/** Processor time, which excludes other load of the machine. */
function secondsOf(work: () => number, megabytes: number): number {
  const before = process.cpuUsage();
  if (work() !== megabytes * MEGABYTE) throw new Error('what has no secret came out changed');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function chunksOf(text: string): Buffer[] {
  const bytes = Buffer.alloc(SAMPLE, text);
  return Array.from({ length: SAMPLE / CHUNK }, (_, index) => bytes.subarray(index * CHUNK, (index + 1) * CHUNK));
}

/** Typical lines of agents and their tools. */
function logText(): string {
  return Array.from({ length: 5000 }, (_, index) => {
    const id = randomBytes(9).toString('base64url');
    const number = (index * 7919) % 1000;
    return [
      `2026-01-01T00:00:${String(index % 60).padStart(2, '0')}Z INFO collected ${number} items from tests/test_${number}.py`,
      JSON.stringify({
        type: 'assistant',
        id,
        text: `I will run the tests in src/module_${number}.py\nand see "what" fails.`,
      }),
      `npm http fetch GET 200 https://npm.example/@types%2fnode ${number}ms (cache miss) sha512-${id}==`,
      `\u001b[32m+\u001b[0m const value${number} = await load('./data/${id}.json'); // ${'='.repeat(index % 40)}`,
    ][index % 4];
  }).join('\n');
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
