import { describe } from 'vitest';
import type { RunningStep } from '../../e2e/runner.ts';
import { archivesOf, pageOf } from '../../e2e/support/published.ts';
import { PULL_REQUEST, postOf, type Scene } from '../../e2e/support/scene.ts';
import { type Door, ENGINE, startDoor } from './door.ts';
import { outcomeOf, until } from './place.ts';
import { aScene, leftBy } from './scene.ts';
import { type RowContext, row } from './table.ts';

const WHAT = 'cancelled by the runner, two agents ignore TERM';

describe('cancelled by the runner', () => {
  for (const testbed of ['host', 'docker'] as const) {
    const slow = testbed === 'docker' ? ', each request to Docker takes 300 ms more' : '';
    row('faults', { what: WHAT + slow, stage: 'agent', testbed }, async (context) => {
      const door = await startDoor(ENGINE);
      const { scene, place, running, job } = await twoAgents(context, testbed, door);
      door.delay = 300;
      const main = await running.cancel();
      // Within the runner's 7.5 s.
      context.expect(running.signals).toEqual(['SIGINT']);
      const statuses = await place.statuses();
      context.expect(await leftBy(job, place, main)).toEqual([]);
      await expectPublished(scene, await postOf(job), context);
      context.expect(await leftBy(job, place, main)).toEqual([]);
      return `${outcomeOf(main, statuses)}; within 7.5 s; post publishes; nothing left`;
    });
  }

  row(
    'faults',
    { what: `${WHAT}, Docker removes no container`, stage: 'agent', testbed: 'docker' },
    async (context) => {
      const removals = { test: (text: string) => shut && text.startsWith('DELETE /') } as RegExp;
      let shut = false;
      const door = await startDoor(ENGINE, { holds: removals });
      const { scene, place, running, job } = await twoAgents(context, 'docker', door);
      shut = true;
      const cancelling = running.cancel();
      // That of a testbed made ahead may come as well.
      await until(() => door.held >= 2, 'both removals');
      const partial = await place.statuses();
      context.expect(partial).toMatchObject({ 'a/1': 'passed', 'd/1': 'not_run' });
      const main = await cancelling;
      context.expect(running.signals).toEqual(['SIGINT', 'SIGTERM']);
      door.open();
      await expectPublished(scene, await postOf(job), context);
      // The run of another row may be removing a container, which post then leaves to it.
      await context.expect.poll(() => leftBy(job, place, main)).toEqual([]);
      return `exit ${main.exitCode} at SIGTERM; the partial record is whole; post publishes; nothing left`;
    },
  );
});

/** A job whose second and third agent ignore every signal, and have daemons; the first has passed. */
async function twoAgents(context: RowContext, testbed: 'host' | 'docker', door: Door) {
  const { scene, place } = await aScene(context);
  context.onTestFinished(() => door.close());
  const stubborn = `trap "" TERM INT HUP; setsid sleep ${place.nap} & while :; do sleep ${place.nap}; done`;
  const job = await scene.job(
    {
      dataset: place.dataset(['a', 'b', 'c', 'd']),
      'results-path': place.results,
      testbed,
      network: 'none',
      parallel: '2',
      'agent-command': `case $AGENTBENCH_INSTANCE_ID in a-*) ;; *) ${stubborn} ;; esac`,
    },
    { env: { DOCKER_HOST: `tcp://127.0.0.1:${door.port}` } },
  );
  const running: RunningStep = await job.start();
  await until(
    () => place.napping() >= 4,
    () => running.log,
  );
  return { scene, place, job, running };
}

async function expectPublished(
  scene: Scene,
  post: Awaited<ReturnType<typeof postOf>>,
  { expect }: RowContext,
): Promise<void> {
  expect(post).toMatchObject({ exitCode: 0, annotations: [] });
  // The archive, and the page beside it, each once.
  const [archive, ...others] = archivesOf(scene);
  expect(others).toEqual([]);
  expect(scene.artifacts.artifacts).toEqual(expect.arrayContaining([archive, pageOf(scene, archive!)]));
  expect(scene.artifacts.artifacts).toHaveLength(2);
  expect(post.summary).toContain('1 of 4 passed (25%), 3 not run');
  expect(scene.api.comments(PULL_REQUEST)[0]!.body).toContain('1 of 4 passed');
}
