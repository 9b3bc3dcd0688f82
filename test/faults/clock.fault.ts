import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';
import { outcomeOf, Place } from './place.ts';
import { row } from './table.ts';
import { nap, napIn, wake } from './world.ts';

const [FAKETIME] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
const JUMPS = [
  ['an hour forward', '+3600'],
  ['an hour back', '-3600'],
] as const;

describe.concurrent('the clock of the machine', () => {
  for (const [what, offset] of JUMPS) {
    for (const testbed of ['host', 'docker'] as const) {
      row(
        'faults',
        { what: `the clock jumps ${what}`, stage: 'agent', testbed },
        async ({ expect, onTestFinished }) => {
          if (FAKETIME === undefined) throw new Error('libfaketime is not here: scripts/prepare-tests.sh installs it');
          const place = new Place();
          onTestFinished(() => {
            wake(place);
            place.remove();
          });
          const clock = path.join(place.directory, 'clock');
          writeFileSync(clock, '+0');
          const environment = {
            LD_PRELOAD: FAKETIME,
            FAKETIME_TIMESTAMP_FILE: clock,
            FAKETIME_NO_CACHE: '1',
            // As in the kernel: only the time of day can be set.
            FAKETIME_DONT_FAKE_MONOTONIC: '1',
          };
          place.dataset(['a', 'b', 'c']);
          const options = {
            testbed,
            'agent-command': napIn(place, 'b'),
            'agent-timeout': '20m',
            'max-duration': '30m',
          };
          const running = place.run(options, { environment });
          await nap(place, running);
          writeFileSync(clock, offset);
          wake(place);
          const ended = await running.ended;
          const statuses = await place.statuses();
          expect(ended.exitCode, ended.log).toBe(0);
          const { run, results } = await place.records();
          // Half of the jump.
          const most = 1_800_000;
          const begins: string[] = [];
          for (const { started_at, finished_at, stages, agent } of Object.values(results)) {
            begins.push(started_at);
            const moments = [run.started_at, started_at, ...stages.map((stage) => stage.started_at), finished_at];
            expect([...moments, run.finished_at!]).toEqual([...moments, run.finished_at!].sort());
            expect(agent).toMatchObject({ timed_out: false });
            for (const { duration_ms } of stages) expect(duration_ms).toBeLessThan(most);
          }
          expect(begins).toEqual([...begins].sort());
          expect(Date.parse(run.finished_at!) - Date.parse(run.started_at)).toBeLessThan(most);
          const before = place.finished();
          const again = await place.run({ ...options, resume: 'true' }, { environment }).ended;
          expect(again.exitCode, again.log).toBe(0);
          expect(place.finished()).toEqual(before);
          expect(await place.left()).toEqual([]);
          return `${outcomeOf(ended, statuses)}; no limit strikes early or never, times and durations keep their order, a re-run keeps all; nothing left`;
        },
      );
    }
  }
});
