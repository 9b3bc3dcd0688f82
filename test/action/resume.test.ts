import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { restoreEarlierAttempts } from '../../src/action/resume.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { aRun } from '../support/results.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test.each([
  ['the same job', {}, true],
  ['the same instances, written otherwise', { instances: 'a\nb' }, true],
  ['another job of the matrix', { instances: 'c,d' }, false],
  ['another shard', { shard: '2/2' }, false],
])('a directory that is used again has an attempt of %s: %j', async (_, given, isContinued) => {
  const place = { repository: 'org/agent', run_id: '7', job: 'measure' };
  for (const [name, value] of Object.entries({
    ...{ GITHUB_REPOSITORY: place.repository, GITHUB_RUN_ID: place.run_id, GITHUB_JOB: place.job },
    GITHUB_RUN_ATTEMPT: '2',
  }))
    vi.stubEnv(name, value);
  const run = (texts: Record<string, string>, attempt: number) =>
    aRun(['passed'], {
      options: Object.entries({ instances: 'a,b', shard: '1/2', ...texts }).map(([name, value]) => ({ name, value })),
      github: {
        ...{ ...place, run_attempt: attempt, workflow: 'bench', sha: 'c0ffee', head_sha: null },
        ...{ ref: 'refs/heads/main', event: 'push', pull_request: null },
      },
    });
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'run.json'), JSON.stringify(run({}, 1)));
  const options = parseOptions({ 'upload-artifact': 'false' });
  expect(await restoreEarlierAttempts(options, run(given, 2), directory)).toBe(isContinued);
  vi.unstubAllEnvs();
});
