import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadPrdBench } from '../../../src/datasets/prdbench/prdbench.ts';
import type { Dataset, Mode } from '../../../src/datasets/types.ts';
import { directoryOf, projectFiles } from '../../support/datasets.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

function load(directory: string, mode: Mode = 'dev'): Promise<Dataset> {
  return loadPrdBench(directory, { name: null, ref: null, mode });
}

async function faultOf(files: Record<string, string>, mode: Mode = 'dev'): Promise<string> {
  const directory = await directoryOf(files);
  try {
    await load(directory, mode);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UserError') throw error;
    return error.message.replaceAll(directory, 'DIR');
  }
  throw new Error('the dataset was accepted');
}

describe('faults', () => {
  const plan = (text: string) => projectFiles('data/7', undefined, { 'evaluation/detailed_test_plan.json': text });
  const metric = (text: string) => projectFiles('data/7', undefined, { 'evaluation/metric.json': text });
  const without = (name: string) =>
    Object.fromEntries(Object.entries(projectFiles('data/7')).filter(([file]) => !file.endsWith(name)));

  test.each<[string, Record<string, string>, string]>([
    ['no PRD.md', without('PRD.md'), 'data/7/src/PRD.md: is missing'],
    ['no plan', without('plan.json'), 'data/7/evaluation/detailed_test_plan.json: is missing'],
    [
      'a NUL in a command',
      plan(JSON.stringify([{ metric: 'x', testcases: [{ test_command: 'true\0', test_input: null }] }])),
      'data/7/evaluation/detailed_test_plan.json: entry 1: testcases: 0: test_command: holds a NUL character (\\u0000)',
    ],
    [
      'a value that is too deep',
      plan(`[{"metric": "x"}, {"metric": "y", "description": ${'['.repeat(50_000)}${']'.repeat(50_000)}}]`),
      `data/7/evaluation/detailed_test_plan.json: entry 2: description: ${'0: '.repeat(19)}is nested more than 20 levels deep`,
    ],
    ['an object', plan('{"a": []}'), 'data/7/evaluation/detailed_test_plan.json: is not a JSON array'],
    ['nothing in it', plan('[]'), 'data/7/evaluation/detailed_test_plan.json: holds no entry'],
    [
      'an empty file',
      plan(''),
      'data/7/evaluation/detailed_test_plan.json:1:1: not valid JSON: Unexpected end of JSON input',
    ],
    [
      'cut off',
      plan('[\n  {"metric": "A"},\n'),
      'data/7/evaluation/detailed_test_plan.json:3:1: not valid JSON: Unexpected end of JSON input',
    ],
    [
      'a comma too many',
      plan('[\n  {"metric": "A",}\n]'),
      'data/7/evaluation/detailed_test_plan.json:2:18: not valid JSON: Expected double-quoted property name in JSON at position 19 (line 2 column 18)',
    ],
    [
      'a bare word, told by place though V8 does not',
      plan(`[\n  {"metric": "A"},\n  {"metric": none}\n]`),
      expect.stringMatching(
        /^data\/7\/evaluation\/detailed_test_plan\.json:3:15: not valid JSON: Unexpected token 'o'/,
      ) as never,
    ],
    [
      'no name',
      plan('[{"type": "unit_test"}]'),
      'data/7/evaluation/detailed_test_plan.json: entry 1: metric: is missing or not a string',
    ],
    [
      'names of nothing',
      plan('[{"metric": "A"}, {"metric": " \\n"}, {"metric": 3}]'),
      'data/7/evaluation/detailed_test_plan.json: entry 2: metric: is empty\ndata/7/evaluation/detailed_test_plan.json: entry 3: metric: is missing or not a string',
    ],
    [
      'an entry that is no object',
      plan('["A"]'),
      'data/7/evaluation/detailed_test_plan.json: entry 1: must be an object, not a text',
    ],
  ])('%s', async (_, files, message) => {
    const fault = await faultOf({ ...projectFiles('data/3'), ...files });
    const [head, ...lines] = fault.split('\n');
    expect(head).toBe('dataset: DIR cannot be read:');
    expect(lines.join('\n')).toEqual(message);
  });

  test.each<[string, Record<string, string>, string]>([
    ['no metric.json', without('metric.json'), 'data/7/evaluation/metric.json: is missing'],
    ['names of nothing', metric('[{"得分点": ""}]'), 'data/7/evaluation/metric.json: entry 1: metric: is empty'],
    ['no list', metric('{}'), 'data/7/evaluation/metric.json: is not a JSON array'],
  ])('metric.json, %s: a fault in free, a note otherwise', async (_, files, message) => {
    expect(await faultOf(files, 'free')).toBe(`dataset: DIR cannot be read:\n${message}`);
    const { notes, instances } = await load(await directoryOf({ ...files, 'aux_data.json': '{}' }));
    expect(instances).toHaveLength(1);
    expect(notes).toEqual([message.replace('data/7/', 'prdbench-7: ')]);
  });

  test('bytes that are not UTF-8: the line of a plan is a fault, a document of requirements a note', async () => {
    const directory = await directoryOf({ ...projectFiles('data/7'), 'aux_data.json': '{}' });
    const write = (name: string, text: string, encoding: BufferEncoding) =>
      writeFile(path.join(directory, 'data/7', name), text, encoding);
    await write('src/PRD.md', '# Caf\u00e9\n', 'latin1');
    const { notes } = await load(directory);
    expect(notes).toEqual(['prdbench-7: src/PRD.md is not UTF-8: a judge gets U+FFFD for what cannot be read']);
    const text = '[\n  {"metric": "\ufffd"},\n  {"metric": "Caf\u00e9"}\n]';
    const fault = (line: number) => ({
      name: 'UserError',
      message: `dataset: ${directory} cannot be read:\ndata/7/evaluation/detailed_test_plan.json:${line}: is not UTF-8; save the file as UTF-8`,
    });
    await writeFile(
      path.join(directory, 'data/7/evaluation/detailed_test_plan.json'),
      Buffer.concat(text.split(/(\u00e9)/).map((part) => Buffer.from(part, part === '\u00e9' ? 'latin1' : 'utf8'))),
    );
    await expect(load(directory)).rejects.toMatchObject(fault(3));
    await write('evaluation/detailed_test_plan.json', `\ufeff${text}`, 'utf16le');
    await expect(load(directory)).rejects.toMatchObject(fault(1));
  });

  test('at most 20 are named', async () => {
    const fault = await faultOf(plan(JSON.stringify(Array(23).fill({}))));
    expect(fault.split('\n')).toHaveLength(22);
    expect(fault.split('\n').at(-1)).toBe('… and 3 more');
  });

  test.each<[string, string]>([
    ['no projects', 'has no projects of PRDbench: neither PRDbench/<number> nor data/<number> exists'],
    ['nowhere', 'does not exist'],
  ])('%s', async (name, message) => {
    const directory = await directoryOf({ 'no projects/data/one/src/PRD.md': '', 'no projects/data/01/x': '' });
    await expect(load(path.join(directory, name))).rejects.toMatchObject({
      name: 'UserError',
      message: `dataset: the directory ${path.join(directory, name)} ${message}`,
    });
  });
});

