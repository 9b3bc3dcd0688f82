import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isAlive } from '../support/processes.ts';
import { aBench, aPlace, BEGUN, eventsOf, PATIENT } from './support.ts';

const { run, terminal, place } = await aBench();
const forever = new AbortController().signal;
/** A sleep that no other process of the machine has, and that outlives its test. */
const aSleep = () => `sleep 900.${randomInt(1e8, 1e9)}`;
/** The processes with this command line. */
const pids = async (line: string, by = run) =>
  (await by(`pgrep -fx '${line}' || true`, { input: null })).transcript.split('\n').filter(Boolean).map(Number);

describe('the command', () => {
  test.each([
    ['exit 3', 3],
    ['no-such-command', 127],
    ['kill -TERM $$', 143],
    ['kill -KILL $$', 137],
    ['exec 1>&- 2>&- 0<&-; exit 4', 4],
  ])('%s: exit code %i, with and without a terminal', async (script, exitCode) => {
    for (const input of [[], null])
      expect(await run(script, { input })).toMatchObject({ exitCode, end: 'exit', guessed: 0 });
  });

  test('runs by bash in the workdir, with the environment it was given', async () => {
    const script = 'echo "${BASH_VERSION:+bash}"; pwd; echo "$ONE|$TWO|$HOME"';
    const environment = { ONE: 'a=b\nc', TWO: "it's ünï" };
    const { transcript } = await run(script, { input: null, environment });
    expect(transcript).toBe(`bash\n${place.directory}\na=b\nc|it's ünï|${place.directory}\n`);
  });

  test('has a terminal of 120 columns and 40 lines, which is its own', async () => {
    const { transcript } = await run(
      'stty size; echo $TERM; test -t 0 -a -t 1 -a -t 2 && tty </dev/tty; ls /proc/self/fd | wc -l',
    );
    expect(transcript).toMatch(/^40 120\nxterm-256color\n\/dev\/(tty|pts\/\d+)\n4\n$/);
    expect((await run('echo $TERM', { environment: { TERM: 'dumb' } })).transcript).toBe('dumb\n');
  });

  test('without input has no terminal: empty standard input, output in order', async () => {
    const script =
      'cat; test -t 1 || echo no terminal; echo two >&2; echo three; (: </dev/tty) 2>/dev/null || echo none at all';
    const session = await run(script, { input: null });
    expect(session).toMatchObject({ exitCode: 0, typed: 0, transcript: 'no terminal\ntwo\nthree\nnone at all\n' });
    expect(
      eventsOf(session.recording)
        .map(([, , text]) => text)
        .join(''),
    ).toBe('no terminal\r\ntwo\r\nthree\r\nnone at all\r\n');
  });

  test('leads a process group in a session of its own, with default signals', async () => {
    const script = `kill -0 -$$ && grep SigIgn /proc/self/status; grep SigBlk /proc/self/status`;
    expect((await run(script)).transcript).toBe('SigIgn:\t0000000000000000\nSigBlk:\t0000000000000000\n');
  });

  test.each([[null], [[]]])('prints 5 MB, all of which is taken (input: %o)', async (input) => {
    const session = await run(`head -c 5000000 /dev/zero | tr '\\0' x | fold -w 99; echo; echo the end`, { input });
    expect(session.exitCode).toBe(0);
    expect(session.transcript).toMatch(/^x{99}\n[\s\S]*\[… \d+ characters left out …\][\s\S]*x\nthe end\n$/);
    expect(session.transcript.length).toBeLessThan(66_000);
    expect(session.recording.length).toBeLessThan(1_050_000);
  });
});

