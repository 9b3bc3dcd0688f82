import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { readEvent } from '../../src/github/event.ts';
import { artifactPage, basesOf, githubPlace, isEnterpriseServer, runPage } from '../../src/github/place.ts';
import { githubSchema } from '../../src/results/fields.ts';

const JOB = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'octo/demo',
  GITHUB_WORKFLOW: 'Bench',
  GITHUB_JOB: 'bench',
  GITHUB_RUN_ID: '77',
  GITHUB_RUN_ATTEMPT: '3',
  GITHUB_SHA: 'abc',
  GITHUB_REF: 'refs/pull/7/merge',
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_SERVER_URL: 'https://octo.ghe.com',
};

describe('githubPlace', () => {
  test('is where a job runs', () => {
    const place = githubPlace(JOB, { pull_request: { number: 7, head: { sha: '5d1e0a9c3b7f' } } });
    expect(place).toEqual({
      repository: 'octo/demo',
      workflow: 'Bench',
      job: 'bench',
      run_id: '77',
      run_attempt: 3,
      sha: 'abc',
      head_sha: '5d1e0a9c3b7f',
      ref: 'refs/pull/7/merge',
      event: 'pull_request',
      pull_request: 7,
    });
    expect(runPage(JOB, place!)).toBe('https://octo.ghe.com/octo/demo/actions/runs/77/attempts/3');
    expect(runPage({}, place!)).toBe('https://github.com/octo/demo/actions/runs/77/attempts/3');
  });

  test.each([
    [{}, false],
    [{ GITHUB_SERVER_URL: 'https://github.com' }, false],
    [{ GITHUB_SERVER_URL: 'https://octo.ghe.com' }, false],
    [{ GITHUB_SERVER_URL: 'https://github.example' }, true],
    [{ GITHUB_SERVER_URL: 'https://notgithub.com' }, true],
    [{ GITHUB_SERVER_URL: 'https://codeberg.org', FORGEJO_ACTIONS: 'true' }, false],
    [{ GITHUB_SERVER_URL: '' }, false],
  ])('%o is on an Enterprise Server: %s', (environment, expected) => {
    expect(isEnterpriseServer(environment)).toBe(expected);
  });

  test('has the page of its run on Forgejo and Gitea, and that of an artifact by its name', () => {
    const place = githubPlace(JOB, {});
    const artifact = { id: 5, name: 'a b' };
    const run = (number: number) => `https://octo.ghe.com/octo/demo/actions/runs/${number}`;
    const [forgejo, gitea] = [{ FORGEJO_ACTIONS: 'true' }, { GITEA_ACTIONS: 'true' }];
    expect(runPage({ ...JOB, ...forgejo, GITHUB_RUN_NUMBER: '4' }, place)).toBe(run(4));
    expect(runPage({ ...JOB, ...forgejo }, place)).toBe(run(77));
    expect(runPage({ ...JOB, ...gitea, GITHUB_RUN_NUMBER: '4' }, place)).toBe(run(77));
    expect(artifactPage({ ...JOB, ...gitea }, place, artifact)).toBe(`${run(77)}/artifacts/a%20b`);
    expect(artifactPage(JOB, place, artifact)).toBe(`${run(77)}/artifacts/5`);
    expect([runPage(JOB, null), artifactPage(JOB, null, artifact), artifactPage(JOB, place, null)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('is nowhere outside of Actions', () => {
    expect(githubPlace({}, {})).toBeNull();
    expect(githubPlace({ ...JOB, GITHUB_ACTIONS: undefined }, {})).toBeNull();
    expect(githubPlace({ ...JOB, GITHUB_REPOSITORY: '' }, {})).toBeNull();
  });

  test('is valid by its schema whatever a runner leaves out', () => {
    const place = githubPlace({ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/demo' }, {});
    expect(githubSchema.parse(place)).toMatchObject({ run_attempt: 0, workflow: '', pull_request: null });
  });

  test.each<[string, object, number | null]>([
    ['pull_request, pull_request_target, pull_request_review', { pull_request: { number: 7 }, number: 7 }, 7],
    ['a comment on a pull request', { issue: { number: 8, pull_request: { url: 'https://x.invalid' } } }, 8],
    ['a comment on an issue', { issue: { number: 8 } }, null],
    ['a comment on an issue of Forgejo or Gitea', { issue: { number: 8, pull_request: null } }, null],
    ['push', { ref: 'refs/heads/main', after: 'abc' }, null],
    ['schedule, workflow_dispatch', { inputs: { number: '7' } }, null],
    ['workflow_run', { workflow_run: { pull_requests: [{ number: 7 }] } }, null],
    ['merge_group', { merge_group: { head_ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc' } }, null],
    ['nonsense', { pull_request: { number: '7; rm' } }, null],
    ['more nonsense', { pull_request: { number: 7.5 }, issue: { number: 7, pull_request: {} } }, null],
    ['nothing', {}, null],
  ])('the pull request of an event: %s', (_, payload, expected) => {
    expect(githubPlace(JOB, payload)!.pull_request).toBe(expected);
  });
});

test.each<[unknown, string | null]>([
  ['5d1e0a9c3b7f', '5d1e0a9c3b7f'],
  ['](https://x.invalid)', null],
  [7, null],
  [undefined, null],
])('the head commit %j of a pull request', (sha, expected) => {
  expect(githubPlace(JOB, { pull_request: { number: 7, head: { sha } } })!.head_sha).toBe(expected);
});

test.each<[string, object, Record<string, string>, [branch: string, commit: string] | null]>([
  [
    'a pull request',
    { pull_request: { head: { sha: '5d1e0a9c3b7f' }, base: { ref: 'main' } } },
    {},
    ['main', '5d1e0a9c3b7f'],
  ],
  ['a pull request without a head', { pull_request: { base: { ref: 'main' } } }, {}, null],
  ['a merge queue without a commit', { merge_group: { base_ref: 'refs/heads/main' } }, { GITHUB_SHA: '' }, null],
  ['a push', { ref: 'refs/heads/next' }, { GITHUB_REF_NAME: 'next', GITHUB_REF_TYPE: 'branch' }, ['next', 'abc']],
  [
    'a merge queue',
    { merge_group: { base_ref: 'refs/heads/release/1', head_sha: 'abc' } },
    { GITHUB_REF_NAME: 'gh-readonly-queue/release/1/pr-7-abc', GITHUB_REF_TYPE: 'branch' },
    ['release/1', 'abc'],
  ],
  [
    'a comment on a pull request, which may be into any branch',
    { issue: { number: 7, pull_request: {} } },
    { GITHUB_REF_NAME: 'main', GITHUB_REF_TYPE: 'branch' },
    null,
  ],
  ['a tag', {}, { GITHUB_REF_NAME: 'v1', GITHUB_REF_TYPE: 'tag' }, null],
])('the branch and the commit to compare: %s', (_, payload, environment, expected) => {
  const bases = basesOf({ ...JOB, ...environment }, payload);
  expect(bases && [bases.baseBranch, bases.headSha]).toEqual(expected);
});

test('readEvent reads the payload, and takes a missing or broken one for empty', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'ab-'));
  const file = path.join(directory, 'event.json');
  await writeFile(file, '{"pull_request": {"number": 7}}');
  expect(readEvent({ GITHUB_EVENT_PATH: file })).toEqual({ pull_request: { number: 7 } });
  for (const broken of ['{"pull_request": ', 'null', '']) {
    await writeFile(file, broken);
    expect(readEvent({ GITHUB_EVENT_PATH: file })).toEqual({});
  }
  expect(readEvent({ GITHUB_EVENT_PATH: path.join(directory, 'none') })).toEqual({});
  expect(readEvent({ GITHUB_EVENT_PATH: '' })).toEqual({});
  await rm(directory, { recursive: true });
});

test("GitHub's client is loaded whatever an agent on the host has written to the file of the event", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'ab-'));
  const file = path.join(directory, 'event.json');
  await writeFile(file, '{"pull_request": ');
  vi.stubEnv('GITHUB_EVENT_PATH', file);
  await expect(import('../../src/github/client.ts')).resolves.toHaveProperty('githubClient');
  vi.unstubAllEnvs();
  await rm(directory, { recursive: true });
});
