import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { detachMounts, mountsOn } from '../../src/base/mounts.ts';
import { removeTree } from '../../src/base/tree.ts';
import { emptyWorkdir, takeSharedWorkdir } from '../../src/testbeds/host/workdir.ts';
import { inMounts, mountAt } from '../support/mounts.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('mounts in mounts, over each other, under names of any kind, go; a bind mount loses nothing of where it leads', async () => {
  const source = mountAt(path.join(temporaryDirectory(), 'source'));
  execFileSync('mount', ['--make-shared', source]);
  mountAt(path.join(source, 'inner'));
  writeFileSync(path.join(source, 'inner/file'), 'kept');
  const tree = path.join(temporaryDirectory(), 'tree');
  mountAt(path.join(tree, 'a b\n\\c'));
  mountAt(path.join(tree, 'bound'), '--rbind', source);
  // Over it: what lies below is seen only once this is gone.
  mountAt(path.join(tree, 'bound'));
  await removeTree(tree);
  expect(inMounts(tree)).toBe(false);
  expect(existsSync(tree)).toBe(false);
  expect(readFileSync(path.join(source, 'inner/file'), 'utf8')).toBe('kept');
});

test('a link to a directory is removed, not what it leads to', async () => {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'file'), 'kept');
  const link = path.join(temporaryDirectory(), 'link');
  symlinkSync(directory, link);
  await removeTree(link);
  expect([existsSync(link), readdirSync(directory)]).toEqual([false, ['file']]);
});

test('a shared workdir that is a mount stays one; what was mounted over it since goes', async () => {
  const workdir = mountAt(path.join(temporaryDirectory(), 'workdir'));
  const shared = await takeSharedWorkdir(workdir);
  expect(shared).toEqual({ path: workdir, mounts: 1 });
  writeFileSync(path.join(workdir, 'file'), '');
  const source = temporaryDirectory();
  writeFileSync(path.join(source, 'file'), 'kept');
  mountAt(workdir, '--bind', source);
  expect(await mountsOn(workdir)).toBe(2);
  await emptyWorkdir(shared);
  expect([await mountsOn(workdir), readdirSync(workdir), readdirSync(source)]).toEqual([1, [], ['file']]);
});

test('a shared workdir below a directory that has become a link is left alone', async () => {
  const parent = path.join(temporaryDirectory(), 'parent');
  const shared = await takeSharedWorkdir(path.join(parent, 'workdir'));
  const elsewhere = temporaryDirectory();
  mkdirSync(path.join(elsewhere, 'workdir/theirs'), { recursive: true });
  await removeTree(parent);
  symlinkSync(elsewhere, parent);
  await expect(emptyWorkdir(shared)).rejects.toThrow(/leads to another directory/);
  expect(readdirSync(path.join(elsewhere, 'workdir'))).toEqual(['theirs']);
});

test('a mount that stays is named, and nothing is removed through it', async () => {
  const tree = temporaryDirectory();
  const mount = mountAt(path.join(tree, 'mounted'));
  writeFileSync(path.join(mount, 'file'), 'kept');
  // Without umount it cannot be detached.
  const path_ = process.env.PATH;
  process.env.PATH = temporaryDirectory();
  try {
    await expect(removeTree(tree)).rejects.toThrow(`${mount}: mounted there, and cannot be unmounted`);
  } finally {
    process.env.PATH = path_;
  }
  expect(readFileSync(path.join(mount, 'file'), 'utf8')).toBe('kept');
  await detachMounts(tree);
});

test('what can be removed goes, beside what cannot', async () => {
  const tree = temporaryDirectory();
  const shared = await takeSharedWorkdir(tree);
  for (const name of ['a/stays', 'a/goes', 'b']) {
    mkdirSync(path.dirname(path.join(tree, name)), { recursive: true });
    writeFileSync(path.join(tree, name), '');
  }
  execFileSync('chattr', ['+i', path.join(tree, 'a/stays')]);
  onTestFinished(() => void execFileSync('chattr', ['-i', path.join(tree, 'a/stays')]));
  await expect(emptyWorkdir(shared)).rejects.toThrow(/a\/stays/);
  expect(readdirSync(tree, { recursive: true }).sort()).toEqual(['a', 'a/stays']);
});
