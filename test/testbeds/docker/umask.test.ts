import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installed } from '../../../src/agents/install/store.ts';
import { checkOut } from '../../../src/git/checkout.ts';
import { testMachine } from '../../support/machine.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aProvider, textOf } from '../../support/testbed.ts';

/** A tree as a checkout on this machine makes it. */
function aTree(directory = temporaryDirectory()): string {
  mkdirSync(path.join(directory, 'below'), { recursive: true });
  writeFileSync(path.join(directory, 'below/text'), 'text\n');
  writeFileSync(path.join(directory, 'below/program'), '#!/bin/sh\necho it runs\n', { mode: 0o777 });
  return directory;
}

function modesIn(directory: string, ...names: string[]): number[] {
  return names.map((name) => statSync(path.join(directory, name)).mode & 0o755);
}

describe.each(['077', '027', '022'])('umask %s', (umask) => {
  let before: number;
  beforeAll(() => {
    before = process.umask(Number.parseInt(umask, 8));
  });
  afterAll(() => {
    process.umask(before);
  });

  test('fixtures are read, and run, by every user of a container; the relay starts', async () => {
    const provider = await aProvider('docker', { network: 'restricted' });
    const source = aTree();
    const single = path.join(source, 'below/text');
    const fixtures = [source, single].map((source, at) => ({ source, target: `fixture-${at}`, executable: at === 1 }));
    const testbed = await provider.open({ fixtures });
    const modes = await textOf(testbed, 'cd fixture-0 && stat -c %a . below below/text below/program ../fixture-1');
    expect(
      modes
        .split('\n')
        .slice(0, 4)
        .map((mode) => Number.parseInt(mode, 8) & 0o755),
    ).toEqual([...[0o755, 0o755, 0o644, 0o755]]);
    expect(
      await textOf(testbed, `su nobody -s /bin/sh -c 'fixture-0/below/program; cat fixture-0/below/text fixture-1'`),
    ).toBe('it runs\ntext\ntext');
  });

  test('a dataset that is fetched is read by every user', async () => {
    const repository = aTree();
    const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args]);
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-m', 'all');
    const machine = testMachine();
    const { directory } = await checkOut(repository, 'HEAD', path.join(temporaryDirectory(), 'cache'), machine);
    expect(modesIn(directory, '.', 'below', 'below/text', 'below/program')).toEqual([0o755, 0o755, 0o644, 0o755]);
  });

  test('an installed agent is run by every user of a container', async () => {
    const machine = { ...testMachine(), cacheDirectory: temporaryDirectory() };
    const target = path.join(machine.cacheDirectory, 'agents/one/1.0.0/x64-glibc');
    await installed(target, machine, async (directory) => void aTree(directory));
    const modes = modesIn(target, '..', '.', 'below', 'below/text', 'below/program');
    expect(modes).toEqual([0o755, 0o755, 0o755, 0o644, 0o755]);
  });
});
