import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { artifactName, listArtifactsOf, listRunArtifacts, uploadDirectory } from '../../src/github/artifacts.ts';
import { downloadArtifact, downloadArtifactOf, REPORT_LIMITS } from '../../src/github/download.ts';
import { Operation } from '../../src/github/limits.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { zip } from './zip.ts';

const github = await vi.hoisted(async () => {
  const { startGitHub } = await import('./support.ts');
  return startGitHub({ tokens: { reads: {}, nothing: { without: ['actions'] } } });
});
const DEMO = { owner: 'octo', repo: 'demo' };
const WHOLE = zip([{ name: 'run.json', content: '{"a": 1}' }, { name: 'x/trial-1/result.json' }]);
const KEPT = { files: ['run.json', 'x/trial-1/result.json'], left: [] };

let runId = 1_000;
let directory: string;
beforeEach(() => {
  runId += 1;
  directory = path.join(temporaryDirectory(), 'artifact');
});

const add = (name: string, of: object = {}) => github.service.add({ runId, name, bytes: WHOLE, ...of });

describe('the artifacts of a run', () => {
  const OURS = ['agentbench-CI-bench-0-step-1', 'agentbench-CI-bench-1-step-1', 'agentbench-CI-bench-1-step-2'];
  const OTHERS = [
    'agentbench-CI2-bench-0-step-1',
    'agentbench',
    'my-agentbench-CI',
    'agentbench-CI-%0Ax',
    'dist',
    `${OURS[0]}.html`,
  ];
  const prefix = artifactName(['agentbench', 'CI!']);

  test('this run: those of the prefix, of all jobs and attempts', async () => {
    const stored = [...OTHERS, ...OURS].map((name, index) => add(name, { runId: 77, jobId: name, id: 1_000 - index }));
    add(`${prefix}-elsewhere`);
    add(`${prefix}-gone`, { runId: 77, expiresAt: new Date(Date.now() - 1000).toISOString() });
    expect(await listRunArtifacts(prefix)).toEqual(
      stored
        .slice(OTHERS.length)
        .map(({ id, name, createdAt, bytes }) => ({ id, name, createdAt, size: bytes.length }))
        .reverse(),
    );
  });

  test('another run: over all pages, without what has expired', async () => {
    for (const name of OTHERS) add(name);
    for (let index = 0; index < 230; index++) add(`${prefix}-bench-${index}-step-1`);
    add(`${prefix}-gone`, { expiresAt: new Date(Date.now() - 1000).toISOString() });
    const later = add(`${prefix}-later`, { expiresAt: new Date(Date.now() + 24 * 3600_000).toISOString() });
    const before = github.api.requests.length;
    const found = await listArtifactsOf(github.client('reads'), { ...DEMO, runId }, prefix);
    expect(found).toHaveLength(231);
    expect(found.at(-1)).toEqual({ id: later.id, name: later.name, createdAt: later.createdAt, size: WHOLE.length });
    expect(github.api.requests.slice(before)).toHaveLength(3);
    expect(await listArtifactsOf(github.client('reads'), { ...DEMO, runId: 999 }, prefix)).toEqual([]);
  });

  test('another run, without the permission', async () => {
    await expect(listArtifactsOf(github.client('nothing'), { ...DEMO, runId }, prefix)).rejects.toMatchObject({
      name: 'UserError',
      message:
        'github-token: this token has no permission to read (HTTP 403): give the job "permissions: actions: read"',
    });
  });

  test('another run, with a token that has expired', async () => {
    github.api.fail('GET', { status: 401 });
    await expect(listArtifactsOf(github.client('reads'), { ...DEMO, runId }, prefix)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/^github-token is not valid \(HTTP 401\): it has expired/),
    });
  });
});

