import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe } from 'vitest';
import { containersOfInstance, dockerCli } from '../support/docker.ts';
import { startEngineProxy } from './engine-proxy.ts';
import { keptRows } from './kept-rows.ts';
import { outcomeOf, Place, type Running, until } from './place.ts';
import { PrivateDocker } from './private-docker.ts';
import { type RowContext, row } from './table.ts';
import { nap, napIn, wake } from './world.ts';

/** Seconds for an answer of the Engine: for one that never comes, and for one that is late on a busy machine. */
const IMPATIENT = { DOCKER_CLIENT_TIMEOUT: '10' };
const PATIENT = { DOCKER_CLIENT_TIMEOUT: '120' };

const OTHERS = { 'a/1': 'passed', 'c/1': 'passed' };
const ALL = { ...OTHERS, 'b/1': 'passed' };

/** Three instances, the second of which naps: its agent, or its evaluation. */
function threeIn(stage: 'agent' | 'evaluate', context: RowContext, environment: Record<string, string> = {}) {
  const place = new Place(environment);
  context.onTestFinished(() => {
    wake(place);
    place.remove();
  });
  const evaluated = { success_command: `sleep ${place.nap}; echo Setup successful` };
  place.dataset(['a', stage === 'agent' ? 'b' : { instance_id: 'b', ...evaluated }, 'c']);
  const agent = stage === 'agent' ? napIn(place, 'b') : 'true';
  return { place, run: () => place.run({ testbed: 'docker', 'agent-command': agent }) };
}

/**
 * A run whose second instance naps, with an Engine that was never late before: on a busy machine it can be later than those
 * wait who are impatient, and such a run is begun anew.
 */
async function napping({ place, run }: ReturnType<typeof threeIn>): Promise<Running> {
  for (let left = 9; ; left -= 1) {
    const running = run();
    let over = false;
    running.ended.then(() => {
      over = true;
    });
    await until(
      () => over || (place.napping() > 0 && place.recorded()[0] === 'passed') || place.recorded().includes('error'),
      () => running.log,
    );
    if (!over && !place.recorded().includes('error')) return running;
    if (left === 0) throw new Error(`the Engine was late each time:\n${running.log}`);
    running.child.kill('SIGKILL');
    await running.ended;
    await until(
      () => {
        wake(place);
        return place.napping() === 0;
      },
      () => running.log,
    );
    rmSync(place.results, { recursive: true, force: true });
  }
}

/** Runs again with resume, and wakes what naps. */
async function completed(place: Place, { expect }: RowContext): Promise<void> {
  const again = place.run({ testbed: 'docker', resume: 'true' });
  const waking = setInterval(() => wake(place), 100);
  const { exitCode, log } = await again.ended.finally(() => clearInterval(waking));
  expect(exitCode, log).toBe(0);
  expect(await place.statuses()).toEqual(ALL);
}

