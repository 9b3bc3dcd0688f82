import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';
import { loadHarbor } from '../../src/datasets/harbor/harbor.ts';
import { loadPrdBench } from '../../src/datasets/prdbench/prdbench.ts';
import { loadSetupBench } from '../../src/datasets/setupbench.ts';
import type { TestPlan } from '../../src/datasets/types.ts';
import { readDatasetFile } from '../../src/evaluation/test-plan/files.ts';
import { RepositoryCache } from '../../src/git/mirror.ts';
import { type RowContext, row } from '../faults/table.ts';
import { directoryOf, projectFiles, scenario } from '../support/datasets.ts';
import { testMachine } from '../support/machine.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const about = { stage: 'load', testbed: '–' } as const;
const GOOD = { 'scenarios/rows.jsonl': `${scenario()}\n`, 'fixtures/one-1/a': 'a\n' };

const TASK = {
  'task.toml': 'schema_version = "1.4"\n',
  'instruction.md': 'Solve it.\n',
  'environment/Dockerfile': 'FROM debian:bookworm\n',
  'tests/test.sh': 'echo 1 >/logs/verifier/reward.txt\n',
};

const asPrdBench: typeof loadSetupBench = (directory, given) => loadPrdBench(directory, { ...given, mode: 'dev' });

/** The first line of the UserError that a dataset is refused with, without the place's own path. */
async function refusal({ expect }: RowContext, directory: string): Promise<string> {
  const fault = await loadSetupBench(directory, { name: null, ref: null }).then(
    () => null,
    (error) => error,
  );
  expect(fault).toMatchObject({ name: 'UserError' });
  const lines = (fault as Error).message.replaceAll(`${directory}/`, '').replaceAll(directory, 'DATASET').split('\n');
  return `refused: ${lines.at(-1)}`;
}

