import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { bareTrial, engine } from './engine.ts';
import type { Effort, Figure } from './figure.ts';
import { differenceOf, judge, pairsOf, ratioOf, timed } from './paired.ts';
import { inTemporary, measureRun, writeIdleDataset } from './scene.ts';

/** Two agents that do nothing. On Docker, a trial knows the first by its text, and takes no list of changes. */
const AGENTS = ['true', '/bin/true'];

const LISTING =
  'The Engine compares all files of the image for its list of differences, and does nothing else with the container meanwhile: the next line has these calls in its reference';

/** One idle Docker trial against the same Engine calls: with the default network, with none, and with an unknown agent. */
export async function benchDockerTrial({ quick }: Effort): Promise<Figure[]> {
  const docker = await engine();
  return inTemporary(async (directory) => {
    const dataset = path.join(directory, 'dataset');
    const fixtures = writeIdleDataset(dataset, 1);
    const figures: Figure[] = [];
    for (const [network, agent, asks] of [
      ['bridge', AGENTS[0]!, false],
      ['bridge', AGENTS[1]!, false],
      ['bridge', AGENTS[1]!, true],
      ...(quick ? [] : [['none', AGENTS[0]!, false] as const]),
    ] as const) {
      const pairs = await pairsOf(
        quick ? 5 : 15,
        async () =>
          (await measureRun(directory, { dataset, testbed: 'docker', network, 'agent-command': agent })).trials,
        () => timed(() => bareTrial({ docker, network, fixtures }, asks)),
      );
      const told = asks ? ', against calls that list what the agent left as well' : '';
      figures.push(
        ratioOf(pairs, {
          what: `one Docker trial that does nothing (${agent}), network ${network}${told}`,
          against: `create, start, archive, two execs, remove${asks ? '; processes, differences, files of the workdir' : ''}`,
          target: { atMost: 1.25 },
          reason: agent === AGENTS[1] && !asks ? LISTING : undefined,
        }),
      );
    }
    return figures;
  });
}

/** One idle host trial against a copy of its files and two processes, for each agent. */
export async function benchHostTrial({ quick }: Effort): Promise<Figure[]> {
  return inTemporary(async (directory) => {
    const dataset = path.join(directory, 'dataset');
    const fixtures = writeIdleDataset(dataset, 1);
    const figures: Figure[] = [];
    for (const agent of AGENTS) {
      const pairs = await pairsOf(
        quick ? 10 : 30,
        async () => (await measureRun(directory, { dataset, testbed: 'host', 'agent-command': agent })).trials,
        async () => {
          const workdir = await mkdtemp(path.join(directory, 'bare-'));
          return timed(async () => {
            await cp(fixtures, workdir, { recursive: true });
            for (const script of [agent, 'true']) await shell(script, workdir);
          });
        },
      );
      figures.push(
        differenceOf(pairs, {
          what: `one host trial that does nothing (${agent})`,
          against: `a copy and two processes (sh -c ${agent}, sh -c true)`,
          target: { atMost: 40 },
        }),
      );
    }
    return figures;
  });
}

/**
 * Many concurrent host trials, more than the machine has processors: counts those not passed, or with unexpected notes.
 */
export async function benchHostCrowd({ quick }: Effort): Promise<Figure[]> {
  const rows = quick ? 200 : 1_000;
  return inTemporary(async (directory) => {
    const dataset = path.join(directory, 'dataset');
    writeIdleDataset(dataset, rows, { task_type: 'reposetup', success_command: "echo 'Setup successful'" });
    const wrong: number[] = [];
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      const { results } = await measureRun(directory, { dataset, testbed: 'host', parallel: '64' });
      const right = results.filter(
        ({ status, integrity }) => status === 'passed' && integrity.every(({ kind }) => kind === 'host_reused'),
      );
      wrong.push(rows - right.length);
    }
    const value = Math.max(...wrong);
    return [
      {
        what: `${rows} host trials that pass, 64 at a time: those that did not, or with a note`,
        value,
        figure: wrong.join(', '),
        spread: `${wrong.length} rounds`,
        ...judge(value, { atMost: 0 }, ''),
      },
    ];
  });
}

/** A trial whose agent leaves a service running, against one whose agent leaves none. */
export async function benchService({ quick }: Effort): Promise<Figure[]> {
  return inTemporary(async (directory) => {
    const dataset = path.join(directory, 'dataset');
    writeIdleDataset(dataset, 1);
    const trial = async (agent: string) =>
      (await measureRun(directory, { dataset, testbed: 'docker', network: 'none', 'agent-command': agent })).trials;
    const pairs = await pairsOf(
      quick ? 5 : 15,
      // The service keeps the agent's standard output open, like a server started with a plain &.
      () => trial('while :; do echo serving; sleep 0.2; done & true'),
      // Not `true`: after an agent that is known to do nothing, nothing is listed.
      () => trial('/bin/true'),
    );
    return [
      differenceOf(pairs, {
        what: 'a Docker trial whose agent leaves a service running',
        against: 'one whose agent does not',
        target: { atMost: 100 },
      }),
    ];
  });
}

async function shell(script: string, cwd: string): Promise<void> {
  const child = spawn('sh', ['-c', script], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.resume();
  child.stderr.resume();
  await once(child, 'close');
}
