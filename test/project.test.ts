import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { closingLine, summarize, type TestReport } from '../scripts/ci-summary.ts';
import { VERSION } from '../src/base/version.ts';

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
    expect([...new Set(found)].sort()).toEqual(['src/action', 'src/cli']);
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
  const broken = { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };

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
      outcome('reads', 'skipped', [], 'prdbench: no network'),
      outcome('reads more', 'skipped', [], 'prdbench: no network'),
      outcome('runs as root', 'skipped'),
    ];
    const file = { name: path.resolve('test/a.test.ts'), status: 'failed', message: '', assertionResults };
    expect(summarize(report({ numFailedTests: 1, testResults: [file] }), 1).told).toEqual([
      'failed: test/a.test.ts > breaks: AssertionError: 1 is not 2',
      '2 skipped: prdbench: no network',
      '1 skipped: test/a.test.ts says why',
    ]);
  });

  it('adds up several runs of tests', () => {
    const runs = [summarize(report(), 0), summarize(report({ numFailedTests: 1 }), 1), summarize(null, 1)];
    expect(closingLine(runs, 0)).toBe('6 passed, 2 failed');
  });
});
