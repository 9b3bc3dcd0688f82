import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '../../src/terminal/messages.ts';
import { aBench, aPlace, BEGUN, PATIENT } from './support.ts';

const LIMIT = 1_000_000;
const { run, terminal, place } = await aBench();
const file = path.join(place.directory, 'wanted');

/** The part of the file that is handed over when a script has run. */
async function wanted(script: string, about: Parameters<typeof run>[1] = {}): Promise<Buffer | null> {
  rmSync(file, { recursive: true, force: true });
  return (await run(script, { input: null, file: { path: file, limit: LIMIT }, ...about })).file;
}

describe('a file that was asked for', () => {
  test.each([[null], [[]]])('is handed over as it is when the command ends (input: %o)', async (input) => {
    const bytes = Buffer.from(Array.from({ length: 999 }, (_, index) => index % 256));
    writeFileSync(path.join(place.directory, 'bytes'), bytes);
    expect(await wanted('cp bytes wanted', { input })).toEqual(bytes);
    expect(await wanted('echo a >wanted; sleep 0.2; echo b >wanted; exit 3', { input })).toEqual(Buffer.from('b\n'));
  });

  test('in parts, up to its limit; none of a larger one', async () => {
    const whole = await wanted(`head -c ${LIMIT} /dev/urandom >wanted`);
    expect(whole?.equals(readFileSync(file))).toBe(true);
    expect(await wanted(`head -c ${LIMIT + 1} /dev/zero >wanted`)).toBeNull();
    expect(await wanted('truncate -s 5G wanted')).toBeNull();
  });

  test.each([
    ['nothing', 'true'],
    ['nothing below a file', 'echo a >wanted', '/below'],
    ['an empty file', ': >wanted'],
    ['a link to a file', 'echo a >real; ln -s real wanted'],
    ['a link to nowhere', 'ln -s nowhere wanted'],
    ['a directory', 'mkdir wanted; echo a >wanted/a'],
    ['a pipe that nobody writes to', 'mkfifo wanted'],
    ['a pipe that somebody writes to', '{ mkfifo wanted; echo a >wanted; } & until [ -p wanted ]; do sleep 0.02; done'],
    ['a device', 'ln /dev/zero wanted 2>/dev/null || mknod wanted c 1 5'],
    ['a socket', `perl -MIO::Socket::UNIX -e 'IO::Socket::UNIX->new(Listen => 1, Local => "wanted")'`],
  ])('is none where there is %s', async (_, script, below = '') => {
    expect(await wanted(script, { file: { path: file + below, limit: LIMIT } })).toBeNull();
    await terminal.endLeft(new AbortController().signal);
    expect((await run('echo on', { input: null })).transcript).toBe('on\n');
  });

  test('is handed over as it was found where it grows without end', async () => {
    const grows = `perl -e 'open F, ">", "wanted"; syswrite F, "x" x 1000 for 1 .. 1e9' & until [ -s wanted ]; do sleep 0.02; done`;
    const got = await wanted(grows, { file: { path: file, limit: Number.MAX_SAFE_INTEGER } });
    expect(got!.length).toBeGreaterThan(0);
    await expect.poll(() => statSync(file).size).toBeGreaterThan(got!.length);
    await terminal.endLeft(new AbortController().signal);
  });

  test('also of a command that was ended', async () => {
    const { run, place } = await aBench({}, aPlace({}, { ...PATIENT, ...BEGUN }));
    const asked = { input: null, file: { path: path.join(place.directory, 'wanted'), limit: LIMIT }, timeout: 500 };
    expect((await run('echo a >wanted; : >begun; exec sleep 300', asked)).file?.toString()).toBe('a\n');
    expect((await wanted('echo a >wanted; read x', { input: [] }))?.toString()).toBe('a\n');
  });

  test('is none where the driver was lost', async () => {
    const lost = await aBench();
    const session = await lost.run(`echo a >wanted; kill -KILL ${lost.place.started[0]}; sleep 3`, {
      file: { path: path.join(lost.place.directory, 'wanted'), limit: LIMIT },
    });
    expect(session).toMatchObject({ lost: true, file: null });
  });
});

describe('whoever speaks in the place of the driver', () => {
  /** A script that writes to the driver's own output, which has to be a pipe for that, as it is in a container. */
  const speak = (words: string, times: number) =>
    `perl -e 'open my $driver, ">", shift or die; syswrite $driver, ${words} for 1 .. ${times}' /proc/$(cut -d " " -f 4 /proc/$PPID/stat)/fd/1`;

  test('hands over no more than was asked for', async () => {
    const piped = aPlace();
    const { converse } = piped;
    piped.converse = (argv, signal) => converse(['sh', '-c', '"$@" | cat', 'sh', ...argv], signal);
    const { run } = await aBench({}, piped);
    const asked = { input: null, file: { path: file, limit: LIMIT } };
    rmSync(file, { recursive: true, force: true });
    const part = '"file 1000\\n" . "x" x 1000';
    expect((await run(speak(part, LIMIT / 1000), asked)).file?.length).toBe(LIMIT);
    expect(await run(speak(part, 50_000), asked)).toMatchObject({ end: 'exit', exitCode: 0, file: null });
    expect(await run(speak(part, 1), { input: null })).toMatchObject({ end: 'exit', exitCode: 0, file: null });
  });

  test.each(['-5', '-11', '1e9', '1048577', 'x', '', ' 5'])('is not heard out: a length of %j', async (length) => {
    const said: unknown[] = [];
    for await (const message of messagesOf(of(`hello\nfile ${length}\nhello\n`))) said.push(message);
    expect(said).toEqual([{ what: 'hello' }]);
  });
});

async function* of(text: string): AsyncIterable<Buffer> {
  yield Buffer.from(text);
}