describe('a dataset of files', () => {
  const at = (directory: string, name: string) => path.join(directory, name);
  const CASES: [what: string, make: (directory: string) => void][] = [
    [
      'a NUL in a prompt, with variables after it',
      (directory) =>
        writeFileSync(
          at(directory, 'scenarios/rows.jsonl'),
          `${scenario({ problem_statement: 'Solve it.\0PATH\0/tmp/evil' })}\n`,
        ),
    ],
    ['a pipe among the fixtures', (directory) => execFileSync('mkfifo', [at(directory, 'fixtures/one-1/p')])],
    [
      'a fixture of 1 TB',
      (directory) => {
        writeFileSync(at(directory, 'fixtures/one-1/m'), '');
        truncateSync(at(directory, 'fixtures/one-1/m'), 1024 ** 4);
      },
    ],
    ['a pipe in the place of dataset.yaml', (directory) => execFileSync('mkfifo', [at(directory, 'dataset.yaml')])],
    ['a pipe among the scenarios', (directory) => execFileSync('mkfifo', [at(directory, 'scenarios/z.jsonl')])],
    [
      'scenarios of 3 GB, a link in a circle',
      (directory) => {
        writeFileSync(at(directory, 'scenarios/m.jsonl'), '');
        truncateSync(at(directory, 'scenarios/m.jsonl'), 3 * 1024 ** 3);
        symlinkSync('z.jsonl', at(directory, 'scenarios/z.jsonl'));
      },
    ],
    [
      'fixtures deeper than any path',
      (directory) =>
        execFileSync('perl', ['-e', 'for (1 .. 2500) { mkdir "d" or die; chdir "d" or die }'], {
          cwd: at(directory, 'fixtures/one-1'),
        }),
    ],
    [
      'dataset.yaml with ten levels of aliases',
      (directory) => {
        const levels = Array.from({ length: 10 }, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n}, `.repeat(10)}]`);
        writeFileSync(at(directory, 'dataset.yaml'), ['a0: &a0 x', ...levels].join('\n'));
      },
    ],
  ];
  for (const [what, make] of CASES) {
    row('attacks', { what, ...about }, async (context) => {
      const directory = await directoryOf(GOOD);
      // Deeper than what the test's own cleaning goes.
      context.onTestFinished(() => void execFileSync('rm', ['-rf', at(directory, 'fixtures')]));
      make(directory);
      const said = await refusal(context, directory);
      return said.replace(/(?:d\/){20,}d* (.*), \w+ '.*/, '… $1').replace(/(.{160}).*/, '$1…');
    });
  }

  row('attacks', { what: 'links to a secret in the place of what is read', ...about }, async (context) => {
    const outside = await directoryOf({ secret: 'a-secret-line\n', 'scenarios/x.jsonl': 'a-secret-line\n', ...GOOD });
    const outsideProjects = await directoryOf(
      projectFiles('PRDbench/1', undefined, { 'evaluation/detailed_test_plan.json': 'a-secret-line' }),
    );
    const refusedOf = async (place: string, target: string, load: typeof loadSetupBench) => {
      const projects = place.startsWith('PRDbench') || place === 'prdbench' ? projectFiles('PRDbench/1') : GOOD;
      const directory = await directoryOf(load === loadHarbor ? TASK : projects);
      rmSync(at(directory, place === 'prdbench' ? 'PRDbench' : place), { recursive: true, force: true });
      symlinkSync(target, at(directory, place));
      const fault = await load(directory, { name: null, ref: null }).then(
        () => null,
        (error) => error,
      );
      context.expect(fault, place).toMatchObject({ name: 'UserError' });
      context.expect(fault.message, place).not.toContain('secret');
      return place;
    };
    const places = [
      await refusedOf('scenarios/rows.jsonl', at(outside, 'secret'), loadSetupBench),
      await refusedOf('dataset.yaml', at(outside, 'secret'), loadSetupBench),
      await refusedOf('scenarios', at(outside, 'scenarios'), loadSetupBench),
      await refusedOf('fixtures', at(outside, 'fixtures'), loadSetupBench),
      await refusedOf('PRDbench/1/evaluation/detailed_test_plan.json', at(outside, 'secret'), asPrdBench),
      await refusedOf('PRDbench/1/src/PRD.md', at(outside, 'secret'), asPrdBench),
      await refusedOf('prdbench', outsideProjects, asPrdBench),
      await refusedOf('environment/Dockerfile', at(outside, 'secret'), loadHarbor),
    ];
    return `refused by name, nothing of it quoted: ${places.join(', ')}`;
  });

  row('attacks', { what: 'links in a circle and to /etc among the fixtures', ...about }, async ({ expect }) => {
    const directory = await directoryOf(GOOD);
    symlinkSync('..', at(directory, 'fixtures/one-1/up'));
    symlinkSync('/etc', at(directory, 'fixtures/etc'));
    symlinkSync('/etc', at(directory, 'fixtures/prerunner-one-1'));
    const { instances, notes } = await loadSetupBench(directory, { name: null, ref: null });
    expect(instances).toMatchObject([{ id: 'one-1', prerunner: null }]);
    expect(notes).toEqual(['fixtures/prerunner-one-1 is not a directory in fixtures/, and is not copied']);
    return 'loaded; the links are copied as links, and none is followed';
  });

  row(
    'attacks',
    { what: 'PRDbench: an expected file through a link to /etc, upwards, absolute', ...about },
    async ({ expect }) => {
      const plan = ['evaluation/out/passwd', '../../x', '/etc/passwd'].map((file) => ({
        metric: file,
        type: 'file_comparison',
        testcases: [],
        expected_output_files: [file],
      }));
      const directory = await directoryOf(projectFiles('PRDbench/1', plan));
      symlinkSync('/etc', at(directory, 'PRDbench/1/evaluation/out'));
      const { instances } = await loadPrdBench(directory, { name: 'prdbench', ref: null, mode: 'dev' });
      const loaded = instances[0]!.evaluation as TestPlan;
      expect(loaded.points.map(({ expectedFiles }) => expectedFiles)).toEqual([['evaluation/out/passwd'], [], []]);
      expect(readDatasetFile(loaded, 'evaluation/out/passwd', 1_000_000)).toBe(null);
      return 'loaded; two are left out and noted, the third is not read';
    },
  );
});

