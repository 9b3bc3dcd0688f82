import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forgetOthers, installed, installedRecords } from '../../src/agents/install/store.ts';
import { testMachine } from '../support/machine.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('of many runs that install at once, whose directories differ, all get the one that stays', async () => {
  const machine = { ...testMachine(), cacheDirectory: temporaryDirectory() };
  const target = path.join(machine.cacheDirectory, 'agents/one/1.0.0/x64-glibc');
  const file = path.join(target, 'file');
  const install = () =>
    installed(target, machine, async (directory) => writeFileSync(path.join(directory, 'file'), randomUUID()));
  const all = await Promise.all(Array.from({ length: 8 }, install));
  expect(all.map(({ directory }) => directory)).toEqual(Array(8).fill(target));
  const bytes = readFileSync(file, 'utf8');
  expect(all).toContainEqual(await install());
  expect(readFileSync(file, 'utf8'), 'kept').toBe(bytes);
  writeFileSync(file, 'changed');
  await install();
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f-]{36}$/);
  expect(readdirSync(path.join(machine.cacheDirectory, 'agents'))).toEqual(['one']);
});

test('a pipe in the place of its record, as a trial on the host can leave one, is not waited for', async () => {
  const machine = { ...testMachine(), cacheDirectory: temporaryDirectory() };
  const target = path.join(machine.cacheDirectory, 'agents/one/1.0.0/x64-glibc');
  const install = () =>
    installed(target, machine, async (directory) => writeFileSync(path.join(directory, 'file'), ''));
  await install();
  const record = path.join(target, '.agentbench-installed.json');
  rmSync(record);
  execFileSync('mkfifo', [record]);
  await install();
  expect(JSON.parse(readFileSync(record, 'utf8'))).toHaveProperty('digest');
});

test('what was installed or recorded since is installed anew; what a run uses of it stays until then', async () => {
  const machine = { ...testMachine(), cacheDirectory: temporaryDirectory() };
  const placeOf = (name: string) => path.join(machine.cacheDirectory, 'agents', name, '1.0.0/x64-glibc');
  const install = (name: string, text: string) =>
    installed(placeOf(name), machine, async (directory) => writeFileSync(path.join(directory, 'file'), text));
  await install('known', 'own');
  await install('forged', 'own');
  const known = installedRecords(machine);
  // A record that fits its directory, as a trial can write it.
  rmSync(placeOf('forged'), { recursive: true });
  for (const name of ['forged', 'planted']) await install(name, 'of a trial');
  expect((await forgetOthers(machine, known)).sort()).toEqual(['forged', 'planted'].map(placeOf));
  expect(readFileSync(path.join(placeOf('planted'), 'file'), 'utf8')).toBe('of a trial');
  for (const name of ['known', 'forged', 'planted']) {
    await install(name, 'own');
    expect(readFileSync(path.join(placeOf(name), 'file'), 'utf8')).toBe('own');
  }
  expect(await forgetOthers(machine, installedRecords(machine))).toEqual([]);
});

test('a link to nowhere in its place is replaced', async () => {
  const machine = { ...testMachine(), cacheDirectory: temporaryDirectory() };
  const target = path.join(machine.cacheDirectory, 'agents/one/1.0.0/x64-glibc');
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync('/nowhere', target);
  await installed(target, machine, async (directory) => writeFileSync(path.join(directory, 'file'), ''));
  expect(lstatSync(target).isDirectory()).toBe(true);
});
