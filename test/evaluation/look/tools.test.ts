import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { quote } from '../../../src/base/text/shell.ts';
import { changedMeanwhile } from '../../../src/evaluation/look/glance.ts';
import { type Look, look } from '../../../src/evaluation/look/look.ts';
import { compareTools, type Tool, type Tools } from '../../../src/evaluation/look/tools.ts';
import { TERMINAL_DRIVER } from '../../../src/programs/terminal-driver.ts';
import type { Testbed } from '../../../src/testbeds/types.ts';
import { pythonMachine, testMachine } from '../../support/machine.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { anInstance, aProvider, aTestbed, textOf } from '../../support/testbed.ts';

const signal = new AbortController().signal;
const PLAN = anInstance({
  evaluation: { kind: 'test_plan', mode: 'dev', file: '', points: [], evaluationDirectory: null, requirements: '' },
});
const findTools = async (testbed: Testbed, before: Look | null = null) => await look(testbed, PLAN, before, signal);
/** As pip writes it for pytest 7 and 8, and for 9. */
const PIP_8 = `#!/usr/bin/python3
# -*- coding: utf-8 -*-
import re
import sys
from pytest import console_main
if __name__ == '__main__':
    sys.argv[0] = re.sub(r'(-script\\.pyw|\\.exe)?$', '', sys.argv[0])
    sys.exit(console_main())
`;
const PIP_9 = PIP_8.replace('from pytest import', 'from _pytest.config import _').replaceAll(
  ' console_main()',
  ' _console_main()',
);
/** With an interpreter whose path is too long for a first line. */
const PIP_LONG = PIP_8.replace(
  '#!/usr/bin/python3',
  `#!/bin/sh\n'''exec' "/a/very/long/path/to/python3" "$0" "$@"\n' '''`,
);
const FAKE = '#!/bin/sh\necho "1 passed"\n';

describe.each(['host', 'docker'] as const)('tools on %s', (kind) => {
  let testbed: Testbed;
  /** First on PATH. */
  let first: string;
  beforeEach(async () => {
    if (kind === 'docker') {
      first = '/usr/local/sbin';
      testbed = await aTestbed('docker', { network: 'none' });
      return;
    }
    first = path.join(temporaryDirectory(), 'first');
    mkdirSync(first);
    testbed = await (
      await aProvider('host', {}, { machine: testMachine({ PATH: `${first}:${plainTools()}` }) })
    ).open();
  });

  const place = (name: string, text: string) => `printf %s ${quote(text)} >${first}/${name}; chmod +x ${first}/${name}`;

  async function compare(before: string, script: string) {
    await textOf(testbed, before || ':');
    const found = await findTools(testbed);
    await textOf(testbed, script);
    const { notes, believed } = compareTools(found.tools, (await findTools(testbed, found)).tools);
    expect(new Set(notes.map(({ kind }) => kind)).size).toBeLessThanOrEqual(1);
    return { tools: notes.map(({ detail }) => detail.split(':')[0]), believed };
  }

  test.each<[what: string, before: () => string, script: () => string, tools: string[], believed: boolean]>([
    ['nothing done', () => place('pytest', PIP_8), () => 'true', [], true],
    ['a tool that nobody asks about', () => '', () => place('frobnicate', FAKE), [], true],
    ['a tool touched', () => place('pytest', PIP_8), () => `touch ${first}/pytest`, [], true],
    [
      'a fake pytest written over the real one',
      () => place('pytest', PIP_8),
      () => place('pytest', FAKE),
      ['pytest'],
      false,
    ],
    ['a fake pytest where there was none', () => '', () => place('pytest', FAKE), ['pytest'], false],
    [
      'a fake pytest that tells of the real one',
      () => '',
      () => place('pytest', `${FAKE}# from pytest import main\n`),
      ['pytest'],
      false,
    ],
    ['pytest installed where there was none', () => '', () => place('pytest', PIP_8), [], true],
    ['the same, of version 9', () => '', () => place('pytest', PIP_9), [], true],
    ['the same, for a long path', () => '', () => place('pytest', PIP_LONG), [], true],
    [
      'pytest installed in another version',
      () => place('pytest', PIP_8),
      () => place('pytest', PIP_9),
      ['pytest'],
      true,
    ],
    ['pytest removed', () => place('pytest', PIP_8), () => `rm ${first}/pytest`, ['pytest'], false],
    [
      'a fake python3 before the real one',
      () => place('python3', '#!/bin/sh\n'),
      () => place('python3', FAKE),
      ['python3'],
      false,
    ],
    ['a fake bash before the real one', () => '', () => place('bash', FAKE), ['bash'], false],
    ['a fake sh', () => '', () => place('sh', FAKE), ['sh'], false],
    ['a fake grep: noted, and the report is still one', () => '', () => place('grep', FAKE), ['grep'], true],
    ['a fake find', () => '', () => place('find', FAKE), ['find'], true],
    ['the same tool at another place', () => '', () => `cp "$(command -v cat)" ${first}/cat`, ['cat'], true],
    [
      'several',
      () => place('pytest', PIP_8),
      () => `${place('pytest', FAKE)}; ${place('timeout', FAKE)}`,
      ['pytest', 'timeout'],
      false,
    ],
  ])('%s', async (_, before, script, tools, believed) => {
    expect(await compare(before(), script())).toEqual({ tools, believed });
  });

  test('a note says where they were and what of them', async () => {
    const before = await findTools(testbed);
    await textOf(testbed, place('pytest', FAKE));
    const { notes } = compareTools(before.tools, (await findTools(testbed, before)).tools);
    expect(notes).toEqual([
      {
        kind: 'tool_replaced',
        detail: expect.stringMatching(/^pytest: not there before the agent, \/\S+\/pytest [0-9a-f]{64} after it$/),
      },
    ]);
  });
});

