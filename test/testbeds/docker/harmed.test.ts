import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TrialError } from '../../../src/base/errors.ts';
import { Redactor } from '../../../src/base/redact/redact.ts';
import { openTerminal } from '../../../src/terminal/terminal.ts';
import { connectDocker } from '../../../src/testbeds/docker/connect.ts';
import type { Container, Exec } from '../../../src/testbeds/docker/container.ts';
import { Engine } from '../../../src/testbeds/docker/engine.ts';
import type { Testbed } from '../../../src/testbeds/types.ts';
import { dockerCli } from '../../support/docker.ts';
import { HARMS, type Harm, type HarmingProxy, startHarmingProxy } from '../../support/harming-proxy.ts';
import { testMachine } from '../../support/machine.ts';
import { aProvider, IMAGE, runIn } from '../../support/testbed.ts';

/** Seconds that the Engine may be silent for where it is well, and where it stalls. */
const LIMITS = { well: 600, stalled: 1 };
/** Milliseconds that a harmed exchange may take: more than a busy machine needs, and less than the limit where the Engine is well. */
const SETTLED = 120_000;
const STEP = 100;
/** Of this run only: containers that a killed run has left make the list of containers longer. */
const LABEL = `agentbench-test.harmed=${randomBytes(4).toString('hex')}`;

let proxy: HarmingProxy;
let engines: Record<'well' | 'stalled', Engine>;
let container: string;
beforeAll(async () => {
  proxy = await startHarmingProxy();
  const well = await connectDocker(testMachine({ ...proxy.environment, DOCKER_CLIENT_TIMEOUT: String(LIMITS.well) }));
  engines = { well, stalled: new Engine(well.address, LIMITS.stalled * 1000) };
  container = dockerCli('run', '-d', '--init', '--label', LABEL, IMAGE, 'sleep', '3600');
});
beforeEach(() => {
  proxy.plan = () => null;
});
afterAll(async () => {
  proxy.plan = () => null;
  const left = dockerCli('ps', '--all', '--quiet', '--filter', `label=${LABEL}`);
  dockerCli('rm', '--force', ...left.split('\n'));
  // The proxy stays: testbeds are removed through it.
});

/** Makes what is to be harmed: a busy machine can be later than the limit of an Engine that stalls. */
async function made<Value>(make: () => Promise<Value>): Promise<Value> {
  for (let left = 20; ; left -= 1)
    try {
      return await make();
    } catch (error) {
      if (left === 0) throw error;
    }
}

/** Harms the next answer to such a request only. */
function harmNext(request: RegExp, harm: Harm, after: number): void {
  proxy.plan = (asked) => {
    if (!request.test(asked)) return null;
    proxy.plan = () => null;
    return { harm, after };
  };
}

const SETTINGS = { Image: IMAGE, Cmd: ['true'], Labels: Object.fromEntries([LABEL.split('=')]) };

function archive(): Readable {
  const tar = pack();
  tar.entry({ name: 'tmp/harmed' }, 'x'.repeat(2_000));
  tar.finalize();
  return Readable.from(tar as AsyncIterable<Buffer>);
}

async function lengthOf(stream: Readable): Promise<number> {
  let length = 0;
  for await (const chunk of stream) length += chunk.length;
  return length;
}

/** Calls of the Engine, each with a result that is the same whenever its answer is whole. */
type Call = (engine: Engine, running: Container) => Promise<unknown>;
/** Makes what a call is done to; the harm comes after it. */
type Prepared = (engine: Engine, running: Container) => Promise<() => Promise<unknown>>;

const at =
  (call: Call): Prepared =>
  async (engine, running) =>
  () =>
    call(engine, running);
const toContainer =
  (call: (fresh: Container) => Promise<unknown>): Prepared =>
  async (engine) => {
    const fresh = await engine.createContainer(SETTINGS);
    return () => call(fresh);
  };
const toExec =
  (call: (fresh: Exec) => Promise<unknown>): Prepared =>
  async (_, running) => {
    const fresh = await running.exec({ Cmd: ['true'], AttachStdout: true });
    return () => call(fresh);
  };

