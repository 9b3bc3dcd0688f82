import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadPrdBench } from '../../../src/datasets/prdbench/prdbench.ts';
import type { Dataset, Mode } from '../../../src/datasets/types.ts';
import { directoryOf, projectFiles } from '../../support/datasets.ts';

const POINT = { metric: '1.1 Start', type: 'shell_interaction', testcases: [] };
const AUXILIARY = JSON.stringify({ 1: [], 2: ['src/data/extra.csv'], 3: ['src/gone.csv'], 10: [] });

const three = (folder: string) => ({
  ...projectFiles(`${folder}/10`),
  ...projectFiles(`${folder}/2`, undefined, {
    'src/data/extra.csv': 'a\n',
    'data/table.csv': 'b\n',
    'reports/old.json': '[]',
  }),
  ...projectFiles(`${folder}/3`, [POINT, { ...POINT, metric: '1.2 Stop' }]),
});

function load(directory: string, mode: Mode = 'dev'): Promise<Dataset> {
  return loadPrdBench(directory, { name: null, ref: null, mode });
}

describe('layouts', () => {
  test.each<[string, Record<string, string>]>([
    ['the repository', { ...three('PRDbench'), 'Evaluation/aux_data.json': AUXILIARY }],
    ['the repository, another place of aux_data.json', { ...three('PRDbench'), 'Generation/aux_data.json': AUXILIARY }],
    ['the data set card', { ...three('data'), 'aux_data.json': AUXILIARY }],
    ['below prdbench/', { ...three('prdbench/PRDbench'), 'prdbench/aux_data.json': AUXILIARY }],
    ['the card below prdbench/', { ...three('prdbench/data'), 'prdbench/aux_data.json': AUXILIARY }],
  ])('%s: three projects, in numeric order', async (_, files) => {
    const dataset = await load(
      await directoryOf({ ...files, 'README.md': 'x', 'data/readme.txt': 'x', 'PRDbench/x/y': '' }),
    );
    expect(dataset.instances.map(({ id }) => id)).toEqual(['prdbench-2', 'prdbench-3', 'prdbench-10']);
    expect(dataset.notes).toEqual(['prdbench-3: aux_data.json lists src/gone.csv, which is not there']);
  });

  test('a project that has no number is told beside those that have one', async () => {
    const named = ['01/evaluation/x', 'one/evaluation/x', 'cache/x'].map((file) => [`data/${file}`, '']);
    const { instances, notes } = await load(
      await directoryOf({ ...projectFiles('data/2'), ...Object.fromEntries(named), 'aux_data.json': '{}' }),
    );
    expect(instances.map(({ id }) => id)).toEqual(['prdbench-2']);
    const why = 'has no name of a project, which is a number without leading zeros, and is left out';
    expect(notes).toEqual([`data/01 ${why}`, `data/one ${why}`]);
  });

  test('both layouts are one dataset by digest; another byte, file or list of extra files is another', async () => {
    const digestOf = async (files: Record<string, string>) => (await load(await directoryOf(files))).digest;
    const repository = { ...three('PRDbench'), 'Evaluation/aux_data.json': AUXILIARY };
    const digest = await digestOf(repository);
    expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(await digestOf({ ...three('data'), 'aux_data.json': AUXILIARY })).toBe(digest);
    expect(await digestOf({ ...repository, 'README.md': 'x', 'PRDbench/2/reports/new.json': '' })).toBe(digest);
    const others = [
      { ...repository, 'PRDbench/2/src/data/extra.csv': 'b\n' },
      { ...repository, 'PRDbench/3/evaluation/more.in': '' },
      { ...repository, 'Evaluation/aux_data.json': '{}' },
      three('PRDbench'),
    ];
    const digests = await Promise.all(others.map(digestOf));
    expect(new Set([digest, ...digests]).size).toBe(5);
  });

  test('the mode does not change the digest, and the name is given or the directory’s', async () => {
    const directory = await directoryOf(three('PRDbench'));
    const loaded = await Promise.all((['dev', 'free', 'debug'] as const).map((mode) => load(directory, mode)));
    expect(new Set(loaded.map(({ digest }) => digest)).size).toBe(1);
    expect(loaded[0]!.name).toBe(path.basename(directory));
    expect(await loadPrdBench(directory, { name: 'prdbench', ref: 'abc', mode: 'dev' })).toMatchObject({
      name: 'prdbench',
      ref: 'abc',
      testbed: null,
    });
  });

  test.each<[string, Record<string, string>, string[]]>([
    ['missing', {}, ['aux_data.json is missing: the extra files it lists cannot be checked']],
    ['no JSON', { 'aux_data.json': '{' }, [expect.stringMatching(/^aux_data\.json:1:2: not valid JSON: /)]],
    [
      'another shape',
      { 'aux_data.json': '{"1": [], "2": "src/x"}' },
      ['aux_data.json is not an object of lists of paths (see the key "2"): the extra files cannot be checked'],
    ],
    [
      'a path outside',
      { 'aux_data.json': '{"2": ["../3/src/PRD.md", "/etc/passwd"]}' },
      [
        'prdbench-2: aux_data.json lists ../3/src/PRD.md, which leads out of the project',
        'prdbench-2: aux_data.json lists /etc/passwd, which leads out of the project',
      ],
    ],
    ['with a byte order mark', { 'aux_data.json': '\uFEFF{"2": ["data"]}' }, []],
  ])('aux_data.json %s stops nothing', async (_, files, notes) => {
    const dataset = await load(await directoryOf({ ...three('data'), ...files }));
    expect(dataset.instances).toHaveLength(3);
    expect(dataset.notes).toEqual(notes);
  });
});