test("the modules of the terminal's driver are looked at wherever Perl looks for them, up to their own place", async () => {
  const testbed = await aTestbed('docker', { network: 'none' });
  const before = await findTools(testbed);
  const [uses] = /^use .*;$/m.exec(TERMINAL_DRIVER)!;
  // Each module with its other form and its library, and another one in each place before.
  const change = `my ($own) = $INC{'strict.pm'} =~ /(.*)\\/strict.pm/;
    my @files = (@DynaLoader::dl_shared_objects, map { ($_, $_ . 'c') } values %INC);
    for (@INC) { last if $_ eq $own; push @files, "$_/strict.pm" }
    for (@files) { my $folder = s|/[^/]*$||r; -d $folder or system 'mkdir', '-p', $folder;
      open my $file, '>>', $_ or die; print $file ' '; print "$_\\n"; }`;
  const changed = (await textOf(testbed, `cat >/tmp/change <<'END'\n${uses}\n${change}\nEND\nperl /tmp/change`)).trim();
  expect(changed.split('\n').length).toBeGreaterThan(20);
  const { notes, believed } = compareTools(before.tools, (await findTools(testbed, before)).tools);
  expect(notes.map(({ kind, detail }) => `${kind}: ${detail.split(' ')[0]}`).sort()).toEqual(
    changed
      .split('\n')
      .map((file) => `tool_configured: ${file}`)
      .sort(),
  );
  expect(believed).toBe(false);
});

test("the real pytest's script, as the tests have it, is known for one", async () => {
  const script = execFileSync('python3', ['-c', 'import sysconfig; print(sysconfig.get_path("scripts"))'], {
    encoding: 'utf8',
    env: pythonMachine().environment,
  });
  const real = path.join(script.trim(), 'pytest');
  expect(existsSync(real)).toBe(true);
  const first = path.join(temporaryDirectory(), 'first');
  mkdirSync(first);
  const machine = testMachine({ PATH: `${first}:${plainTools()}` });
  const testbed = await (await aProvider('host', {}, { machine })).open();
  const before = await findTools(testbed);
  await textOf(testbed, `cp ${real} ${first}/pytest`);
  expect(compareTools(before.tools, (await findTools(testbed, before)).tools)).toEqual({
    notes: [],
    believed: true,
    blocked: [],
  });
});

let tools: string | null = null;

/** A directory with what a shell needs, and no pytest. */
function plainTools(): string {
  if (tools !== null) return tools;
  tools = path.join(temporaryDirectory(), 'tools');
  mkdirSync(tools);
  for (const name of [
    'sh',
    'bash',
    'perl',
    'grep',
    'diff',
    'cat',
    'timeout',
    'find',
    'sha256sum',
    'cut',
    'head',
    'chmod',
    'rm',
    'cp',
    'touch',
    'readlink',
    'md5sum',
    'stat',
    'date',
    'tr',
    'sed',
    'ls',
  ]) {
    const found = ['/usr/bin', '/bin'].map((folder) => path.join(folder, name)).find((file) => existsSync(file));
    symlinkSync(found!, path.join(tools, name));
  }
  return tools;
}