const CALLS: [what: string, request: RegExp, prepared: Prepared][] = [
  ['ping', /^GET \/_ping$/, at((engine) => engine.ping())],
  ['version', /^GET \/version$/, at(async (engine) => (await engine.version()).ApiVersion)],
  ['images inspect', /^GET \/images\//, at(async (engine) => (await engine.image(IMAGE))?.id)],
  ['containers list', /^GET \/containers\/json$/, at(async (engine) => typeof (await engine.containersWith(LABEL)))],
  [
    'container create',
    /^POST \/containers\/create$/,
    at(async (engine) => typeof (await engine.createContainer(SETTINGS))),
  ],
  ['container start', /^POST \/containers\/\w+\/start$/, toContainer((fresh) => fresh.start())],
  ['container inspect', /^GET \/containers\/\w+\/json$/, at((_, running) => running.inspect())],
  ['container remove', /^DELETE /, toContainer((fresh) => fresh.remove())],
  [
    'container attach',
    /^POST \/containers\/\w+\/attach$/,
    at(async (_, running) => (await running.attach()).destroy().destroyed),
  ],
  ['archive PUT', /^PUT /, at((_, running) => running.putArchive(archive(), '/'))],
  ['archive HEAD', /^HEAD /, at(async (_, running) => (await running.stat('/etc/passwd')).mode)],
  [
    'archive GET',
    /^GET \/containers\/\w+\/archive$/,
    at(async (_, running) => lengthOf(await running.getArchive('/etc/passwd'))),
  ],
  [
    'exec create',
    /^POST \/containers\/\w+\/exec$/,
    at(async (_, running) => typeof (await running.exec({ Cmd: ['true'] }))),
  ],
  ['exec start', /^POST \/exec\/\w+\/start$/, toExec(async (fresh) => (await fresh.start()).destroy().destroyed)],
  ['exec start, detached', /^POST \/exec\/\w+\/start$/, toExec((fresh) => fresh.startDetached())],
  ['exec inspect', /^GET \/exec\/\w+\/json$/, toExec((fresh) => fresh.inspect())],
];

describe('an exchange with the Engine', () => {
  for (const [what, request, prepared] of CALLS) {
    let whole: Promise<unknown> | undefined;
    test.for(HARMS)(`${what}, %s: is a fault, or what it is without; it settles`, async (harm, { signal }) => {
      const engine = engines[harm === 'stalled' ? 'stalled' : 'well'];
      const prepare = () => prepared(engine, engine.container(container));
      whole ??= prepared(engines.well, engines.well.container(container)).then((call) => call());
      const right = await whole;
      let faults = 0;
      // Each that stalls is waited for.
      const step = harm === 'stalled' ? 3 * STEP : STEP;
      for (let after = 0, harmed = true; harmed && !signal.aborted; after += step) {
        const call = await made(prepare);
        const before = proxy.harmed;
        harmNext(request, harm, after);
        const settled = await Promise.race([
          call().then(
            (value) => ({ value }),
            (fault: Error) => ({ fault }),
          ),
          sleep(SETTLED, null, { ref: false }),
        ]);
        expect(settled, `hangs after ${after} bytes`).not.toBeNull();
        if ('value' in settled!) expect(settled.value).toEqual(right);
        else faults += 1;
        // An answer that is none takes the place of all of it.
        harmed = proxy.harmed > before && !harm.startsWith('200');
      }
      expect(faults).toBeGreaterThan(0);
    });
  }

  test('has its time, however long the limit is: a commit gets many times as much', async () => {
    const engine = await connectDocker(testMachine({ DOCKER_CLIENT_TIMEOUT: '86400' }));
    const image = await engine.container(container).commit('', '', []);
    await engine.removeImage(image);
  });

  test('that is aborted settles at once, in the middle of its answer too', async () => {
    const waiting = await engines.well.container(container).exec({ Cmd: ['true'] });
    for (const after of [0, 50, 250]) {
      harmNext(/^GET \/exec/, 'stalled', after);
      const before = proxy.harmed;
      const stop = new AbortController();
      const settled = expect(waiting.inspect(stop.signal)).rejects.toThrow(/abort/);
      // Aborted earlier, the request could still reach the proxy, and take the harm that is meant for the next.
      await expect.poll(() => proxy.harmed).toBe(before + 1);
      const begun = performance.now();
      stop.abort();
      await settled;
      expect(performance.now() - begun).toBeLessThan(SETTLED);
    }
  });
});

describe('a command whose stream is harmed', () => {
  let testbed: Testbed;
  beforeAll(async () => {
    const machine = testMachine({ ...proxy.environment, DOCKER_CLIENT_TIMEOUT: '5' });
    const provider = await made(() => aProvider('docker', {}, { machine }));
    testbed = await made(() => provider.open());
  });
  const PRINTS = { script: 'seq 1000 1300; seq 2000 2100 >&2; exit 3', bytes: [301 * 5, 101 * 5] };

  test.for(HARMS)('%s at any byte: an error, or all of it', async (harm, { signal }) => {
    let faults = 0;
    // A stream that stalls is waited for.
    const step = harm === 'stalled' ? 10 * STEP : STEP;
    for (let after = 0, harmed = true; harmed && !signal.aborted; after += step) {
      const before = proxy.harmed;
      harmNext(/^POST \/exec\/\w+\/start$/, harm, after);
      try {
        const { exit, stdout, stderr } = await runIn(testbed, PRINTS.script);
        expect(exit).toMatchObject({ exitCode: 3, timedOut: false });
        expect([stdout.length, stderr.length]).toEqual(PRINTS.bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(TrialError);
        expect(error).toMatchObject({ kind: 'docker' });
        faults += 1;
      }
      harmed = proxy.harmed > before && !harm.startsWith('200');
    }
    expect(faults).toBeGreaterThan(0);
  });

  test.each(['cut', 'reset'] as const)('%s while it runs: an error, long before its end', async (harm) => {
    harmNext(/^POST \/exec\/\w+\/start$/, harm, 150);
    const begun = performance.now();
    await expect(runIn(testbed, 'seq 1 100; sleep 600')).rejects.toThrow(TrialError);
    expect(performance.now() - begun).toBeLessThan(SETTLED);
  });

  test('at its time limit, with the answers to its end harmed: an error, and no claim that it outlived it', async () => {
    let starts = 0;
    proxy.plan = (request) =>
      /^POST \/exec\/\w+\/start$/.test(request) && ++starts === 2 ? { harm: 'cut', after: 250 } : null;
    await expect(runIn(testbed, 'sleep 600', { timeout: 300 })).rejects.toThrow(TrialError);
    proxy.plan = () => null;
  });
});

describe('a terminal whose connection is harmed', () => {
  // One that is harmed before its driver has said hello is tried with the next perl, and may be well then.
  test.each<[Harm, bytes: number[]]>([
    ['cut', [0, 250, 600, 1_500]],
    ['reset', [0, 250, 600, 1_500]],
    ['stalled', [600]],
    ['200 {}', [0]],
  ])('%s after %j bytes: an error, or all of it', async (harm, bytes) => {
    const machine = testMachine({ ...proxy.environment, DOCKER_CLIENT_TIMEOUT: '30' });
    const testbed = await (await aProvider('docker', {}, { machine })).open();
    const redactor = new Redactor([]);
    const never = new AbortController().signal;
    for (const after of bytes) {
      harmNext(/^POST \/exec\/\w+\/start$/, harm, after);
      // Where it stalls, the limit is waited for.
      const timeout = harm === 'stalled' ? 3_000 : 240_000;
      const request = { script: 'seq 1 400', environment: {}, input: [], timeout };
      const outcome = await openTerminal(testbed, { redactor }, never)
        .then((terminal) => terminal.run(request, never).finally(() => terminal.close()))
        .catch((error) => error);
      if (outcome instanceof Error) {
        expect(outcome).toMatchObject({ kind: 'docker' });
      } else {
        expect(after).toBeLessThan(600);
        expect(outcome.exitCode).toBe(0);
        expect(outcome.transcript).toMatch(/^1\r?\n[\s\S]*\n400\r?\n$/);
      }
    }
  });

  test('its driver killed in the testbed: its command is lost, which is no error', async () => {
    const testbed = await (await aProvider('docker')).open();
    const never = new AbortController().signal;
    const terminal = await openTerminal(testbed, { redactor: new Redactor([]) }, never);
    const script = 'for p in /proc/[0-9]*; do grep -qs "^Name:.perl" $p/status && kill -9 ${p#/proc/}; done; sleep 5';
    const request = { script, environment: {}, input: [], timeout: 240_000 };
    expect(await terminal.run(request, never)).toMatchObject({ end: 'exit', exitCode: null, lost: true });
    terminal.close();
  });
});
