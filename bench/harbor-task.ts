import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Effort, Figure } from './figure.ts';
import { installedHarbor, runByPackage } from './harbor/package.ts';
import { type Comparison, pairsOf, ratioOf, timed } from './paired.ts';
import { inTemporary, measureRun, ROOT } from './scene.ts';

const TASK = 'plain';

/**
 * One task of Harbor with an agent that does nothing: the published package in its own environment against this project, each
 * the whole command with the start of its interpreter.
 */
export async function benchHarborTask({ quick }: Effort): Promise<Figure[]> {
  const harbor = process.env.AGENTBENCH_HARBOR ?? installedHarbor();
  const compose = hasCompose();
  const what = `one trial of a Harbor task by the published package (${TASK}, an agent that does nothing, ${environmentOf(compose)}), image built before`;
  if (harbor === null)
    return [
      { what, figure: 'not measured: scripts/prepare-tests.sh has not installed the package', target: '', met: null },
    ];
  return inTemporary(async (directory) => {
    const tasks = path.join(directory, 'tasks');
    cpSync(path.join(ROOT, 'test/datasets/harbor/tasks', TASK), path.join(tasks, TASK), { recursive: true });
    const wholeIn = async (compose: boolean, about: Omit<Comparison, 'against'>) => {
      const settings = { concurrent: 1, agents: ['nop'], compose } as const;
      const pairs = await pairsOf(
        quick ? 1 : 5,
        async () =>
          1000 * (await runByPackage(harbor, tasks, mkdtempSync(path.join(directory, 'job-')), settings)).seconds,
        () => timed(() => wholeCommand(directory, tasks)),
      );
      return ratioOf(pairs, { ...about, against: 'the same by this project' });
    };
    const whole = await wholeIn(compose, { what, target: { atLeast: 10 } });
    if (quick) return [whole];
    const plain = { what: `the same in plain_docker.py: bare docker commands`, target: null };
    return [
      whole,
      ...(compose ? [await wholeIn(false, plain)] : []),
      await eachTrial(harbor, directory, tasks, compose),
    ];
  });
}

/** `agentbench run` of the task in a process of its own, with results, cache and temporary files below the directory. */
async function wholeCommand(directory: string, tasks: string): Promise<void> {
  const own = mkdtempSync(path.join(directory, 'run-'));
  const words = ['run', '--dataset', tasks, '--agent', 'nop', '--results-path', path.join(own, 'results')];
  const environment = { XDG_CACHE_HOME: path.join(directory, 'cache'), RUNNER_TEMP: own };
  await promisify(execFile)(process.execPath, [path.join(ROOT, 'dist/cli.js'), ...words], {
    cwd: own,
    env: { ...process.env, ...environment },
  });
}

/** Trials one after another with the task's solution, without the start of the package. */
async function eachTrial(harbor: string, directory: string, tasks: string, compose: boolean): Promise<Figure> {
  const trials = 10;
  const pairs = await pairsOf(
    3,
    async () => {
      const settings = { concurrent: 1, agents: ['oracle'], attempts: trials, compose } as const;
      return (
        (1000 * (await runByPackage(harbor, tasks, mkdtempSync(path.join(directory, 'job-')), settings)).trials) /
        trials
      );
    },
    async () => {
      const here = { dataset: tasks, agent: 'oracle', 'agent-command': '', trials: String(trials) };
      return (await measureRun(directory, here)).trials / trials;
    },
  );
  return ratioOf(pairs, {
    what: `each of ${trials} trials of it with its solution by the published package (${environmentOf(compose)}), without the start of Python`,
    against: 'the same by this project',
    target: { atLeast: 10 },
  });
}

function environmentOf(compose: boolean): string {
  return compose ? "its own environment 'docker'" : 'plain_docker.py, without docker compose';
}

function hasCompose(): boolean {
  return spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;
}
