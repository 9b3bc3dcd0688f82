import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { TestbedsAhead } from '../../src/run/ahead.ts';
import type { MadeTestbed, Testbed, TestbedProvider } from '../../src/testbeds/types.ts';
import { containersOf, containersOfInstance } from '../support/docker.ts';
import { measureArms } from '../support/experiment.ts';
import { measure, observerOf, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { anInstance, aProvider } from '../support/testbed.ts';

const NEVER = new AbortController().signal;

/** Trials a, b, c … and a provider that tells what is asked of it; `faults`: ids whose next making fails. */
function scene(ids: string, { faults = '', signal = NEVER } = {}) {
  const told: string[] = [];
  const failing = [...faults];
  const provider: TestbedProvider = {
    kind: 'docker',
    harnessAddress: async () => null,
    async provideImage() {},
    forgetFailures() {},
    async make({ instance: { id } }): Promise<MadeTestbed> {
      told.push(`make ${id}`);
      if (failing[0] === id && failing.shift() !== undefined) throw new Error(`no ${id}`);
      return {
        start: async () => ({ workdir: id }) as Testbed,
        async discard() {
          told.push(`discard ${id}`);
        },
      };
    },
  };
  const trials = [...ids].map((id) => ({ instance: anInstance({ id }), trial: 1 }));
  const testbeds = new TestbedsAhead(
    trials.map((trial) => ({ trial, run: { provider } })),
    2,
    signal,
  );
  const open = async (id: string) => {
    const request = { instance: anInstance({ id }), trial: 1, prompt: '' };
    const { workdir } = await testbeds.of(provider).open(request, signal);
    await turn();
    told.push(`opened ${workdir}`);
  };
  const pass = (id: string) => testbeds.pass(provider, { instance: anInstance({ id }), trial: 1 });
  return { testbeds, told, open, pass };
}

describe('testbeds ahead of their trials', () => {
  test('with each that is opened the next is made, and nothing is made twice', async () => {
    const { told, open, testbeds } = scene('abc');
    for (const id of 'abc') await open(id);
    await testbeds.close();
    expect(told).toEqual(['make a', 'make b', 'opened a', 'make c', 'opened b', 'opened c']);
  });

  test('two at a time: two ahead', async () => {
    const { told, open } = scene('abcdef');
    await Promise.all([open('a'), open('b')]);
    expect(told.filter((what) => what.startsWith('make')).sort()).toEqual(['make a', 'make b', 'make c', 'make d']);
  });

  test('what could not be made ahead is made anew in its own time', async () => {
    const { told, open } = scene('ab', { faults: 'b' });
    await open('a');
    await open('b');
    expect(told).toEqual(['make a', 'make b', 'opened a', 'make b', 'opened b']);
  });

  test('a fault in its own time is its own', async () => {
    const { open } = scene('a', { faults: 'a' });
    await expect(open('a')).rejects.toThrow('no a');
  });

  test('what fails while another is removed is tried again after that', async () => {
    const { told, open, testbeds } = scene('ab', { faults: 'bb' });
    await open('a');
    const gone = Promise.withResolvers<void>();
    const removed = testbeds.remove(
      () => gone.promise,
      () => told.push('next'),
    );
    const opened = open('b');
    await turn();
    gone.resolve();
    await Promise.all([removed, opened]);
    expect(told).toEqual(['make a', 'make b', 'opened a', 'next', 'make b', 'make b', 'opened b']);
  });

  test('what nobody comes for is discarded', async () => {
    const { told, open, testbeds } = scene('abc');
    await open('a');
    await testbeds.close();
    expect(told).toEqual(['make a', 'make b', 'opened a', 'discard b']);
  });

  test('one of a trial that does not begin is discarded at once, and none is made for it later', async () => {
    const { told, open, pass } = scene('abcd');
    await open('a');
    pass('b');
    pass('c');
    await open('d');
    expect(told).toEqual(['make a', 'make b', 'opened a', 'discard b', 'make d', 'opened d']);
  });

  test('after an interruption nothing more is made', async () => {
    const stop = new AbortController();
    const { told, open } = scene('abc', { signal: stop.signal });
    await open('a');
    stop.abort('SIGTERM');
    await open('b');
    expect(told).toEqual(['make a', 'make b', 'opened a', 'opened b']);
  });
});

describe('on Docker', () => {
  test('the next container stands ready with its files, and nothing runs in it', async () => {
    const { provider, run } = await aProvider('docker', { network: 'none' });
    const trials = ['first', 'second'].map((id) => ({ instance: anInstance({ id }), trial: 1 }));
    const testbeds = new TestbedsAhead(
      trials.map((trial) => ({ trial, run: { provider } })),
      2,
      NEVER,
    );
    const open = (id: string) =>
      testbeds.of(provider).open({ instance: anInstance({ id }), trial: 1, prompt: 'Do it.' }, NEVER);
    const first = await open('first');
    await expect
      .poll(async () => (await containersOfInstance('second')).map(({ State: state }) => state.Status))
      .toEqual(['created']);
    const second = await open('second');
    const files: string[] = [];
    for await (const { path } of second.files('/agentbench')) files.push(path);
    expect(files.sort()).toEqual(['home', 'output', 'prompt.md']);
    await Promise.all([first.remove(), second.remove()]);
    await testbeds.close();
    expect(await containersOf(run.id)).toEqual([]);
  });

  test('an arm whose agent is not found has no containers that wait for its trials', async () => {
    let runs: string[] = [];
    const waiting: Promise<number>[] = [];
    const createdNow = async () =>
      (await Promise.all(runs.map(containersOf))).flat().filter(({ State: state }) => state.Status === 'created')
        .length;
    const observer = observerOf([], (_, stage) => {
      if (stage === 'agent') waiting.push(createdNow());
    });
    const agents = { base: 'true', none: 'no-such-agent', head: 'touch solved' };
    const arms = Object.entries(agents).map(([name, command]) => `${name}: { agent-command: ${command} }`);
    const { runs: records } = await measureArms(
      arms.join('\n'),
      {
        dataset: writeDataset(Array.from({ length: 8 }, (_, index) => ({ instance_id: `passed-by-${index}` }))),
        'results-path': path.join(temporaryDirectory(), 'results'),
        testbed: 'docker',
        network: 'none',
      },
      {
        observer,
        onBegin({ ids }) {
          runs = ids;
        },
      },
    );
    expect(records.map(({ totals: { error, not_run } }) => [error, not_run])).toEqual([
      [0, 0],
      [3, 5],
      [0, 0],
    ]);
    // One for the next trial, and those that are just being removed.
    expect(Math.max(...(await Promise.all(waiting)))).toBeLessThanOrEqual(3);
  });

  test('a container is removed while the next trial begins, and a run leaves none', async () => {
    const ids = ['going-1', 'going-2', 'going-3'];
    const { run, results, told } = await measure({
      dataset: writeDataset(ids.map((instance_id) => ({ instance_id }))),
      testbed: 'docker',
      network: 'none',
      'agent-command': 'touch solved',
    });
    expect(run.totals).toMatchObject({ planned: 3, passed: 3 });
    const at = (what: string, place: string) => told.findIndex((entry) => entry.what === what && entry.place === place);
    expect(at('begins', 'going-2/1')).toBeLessThan(at('ended', 'going-1/1'));
    for (const { stages } of Object.values(results)) expect(stages.at(-1)!.name).toBe('remove');
    for (const id of ids) expect(await containersOfInstance(id)).toEqual([]);
  });

  test('what a trial cost is known before the next one may begin', async () => {
    const { run } = await measure({
      dataset: writeDataset([{ instance_id: 'dear-1' }, { instance_id: 'dear-2' }]),
      testbed: 'docker',
      network: 'none',
      'max-cost': '1',
      'agent-command': `touch solved; echo '{"cost_usd": 2}' >"$AGENTBENCH_OUTPUT_DIR/usage.json"`,
    });
    expect(run.planned.map(({ status }) => status)).toEqual(['passed', 'not_run']);
    expect(await containersOfInstance('dear-2')).toEqual([]);
  });
});
