import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contendersOf, findGroups, overlaps, parseSource } from '../../src/comparison/contenders.ts';
import type { RunRecord } from '../../src/results/records.ts';
import { aReport } from '../report/sample.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { one, trialsOf } from './support.ts';

const agent = (name: string | null, model: string | null = null, command = 'x') => ({ name, model, command });

/** Runs by their directories below one that is made. */
function onDisk(runs: Record<string, Partial<RunRecord> & { words?: string; first?: number }>): string {
  const place = temporaryDirectory();
  for (const [directory, { words = 'p', first = 1, ...about }] of Object.entries(runs)) {
    const { run } = aReport(trialsOf(one(words), null, first), about);
    mkdirSync(path.join(place, directory), { recursive: true });
    writeFileSync(path.join(place, directory, 'run.json'), JSON.stringify(run));
  }
  return place;
}

/** Sources as they are typed, below a directory. */
const sourcesIn = (place: string, ...typed: string[]) =>
  typed.map(parseSource).map(({ name, directory }) => ({ name, directory: path.join(place, directory) }));

async function namesIn(place: string, ...typed: string[]): Promise<string[]> {
  return contendersOf((await findGroups(sourcesIn(place, ...typed))).groups).map(({ name }) => name);
}

describe('NAME=DIRECTORY', () => {
  test.each<[string, string | null, string]>([
    ['results', null, 'results'],
    ['before=old', 'before', 'old'],
    ['gpt 6 (high)=a/b', 'gpt 6 (high)', 'a/b'],
    ['a=b=c', 'a', 'b=c'],
    ['./lr=0.1', null, './lr=0.1'],
    ['runs/lr=0.1', null, 'runs/lr=0.1'],
    ['C:\\runs\\lr=1', null, 'C:\\runs\\lr=1'],
    [' a\u001b[31m\tb =c', 'a b', 'c'],
  ])('%j', (text, name, directory) => {
    expect(parseSource(text)).toEqual({ name, directory });
  });

  test.each([
    ['=old', /has no name before "="; a directory of this name is \.\/=old/],
    ['\u200b=old', /has no name/],
    ['before=', /"before=" names no directory/],
  ])('%j is refused', (text, message) => {
    expect(() => parseSource(text)).toThrow(message);
  });
});

describe('which runs are one', () => {
  test('those of one agent: its name, model and command', async () => {
    const place = onDisk({
      'all/1': { agent: agent('a', 'm') },
      'all/2': { agent: agent('b', 'm') },
      'all/3': { agent: agent('a', 'm'), words: 'f', first: 2 },
      'all/4': { agent: agent('a', 'n') },
    });
    const { groups } = await findGroups(sourcesIn(place, 'all'));
    expect(contendersOf(groups).map(({ name, suite }) => [name, suite.run.planned.length])).toEqual([
      ['a (m)', 2],
      ['b (m)', 1],
      ['a (n)', 1],
    ]);
  });

  test('those of one name, in however many directories; in the order in which they were named', async () => {
    const place = onDisk({
      z: { agent: agent('a') },
      y: { agent: agent('a', null, 'another command'), first: 2 },
      x: { agent: agent('a') },
      w: { agent: agent('w') },
    });
    expect(await namesIn(place, 'now=z', 'w', 'before=x', 'now=y')).toEqual(['now', 'w', 'before']);
    const { groups } = await findGroups(sourcesIn(place, 'now=z', 'before=x', 'now=y'));
    const [now] = contendersOf(groups);
    expect(now!.suite.run.planned).toHaveLength(2);
    expect(now!.suite.notes.join()).toContain('the runs differ in their agent');
  });

  test('a name of several agents, datasets or modes is refused', async () => {
    const { settings } = aReport(trialsOf('p')).run;
    const digest = `sha256:${'0'.repeat(64)}`;
    const place = onDisk({
      'agents/1': { agent: agent('a') },
      'agents/2': { agent: agent('b', 'm') },
      'sets/1': { dataset: { name: 'one', ref: null, digest } },
      'sets/2': { dataset: { name: 'other', ref: null, digest } },
      'modes/1': { settings: { ...settings, mode: 'dev' } },
      'modes/2': { settings: { ...settings, mode: 'free' } },
    });
    await expect(namesIn(place, 'x=agents', 'y=sets')).rejects.toThrow(
      'results: the runs of "x" are of 2 agents (a none, b m), and cannot be put together; give each a name of its own, as in NAME=DIRECTORY',
    );
    await expect(namesIn(place, 'x=agents/1', 'y=sets')).rejects.toThrow(/"y" are of 2 datasets \(one, other\)/);
    await expect(namesIn(place, 'agents/1', 'y=modes')).rejects.toThrow(/"y" are of 2 modes \(dev, free\)/);
  });

  test('what has no results is said: of a name as an error, otherwise as a note', async () => {
    const place = onDisk({ a: { agent: agent('a') }, b: { agent: agent('b') } });
    mkdirSync(path.join(place, 'empty'));
    await expect(findGroups(sourcesIn(place, 'a', 'x=empty'))).rejects.toThrow(
      /"x" has no runs: there is no run\.json in .*empty$/,
    );
    const { groups, notes } = await findGroups(sourcesIn(place, 'a/run.json', 'empty', 'b'));
    expect(groups).toHaveLength(2);
    expect(notes).toEqual([`there are no results in ${path.join(place, 'empty')}`]);
    expect((await findGroups(sourcesIn(place, '.', 'a'))).notes).toEqual([]);
  });

  test('more than fifty are refused', async () => {
    const place = onDisk(
      Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`r${at}`, { agent: agent(`a${at}`) }])),
    );
    await expect(namesIn(place, '.')).rejects.toThrow(
      'results: 51 runs to compare, but at most 50 can be compared; name fewer directories',
    );
  });
});

