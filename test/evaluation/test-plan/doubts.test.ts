import { beforeAll, describe, expect, test } from 'vitest';
import { quote } from '../../../src/base/text/shell.ts';
import { doubtsOfTests } from '../../../src/evaluation/test-plan/doubts.ts';
import { listFiles } from '../../../src/evaluation/test-plan/files.ts';
import type { Testbed } from '../../../src/testbeds/types.ts';
import { aTestbed, textOf } from '../../support/testbed.ts';

const isOfDataset = (name: string) => name.startsWith('evaluation/');

describe.each(['host', 'docker'] as const)('what has a say in how tests are run, on %s', (kind) => {
  let testbed: Testbed;
  beforeAll(async () => {
    testbed = await aTestbed(kind);
  });

  async function doubts(files: Record<string, string>) {
    const scripts = Object.entries(files).map(
      ([name, text]) => `mkdir -p "$(dirname ${quote(name)})"; printf %s ${quote(text)} >${quote(name)}`,
    );
    await textOf(testbed, ['find . -mindepth 1 -delete', ...scripts].join('; '));
    const { notes, believed } = await doubtsOfTests(
      testbed,
      await listFiles(testbed, new AbortController().signal),
      isOfDataset,
    );
    return { notes: notes.map(({ kind, detail }) => `${kind}: ${detail}`), believed };
  }

  test.each<[what: string, files: Record<string, string>]>([
    ['an empty project', {}],
    ['a usual one', { 'src/main.py': 'import pytest', 'README.md': '[pytest]', 'src/test_main.py': '' }],
    ["the dataset's own", { 'evaluation/conftest.py': '', 'evaluation/pytest.ini': '', 'evaluation/pytest.py': '' }],
    [
      'names alike',
      { 'src/my_pytest.py': '', 'src/pytest_helpers.py': '', 'pluggy.txt': '', 'src/conftest.py.bak': '' },
    ],
    [
      'a project file without settings',
      { 'pyproject.toml': '[project]\nname = "x"\n', 'setup.cfg': '[metadata]\n', 'tox.ini': '[tox]\n' },
    ],
    [
      'pytest as a requirement',
      {
        'pyproject.toml':
          '[tool.poetry.dev-dependencies]\npytest = "^8"\npytest-cov = "*"\n[tool]\n[x]\npytest = { version = "8" }\n',
      },
    ],
    ['settings in a file of another kind', { 'notes.toml': '[tool.pytest.ini_options]\n' }],
  ])('nothing: %s', async (_, files) => {
    expect(await doubts(files)).toEqual({ notes: [], believed: true });
  });

  test.each([
    ['conftest.py', ''],
    ['src/deep/conftest.py', ''],
    ['pytest.ini', ''],
    ['.pytest.ini', ''],
    ['pytest.toml', ''],
    ['pyproject.toml', '[project]\nname = "x"\n\n[tool.pytest.ini_options]\naddopts = "-k x"\n'],
    ['pyproject.toml', '[tool.pytest]\n'],
    ['pyproject.toml', '[ "tool" . "pytest".ini_options ]\r\n'],
    ['pyproject.toml', 'tool.pytest.ini_options.addopts = "-k x"\n'],
    ['pyproject.toml', 'tool.pytest = { ini_options.addopts = "-k x" }\n'],
    ['pyproject.toml', 'tool = { black = {}, pytest = { ini_options = { addopts = "-k x" } } }\n'],
    ['pyproject.toml', '[tool]\nblack = {}\n"pytest" = { ini_options = { addopts = "-k x" } }\n'],
    ['src/pyproject.toml', '[tool.pytest.ini_options]\n'],
    ['setup.cfg', '[metadata]\n[tool:pytest]\naddopts = -k x\n'],
    ['tox.ini', '[pytest]\n'],
    ['tox.ini', '[tox]\nx = 1\f[pytest]\n'],
    ['tox.ini', '[tox]\nx = 1\u2028[pytest]\n'],
    ['setup.cfg', '[metadata]\nx = 1\u0085[tool:pytest]\n'],
    ['src/A-1.DIST-INFO/entry_points.txt', '[pytest11]\na = b\n'],
  ])('a note: %s with %j', async (name, text) => {
    expect(await doubts({ [name]: text, 'evaluation/conftest.py': '' })).toEqual({
      notes: [`pytest_configured: files that tell pytest how to run: ${name}`],
      believed: true,
    });
  });

  test.each([
    'pytest.py',
    'src/pytest.py',
    '_pytest/__init__.py',
    'pytest/__init__.py',
    'src/pluggy.py',
    'sitecustomize.py',
    'usercustomize.py',
    'pytest.pyc',
    'pluggy/__init__.cpython-311-x86_64-linux-gnu.so',
  ])('no belief: %s', async (name) => {
    expect(await doubts({ [name]: '', 'src/main.py': '' })).toEqual({
      notes: [`pytest_shadowed: modules in the place of the real ones: ${name}`],
      believed: false,
    });
  });

  test('both, and many', async () => {
    const many = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [`d${number}/conftest.py`, '']));
    expect(await doubts({ 'pytest.py': '', ...many })).toEqual({
      notes: [
        'pytest_shadowed: modules in the place of the real ones: pytest.py',
        'pytest_configured: files that tell pytest how to run: d1/conftest.py, d2/conftest.py, d3/conftest.py, d4/conftest.py, d5/conftest.py, … 2 more',
      ],
      believed: false,
    });
  });

  test.each([
    ['settings too large to be read', 'head -c 1000000 /dev/zero >tox.ini', 'pytest_configured', true],
    ['a link to settings', 'ln -s x.txt tox.ini', 'pytest_configured', true],
    ['a link to a conftest.py', 'ln -s x.txt conftest.py', 'pytest_configured', true],
    ["a link to a plugin's package", 'ln -s x x.egg-info', 'pytest_configured', false],
    ['a link to a pytest', 'mkdir x; touch x/__init__.py; ln -s x pytest', 'pytest_shadowed', false],
  ])('a note: %s', async (_, script, kind, believed) => {
    await doubts({ 'x.txt': '[pytest]\n' });
    await textOf(testbed, script);
    const found = await doubtsOfTests(testbed, await listFiles(testbed, new AbortController().signal), isOfDataset);
    expect(found).toMatchObject({ notes: [{ kind }], believed });
  });

  test('a link to anything else is left alone', async () => {
    await doubts({});
    await textOf(testbed, 'ln -s /etc/passwd setup.py; ln -s / src');
    const found = await doubtsOfTests(testbed, await listFiles(testbed, new AbortController().signal), isOfDataset);
    expect(found).toEqual({ notes: [], believed: true, blocked: [] });
  });
});

