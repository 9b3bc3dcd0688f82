import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import type { Effort, Figure } from './figure.ts';
import { installedHarbor, runByPackage } from './harbor/package.ts';
import { pairsOf, ratioOf } from './paired.ts';
import { inTemporary, measureRun, ROOT } from './scene.ts';

const TASK = 'plain';

/** One task of Harbor with an agent that does nothing: the published package against this project, each its whole run. */
export async function benchHarborTask({ quick }: Effort): Promise<Figure[]> {
  const harbor = process.env.AGENTBENCH_HARBOR ?? installedHarbor();
  const what = `one trial of a Harbor task by the published package (${TASK}, an agent that does nothing), image built before`;
  if (harbor === null)
    return [
      { what, figure: 'not measured: scripts/prepare-tests.sh has not installed the package', target: '', met: null },
    ];
  return inTemporary(async (directory) => {
    const tasks = path.join(directory, 'tasks');
    cpSync(path.join(ROOT, 'test/datasets/harbor/tasks', TASK), path.join(tasks, TASK), { recursive: true });
    const pairs = await pairsOf(
      quick ? 1 : 5,
      async () => {
        const place = mkdtempSync(path.join(directory, 'job-'));
        return 1000 * (await runByPackage(harbor, tasks, place, { concurrent: 1, agents: ['nop'] })).seconds;
      },
      async () => (await measureRun(directory, { dataset: tasks, testbed: 'docker' })).whole,
    );
    const whole = ratioOf(pairs, { what, against: 'the same by this project', target: { atLeast: 10 } });
    return quick ? [whole] : [whole, await eachTrial(harbor, directory, tasks)];
  });
}

/** Trials one after another with the task's solution, without the start of the package. */
async function eachTrial(harbor: string, directory: string, tasks: string): Promise<Figure> {
  const compose = hasCompose();
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
  const environment = compose ? "its own environment 'docker'" : 'plain_docker.py, without docker compose';
  return ratioOf(pairs, {
    what: `each of ${trials} trials of it with its solution by the published package (${environment}), without the start of Python`,
    against: 'the same by this project',
    target: { atLeast: 10 },
  });
}

function hasCompose(): boolean {
  return spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;
}
