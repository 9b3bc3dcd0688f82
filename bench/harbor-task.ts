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
    return [ratioOf(pairs, { what, against: 'the same by this project', target: { atLeast: 10 } })];
  });
}
