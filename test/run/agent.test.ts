import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseOptions } from '../../src/options/parse.ts';
import { resolveAgentDirectory, resolveAgentEnv } from '../../src/run/agent.ts';
import { temporaryDirectory } from '../support/temporary.ts';

describe('agent-env', () => {
  const environment = { KEY: 'from outside', EMPTY: '', OTHER: 'stays here', GONE: undefined };
  const resolve = (text: string) => resolveAgentEnv(parseOptions({ 'agent-env': text }), { environment });

  test.each<[string, Record<string, string>]>([
    ['', {}],
    ['KEY', { KEY: 'from outside' }],
    ['KEY=mine', { KEY: 'mine' }],
    ['EMPTY\nNEW=', { EMPTY: '', NEW: '' }],
  ])('%j', (text, expected) => {
    expect(resolve(text)).toEqual(expected);
  });

  test.each<[string, string]>([
    ['NOWHERE', 'agent-env: NOWHERE has no value, and no variable of this name is set; set it, or write NAME=value'],
    [
      `A=1\nLONG=${'ä'.repeat(70_000)}`,
      'agent-env: LONG has 140000 bytes, and Linux takes at most 128 KiB for a variable; put the text into a file of agent-directory',
    ],
    [
      'GONE\nKEY\nA\nB=1',
      'agent-env: GONE, A have no value, and no variable of this name is set; set it, or write NAME=value',
    ],
  ])('%j is refused', (text, message) => {
    expect(() => resolve(text)).toThrow(expect.objectContaining({ name: 'UserError', message }));
  });
});

describe('agent-directory', () => {
  const resolve = (directory: string) => resolveAgentDirectory(parseOptions({ 'agent-directory': directory }));

  test('is absolute from here on', async () => {
    const directory = temporaryDirectory();
    expect(await resolve(directory)).toBe(directory);
    expect(await resolve(path.relative('', directory))).toBe(directory);
    expect(await resolve('')).toBe(null);
  });

  test('must be a directory that is there', async () => {
    const file = path.join(temporaryDirectory(), 'file');
    for (const place of [file, `${file}/x`]) {
      await expect(resolve(place)).rejects.toMatchObject({
        name: 'UserError',
        message: `agent-directory: ${place} is not an existing directory`,
      });
    }
    writeFileSync(file, '');
    await expect(resolve(file)).rejects.toThrow(`agent-directory: ${file} is not an existing directory`);
    const link = path.join(temporaryDirectory(), 'link');
    symlinkSync('/', link);
    for (const place of ['/', '//', link])
      await expect(resolve(place)).rejects.toThrow('agent-directory: / is the whole machine');
  });
});