describe('a daemon of our own', () => {
  let docker: PrivateDocker;
  beforeAll(async () => {
    docker = await PrivateDocker.open();
  });
  afterAll(() => docker.close());

  keptRows(() => docker);

  async function restarted({ child }: Running, ...words: string[]): Promise<void> {
    // It sleeps meanwhile, so that what it sees does not hang on how long a start takes.
    child.kill('SIGSTOP');
    await docker.kill();
    await docker.start(...words);
    child.kill('SIGCONT');
  }

  for (const stage of ['agent', 'evaluate'] as const) {
    row('faults', { what: 'dockerd killed and restarted', stage, testbed: 'docker' }, async (context) => {
      const { expect } = context;
      const { place, run } = threeIn(stage, context, docker.environment);
      const running = run();
      await nap(place, running);
      const before = place.finished();
      await restarted(running);
      const ended = await running.ended;
      const statuses = await place.statuses();
      expect(ended.exitCode, ended.log).toBe(3);
      expect(statuses, ended.log).toEqual({ ...OTHERS, 'b/1': 'error (docker)' });
      expect(place.finished()).toMatchObject(before);
      expect(docker.left()).toEqual([]);
      await completed(place, context);
      expect([...(await place.left()), ...docker.left()]).toEqual([]);
      return `${outcomeOf(ended, statuses)}; the re-run completes; nothing left`;
    });

    for (const end of ['killed', 'stopped'] as const)
      row(
        'faults',
        { what: `dockerd ${end}, and dead for the rest of the run`, stage, testbed: 'docker' },
        async (context) => {
          const { expect } = context;
          const { place, run } = threeIn(stage, context, docker.environment);
          const running = run();
          await nap(place, running);
          // That of the trial, and the one that is made for the next, which is to be there by then.
          await until(
            () => place.recorded()[0] === 'passed' && docker.left().length === 2,
            () => running.log,
          );
          const before = place.finished();
          await (end === 'killed' ? docker.kill() : docker.stop());
          const ended = await running.ended;
          const statuses = await place.statuses();
          expect(ended.exitCode, ended.log).toBe(3);
          expect(statuses).toEqual({ 'a/1': 'passed', 'b/1': 'error (docker)', 'c/1': 'error (docker)' });
          expect(place.finished()).toMatchObject(before);
          const { results } = await place.records();
          const told = results[`${place.instance('c')}/trial-1`]!.error!;
          expect(told).toMatchObject({ stage: 'prepare', message: expect.stringMatching(/does not answer any more/) });
          await docker.start();
          expect(docker.left()).toHaveLength(2);
          await completed(place, context);
          expect([...(await place.left()), ...docker.left()]).toEqual([]);
          return `${outcomeOf(ended, statuses)}; after a restart the next run removes the containers and completes`;
        },
      );
  }

  row(
    'faults',
    { what: 'dockerd killed and restarted with --live-restore', stage: 'agent', testbed: 'docker' },
    async (context) => {
      const { expect } = context;
      const { place, run } = threeIn('agent', context, docker.environment);
      await docker.kill();
      await docker.start('--live-restore');
      const running = run();
      await nap(place, running);
      await restarted(running, '--live-restore');
      const ended = await running.ended;
      const statuses = await place.statuses();
      expect(ended.exitCode, ended.log).toBe(3);
      expect(statuses, ended.log).toEqual({ ...OTHERS, 'b/1': 'error (docker)' });
      expect([...(await place.left()), ...docker.left()]).toEqual([]);
      await completed(place, context);
      return `${outcomeOf(ended, statuses)}; the re-run completes; nothing left`;
    },
  );

  row(
    'faults',
    { what: 'dockerd killed while containers are made', stage: 'prepare', testbed: 'docker' },
    async (context) => {
      const { expect } = context;
      const place = new Place(docker.environment);
      context.onTestFinished(() => place.remove());
      place.dataset(['a', 'b', 'c', 'd']);
      const running = place.run({ testbed: 'docker', parallel: '4', 'agent-command': `sleep ${place.nap}` });
      await until(
        () => docker.left().length > 0,
        () => running.log,
      );
      await docker.kill();
      const ended = await running.ended;
      const statuses = await place.statuses();
      expect(ended.exitCode, ended.log).toBe(3);
      expect(new Set(Object.values(statuses)), ended.log).toEqual(new Set(['error (docker)']));
      await docker.start();
      const again = await place.run({ testbed: 'docker', resume: 'true' }).ended;
      expect(again.exitCode, again.log).toBe(0);
      expect([...(await place.left()), ...docker.left()]).toEqual([]);
      return `${outcomeOf(ended, statuses)}; after a restart the next run removes what was made and completes`;
    },
  );

  row('faults', { what: 'dockerd hangs for 2 s', stage: 'agent', testbed: 'docker' }, async (context) => {
    const { expect } = context;
    const { place, run } = threeIn('agent', context, docker.environment);
    const running = run();
    await nap(place, running);
    docker.signal('SIGSTOP');
    wake(place);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    docker.signal('SIGCONT');
    const ended = await running.ended;
    const statuses = await place.statuses();
    expect(ended.exitCode, ended.log).toBe(0);
    expect([...(await place.left()), ...docker.left()]).toEqual([]);
    return `${outcomeOf(ended, statuses)}; nothing left`;
  });

  row('faults', { what: 'dockerd hangs for ever', stage: 'agent', testbed: 'docker' }, async (context) => {
    const { expect } = context;
    const environment = { ...docker.environment, ...IMPATIENT };
    const three = threeIn('agent', context, environment);
    const { place, run } = three;
    const running = await napping(three);
    docker.signal('SIGSTOP');
    try {
      const ended = await running.ended;
      const statuses = await place.statuses();
      expect(ended.exitCode, ended.log).toBe(3);
      expect(statuses).toEqual({ 'a/1': 'passed', 'b/1': 'error (docker)', 'c/1': 'error (docker)' });
      expect(ended.log).toMatch(/no answer to (GET|POST) .* within 10 s/);
      const next = await run().ended;
      expect(next.exitCode).toBe(2);
      expect(next.log).toMatch(/Docker does not answer at .*Start the daemon/);
      docker.signal('SIGCONT');
      Object.assign(environment, PATIENT);
      await completed(place, context);
      expect([...(await place.left()), ...docker.left()]).toEqual([]);
      return `${outcomeOf(ended, statuses)}, after the limit of DOCKER_CLIENT_TIMEOUT (120 s unless set); a run begun meanwhile: exit 2 with advice; one begun later completes, and nothing is left`;
    } finally {
      docker.signal('SIGCONT');
    }
  });
});

