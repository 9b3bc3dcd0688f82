import { readdirSync } from 'node:fs';
import path from 'node:path';
import { thisOwner } from '../../src/base/lease/owner.ts';
import { writeComposeTask } from './compose-task.ts';
import { Place, type Running, until } from './place.ts';
import type { PrivateDocker } from './private-docker.ts';
import { type RowContext, row } from './table.ts';
import { nap } from './world.ts';

/** Output of `clean --json`. */
interface Cleaned {
  found: { kind: string; name: string; trial: string | null; bytes: number }[];
  removed: boolean;
}

async function ended(running: Running, { expect }: RowContext, exitCode = 0): Promise<string> {
  const { exitCode: code, log } = await running.ended;
  expect(code, log).toBe(exitCode);
  return log;
}

/** A place with one instance, whose runs and commands use this Docker. */
function aPlace(context: RowContext, environment: Record<string, string>) {
  const place = new Place(environment);
  context.onTestFinished(() => place.remove());
  place.dataset(['a']);
  const clean = async (...words: string[]): Promise<Cleaned> => {
    const running = place.start(['clean', '--json', ...words], { environment: place.environment });
    return JSON.parse(await ended(running, context));
  };
  const shell = (testbed: 'docker' | 'host') => {
    const words = ['--dataset', path.join(place.directory, 'dataset'), '--testbed', testbed, '--network', 'none'];
    const command = ['--command', `sleep ${place.nap}`];
    return place.start(['shell', place.instance('a'), ...words, ...command], { environment: place.environment });
  };
  return { place, clean, shell };
}

/** The directories of runs that are left. */
function runsIn({ temporary }: Place): string[] {
  const parents = readdirSync(temporary);
  return parents.flatMap((parent) => readdirSync(path.join(temporary, parent)).map((name) => path.join(parent, name)));
}

/** The rows of `shell`, `keep` and `clean`, with a daemon that nobody else has a container in. */
export function keptRows(daemon: () => PrivateDocker): void {
  row('faults', { what: 'SIGKILL to agentbench shell', stage: 'the shell', testbed: 'host' }, async (context) => {
    const { expect } = context;
    const docker = daemon();
    const { place, clean, shell } = aPlace(context, docker.environment);
    const running = shell('host');
    await nap(place, running);
    running.child.kill('SIGKILL');
    await running.ended;
    const { found } = await clean();
    expect(found.map(({ kind, name }) => [kind, path.relative(place.temporary, name)])).toEqual([
      ['files of a killed run', runsIn(place).find((name) => !name.endsWith('.owner'))],
    ]);
    expect((await clean('--yes')).removed).toBe(true);
    await until(
      () => place.processes().length === 0,
      () => place.processes().join('\n'),
    );
    expect(runsIn(place)).toEqual([]);
    return 'SIGKILL; clean lists its files and removes them; its processes end';
  });

  row('faults', { what: 'SIGKILL to agentbench shell', stage: 'the shell', testbed: 'docker' }, async (context) => {
    const { expect } = context;
    const docker = daemon();
    const { place, clean, shell } = aPlace(context, docker.environment);
    const running = shell('docker');
    await nap(place, running);
    running.child.kill('SIGKILL');
    await running.ended;
    const { found } = await clean();
    expect(found.map(({ kind, trial }) => [kind, trial])).toEqual([
      ['container of a killed run', `${place.instance('a')}/1`],
      ['files of a killed run', null],
    ]);
    expect((await clean('--yes')).removed).toBe(true);
    expect([...runsIn(place), ...docker.left(), ...place.processes()]).toEqual([]);
    return 'SIGKILL; clean lists its container and files, and removes them; nothing left';
  });

  const composed = { what: 'SIGKILL to the harness, a Harbor task of two services', stage: 'agent, then clean' };
  row('faults', { ...composed, testbed: 'docker' }, async (context) => {
    const { expect } = context;
    const docker = daemon();
    const { place, clean } = aPlace(context, docker.environment);
    const dataset = writeComposeTask(place, 'b');
    const running = place.run({ dataset, 'agent-command': `sleep ${place.nap}` });
    await nap(place, running);
    running.child.kill('SIGKILL');
    await running.ended;
    expect(docker.left()).toHaveLength(4);
    const { found } = await clean();
    const trial = `${place.instance('b')}/1`;
    expect(found.map((one) => [one.kind, one.trial])).toEqual([
      ...Array(3).fill(['container of a killed run', trial]),
      ['files of a killed run', null],
    ]);
    expect((await clean('--yes')).removed).toBe(true);
    expect([...runsIn(place), ...docker.left(), ...place.processes()]).toEqual([]);
    return 'SIGKILL; clean lists its containers and files, and removes them with the volume; nothing left';
  });

  row(
    'attacks',
    {
      what: 'leaves files with hostile names in a kept container, beside one with hostile labels',
      stage: 'clean --yes',
      testbed: 'docker',
    },
    async (context) => {
      const { expect } = context;
      const docker = daemon();
      const { place, clean } = aPlace(context, docker.environment);
      const script = String.raw`mkdir -p -- "$(printf -- '-rf \n\033[31m::error::x')/$(printf '../%%n;$(id)')"`;
      const options = { testbed: 'docker', keep: 'always', 'agent-command': script };
      await ended(place.run(options), context);
      const [kept] = docker.left();
      const hostile = '\u001b[31m\n::error::x | \u202e';
      const dead = { ...thisOwner(), pid: 2 ** 22 + 1, started: '1' };
      const make = (name: string, owner: object) =>
        docker.cli(
          ...['create', '--name', name, '--network', 'none', '--label', 'agentbench.run=0', '--label', `agentbench.instance=${hostile}`],
          ...['--label', `agentbench.trial=${hostile}`, '--label', `agentbench.keeper=${JSON.stringify(owner)}`, 'debian:bookworm'],
        ); // biome-ignore format: words
      make('agentbench-kept-x', dead);
      make('agentbench-kept-elsewhere', { ...dead, host: 'elsewhere' });

      const listed = await ended(place.start(['clean'], { environment: place.environment }), context);
      expect(listed).toContain(`${place.instance('a')}/1`);
      expect(listed).toMatch(/kept container +0 B +.*error.* agentbench-kept-x\n/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be there
      expect(listed).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]|^::/m);
      const { found } = await clean('--yes');
      expect([kept, ...found.map(({ name }) => `container ${name}`)].sort()).toEqual(
        [kept, kept, 'container agentbench-kept-x'].sort(),
      );
      expect(docker.left()).toEqual(['container agentbench-kept-elsewhere']);
      docker.cli('rm', 'agentbench-kept-elsewhere');
      return 'listed as text; both removed; a container of another machine stays';
    },
  );
}
