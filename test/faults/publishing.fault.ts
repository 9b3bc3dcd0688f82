import { existsSync } from 'node:fs';
import { describe } from 'vitest';
import type { RunningStep } from '../../e2e/runner.ts';
import { archivesOf, pageOf } from '../../e2e/support/published.ts';
import { ACTION, PULL_REQUEST, postOf, type Scene } from '../../e2e/support/scene.ts';
import { until } from './place.ts';
import { aScene, leftBy } from './scene.ts';
import { row } from './table.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const;
const FOREVER = { delayMs: 600_000 };
const STAGES: Record<string, (scene: Scene) => { readonly hits: number }> = {
  upload: (scene) => scene.artifacts.fail('CreateArtifact', FOREVER),
  comment: (scene) => scene.api.fail(/^POST .*\/comments/, FOREVER),
};
describe.concurrent.each(SIGNALS)('%s while the action publishes', (signal) => {
  for (const [name, slow] of Object.entries(STAGES)) {
    const main = { what: `${signal} to main`, stage: `publishing: ${name}`, testbed: 'host' } as const;
    row('faults', main, async (context) => {
      const { expect } = context;
      const { scene, place } = await aScene(context);
      const hanging = slow(scene);
      const job = await scene.job({ dataset: place.dataset(['a', 'b']), 'results-path': place.results });
      const ended = await signalled(await job.start(), hanging, signal);
      const before = place.finished();
      const post = await postOf(job);
      expect(post).toMatchObject({ exitCode: 0, annotations: [] });
      expectPublished(scene, expect);
      expect(place.finished()).toEqual(before);
      expect(await leftBy(job, place, ended)).toEqual([]);
      return `${ended.signal ?? `exit ${ended.exitCode}`}; post publishes 2 passed, once; nothing left`;
    });

    row('faults', { ...main, what: `${signal} to post` }, async (context) => {
      const { expect } = context;
      const { scene, place } = await aScene(context);
      const [forMain, forPost] = [STAGES.upload!(scene), slow(scene)];
      const inputs = { dataset: place.dataset(['a', 'b']), 'results-path': place.results };
      const job = await scene.job(inputs);
      await signalled(await job.start(), forMain, 'SIGKILL');
      const before = place.finished();
      const ended = await signalled((await job.startPost())!, forPost, signal);
      expect(place.finished()).toEqual(before);
      // Nobody publishes them any more; the next use of the action removes what is left.
      const next = job.step({
        directory: ACTION,
        inputs: { ...inputs, testbed: 'host', 'agent-command': 'true', resume: 'true' },
      });
      const again = await next.main();
      await postOf(next);
      expect(again, again.log).toMatchObject({ exitCode: 0, outputs: { passed: '2' } });
      expect(place.finished()).toEqual(before);
      expect(await leftBy(job, place, again)).toEqual([]);
      return `${ended.signal ?? `exit ${ended.exitCode}`}; the results are kept; the next step publishes 2 passed; nothing left`;
    });
  }
});

describe.concurrent.each(SIGNALS)('%s before anything is measured', (signal) => {
  row('faults', { what: `${signal} to main`, stage: 'looking for a baseline', testbed: 'host' }, async (context) => {
    const { scene, place } = await aScene(context);
    const hanging = scene.api.fail(/^GET .*\/actions\/runs/, FOREVER);
    const job = await scene.job({
      dataset: place.dataset(['a']),
      'results-path': place.results,
      baseline: 'artifact',
    });
    const ended = await signalled(await job.start(), hanging, signal);
    const post = await postOf(job);
    context.expect(post).toMatchObject({ exitCode: 0, annotations: [], summary: '' });
    context.expect(existsSync(place.results)).toBe(false);
    context.expect(await leftBy(job, place, ended)).toEqual([]);
    return `${ended.signal ?? `exit ${ended.exitCode}`}; nothing was planned yet; nothing left`;
  });
});

async function signalled(step: RunningStep, hanging: { readonly hits: number }, signal: NodeJS.Signals) {
  await until(
    () => hanging.hits > 0,
    () => step.log,
  );
  step.child.kill(signal);
  return step.done;
}

function expectPublished(scene: Scene, expect: Parameters<Parameters<typeof row>[2]>[0]['expect']): void {
  // The archive, and the page beside it, each once.
  const [archive, ...others] = archivesOf(scene);
  expect(others).toEqual([]);
  expect(scene.artifacts.artifacts).toEqual(expect.arrayContaining([archive, pageOf(scene, archive!)]));
  expect(scene.artifacts.artifacts).toHaveLength(2);
  const comments = scene.api.comments(PULL_REQUEST);
  expect(comments).toHaveLength(1);
  expect(comments[0]!.body).toContain('2 of 2 passed');
}
