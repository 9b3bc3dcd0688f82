import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { TrialError } from '../../../src/base/errors.ts';
import type { TestPlan, TestPoint } from '../../../src/datasets/types.ts';
import { restoreEvaluation } from '../../../src/evaluation/test-plan/restore.ts';
import { type Testbed, TestbedDestroyed } from '../../../src/testbeds/types.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aProvider, aTestbed, runIn, textOf } from '../../support/testbed.ts';

const LIST = String.raw`find evaluation reports -printf '%p %y %m %l\n' | LC_ALL=C sort; cat evaluation/*.* evaluation/tests/*`;

describe.each(['host', 'docker'] as const)('evaluation/ and reports/ before the points are run, on %s', (kind) => {
  const root = temporaryDirectory();
  let testbed: Testbed;
  let plan: TestPlan;
  let original: string;

  beforeAll(async () => {
    const source = evaluationBelow(root);
    plan = planOf(source);
    testbed = await (await aProvider(kind)).open({ fixtures: [{ source, target: 'evaluation' }] });
    await textOf(testbed, 'mkdir reports');
    original = await textOf(testbed, LIST);
    expect(original).toContain('evaluation/tests/test_a.py f 644');
    expect(original).toContain('evaluation/run.sh f 755');
  });

  test.each<[what: string, script: string, notes: [string, string][]]>([
    ['nothing done', 'true', []],
    ['only read', 'cat evaluation/*.* >/dev/null; ls -R evaluation >/dev/null', []],
    ['written anew as they were', 'cp evaluation/plan.json x; cat x >evaluation/plan.json; rm x', []],
    [
      'caches of tests that were tried',
      'mkdir -p evaluation/tests/__pycache__ evaluation/.pytest_cache/v; echo x >evaluation/tests/__pycache__/a.pyc; echo x >evaluation/.pytest_cache/v/y',
      [],
    ],
    ['no reports/', 'rm -r reports', []],
    ['an edit', 'echo >>evaluation/plan.json', [['evaluation_changed', '1 changed (plan.json)']]],
    [
      'an edit of the same length',
      'tr a-y b-z <evaluation/in.txt >x; cat x >evaluation/in.txt; rm x',
      [['evaluation_changed', '1 changed (in.txt)']],
    ],
    [
      'an addition',
      'mkdir evaluation/d; echo x >evaluation/d/conftest.py',
      [['evaluation_changed', '1 added (d/conftest.py)']],
    ],
    ['a removal', 'rm evaluation/tests/test_a.py', [['evaluation_changed', '1 removed (tests/test_a.py)']]],
    [
      'a file made a link',
      'mv evaluation/plan.json elsewhere.json; ln -s ../elsewhere.json evaluation/plan.json',
      [['evaluation_changed', '1 changed (plan.json)']],
    ],
    [
      'all of these',
      'rm evaluation/in.txt; echo >>evaluation/plan.json; touch evaluation/new "evaluation/ünï code"',
      [['evaluation_changed', '1 changed (plan.json), 2 added (new, ünï code), 1 removed (in.txt)']],
    ],
    [
      'a great many',
      'cd evaluation; touch a1 a2 a3 a4 a5 a6 a7',
      [['evaluation_changed', '7 added (a1, a2, a3, a4, a5, … 2 more)']],
    ],
    ['modes', 'chmod 000 evaluation/plan.json evaluation/run.sh; chmod 777 evaluation/tests', []],
    [
      'everything removed',
      'rm -r evaluation',
      [['evaluation_changed', '5 removed (data ünï.csv, in.txt, plan.json, run.sh, tests/test_a.py)']],
    ],
    [
      'a file in its place',
      'rm -r evaluation; echo x >evaluation',
      [
        [
          'evaluation_changed',
          '1 added (itself no directory), 5 removed (data ünï.csv, in.txt, plan.json, run.sh, tests/test_a.py)',
        ],
      ],
    ],
    [
      'reports',
      'echo x >reports/1.1.json; mkdir reports/d; echo x >reports/d/y',
      [['reports_prewritten', 'reports/ held 1.1.json, d/y;']],
    ],
    [
      'a file for reports',
      'rm -rf reports; echo x >reports',
      [['reports_prewritten', 'reports/ held itself no directory;']],
    ],
    [
      'both',
      'echo x >reports/a.json; echo x >evaluation/b',
      [
        ['reports_prewritten', 'reports/ held a.json;'],
        ['evaluation_changed', '1 added (b)'],
      ],
    ],
  ])('%s: noted, and put back as it was', async (_, script, notes) => {
    await textOf(testbed, script);
    const found = await restoreEvaluation(testbed, plan);
    expect(found.map(({ kind }) => kind)).toEqual(notes.map(([kind]) => kind));
    for (const [index, [, detail]] of notes.entries()) expect(found[index]!.detail).toContain(detail);
    expect(await textOf(testbed, LIST)).toBe(original);
  });

  test.each([
    ['echo x >evaluation/in.txt; mkdir evaluation/o; echo x >evaluation/o/a', true],
    ['echo x >evaluation/in.txt; echo x >evaluation/o', true],
    ['echo x >evaluation/in.txt; echo x >evaluation/other', false],
    ['echo x >evaluation/o; rm evaluation/in.txt', false],
    ['echo x >evaluation/tests/new', true],
    ['echo x >evaluation/tests/test_a.py', false],
  ])('%s: is noted as output of the commands of the plan: %s', async (script, isOutput) => {
    await textOf(testbed, script);
    const testcases = ['run --out evaluation/o', 'run > evaluation/in.txt', 'run -o evaluation/tests'].map(
      (command) => ({
        command,
        input: null,
        inputFile: null,
        unrunnable: null,
      }),
    );
    const [note] = await restoreEvaluation(testbed, { ...plan, points: [{ ...POINT, testcases }] });
    expect(note!.detail.endsWith("); the plan's own commands write these")).toBe(isOutput);
  });

  test.each([
    ['evaluation', 'evaluation_changed'],
    ['reports', 'reports_prewritten'],
  ])('%s made a link to elsewhere: the link goes, what it leads to is not touched', async (name, note) => {
    const elsewhere = `${testbed.workdir}/elsewhere`;
    await textOf(
      testbed,
      `mkdir ${elsewhere}; echo precious >${elsewhere}/plan.json; echo x >${elsewhere}/own; rm -r ${name}; ln -s ${elsewhere} ${name}`,
    );
    const notes = await restoreEvaluation(testbed, plan);
    expect(notes.map(({ kind }) => kind)).toEqual([note]);
    expect(await textOf(testbed, LIST)).toBe(original);
    expect(await textOf(testbed, `cd ${elsewhere}; ls; cat plan.json`)).toBe('own\nplan.json\nprecious');
    await textOf(testbed, `rm -r ${elsewhere}`);
  });

  test('a plan without files of its own leaves evaluation/ alone', async () => {
    await textOf(testbed, `echo theirs >evaluation/own.txt; echo x >reports/a.json`);
    const notes = await restoreEvaluation(testbed, { ...plan, mode: 'free', evaluationDirectory: null });
    expect(notes.map(({ kind }) => kind)).toEqual(['reports_prewritten']);
    expect(await textOf(testbed, 'cat evaluation/own.txt; ls -A reports')).toBe('theirs');
    await restoreEvaluation(testbed, plan);
  });

  test('reports that the agent was given are no note, unless it changed them', async () => {
    const given = new Map([
      ['a.json', 'one'],
      ['b.json', 'two'],
    ]);
    await textOf(testbed, 'printf one >reports/a.json; printf two >reports/b.json');
    expect(await restoreEvaluation(testbed, plan, given)).toEqual([]);
    await textOf(testbed, 'printf one >reports/a.json; printf 222 >reports/b.json');
    expect((await restoreEvaluation(testbed, plan, given)).map(({ detail }) => detail)).toEqual([
      'reports/ held b.json; it was emptied',
    ]);
    expect(await textOf(testbed, 'ls reports')).toBe('');
  });

  test('the files belong to the user of the testbed, and can be written', async () => {
    await restoreEvaluation(testbed, plan);
    expect(await textOf(testbed, 'find evaluation reports ! -user "$(id -un)"')).toBe('');
    await textOf(testbed, 'echo x >reports/y; rm reports/y');
  });
});