describe('links never lead out of a project', () => {
  test.each(['src/PRD.md', 'evaluation/detailed_test_plan.json', 'evaluation', 'src'])('%s', async (name) => {
    const directory = await directoryOf(projectFiles('data/1'));
    const outside = temporaryDirectory();
    const at = path.join(directory, 'data/1', name);
    await cp(at, path.join(outside, 'secret'), { recursive: true });
    await rm(at, { recursive: true });
    await symlink(path.join(outside, 'secret'), at);
    await expect(load(directory)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('is missing'),
    });
  });

  test('a link within the project is a file of it', async () => {
    const directory = await directoryOf(projectFiles('data/1'));
    const prd = path.join(directory, 'data/1/src/PRD.md');
    await rename(prd, path.join(directory, 'data/1/src/real.md'));
    await symlink('real.md', prd);
    const { instances } = await load(directory);
    expect(instances[0]!.evaluation).toMatchObject({ requirements: '# Requirements\n' });
  });

  test('a project that is a link is left out, a folder that is one is not given to the agent', async () => {
    const directory = await directoryOf({ ...projectFiles('data/1'), 'aux_data.json': '{}' });
    const outside = temporaryDirectory();
    await mkdir(path.join(outside, 'more'));
    await writeFile(path.join(outside, 'more/secret'), 'x');
    await symlink(path.join(outside, 'more'), path.join(directory, 'data/1/data'));
    await symlink('1', path.join(directory, 'data/2'));
    const { instances, notes } = await load(directory);
    expect(instances.map(({ id }) => id)).toEqual(['prdbench-1']);
    expect(instances[0]!.fixtures.map(({ target }) => target)).toEqual(['evaluation', 'src']);
    expect(notes).toEqual(['data/2 is a link, and is left out']);
  });
});
