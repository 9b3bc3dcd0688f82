import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Redactor } from '../../../src/base/redact/redact.ts';
import { type Changes, changesSchema } from '../../../src/results/changes.ts';
import { SeenFiles } from '../../../src/testbeds/given.ts';
import { filesBelow } from '../../../src/testbeds/host/files-below.ts';
import { changesBetween, describeFiles, survey } from '../../../src/trial/changes/files.ts';
import { changedTests } from '../../../src/trial/changes/given-tests.ts';
import { packagesIn, pythonChanges } from '../../../src/trial/changes/packages.ts';
import { afterAgent } from '../../../src/trial/changes/save.ts';
import type { LiveTrial } from '../../../src/trial/live.ts';
import { serveRepository } from '../../support/git-server.ts';
import { pythonMachine, testMachine } from '../../support/machine.ts';
import { processorTime } from '../../support/processor.ts';
import { measure, writeDataset } from '../../support/run.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const GIVEN = {
  'fixtures/a/kept.txt': 'kept\n',
  'fixtures/a/edited.txt': 'one\ntwo\nthree\n',
  'fixtures/a/gone.txt': 'gone\n',
  'fixtures/a/deep/er/also-kept.txt': 'kept\n',
};
/** The same on both testbeds, in the workdir. */
const WORK = `
  printf "one\\nzwei $KEY\\nthree\\n" >edited.txt
  rm gone.txt
  touch -d @1 kept.txt 2>/dev/null && touch kept.txt
  printf 'new\\n' >'new file'
  mkdir many && i=0 && while [ $i -lt 40 ]; do : >many/$i; i=$((i + 1)); done
  printf 'x\\0y' >binary
  ln -s /etc/shadow shadow
  mkfifo pipe
  printf x >"$(printf 'two\\nlines')"
`;

async function changesOf(
  testbed: string,
  work: string,
  more: Record<string, string> = {},
  machine = testMachine(),
): Promise<Changes & { status: string }> {
  const { read, results } = await measure(
    {
      dataset: writeDataset(
        [{ instance_id: 'a', success_command: 'touch by-evaluation; echo "Setup successful"' }],
        GIVEN,
      ),
      testbed,
      'agent-env': 'KEY=a-secret-key',
      'agent-command': work,
      ...more,
    },
    { machine },
  );
  const changes = changesSchema.parse(JSON.parse(read('a/trial-1/changes.json')));
  const { status, integrity, changes: brief } = results['a/1']!;
  expect(integrity.filter(({ kind }) => kind === 'changes_incomplete')).toEqual([]);
  expect(brief).toHaveLength(1);
  expect(JSON.stringify(changes)).not.toContain('a-secret-key');
  return { ...changes, status };
}

/** Entries as `change path`. */
function listOf({ files }: Changes): string[] {
  return files!.entries.map(
    ({ change, path: name, files: count }) => `${change} ${name}${count === undefined ? '' : ` ${count}`}`,
  );
}

const IN_WORKDIR = [
  'changed edited.txt',
  'added binary',
  'added many/ 40',
  'added new file',
  'added pipe',
  'added shadow',
  'added two\nlines',
  'removed gone.txt',
];

test('on the host, files, processes and ports that an agent left', async () => {
  const server = `node -e 'require("net").createServer().listen(0, "127.0.0.1", () => require("fs").writeFileSync("/dev/stdout", "up"))'`;
  const changes = await changesOf(
    'host',
    `${WORK}\n(setsid ${server} >up & ) ; until [ -s up ]; do sleep 0.05; done; rm up`,
  );
  expect(changes.status).toBe('passed');
  expect(listOf(changes).filter((line) => !line.includes('kept.txt'))).toEqual(IN_WORKDIR);
  const edited = changes.files!.entries.find(({ path: name }) => name === 'edited.txt')!;
  expect(edited.diff).toBe('@@ -1,3 +1,3 @@\n one\n-two\n+zwei ***\n three\n');
  expect(changes.processes!.entries.map(({ command }) => command)).toEqual([expect.stringContaining('createServer')]);
  expect(changes.ports!.entries).toEqual([
    { address: expect.stringMatching(/^\d+$/), command: expect.stringContaining('createServer') },
  ]);
});

