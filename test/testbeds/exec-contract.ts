import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { DRAIN_LIMIT } from '../../src/testbeds/drain.ts';
import { fitting } from '../../src/testbeds/long-script.ts';
import type { Testbed } from '../../src/testbeds/types.ts';
import { runIn, textOf } from '../support/testbed.ts';

/** Execution of a command, the same in every testbed. `open` makes a testbed, and its maker removes it. */
export function describeExec(open: () => Promise<Testbed>): void {
  let testbed: Testbed;
  beforeAll(async () => {
    testbed = await open();
  });
  const run = (script: string, about: Parameters<typeof runIn>[2] = {}) => runIn(testbed, script, about);
  const text = (script: string, about: Parameters<typeof runIn>[2] = {}) => textOf(testbed, script, about);

  describe('the command', () => {
    test.each([
      ['true', 0],
      ['exit 3', 3],
      ['no-such-command', 127],
      ['kill -TERM $$', 143],
      ['kill -KILL $$', 137],
      ['kill -USR1 $$', 138],
      ['kill -34 $$', 162],
      ['kill -64 $$', 192],
      ['kill -40 0', 168],
      ['kill -KILL -$$', 137],
    ])('%s: exit code %i', async (script, exitCode) => {
      const { exit } = await run(script);
      expect(exit).toMatchObject({ exitCode, timedOut: false, survived: false });
    });

    test('runs by bash where it is asked for, by sh where that is', async () => {
      const which = 'echo "${BASH_VERSION:+bash}"';
      expect(await text(which, { shell: 'agent' })).toBe('bash');
      expect(await text(which, { shell: 'bash' })).toBe('bash');
      expect(await text('readlink /proc/$$/exe', { shell: 'sh' })).toBe(await text('readlink -f /bin/sh'));
    });

    test('stands in the workdir, with standard input empty', async () => {
      expect(await text('pwd')).toBe(testbed.workdir);
      expect(await text('readlink /proc/self/fd/0; cat | wc -c')).toBe('/dev/null\n0');
    });

    test('can open its outputs by name, as scripts do', async () => {
      const { exit, stdout, stderr } = await run(
        'echo one >/dev/stdout && echo two >/dev/stderr && echo three | tee /dev/stderr',
      );
      expect([exit.exitCode, stdout.toString(), stderr.toString()]).toEqual([0, 'one\nthree\n', 'two\nthree\n']);
    });

    test('has a session of its own', async () => {
      const sessions = await Promise.all([1, 2].map(() => text('cut -d" " -f6 /proc/self/stat; sleep 0.3')));
      expect(new Set(sessions).size).toBe(2);
      expect(await text('kill -0 -$$ && echo leads a process group')).toBe('leads a process group');
    });

    test('is handed over whole, whatever it holds', async () => {
      const script = `printf '%s' "it's \\$HOME"; printf ' %s' 'ünï "quoted" \\n'\n# a comment\nprintf ' end'`;
      expect(await text(script)).toBe(`it's $HOME ünï "quoted" \\n end`);
    });

    test.each([
      ['sh', false],
      ['bash', false],
      ['agent', true],
    ] as const)('runs at any length: 3 MB by %s, lasting: %s', async (shell, lasting) => {
      const long = (end: string) => `a='${'x'.repeat(3_000_000)}'\nprintf '%s ' "$0" $# \${#a} it"'"s\n${end}`;
      const short = await run('printf "%s " "$0" $#', { shell, lasting });
      // The exit of a lasting command does not wait for its output.
      await expect.poll(() => short.stdout.toString()).toMatch(/ 0 $/);
      const { exit, stdout } = await run(long('exit 7'), { shell, lasting });
      await expect.poll(() => stdout.toString()).toBe(`${short.stdout}3000000 it's `);
      expect(exit).toMatchObject({ exitCode: 7, timedOut: false });
      expect((await run(long(') syntax error'), { shell })).exit.exitCode).not.toBe(0);
    });

    test('does not run at all if something has changed its file', async () => {
      const script = await fitting(`echo begun # ${'x'.repeat(100_000)}\n\n`, testbed);
      expect(await text(script)).toBe('begun');
      await text(
        `cd "$(dirname '${testbed.promptFile}')"; for file in command-*.sh; do echo 'echo other' >"$file"; done`,
      );
      const { exit, stdout, stderr } = await run(script);
      expect([exit.exitCode, stdout.toString(), stderr.toString()]).toEqual([
        125,
        '',
        'agentbench: the file of a long command was changed\n',
      ]);
    });
  });

  describe('its output', () => {
    test('keeps stdout and stderr apart, byte for byte, with and without a last newline', async () => {
      const { stdout, stderr } = await run(String.raw`printf '\377\000\376'; printf '\303(\n' >&2`);
      expect([...stdout]).toEqual([0xff, 0x00, 0xfe]);
      expect([...stderr]).toEqual([0xc3, 0x28, 0x0a]);
    });

    test('comes complete: 5 MB of any bytes on each stream', async () => {
      const digests = await text('head -c 5000000 /dev/urandom >/tmp/ab-$$; sha256sum </tmp/ab-$$; echo /tmp/ab-$$');
      const [digest, file] = [digests.split(' ')[0], digests.split('\n')[1]];
      const { stdout, stderr } = await run(`cat ${file}; cat ${file} >&2; rm ${file}`);
      for (const bytes of [stdout, stderr]) {
        expect(bytes.length).toBe(5_000_000);
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(digest);
      }
    });

    test('of commands that run at the same time does not mix', async () => {
      const names = ['one', 'two', 'three'];
      const said = await Promise.all(names.map((name) => text(`for i in 1 2 3; do echo ${name}; sleep 0.05; done`)));
      expect(said).toEqual(names.map((name) => `${name}\n${name}\n${name}`));
    });

    test('of a lasting command comes as well, and goes on coming after its end', async () => {
      const said: string[] = [];
      const exit = await testbed.run(
        {
          shell: 'agent',
          script: 'echo out; echo err >&2; (sleep 0.7; echo later; echo afterwards >&2) & exit 4',
          environment: {},
          timeout: 240_000,
          lasting: true,
          output(stream, chunk) {
            said.push(
              ...chunk
                .toString()
                .trim()
                .split('\n')
                .map((line) => `${stream}: ${line}`),
            );
          },
        },
        new AbortController().signal,
      );
      expect(exit).toMatchObject({ exitCode: 4, timedOut: false });
      await expect
        .poll(() => [...said].sort())
        .toEqual(['stderr: afterwards', 'stderr: err', 'stdout: later', 'stdout: out']);
    });
  });

  describe('what it leaves running', () => {
    test.each([
      ['one that holds its output', 'sleep 600', false],
      ['one that prints without end', 'while :; do echo again; sleep 0.05; done', false],
      ['one without output', 'exec sleep 600 >/dev/null 2>&1', false],
      ['one that holds the output of a lasting command', 'sleep 600', true],
      ['one that prints to it without end', 'while :; do echo again; sleep 0.05; done', true],
    ])('does not delay its exit: %s', async (_, child, lasting) => {
      const plain: number[] = [];
      for (let turn = 0; turn < 3; turn += 1) plain.push((await run('echo started')).took);
      const usual = plain.sort((a, b) => a - b)[1]!;
      // The child takes minutes; and the Engine closes an exec's output 2 s after its exit, which is too late as well. On a busy machine what
      // the child prints comes without a pause, and is waited for as long as such output ever is. Such a machine delays one try, a
      // defect all of them.
      const limit = usual + DRAIN_LIMIT + 800;
      let least = Number.POSITIVE_INFINITY;
      for (let turn = 0; turn < 20 && least >= limit; turn += 1) {
        const { exit, stdout, took } = await run(`(${child}) & echo $! >child; echo started`, { lasting });
        expect(exit).toMatchObject({ exitCode: 0, timedOut: false });
        if (!lasting) expect(stdout.toString()).toMatch(/^(again\n)*started\n/);
        expect(await text('kill -0 $(cat child) && echo lives; kill $(cat child)')).toBe('lives');
        least = Math.min(least, took);
      }
      expect(least).toBeLessThan(limit);
    });
  });

  test('of what it leaves running, nothing comes after its exit', async () => {
    const ran = await run('(until [ -e go ]; do sleep 0.05; done; echo later; : >gone) & echo started');
    await text('touch go; until [ -e gone ]; do sleep 0.05; done');
    await text('true');
    expect(ran.stdout.toString()).toBe('started\n');
  });

  // From here on the tests mostly wait, and wait together.
  describe.concurrent('its output, and what it leaves running', () => {
    test('its output may be closed by the command, which goes on', async () => {
      const { exit } = await run('exec >&- 2>&-; sleep 1.2; exit 5');
      expect(exit).toMatchObject({ exitCode: 5, timedOut: false });
      expect(exit.duration).toBeGreaterThan(1_000);
    });

    test('what it leaves running lives on, and may go on printing: with &, with nohup, as a daemon', async ({
      expect,
    }) => {
      await run(
        `(while :; do echo .; echo . >&2; echo . >>plain; sleep 0.05; done) &
         nohup sh -c 'while :; do echo . >>nohup; sleep 0.05; done' >/dev/null 2>&1 &
         (setsid sh -c 'while :; do echo .; echo . >>daemon; sleep 0.05; done' &)
         until [ -s plain ] && [ -s nohup ] && [ -s daemon ]; do sleep 0.05; done`,
        { shell: 'agent', lasting: true },
      );
      const lines = async () =>
        (await text('wc -l plain nohup daemon'))
          .match(/\d+(?= \w)/g)!
          .slice(0, 3)
          .map(Number);
      // Longer than the 2 s after which the Engine closes an exec's output.
      await sleep(2_500);
      const before = await lines();
      expect(before).toHaveLength(3);
      const grown = async () => (await lines()).map((count, index) => count > before[index]!);
      await expect.poll(grown, { interval: 500 }).toEqual([true, true, true]);
    });
  });

  describe.concurrent('at the time limit', () => {
    /**
     * Runs a script that says `ready` once it is what the limit is to come upon. One that the limit came upon earlier, on a
     * machine that stood still, is run again with a longer limit.
     */
    async function limited(script: string) {
      for (let timeout = 2_500; ; timeout *= 4) {
        const { exit, stdout } = await run(script, { timeout });
        const [ready, rest] = [/^ready\n/.test(stdout.toString()), stdout.toString().replace(/^ready\n/, '')];
        if (ready || timeout > 100_000) return { exit, timeout, ready, said: rest };
      }
    }

    test('it gets TERM and may say goodbye', async () => {
      const script = 'trap "echo goodbye; exit 0" TERM; echo ready; while :; do sleep 0.1; done';
      const { exit, timeout, said } = await limited(script);
      expect(exit).toMatchObject({ exitCode: null, timedOut: true, survived: false });
      expect(exit.duration).toBeGreaterThanOrEqual(timeout);
      expect(said).toBe('goodbye\n');
    });

    test('it gets TERM too when it is to be stopped, which is no time limit', async () => {
      const until = new AbortController();
      const script = 'trap "echo goodbye; exit 0" TERM; : >to-be-stopped; while :; do sleep 0.1; done';
      const running = run(script, { until: until.signal, timeout: 240_000 });
      await text('until [ -e to-be-stopped ]; do sleep 0.05; done', { timeout: 240_000 });
      until.abort();
      const { exit, stdout } = await running;
      expect(exit).toMatchObject({ exitCode: null, timedOut: false, stopped: true, survived: false });
      expect(stdout.toString()).toBe('goodbye\n');
    });

    test('it gets KILL 5 s later where it ignores TERM; a child in a session of its own stays', async () => {
      const { exit, timeout, ready } = await limited(
        `setsid sh -c 'echo $$ >own-session; exec sleep 601' &
         sleep 602 & echo $! >same-session
         until [ -s own-session ]; do sleep 0.05; done
         trap "" TERM
         echo ready
         while :; do sleep 0.1; done`,
      );
      expect(ready).toBe(true);
      expect(exit).toMatchObject({ exitCode: null, timedOut: true, survived: false });
      expect(exit.duration).toBeGreaterThanOrEqual(timeout + 5_000);
      expect(exit.duration).toBeLessThan(timeout + 240_000);
      const state = (name: string) => `grep -qs '^State:.[^Z]' /proc/$(cat ${name})/status && echo alive || echo gone`;
      expect(await text(state('own-session'))).toBe('alive');
      expect(await text(state('same-session'))).toBe('gone');
    });

    test('it ends although a line end is in its name', async () => {
      const rename = "printf 'a\\nb' >/proc/$$/comm";
      const script = `trap "echo goodbye; exit" TERM; ${rename}; echo $$ >renamed; echo ready; while :; do sleep 0.1; done`;
      const { exit, said } = await limited(script);
      expect(exit).toMatchObject({ exitCode: null, timedOut: true, survived: false });
      expect(said).toBe('goodbye\n');
      expect(await text('[ -e /proc/$(cat renamed) ] && echo alive || echo gone')).toBe('gone');
    });

    test('it ends although it has closed its output', async () => {
      const script = 'trap "echo goodbye >closed; exit" TERM; echo ready; exec >&- 2>&-; while :; do sleep 0.1; done';
      const { exit } = await limited(script);
      expect(exit).toMatchObject({ exitCode: null, timedOut: true, survived: false });
      expect(await text('cat closed')).toBe('goodbye');
    });
  });

  describe.concurrent('when the run is interrupted', () => {
    test('running rejects with the reason, at once', async () => {
      const interruption = new AbortController();
      setTimeout(() => interruption.abort('SIGINT'), 300);
      const started = performance.now();
      const running = run('sleep 600', { signal: interruption.signal, timeout: 600_000 });
      await expect(running).rejects.toBe('SIGINT');
      expect(performance.now() - started).toBeLessThan(240_000);
    });

    test('nothing is begun any more', async () => {
      await expect(run('touch begun', { signal: AbortSignal.abort('SIGTERM') })).rejects.toBe('SIGTERM');
      expect(await text('ls begun 2>/dev/null || echo absent')).toBe('absent');
    });
  });
}
