import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Testbed } from '../../src/testbeds/types.ts';
import { type ServedRepository, serveRepository } from '../support/git-server.ts';
import { testMachine } from '../support/machine.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { aProvider, runIn, textOf } from '../support/testbed.ts';

/** Contents of a testbed before its agent, the same in every testbed. `owner` of the files, as `uid:gid`. */
export function describePrepared(kind: 'docker' | 'host', owner: string): void {
  describe('fixtures', () => {
    let fixtures: string;
    let testbed: Testbed;
    beforeAll(async () => {
      fixtures = oddFixtures();
      testbed = await (await aProvider(kind)).open({
        fixtures: [{ source: fixtures, target: '' }],
        prompt: 'Prömpt: $HOME "as it is"\n',
      });
    });

    test('lie in the workdir with names, modes and links kept, owned by the user of the testbed', async () => {
      const { stdout } = await runIn(testbed, String.raw`find . -mindepth 1 -printf '%P\0%y\0%m\0%U:%G\0%l\0'`);
      const fields = stdout.toString().split('\0').slice(0, -1);
      const found: Entry[] = [];
      for (let at = 0; at < fields.length; at += 5) {
        const [name, type, mode, who, link] = fields.slice(at, at + 5) as [string, string, string, string, string];
        expect({ name, who }).toEqual({ name, who: owner });
        found.push({ name, type, mode: type === 'l' ? '' : mode, link });
      }
      expect(found.sort(byName)).toEqual(entriesBelow(fixtures).sort(byName));
    });

    test('have the bytes they had', async () => {
      for (const name of ['binary', 'unicode/ünï-日本語.txt', '-dash']) {
        const { stdout } = await runIn(testbed, `cat -- '${name}'`);
        expect(stdout.equals(readFileSync(path.join(fixtures, name)))).toBe(true);
      }
    });

    test('can be changed, and the prompt is in its file', async () => {
      await textOf(testbed, 'echo more >>open.txt; chmod 600 read-only.txt; echo more >>read-only.txt; touch new');
      expect(await textOf(testbed, `cat ${testbed.promptFile}`)).toBe('Prömpt: $HOME "as it is"');
    });
  });

  describe('a repository', () => {
    let served: ServedRepository;
    let testbed: Testbed;
    let checkout: string;
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'safe.directory=*', '-C', checkout, ...args], { encoding: 'utf8' }).trim();

    beforeAll(async () => {
      served = serveRepository([
        { 'README.md': 'one\n', 'run.sh': '#!/bin/sh\n' },
        { 'README.md': 'two\n', 'src/deep/file.txt': 'text\n' },
        { 'README.md': 'three\n' },
      ]);
      const provider = await aProvider(kind, {}, { machine: testMachine(served.environment) });
      const fixtures = temporaryDirectory();
      writeFileSync(path.join(fixtures, 'README.md'), 'from the fixture\n');
      testbed = await provider.open({ repository: { url: served.url, commit: served.commits[1]! } });
      expect(readdirSync(provider.run.directory).filter((name) => name.startsWith('clone-'))).toEqual([]);
      checkout = await copyOut(testbed);
    });

    test('is checked out at its commit, and clean', () => {
      expect(testbed.commit).toBe(served.commits[1]);
      expect(git('rev-parse', 'HEAD')).toBe(served.commits[1]);
      expect(git('status', '--porcelain', '--ignored')).toBe('');
      expect(readFileSync(path.join(checkout, 'README.md'), 'utf8')).toBe('two\n');
      expect(lstatSync(path.join(checkout, 'run.sh')).mode & 0o111).toBe(0o111);
    });

    test('has its whole history, its tags, and the public URL as origin', () => {
      expect(git('rev-list', '--all').split('\n').sort()).toEqual([...served.commits].sort());
      expect(git('tag', '--list')).toBe('v1');
      expect(git('remote', '--verbose')).toBe(`origin\t${served.url} (fetch)\norigin\t${served.url} (push)`);
      expect(readdirSync(path.join(checkout, '.git/objects/info'))).not.toContain('alternates');
      git('fsck', '--full');
    });

    test('belongs to the user of the testbed', async () => {
      const [uid, gid] = owner.split(':');
      expect(await textOf(testbed, `find . '(' ! -uid ${uid} -o ! -gid ${gid} ')'`)).toBe('');
    });
  });

  test('fixtures lie over the repository', async () => {
    const served = serveRepository([{ 'README.md': 'one\n', 'kept.txt': 'kept\n' }]);
    const fixtures = temporaryDirectory();
    writeFileSync(path.join(fixtures, 'README.md'), 'from the fixture\n');
    const provider = await aProvider(kind, {}, { machine: testMachine(served.environment) });
    const testbed = await provider.open({
      repository: { url: served.url, commit: served.commits[0]! },
      fixtures: [{ source: fixtures, target: '' }],
    });
    expect(await textOf(testbed, 'cat README.md kept.txt')).toBe('from the fixture\nkept');
  });

  test('fixtures take the place of what the repository has there, and are written through no link', async () => {
    const outside = temporaryDirectory();
    writeFileSync(path.join(outside, 'file'), 'precious\n');
    const odd = "$(printf 'directory-\\377')";
    const old = `mkdir -p real ${odd} directory-1 directory-2 directory-3/sub; for file in real/kept ${odd}/gone directory-1/gone directory-2/gone directory-3/sub/gone file-1 file-2; do echo old >$file; done
      ln -s real link-1; ln -s ${outside} link-2; ln -s nowhere link-3; ln -s real/kept link-4; ln -s ${outside}/file link-5; ln -s nowhere link-6`;
    const fresh = `mkdir real link-1 link-2 link-3 file-1; for file in real/new link-1/new link-2/new link-3/new file-1/new ${odd} directory-1 directory-3 link-4 link-5; do echo new >$file; done
      for name in directory-2 file-2 link-6; do ln -s real $name; done`;
    const served = serveRepository([{ 'make.sh': old }]);
    execFileSync('sh', ['make.sh'], { cwd: served.directory });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid', ...args], {
        cwd: served.directory,
        encoding: 'utf8',
      }).trim();
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Links');
    const fixtures = temporaryDirectory();
    execFileSync('sh', ['-c', fresh], { cwd: fixtures });
    const provider = await aProvider(kind, {}, { machine: testMachine(served.environment) });
    const testbed = await provider.open({
      repository: { url: served.url, commit: git('rev-parse', 'HEAD') },
      fixtures: [{ source: fixtures, target: '' }],
    });
    const list = "find . -path ./.git -prune -o -mindepth 1 -printf '%P %y %l\n' | sed 's/ *$//' | LC_ALL=C sort";
    expect((await textOf(testbed, list)).split('\n')).toEqual([
      'directory-1 f',
      'directory-2 l real',
      'directory-3 f',
      'directory-\ufffd f',
      ...['file-1 d', 'file-1/new f', 'file-2 l real'],
      ...['link-1 d', 'link-1/new f', 'link-2 d', 'link-2/new f', 'link-3 d', 'link-3/new f'],
      ...['link-4 f', 'link-5 f', 'link-6 l real'],
      ...['make.sh f', 'real d', 'real/kept f', 'real/new f'],
    ]);
    expect(await textOf(testbed, 'cat real/kept link-4 link-5')).toBe('old\nnew\nnew');
    expect([...(testbed.given?.keys() ?? [])].filter((name) => name.endsWith('gone'))).toEqual([]);
    expect(readdirSync(outside)).toEqual(['file']);
    expect(readFileSync(path.join(outside, 'file'), 'utf8')).toBe('precious\n');
  });

  test('fixtures keep names and targets that are not UTF-8', async () => {
    const fixtures = temporaryDirectory();
    const make = `d="$(printf 'd\\377')"; mkdir "$d"; echo text >"$d/$(printf 'f\\376')"; ln -s "$d" link`;
    execFileSync('bash', ['-c', make], { cwd: fixtures });
    const testbed = await (await aProvider(kind)).open({ fixtures: [{ source: fixtures, target: '' }] });
    const { stdout } = await runIn(testbed, "find . -mindepth 1 -printf '%P %l\n' | LC_ALL=C sort; cat ./link/f*");
    expect(stdout.toString('latin1')).toBe('d\xff \nd\xff/f\xfe \nlink d\xff\ntext\n');
  });

  test('a repository without that commit is an error of git', async () => {
    const served = serveRepository([{ 'README.md': 'one\n' }]);
    const { open } = await aProvider(kind, {}, { machine: testMachine(served.environment) });
    const repository = { url: served.url, commit: 'f'.repeat(40) };
    await expect(open({ repository })).rejects.toMatchObject({ name: 'TrialError', kind: 'git' });
  });

  test('of the output directory files are handed over, links, devices and pipes are named as other', async () => {
    const testbed = await (await aProvider(kind)).open();
    await runIn(
      testbed,
      `cd ${testbed.outputDirectory}
       mkdir -p deep/er 'with space'
       printf 'one' >one; printf 'two' >deep/er/two; printf 'odd' >'with space/ünï'
       ln -s /etc/passwd link; ln -s . loop; mkfifo pipe
       head -c 300000 /dev/zero >large`,
    );
    const entries: Record<string, string> = {};
    for await (const entry of testbed.files(testbed.outputDirectory)) {
      const chunks: Buffer[] = [];
      if (entry.type === 'file') for await (const chunk of entry.content) chunks.push(chunk);
      const content = Buffer.concat(chunks);
      if (entry.type === 'file') expect(entry.size).toBe(content.length);
      if (entry.type !== 'directory') {
        const shown = content.length > 10 ? `${content.length} bytes` : content.toString();
        entries[entry.path] = entry.type === 'file' ? shown : entry.type;
      }
    }
    expect(entries).toEqual({
      one: 'one',
      'deep/er/two': 'two',
      'with space/ünï': 'odd',
      large: '300000 bytes',
      link: 'other',
      loop: 'other',
      pipe: 'other',
    });
    await runIn(testbed, `rm -r ${testbed.outputDirectory}`);
    for await (const entry of testbed.files(testbed.outputDirectory))
      throw new Error(`an entry of a removed directory: ${entry.path}`);
  });
}

