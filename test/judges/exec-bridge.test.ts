import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { type ExecBridge, openExecBridge } from '../../src/judges/exec-bridge.ts';
import type { TestbedExec } from '../../src/judges/types.ts';
import { mountAt } from '../support/mounts.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { echoTestbed } from './support.ts';

const open: ExecBridge[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((bridge) => bridge.close()));
});

async function bridgeTo(exec: TestbedExec, directory = path.join(temporaryDirectory(), 'exec')): Promise<ExecBridge> {
  const bridge = await openExecBridge(directory, exec);
  open.push(bridge);
  return bridge;
}

/** Outcome of the program with these arguments, in an empty environment. */
async function call({ executable }: ExecBridge, ...words: string[]) {
  const run = promisify(execFile)(executable, words, { env: {}, maxBuffer: 64 * 1024 * 1024 });
  return run
    .then(({ stdout, stderr }) => ({ code: 0, stdout, stderr }))
    .catch(({ code, stdout, stderr }) => ({ code, stdout, stderr }));
}

describe('the program behind AGENTBENCH_EXEC', () => {
  it('hands on its arguments as they are, and what comes back', async () => {
    const { exec, ran } = echoTestbed({ exitCode: 7, stdout: 'öut\n', stderr: 'err' });
    const words = ['sh', '-c', `echo "a  b" 'c' $HOME`, '', 'line\nend', '--', '-n', '中'];
    expect(await call(await bridgeTo(exec), ...words)).toEqual({ code: 7, stdout: 'öut\n', stderr: 'err' });
    expect(ran).toEqual([words]);
  });

  it.each([
    [
      'at its time limit',
      { exitCode: null, timedOut: true, stdout: 'so far' },
      124,
      'so far',
      'agentbench: the command was ended at its time limit\n',
    ],
    ['without an exit code', { exitCode: null }, 1, 'x', ''],
  ])('tells of a command %s', async (_, result, code, stdout, stderr) => {
    expect(await call(await bridgeTo(echoTestbed(result).exec), 'x')).toEqual({ code, stdout, stderr });
  });

  it('says why a command was not run', async () => {
    const bridge = await bridgeTo(() => Promise.reject(new Error('the container is gone')));
    expect(await call(bridge, 'ls')).toEqual({
      code: 125,
      stdout: '',
      stderr: 'agentbench: the command could not be run: the container is gone\n',
    });
    expect(await call(bridge)).toMatchObject({
      code: 125,
      stderr: 'agentbench: usage: "$AGENTBENCH_EXEC" COMMAND [ARGUMENT]...\n',
    });
  });

  it('says that its arguments are too long', async () => {
    const { exec, ran } = echoTestbed();
    const words = Array<string>(11).fill('x'.repeat(100_000));
    expect(await call(await bridgeTo(exec), ...words)).toMatchObject({
      code: 125,
      stderr: expect.stringMatching(/^agentbench: the arguments are longer than 1 MiB; /),
    });
    expect(ran).toEqual([]);
  });

  it('serves several at once', async () => {
    const both = Promise.withResolvers<void>();
    let here = 0;
    const bridge = await bridgeTo(async ([word]) => {
      here += 1;
      if (here === 2) both.resolve();
      await both.promise;
      return { exitCode: 0, timedOut: false, stdout: word, stderr: '' };
    });
    const answers = await Promise.all([call(bridge, 'a'), call(bridge, 'b')]);
    expect(answers.map(({ stdout }) => stdout)).toEqual(['a', 'b']);
  });

  it('passes on 256 KiB of each output, and says where it was cut', async () => {
    const bridge = await bridgeTo(echoTestbed({ stdout: 'é'.repeat(200_000), stderr: 'short' }).exec);
    const { stdout, stderr } = await call(bridge, 'x');
    expect(Buffer.byteLength(stdout)).toBe(256 * 1024);
    expect(stderr).toBe('short\nagentbench: output was cut after 262144 bytes\n');
  });

  it('runs a hundred commands', async () => {
    const { exec, ran } = echoTestbed();
    const bridge = await bridgeTo(exec);
    const socket = path.join(path.dirname(bridge.executable), 's');
    for (let count = 0; count < 100; count++) expect(await ask(socket, '{"argv":["x"]}\n')).toContain('"stdout":"x"');
    expect(await call(bridge, 'x')).toMatchObject({
      code: 125,
      stderr: 'agentbench: a verdict may run 100 commands; this is one more\n',
    });
    expect(ran).toHaveLength(100);
  });
});

