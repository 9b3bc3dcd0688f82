import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { describe, type ExpectStatic } from 'vitest';
import { dockerCli } from '../support/docker.ts';
import { ENGINE, startDoor } from './door.ts';
import { complete, LOOK_EVERY, outcomeOf, Place, type Running, type Statuses, until } from './place.ts';
import { type Held, STAGES } from './stages.ts';
import { type RowContext, row, rows } from './table.ts';

const NOT_RUN = {
  SIGHUP: 'not_run (interrupted)',
  SIGINT: 'not_run (interrupted)',
  SIGTERM: 'not_run (interrupted)',
  SIGKILL: 'not_run',
} as const;
const CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143, SIGKILL: null } as const;
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM', 'SIGKILL'] as const;
type Signal = (typeof SIGNALS)[number];

describe.concurrent('signals to the harness', () => {
  for (const { name, testbeds, decided = false, hold } of STAGES) {
    // A signal like the others: once for each testbed.
    const signals = SIGNALS.filter((signal) => signal !== 'SIGHUP' || name === 'agent');
    for (const testbed of testbeds) {
      // Each interrupts the run that resumes the one before, unless that has nothing to hold any more.
      for (const lives of decided ? signals.map((signal) => [signal]) : [signals]) {
        const abouts = lives.map((signal) => ({ what: `${signal} to the harness`, stage: name, testbed }));
        rows('faults', `${lives.join(', ')} · ${name} · ${testbed}`, abouts, async (context) => {
          const place = aPlace(context);
          const held = await hold(place, testbed);
          context.onTestFinished(() => held.close?.());
          return signalled(place, { testbed, ...held.options }, { ...held, decided }, lives, context);
        });
      }
    }
  }
});

describe.concurrent('at other moments', () => {
  for (const second of SIGNALS) {
    const about = { what: `SIGINT, then ${second} before it has ended`, stage: 'agent', testbed: 'docker' } as const;
    row('faults', about, async (context) => {
      const { expect } = context;
      const place = aPlace(context);
      place.dataset(['a', 'b', 'c']);
      let shut = false;
      const removals = { test: (text: string) => shut && text.startsWith('DELETE /') } as RegExp;
      const door = await startDoor(ENGINE, { holds: removals });
      context.onTestFinished(() => door.close());
      const environment = { DOCKER_HOST: `tcp://127.0.0.1:${door.port}` };
      const stuck = `case $AGENTBENCH_INSTANCE_ID in b-*) sleep ${place.nap} ;; esac`;
      const running = place.run({ testbed: 'docker', 'agent-command': stuck }, { environment });
      await until(
        () => place.napping() > 0,
        () => running.log,
      );
      const before = complete(place.finished());
      shut = true;
      running.child.kill('SIGINT');
      await until(
        () => door.held > 0,
        () => running.log,
      );
      // The same signal, soon after the first, is that one.
      const again = setInterval(() => running.child.kill(second), 1000);
      const ended = await running.ended.finally(() => clearInterval(again));
      door.open();
      expect(ended.exitCode).toBe(CODES[second]);
      const statuses = await place.statuses();
      return `${outcomeOf(ended, statuses)}; ${await runAgain(place, { testbed: 'docker' }, before, expect)}`;
    });
  }

  row('faults', { what: 'SIGKILL to the harness', stage: 'writing run.json', testbed: 'host' }, async (context) => {
    const place = aPlace(context);
    // Written once for each of them: one of the writes is seen.
    place.dataset(Array.from({ length: 30 }, (_, index) => `i${index}`));
    let running: Running;
    let over = false;
    const halfWritten = () => namesIn(place.results).some((name) => /^run\.json\.\d+$/.test(name));
    const writing = () => {
      const enough = performance.now() + LOOK_EVERY;
      const begun = namesIn(place.results).includes(place.instance('i1'));
      while (begun && performance.now() < enough) if (halfWritten()) return true;
      return false;
    };
    for (let left = 9; ; left -= 1) {
      running = place.run({ testbed: 'host' });
      over = false;
      running.ended.then(() => {
        over = true;
      });
      await until(
        () => over || writing(),
        () => running.log,
      );
      running.child.kill('SIGKILL');
      if ((await running.ended).signal !== null) break;
      if (left === 0) throw new Error(`no write of run.json was seen in ten runs:\n${running.log}`);
      // Nobody looked at the moment of any of its writes.
      rmSync(place.results, { recursive: true });
    }
    const { signal } = await running.ended;
    // Before or after the new one took its place: there is a whole one.
    await place.statuses();
    return `${signal}; the record is whole; ${await runAgain(place, { testbed: 'host' }, place.finished(), context.expect)}`;
  });
});

function namesIn(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory) : [];
}

