import { beforeAll, describe, expect, test } from 'vitest';
import { listFiles, projectPath, writtenBetween } from '../../../src/evaluation/test-plan/files.ts';
import { producedFiles } from '../../../src/evaluation/test-plan/judge-files.ts';
import { fileIn } from '../../../src/testbeds/content-of.ts';
import type { Testbed } from '../../../src/testbeds/types.ts';
import { aTestbed, runIn, textOf } from '../../support/testbed.ts';

const never = new AbortController().signal;

describe.each(['host', 'docker'] as const)('the files of a project on %s', (kind) => {
  let testbed: Testbed;
  beforeAll(async () => {
    testbed = await aTestbed(kind);
  });

  /** The files that a script writes, in a directory of its own below the workdir. */
  async function writtenBy(before: string, script: string): Promise<string[]> {
    await textOf(testbed, `find . -mindepth 1 -delete; ${before || ':'}`);
    const first = await listFiles(testbed, never);
    await textOf(testbed, script);
    return writtenBetween(first, await listFiles(testbed, never)).sort();
  }

  test.each<[what: string, before: string, script: string, written: string[]]>([
    ['nothing', 'echo a >a', 'cat a', []],
    ['a new file', '', 'echo a >a', ['a']],
    ['a file in a new directory', '', 'mkdir -p d/e; echo a >d/e/a', ['d/e/a']],
    ['a longer file', 'echo a >a', 'echo b >>a', ['a']],
    ['other content of the same length', 'echo a >a', 'echo b >a', ['a']],
    ['the same content again', 'echo a >a; echo b >b', 'echo a >a', ['a']],
    [
      'the same content again, with its old date',
      'echo a >a',
      'cp -p a /tmp/x$$; echo a >a; touch -r /tmp/x$$ a; rm /tmp/x$$',
      ['a'],
    ],
    ['a file put in its place', 'echo a >a', 'echo a >b; mv b a', ['a']],
    ['a file moved elsewhere', 'echo a >a', 'mv a b', ['b']],
    ['an empty file', '', ': >a', ['a']],
    ['a removed file', 'echo a >a; echo b >b', 'rm a', []],
    ['everything removed', 'echo a >a', 'rm a', []],
    [
      'names of all kinds',
      '',
      `touch 'with space' 'ünï-日本' -- '-dash' '*'; printf x >'new
line'; touch '.hidden' 'tab	tab' '"quoted"'`,
      ['"quoted"', '*', '-dash', '.hidden', 'new\nline', 'tab\ttab', 'with space', 'ünï-日本'],
    ],
    ['links are no files', 'echo a >a', 'ln -s a link; ln -s / root; ln -s nowhere dangling', []],
    ['pipes are none either', '', 'mkfifo pipe', []],
    [
      'what tools leave behind',
      '',
      'for d in .git __pycache__ src/__pycache__ .pytest_cache node_modules venv/lib/site-packages; do mkdir -p $d; echo x >$d/x; done; echo x >src/x',
      ['src/x'],
    ],
    ['a file of such a name', '', 'echo x >.git', ['.git']],
  ])('%s', async (_, before, script, written) => {
    expect(await writtenBy(before, script)).toEqual(written.sort());
  });

  test('more files than are listed: as many as can be, and it is said', async () => {
    await textOf(testbed, `find . -mindepth 1 -delete; perl -e 'for (1 .. 50001) { open F, ">", "f$_" or die }'`);
    const listing = await listFiles(testbed, never);
    expect([listing.size, listing.cut]).toEqual([50_000, true]);
    await textOf(testbed, 'rm f1; find . -mindepth 1 | head -n 10 >/dev/null');
    expect((await listFiles(testbed, never)).cut).toBe(false);
    const long = 'x'.repeat(200);
    const deep = `perl -e 'my $d = "${long}/" x 15; system("mkdir", "-p", $d); chdir $d; for (1 .. 6000) { open F, ">", "f$_" or die }'`;
    await textOf(testbed, `find . -mindepth 1 -delete; ${deep}`);
    const long16 = await listFiles(testbed, never);
    expect(long16.cut).toBe(true);
    expect(long16.size).toBeGreaterThan(5_000);
    expect(long16.size).toBeLessThan(6_000);
    expect([...long16.values()].every((stamp) => /^0 [\d.]+ [\d.]+ \d+$/.test(stamp))).toBe(true);
    await textOf(testbed, 'find . -mindepth 1 -delete');
  });

  test('an empty project has none, and neither has one that was emptied', async () => {
    await textOf(testbed, 'find . -mindepth 1 -delete');
    expect(await listFiles(testbed, never)).toEqual(new Map());
  });

  test('many files are listed whole', async () => {
    await textOf(
      testbed,
      'find . -mindepth 1 -delete; mkdir many; cd many; seq -f "%05g-a-name-of-some-length" 10000 | xargs touch',
    );
    expect((await listFiles(testbed, never)).size).toBe(10_000);
  });

  test('what cannot be listed is an error of the testbed', async () => {
    const broken = {
      ...testbed,
      workdir: testbed.workdir,
      run: () => Promise.resolve({ exitCode: 127 }),
    } as unknown as Testbed;
    await expect(listFiles(broken, never)).rejects.toMatchObject({ name: 'TestbedDestroyed' });
  });

  describe('a file', () => {
    const read = async (name: string, limit = 1_000) =>
      (await fileIn(testbed, projectPath(testbed, name)!, limit))?.content?.toString() ?? null;

    beforeAll(async () => {
      await textOf(
        testbed,
        `find . -mindepth 1 -delete
         echo text >a; : >empty; head -c 1000 /dev/zero >thousand; head -c 1001 /dev/zero >more; head -c 50000000 /dev/zero >large
         mkdir -p d/e; echo below >d/e/f; cp large d/large; ln -s a link; ln -s d linkd; mkfifo pipe
         echo odd >'odd "name" ünï'; printf 'x' >'new
line'`,
      );
    });

    test.each([
      ['a', 'text\n'],
      ['empty', ''],
      ['d/e/f', 'below\n'],
      ['odd "name" ünï', 'odd\n'],
      ['new\nline', 'x'],
      ['nowhere', null],
      ['d', null],
      ['link', null],
      ['pipe', null],
      ['a/b', null],
    ])('%j is read, or is none: %j', async (name, content) => {
      expect(await read(name)).toBe(content);
    });

    test('up to its limit', async () => {
      expect(await read('thousand')).toHaveLength(1_000);
      expect(await read('more')).toBeNull();
    });

    test('too large a one, or a directory of some, is left alone, and the testbed goes on', async () => {
      for (const name of ['large', 'd', 'large']) expect(await read(name)).toBeNull();
      expect(await textOf(testbed, 'echo on')).toBe('on');
      expect(await read('a')).toBe('text\n');
    });
  });

  test('a path leads below the project, or nowhere', () => {
    expect(projectPath(testbed, 'a/../b')).toBe(`${testbed.workdir}/b`);
    for (const name of ['..', '../x', 'a/../../x', '.', '', `../${testbed.workdir.split('/').at(-1)}x/y`]) {
      expect(projectPath(testbed, name)).toBeNull();
    }
  });
});

