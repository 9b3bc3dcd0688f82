import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pullRequestOfRun, type WorkflowRunEvent } from '../../src/github/pull-request.ts';
import type { Side } from '../doubles/rest-api.ts';

const github = await vi.hoisted(async () => {
  const { startGitHub } = await import('./support.ts');
  return startGitHub({
    repositories: ['octo/demo', 'fork/demo', 'mallory/demo', 'octo/other'],
    tokens: { reads: {}, nothing: { without: ['pull-requests'] } },
  });
});

let sha: string;
let number = 0;
beforeEach(() => {
  number += 10;
  sha = createHash('sha1').update(String(number)).digest('hex');
});

const side = (repository: string, fields: Partial<Side> = {}): Side => ({
  ref: 'topic',
  sha,
  repo: { full_name: repository, fork: repository !== 'octo/demo' },
  ...fields,
});

/** A pull request of octo/demo; `offset` sets it apart from the others of the test. */
function add(offset: number, head: Side, fields: object = {}, repository = 'octo/demo'): number {
  const base = { ...side(repository), ref: 'main', sha: '0'.repeat(40) };
  github.api.addPull(number + offset, { head, base, ...fields }, repository);
  return number + offset;
}

const event = (head: string | null, fields: object = {}): WorkflowRunEvent => ({
  workflow_run: {
    head_sha: sha,
    head_branch: 'topic',
    head_repository: head === null ? null : { full_name: head },
    ...fields,
  },
  repository: { full_name: 'octo/demo' },
});

const ask = (payload: WorkflowRunEvent, token = 'reads') => pullRequestOfRun(github.client(token), payload);

describe('pullRequestOfRun', () => {
  test.each(['octo/demo', 'fork/demo'])('the one from %s', async (head) => {
    const found = add(0, side(head));
    add(1, side(head, { sha: 'f'.repeat(40) }));
    expect(await ask(event(head))).toEqual({
      pull: { number: found, baseBranch: 'main', headSha: sha },
      why: null,
    });
    expect(github.api.requests.at(-1)!.path).toBe(`/repos/${head}/commits/${sha}/pulls`);
  });

  test('whatever the letters of its name', async () => {
    const found = add(0, side('fork/demo'));
    expect(await ask(event('Fork/Demo'))).toMatchObject({ pull: { number: found } });
  });

  test.each<[string, () => void]>([
    ['closed', () => add(0, side('fork/demo'), { state: 'closed' })],
    ['of another repository', () => add(0, side('fork/demo'), {}, 'octo/other')],
    ['with newer commits', () => newer()],
    ["of a head that another's run only points to", () => anothers()],
    ['from a repository that is gone', () => gone()],
  ])('none that is %s', async (_, prepare) => {
    prepare();
    expect(await ask(event('fork/demo'))).toEqual({
      pull: null,
      why: `no open pull request has ${sha} of fork/demo as its head: closed since, or newer commits came`,
    });
  });

  /** What the API lists for a commit that is in the pull request, and not its head. */
  const list = (head: Side) =>
    github.api.route('GET', new RegExp(`/repos/fork/demo/commits/${sha}/pulls`), () => ({
      status: 200,
      body: [{ number, state: 'open', head, base: { ...side('octo/demo'), ref: 'main' } }],
    }));
  const newer = () => list(side('fork/demo', { sha: 'e'.repeat(40) }));
  const anothers = () => list(side('mallory/demo'));
  const gone = () => list(side('fork/demo', { repo: null }));

  test('a branch among several, and several of one branch', async () => {
    const one = add(0, side('octo/demo'));
    const other = add(1, side('octo/demo', { ref: 'other' }));
    expect(await ask(event('octo/demo'))).toMatchObject({ pull: { number: one } });
    expect(await ask(event('octo/demo', { head_branch: 'other' }))).toMatchObject({ pull: { number: other } });
    const second = add(2, side('octo/demo'));
    expect(await ask(event('octo/demo'))).toEqual({
      pull: null,
      why: `several open pull requests have ${sha} of octo/demo as their head: #${one}, #${second}`,
    });
  });

  test.each<[string, () => WorkflowRunEvent, string]>([
    ['a head repository that was deleted', () => event(null), 'came from is gone'],
    ['a commit that nobody knows', () => event('fork/demo'), 'cannot be read with this token'],
    ['a fork that cannot be seen', () => event('private/demo'), 'private/demo or its commit'],
    ['another event', () => ({ repository: { full_name: 'octo/demo' } }), 'this is not a workflow_run event'],
    ['no payload', () => ({}), 'this is not a workflow_run event'],
    ['a strange commit', () => event('fork/demo', { head_sha: '../../x' }), 'this is not a workflow_run event'],
    ['a strange repository', () => event('fork/demo/../..'), 'came from is gone'],
  ])('%s', async (_, payload, why) => {
    expect(await ask(payload())).toEqual({ pull: null, why: expect.stringContaining(why) });
  });

  test('over all pages', async () => {
    const body = Array.from({ length: 150 }, (_, index) => ({
      number: index,
      state: index === 149 ? 'open' : 'closed',
      head: side('fork/demo'),
      base: { ...side('octo/demo'), ref: 'main' },
    }));
    github.api.route('GET', new RegExp(`/commits/${sha}/pulls`), ({ url }) => {
      const page = Number(url.searchParams.get('page') ?? 1);
      const next = `<${github.api.url}${url.pathname}?per_page=100&page=2>; rel="next"`;
      return {
        status: 200,
        headers: page === 1 ? { link: next } : {},
        body: body.slice((page - 1) * 100, page * 100),
      };
    });
    expect(await ask(event('fork/demo'))).toMatchObject({ pull: { number: 149 } });
  });

  test('without the permission: ours to give at home, not in a fork', async () => {
    add(0, side('octo/demo'));
    await expect(ask(event('octo/demo'), 'nothing')).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('"permissions: pull-requests: read"'),
    });
    add(1, side('fork/demo'));
    expect(await ask(event('fork/demo'), 'nothing')).toMatchObject({ pull: null });
  });

  test('a service that is unwell is a fault', async () => {
    add(0, side('octo/demo'));
    github.api.fail(`/commits/${sha}/pulls`, {
      status: 403,
      headers: { 'retry-after': '3600' },
      body: { message: 'limit' },
    });
    await expect(ask(event('octo/demo'))).rejects.toMatchObject({ status: 403 });
  });
});