// Each at a terminal of its own, since they mostly wait.
describe.concurrent('time limit', () => {
  const timeout = 500;
  /** The exit code tells which of the signals ended the command; this ends what hangs. */
  const AT_MOST = 60_000;
  /** At a terminal whose limit comes when the script has made the file `begun`; the signals follow each other soon if `all` are to come. */
  const limited = (all = false) => aBench({}, aPlace({}, all ? BEGUN : { ...PATIENT, ...BEGUN }));

  test.each([
    ['ends at Ctrl-C', ': >begun; exec sleep 300', 130],
    ['ends at TERM', `trap '' INT; : >begun; sleep 300 & wait`, 143],
    ['ends at KILL', `trap '' INT TERM; : >begun; while :; do sleep 0.1; done`, 137],
    [
      'is stopped',
      `{ until grep -q '^State:.T' /proc/$$/status; do sleep 0.02; done; : >begun; } & kill -STOP $$`,
      137,
    ],
    ['stopped itself at the terminal', 'set -m; cat </dev/tty & wait; : >begun; sleep 300', 130],
  ])('a command that %s', async (_, script, exitCode) => {
    const inputs = script.startsWith('set') ? [[]] : [null, []];
    const sessions = inputs.map(async (input) => (await limited(exitCode !== 130)).run(script, { timeout, input }));
    for (const session of await Promise.all(sessions)) {
      expect(session).toMatchObject({ end: 'timeout', exitCode });
      expect(session.duration).toBeLessThan(AT_MOST);
    }
  });

  test('ends all of the session, whatever its process groups', async ({ expect }) => {
    const own = await limited(true);
    const asleep = aSleep();
    const script = `set -m; trap '' INT TERM; ${asleep} & ${asleep} & : >begun; wait; wait; ${asleep}`;
    expect(await own.run(script, { timeout })).toMatchObject({ end: 'timeout' });
    // They were killed; when they are gone depends on the kernel.
    await expect.poll(() => pids(asleep, own.run)).toEqual([]);
  });

  test('holds for one that prints without end', async () => {
    const session = await (await limited()).run(': >begun; exec yes', { timeout });
    expect(session).toMatchObject({ end: 'timeout', exitCode: 130 });
    expect(session.duration).toBeLessThan(AT_MOST);
  });

  test('leaves the lines that were not asked for untyped', async () => {
    const own = await limited(true);
    const script = 'read x; : >begun; while :; do echo on; sleep 0.1; done';
    expect(await own.run(script, { timeout, input: ['a', 'b'] })).toMatchObject({ typed: 1, end: 'timeout' });
  });
});

describe('what a command leaves running', () => {
  test.each([[null], [[]]])('lives on, output and all, until the point ends (input: %o)', async (input) => {
    const asleep = aSleep();
    const session = await run(`(while :; do echo again; sleep 0.02; done; echo >died) & ${asleep} & echo $!`, {
      input,
    });
    expect(session).toMatchObject({ exitCode: 0, end: 'exit' });
    await expect.poll(() => pids(asleep)).toHaveLength(1);
    const [left] = await pids(asleep);
    expect(isAlive(left!)).toBe(true);
    expect((await run('ls died', { input: null })).exitCode).toBe(2);
    expect(await terminal.endLeft(forever)).toBe(0);
    expect(isAlive(left!)).toBe(false);
  });

  test('a daemon with a session of its own, and one that ignores TERM, end with the point as well', async () => {
    const asleep = aSleep();
    await run(`setsid ${asleep} & (trap '' TERM; while :; do ${asleep}; done) & (setsid bash -c '(${asleep} &)' &)`);
    await expect.poll(() => pids(asleep)).toHaveLength(3);
    expect(await terminal.endLeft(forever)).toBe(0);
    expect(await pids(asleep)).toEqual([]);
  });

  test('TERM comes before KILL', async () => {
    // KILL comes long after TERM, so that the trap is run however slow the machine is.
    const own = await aBench({}, aPlace({}, { 'end_all(1000,': 'end_all(100_000,' }));
    await own.run(
      `(trap 'echo yes >asked; exit' TERM; : >ready; while :; do sleep 0.05; done) & until [ -e ready ]; do sleep 0.02; done`,
    );
    await own.terminal.endLeft(forever);
    expect((await own.run('cat asked', { input: null })).transcript).toBe('yes\n');
  });

  const SERVER = `
import http.server, time
print("starting", flush=True)
time.sleep(0.3)
server = http.server.HTTPServer(("127.0.0.1", 0), http.server.SimpleHTTPRequestHandler)
open("port", "w").write(str(server.server_port))
print("listening", flush=True)
server.serve_forever()
`;
  test('a server runs to its time limit', async () => {
    expect(await run('python3 server.py', { files: { 'server.py': SERVER }, timeout: 1_500 })).toMatchObject({
      end: 'timeout',
    });
  });

  test('a program that may be a server and is none ends as any other', async () => {
    expect(await run('read x; echo $x; cat', { onListening: expect.unreachable, input: ['one'] })).toMatchObject({
      end: 'interrupted',
      typed: 1,
      transcript: 'one\none\n^C',
    });
  });
});
