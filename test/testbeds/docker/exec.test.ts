import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Exec } from '../../../src/testbeds/docker/container.ts';
import { HijackedConnection } from '../../../src/testbeds/docker/hijack.ts';
import { RunningCommand } from '../../../src/testbeds/docker/running-command.ts';
import { type Testbed, TestbedDestroyed } from '../../../src/testbeds/types.ts';
import { containersOf, dockerCli } from '../../support/docker.ts';
import { aProvider, aTestbed, runIn, textOf } from '../../support/testbed.ts';
import { describeExec } from '../exec-contract.ts';

describe('running a command in a container', () => {
  describeExec(() => aTestbed('docker'));
});

test("the environment is the image's and what is given, nothing else", async () => {
  const testbed = await aTestbed('docker');
  const given = { ONE: '1', TWO: 'two words\nand a second line' };
  const environment = Object.fromEntries(
    (await textOf(testbed, 'cat /proc/self/environ', { environment: given }))
      .split('\0')
      .filter((entry) => entry !== '')
      .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
  expect(environment).toEqual({
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    HOSTNAME: expect.stringMatching(/^[0-9a-f]{12}$/),
    PWD: testbed.workdir,
    ...given,
  });
});

test('once it is removed, no timer of it keeps the process from ending', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  const testbed = await aTestbed('docker');
  const before = timers();
  await runIn(testbed, 'echo done', { shell: 'agent', lasting: true });
  expect(await testbed.remove()).toEqual([]);
  expect(timers()).toBeLessThanOrEqual(before);
});

test('a command whose state is asked before the Engine has begun it is waited for', async ({ onTestFinished }) => {
  const testbed = await aTestbed('docker');
  // Without it no end marks come, and the Engine's word is all there is.
  await runIn(testbed, 'rm "$(command -v setsid)"');
  const asked = vi.spyOn(Exec.prototype, 'inspect').mockResolvedValueOnce({ running: false, exitCode: null });
  onTestFinished(() => asked.mockRestore());
  expect(await runIn(testbed, 'sleep 2; exit 7')).toMatchObject({ exit: { exitCode: 7 } });
  expect(asked.mock.calls.length).toBeGreaterThan(1);
});

describe('a testbed that its agent destroys', () => {
  test('every process killed: says so at the next command, once the container has ended with them', async () => {
    const { run, open } = await aProvider('docker');
    const testbed = await open();
    await runIn(testbed, 'kill -9 -1', { shell: 'agent', lasting: true }).catch((error) => {
      expect(error).toBeInstanceOf(TestbedDestroyed);
    });
    const running = async () => (await containersOf(run.id)).filter(({ State: state }) => state.Running);
    await expect.poll(running).toEqual([]);
    await expect(runIn(testbed, 'echo still here')).rejects.toThrow(TestbedDestroyed);
    // As before a verifier with a testbed of its own.
    await testbed.stop();
    expect(await testbed.remove()).toEqual([]);
  });

  test.each([
    ['the shell removed', 'rm /bin/sh'],
    ['the workdir removed', 'cd / && rm -rf /testbed'],
    ['the workdir made a file', 'cd / && rm -rf /testbed && touch /testbed'],
    ['the shell made one that says nothing', 'rm /bin/sh && cp /bin/true /bin/sh'],
    [
      'the shell made one that ends as the Engine does for one it cannot begin',
      'rm /bin/sh && printf "#!/bin/bash\\nexit 126\\n" >/bin/sh && chmod +x /bin/sh',
    ],
    ['the whole system removed', 'rm -rf --no-preserve-root / 2>/dev/null'],
  ])('%s: says so at the next command', async (_, script) => {
    const testbed = await aTestbed('docker');
    await runIn(testbed, script, { shell: 'agent', lasting: true }).catch((error) => {
      expect(error).toBeInstanceOf(TestbedDestroyed);
    });
    await expect(runIn(testbed, 'echo still here')).rejects.toThrow(TestbedDestroyed);
    expect(await testbed.remove()).toEqual([]);
  });

  test('the shell made one that says something else: its words are told as such', async () => {
    const testbed = await aTestbed('docker');
    await runIn(testbed, 'rm /bin/sh && printf "#!/bin/bash\\necho Setup successful\\n" >/bin/sh && chmod +x /bin/sh', {
      ...{ shell: 'agent', lasting: true },
    });
    await expect(runIn(testbed, 'echo still here')).rejects.toThrow(
      new TestbedDestroyed('the testbed runs no command any more: the answer to a command was: Setup successful'),
    );
    expect(await testbed.remove()).toEqual([]);
  });
});

test.each([
  [['rm', '--force'], 'removed'],
  [['kill'], 'stopped or killed'],
  [['restart', '--time', '0'], 'stopped or killed'],
])('a container that another program ends by %j is a fault of Docker, not of its agent', async (harm, told) => {
  const { run, open } = await aProvider('docker');
  const testbed = await open();
  const [container] = await containersOf(run.id);
  const running = runIn(testbed, 'sleep 601');
  running.catch(() => {});
  await expect.poll(() => dockerCli('top', container!.Id)).toContain('sleep 601');
  dockerCli(...harm, container!.Id);
  await expect(running).rejects.toMatchObject({
    kind: 'docker',
    message: expect.stringContaining(`${told} from outside`),
  });
  await testbed.remove();
});