describe('names', () => {
  test.each<[string, Record<string, Partial<RunRecord>>, string[]]>([
    ['of agent and model', { a: { agent: agent('x', 'm') }, b: { agent: agent('x', 'n') } }, ['x (m)', 'x (n)']],
    ['of the model alone', { a: { agent: agent(null, 'm') }, b: { agent: agent(null, 'n') } }, ['m', 'n']],
    [
      'of the directory where there is none',
      { 'a/results': { agent: agent(null, null, '1') }, 'b/results': { agent: agent(null, null, '2') } },
      ['a/results', 'b/results'],
    ],
    [
      'of the directory as well where several would have one',
      { a: { agent: agent('x', null, '1') }, b: { agent: agent('x', null, '2') }, c: { agent: agent('y') } },
      ['x in a', 'x in b', 'y'],
    ],
    [
      'by number where nothing tells them apart',
      {
        1: { agent: agent('x', null, '1') },
        2: { agent: agent('x', null, '2') },
        3: { agent: agent('x', null, '1'), started_at: '2026-11-21T12:00:01.000Z' },
        4: { agent: agent('x', null, '2') },
      },
      ['x', 'x 2'],
    ],
    ['of one line', { a: { agent: agent('x\n\u001b[31m<b>') }, b: { agent: agent('\u202e') } }, ['x <b>', 'b']],
  ])('%s', async (_, runs, names) => {
    expect(await namesIn(onDisk(runs), '.')).toEqual(names);
  });

  test("what is given is nobody else's", async () => {
    const place = onDisk({ a: { agent: agent('x') }, b: { agent: agent('x', null, '2') } });
    expect(await namesIn(place, 'a', 'x=b')).toEqual(['x in a', 'x']);
  });
});

describe('directories that are put together', () => {
  test('overlap where two of them have a verdict on one trial', async () => {
    const place = onDisk({ a: { words: 'pe' }, b: { words: 'f' }, c: { words: 'fp', first: 2 }, 'd/1': {}, 'd/2': {} });
    const overlap = async (...typed: string[]) => {
      const sources = sourcesIn(place, ...typed);
      return overlaps(sources, (await findGroups(sources)).groups[0]!);
    };
    expect(await overlap('a', 'b')).toBe(true);
    expect(await overlap('a/run.json', 'b/run.json')).toBe(true);
    expect(await overlap('x=a', 'x=b')).toBe(true);
    // Measured again, since it had no verdict.
    expect(await overlap('a', 'c')).toBe(false);
    expect(await overlap('d')).toBe(false);
    expect(await overlap('d', 'd')).toBe(false);
    expect(await overlap('x=d')).toBe(false);
  });
});
