import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import { describe, type ExpectStatic } from 'vitest';
import { complete, outcomeOf, Place, until } from './place.ts';
import type { Testbed } from './stages.ts';
import { row } from './table.ts';

const SIGNALS = ['SIGKILL', 'SIGINT', 'SIGTERM'] as const;
const LIMIT = 3_600_000;

interface Plan {
  testbed: Testbed;
  instances: number;
  trials: number;
  parallel: number;
  kills: number;
}

const PLANS: Plan[] = [
  { testbed: 'host', instances: 50, trials: 20, parallel: 64, kills: 25 },
  { testbed: 'docker', instances: 8, trials: 5, parallel: 2, kills: 10 },
];

describe.concurrent('killed again and again, and begun again each time', () => {
  for (const plan of PLANS) {
    const { testbed, kills, instances, trials, parallel } = plan;
    const about = {
      what: `${kills} kills at random moments`,
      stage: `${instances * trials} trials, ${parallel} at a time`,
      testbed,
    };
    row(
      'faults',
      about,
      async ({ expect, onTestFinished }) => {
        const place = new Place();
        onTestFinished(() => place.remove());
        const seed = Number(process.env.FAULTS_SEED ?? randomInt(2 ** 31));
        try {
          return await surviveKills(place, plan, seed, expect);
        } catch (error) {
          throw new Error(`FAULTS_SEED=${seed}: ${(error as Error).message}`, { cause: error });
        }
      },
      LIMIT,
    );
  }
});

async function surviveKills(place: Place, plan: Plan, seed: number, expect: ExpectStatic): Promise<string> {
  const { testbed, instances, trials, parallel, kills } = plan;
  const random = mersenne(seed);
  const draw = (least: number, most: number) => uniformInt(random, least, most);
  const ids = Array.from({ length: instances }, (_, index) => `i${index + 1}`);
  place.dataset(
    ids.map((id, index) => ({ instance_id: id, ...(index % 5 === 4 ? { success_command: 'false' } : {}) })),
  );
  const options = {
    testbed,
    trials: String(trials),
    parallel: String(parallel),
    resume: 'true',
    'agent-directory': place.agentDirectory,
    'agent-command': agentOf(place, plan),
  };

  let atRest: Record<string, string> = {};
  // A trial's earlier files whose move SIGKILL cut short lie there until that trial begins again.
  let cutShort: string[] = [];
  // Files of a killed run lie there until another run has come so far that it looks for them.
  let ofDead: string[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    const running = place.run(options);
    await sleep(draw(50, 3_000));
    const signal = SIGNALS[draw(0, 2)]!;
    const before = complete(place.finished());
    running.child.kill(signal);
    const ended = await running.ended;
    const what = `kill ${kill}, ${signal}:\n${ended.log.slice(-2_000)}`;
    // One that has not come to listen to signals yet dies of them.
    const own = { SIGKILL: null, SIGINT: 130, SIGTERM: 143 }[signal];
    expect([own, null], what).toContain(ended.exitCode);
    if (ended.exitCode === null) {
      expect(ended.signal, what).toBe(signal);
      ofDead = await place.left();
      cutShort = ofDead.filter((name) => /^half-made .*\/attempt-moving(\/|$)/.test(name));
    } else {
      if (!ended.log.includes('before there was a result')) ofDead = [];
      const left = async () => (await place.left()).filter((name) => ![...cutShort, ...ofDead].includes(name));
      // The Engine may still be removing a container that the kill before left: it was asked by a process that is dead.
      await until(
        async () => (await left()).length === 0,
        async () => `${what}\nleft: ${await left()}`,
      );
    }
    const after = place.finished();
    expect(after, what).toMatchObject(before);
    expect(after, what).toMatchObject(atRest);
    if (existsSync(path.join(place.results, 'run.json'))) await place.statuses();
    atRest = after;
  }

  place.release();
  const last = await place.run(options).ended;
  expect(last.exitCode, last.log.slice(-5_000)).toBe(0);
  expect(place.finished()).toMatchObject(atRest);
  const statuses = await place.statuses();
  expect(Object.keys(statuses)).toHaveLength(instances * trials);
  expect(Object.keys(place.finished())).toHaveLength(instances * trials);
  await until(
    async () => (await place.left()).length === 0,
    async () => String(await place.left()),
  );
  if (testbed === 'host') {
    expectCounts(place, instances * trials, kills, expect);
    const { results } = await place.records();
    const notes = Object.values(results).flatMap(({ integrity }) => integrity.map(({ kind }) => kind));
    expect([...new Set(notes)]).toEqual(['host_reused']);
  }
  for (const attempts of Object.values(await place.attempts())) expect(attempts).toBeLessThanOrEqual(kills + 1);
  const tools = testbed === 'host' ? ', none with a note on its tools' : '';
  return `${outcomeOf(last, statuses)}; none lost or changed, none twice${tools}; nothing left`;
}

/** Most do nothing; some take their time, leave daemons, or write. The last of all waits: no run ends before its kill. */
function agentOf(place: Place, { testbed, instances, trials }: Plan): string {
  const count =
    testbed === 'host' ? `echo "$AGENTBENCH_INSTANCE_ID/$AGENTBENCH_TRIAL" >> ${place.directory}/count` : ':';
  return `${count}
    case $AGENTBENCH_INSTANCE_ID/$AGENTBENCH_TRIAL in
      i${instances}-*/${trials}) ${place.hold} ;;
      *[05]-*/*[13579]) sleep 0.1 ;;
      *[16]-*/*[147]) setsid sleep 30.${place.nap} & ;;
      *[27]-*/*) seq 2000; mkdir "$AGENTBENCH_OUTPUT_DIR/deep"; seq 5000 > "$AGENTBENCH_OUTPUT_DIR/deep/numbers" ;;
    esac`;
}

/** Each agent ran at least once, and again only where a kill had cut it short. */
function expectCounts(place: Place, trials: number, kills: number, expect: ExpectStatic): void {
  const counts = new Map<string, number>();
  for (const name of readFileSync(path.join(place.directory, 'count'), 'utf8').trim().split('\n'))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  expect(counts.size).toBe(trials);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(kills + 1);
}