/** Checks the next run: it completes, finished trials are as they were, and nothing is left. */
async function runAgain(
  place: Place,
  options: Record<string, string>,
  kept: Record<string, string>,
  expect: ExpectStatic,
  about = {},
): Promise<string> {
  const again = await place.run({ ...options, resume: 'true' }, about).ended;
  expect(again.exitCode, again.log).toBe(0);
  expect(new Set(Object.values(await place.statuses()))).toEqual(new Set(['passed']));
  expect(place.finished()).toMatchObject(kept);
  // The run of another row may be removing a container of the one that was killed, which the re-run then leaves to it.
  await expect.poll(() => place.containers()).toEqual([]);
  // Other things that are left would end by themselves in a while, as the agent's daemon.
  expect(await place.left()).toEqual([]);
  return 'the re-run completes; nothing left';
}

/** The life of a stage: begun, held, signalled, looked at, and resumed to be held again; after the last signal to its end. */
async function signalled(
  place: Place,
  options: Record<string, string>,
  held: Held & { decided: boolean },
  signals: readonly Signal[],
  { expect }: RowContext,
): Promise<string[]> {
  const about = { environment: held.environment ?? {} };
  const outcomes: string[] = [];
  let kept: Record<string, string> = {};
  for (const [index, signal] of signals.entries()) {
    const begin = () => place.run(index === 0 ? options : { ...options, resume: 'true' }, about);
    const running = await brought(place, begin, held, signal);
    const before = { ...complete(place.finished()), ...kept };
    running.child.kill(signal);
    if (held.waitsForIt) held.release();
    const ended = await running.ended;
    expect(ended, `${signal}: ${ended.log}`).toMatchObject({
      exitCode: CODES[signal],
      signal: signal === 'SIGKILL' ? signal : null,
    });
    if (signal !== 'SIGKILL') {
      // The removal of a testbed made ahead is waited for 3 s, and ends after the run where Docker takes longer.
      await expect.poll(() => place.containers(), { message: signal }).toEqual([]);
      expect(await place.left(), signal).toEqual([]);
    }
    expect(place.finished(), signal).toMatchObject(before);
    const statuses = held.statuses === null ? {} : await place.statuses();
    expect(statuses, signal).toEqual(expected(held, signal));
    outcomes.push(
      held.statuses === null ? `${outcomeOf(ended, {})}nothing was planned yet` : outcomeOf(ended, statuses),
    );
    kept = place.finished();
  }
  if (held.decided) expect(Object.keys(kept)).toHaveLength(2);
  held.release();
  const completed = await runAgain(place, options, kept, expect, about);
  return outcomes.map((outcome) => [outcome, ...(held.decided ? ['the verdict is kept'] : []), completed].join('; '));
}

/** A run that has come to its stage. Where that is over before anybody sees it, a run that is to be killed in it is begun anew. */
async function brought(place: Place, begin: () => Running, held: Held, signal: Signal): Promise<Running> {
  for (;;) {
    const running = begin();
    // A trial's testbed is removed, and the next one's made, while others are under way.
    const first = () => held.statuses === null || place.recorded()[0] === 'passed';
    await until(
      () => held.reached(running) && first(),
      () => `${signal}: ${running.log}`,
    );
    if (signal !== 'SIGKILL' || held.isOver === undefined) return running;
    running.child.kill('SIGSTOP');
    await until(
      () => isStopped(running.child.pid!),
      () => running.log,
    );
    if (!held.isOver()) return running;
    running.child.kill('SIGKILL');
    await running.ended;
    rmSync(place.results, { recursive: true });
  }
}

function isStopped(pid: number): boolean {
  return /^State:\s+T/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}

/** Statuses in run.json after a signal, of each planned trial. */
function expected({ statuses, decided }: Held & { decided: boolean }, signal: Signal): Statuses {
  if (statuses === null) return {};
  const all = Object.entries(statuses ?? { 'a/1': 'passed', 'b/1': 'not_run', 'c/1': 'not_run' });
  // The record of a run that was killed does not tell yet what the result of a trial does.
  if (decided && signal !== 'SIGKILL') all[1]![1] = 'passed';
  return Object.fromEntries(all.map(([name, status]) => [name, status === 'not_run' ? NOT_RUN[signal] : status]));
}

function aPlace({ onTestFinished }: RowContext): Place {
  const place = new Place();
  onTestFinished(() => {
    place.remove();
    const images = dockerCli(
      'images',
      '--filter',
      `reference=*/*${place.mark}`,
      '--format',
      '{{.Repository}}:{{.Tag}}',
    );
    for (const image of images.split('\n').filter(Boolean)) dockerCli('rmi', image);
  });
  return place;
}