test('on Docker, files everywhere, packages and processes that an agent left', async () => {
  const agent = temporaryDirectory();
  const deb = path.join(agent, 'deb');
  mkdirSync(path.join(deb, 'DEBIAN'), { recursive: true });
  mkdirSync(path.join(deb, 'opt/tiny'), { recursive: true });
  writeFileSync(
    path.join(deb, 'DEBIAN/control'),
    'Package: tiny\nVersion: 1.2-3\nArchitecture: all\nMaintainer: A <a@example.org>\nDescription: tiny\n',
  );
  writeFileSync(path.join(deb, 'opt/tiny/file'), 'x');
  execFileSync('dpkg-deb', ['--root-owner-group', '-b', deb, path.join(agent, 'tiny.deb')], { stdio: 'ignore' });
  const changes = await changesOf(
    'docker',
    `${WORK}
    dpkg -i "$AGENTBENCH_AGENT_DIR/tiny.deb"
    mkdir -p /usr/lib/python3/dist-packages/wheel-0.45.1.dist-info /usr/local/lib/node_modules/@a/b
    echo x >/usr/lib/python3/dist-packages/wheel-0.45.1.dist-info/METADATA
    echo '{"version": "2.0.0"}' >/usr/local/lib/node_modules/@a/b/package.json
    for name in $(seq 60); do cp -r /usr/local/lib/node_modules/@a/b /usr/local/lib/node_modules/$name; done
    echo '127.0.0.1 db' >>/etc/motd; rm /etc/issue
    perl -MIO::Socket -e 'my $s = IO::Socket::INET->new(Listen => 1, LocalAddr => "127.0.0.1:4321"); print STDERR "up"; sleep 600' 2>up &
    until [ -s up ]; do sleep 0.05; done; rm up`,
    { 'agent-directory': agent },
  );
  expect(changes.status).toBe('passed');
  const all = listOf(changes);
  expect(all.filter((line) => !/ \//.test(line) && !line.includes('kept.txt'))).toEqual(IN_WORKDIR);
  expect(all).toEqual(expect.arrayContaining(['changed /etc/motd', 'removed /etc/issue', 'added /opt/tiny/file']));
  expect(all.filter((line) => /agentbench|by-evaluation|opt\/agent|docker-init/.test(line))).toEqual([]);
  expect(changes.files!.entries.find(({ path: name }) => name === 'edited.txt')!.diff).toContain('\n+zwei ***\n');
  const packages = changes.packages!.entries;
  const npm = packages.filter(({ manager }) => manager === 'npm');
  expect(packages.filter((one) => !npm.includes(one))).toEqual([
    { manager: 'dpkg', name: 'tiny', before: null, after: '1.2-3', change: 'added' },
    { manager: 'pip', name: 'wheel', before: null, after: '0.45.1', change: 'added' },
  ]);
  // The versions of fifty are read.
  const read = { manager: 'npm', before: null, after: '2.0.0', change: 'added' };
  expect(npm.slice(0, 50)).toEqual(npm.slice(0, 50).map(({ name }) => ({ ...read, name })));
  expect(npm.slice(50)).toEqual(npm.slice(50).map(({ name }) => ({ ...read, after: null, name })));
  expect(new Set(npm.map(({ name }) => name)).size).toBe(61);
  expect(changes.processes!.entries.map(({ command }) => command)).toEqual([expect.stringContaining('4321')]);
  expect(changes.ports!.entries.map(({ address }) => address)).toEqual(['4321']);
});

test('on Docker, files that the image has in the workdir are no changes, but those of them that are written or removed', async () => {
  const work = 'echo "# more" >>.bashrc; rm .profile gone.txt; echo x >new; rmdir /opt';
  const { files } = await changesOf('docker', work, { workdir: '/etc/skel' });
  const { entries, ...totals } = files!;
  expect(totals).toEqual({ added: 1, changed: 1, removed: 3, left_out: 0 });
  expect(entries.map(({ change, path }) => `${change} ${path}`)).toEqual([
    'changed .bashrc',
    'added new',
    'removed .profile',
    'removed gone.txt',
    'removed /opt',
  ]);
});

test('on Docker, directories that are made for files of AgentBench are no changes, but those of the agent there', async () => {
  const name = `agentbench-test-no-opt-${process.pid}`;
  execFileSync('docker', ['build', '--quiet', '--tag', name, '-'], { input: 'FROM debian:bookworm\nRUN rmdir /opt\n' });
  onTestFinished(() => void execFileSync('docker', ['rmi', name], { stdio: 'ignore' }));
  const added = async (work: string) => {
    const changes = await changesOf('docker', work, { image: name, 'agent-directory': temporaryDirectory() });
    return listOf(changes).filter((line) => line.startsWith('added'));
  };
  expect(await added('echo x >new')).toEqual(['added new']);
  expect(await added('echo x >/opt/own')).toEqual(['added /opt/own']);
});

test('on Docker, a workdir that is a volume of the image has the changes of the agent alone', async () => {
  const name = `agentbench-test-volume-${process.pid}`;
  const lines = 'FROM debian:bookworm\nRUN mkdir /testbed && echo x >/testbed/of-image\nVOLUME /testbed /not-there\n';
  execFileSync('docker', ['build', '--quiet', '--tag', name, '-'], { input: lines });
  onTestFinished(() => void execFileSync('docker', ['rmi', name], { stdio: 'ignore' }));
  const changes = await changesOf('docker', 'rm gone.txt; echo x >new', { image: name });
  expect(listOf(changes)).toEqual(['added new', 'removed gone.txt']);
  const { read } = await measure({
    dataset: writeDataset([{ instance_id: 'a' }]),
    testbed: 'docker',
    image: name,
    workdir: '/not-there',
    'agent-command': 'echo x >new',
  });
  expect(listOf(changesSchema.parse(JSON.parse(read('a/trial-1/changes.json'))))).toEqual(['added new']);
});

test.each(['docker', 'host'])('on %s, a file in the place of the workdir is an entry with a name', async (testbed) => {
  const work = 'cd /; rm -r "$AGENTBENCH_WORKDIR"; echo x >"$AGENTBENCH_WORKDIR"';
  const changes = await changesOf(testbed, work);
  expect(listOf(changes).filter((line) => !line.startsWith('removed'))).toEqual(['added .']);
});

test('on the host, a wheel that pip installs for an interpreter on PATH', async () => {
  const prefix = temporaryDirectory();
  const library = path.join(prefix, 'lib/python3.11/site-packages');
  mkdirSync(library, { recursive: true });
  const wheel = `import zipfile
w = zipfile.ZipFile('tiny_wheel-2.5-py3-none-any.whl', 'w')
info = 'tiny_wheel-2.5.dist-info/'
w.writestr('tiny_wheel.py', '')
w.writestr(info + 'METADATA', 'Metadata-Version: 2.1\\nName: tiny-wheel\\nVersion: 2.5\\n')
w.writestr(info + 'WHEEL', 'Wheel-Version: 1.0\\nGenerator: x\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n')
w.writestr(info + 'RECORD', 'tiny_wheel.py,,\\n' + info + 'METADATA,,\\n' + info + 'WHEEL,,\\n' + info + 'RECORD,,\\n')
w.close()`;
  const work = `python3 -c "${wheel}" && python3 -m pip install -q --no-index --no-deps --target ${library} *.whl`;
  const changes = await changesOf('host', work, {}, pythonMachine({}, [path.join(prefix, 'bin')]));
  expect(changes.packages!.entries).toEqual([
    { manager: 'pip', name: 'tiny_wheel', before: null, after: '2.5', change: 'added' },
  ]);
});

test('100,000 files are compared, and a directory of them is one entry', async () => {
  // In memory where there is such a place: a busy disk takes a minute for as many files.
  const place = path.join(mkdtempSync(existsSync('/dev/shm') ? '/dev/shm/' : path.join(tmpdir(), 'many-')), 'many');
  onTestFinished(() => rmSync(path.dirname(place), { recursive: true }));
  for (let folder = 0; folder < 100; folder++) {
    mkdirSync(path.join(place, String(folder)), { recursive: true });
    for (let file = 0; file < 1_000; file++) closeSync(openSync(path.join(place, String(folder), String(file)), 'w'));
  }
  const before = await survey(filesBelow(place), null, true, Number.POSITIVE_INFINITY);
  expect([before.size, before.incomplete]).toEqual([100_100, null]);
  writeFileSync(path.join(place, '7/7'), 'x');
  rmSync(path.join(place, '9'), { recursive: true });
  const after = await survey(filesBelow(place), before, true, Number.POSITIVE_INFINITY);
  const { entries, ...totals } = await describeFiles(changesBetween(before, after), new Redactor([]));
  expect(totals).toEqual({ added: 0, changed: 1, removed: 1_000, left_out: 0 });
  expect(entries).toEqual([
    // Texts are kept of 2,000 files: which, is up to the file system.
    { path: '7/7', change: 'changed', diff: expect.toSatisfy((diff) => diff === null || diff.includes('+x')) },
    { path: '9/', change: 'removed', files: 1_000, diff: null },
  ]);
});

/**
 * Describes 60 files that have no line in common with those of before. `turns`: how often other work went on meanwhile;
 * `turnsBefore`: and before each file.
 */
async function describeOthers(linesBefore: number, lines: number) {
  const place = temporaryDirectory();
  const files = Array.from({ length: 60 }, (_, index) => path.join(place, String(index)));
  for (const file of files) writeFileSync(file, 'a\n'.repeat(linesBefore));
  const before = await survey(filesBelow(place), null, true, Number.POSITIVE_INFINITY);
  for (const file of files) writeFileSync(file, Array.from({ length: lines }, (_, line) => `${line % 10}b\n`).join(''));
  const after = await survey(filesBelow(place), before, true, Number.POSITIVE_INFINITY);
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  onTestFinished(() => clearInterval(others));
  const turnsBefore = new Map<string, number>();
  const redactor = Object.assign(new Redactor([]), {
    text(text: string) {
      turnsBefore.set(text, turns);
      return text;
    },
  });
  const described = await describeFiles(changesBetween(before, after), redactor);
  return { ...described, turns, turnsBefore };
}

test('texts without a line in common hold nothing else up', async () => {
  const begun = processorTime();
  const { changed, entries, turns } = await describeOthers(30_000, 15_000);
  expect(processorTime() - begun).toBeLessThan(15_000);
  expect(turns).toBeGreaterThan(5);
  expect([changed, entries.length, entries.every(({ diff }) => diff === null)]).toEqual([60, 60, true]);
});

test('nor do many diffs', async () => {
  const { entries, turnsBefore } = await describeOthers(300, 300);
  const last = entries.findLast(({ diff }) => diff !== null);
  expect(turnsBefore.get(last!.path)).toBeGreaterThan(0);
});

test('a survey that is not whole names nothing that it may have missed', async () => {
  const place = temporaryDirectory();
  writeFileSync(path.join(place, 'a'), 'a');
  const before = await survey(filesBelow(place), null, true, Number.POSITIVE_INFINITY);
  const after = await survey(filesBelow(place), before, true, 0);
  expect(after.incomplete).toBe('there was no time for more');
  expect([...changesBetween(before, after)]).toEqual([]);
  expect([...changesBetween(after, before)]).toEqual([]);
});

test.each([
  ['python3 -m pytest -q', 'tests/test_a.py, tests/test_linked.py, ui/a.spec.ts'],
  ['cd ui && npm run test', 'tests/test_a.py, tests/test_linked.py, ui/a.spec.ts'],
  ['./mach test-unit --test lib', 'tests/test_a.py, tests/test_linked.py, ui/a.spec.ts'],
  ['test -f tests/test_a.py && ./app', null],
])('%s: of the tests that were given, those that are other ones are noted', async (command, expected) => {
  const place = temporaryDirectory();
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    writeFileSync(path.join(place, name), text);
  };
  for (const name of ['tests/test_a.py', 'tests/test_linked.py', 'tests/test_kept.py', 'ui/a.spec.ts', 'app.py'])
    write(name, name);
  write('tests/data.json', '1');
  const before = await survey(filesBelow(place), null, true, Number.POSITIVE_INFINITY);
  write('tests/test_a.py', 'def test(): pass');
  for (const name of ['tests/test_linked.py', 'ui/a.spec.ts']) rmSync(path.join(place, name));
  symlinkSync('test_a.py', path.join(place, 'tests/test_linked.py'));
  for (const name of ['app.py', 'tests/data.json', 'tests/test_new.py']) write(name, '2');
  write('tests/test_kept.py', 'tests/test_kept.py');
  const changes = changesBetween(before, await survey(filesBelow(place), before, true, Number.POSITIVE_INFINITY));
  const evaluation = { kind: 'success_command', command, rule: 'exit_code' } as const;
  const notes = changedTests({ repository: { url: '/nowhere', commit: null }, evaluation }, changes);
  expect(notes.map(({ detail }) => detail)).toEqual(
    expected === null ? [] : [`tests of the repository that the agent changed or removed: ${expected}`],
  );
  expect(changedTests({ repository: null, evaluation }, changes)).toEqual([]);
});

test.each<[string, ['dpkg' | 'apk', string], [string, string][]]>([
  [
    'dpkg, with two architectures and a package of which only settings are left',
    [
      'dpkg',
      'Package: a\nStatus: install ok installed\nArchitecture: amd64\nVersion: 1\n\nPackage: a\nStatus: install ok installed\nArchitecture: i386\nVersion: 2\n\nPackage: b\nStatus: deinstall ok config-files\nVersion: 3\n',
    ],
    [
      ['a', '1'],
      ['a:i386', '2'],
    ],
  ],
  [
    'apk',
    ['apk', 'C:Q1\nP:musl\nV:1.2.5-r0\nF:lib\n\nP:zlib\nV:1.3\n'],
    [
      ['musl', '1.2.5-r0'],
      ['zlib', '1.3'],
    ],
  ],
  [
    'names and versions that are none',
    ['apk', 'P:$(x)\nV:1\n\nP:a\nV:<b>\n\nP:__proto__\nV:1\n'],
    [['__proto__', '1']],
  ],
])('records of %s', (_, [manager, text], packages) => {
  expect([...packagesIn(manager, text)]).toEqual(packages);
});

test('an upgrade by pip is one change', () => {
  expect(
    pythonChanges([
      ['/usr/lib/python3/dist-packages/requests-2.1.dist-info', 'removed'],
      ['/usr/lib/python3/dist-packages/requests-2.2.dist-info', 'added'],
      ['/x/site-packages/old-1.0-py3.11.egg-info', 'added'],
      ['/x/site-packages/a\nb-1.dist-info', 'added'],
    ]),
  ).toEqual([
    { manager: 'pip', name: 'requests', before: '2.1', after: '2.2', change: 'changed' },
    { manager: 'pip', name: 'old', before: null, after: '1.0', change: 'added' },
  ]);
});

test.each(['docker', 'host'] as const)(
  'on %s, of a repository only what was edited is listed, with a diff',
  async (testbed) => {
    const large = `${'line\n'.repeat(30_000)}`;
    const { url, commits, environment } = serveRepository([
      { 'a.txt': 'one\n', 'src/deep/b.txt': 'b\n', 'large.txt': large, 'large-kept.txt': large },
    ]);
    const { read } = await measure(
      {
        dataset: writeDataset([
          { instance_id: 'a', repo_url: url, base_commit: commits[0], success_command: 'echo Setup successful' },
        ]),
        testbed,
        'agent-command': 'echo two >src/deep/b.txt; echo more >>large.txt; echo x >.git/left',
      },
      { machine: testMachine(environment) },
    );
    const { files } = changesSchema.parse(JSON.parse(read('a/trial-1/changes.json')));
    expect(files!.entries).toEqual([
      { path: 'src/deep/b.txt', change: 'changed', diff: '@@ -1,1 +1,1 @@\n-b\n+two\n' },
      expect.objectContaining({ path: '.git/', change: 'changed', files: 1 }),
      { path: 'large.txt', change: 'changed', diff: null },
    ]);
  },
);

test('an interrupted trial does not wait for the files of its workdir', async () => {
  const stop = new AbortController();
  const begun = Promise.withResolvers<void>();
  async function* files() {
    begun.resolve();
    await new Promise(() => {});
  }
  const none = async () => null;
  const testbed = { kind: 'host', workdir: '/work', given: null, files, running: none, differences: none };
  const live = { testbed, signal: stop.signal, context: {}, left: new Map() } as unknown as LiveTrial;
  const before = { files: new SeenFiles(), list: null, databases: null, installed: null, running: null };
  const ended = afterAgent(live, before, 'changes.json');
  await begun.promise;
  stop.abort('SIGINT');
  await expect(ended).rejects.toBe('SIGINT');
  expect(live.left.size).toBe(0);
});
