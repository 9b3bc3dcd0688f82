import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import type { Effort, Figure } from './figure.ts';
import { peakMegabytes } from './peak.ts';

const MEGABYTE = 1_000_000;

/** The way to one server: directly to the provider, or through the meter. */
interface Way {
  port: number;
  path: string;
  key: string;
}

/** The meter between an agent and its model, against the same requests without it; in turn. */
export async function benchMeter({ quick }: Effort): Promise<Figure[]> {
  const provider = await child('provider');
  const [port] = provider.said;
  const gateway = await child('gateway', `http://127.0.0.1:${port}`);
  const [meterPort, token] = gateway.said;
  const direct = { port: Number(port), path: '/v1/messages', key: 'key' };
  const metered = { port: Number(meterPort), path: '/anthropic/v1/messages', key: token! };
  try {
    return [
      await firstByte(direct, metered, quick ? 100 : 400),
      await throughput(direct, metered, quick ? 20 : 60),
      await memory(metered, gateway.process.pid!, quick ? 20 : 100),
    ];
  } finally {
    provider.process.kill();
    gateway.process.kill();
  }
}

async function firstByte(direct: Way, metered: Way, rounds: number): Promise<Figure> {
  const times = { direct: [] as number[], metered: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.direct.push((await stream(direct, 0)).first);
    times.metered.push((await stream(metered, 0)).first);
  }
  const [one, other] = [median(times.direct), median(times.metered)];
  const added = other - one;
  return {
    what: 'first byte of an answer through the meter, above without it (median)',
    figure: `+${added.toFixed(2)} ms (${other.toFixed(2)} / ${one.toFixed(2)} ms)`,
    value: added,
    target: 'at most +3 ms',
    met: added <= 3,
  };
}

/** A model says at most some hundred kilobytes a second; this one says what is taken. */
async function throughput(direct: Way, metered: Way, rounds: number): Promise<Figure> {
  const times = { direct: [] as number[], metered: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.direct.push((await stream(direct, 10 * MEGABYTE)).whole);
    times.metered.push((await stream(metered, 10 * MEGABYTE)).whole);
  }
  const ratio = median(times.direct) / median(times.metered);
  return {
    what: 'throughput of a stream of 10 MB, sent as quickly as it is taken / without the meter',
    figure: `${ratio.toFixed(2)} × (${(10_000 / median(times.metered)).toFixed(0)} / ${(10_000 / median(times.direct)).toFixed(0)} MB/s)`,
    value: ratio,
    target: 'at least 0.9 ×',
    met: ratio >= 0.9,
  };
}

async function memory(metered: Way, pid: number, streams: number): Promise<Figure> {
  await Promise.all(Array.from({ length: 10 }, () => stream(metered, 10 * MEGABYTE)));
  const before = peakMegabytes(pid);
  for (let round = 0; round < streams / 10; round++)
    await Promise.all(Array.from({ length: 10 }, () => stream(metered, 10 * MEGABYTE)));
  const ratio = peakMegabytes(pid) / before;
  return {
    what: `peak memory of the meter after ${streams} streams of 10 MB / after the first 10, ten at a time`,
    figure: `${ratio.toFixed(2)} × (${peakMegabytes(pid).toFixed(0)} / ${before.toFixed(0)} MB)`,
    value: ratio,
    target: 'at most 1.25 ×',
    met: ratio <= 1.25,
  };
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

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
