import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aProvider, textOf } from '../../support/testbed.ts';
import { describePrepared } from '../prepare-contract.ts';

describe('what the host holds before its agent comes', () => {
  describePrepared('host', `${process.getuid!()}:${process.getgid!()}`);
});

test('every trial has a fresh workdir, which goes with it', async () => {
  const { open } = await aProvider('host');
  const [first, second] = [await open(), await open({}, 2)];
  expect(first.workdir).not.toBe(second.workdir);
  await textOf(first, 'mkdir -p a/b && touch a/b/c && chmod 000 a/b a');
  expect(await textOf(second, 'ls -A')).toBe('');
  expect(await first.remove()).toEqual([]);
  expect(existsSync(path.dirname(first.workdir))).toBe(false);
  expect(existsSync(second.workdir)).toBe(true);
});

test('the agent directory is itself', async () => {
  const agentDirectory = temporaryDirectory();
  const testbed = await (await aProvider('host', {}, { agentDirectory })).open();
  expect(testbed.agentDirectory).toBe(agentDirectory);
});
