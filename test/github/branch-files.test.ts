import { createHash } from 'node:crypto';
import type * as Timers from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { changeBranch } from '../../src/github/branch-files.ts';
import { restFaults } from '../doubles/rest-api.ts';

const { api, client } = await vi.hoisted(async () => {
  const { startGitHub } = await import('./support.ts');
  return startGitHub({
    tokens: { writes: {}, writes2: {}, reads: { readOnly: ['contents'] }, blind: { without: ['contents'] } },
  });
});

// Pauses before the next try are a hundredth as long.
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof Timers>();
  return { ...timers, setTimeout: (time: number) => timers.setTimeout(time / 100) };
});

let last = 0;
/** A branch that no other test has. */
const aBranch = () => {
  last += 1;
  return `metrics/history-${last}`;
};

const FILE = { file: 'log', largest: 1_000_000, message: 'a run', permission: 'contents: write' };
/** Adds a line to the file. */
const adding = (line: string) => (bytes: Buffer | null) => ({
  files: new Map([['log', Buffer.from(`${bytes ?? ''}${line}\n`)]]),
});
const change = (token: string, branch: string, decide: Parameters<typeof changeBranch>[3]) =>
  changeBranch(client(token), { owner: 'octo', repo: 'demo', branch }, FILE, decide);

describe('a branch', () => {
  test('is made with the files and nothing else, and then written on', async () => {
    const branch = aBranch();
    await change('writes', branch, (bytes) => {
      expect(bytes).toBeNull();
      return {
        files: new Map([
          ['log', Buffer.from('1\n')],
          ['badge', Buffer.from('{}')],
        ]),
      };
    });
    expect(api.git().files(branch)).toEqual({ log: '1\n', badge: '{}' });
    await change('writes', branch, adding('2'));
    expect(api.git().files(branch)).toEqual({ log: '1\n2\n', badge: '{}' });
    const [second, first] = api.git().log(branch);
    expect(second).toMatchObject({ parents: [first!.sha], message: 'a run' });
    expect(first!.parents).toEqual([]);
  });

  test('keeps the other files that are there', async () => {
    const branch = aBranch();
    api.git().commit(branch, { 'index.html': 'a page', log: '1\n' });
    await change('writes', branch, adding('2'));
    expect(api.git().files(branch)).toEqual({ 'index.html': 'a page', log: '1\n2\n' });
  });

  test('is left as it is where nothing is to be written', async () => {
    const branch = aBranch();
    await change('reads', branch, () => ({ files: null }));
    expect(api.git().branches()).not.toContain(branch);
  });

  test('holds any bytes, megabytes of them', async () => {
    const branch = aBranch();
    const bytes = Buffer.alloc(900_000, 0xfe);
    api.git().commit(branch, { log: bytes });
    let read: Buffer | null = null;
    await change('reads', branch, (found) => {
      read = found;
      return { files: null };
    });
    expect(bytes.equals(read!)).toBe(true);
    await change('writes', branch, (found) => ({
      files: new Map([['log', Buffer.concat([found!, Buffer.from('!')])]]),
    }));
    await change('reads', branch, (found) => {
      read = found;
      return { files: null };
    });
    expect(Buffer.concat([bytes, Buffer.from('!')]).equals(read!)).toBe(true);
    // A large text goes beside the tree, and a small one within it.
    const before = api.requests.length;
    const [large, small] = [Buffer.alloc(1024 * 1024 + 1, 'x'), Buffer.alloc(1024 * 1024, 'x')];
    await change('writes', branch, () => ({
      files: new Map([
        ['large', large],
        ['small', small],
      ]),
    }));
    expect(api.requests.slice(before).filter(({ path }) => path.endsWith('/git/blobs'))).toHaveLength(1);
    expect(api.git().files(branch).large).toHaveLength(large.length);
  });
});

describe('two that write at once', () => {
  test.each([
    ['a branch that is there', true],
    ['a branch that both make', false],
  ])('both have their line: %s', async (_, there) => {
    const branch = aBranch();
    if (there) api.git().commit(branch, { log: '0\n' });
    await Promise.all([change('writes', branch, adding('a')), change('writes2', branch, adding('b'))]);
    const { log } = api.git().files(branch);
    expect(log!.trim().split('\n').sort()).toEqual(there ? ['0', 'a', 'b'] : ['a', 'b']);
    expect(api.git().log(branch)).toHaveLength(there ? 3 : 2);
  });

  test('an answer that is lost is no second line', async () => {
    const branch = aBranch();
    api.fail(/^POST .*\/git\/refs$/, { status: 'reset', carriedOut: true });
    const decide = (bytes: Buffer | null) => (bytes === null ? adding('a')(null) : { files: null });
    await change('writes', branch, decide);
    expect(api.git().files(branch)).toEqual({ log: 'a\n' });
  });

  test('a conflict as 409 is one too', async () => {
    const branch = aBranch();
    api.git().commit(branch, { log: '0\n' });
    const fault = api.fail(/^PATCH .*\/git\/refs/, { status: 409 });
    await change('writes', branch, adding('a'));
    expect([fault.hits, api.git().files(branch).log]).toEqual([1, '0\na\n']);
  });
});

