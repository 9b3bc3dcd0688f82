import { expect, test } from 'vitest';
import { serveRepository } from '../support/git-server.ts';
import { testMachine } from '../support/machine.ts';
import { measure, writeDataset } from '../support/run.ts';

test.each(['docker', 'host'] as const)('on %s a result has the commit that was cloned', async (testbed) => {
  const { url, commits, environment } = serveRepository([{ 'a.txt': 'one\n' }, { 'a.txt': 'two\n' }]);
  const success_command = 'cat a.txt; echo "Setup successful"';
  const dataset = writeDataset([
    { instance_id: 'pinned', repo_url: url, base_commit: commits[0]!.slice(0, 10), success_command },
    { instance_id: 'unpinned', repo_url: url, base_commit: null, success_command },
    { instance_id: 'without', repo_url: null, success_command: 'echo "Setup successful"' },
  ]);
  const { results, read } = await measure(
    { dataset, testbed, 'agent-command': 'true' },
    { machine: testMachine(environment) },
  );
  const notes = (id: string) => results[`${id}/1`]!.integrity.filter(({ kind }) => kind === 'repository_unpinned');
  expect(results['pinned/1']).toMatchObject({ status: 'passed', testbed: { commit: commits[0] } });
  expect(results['unpinned/1']).toMatchObject({ status: 'passed', testbed: { commit: commits[1] } });
  expect(results['without/1']).toMatchObject({ status: 'passed', testbed: { commit: null } });
  expect([notes('pinned'), notes('without')]).toEqual([[], []]);
  expect(notes('unpinned')).toEqual([
    {
      kind: 'repository_unpinned',
      detail: `the row names no commit: the newest of the default branch, ${commits[1]}, was cloned`,
    },
  ]);
  expect(read('unpinned/trial-1/evaluation.log')).toBe('two\nSetup successful\n');
});