describe('the bridge', () => {
  it("is this user's alone, and leaves nothing", async () => {
    const directory = path.join(temporaryDirectory(), 'exec');
    const bridge = await bridgeTo(echoTestbed().exec, directory);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(readdirSync(directory).sort()).toEqual(['client.mjs', 'exec', 's']);
    await bridge.close();
    expect(existsSync(directory)).toBe(false);
  });

  it('finds another place where the path is too long for a socket', async () => {
    const directory = path.join(temporaryDirectory(), 'ü'.repeat(50));
    const bridge = await bridgeTo(echoTestbed().exec, directory);
    expect(await call(bridge, 'x')).toMatchObject({ code: 0, stdout: 'x' });
    const home = path.dirname(bridge.executable);
    expect([existsSync(directory), statSync(home).mode & 0o777]).toEqual([false, 0o700]);
    await bridge.close();
    expect(existsSync(home)).toBe(false);
  });

  it('leaves nothing where it cannot be opened', async () => {
    const directory = temporaryDirectory();
    const first = await openExecBridge(directory, echoTestbed().exec);
    open.push(first);
    await expect(openExecBridge(directory, echoTestbed().exec)).rejects.toThrow('EADDRINUSE');
  });

  it('removes its files, and nothing through a mount among them', async () => {
    const source = temporaryDirectory();
    writeFileSync(path.join(source, 'file'), 'kept');
    const directory = path.join(temporaryDirectory(), 'exec');
    const bridge = await bridgeTo(echoTestbed().exec, directory);
    mountAt(path.join(directory, 'bound'), '--bind', source);
    await bridge.close();
    open.pop();
    expect([existsSync(directory), readdirSync(source)]).toEqual([false, ['file']]);
  });

  it('waits for a command under way when it is closed, and for nobody who says nothing', async () => {
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let ended = false;
    const bridge = await bridgeTo(async () => {
      begun.resolve();
      await release.promise;
      ended = true;
      return { exitCode: 0, timedOut: false, stdout: '', stderr: '' };
    });
    const silent = connect(path.join(path.dirname(bridge.executable), 's'));
    await new Promise((resolve) => silent.once('connect', resolve));
    const called = call(bridge, 'x');
    await begun.promise;
    const closed = bridge.close();
    setTimeout(release.resolve, 50);
    await closed;
    expect(ended).toBe(true);
    silent.destroy();
    await called;
  });

  it.each([
    ['no JSON', 'hello\n', 'usage'],
    ['no list', '{"argv":"ls"}\n', 'usage'],
    ['numbers', '{"argv":["ls",1]}\n', 'usage'],
    ['another thing', 'null\n', 'usage'],
    ['no end', '{"argv":["ls"]}', ''],
    ['a request without end', 'x'.repeat(2 * 1024 * 1024), 'longer than 1 MiB'],
  ])('runs nothing for a request that is %s', async (_, request, answer) => {
    const { exec, ran } = echoTestbed();
    const bridge = await bridgeTo(exec);
    expect(await ask(path.join(path.dirname(bridge.executable), 's'), request)).toMatch(answer);
    expect(ran).toEqual([]);
  });
});

/** The bridge's answer to these bytes. */
function ask(socketPath: string, request: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(socketPath);
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
    socket.end(request);
  });
}
