import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import type { Effort, Figure } from './figure.ts';
import { pairsOf, ratioOf, timed } from './paired.ts';
import { inTemporary, measureRun, ROOT } from './scene.ts';

const TASK = 'plain';
/** Where scripts/prepare-tests.sh installs the package, if no other is named. */
const HARBOR = path.join(ROOT, 'node_modules/.cache/agentbench-atif/bin/harbor');

/** One task of Harbor with an agent that does nothing: the published package against this project, from the command to its end. */
export async function benchHarborTask({ quick }: Effort): Promise<Figure[]> {
  const harbor = process.env.AGENTBENCH_HARBOR ?? HARBOR;
  const what = `one trial of a Harbor task by Harbor 0.25.0 (${TASK}, an agent that does nothing), image built before`;
  if (!runs(harbor))
    return [{ what, figure: 'not measured: AGENTBENCH_HARBOR names no `harbor` that runs', target: '', met: null }];
  return inTemporary(async (directory) => {
    const tasks = path.join(directory, 'tasks');
    cpSync(path.join(ROOT, 'test/datasets/harbor/tasks', TASK), path.join(tasks, TASK), { recursive: true });
    const pairs = await pairsOf(
      quick ? 1 : 5,
      () => timed(async () => byHarbor(harbor, tasks, mkdtempSync(path.join(directory, 'jobs-')))),
      async () => (await measureRun(directory, { dataset: tasks, testbed: 'docker' })).whole,
    );
    return [ratioOf(pairs, { what, against: 'the same by this project', target: { atLeast: 10 } })];
  });
}

function runs(harbor: string): boolean {
  if (!existsSync(harbor)) return false;
  try {
    execFileSync(harbor, ['run', '--help'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** In the environment of plain_docker.py, as parity.ts. */
function byHarbor(harbor: string, tasks: string, jobs: string): void {
  const environment = ['-e', 'plain_docker:PlainDocker', '-n', '1'];
  execFileSync(harbor, ['run', '-p', tasks, '-a', 'nop', ...environment, '-o', jobs, '--job-name', 'job', '-y'], {
    env: {
      ...process.env,
      PYTHONPATH: path.join(import.meta.dirname, 'harbor'),
      LITELLM_LOCAL_MODEL_COST_MAP: 'True',
    },
    stdio: 'ignore',
  });
}
