import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Job, StepResult } from '../../e2e/runner.ts';
import { openScene, type Scene } from '../../e2e/support/scene.ts';
import { containersOf } from '../support/docker.ts';
import { Place } from './place.ts';
import type { RowContext } from './table.ts';

/** GitHub's services for one row, and the place of its dataset and results. */
export async function aScene({ onTestFinished }: RowContext): Promise<{ scene: Scene; place: Place }> {
  const place = new Place();
  const { scene, close } = await openScene();
  onTestFinished(async () => {
    await close();
    place.remove();
  });
  return { scene, place };
}

/** Leftovers of a job's action: temporary files, processes, containers, half-made results. */
export async function leftBy(job: Job, place: Place, main: StepResult): Promise<string[]> {
  const runs = readdirSync(job.temp)
    .filter((name) => name.startsWith('agentbench'))
    .flatMap((name) => readdirSync(path.join(job.temp, name)));
  const id = main.state['run-id'];
  const containers = id === undefined ? [] : await containersOf(id);
  return [
    ...runs.map((name) => `temporary ${name}`),
    ...(await job.orphans()).map(({ command }) => `process ${command}`),
    ...containers.map(({ Name }) => `container ${Name}`),
    ...(existsSync(place.results) ? await place.left() : []),
  ];
}
