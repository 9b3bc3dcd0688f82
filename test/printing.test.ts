/** Text leaves for a terminal or a workflow's log in one place each. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createCommandReader } from '../e2e/runner/commands.ts';
import * as log from '../src/action/log.ts';
import { print } from '../src/cli/print.ts';

const HOSTILE = 'a\r::error::b\n  ::add-mask::c\n::stop-commands::x\u001b[2J\u0007##[error]d %0A::warning::e\u2028f';

/** The lines that were printed meanwhile. */
function printed(work: () => void): string[] {
  const written: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0),
  );
  try {
    work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return written.join('').split(/\r\n|\r|\n/);
}

/** The commands that the runner finds in them. */
function commandsIn(lines: string[]): string[] {
  const reader = createCommandReader([]);
  for (const line of lines) reader.read(line, 'stdout');
  return reader.log.commands.map(({ line }) => line.split(/[ :]/)[2]!);
}

test.each<[string, () => void, string[]]>([
  ['info', () => log.info(HOSTILE), []],
  ['debug', () => log.debug(HOSTILE), ['debug']],
  ['notice', () => log.notice(HOSTILE), ['notice']],
  ['warning', () => log.warning(HOSTILE, { title: HOSTILE }), ['warning']],
  ['error', () => log.error(HOSTILE, {}), ['error']],
  ['a group', () => log.startGroup(HOSTILE), ['group']],
  ['the command line, into a pipe', () => print(HOSTILE), []],
])('%s is no command but its own', (_, work, commands) => {
  const lines = printed(work);
  expect(commandsIn(lines)).toEqual(commands);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
  expect(lines.join('\n')).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028]|##\[/);
});

test('a terminal gets the colours of a text and nothing else of it', () => {
  const written: string[] = [];
  const terminal = { isTTY: true, hasColors: () => true, write: (text: string) => written.push(text) };
  print('\u001b[31mred\u001b[0m \u001b]0;title\u0007\u001b[2Jb\u0008\u202e', terminal as never);
  expect(written).toEqual(['\u001b[31mred\u001b[0m b␈']);
});

test.each<[string, RegExp, string[]]>([
  ['src/action', /\bcore\s*\.\s*(info|notice|warning|error|debug|setFailed|startGroup|group)\b/, ['src/action/log.ts']],
  [
    'src',
    /\b(stdout|stderr)\.write\(|\bconsole\.(log|error|warn|info|debug)\(/,
    ['src/cli/print.ts', 'src/index.ts', 'src/judges/exec-client.ts'],
  ],
])('nothing in %s prints elsewhere', (folder, printing, places) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`);
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter((file) => printing.test(readFileSync(file, 'utf8'))).filter((file) => !places.includes(file)),
  ).toEqual([]);
});
