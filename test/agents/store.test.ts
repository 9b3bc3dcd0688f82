import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { installed } from '../../src/agents/install/store.ts';
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