describe('what runs a command', () => {
  let testbed: Testbed;
  beforeAll(async () => {
    testbed = await aTestbed('docker');
  });

  test('changes nothing that the command can see of itself', async () => {
    // Signals that are ignored, and descriptors that are open but for that of the directory that is read.
    expect(await textOf(testbed, 'grep SigIgn /proc/self/status; exec ls /proc/self/fd')).toMatch(
      /^SigIgn:\s0+\n0\n1\n2\n3$/,
    );
    const script = `n=0; for file in /proc/[0-9]*/cmdline; do
      case $(tr '\\0' ' ' <$file 2>/dev/null) in *unmistakable*) n=$((n + 1)) ;; esac; done; echo $n`;
    expect(await textOf(testbed, script)).toBe('1');
  });

  test('does not hide the end of a command that prints the environment of all processes', async () => {
    for (let time = 0; time < 5; time++) {
      const { exit, stdout } = await runIn(testbed, 'cat /proc/[0-9]*/environ; echo end; exit 3');
      expect(exit.exitCode).toBe(3);
      expect(stdout.toString()).toMatch(/AGENTBENCH_CODE=.*end\n$/s);
    }
  });

  test.each(['KILL', 'TERM', 'HUP'])('is ended by %s: the testbed is said to be destroyed', async (signal) => {
    await expect(runIn(testbed, `kill -${signal} $PPID; sleep 5`)).rejects.toThrow(
      new TestbedDestroyed(
        `the testbed runs no command any more: the shell of a command was ended (exit code ${{ KILL: 137, TERM: 143, HUP: 129 }[signal]})`,
      ),
    );
  });

  test.each<[string, Record<string, string>]>([
    ['a variable', { LARGE: 'x'.repeat(200_000) }],
    ['all variables', Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`LARGE_${at}`, 'x'.repeat(100_000)]))],
  ])('%s larger than Linux takes: an error, not the doing of the testbed', async (_, environment) => {
    for (const lasting of [true, false])
      await expect(runIn(testbed, 'true', { environment, lasting })).rejects.toMatchObject({
        name: 'TrialError',
        kind: 'testbed',
        message: expect.stringContaining('more than Linux takes'),
      });
  });
});

describe('where there is no setsid', () => {
  let testbed: Testbed;
  let container: string;
  beforeAll(async () => {
    const { open, run } = await aProvider('docker');
    testbed = await open();
    container = (await containersOf(run.id))[0]!.Id;
    await runIn(testbed, 'rm $(command -v setsid)');
  });

  test('the Engine is asked for the end', async () => {
    const { exit, stdout, stderr } = await runIn(testbed, 'seq 1 3; echo no >&2; sleep 0.3; exit 7');
    expect([exit.exitCode, stdout.toString(), stderr.toString()]).toEqual([7, '1\n2\n3\n', 'no\n']);
    expect((await runIn(testbed, 'sleep 60', { timeout: 300 })).exit).toMatchObject({
      timedOut: true,
      survived: false,
    });
  });

  test.each([
    ['all of it', 0, 'sleep 0.3'],
    // Both would be one piece for a process that stands still in between.
    ['what follows its first line', 1, 'until [ -e /taken-1 ]; do sleep 0.05; done'],
  ])('output that arrives long after the exit is taken: %s', async (_, from, before) => {
    const { drain } = HijackedConnection.prototype;
    let piece = 0;
    const late = vi.spyOn(HijackedConnection.prototype, 'drain').mockImplementation(function (
      this: HijackedConnection,
      take,
    ) {
      return drain.call(this, async (chunk) => {
        if (piece++ >= from) await sleep(1_200);
        await take(chunk);
        dockerCli('exec', container, 'touch', `/taken-${from}`);
      });
    });
    onTestFinished(() => late.mockRestore());
    const { exit, stdout } = await runIn(testbed, `${before}; echo one; exit 7`);
    expect([exit.exitCode, stdout.toString(), piece > from]).toEqual([7, 'one\n', true]);
  });

  test('a process that prints on without end delays it until the Engine closes its output, 2 s later', async () => {
    const script = '(while :; do echo again; sleep 0.05; done) & echo $! >child; echo started; exit 7';
    let delay = 0;
    // A machine that stands still at the end hides it in one try, a defect in all of them.
    for (let turn = 0; turn < 20 && !(delay > 500 && delay < 8_000); turn += 1) {
      const { exit, stdout, took } = await runIn(testbed, script);
      await runIn(testbed, 'kill $(cat child)');
      expect([exit.exitCode, exit.timedOut]).toEqual([7, false]);
      expect(stdout.toString()).toMatch(/^(again\n)*started\n/);
      // Its own time has nothing of that.
      delay = took - exit.duration;
    }
    expect(delay).toBeGreaterThan(500);
    expect(delay).toBeLessThan(8_000);
  });

  test('an interruption does not wait for its output', async () => {
    const interruption = new AbortController();
    const { drain } = HijackedConnection.prototype;
    const { rest } = RunningCommand.prototype;
    // Its end never comes, however late the exit is seen.
    const endless = vi.spyOn(HijackedConnection.prototype, 'drain').mockImplementation(async function (
      this: HijackedConnection,
      take,
    ) {
      await drain.call(this, take);
      await new Promise(() => {});
    });
    const waits = vi.spyOn(RunningCommand.prototype, 'rest').mockImplementation(function (
      this: RunningCommand,
      ...words
    ) {
      const waited = rest.apply(this, words);
      interruption.abort('SIGINT');
      return waited;
    });
    onTestFinished(() => [endless, waits].forEach((spy) => void spy.mockRestore()));
    // A wait would end without a fault, 10 s later.
    await expect(runIn(testbed, '(sleep 20) & exit 0', { signal: interruption.signal })).rejects.toBe('SIGINT');
  });
});
