import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { earlierExperiments, restoreEarlierAttempts } from '../../src/action/resume.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { measureArms } from '../support/experiment.ts';
import { aRun } from '../support/results.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const PLACE = { repository: 'org/agent', run_id: '7', job: 'measure' };

function stubAttempt(attempt: number): void {
  for (const [name, value] of Object.entries({
    ...{ GITHUB_REPOSITORY: PLACE.repository, GITHUB_RUN_ID: PLACE.run_id, GITHUB_JOB: PLACE.job },
    GITHUB_RUN_ATTEMPT: String(attempt),
  }))
    vi.stubEnv(name, value);
}

const inAttempt = (attempt: number) => ({
  ...{ ...PLACE, run_attempt: attempt, workflow: 'bench', sha: 'c0ffee', head_sha: null },
  ...{ ref: 'refs/heads/main', event: 'push', pull_request: null },
});

test.each([
  ['the same job', {}, true],
  ['the same instances, written otherwise', { instances: 'a\nb' }, true],
  ['another job of the matrix', { instances: 'c,d' }, false],
  ['another shard', { shard: '2/2' }, false],
])('a directory that is used again has an attempt of %s: %j', async (_, given, isContinued) => {
  stubAttempt(2);
  const run = (texts: Record<string, string>, attempt: number) =>
    aRun(['passed'], {
      options: Object.entries({ instances: 'a,b', shard: '1/2', ...texts }).map(([name, value]) => ({ name, value })),
      github: inAttempt(attempt),
    });
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'run.json'), JSON.stringify(run({}, 1)));
  const options = parseOptions({ 'upload-artifact': 'false' });
  expect(await restoreEarlierAttempts(options, run(given, 2), directory, [])).toBe(isContinued);
  vi.unstubAllEnvs();
});

test.each([
  ['this job', '1', 1, 2, true],
  ['a job without a matrix', undefined, 1, 2, true],
  ['another job of the matrix, whose pairs are others', '0', 1, 2, false],
  ['this attempt', '1', 2, 2, false],
])('a directory that is used again has the experiment of %s', async (_, index, before, now, isContinued) => {
  stubAttempt(now);
  const job = index === undefined ? {} : { job: { index: Number(index), total: 2 } };
  const directory = temporaryDirectory();
  const texts = { dataset: writeDataset([{ instance_id: 'a' }]), testbed: 'host', 'agent-command': 'true' };
  const request = { github: inAttempt(before), ...job };
  const { record } = await measureArms('{ base: {}, head: {} }', { ...texts, 'results-path': directory }, request);
  const options = parseOptions({ 'upload-artifact': 'false', 'job-index': '1', 'job-total': '2' });
  expect(await earlierExperiments(options, directory, () => true)).toEqual(isContinued ? [record] : []);
  vi.unstubAllEnvs();
});
