import { expect, test } from 'vitest';
import { measuredCommit } from '../../src/results/measured-commit.ts';

const [SHA, HEAD] = ['a'.repeat(40), 'b'.repeat(40)];
const PLACE = { repository: 'octo/demo', workflow: '', job: '', run_id: '1', run_attempt: 1, ref: '', pull_request: 7 };

test.each([
  ['push', null, SHA],
  ['pull_request', HEAD, HEAD],
  // Their sha is the head of the default branch.
  ['issue_comment', null, null],
  ['workflow_run', null, null],
  ['workflow_run', HEAD, HEAD],
])('%s with the head %s', (event, head, commit) => {
  expect(measuredCommit({ ...PLACE, sha: SHA, head_sha: head, event })).toBe(commit);
});