describe.concurrent("the machine's daemon", () => {
  const OUTSIDE: [string, (id: string) => Promise<unknown>, RegExp][] = [
    ['the container is removed from outside', remove, /^the container was (removed|stopped or killed) from outside/],
    ['the container is killed from outside', kill, /^the container was stopped or killed from outside/],
  ];
  for (const [what, harm, told] of OUTSIDE) {
    row('faults', { what, stage: 'agent', testbed: 'docker' }, async (context) => {
      const { expect } = context;
      const { place, run } = threeIn('agent', context);
      const running = run();
      await nap(place, running);
      await harm(place.instance('b'));
      const ended = await running.ended;
      const statuses = await place.statuses();
      expect(ended.exitCode, ended.log).toBe(3);
      expect(statuses).toEqual({ ...OTHERS, 'b/1': 'error (docker)' });
      const { results } = await place.records();
      expect(results[`${place.instance('b')}/trial-1`]!.error?.message).toMatch(told);
      expect(await place.left()).toEqual([]);
      return `${outcomeOf(ended, statuses)}; nothing left`;
    });
  }

  row('faults', { what: 'the container is paused and goes on', stage: 'agent', testbed: 'docker' }, async (context) => {
    const { expect } = context;
    const { place, run } = threeIn('agent', context);
    const running = run();
    await nap(place, running);
    const container = await containerOf(place.instance('b'));
    dockerCli('pause', container);
    wake(place);
    dockerCli('unpause', container);
    const ended = await running.ended;
    const statuses = await place.statuses();
    expect(ended.exitCode, ended.log).toBe(0);
    expect(await place.left()).toEqual([]);
    return `${outcomeOf(ended, statuses)}; nothing left`;
  });

  row('faults', { what: 'the container is paused for good', stage: 'agent', testbed: 'docker' }, async (context) => {
    const { expect } = context;
    const place = new Place();
    context.onTestFinished(() => place.remove());
    place.dataset(['b', 'c']);
    let running: Running;
    // A pause that a busy machine puts off until the agent's time is over is no pause of the agent.
    for (let limit = 15; ; limit *= 2) {
      const options = { 'agent-command': napIn(place, 'b'), 'agent-timeout': `${limit}s` };
      running = place.run({ testbed: 'docker', ...options });
      const isPaused = await nap(place, running)
        .then(async () => dockerCli('pause', await containerOf(place.instance('b'))))
        .then(
          () => place.napping() > 0,
          () => false,
        );
      if (isPaused || limit > 200) break;
      running.child.kill('SIGKILL');
      await running.ended;
      rmSync(place.results, { recursive: true, force: true });
    }
    const ended = await running.ended;
    const statuses = await place.statuses();
    expect(ended.exitCode, ended.log).toBe(3);
    expect(statuses, ended.log).toEqual({ 'b/1': 'error (docker)', 'c/1': 'passed' });
    expect(await place.left()).toEqual([]);
    return `${outcomeOf(ended, statuses)} after agent-timeout; nothing left`;
  });

  row('faults', { what: "the image's name is deleted", stage: 'agent', testbed: 'docker' }, async (context) => {
    const { expect } = context;
    const { place } = threeIn('agent', context);
    const image = `ab-${place.mark}:latest`;
    dockerCli('tag', 'debian:bookworm', image);
    const running = place.run({ testbed: 'docker', image, 'agent-command': napIn(place, 'a') });
    await nap(place, running);
    // That of the next trial is made ahead; what comes after it is made without the name.
    await until(
      async () => (await containersOfInstance(place.instance('b'))).length > 0,
      () => running.log,
    );
    dockerCli('image', 'rm', '--force', image);
    wake(place);
    const ended = await running.ended;
    const statuses = await place.statuses();
    expect(ended.exitCode, ended.log).toBe(0);
    expect(statuses).toEqual(ALL);
    expect(await place.left()).toEqual([]);
    return `${outcomeOf(ended, statuses)}: the image that the run began with; nothing left`;
  });

  row(
    'faults',
    { what: "Docker's socket is not there", stage: 'before the run', testbed: 'docker' },
    async (context) => {
      const { expect } = context;
      const { place, run } = threeIn('agent', context, { DOCKER_HOST: 'unix:///nowhere/docker.sock' });
      const ended = await run().ended;
      expect(ended.log).toMatch(/Docker does not answer at unix:\/\/\/nowhere.*Start the daemon, or set DOCKER_HOST/);
      expect(await place.left()).toEqual([]);
      return `exit ${ended.exitCode} with advice; nothing left`;
    },
  );

  for (const mode of ['500', 'silent'] as const) {
    const what = { '500': 'the Engine answers 500', silent: 'the Engine answers no request any more' }[mode];
    row('faults', { what, stage: 'agent', testbed: 'docker' }, async (context) => {
      const { expect } = context;
      const proxy = await startEngineProxy();
      context.onTestFinished(() => proxy.close());
      const environment = { ...proxy.environment, ...(mode === 'silent' ? IMPATIENT : PATIENT) };
      const three = threeIn('agent', context, environment);
      const { place } = three;
      const running = await napping(three);
      const before = place.finished();
      proxy.mode = mode;
      const ended = await running.ended;
      const statuses = await place.statuses();
      expect(ended.exitCode, ended.log).toBe(3);
      expect(statuses, ended.log).toEqual({ 'a/1': 'passed', 'b/1': 'error (docker)', 'c/1': 'error (docker)' });
      expect(place.finished()).toMatchObject(before);
      proxy.mode = 'well';
      Object.assign(environment, PATIENT);
      await completed(place, context);
      expect(await place.left()).toEqual([]);
      return `${outcomeOf(ended, statuses)}; once it is well the next run removes the container and completes`;
    });
  }

  row('faults', { what: 'connections to the Engine break', stage: 'agent', testbed: 'docker' }, async (context) => {
    const { expect } = context;
    const proxy = await startEngineProxy();
    context.onTestFinished(() => proxy.close());
    const { place, run } = threeIn('agent', context, proxy.environment);
    const running = run();
    await nap(place, running);
    // Between two questions: what breaks is the stream of its output.
    proxy.cut();
    wake(place);
    const ended = await running.ended;
    const statuses = await place.statuses();
    expect(['passed', 'error (docker)']).toContain(statuses['b/1']);
    if (statuses['b/1'] === 'passed') expect(ended.exitCode, ended.log).toBe(0);
    else expect(ended.exitCode, ended.log).toBe(3);
    await completed(place, context);
    expect(await place.left()).toEqual([]);
    return 'the agent works on, and its trial is measured, with the break marked in its log; error (docker) where a question was under way; nothing left';
  });

  row('faults', { what: 'connections to the Engine break', stage: 'evaluate', testbed: 'docker' }, async (context) => {
    const { expect } = context;
    const proxy = await startEngineProxy();
    context.onTestFinished(() => proxy.close());
    const { place, run } = threeIn('evaluate', context, proxy.environment);
    const running = run();
    await nap(place, running);
    proxy.cut();
    const ended = await running.ended;
    const statuses = await place.statuses();
    expect(ended.exitCode, ended.log).toBe(3);
    expect(statuses, ended.log).toEqual({ ...OTHERS, 'b/1': 'error (docker)' });
    await completed(place, context);
    expect(await place.left()).toEqual([]);
    return `${outcomeOf(ended, statuses)}; the re-run completes; nothing left`;
  });
});

async function containerOf(instance: string): Promise<string> {
  return (await containersOfInstance(instance)).find(({ State: state }) => state.Running)!.Id;
}

async function remove(instance: string): Promise<void> {
  dockerCli('rm', '--force', await containerOf(instance));
}

async function kill(instance: string): Promise<void> {
  dockerCli('kill', await containerOf(instance));
}