test.each([
  ['setup.cfg', true],
  ['a.egg-info/entry_points.txt', false],
])('of tens of thousands of files such as %s, some are read, and the others noted', async (name, believed) => {
  const listing = new Map(Array.from({ length: 30_000 }, (_, index) => [`${index}/${name}`, '1']));
  let read = 0;
  async function* files(): AsyncIterable<object> {
    read += 1;
    yield* [];
  }
  const testbed = { workdir: '/testbed', files } as unknown as Testbed;
  const { notes, ...told } = await doubtsOfTests(testbed, listing, isOfDataset);
  expect(read).toBeLessThan(1_000);
  expect(notes).toEqual([{ kind: 'pytest_configured', detail: expect.stringMatching(/, … 29\d{3} more$/) }]);
  expect(told).toEqual({ believed, blocked: [] });
});

test.each([
  'iniconfig.py',
  'pytest.pyc',
  'src/pluggy.cpython-311-x86_64-linux-gnu.so',
  '_pytest/__init__.pyc',
  'usercustomize.so',
])('no belief in any form of a module: %s', async (name) => {
  const others = ['pytest.pyi', 'pytest.so.txt', 'src/iniconfig/data.py', 'my-pytest.so'];
  const listing = new Map([name, ...others].map((one) => [one, '1']));
  expect(await doubtsOfTests({} as Testbed, listing, isOfDataset)).toEqual({
    notes: [{ kind: 'pytest_shadowed', detail: `modules in the place of the real ones: ${name}` }],
    believed: false,
    blocked: [],
  });
});