describe('downloading', () => {
  const onDisk = async () => (await readdir(directory, { recursive: true })).sort();

  test('what this run uploaded: what a report reads, and nothing else', async () => {
    const results = temporaryDirectory();
    for (const [file, content] of Object.entries({
      'run.json': '{"a": "ü"}',
      'one/trial-1/result.json': '1',
      'one/trial-12/result.json': '12',
      'one/trial-1/agent.log': 'x'.repeat(100_000),
      'one/trial-1/attempt-1/result.json': 'earlier',
      'one/trial-1/output/run.json.txt': 'x',
      'one/trial-1/output/deep/result.json': 'x',
      'one/trial-x/result.json': 'x',
      'trial-1/result.json': 'x',
      'job/run.json': '{}',
      'job/results.json': 'of no report',
      'job/one/trial-1/result.json': 'in a folder',
      'a/b/c/trial-1/result.json': 'too deep',
    })) {
      await mkdir(path.dirname(path.join(results, file)), { recursive: true });
      await writeFile(path.join(results, file), content);
    }
    await uploadDirectory('agentbench-round-trip', results, undefined);
    const [artifact] = await listRunArtifacts('agentbench-round-trip');
    const { files, left } = await downloadArtifact(artifact!, directory);
    expect(left).toEqual([]);
    const expected = [
      'job/one/trial-1/result.json',
      'job/run.json',
      'one/trial-1/result.json',
      'one/trial-12/result.json',
      'run.json',
    ];
    expect(files.toSorted()).toEqual(expected);
    expect((await onDisk()).filter((name) => name.endsWith('.json'))).toEqual(expected);
    expect((await onDisk()).filter((name) => !name.includes('.'))).toEqual([
      'job',
      'job/one',
      'job/one/trial-1',
      'one',
      'one/trial-1',
      'one/trial-12',
    ]);
    expect(await readFile(path.join(directory, 'run.json'), 'utf8')).toBe('{"a": "ü"}');
    expect(await readFile(path.join(directory, 'one/trial-12/result.json'), 'utf8')).toBe('12');
    expect(await readdir(path.dirname(directory))).toEqual(['artifact']);
  });

  test('what another run uploaded, by a signed URL that never sees the token', async () => {
    const { id } = add('agentbench-other');
    const before = github.service.requests.length;
    const answered = vi.spyOn(Operation.prototype, 'answered');
    const [artifact] = await listArtifactsOf(github.client('reads'), { ...DEMO, runId }, 'agentbench-other');
    expect(await downloadArtifactOf(github.client('reads'), DEMO, artifact!, directory)).toEqual(KEPT);
    expect(await readFile(path.join(directory, 'run.json'), 'utf8')).toBe('{"a": 1}');
    expect(github.api.requests.at(-1)).toMatchObject({
      path: `/repos/octo/demo/actions/artifacts/${id}/zip`,
      status: 302,
    });
    const [request, ...more] = github.service.requests.slice(before);
    expect([request!.status, request!.headers.authorization, more]).toEqual([200, undefined, []]);
    // The list, and the archive: a late request before it and one after it are not late twice.
    expect(answered.mock.calls.map(([status]) => status)).toEqual([200, 200]);
    answered.mockRestore();
    expect(await readdir(path.dirname(directory))).toEqual(['artifact']);
  });

  test('a body that breaks off, and an answer that does not come, are tried again', async () => {
    const artifact = { ...add('agentbench-other'), size: WHOLE.length };
    const broken = github.service.fail('GET /actions-results/', { cutAfter: 40 });
    const none = github.api.fail('/zip', { status: 502 });
    expect(await downloadArtifactOf(github.client('reads'), DEMO, artifact, directory)).toEqual(KEPT);
    expect([broken.hits, none.hits]).toEqual([1, 1]);
  });

  test('a body that breaks off again and again is a fault, and leaves nothing behind', async () => {
    const artifact = { ...add('agentbench-other'), size: WHOLE.length };
    const broken = github.service.fail('GET /actions-results/', { cutAfter: 40, times: 3 });
    await expect(downloadArtifactOf(github.client('reads'), DEMO, artifact, directory)).rejects.toThrow('terminated');
    expect(broken.hits).toBe(3);
    expect(await readdir(path.dirname(directory), { recursive: true })).toEqual(['artifact']);
  });

  test.each<[string, string, object, object]>([
    ['no permission', 'nothing', {}, { name: 'UserError', message: expect.stringContaining('actions: read') }],
    ['expired since it was listed', 'reads', { expiresAt: '2026-01-01T00:00:00Z' }, { status: 410 }],
    ['gone since it was listed', 'reads', { id: 1 }, { status: 404 }],
  ])('%s', async (_, token, fields, fault) => {
    const { id } = add('agentbench-other', fields);
    // Another number stands for one that was deleted.
    const artifact = { id: id === 1 ? 2 : id, name: 'agentbench-other', createdAt: null, size: 10 };
    await expect(downloadArtifactOf(github.client(token), DEMO, artifact, directory)).rejects.toMatchObject(fault);
  });

  test('an artifact of this run that is not there is a fault', async () => {
    const artifact = { id: 3, name: 'agentbench-none', createdAt: null, size: 10 };
    await expect(downloadArtifact(artifact, directory)).rejects.toThrow('No artifacts found');
  });

  test('an archive over the limit is not fetched, or not further than to the limit', async () => {
    const bytes = Buffer.concat([Buffer.alloc(5_000_000, 'x'), WHOLE]);
    const limits = { ...REPORT_LIMITS, archive: 1_000 };
    const tooLarge = { files: [], left: ['1 × an archive over 1000 bytes'] };
    const other = add('agentbench-other', { bytes });
    const own = add('agentbench-own', { bytes, runId: 77 });
    const reads = github.client('reads');
    const before = github.service.requests.length;
    expect(await downloadArtifactOf(reads, DEMO, { ...other, size: bytes.length }, directory, limits)).toEqual(
      tooLarge,
    );
    expect(await downloadArtifact({ ...own, size: bytes.length }, directory, limits)).toEqual(tooLarge);
    expect(github.service.requests).toHaveLength(before);
    // The same, where the listing lies.
    expect(await downloadArtifactOf(reads, DEMO, { ...other, size: 10 }, directory, limits)).toEqual(tooLarge);
    expect(await downloadArtifact({ ...own, size: 10 }, directory, limits)).toEqual(tooLarge);
    expect(await readdir(path.dirname(directory), { recursive: true })).toEqual(['artifact']);
  });

  test('a body without an end is followed as far as the limit', async () => {
    const endless = createServer((_, response) => {
      const write = () => {
        while (response.write(Buffer.alloc(100_000)));
      };
      response.on('drain', write);
      write();
    });
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    const location = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/a/b.zip`;
    github.api.route('GET', /artifacts\/4\/zip$/, () => ({ status: 302, headers: { location } }));
    const artifact = { id: 4, name: 'agentbench-x', createdAt: null, size: 10 };
    const limits = { ...REPORT_LIMITS, archive: 1_000_000 };
    expect(await downloadArtifactOf(github.client('reads'), DEMO, artifact, directory, limits)).toEqual({
      files: [],
      left: ['1 × an archive over 1000000 bytes'],
    });
    endless.closeAllConnections();
    endless.close();
  });

  test('nothing that is there already is written over or through', async () => {
    const { id } = add('agentbench-other');
    const outside = path.join(path.dirname(directory), 'outside.json');
    await mkdir(path.join(directory, 'x/trial-1'), { recursive: true });
    await symlink(outside, path.join(directory, 'run.json'));
    await writeFile(path.join(directory, 'x/trial-1/result.json'), 'ours');
    const artifact = { id, name: 'agentbench-other', createdAt: null, size: WHOLE.length };
    expect(await downloadArtifactOf(github.client('reads'), DEMO, artifact, directory)).toEqual({
      files: [],
      left: ['2 × a name that cannot be kept'],
    });
    expect(await readFile(path.join(directory, 'x/trial-1/result.json'), 'utf8')).toBe('ours');
    expect(await readdir(path.dirname(directory))).toEqual(['artifact']);
  });
});