describe('modes', () => {
  test.each<[Mode, string[]]>([
    ['dev', ['data', 'evaluation', 'src']],
    ['debug', ['data', 'evaluation', 'src']],
    ['free', ['src/PRD.md']],
  ])('%s: what the agent sees', async (mode, targets) => {
    const directory = await directoryOf(three('data'));
    const project = path.join(directory, 'data/2');
    const { instances } = await load(directory, mode);
    expect(instances[0]!.fixtures).toEqual(targets.map((target) => ({ source: path.join(project, target), target })));
    expect(instances[0]).toMatchObject({
      taskType: 'development',
      image: null,
      imageTag: null,
      repository: null,
      prerunner: null,
      evaluation: {
        kind: 'test_plan',
        mode,
        requirements: '# Requirements\n',
        file: mode === 'free' ? 'evaluation/metric.json' : 'evaluation/detailed_test_plan.json',
        evaluationDirectory: mode === 'free' ? null : path.join(project, 'evaluation'),
      },
    });
  });

  test('prompts: free knows nothing of the plan, only debug has a second round', async () => {
    const directory = await directoryOf(three('data'));
    const prompts = Object.fromEntries(
      await Promise.all(
        (['dev', 'free', 'debug'] as const).map(async (mode) => {
          const { instances } = await load(directory, mode);
          const all = new Set(instances.map(({ prompt, debugPrompt }) => JSON.stringify([prompt, debugPrompt])));
          expect(all.size).toBe(1);
          return [mode, JSON.parse([...all][0]!)] as const;
        }),
      ),
    );
    expect(prompts.free[0]).not.toMatch(/evaluation\/|test_plan|metric|reports\//);
    expect(prompts.free[0]).toMatch(/src\/PRD\.md.*command line.*README\.md/s);
    expect(prompts.dev[0]).toMatch(/src\/PRD\.md.*evaluation\/detailed_test_plan\.json.*put back/s);
    expect(prompts.debug[0]).toBe(prompts.dev[0]);
    expect([prompts.dev[1], prompts.free[1]]).toEqual([null, null]);
    expect(prompts.debug[1]).toMatch(/reports\/\*\.json.*"score".*evaluation\//s);
  });

  test.each<[what: string, english: string | null, file: string, metrics: string[], notes: string[]]>([
    ['in English', '[{"metric": "A"}, {"metric": "B 乙"}]', 'metric_en.json', ['A', 'B 乙'], []],
    ['none', null, 'metric.json', ['甲'], []],
    [
      'in Chinese',
      '[{"metric": "A"}, {"metric": "B 乙"}, {"metric": "C 丙"}]',
      'metric.json',
      ['甲'],
      ['evaluation/metric_en.json is not in English, and is not used'],
    ],
    ['no list', '{}', 'metric.json', ['甲'], ['evaluation/metric_en.json: is not a JSON array']],
    [
      'without a name',
      '[{"description": "x"}]',
      'metric.json',
      ['甲'],
      ['evaluation/metric_en.json: entry 1: metric: is missing or not a string'],
    ],
  ])('free, metric_en.json: %s', async (_, english, file, metrics, noted) => {
    const files = projectFiles('data/1', [POINT], {
      'evaluation/metric.json': '[{"metric": "甲"}]',
      ...(english === null ? {} : { 'evaluation/metric_en.json': english }),
    });
    const { instances, notes } = await load(await directoryOf({ ...files, 'aux_data.json': '{}' }), 'free');
    expect(notes).toEqual(noted.map((note) => `prdbench-1: ${note}`));
    expect(instances[0]!.evaluation).toMatchObject({
      file: `evaluation/${file}`,
      points: metrics.map((metric) => ({ metric })),
    });
  });

  test('free: metric.json may be missing beside metric_en.json', async () => {
    const { 'data/1/evaluation/metric.json': _, ...files } = projectFiles('data/1', [POINT], {
      'evaluation/metric_en.json': '[{"metric": "A"}]',
    });
    const { instances, notes } = await load(await directoryOf({ ...files, 'aux_data.json': '{}' }), 'free');
    expect(instances[0]!.evaluation).toMatchObject({ file: 'evaluation/metric_en.json', points: [{ metric: 'A' }] });
    expect(notes).toEqual(['prdbench-1: evaluation/metric.json: is missing']);
  });

  test('free: the requirements of metric.json', async () => {
    const requirements = [
      { metric: 'A', description: 'a', expected_output: 'out', type: 'unit_test' },
      { 得分点: 'B', 得分规范: 'two points', 验证方法: 'run it', 赋分权重: 2 },
      { 得分点: 'C', 验证方法: 'look' },
      { metric: 'A' },
    ];
    const files = projectFiles('data/1', [POINT], {
      'evaluation/metric.json': `\uFEFF${JSON.stringify(requirements)}`,
    });
    const { instances, notes } = await load(await directoryOf({ ...files, 'aux_data.json': '{}' }), 'free');
    expect(notes).toEqual(['prdbench-1: metric.json has 4 entries, the test plan 1']);
    const common = { type: 'requirement', testcases: [], inputFiles: [], expectedFiles: [] };
    const keys = 'its keys are Chinese: taken as metric, verification, scoring, weight';
    expect(instances[0]!.evaluation).toMatchObject({
      points: [
        { ...common, metric: 'A', description: 'a', expectedOutput: 'out', notes: [] },
        {
          ...common,
          metric: 'B',
          description: 'Verification: run it\n\nScoring: two points\n\nWeight: 2',
          expectedOutput: null,
          notes: [{ kind: 'other_keys', detail: keys }],
        },
        { ...common, metric: 'C', description: 'Verification: look', expectedOutput: null },
        {
          ...common,
          metric: 'A',
          description: '',
          notes: [{ kind: 'duplicate_metric', detail: 'the name is already used at #1' }],
        },
      ],
    });
  });
});
