/** The action twice in one job, in steps that run at the same time, too. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe } from 'vitest';
import { containersOf } from '../test/support/docker.ts';
import { sleepers } from '../test/support/processes.ts';
import { unpackArtifact } from './support/records.ts';
import { ACTION, PULL_REQUEST, postOf, type Scene, test } from './support/scene.ts';

const PREFIX = 'agentbench-Benchmark-bench-0-__self';
/** The results of each step, and their page by itself. */
const UPLOADED = [`${PREFIX}-1`, `${PREFIX}-1.html`, `${PREFIX}_2-1`, `${PREFIX}_2-1.html`];

/** A job whose two steps measure for a while: `a` and `b`, `c` and `d`. */
async function twoSteps(scene: Scene, testbed: string, agent = 'sleep 2') {
  const row = (id: string) => ({ instance_id: id, base_image: 'debian:bookworm' });
  const dataset = await scene.dataset(['a', 'b', 'c', 'd'].map(row));
  const inputs = { dataset, testbed, network: 'none', 'agent-command': agent };
  const of = async (ids: string[], name: string) => ({
    ...inputs,
    instances: ids.join(),
    'results-path': `${await scene.directory()}/${name}`,
  });
  const first = await scene.job(await of(['a', 'b'], 'first'));
  const second = first.step({ directory: ACTION, action: '__self_2', inputs: await of(['c', 'd'], 'second') });
  return { first, second };
}

describe.concurrent('the action in two steps at the same time', () => {
  test.for(['host', 'docker'])('on %s: artifacts, state and results are apart', async (testbed, { scene, expect }) => {
    const { first, second } = await twoSteps(scene, testbed);
    const mains = await Promise.all([first.main(), second.main()]);
    for (const main of mains) expect(main, main.log).toMatchObject({ outcome: 'success', outputs: { passed: '2' } });
    const [one, two] = mains;
    for (const name of ['run-id', 'results-path', 'artifact-id']) expect(one!.state[name]).not.toBe(two!.state[name]);
    const ids = mains.map(({ outputs }) => Number(outputs['artifact-id']));
    const names = ids.map((id) => scene.artifacts.artifacts.find((artifact) => artifact.id === id)!.name);
    expect(names).toEqual([`${PREFIX}-1`, `${PREFIX}_2-1`]);
    for (const [index, trials] of [
      ['a', 'b'],
      ['c', 'd'],
    ].entries()) {
      const files = Object.keys(await unpackArtifact(scene, ids[index]!));
      const results = files.filter((file) => file.endsWith('/result.json'));
      expect(results.sort()).toEqual(trials.map((id) => `${id}/trial-1/result.json`));
    }
    for (const step of [second, first])
      expect(await postOf(step)).toMatchObject({ outcome: 'success', annotations: [] });
    // Both are of one suite: one comment says the results of both.
    const comments = scene.api.comments(PULL_REQUEST);
    expect(comments.map(({ body }) => body.split('\n').find((line) => line.startsWith('## ')))).toEqual([
      '## ✅ Benchmark: 4 of 4 passed (100%)',
    ]);
    expect(scene.artifacts.artifacts.map(({ name }) => name).sort()).toEqual(UPLOADED);
  });

  test('one is killed, and its post step runs: the other goes on', async ({ scene, expect }) => {
    // Each agent sleeps until it is ended from here.
    const marks = [`4${randomInt(1e8, 1e9)}`, `4${randomInt(1e8, 1e9)}`] as const;
    const nap = marks.map((mark, at) => `${'ac'[at]} | ${'bd'[at]}) sleep ${mark};;`).join(' ');
    const { first, second } = await twoSteps(scene, 'docker', `case $AGENTBENCH_INSTANCE_ID in ${nap} esac; true`);
    const running = [await first.start(), await second.start()];
    await expect.poll(() => marks.map((mark) => sleepers(mark).length), { timeout: 400_000 }).toEqual([1, 1]);
    running[0]!.child.kill('SIGKILL');
    const killed = await running[0]!.done;
    const post = await postOf(first);
    expect(post, post.log).toMatchObject({ outcome: 'success' });
    expect(await containersOf(killed.state['run-id']!)).toEqual([]);
    expect(marks.map((mark) => sleepers(mark).length)).toEqual([0, 1]);
    const ended = running[1]!.done.then(() => true);
    while (!(await Promise.race([ended, sleep(50, false)]))) for (const { pid } of sleepers(marks[1])) signal(pid);
    const other = await running[1]!.done;
    expect(other, other.log).toMatchObject({ outcome: 'success', outputs: { passed: '2', errors: '0' } });
    await postOf(second);
    expect(scene.artifacts.artifacts.map(({ name }) => name).sort()).toEqual(UPLOADED);
  });
});

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
