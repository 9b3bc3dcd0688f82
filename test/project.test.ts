import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { closingLine, summarize, type TestReport } from '../scripts/ci-summary.ts';
import { VERSION } from '../src/base/version.ts';

const ID = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/));
const field = (type: string, attributes: z.core.$ZodLooseShape) =>
  z.strictObject({
    type: z.literal(type),
    id: ID,
    attributes: z.strictObject({ label: z.string(), description: z.optional(z.string()), ...attributes }),
    validations: z.optional(z.strictObject({ required: z.boolean() })),
  });
/** GitHub's syntax for issue forms, as far as ours use it; a form with anything else is not offered. */
const issueForm = z.strictObject({
  name: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  body: z.array(
    z.union([
      field('input', { placeholder: z.optional(z.string()) }),
      field('textarea', { placeholder: z.optional(z.string()), render: z.optional(z.string()) }),
      field('dropdown', { options: z.array(z.string()) }),
    ]),
  ),
});

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFile(path.join(root, name), 'utf8');

describe('the project', () => {
  it('has one version', async () => {
    expect(JSON.parse(await read('package.json')).version).toBe(VERSION);
  });

  it('imports @actions/* in the action adapters and github/ only', async () => {
    const { globSync } = await import('node:fs');
    const importers = globSync('src/**/*.ts', { cwd: root });
    const found: string[] = [];
    for (const file of importers)
      if (/(from|import\()\s*'@actions\//.test(await read(file))) found.push(path.dirname(file));
    expect([...new Set(found)].sort()).toEqual(['src/action', 'src/github']);
  });

  it('reads the environment in its adapters only', async () => {
    const { globSync } = await import('node:fs');
    const found: string[] = [];
    for (const file of globSync('src/**/*.ts', { cwd: root })) {
      if (/process\.env\b/.test(await read(file))) found.push(path.dirname(file));
    }
    // The artifact client reads the server's address itself, so src/github sets it for the time of a call.
    expect([...new Set(found)].sort()).toEqual(['src/action', 'src/cli', 'src/github']);
  });

  it('has a gate job in CI that names every other job', async () => {
    const { jobs } = parse(await read('.github/workflows/ci.yml'));
    const { needs, ...gate } = jobs['all-green'];
    expect(needs.toSorted()).toEqual(
      Object.keys(jobs)
        .filter((job) => job !== 'all-green')
        .sort(),
    );
    expect(gate.if).toContain('always()');
  });

  it('has a job in CI for each part of .ci/run, none twice', async () => {
    const { jobs } = parse(await read('.github/workflows/ci.yml'));
    const runs = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
    const [, usage] = /usage: \.ci\/run (.*)'/.exec(await read('.ci/run'))!;
    const parts = [...usage!.matchAll(/\[(\w+)\]/g)].map(([, part]) => `bash .ci/run ${part}`);
    expect(parts).toHaveLength(3);
    expect(runs.filter((run) => run?.startsWith('bash .ci/run'))).toEqual(parts);
  });

  it('has issue forms that GitHub takes, with ids of their own', async () => {
    const { globSync } = await import('node:fs');
    const forms = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).filter(
      (name) => !name.endsWith('config.yml'),
    );
    expect(forms.map((name) => path.basename(name)).sort()).toEqual(['bug.yml', 'idea.yml', 'wrong-verdict.yml']);
    for (const name of forms) expect(issueForm.safeParse(parse(await read(name))).error, name).toBeUndefined();
    for (const name of forms) {
      const ids = parse(await read(name)).body.map(({ id }: { id: string }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
    const config = parse(await read('.github/ISSUE_TEMPLATE/config.yml'));
    expect(config.blank_issues_enabled).toBe(false);
    for (const link of config.contact_links) expect(Object.keys(link).sort()).toEqual(['about', 'name', 'url']);
  });

  it('has code owners for paths that there are', async () => {
    const { existsSync } = await import('node:fs');
    const rules = (await read('.github/CODEOWNERS')).split('\n').filter((line) => /^[^#]/.test(line));
    for (const rule of rules) {
      const [pattern, ...owners] = rule.split(' ');
      if (pattern !== '*') expect(existsSync(path.join(root, pattern!)), pattern).toBe(true);
      expect(owners.length, pattern).toBeGreaterThan(0);
      for (const owner of owners) expect(owner).toMatch(/^@[\w-]+(\/[\w-]+)?$/);
    }
  });

  it('tells in the README the commands that are run here', async () => {
    const readme = await read('README.md');
    expect(readme).toContain('\nnpm ci && npx agentbench run\n');
    expect(readme).toContain('\nnpm ci && npm test\n');
  });
});

describe('the closing line of CI', () => {
  const report = (change: Partial<TestReport> = {}): TestReport => ({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...change,
  });
  const times = { startTime: 1_000, endTime: 3_400 };
  const broken = { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [], ...times };

  it.each([
    ['all passed', report(), 0, 0, '3 passed, 0 failed'],
    ['a failed test', report({ numFailedTests: 1 }), 1, 0, '3 passed, 1 failed'],
    ['a skipped test is told', report({ numPendingTests: 2 }), 0, 0, '3 passed, 0 failed, 2 skipped'],
    ['a file that does not load', report({ testResults: [broken] }), 1, 0, '3 passed, 1 failed'],
    ['no test at all', report({ numPassedTests: 0 }), 0, 0, '0 passed, 1 failed'],
    ['no report', null, 1, 0, '0 passed, 1 failed'],
    ['an error outside of the tests', report(), 1, 0, '3 passed, 1 failed'],
    ['a step beside the tests', report(), 0, 2, '3 passed, 2 failed'],
  ])('%s', (_, tests, exitCode, failedSteps, line) => {
    expect(closingLine([summarize(tests, exitCode)], failedSteps)).toBe(line);
  });

  it('tells which tests failed, and why others were skipped', () => {
    const outcome = (fullName: string, status: string, failureMessages: string[] = [], skipped?: string) => ({
      fullName,
      status,
      failureMessages,
      meta: skipped === undefined ? {} : { skipped },
    });
    const assertionResults = [
      outcome('holds', 'passed'),
      outcome('breaks', 'failed', ['AssertionError: 1 is not 2\n    at a.test.ts:1:1']),
      outcome('breaks late', 'failed', [
        `AssertionError: ${Array.from({ length: 33 }, (_, at) => `line ${at + 1}`).join('\n')}`,
      ]),
      outcome('reads', 'skipped', [], 'prdbench: no network'),
      outcome('reads more', 'skipped', [], 'prdbench: no network'),
      outcome('runs as root', 'skipped'),
    ];
    const file = { name: path.resolve('test/a.test.ts'), status: 'failed', message: '', assertionResults, ...times };
    expect(summarize(report({ numFailedTests: 1, testResults: [file] }), 1).told).toEqual([
      'slowest: test/a.test.ts 2 s',
      'failed: test/a.test.ts > breaks: AssertionError: 1 is not 2\n        at a.test.ts:1:1',
      expect.stringMatching(
        /^failed: .* late: AssertionError: line 1\n[\s\S]* {4}line 10\n {4}\[3 lines left out\]\n {4}line 14\n[\s\S]*line 33$/,
      ),
      '2 skipped: prdbench: no network',
      '1 skipped: test/a.test.ts says why',
    ]);
  });

  it('adds up several runs of tests', () => {
    const runs = [summarize(report(), 0), summarize(report({ numFailedTests: 1 }), 1), summarize(null, 1)];
    expect(closingLine(runs, 0)).toBe('6 passed, 2 failed');
  });
});
