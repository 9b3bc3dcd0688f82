import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { absentJobs, isAttemptOf, runsOf } from '../../src/action/suite-artifacts.ts';
import { aRun } from '../support/results.ts';
import { temporaryDirectory } from '../support/temporary.ts';

vi.mock('@actions/core', () => ({}));

test('artifacts are downloaded four at a time; runs and notes stand in their order, whichever comes first', async () => {
  const artifacts = Array.from({ length: 8 }, (_, at) => ({
    id: at + 1,
    name: `a${at + 1}`,
    size: 1,
    createdAt: null,
  }));
  const waiting: (() => void)[] = [];
  const download = async ({ id, name }: { id: number; name: string }, directory: string) => {
    await new Promise<void>((done) => {
      waiting.push(done);
      // The last of four comes first.
      if (waiting.length === 4) for (const end of waiting.splice(0).reverse()) end();
    });
    if (id === 3) throw new Error('it is gone');
    mkdirSync(directory);
    writeFileSync(path.join(directory, 'run.json'), JSON.stringify({ ...aRun(['passed']), suite: name }));
    return { left: id === 6 ? ['a link'] : [] };
  };
  const { runs, notes, failed } = await runsOf(artifacts, temporaryDirectory(), undefined, download);
  expect(runs.map(({ run }) => run.suite)).toEqual(['a1', 'a2', 'a4', 'a5', 'a6', 'a7', 'a8']);
  expect(notes).toEqual(['a3 could not be read: it is gone', 'a6: left out: a link']);
  expect(failed.map(({ name }) => name)).toEqual(['a3']);
});

test('the artifact of a job whose name goes on with a number is not one of this job', () => {
  vi.stubEnv('GITHUB_JOB', 'x').stubEnv('GITHUB_ACTION', 'run').stubEnv('GITHUB_WORKFLOW', 'ci');
  const options = { 'artifact-name': 'a', suite: 'ci', shard: undefined, 'job-index': '0', 'job-total': '3' } as const;
  const note = (names: string[]) =>
    absentJobs(
      options,
      names.map((name) => ({ name })),
    );
  expect(note(['a-ci-x-1-run-1', 'a-ci-x-2-0-run-1'])[0]).toContain('results of 2 of the 3 jobs of x');
  expect(note(['a-ci-x-1-run-1', 'a-ci-x-2-a-0-run-1', 'a-ci-x-2-a-1-run-2'])[0]).toContain('results of 2 of the 3');
  expect(note(['a-ci-x-1-run-1', 'a-ci-x-2-run-1.2', 'a-ci-x-2-run-2'])).toEqual([]);
  vi.unstubAllEnvs();
});

test('the artifacts of a step are not those of one whose name goes on with a number', () => {
  const ends = ['1', '2', '1.2', '1.3', '1.0123abcd', '2-1', '2-2', '2-2.2', '1.4', 'y-1', '1-2-1'];
  expect(ends.filter((end) => isAttemptOf('a-ci-job-0-x', `a-ci-job-0-x-${end}`))).toEqual(ends.slice(0, 5));
});