test('a file that is too large for a judge is shown with its own size, and one that is gone with none', async () => {
  async function* files(file: string): AsyncIterable<object> {
    if (file === '/testbed/large.txt') yield { path: '', type: 'file', size: 5_000_000, content: [] };
    if (file === '/testbed/long.txt')
      yield { path: '', type: 'file', size: 5, content: [Buffer.from(`x${'😀'.repeat(8000)}`)] };
  }
  const testbed = { workdir: '/testbed', files } as unknown as Testbed;
  const shown = await producedFiles(testbed, ['large.txt', 'gone.txt', 'long.txt']);
  expect(shown).toMatchObject([
    { path: 'large.txt', size: 5_000_000, content: null, truncated: true },
    { path: 'gone.txt', size: 0, content: null, truncated: true },
    // Cut between two characters.
    { path: 'long.txt', content: `x${'😀'.repeat(7999)}`, truncated: true },
  ]);
});

test('a project whose directory the agent closed is listed as far as it can be', async () => {
  const testbed = await aTestbed('docker');
  await textOf(testbed, 'mkdir closed; echo a >closed/a; echo b >b; chmod 000 closed');
  expect([...(await listFiles(testbed, never)).keys()]).toContain('b');
  expect((await runIn(testbed, 'true')).exit.exitCode).toBe(0);
});
