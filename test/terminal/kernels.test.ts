import { chmodSync, copyFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { aBench, aPlace, PATIENT } from './support.ts';

/** A place where the driver is another: a text of it replaced, as if the kernel told less. */
const placeWith = (text: string, other: string, waits = PATIENT) => aPlace({}, { ...waits, [text]: other });

const PROGRAM = `
import sys, termios, time
for turn in range(2):
    time.sleep(0.6)
    termios.tcflush(sys.stdin, termios.TCIFLUSH)
    print("got", input("? "))
`;

/** Its session, fed with `one` and `two` without a guess. */
const FED = { typed: 2, guessed: 0, transcript: '? one\ngot one\n? two\ngot two\n' };

describe('a kernel that tells less', () => {
  test('no system calls: the function a program sleeps in, and silence', async () => {
    const { run } = await aBench({}, placeWith('our $CALLS = ', 'our $CALLS; my $unused = '));
    const session = await run('python3 main.py', { files: { 'main.py': PROGRAM }, input: ['one', 'two'] });
    expect(session).toMatchObject({ exitCode: 0, ...FED });
    const silent = await run('sleep 2.5; read x; echo $x', { input: ['one'] });
    expect(silent).toMatchObject({ typed: 1, guessed: 0, transcript: 'one\none\n' });
  });

  test("a 32-bit program's numbers are not taken for others", async () => {
    const { run } = await aBench({}, placeWith('$arguments[6] < 2**32', '$arguments[6] > 0'));
    const session = await run('python3 main.py', { files: { 'main.py': PROGRAM }, input: ['one', 'two'] });
    expect(session).toMatchObject(FED);
  });

  test('nothing at all: silence types, and ends', async () => {
    const nothing = { 'our $CALLS = ': 'our $CALLS; my $unused = ', '/wchan"': '/none"' };
    const { run } = await aBench({}, aPlace({}, nothing));
    const session = await run('read x; echo "got $x"; read y', { input: ['one'] });
    expect(session).toMatchObject({ typed: 1, guessed: 1, end: 'interrupted' });
    expect(session.transcript).toMatch(/^one\ngot one\n\^C/);
  });

  test('no lists of children', async () => {
    const { run, terminal } = await aBench({}, placeWith('unless -e "/proc/self/task/$$/children"', ''));
    const session = await run('python3 main.py', { files: { 'main.py': PROGRAM }, input: ['one', 'two'] });
    expect(session).toMatchObject({ exitCode: 0, ...FED });
    await run('sleep 900 & setsid sleep 900 & sleep 0.1');
    expect(await terminal.endLeft(new AbortController().signal)).toBe(0);
  });

  test("a poll's memory is kept back: standard input counts", async () => {
    const { run } = await aBench({}, placeWith('"/proc/$pid/mem"', '"/proc/$pid/none"'));
    const session = await run(
      `python3 -c 'import select
for turn in range(2):
    select.select([0], [], []); print("got", input())
    poll = select.poll(); poll.register(0); poll.poll(); print("got", input())'`,
      { input: ['one', 'two', 'three', 'four'] },
    );
    expect(session).toMatchObject({ exitCode: 0, typed: 4, guessed: 0 });
  });

  test.runIf(process.getuid?.() === 0)('a program of another user: silence, which is counted', async () => {
    const place = aPlace({}, {});
    chmodSync(place.directory, 0o755);
    copyFileSync('/bin/cat', path.join(place.directory, 'cat'));
    chmodSync(path.join(place.directory, 'cat'), 0o4755);
    const { converse } = place;
    place.converse = (argv, signal) =>
      converse(['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', ...argv], signal);
    const { run } = await aBench({}, place);
    const session = await run('./cat | head -1; sleep 2; read x; echo $x', { input: ['one', 'two'] });
    expect(session.transcript).toContain('one\none\n');
    expect(session.guessed).toBe(2);
  });
});

test('a driver that was stopped for a while after the end of a command takes all of its output', async () => {
  const exited = "($s->{exited}, $s->{pending}) = (now(), '')";
  // In small parts, so that there is always more to take.
  const parts = { 'our $CHUNK = 65536': 'our $CHUNK = 1024' };
  const { run, terminal } = await aBench({}, placeWith(exited, exited.replace('now()', 'now() - 1000'), parts));
  for (const input of [[], null]) {
    const { transcript } = await run('sleep 30 & seq 1 30000', { input });
    expect(transcript.slice(-12)).toBe('29999\n30000\n');
  }
  await terminal.endLeft(new AbortController().signal);
});

test('a busy machine: a process that begins while others are looked at is waited for', async () => {
  const listed = '$s->{processes} = [below($s->{holder})];';
  const { run } = await aBench({}, placeWith(listed, `${listed} select undef, undef, undef, 0.1;`));
  // It computes before it begins its process, so that the list is taken before.
  const script = `mkfifo ask
(while read -r line; do for ((i = 0; i < 10000; i++)); do :; done; sleep 0.3; echo "answer to $line"; done < ask) &
exec 3> ask
for turn in 1 2 3 4; do read line; echo "$line" >&3; done
exec 3>&-
wait`;
  const input = ['one', 'two', 'three', 'four'];
  const session = await run('bash job.sh', { files: { 'job.sh': script }, input });
  const transcript = input.map((line) => `${line}\nanswer to ${line}\n`).join('');
  expect(session).toMatchObject({ typed: 4, guessed: 0, transcript });
});
