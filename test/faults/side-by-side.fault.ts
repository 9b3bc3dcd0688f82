import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe } from 'vitest';
import { startGitServer } from '../support/git-server.ts';
import { namesBelow, outcomeOf, Place, until } from './place.ts';
import type { Testbed } from './stages.ts';
import { type RowContext, row } from './table.ts';

describe.concurrent('two runs on one machine', () => {
  for (const testbed of ['host', 'docker'] as const) {
    const what = `SIGKILL of one of two runs that share cache and temporary directory, the other on ${other(testbed)}`;
    row('faults', { what, stage: 'agent', testbed }, async (context) => {
      const { expect } = context;
      const [killed, survivor, third] = await neighbours(context);
      const [dying, living] = [
        killed.run({ testbed, ...held(killed) }),
        survivor.run({ testbed: other(testbed), ...held(survivor) }),
      ];
      for (const place of [killed, survivor])
        await until(
          () => place.napping() > 0,
          () => dying.log + living.log,
        );
      const mirrors = namesBelow(path.join(killed.directory, 'cache'));
      dying.child.kill('SIGKILL');
      await dying.ended;
      const next = await third.run({ testbed: 'docker' }).ended;
      expect(next.exitCode, next.log).toBe(0);
      // The dead one's things, and only those, are gone.
      await until(() => killed.napping() === 0, 'the end of its agent');
      // The run of another row may be removing it, which the third then leaves to it.
      await expect.poll(() => killed.containers()).toEqual([]);
      expect(survivor.napping()).toBe(1);
      expect(await survivor.containers()).toHaveLength(testbed === 'host' ? 1 : 0);
      expect(runsIn(killed)).toHaveLength(1);
      expect(namesBelow(path.join(killed.directory, 'cache'))).toEqual(mirrors);
      survivor.release();
      const ended = await living.ended;
      const statuses = await survivor.statuses();
      const again = await killed.run({ testbed, 'agent-directory': killed.agentDirectory, resume: 'true' }).ended;
      expect(again.exitCode, again.log).toBe(0);
      expect(Object.values(await killed.statuses())).toEqual(['passed', 'passed']);
      for (const place of [killed, survivor, third]) await expect.poll(() => place.left()).toEqual([]);
      return `the other: ${outcomeOf(ended, statuses)}; a third run removes what the dead one left and nothing else`;
    });
  }

  row(
    'faults',
    { what: 'a second run with the same results-path', stage: 'agent', testbed: 'host' },
    async (context) => {
      const { expect } = context;
      const place = aPlace(context);
      place.dataset(['a', 'b']);
      const first = place.run({ testbed: 'host', ...held(place) });
      await until(
        () => place.napping() > 0,
        () => first.log,
      );
      const before = place.finished();
      const second = await place.run({ testbed: 'host' }).ended;
      expect(second.log).toMatch(
        new RegExp(`^agentbench: results-path: another run \\(process ${first.child.pid} on `, 'm'),
      );
      expect(place.finished()).toEqual(before);
      place.release();
      const ended = await first.ended;
      expect(await place.left()).toEqual([]);
      return `the second: exit ${second.exitCode}, which names the first; the first: ${outcomeOf(ended, await place.statuses())}`;
    },
  );

  row(
    'faults',
    { what: 'three runs with the same results-path at the same moment', stage: 'begin', testbed: 'host' },
    async (context) => {
      const { expect } = context;
      const place = aPlace(context);
      place.dataset(['a', 'b']);
      const ended = await Promise.all(
        [1, 2, 3].map(() => place.run({ testbed: 'host', 'agent-command': 'sleep 1' }).ended),
      );
      const codes = ended.map(({ exitCode }) => exitCode);
      for (const { exitCode, log } of ended) expect([0, 2], log).toContain(exitCode);
      expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(1);
      const last = await place.run({ testbed: 'host', resume: 'true' }).ended;
      expect(await place.left()).toEqual([]);
      expect(Object.values(await place.attempts())).toEqual([1, 1]);
      return `one at most goes on, the others exit 2; then a re-run: ${outcomeOf(last, await place.statuses())}`;
    },
  );
});

function other(testbed: Testbed): Testbed {
  return testbed === 'host' ? 'docker' : 'host';
}

function aPlace({ onTestFinished }: RowContext, environment: Record<string, string> = {}): Place {
  const place = new Place(environment);
  onTestFinished(() => place.remove());
  return place;
}

/** The last instance's agent sleeps. */
function held(place: Place): Record<string, string> {
  return {
    'agent-directory': place.agentDirectory,
    'agent-command': `case $AGENTBENCH_INSTANCE_ID in b-*) ${place.hold} ;; esac`,
  };
}

/** Three places with one cache and one temporary directory, whose first instances are clones of the same repository. */
async function neighbours(context: RowContext): Promise<[Place, Place, Place]> {
  const first = aPlace(context);
  const { XDG_CACHE_HOME, RUNNER_TEMP, TMPDIR } = first.environment as Record<
    'XDG_CACHE_HOME' | 'RUNNER_TEMP' | 'TMPDIR',
    string
  >;
  const shared = { XDG_CACHE_HOME, RUNNER_TEMP, TMPDIR };
  const repository = path.join(first.directory, 'repository');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.invalid', '-C', repository, ...args], {
      encoding: 'utf8',
    });
  execFileSync('git', ['init', '--quiet', repository]);
  git('commit', '--quiet', '--allow-empty', '--message', 'One');
  const server = await startGitServer(first.directory);
  context.onTestFinished(() => server.close());
  const clone = { repo_url: `${server.url}/repository/.git`, base_commit: git('rev-parse', 'HEAD').trim() };
  const places: [Place, Place, Place] = [first, aPlace(context, shared), aPlace(context, shared)];
  for (const place of places) place.dataset([{ instance_id: 'a', ...clone }, 'b']);
  return places;
}

/** Runs that have temporary files, by their directories. */
function runsIn(place: Place): string[] {
  return namesBelow(place.temporary).filter((name) => /^agentbench-\d+\/[0-9a-f]+$/.test(name));
}
