import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Effort, Figure } from './figure.ts';
import { medianOf, type Pair, ratioOf } from './paired.ts';
import { peakMegabytes } from './peak.ts';
import { inTemporary } from './scene.ts';

const MEGABYTE = 1_000_000;

/** The way to one server: directly to the provider, or through the meter. */
interface Way {
  port: number;
  path: string;
  key: string;
}

/** The meter between an agent and its model, against the same requests without it; in turn. */
export function benchMeter({ quick }: Effort): Promise<Figure[]> {
  return inTemporary(async (directory) => {
    const provider = await child('provider');
    const [port] = provider.said;
    const gateway = await child('gateway', `http://127.0.0.1:${port}`, directory);
    const [meterPort, token] = gateway.said;
    const direct = { port: Number(port), path: '/v1/messages', key: 'key' };
    const metered = { port: Number(meterPort), path: '/anthropic/v1/messages', key: token! };
    try {
      return [
        await firstByte(direct, metered, quick ? 100 : 400),
        ...(await throughput(direct, metered, gateway.process.pid!, quick ? 4 : 15)),
        await memory(metered, gateway.process.pid!, quick ? 20 : 100),
      ];
    } finally {
      provider.process.kill();
      gateway.process.kill();
    }
  });
}

async function firstByte(direct: Way, metered: Way, rounds: number): Promise<Figure> {
  const times = { direct: [] as number[], metered: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.direct.push((await stream(direct, 0)).first);
    times.metered.push((await stream(metered, 0)).first);
  }
  const [one, other] = [medianOf(times.direct), medianOf(times.metered)];
  const added = other - one;
  return {
    what: 'first byte of an answer through the meter, above without it (median)',
    figure: `+${added.toFixed(2)} ms (${other.toFixed(2)} / ${one.toFixed(2)} ms)`,
    value: added,
    target: 'at most +3 ms',
    met: added <= 3,
  };
}

/** Milliseconds before each stream, the same for both sides. */
const REST = 60;
/** Streams of each side in one round: where three processes run on two processors, one stream takes twice as long as another. */
const STREAMS = 5;

const REASON =
  'provider, meter and client share two processors, and the speed without the meter differs by a factor of three between runs of one machine; a model sends less than 1 MB/s';

/** A model says at most some hundred kilobytes a second; this one says what is taken. */
async function throughput(direct: Way, metered: Way, pid: number, rounds: number): Promise<Figure[]> {
  const pairs: Pair[] = [];
  const processor: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const times = { direct: 0, metered: 0 };
    for (let index = 0; index < STREAMS; index++) {
      times.direct += (await stream(direct, 10 * MEGABYTE)).whole;
      await sleep(REST);
      const before = processorTime(pid);
      times.metered += (await stream(metered, 10 * MEGABYTE)).whole;
      // The meter reads the answer when it has passed it on; that is none of the next stream's time.
      await sleep(REST);
      processor.push(processorTime(pid) - before);
    }
    const speed = (ms: number) => (10_000 * STREAMS) / ms;
    pairs.push({ ours: speed(times.metered), floor: speed(times.direct) });
  }
  const what = `throughput of ${STREAMS} streams of 10 MB, sent as quickly as they are taken`;
  return [
    ratioOf(pairs, { what, against: 'without the meter', target: { atLeast: 0.9 }, unit: 'MB/s', reason: REASON }),
    {
      what: 'processor time of the meter for 1 MB, with the reading of the answer',
      figure: `${(medianOf(processor) / 10).toFixed(1)} ms`,
      target: '',
      met: null,
    },
  ];
}

/** Streams after which Node.js has the memory that it works with, ten at a time. */
const FIRST = 40;

async function memory(metered: Way, pid: number, streams: number): Promise<Figure> {
  const ten = () => Promise.all(Array.from({ length: 10 }, () => stream(metered, 10 * MEGABYTE)));
  for (let round = 0; round < FIRST / 10; round++) await ten();
  const before = peakMegabytes(pid);
  for (let round = 0; round < streams / 10; round++) await ten();
  const ratio = peakMegabytes(pid) / before;
  return {
    what: `peak memory of the meter after ${FIRST + streams} streams of 10 MB / after the first ${FIRST}, ten at a time`,
    figure: `${ratio.toFixed(2)} × (${peakMegabytes(pid).toFixed(0)} / ${before.toFixed(0)} MB)`,
    value: ratio,
    target: 'at most 1.25 ×',
    met: ratio <= 1.25,
  };
}

/** Milliseconds that a process has been running on a processor, in all its threads. */
function processorTime(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const times = tasks.map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]));
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}

const agent = new Agent({ keepAlive: true });

/** Milliseconds to the first byte of the body, and to its end. */
async function stream(way: Way, bytes: number): Promise<{ first: number; whole: number }> {
  const begun = performance.now();
  const body = JSON.stringify({ model: 'claude-sonnet-4-5', stream: true, messages: [{ role: 'user', content: 'x' }] });
  const headers = { 'x-api-key': way.key, 'x-bytes': bytes, 'content-length': body.length };
  const asked = request({ host: '127.0.0.1', port: way.port, path: way.path, method: 'POST', headers, agent });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  let first = 0;
  answer.on('data', () => {
    if (first === 0) first = performance.now() - begun;
  });
  await once(answer, 'end');
  return { first, whole: performance.now() - begun };
}

async function child(...args: string[]): Promise<{ process: ChildProcess; said: string[] }> {
  const program = path.join(import.meta.dirname, 'meter-child.ts');
  const process_ = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(process_.stdout, 'data');
  return { process: process_, said: String(line).trim().split(' ') };
}