interface Entry {
  name: string;
  /** As `find` prints it: f, d or l. */
  type: string;
  mode: string;
  link: string;
}

function oddFixtures(): string {
  const root = temporaryDirectory();
  const file = (name: string, mode: number, content: string | Buffer = `${name}\n`) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
    chmodSync(path.join(root, name), mode);
  };
  const directory = (name: string, mode: number) => {
    mkdirSync(path.join(root, name), { recursive: true });
    chmodSync(path.join(root, name), mode);
  };
  file('run.sh', 0o755);
  file('private.key', 0o600);
  file('open.txt', 0o666);
  file('read-only.txt', 0o444);
  file('empty', 0o644, '');
  file('binary', 0o644, Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256)));
  file('with space/and "quotes" and \'ticks\'', 0o644);
  file('new\nline', 0o644);
  file('unicode/ünï-日本語.txt', 0o644);
  file('-dash', 0o644);
  file('back\\slash', 0o644);
  file('.hidden/.keep', 0o644);
  file(`${'long'.repeat(20)}/${'longer'.repeat(20)}/${'name'.repeat(50)}`, 0o644);
  directory('empty directory', 0o755);
  directory('shared', 0o777);
  directory('closed', 0o700);
  symlinkSync('run.sh', path.join(root, 'link'));
  symlinkSync('/etc/hostname', path.join(root, 'absolute link'));
  symlinkSync('nowhere/to be found', path.join(root, 'dangling link'));
  symlinkSync('unicode', path.join(root, 'link to a directory'));
  return root;
}

function entriesBelow(root: string, below = ''): Entry[] {
  return readdirSync(path.join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(below, entry.name);
    const mode = (lstatSync(path.join(root, name)).mode & 0o7777).toString(8);
    if (entry.isSymbolicLink()) return [{ name, type: 'l', mode: '', link: readlinkSync(path.join(root, name)) }];
    if (!entry.isDirectory()) return [{ name, type: 'f', mode, link: '' }];
    return [{ name, type: 'd', mode, link: '' }, ...entriesBelow(root, name)];
  });
}

function byName(a: Entry, b: Entry): number {
  return a.name < b.name ? -1 : 1;
}

/** The workdir of a testbed as a directory of this machine. */
async function copyOut(testbed: Testbed): Promise<string> {
  const { stdout } = await runIn(testbed, 'tar -cf - .');
  const directory = temporaryDirectory();
  execFileSync('tar', ['-C', directory, '-xf', '-'], { input: stdout, maxBuffer: 2 ** 30 });
  return directory;
}
