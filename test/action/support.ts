import { setTimeout as sleep } from 'node:timers/promises';
import { mersenne } from 'pure-rand/generator/mersenne';
import { afterAll, vi } from 'vitest';
import type { Fault, Received } from '../doubles/http.ts';
import { type RestApi, restFaults, startRestApi } from '../doubles/rest-api.ts';

/** Random numbers of a seed, from 0 (included) to 1. */
export type Random = () => number;

export function randomOf(seed: number): Random {
  const generator = mersenne(seed);
  return () => (generator.next() >>> 0) / 2 ** 32;
}

/** True with a probability, but never more than so many times in a row: what is tried again does work in the end. */
export function mishap(random: Random, probability: number, most: number): () => boolean {
  let inARow = 0;
  return () => {
    inARow = inARow < most && random() < probability ? inARow + 1 : 0;
    return inARow > 0;
  };
}

/** Mostly a moment, now and then many times as long: so that one is overtaken by several. */
export async function hesitate(random: Random): Promise<void> {
  const most = random() < 0.1 ? 40 : 5;
  await sleep(random() * most);
}

const EVER = { times: Number.POSITIVE_INFINITY };

/** What passes when it is tried again. */
export const TROUBLES = {
  'server error': { ...EVER, status: 500 },
  'bad gateway': { ...EVER, status: 502 },
  'broken connection': { ...EVER, status: 'reset' },
  'lost answer': { ...EVER, status: 502, carriedOut: true },
  'connection broken after': { ...EVER, status: 'reset', carriedOut: true },
  'secondary limit': { ...EVER, ...restFaults.secondaryLimit(1) },
  'secondary limit, 429': { ...EVER, ...restFaults.secondaryLimit(1, 429) },
} satisfies Record<string, Fault>;

/** A process that is no more gets no answer; here one that it does not try again after. */
const FAULTS = {
  ...TROUBLES,
  dead: { ...EVER, status: 401 },
  'dead after': { ...EVER, status: 401, carriedOut: true },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

/** What the requests with a token meet. */
export interface Weather {
  fault(request: Received): FaultName | null;
  /** Of the delays. */
  random: Random;
}

/** The REST API with a weather for each token that has one. Ends with the test file. */
export async function startUnsteadyApi(): Promise<{ api: RestApi; weather: Map<string, Weather> }> {
  const weather = new Map<string, Weather>();
  const chosen = new WeakMap<Received, FaultName | null>();
  const of = (request: Received) => {
    if (!chosen.has(request)) chosen.set(request, weather.get(tokenOf(request))?.fault(request) ?? null);
    return chosen.get(request);
  };
  const api = await startRestApi({
    async pause(request) {
      const random = weather.get(tokenOf(request))?.random;
      if (random !== undefined) await hesitate(random);
    },
  });
  for (const [name, fault] of Object.entries(FAULTS)) api.fail((request) => of(request) === name, fault);
  // It is read when @actions/github is imported.
  vi.stubEnv('GITHUB_API_URL', api.url);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await api.close();
  });
  return { api, weather };
}

/** The token that a request came with. */
export function tokenOf({ headers }: Pick<Received, 'headers'>): string {
  return headers.authorization?.split(' ')[1] ?? '';
}