describe('a repository', () => {
  const FULL = 'a'.repeat(40);
  const URLS: [url: string, commit: string][] = [
    ['ext::sh -c "touch /tmp/pwned"', FULL],
    ['--upload-pack=touch /tmp/pwned', FULL],
    ['-oProxyCommand=x@host:y', FULL],
    ['https://host/x\n--upload-pack=y', FULL],
    ['https://host/x', '--upload-pack=y'],
    ['https://host/x', 'HEAD\n--exec'],
  ];
  row(
    'attacks',
    { what: 'repo_url and base_commit that are options, ext::, of two lines', ...about },
    async (context) => {
      const lines = URLS.map(([url, commit], index) =>
        scenario({ instance_id: `x-${index}`, repo_url: url, base_commit: commit }),
      );
      const directory = await directoryOf({ 'scenarios/rows.jsonl': `${lines.join('\n')}\n` });
      const fault = await loadSetupBench(directory, { name: null, ref: null }).catch((error) => error as Error);
      const message = fault instanceof Error ? fault.message : '';
      for (const index of URLS.keys()) context.expect(message).toContain(`rows.jsonl:${index + 1}: `);
      return `refused, each by its line`;
    },
  );

  row(
    'attacks',
    { what: 'no commit named, where there is none, or no default branch', stage: 'prepare', testbed: '–' },
    async ({ expect }) => {
      const root = temporaryDirectory();
      const said: string[] = [];
      for (const [name, head] of [
        ['empty', 'refs/heads/main'],
        ['astray', 'refs/heads/../../HEAD'],
      ] as const) {
        const url = path.join(root, name);
        execFileSync('git', ['init', '--quiet', url]);
        writeFileSync(path.join(url, '.git/HEAD'), `ref: ${head}\n`);
        const cloning = new RepositoryCache(testMachine()).clone({ url, commit: null }, path.join(root, 'clone'));
        const fault = await cloning.then(
          () => null,
          (error) => error,
        );
        expect(fault?.message).toMatch(/\nName a commit in base_commit, or correct the URL\.$/);
        said.push(fault.message.replaceAll(root, '').split('\n')[0]);
      }
      return `an error: ${said.join('; ')}`;
    },
  );

  row(
    'attacks',
    { what: 'hooks, a submodule, links out of the tree, a host that is an option', stage: 'prepare', testbed: '–' },
    async ({ expect }) => {
      const root = temporaryDirectory();
      const [upstream, proof, clone] = ['upstream', 'proof', 'clone'].map((name) => path.join(root, name)) as [
        string,
        string,
        string,
      ];
      const hook = `#!/bin/sh\ntouch ${proof}\n`;
      mkdirSync(upstream);
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.invalid', '-C', upstream, ...args], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
        }).trim();
      git('init', '--quiet');
      for (const name of ['post-checkout', 'post-merge', 'reference-transaction', 'pre-receive']) {
        writeFileSync(path.join(upstream, '.git/hooks', name), hook, { mode: 0o755 });
      }
      writeFileSync(
        path.join(upstream, '.gitmodules'),
        `[submodule "x"]\n\tpath = x\n\turl = ext::sh -c touch% ${proof}\n\tupdate = !touch ${proof}\n`,
      );
      writeFileSync(path.join(upstream, '.gitattributes'), '* filter=evil diff=evil\n');
      symlinkSync('/etc', path.join(upstream, 'etc'));
      git('add', '--all');
      git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},x`);
      git('commit', '--quiet', '--no-verify', '--message', 'one');
      rmSync(proof, { force: true });
      const machine = testMachine();
      const cache = new RepositoryCache(machine);
      const commit = git('rev-parse', 'HEAD');
      rmSync(proof, { force: true });
      await cache.clone({ url: upstream, commit }, clone);
      expect(existsSync(proof)).toBe(false);
      // A trial's clone shares nothing with the mirror: no link, no alternate.
      expect(existsSync(path.join(clone, '.git/objects/info/alternates'))).toBe(false);
      const linked = execFileSync(
        'find',
        [machine.cacheDirectory, clone, '-type', 'f', '-links', '+1', '-path', '*/objects/*'],
        { encoding: 'utf8' },
      );
      expect(linked.split('\n').filter((file) => file.startsWith(clone))).toEqual([]);
      execFileSync('sh', [
        '-c',
        `find ${clone}/.git/objects -type f -exec chmod u+w {} + -exec sh -c 'for f; do : >"$f"; done' sh {} +`,
      ]);
      const second = path.join(root, 'second');
      await cache.clone({ url: upstream, commit }, second);
      expect(readFileSync(path.join(second, '.gitattributes'), 'utf8')).toBe('* filter=evil diff=evil\n');
      for (const url of ['ssh://-oProxyCommand=touch%20x/y', 'x@-oProxyCommand:y']) {
        await expect(cache.clone({ url, commit }, path.join(root, 'third'))).rejects.toThrow();
      }
      return 'cloned; nothing of it is executed or followed; a clone that its trial destroys leaves the mirror as it was';
    },
  );
});