describe('of findings', () => {
  const MOMENT = 200;
  /** A file of no package, of this change time. */
  const aTool = (path: string, about: Partial<Tool> = {}, changed = MOMENT + 1): Tool => ({
    ...{ path, sha256: 'a', identity: `1:1:10:m:c:${changed}`, target: path, packaged: false, copyOf: null },
    ...{ listed: false, recorded: false, role: '', beginning: 'x = y', ...about },
  });
  const toolsOf = (files: Tool[], patched: string[] = []): Tools => ({
    found: new Map([['cat', aTool('/bin/cat')]]),
    files: new Map(files.map((file) => [file.path, file])),
    python: { moment: `${MOMENT}.5`, libraries: [], patched, compiled: false },
  });
  const kindsOf = (after: Tools) => compareTools(toolsOf([]), after).notes.map(({ kind }) => kind);

  test('a new file is noted, unless it is of a package, or older and of a Python that is found later', () => {
    const [pth, startup] = [{ role: 'pth', beginning: 'import os' }, { role: 'startup' }];
    expect(kindsOf(toolsOf([aTool('/a.pth', pth), aTool('/s.py', startup)]))).toEqual([
      'python_startup',
      'python_startup',
    ]);
    const wgetrc = { role: 'obeyed:wget' };
    expect(kindsOf(toolsOf([aTool('/etc/wgetrc', { ...wgetrc, packaged: true })]))).toEqual([]);
    expect(kindsOf(toolsOf([aTool('/etc/wgetrc', { ...wgetrc, copyOf: '/usr/share/a/wgetrc' })]))).toEqual([]);
    expect(kindsOf(toolsOf([aTool('/etc/wgetrc', { ...wgetrc, copyOf: '/usr/share/a/b' })]))).toHaveLength(1);
    expect(kindsOf(toolsOf([aTool('/a.pth', pth, MOMENT - 1), aTool('/s.py', startup, MOMENT - 1)]))).toEqual([]);
    expect(kindsOf(toolsOf([aTool('/a.pth', pth, MOMENT)]))).toEqual(['python_startup']);
    // Another home directory, for example, with files from before.
    expect(kindsOf(toolsOf([aTool('/etc/wgetrc', wgetrc, MOMENT - 1)]))).toEqual(['tool_configured']);
  });

  test.each([
    ['nc', 'ncat', true],
    ['fd', 'fdfind', true],
    ['mongo', 'mongosh', true],
    ['python3', 'python3.12', true],
    ['tr', 'true', false],
    ['psql', 'true', false],
  ])('%s that is a link to the %s of a package is a variant of it: %s', (name, target, isVariant) => {
    const link = aTool(`/x/${name}`, { role: 'startup', packaged: true, target: `/usr/bin/${target}` });
    expect(kindsOf(toolsOf([link]))).toHaveLength(isVariant ? 0 : 1);
  });

  test('five patched modules are named, and of more the number; their reports are not believed', () => {
    const modules = ['a', 'b', 'c', 'd', 'e'];
    const told = (patched: string[]) => compareTools(toolsOf([]), toolsOf([], patched));
    expect(told(modules).notes[0]!.detail).toMatch(/: a, b, c, d, e$/);
    expect(told([...modules, 'f']).notes[0]!.detail).toMatch(/: a, b, c, d, e, … 1 more$/);
    expect([told(modules).believed, told([]).believed]).toEqual([false, true]);
  });

  test('settings of a virtual environment are noted if they appear around an interpreter from before', () => {
    const home = { role: 'home' };
    expect(kindsOf(toolsOf([aTool('/bin/pyvenv.cfg', home), aTool('/pyvenv.cfg', home)]))).toEqual([
      'python_startup',
      'python_startup',
    ]);
    expect(kindsOf(toolsOf([aTool('/venv/pyvenv.cfg', home)]))).toEqual([]);
  });

  test('a report is not believed if plugins may be left that pytest is not told to leave out', () => {
    const told = (path: string, about: Partial<Tool> = {}) => {
      const tool = aTool(path, { role: 'plugin', beginning: '[pytest11]\nmine = x', ...about });
      const { notes, believed, blocked } = compareTools(toolsOf([]), toolsOf([tool]));
      expect(notes.map(({ kind }) => kind)).toEqual(['pytest_configured']);
      return { believed, blocked };
    };
    const file = '/s/a-1.dist-info/entry_points.txt';
    expect(told(file)).toEqual({ believed: true, blocked: ['mine'] });
    expect(told(file, { identity: `1:1:9999:m:c:${MOMENT + 1}` })).toEqual({ believed: false, blocked: ['mine'] });
    expect(told(file, { beginning: '[pytest11]\nmi\x01ne = x' }).believed).toBe(false);
    expect(told('/s/a.egg', { beginning: 'PK' })).toEqual({ believed: false, blocked: [] });
  });

  test('right after a command, a file that changed or appeared is noted; one that the command may write is not', () => {
    const wanted = {
      commands: ['cat', 'out/x'],
      ...{ fileNames: [], seen: [], obeyed: [], driver: false, python: false, pytest: false },
    };
    const line = (path: string, mode = '-rwxr-xr-x', identity = 'other') => `${identity}\t${path}\t${mode}\n`;
    const notesOn = (...lines: string[]) =>
      changedMeanwhile(wanted, toolsOf([aTool('/etc/wgetrc')]), lines.join('')).map(({ detail }) => detail);
    const same = [
      line('/bin/cat', undefined, aTool('').identity!),
      line('/etc/wgetrc', '-rw-r--r--', aTool('').identity!),
    ];
    expect(notesOn()).toEqual([]);
    expect(notesOn(...same)).toEqual([]);
    expect(notesOn(line('out/x', '-rw-r--r--'))).toEqual([]);
    const during = 'while the success command ran:';
    expect(notesOn(...same, line('out/x'))).toEqual([`${during} out/x`]);
    expect(notesOn(line('/bin/cat'), line('/etc/ld.so.preload', '-rw-r--r--'))).toEqual([
      `${during} /bin/cat, /etc/ld.so.preload`,
    ]);
    const many = [1, 2, 3, 4, 5, 6].map((number) => `/${number}`);
    expect(notesOn(...many.slice(1).map((path) => line(path)))).toEqual([`${during} /2, /3, /4, /5, /6`]);
    expect(notesOn(...many.map((path) => line(path)))).toEqual([`${during} /1, /2, /3, /4, /5, … 1 more`]);
  });
});