describe('a testbed that lets nothing be put back', () => {
  test('a container without rm is destroyed', async () => {
    const testbed = await aTestbed('docker');
    await textOf(testbed, 'rm /bin/rm');
    await expect(restoreEvaluation(testbed, planOf(evaluationBelow(temporaryDirectory())))).rejects.toThrow(
      TestbedDestroyed,
    );
  });

  test('a host whose workdir leads elsewhere is destroyed, and nothing is touched there', async () => {
    const testbed = await aTestbed('host');
    const elsewhere = temporaryDirectory();
    mkdirSync(path.join(elsewhere, 'reports'));
    writeFileSync(path.join(elsewhere, 'reports/precious'), 'x');
    await runIn(testbed, `cd /; rm -r ${testbed.workdir}; ln -s ${elsewhere} ${testbed.workdir}`);
    await expect(restoreEvaluation(testbed, planOf(evaluationBelow(temporaryDirectory())))).rejects.toThrow(
      TestbedDestroyed,
    );
    expect(readFileSync(path.join(elsewhere, 'reports/precious'), 'utf8')).toBe('x');
    expect(existsSync(path.join(elsewhere, 'evaluation'))).toBe(false);
  });
});

describe('whatever a testbed tells', () => {
  const plan = planOf(evaluationBelow(temporaryDirectory()));
  async function* unread(): AsyncIterable<Buffer> {
    yield await Promise.reject(new Error('read'));
  }
  async function* growing(): AsyncIterable<Buffer> {
    yield Buffer.alloc(4);
    yield Buffer.alloc(4);
    yield* unread();
  }
  async function* failing(error: Error): AsyncIterable<Buffer> {
    yield await Promise.reject(error);
  }
  const file = (about: object) => ({ path: 'plan.json', type: 'file', size: 5, content: unread(), ...about });

  /** With these entries below evaluation/, in which nothing can be changed. */
  function restoring(entries: () => Iterable<object>, of = plan): Promise<unknown> {
    async function* files(directory: string): AsyncIterable<object> {
      if (directory.endsWith('evaluation')) yield* entries();
    }
    const place = async () => {};
    return restoreEvaluation({ workdir: '/testbed', files, place } as unknown as Testbed, of);
  }

  test.each<[what: string, entries: () => Iterable<object>, difference: RegExp]>([
    ['nothing is put back', () => [], /5 removed/],
    ['a pipe of the same size is not read', () => [file({ type: 'other' })], /1 changed \(plan\.json\), 4 removed/],
    ['a file of another size is not read', () => [file({ size: 6 })], /1 changed \(plan\.json\), 4 removed/],
    ['a file that grows is read no further', () => [file({ content: growing() })], /1 changed \(plan\.json\)/],
    [
      'an unreadable file has changed',
      () => [file({ content: failing(Object.assign(new Error('no'), { code: 'EACCES' })) })],
      /1 changed \(plan\.json\)/,
    ],
    [
      'a part that cannot be listed has its reason',
      () => [{ path: '', type: 'unread', why: 'too deep' }],
      /\(too deep\)/,
    ],
  ])('%s', async (_, entries, difference) => {
    const restored = restoring(entries);
    await expect(restored).rejects.toThrow(TestbedDestroyed);
    await expect(restored).rejects.toThrow(difference);
  });

  test('a link of the dataset is one in the testbed', async () => {
    const directory = temporaryDirectory();
    symlinkSync('nowhere', path.join(directory, 'link'));
    expect(await restoring(() => [file({ path: 'link', type: 'other' })], planOf(directory))).toEqual([]);
  });

  test('of files without end, some are looked at', async () => {
    function* many(): Iterable<object> {
      for (let number = 0; number < 1e6; number += 1) yield file({ path: `x${number}` });
    }
    await expect(restoring(many)).rejects.toThrow(/ 1000\d added /);
  });

  test('a fault outside of it is told as what it is', async () => {
    await expect(restoring(() => [], planOf('/no/such/evaluation'))).rejects.toMatchObject({
      kind: 'dataset',
      message: expect.stringMatching(/^\/no\/such\/evaluation cannot be read: ENOENT/),
    });
    const lost = new TrialError('docker', 'lost');
    await expect(restoring(() => [file({ content: failing(lost) })])).rejects.toBe(lost);
    await expect(restoring(() => [file({})])).rejects.toMatchObject({
      kind: 'testbed',
      message: '/testbed/evaluation cannot be read: read',
    });
  });
});

const POINT: TestPoint = {
  metric: '',
  description: '',
  type: 'shell_interaction',
  testcases: [],
  inputFiles: [],
  expectedOutput: null,
  expectedFiles: [],
  notes: [],
};

/** An evaluation/ with modes, directories and a name that is not ASCII. */
function evaluationBelow(root: string): string {
  const source = path.join(root, 'evaluation');
  mkdirSync(path.join(source, 'tests'), { recursive: true });
  for (const [name, mode] of [
    ['plan.json', 0o644],
    ['run.sh', 0o755],
    ['in.txt', 0o600],
    ['data ünï.csv', 0o444],
    ['tests/test_a.py', 0o644],
  ] as const) {
    writeFileSync(path.join(source, name), `${path.parse(name).name}\n`);
    chmodSync(path.join(source, name), mode);
  }
  chmodSync(source, 0o755);
  chmodSync(path.join(source, 'tests'), 0o755);
  return source;
}

function planOf(evaluationDirectory: string): TestPlan {
  return { kind: 'test_plan', mode: 'dev', file: '', points: [], evaluationDirectory, requirements: '' };
}
