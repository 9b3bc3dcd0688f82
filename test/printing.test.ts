/** Text leaves for a terminal or a workflow's log in one place each. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createCommandReader } from '../e2e/runner/commands.ts';
import * as log from '../src/action/log.ts';
import { print } from '../src/cli/print.ts';
import { tailLines } from '../src/report/lines.ts';
import { aResult } from './support/results.ts';

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

/** Expressions that actions register with the runner, and lines that they make annotations of. */
const MATCHERS: [name: string, matcher: RegExp, line: string][] = [
  [
    'tsc of setup-node',
    /^(?:\s+\d+>)?([^\s].*)[(:](\d+)[,:](\d+)(?:\):\s+|\s+-\s+)(error|warning|info)\s+(\w{1,2}\d+)\s*:\s*(.*)$/,
    'src/a.ts(12,5): error TS2304: no name',
  ],
  [
    'tsc, pretty',
    /^(?:\s+\d+>)?([^\s].*)[(:](\d+)[,:](\d+)(?:\):\s+|\s+-\s+)(error|warning|info)\s+(\w{1,2}\d+)\s*:\s*(.*)$/,
    'src/a.ts:12:5 - error TS2304: no name',
  ],
  [
    'eslint-compact of setup-node',
    /^(.+):\sline\s(\d+),\scol\s(\d+),\s(Error|Warning|Info)\s-\s(.+)\s\((.+)\)$/,
    '/a.js: line 3, col 7, Error - no (no-undef)',
  ],
  [
    'csc of setup-dotnet',
    /^([^\s].*)\((\d+)(?:,\d+|,\d+,\d+)?\):\s+(error|warning)\s+([a-zA-Z]+(?<!MSB)\d+):\s*(.*?)\s+\[(.*?)\]$/,
    'A.cs(1,2): error CS0103: no [A.csproj]',
  ],
  ['javac of setup-java', /^([^:]+):(\d+): (error|warning): (.+?)$/, 'A.java:3: error: no'],
  ['gcc', /^(.*?):(\d+):(\d*):?\s+(?:fatal\s+)?(warning|error):\s+(.*)$/, 'a.c:1:2: error: no'],
  ['flake8', /^(.+):(\d+):(\d+):\s+([A-Z]\d+)\s+(.+)$/, 'a.py:1:2: E501 too long'],
  ['mypy', /^(.+):(\d+):\s(error|warning):\s(.+)$/, 'a.py:1: error: no'],
  ['go of setup-go', /^\s*(\.{0,2}[/\\].+\.go):(?:(\d+):(\d+):)? (.*)/, './a.go:1:2: no'],
  ['python of setup-python', /^\s*File\s"(.*)",\sline\s(\d+),\sin\s(.*)$/, '  File "a.py", line 3, in f'],
  ['rspec', /^.*rspec\s(.*):(\d+)\s#\s(.*)$/, 'rspec ./a.rb:12 # no'],
];

test.each(MATCHERS)("an agent's line makes no annotation by a problem matcher: %s", (_, matcher, line) => {
  expect(line).toMatch(matcher);
  for (const said of printed(() =>
    log.info(tailLines(aResult({ status: 'failed' }), new Map([['agent.log', line]]))),
  )) {
    expect(said).not.toMatch(matcher);
    expect(said.replaceAll('\u2060', '')).toMatch(/^ {2}(agent\.log ends:|│ .*)$|^$/);
  }
  expect(printed(() => log.info(line)).join()).not.toMatch(matcher);
});

test.each(['https://user:1a2b3c@host:8080/x', 'postgres://u:5ecret@db', 'a(1b', ':12ab:'])(
  'what may be a secret stays in one piece: %s',
  (text) => {
    expect(printed(() => log.info(text))[0]).toBe(text);
  },
);

test("a library's lines are one group, which ends at a line of ours", () => {
  const library = () => void process.stdout.write('Found 1 artifact\n');
  const lines = printed(() => {
    for (let times = 0; times < 2; times++) {
      log.fold('Artifacts');
      library();
    }
    log.info('ours');
    log.fold('Artifacts');
    library();
    log.unfold();
    log.unfold();
  });
  const group = ['::group::Artifacts', 'Found 1 artifact'];
  expect(lines).toEqual([...group, 'Found 1 artifact', '::endgroup::', 'ours', ...group, '::endgroup::', '']);
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
    ['src/cli/print.ts', 'src/index.ts', 'src/judges/exec-client.ts', 'src/judges/drawer.ts'],
  ],
])('nothing in %s prints elsewhere', (folder, printing, places) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`);
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter((file) => printing.test(readFileSync(file, 'utf8'))).filter((file) => !places.includes(file)),
  ).toEqual([]);
});

test('a text of a trial is written to disk by one function, which redacts it', () => {
  const writing =
    /import \{[^}]*\b(writeFile|appendFile|createWriteStream|open|copyFile|cp)(Sync)?\b[^}]*\} from 'node:fs/;
  const folders = ['evaluation', 'meter', 'terminal', 'trajectory', 'trial'];
  const files = folders.flatMap((folder) => globSync(`src/${folder}/**/*.ts`));
  expect(files.filter((file) => writing.test(readFileSync(file, 'utf8'))).sort()).toEqual([
    // Taken in parts, each redacted before it is written: the lines of exchanges, the files that an agent leaves.
    'src/meter/exchange-log.ts',
    // Only reads.
    'src/trajectory/exchanges.ts',
    'src/trial/output.ts',
  ]);
});
