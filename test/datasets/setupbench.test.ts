import { cp, mkdir, readdir, readFile, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadSetupBench, plainMapping } from '../../src/datasets/setupbench.ts';
import type { Dataset, Instance, SuccessCommand } from '../../src/datasets/types.ts';
import { directoryOf, faultOfFiles, loadFiles, scenario, withDataset } from '../support/datasets.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

describe('SetupBench as published', () => {
  let setupbench: string;
  let dataset: Dataset;

  withDataset('setupbench', async (directory) => {
    setupbench = directory;
    dataset = await loadSetupBench(directory, { name: 'setupbench', ref: null });
  });

  const countBy = (keyOf: (instance: Instance) => string | null) => {
    const counts: Record<string, number> = {};
    for (const instance of dataset.instances) {
      const key = String(keyOf(instance));
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  };

  test('all 93 rows, in the order of files and lines', async () => {
    const { instances } = dataset;
    const ids = instances.map(({ id }) => id);
    expect(ids).toHaveLength(93);
    expect(new Set(ids).size).toBe(93);
    const lines: string[] = [];
    for (const file of (await readdir(path.join(setupbench, 'scenarios'))).sort()) {
      const text = await readFile(path.join(setupbench, 'scenarios', file), 'utf8');
      for (const [, id] of text.matchAll(/"instance_id": ?"([^"]+)"/g)) lines.push(id!);
    }
    expect(ids).toEqual(lines);
  });

  test('three files end without a newline, and their last rows are there', async () => {
    const ids = new Set(dataset.instances.map(({ id }) => id));
    const unended: string[] = [];
    for (const file of await readdir(path.join(setupbench, 'scenarios'))) {
      const text = await readFile(path.join(setupbench, 'scenarios', file), 'utf8');
      if (text.endsWith('\n')) continue;
      unended.push(file);
      expect(ids).toContain(JSON.parse(text.split('\n').at(-1)!).instance_id);
    }
    expect(unended.sort()).toEqual([
      'background_service_setup.jsonl',
      'database_setup.jsonl',
      'dependency_resolution.jsonl',
    ]);
  });

  test('types', async () => {
    expect(countBy(({ taskType }) => taskType)).toEqual({
      reposetup: 54,
      dependency_resolution: 16,
      dbsetup: 15,
      bgsetup: 8,
    });
  });

  test('images', async () => {
    expect(countBy(({ image }) => image)).toEqual({
      'ubuntu:22.04': 77,
      'codeexecservice.azurecr.io/setupbench-node-16:latest': 9,
      'ruby:2.7': 7,
    });
  });

  test('rules: dependency_resolution by exit code, all others by text', async () => {
    expect(countBy(({ taskType, evaluation }) => `${taskType}: ${(evaluation as SuccessCommand).rule}`)).toEqual({
      'reposetup: success_text': 54,
      'dependency_resolution: exit_code': 16,
      'dbsetup: success_text': 15,
      'bgsetup: success_text': 8,
    });
  });

  test('70 repositories, each at a full commit', async () => {
    const repositories = dataset.instances.flatMap(({ repository }) => repository ?? []);
    expect(repositories).toHaveLength(70);
    for (const { url, commit } of repositories) {
      expect(url).toMatch(/^https:\/\/github\.com\//);
      expect(commit).toMatch(/^[0-9a-f]{40}$/);
    }
  });

  test('fixtures: each directory belongs to its instance', async () => {
    const { instances, notes } = dataset;
    const folder = path.join(setupbench, 'fixtures');
    const found = instances.flatMap(({ fixtures, prerunner }) => [
      ...fixtures.map(({ source }) => source),
      ...(prerunner === null ? [] : [prerunner]),
    ]);
    expect(found.sort()).toEqual((await readdir(folder)).sort().map((name) => path.join(folder, name)));
    expect(found.length).toBeGreaterThanOrEqual(11);
    for (const { id, fixtures, prerunner } of instances) {
      expect([[], [{ source: path.join(folder, id), target: '' }]]).toContainEqual(fixtures);
      expect([null, path.join(folder, `prerunner-${id}`)]).toContain(prerunner);
    }
    expect(notes).toEqual([]);
  });

  test('one row, whole', async () => {
    const instance = dataset.instances.find(({ id }) => id === 'pallets-flask-2fec0b2')!;
    expect(instance.prompt).toHaveLength(1411);
    expect({ ...instance, prompt: instance.prompt.split('\n')[0] }).toMatchInlineSnapshot(`
      {
        "debugPrompt": null,
        "evaluation": {
          "command": "pytest && echo "Setup successful" || echo "Setup failed"",
          "kind": "success_command",
          "rule": "success_text",
        },
        "fixtures": [],
        "humanActions": {
          "lower": 2,
          "upper": 7,
        },
        "id": "pallets-flask-2fec0b2",
        "image": "ubuntu:22.04",
        "imageTag": "setupbench.eval.x86_64.pallets-flask-2fec0b2:msbench-0.0.4",
        "prerunner": null,
        "prompt": "You are in a benchmark that evaluates your ability to interpret documentation, install dependencies, configure, and build real-world open-source projects in a completely minimal environment.",
        "repository": {
          "commit": "2fec0b206c6e83ea813ab26597e15c96fab08be7",
          "url": "https://github.com/pallets/flask",
        },
        "row": {
          "file": "scenarios/repo_setup.jsonl",
          "line": 44,
          "unknownKeys": [],
        },
        "solution": null,
        "taskType": "reposetup",
      }
    `);
  });

  test('the layout of the repository, with a folder setupbench/, is the same dataset', async () => {
    const directory = temporaryDirectory();
    await cp(setupbench, path.join(directory, 'setupbench'), { recursive: true });
    const copy = await loadSetupBench(directory, { name: 'setupbench', ref: 'abc' });
    expect({ ...copy, directory: dataset.directory, ref: null, instances: copy.instances.length }).toEqual({
      ...dataset,
      instances: 93,
    });
    expect(copy.ref).toBe('abc');
  });
});

describe('dataset.yaml', () => {
  test.each<[string, string | undefined, { name: string; testbed: string | null }]>([
    ['absent', undefined, { name: 'DIR', testbed: null }],
    ['empty', '', { name: 'DIR', testbed: null }],
    ['both', 'name: mine\ntestbed: host\n', { name: 'mine', testbed: 'host' }],
    ['a testbed only', 'testbed: docker', { name: 'DIR', testbed: 'docker' }],
  ])('%s', async (_, manifest, expected) => {
    const directory = await directoryOf({
      'scenarios/a.jsonl': scenario(),
      ...(manifest === undefined ? {} : { 'dataset.yaml': manifest }),
    });
    const { name, testbed } = await loadSetupBench(directory, { name: null, ref: null });
    expect({ name: name.replace(path.basename(directory), 'DIR'), testbed }).toEqual(expected);
    expect(await loadSetupBench(directory, { name: 'given', ref: null })).toMatchObject({ name: 'given' });
  });
});

describe('a manifest that is read without a YAML parser', () => {
  test('comments, and lines of a key and a word', () => {
    expect(plainMapping('# Ours\nname: my-tasks_2\n\ntestbed: host\n')).toEqual({
      name: 'my-tasks_2',
      testbed: 'host',
    });
  });

  test('has the values that YAML gives it', () => {
    const word = fc.oneof(
      fc.constantFrom('name', 'x', 'null', 'True', 'y', '1.5', '0x1', 'a b', 'a #b', '"q"', '*a', '', '{}'),
      fc.string(),
    );
    const line = fc.oneof(
      fc.tuple(word, fc.constantFrom(': ', ':', ' : ', ':  '), word).map((parts) => parts.join('')),
      fc.constantFrom('', '# a', ' # a', '---', '...', '%YAML 1.2', ' b: c', '- a', '\r'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        const plain = plainMapping(lines.join('\n'));
        if (plain !== null) expect(parse(lines.join('\n')) ?? {}).toEqual(plain);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(['name: null', 'True: a', 'name: a\nname: b', 'name: 1.5', 'name: a # b', ' name: a', 'name: a\r\n', 'a'])(
    'not %j',
    (text) => expect(plainMapping(text)).toBeNull(),
  );
});

test('files beside the rows that may hold rows as well are noted', async () => {
  const { notes, instances } = await loadFiles({
    'scenarios/a.jsonl': scenario(),
    'scenarios/b.json': scenario({ instance_id: 'two-1' }),
    'scenarios/B.JSONL': scenario({ instance_id: 'two-2' }),
    'scenarios/more/c.jsonl': scenario({ instance_id: 'two-3' }),
    'scenarios/README.md': '',
    'scenarios/.cache/x': '',
  });
  const why = 'is not read: rows are in files scenarios/*.jsonl';
  expect(notes).toEqual([`scenarios/B.JSONL ${why}`, `scenarios/b.json ${why}`, `scenarios/more ${why}`]);
  expect(instances.map(({ id }) => id)).toEqual(['one-1']);
});

test('fixtures that belong to no instance are noted, and stop nothing', async () => {
  const { notes, instances } = await loadFiles({
    'scenarios/a.jsonl': scenario(),
    'fixtures/one-1/x': '',
    'fixtures/one-2/x': '',
    'fixtures/prerunner-one-3/prerunner.sh': '',
    'fixtures/README.md': '',
  });
  expect(notes).toEqual(['fixtures/one-2 belongs to no instance', 'fixtures/prerunner-one-3 belongs to no instance']);
  expect(instances).toHaveLength(1);
});

describe('links in fixtures/', () => {
  test('lead to a fixture or a prerunner that instances share', async () => {
    const directory = writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }, { instance_id: 'c' }], {
      'fixtures/shared/x': '',
      'fixtures/before/prerunner.sh': '',
      'fixtures/c': '',
    });
    await symlink('shared', path.join(directory, 'fixtures/a'));
    await symlink('before', path.join(directory, 'fixtures/prerunner-a'));
    await symlink('nowhere', path.join(directory, 'fixtures/b'));
    const { instances, notes } = await loadSetupBench(directory, { name: null, ref: null });
    const real = await realpath(directory);
    expect(instances.map(({ fixtures }) => fixtures)).toEqual([
      [{ source: path.join(real, 'fixtures/shared'), target: '' }],
      [],
      [],
    ]);
    expect(instances[0]!.prerunner).toBe(path.join(real, 'fixtures/before'));
    expect(notes).toEqual([
      'fixtures/b is not a directory in fixtures/, and is not copied',
      'fixtures/c is not a directory in fixtures/, and is not copied',
    ]);
  });

  test('are not followed out of it, as the digest would not cover their files', async () => {
    const directory = writeDataset([{ instance_id: 'a' }], { 'common/x': '' });
    await mkdir(path.join(directory, 'fixtures'));
    await symlink('../common', path.join(directory, 'fixtures/a'));
    const { instances, notes } = await loadSetupBench(directory, { name: null, ref: null });
    expect(instances[0]!.fixtures).toEqual([]);
    expect(notes).toEqual(['fixtures/a is not a directory in fixtures/, and is not copied']);
  });
});

describe('faults of the directory', () => {
  test.each<[string, Record<string, string>, string, string]>([
    ['a directory that is not there', {}, 'nowhere', 'dataset: the directory DIR/nowhere does not exist'],
    ['no scenarios', { 'README.md': '' }, '', 'dataset: the directory DIR has no folder scenarios/ with .jsonl files'],
    [
      'scenarios without a row',
      { 'scenarios/a.jsonl': '\n', 'scenarios/b.json': scenario() },
      '',
      'dataset: DIR/scenarios holds no instance; put one JSON object a line into a .jsonl file',
    ],
    [
      'a dataset.yaml of another name',
      { 'scenarios/a.jsonl': scenario(), 'dataset.yml': 'testbed: host\n' },
      '',
      "DIR/dataset.yml: is not read; rename it to dataset.yaml; if it is another program's, put an empty dataset.yaml beside it",
    ],
    [
      'an unknown field of dataset.yaml',
      { 'scenarios/a.jsonl': scenario(), 'dataset.yaml': 'nmae: x' },
      '',
      'DIR/dataset.yaml:1: nmae: there is no such key; did you mean name?',
    ],
    [
      'a testbed that is none, a name of nonsense',
      { 'scenarios/a.jsonl': scenario(), 'dataset.yaml': 'testbed: vm\nname: a b' },
      '',
      'DIR/dataset.yaml:2: name: must hold only letters, digits, ".", "_" and "-"\nDIR/dataset.yaml:1: testbed: "vm" is not one of docker, host',
    ],
    [
      'a dataset.yaml that is a list',
      { 'scenarios/a.jsonl': scenario(), 'dataset.yaml': '- a' },
      '',
      'DIR/dataset.yaml: must be an object, not a list',
    ],
    [
      'a dataset.yaml of many keys, each of which the parser compares with all others',
      { 'scenarios/a.jsonl': scenario(), 'dataset.yaml': 'name: a\n'.repeat(10_000) },
      '',
      'DIR/dataset.yaml: cannot be read: it has 80000 bytes; the limit is 65536',
    ],
  ])('%s', async (_, files, below, message) => {
    expect(await faultOfFiles(files, below)).toBe(message);
  });

  test('a dataset.yaml that is no YAML', async () => {
    const fault = await faultOfFiles({ 'scenarios/a.jsonl': scenario(), 'dataset.yaml': 'name: [' });
    expect(fault).toMatchInlineSnapshot(`
      "DIR/dataset.yaml: not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ] at line 1, column 8:

      name: [
             ^
      "
    `);
  });
});