describe('says what to change', () => {
  test('where the token may not write', async () => {
    const branch = aBranch();
    await expect(change('reads', branch, adding('a'))).rejects.toThrow(
      `github-token: this token may not write to the branch ${branch} (HTTP 403): give the job "permissions: contents: write"`,
    );
    expect(api.git().branches()).not.toContain(branch);
  });

  test('where it expires between reading and writing', async () => {
    api.fail('POST', { status: 401 });
    await expect(change('writes', aBranch(), adding('a'))).rejects.toThrow(
      /^github-token is not valid \(HTTP 401\): it has expired/,
    );
  });

  test('where it may not read', async () => {
    await expect(change('blind', aBranch(), adding('a'))).rejects.toThrow('"permissions: contents: write"');
  });

  test('where the branch is protected, at once', async () => {
    const branch = aBranch();
    api.git().commit(branch, { log: '0\n' });
    api.git().protect(branch);
    await expect(change('writes', branch, adding('a'))).rejects.toThrow(
      `the branch ${branch} is protected (HTTP 422: Repository rule violations found): let this workflow past the rule, or name another branch`,
    );
    expect(
      api.requests.filter(({ method, path }) => method === 'PATCH' && decodeURIComponent(path).endsWith(branch)),
    ).toHaveLength(1);
  });

  test.each([
    ['the branch is protected in another way', 403, 'Protected branch update failed', /is protected \(HTTP 403: /],
    [
      'a personal access token may not write',
      403,
      'Resource not accessible by personal access token',
      /may not write .* \(HTTP 403\): give this personal access token "contents: write"$/,
    ],
    [
      'the organization wants a single sign-on',
      403,
      'Resource protected by organization SAML enforcement. You must grant your token access to this organization.',
      /^Resource protected by organization SAML enforcement/,
    ],
    ['the repository is private and the token may not write', 404, 'Not Found', /may not write .* \(HTTP 404\): give/],
  ])('where %s', async (_, status, message, said) => {
    api.fail(/^POST .*\/git\/trees$/, { status, body: { message } });
    await expect(change('writes', aBranch(), adding('a'))).rejects.toThrow(said);
  });

  test('where others are always faster, after ten tries', async () => {
    const fault = api.fail(/^POST .*\/git\/trees$/, { status: 409, times: 11 });
    await expect(change('writes', aBranch(), adding('a'))).rejects.toThrow(/^others wrote to the branch .* 10 tries/);
    expect(fault.hits).toBe(10);
    await expect(change('writes', aBranch(), adding('a'))).resolves.toBeDefined();
  });

  test('where the branch has more files than GitHub lists', async () => {
    const branch = aBranch();
    api.git().commit(branch, { 'index.html': 'a page' });
    api.fail(/^GET .*\/git\/trees/, { status: 200, body: { sha: 'x', tree: [], truncated: true } });
    await expect(change('writes', branch, adding('a'))).rejects.toThrow(/holds too many files to be read/);
    expect(api.git().log(branch)).toHaveLength(1);
    // The file is among those that are listed.
    const sha = createHash('sha1')
      .update('blob 2\0' + '1\n')
      .digest('hex');
    api.git().commit(branch, { log: '1\n' });
    const tree = [{ path: 'log', mode: '100644', type: 'blob', sha, size: 2 }];
    api.fail(/^GET .*\/git\/trees/, { status: 200, body: { sha: 'x', tree, truncated: true } });
    const decide = vi.fn<(bytes: Buffer | null) => { files: null }>(() => ({ files: null }));
    await change('reads', branch, decide);
    expect(String(decide.mock.calls[0]![0])).toBe('1\n');
  });

  test('where the file is too large, or no file', async () => {
    const [large, link] = [aBranch(), aBranch()];
    api.git().commit(large, { log: Buffer.alloc(FILE.largest, 'x') });
    await expect(change('writes', large, () => ({ files: null }))).resolves.toEqual({ files: null });
    api.git().commit(large, { log: Buffer.alloc(FILE.largest + 1) });
    await expect(change('writes', large, adding('a'))).rejects.toThrow(/has 1000001 bytes, and the most is 1000000/);
    api.git().commit(link, { log: '/etc/passwd' }, '120000');
    await expect(change('writes', link, adding('a'))).rejects.toThrow(/is a link or a directory, not a file/);
    expect(api.git().log(large)).toHaveLength(2);
  });

  test('and passes on what is none of these', async () => {
    api.fail(/^POST .*\/git\/trees$/, { ...restFaults.primaryLimit(3600), times: 3 });
    await expect(change('writes', aBranch(), adding('a'))).rejects.toThrow(/rate limit/);
  });
});
