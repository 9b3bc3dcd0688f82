import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCommandReader } from '../e2e/runner/commands.ts';
import { createLineSplitter, readPairs } from '../e2e/runner/files.ts';
import { interpolate } from '../e2e/runner/manifest.ts';
import { createJob, type Job, type JobOptions, runAction, startAction } from '../e2e/runner.ts';
import { type ArtifactService, startArtifactService } from './doubles/artifact-service.ts';
import { type RestApi, restFaults, startRestApi } from './doubles/rest-api.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'doubles-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

/** A throw-away action; `main` and `post` are module code with `core` in scope. */
async function action(main: string, { post, inputs = '{}' }: { post?: string; inputs?: string } = {}): Promise<string> {
  const core = `import * as core from ${JSON.stringify(import.meta.resolve('@actions/core'))};\n`;
  await writeFile(join(directory, 'main.mjs'), core + main);
  if (post !== undefined) await writeFile(join(directory, 'post.mjs'), core + post);
  const runs = `{ using: node24, main: main.mjs${post === undefined ? '' : ', post: post.mjs'} }`;
  await writeFile(join(directory, 'action.yml'), `name: test\ninputs: ${inputs}\nruns: ${runs}\n`);
  return directory;
}

describe('artifact service', () => {
  let service: ArtifactService;
  beforeEach(async () => {
    service = await startArtifactService();
  });
  afterEach(() => service.close());

  /** Runs code with `client` and `files` in scope in a step; what it returns, or the error it throws. */
  async function client(code: string, options: { runtimeToken?: string; runId?: string } = {}): Promise<unknown> {
    const artifact = JSON.stringify(import.meta.resolve('@actions/artifact'));
    const main = `
      import { DefaultArtifactClient } from ${artifact};
      const client = new DefaultArtifactClient();
      const files = ${JSON.stringify(join(directory, 'files'))};
      const work = async () => { ${code} };
      core.setOutput('answer', await work().catch((error) => ({ error: error.message })));`;
    const result = await runAction({
      directory: await action(main),
      serverUrls: { results: service.url },
      runtimeToken: options.runtimeToken ?? service.token(options.runId ?? 'run-1', 'job-1'),
    });
    expect(result).toMatchObject({ exitCode: 0, errors: [] });
    return JSON.parse(result.outputs.answer ?? '{}');
  }

  const upload = 'return client.uploadArtifact("results", [files + "/data.bin"], files);';
  const calls = (method: string) => service.requests.filter((request) => request.path.endsWith(`/${method}`));

  async function sample(size = 1000): Promise<Buffer> {
    const data = randomBytes(size);
    await mkdir(join(directory, 'files'), { recursive: true });
    await writeFile(join(directory, 'files', 'data.bin'), data);
    return data;
  }

  test('stores 20 MB in blocks and gives the same bytes back', async () => {
    const data = await sample(20 * 1024 * 1024);
    const answer = await client(`
      const uploaded = await client.uploadArtifact("results", [files + "/data.bin"], files, { compressionLevel: 0 });
      const { artifacts } = await client.listArtifacts();
      const downloaded = await client.downloadArtifact(uploaded.id, { path: files + "/back", expectedHash: artifacts[0].digest });
      return { uploaded, artifacts, mismatch: downloaded.digestMismatch };`);
    const [stored] = service.artifacts;
    const digest = createHash('sha256').update(stored!.bytes).digest('hex');
    expect(answer).toEqual({
      uploaded: { id: stored!.id, size: stored!.bytes.length, digest },
      artifacts: [
        {
          name: 'results',
          id: stored!.id,
          size: stored!.bytes.length,
          createdAt: stored!.createdAt,
          digest: `sha256:${digest}`,
        },
      ],
      mismatch: false,
    });
    expect((await readFile(join(directory, 'files', 'back', 'data.bin'))).equals(data)).toBe(true);
    expect(stored).toMatchObject({ name: 'results', runId: 'run-1', jobId: 'job-1', contentType: 'application/zip' });
    expect(service.requests.filter(({ query }) => query.includes('comp=block&'))).toHaveLength(3);
  });

  test('refuses a name that the run has, whichever the job', async () => {
    await sample();
    await client(upload, { runtimeToken: service.token('run-1', 'job-0') });
    expect(await client(upload)).toEqual({
      error:
        'Failed to CreateArtifact: Received non-retryable error: Failed request: (409) Conflict: an artifact with this name already exists on the workflow run',
    });
    expect(await client(upload, { runId: 'run-2' })).toMatchObject({ id: service.artifacts[1]!.id });
    expect(service.artifacts.map(({ runId, jobId }) => [runId, jobId])).toEqual([
      ['run-1', 'job-0'],
      ['run-2', 'job-1'],
    ]);
  });

  test('shows the artifacts of the other jobs of a run, and frees a deleted name', async () => {
    await sample();
    await client(upload, { runtimeToken: service.token('run-1', 'job-0') });
    expect(await client('return client.getArtifact("results");', { runId: 'run-2' })).toMatchObject({
      error: expect.stringContaining('Artifact not found'),
    });
    const id = service.artifacts[0]!.id;
    expect(await client('return client.deleteArtifact("results");')).toEqual({ id });
    expect(service.artifacts).toEqual([]);
    expect(await client(upload)).toMatchObject({ id: id + 1 });
  });

  test('a 500 is retried after 3 s', async () => {
    await sample();
    const fault = service.fail('CreateArtifact', { status: 500 });
    expect(await client(upload)).toMatchObject({ id: service.artifacts[0]!.id });
    expect(fault.hits).toBe(1);
    expect(calls('CreateArtifact').map(({ status }) => status)).toEqual([500, 200]);
    const [first, second] = calls('CreateArtifact');
    expect(second!.at - first!.at).toBeGreaterThan(2900);
  });

  test('a 403 fails at once, a reset connection too, and so does a strange token', async () => {
    await sample();
    service.fail('CreateArtifact', { status: 403 });
    expect(await client(upload)).toEqual({
      error: expect.stringContaining('non-retryable error: Failed request: (403) Forbidden: injected 403'),
    });
    service.fail(/^POST .*CreateArtifact/, { status: 'reset' });
    expect(await client(upload)).toEqual({ error: expect.stringContaining('Unable to make request: ECONNRESET') });
    const stranger = await startArtifactService();
    expect(await client(upload, { runtimeToken: stranger.token('run-1', 'job-1') })).toEqual({
      error: expect.stringContaining('(401) Unauthorized: invalid token'),
    });
    await stranger.close();
    expect(calls('CreateArtifact').map(({ status }) => status)).toEqual([403, 'reset', 401]);
  });

  test('an answer lost after the work makes the repetition a conflict', async () => {
    await sample();
    service.fail('CreateArtifact', { status: 502, carriedOut: true });
    expect(await client(upload)).toEqual({ error: expect.stringContaining('(409) Conflict') });
    expect(calls('CreateArtifact')).toHaveLength(2);
    expect(service.artifacts).toEqual([]);
  });

  test('a blob fault is retried by the storage client', async () => {
    await sample();
    const fault = service.fail((request) => request.url.searchParams.get('comp') === 'block', { status: 503 });
    expect(await client(upload)).toMatchObject({ id: service.artifacts[0]!.id });
    expect(fault.hits).toBe(1);
  });

  test('checks size, hash and signature, and takes a single put', async () => {
    const authorization = `Bearer ${service.token('run-1', 'job-1')}`;
    const call = async (method: string, message: object) => {
      const url = `${service.url}/twirp/github.actions.results.api.v1.ArtifactService/${method}`;
      const ids = { workflow_run_backend_id: 'run-1', workflow_job_run_backend_id: 'job-1', name: 'raw' };
      const headers = { authorization, 'content-type': 'application/json' };
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ ...ids, ...message }) });
      return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
    };
    const created = await call('CreateArtifact', { version: 7, mime_type: 'text/plain' });
    const url = String((created as Record<string, unknown>).signed_upload_url);
    expect(await call('FinalizeArtifact', { size: '5' })).toMatchObject({ status: 412, msg: 'nothing was uploaded' });

    const headers = { 'x-ms-blob-type': 'BlockBlob', 'x-ms-blob-content-type': 'text/plain' };
    const forged = await fetch(url.replace(/sig=[^&]*/, 'sig=x'), { method: 'PUT', headers, body: 'hello' });
    expect([forged.status, await forged.text()]).toEqual([
      403,
      expect.stringContaining('<Code>AuthenticationFailed</Code>'),
    ]);
    expect((await fetch(url, { method: 'PUT', headers, body: 'hello' })).status).toBe(201);

    const digest = `sha256:${createHash('sha256').update('hello').digest('hex')}`;
    expect(await call('FinalizeArtifact', { size: '6' })).toMatchObject({ status: 412, code: 'failed_precondition' });
    expect(await call('FinalizeArtifact', { size: '5', hash: 'sha256:0' })).toMatchObject({ status: 412 });
    expect(await call('FinalizeArtifact', { size: '5', hash: digest })).toMatchObject({ status: 200, ok: true });
    const { signed_url } = (await call('GetSignedArtifactURL', {})) as Record<string, unknown>;
    const download = await fetch(String(signed_url));
    expect([download.headers.get('content-type'), await download.text()]).toEqual(['text/plain', 'hello']);
  });
});

describe('REST API', () => {
  let api: RestApi;
  let getOctokit: typeof import('@actions/github').getOctokit;
  const pull = { owner: 'octo', repo: 'demo', issue_number: 7 };

  beforeAll(async () => {
    api = await startRestApi({
      repositories: ['octo/demo', 'fork/demo'],
      tokens: { bot: {}, reader: { permission: 'read' }, me: { login: 'octocat', kind: 'user' } },
    });
    process.env.GITHUB_API_URL = api.url;
    ({ getOctokit } = await import('@actions/github'));
  });
  afterAll(async () => {
    delete process.env.GITHUB_API_URL;
    await api.close();
  });

  test('lists 250 comments over pages by Link', async () => {
    for (let n = 1; n <= 250; n += 1) api.addComment(1, { body: `comment ${n}`, login: `stranger-${n}` });
    const octokit = getOctokit('bot');
    const issue = { ...pull, issue_number: 1 };
    const all = await octokit.paginate(octokit.rest.issues.listComments, { ...issue, per_page: 100 });
    expect(all.map(({ body }) => body)).toEqual(Array.from({ length: 250 }, (_, n) => `comment ${n + 1}`));
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(api.requests.slice(-3).map(({ path, query }) => path + query)).toEqual([
      '/repos/octo/demo/issues/1/comments?per_page=100',
      '/repositories/1/issues/1/comments?per_page=100&page=2',
      '/repositories/1/issues/1/comments?per_page=100&page=3',
    ]);
    const second = await octokit.rest.issues.listComments({ ...issue, page: 2 });
    expect(second.data).toHaveLength(30);
    expect(second.headers.link?.match(/page=(\d+)>; rel="(\w+)"/g)).toEqual([
      'page=1>; rel="prev"',
      'page=3>; rel="next"',
      'page=9>; rel="last"',
      'page=1>; rel="first"',
    ]);
  });

  test('creates, updates and deletes a comment as the bot', async () => {
    const { issues } = getOctokit('bot').rest;
    const { status, data } = await issues.createComment({ ...pull, body: 'first' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      body: 'first',
      user: { login: 'github-actions[bot]', type: 'Bot', id: 41_898_282 },
      html_url: `https://github.com/octo/demo/pull/7#issuecomment-${data.id}`,
      issue_url: `${api.url}/repos/octo/demo/issues/7`,
    });
    const one = { owner: 'octo', repo: 'demo', comment_id: data.id };
    await issues.updateComment({ ...one, body: 'second' });
    expect(api.comments(7).map(({ body }) => body)).toEqual(['second']);
    expect((await issues.getComment(one)).data.body).toBe('second');
    expect(api.comments(7, 'fork/demo')).toEqual([]);
    await issues.deleteComment(one);
    expect(api.comments(7)).toEqual([]);
    await expect(issues.getComment(one)).rejects.toMatchObject({ status: 404 });
  });

  test('counts the body in characters, 65,536 at most', async () => {
    const { issues } = getOctokit('bot').rest;
    const longest = '🙂'.repeat(65_536);
    expect((await issues.createComment({ ...pull, issue_number: 8, body: longest })).status).toBe(201);
    await expect(issues.createComment({ ...pull, issue_number: 8, body: `${longest}x` })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('Body is too long (maximum is 65536 characters)'),
    });
    expect(api.comments(8)).toHaveLength(1);
  });

  test('knows who may do what', async () => {
    const create = (token: string) => getOctokit(token).rest.issues.createComment({ ...pull, body: 'x' });
    const denied = { status: 403, message: expect.stringContaining('Resource not accessible by integration') };
    await expect(create('reader')).rejects.toMatchObject(denied);
    await expect(getOctokit('bot').rest.users.getAuthenticated()).rejects.toMatchObject(denied);
    await expect(create('unknown')).rejects.toMatchObject({ status: 401 });
    expect((await fetch(`${api.url}/repos/octo/demo/issues/7/comments`)).status).toBe(401);
    expect((await getOctokit('me').rest.users.getAuthenticated()).data.login).toBe('octocat');
    expect((await create('me')).data.user).toMatchObject({ login: 'octocat', type: 'User' });
  });

  test('answers pull requests and the artifacts of a run', async () => {
    const octokit = getOctokit('bot');
    const get = { owner: 'octo', repo: 'demo', pull_number: 7 };
    await expect(octokit.rest.pulls.get(get)).rejects.toMatchObject({ status: 404 });
    api.addPull(7, { title: 'Better agent' });
    expect((await octokit.rest.pulls.get(get)).data).toMatchObject({ number: 7, title: 'Better agent', state: 'open' });
    const run = { owner: 'octo', repo: 'demo', run_id: 9 };
    expect((await octokit.rest.actions.listWorkflowRunArtifacts(run)).data).toEqual({ total_count: 0, artifacts: [] });
  });

  test('injects faults, each as often as told', async () => {
    const octokit = getOctokit('bot');
    const list = () => octokit.rest.issues.listComments({ ...pull, issue_number: 9 });
    const headers = async () => list().catch((error) => ({ status: error.status, headers: error.response?.headers }));
    api.fail('GET /repos/octo/demo/issues/9/', { ...restFaults.secondaryLimit(60), times: 2 });
    expect(await headers()).toMatchObject({ status: 403, headers: { 'retry-after': '60' } });
    expect(await headers()).toMatchObject({ status: 403 });
    api.fail(/issues\/9/, restFaults.primaryLimit(30));
    expect(await headers()).toMatchObject({ status: 403, headers: { 'x-ratelimit-remaining': '0' } });
    api.fail(/issues\/9/, { status: 502, delayMs: 100 });
    const before = performance.now();
    await expect(list()).rejects.toMatchObject({ status: 502 });
    expect(performance.now() - before).toBeGreaterThan(95);
    api.fail(/issues\/9/, { status: 'reset' });
    await expect(list()).rejects.toThrow();
    expect((await list()).status).toBe(200);
  });

  test('serves the artifacts of another run from the artifact service', async () => {
    const service = await startArtifactService();
    const own = await startRestApi({ artifactService: service });
    await writeFile(join(directory, 'data.txt'), 'hello');
    const main = `
      import { DefaultArtifactClient } from ${JSON.stringify(import.meta.resolve('@actions/artifact'))};
      const client = new DefaultArtifactClient();
      const directory = ${JSON.stringify(directory)};
      const { id } = await client.uploadArtifact('baseline', [directory + '/data.txt'], directory);
      const findBy = { token: core.getInput('token'), workflowRunId: 77, repositoryOwner: 'octo', repositoryName: 'demo' };
      const { artifact } = await client.getArtifact('baseline', { findBy });
      await client.downloadArtifact(id, { findBy, path: directory + '/back' });
      core.setOutput('name', artifact.name);`;
    const result = await runAction({
      directory: await action(main, { inputs: `{ token: { default: "\${{ github.token }}" } }` }),
      serverUrls: { results: service.url, api: own.url },
      runtimeToken: service.token(77, 'job'),
    });
    await Promise.all([service.close(), own.close()]);
    expect(result).toMatchObject({ exitCode: 0, outputs: { name: 'baseline' } });
    expect(await readFile(join(directory, 'back', 'data.txt'), 'utf8')).toBe('hello');
  });
});

describe('runner', () => {
  let job: Job | undefined;
  afterEach(async () => {
    await job?.close();
    job = undefined;
  });
  const open = async (options: Partial<JobOptions> & { directory: string }) => {
    job = await createJob(options);
    return job;
  };

  test('gives inputs, contexts and a hosted job’s variables', async () => {
    const inputs = `
  agent-command: { required: true }
  two words: { default: a b }
  github-token: { default: "\${{ github.token }}" }
  name: { default: "\${{ github.workflow }}-\${{ strategy.job-index }}" }
  matrix: { default: "\${{ toJSON(matrix) }}" }
  flag: { default: true }
  empty: { default: something }`;
    const main = `core.setOutput('env', process.env); core.setOutput('event', core.getInput('agent-command'));`;
    const { main: run, canaries } = await open({
      directory: await action(main, { inputs }),
      leaky: true,
      inputs: { 'agent-command': 'echo', empty: '', strange: 'x' },
      token: 'ghs_secret',
      eventName: 'pull_request',
      event: { pull_request: { number: 7, head: { ref: 'topic' }, base: { ref: 'main' } } },
      strategy: { index: 2, total: 3 },
      matrix: { shard: '3/3' },
      env: { FROM_JOB: '1' },
    });
    const result = await run();
    const env = JSON.parse(result.outputs.env ?? '{}');
    expect(env).toMatchObject({
      'INPUT_AGENT-COMMAND': 'echo',
      INPUT_TWO_WORDS: 'a b',
      'INPUT_GITHUB-TOKEN': 'ghs_secret',
      INPUT_NAME: 'Benchmark-2',
      INPUT_MATRIX: '{\n  "shard": "3/3"\n}',
      INPUT_FLAG: 'true',
      INPUT_EMPTY: '',
      INPUT_STRANGE: 'x',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_REF_NAME: '7/merge',
      GITHUB_HEAD_REF: 'topic',
      GITHUB_BASE_REF: 'main',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_ACTIONS: 'true',
      CI: 'true',
      FROM_JOB: '1',
      PATH: expect.stringContaining('/'),
      RUNNER_TRACKING_ID: canaries.RUNNER_TRACKING_ID,
      ACTIONS_RUNTIME_TOKEN: canaries.ACTIONS_RUNTIME_TOKEN,
    });
    expect(env).not.toHaveProperty('GITHUB_TOKEN');
    expect(env).not.toHaveProperty('VITEST');
    expect(JSON.parse(await readFile(env.GITHUB_EVENT_PATH, 'utf8'))).toHaveProperty('pull_request.number', 7);
    expect(result.annotations).toEqual([
      { level: 'warning', message: "Unexpected input(s) 'strange'", properties: {} },
    ]);
  });

  test('hands outputs of several lines, state, variables and paths on to post', async () => {
    const main = `
      core.setOutput('one', 'a=b'); core.setOutput('lines', 'x\\n\\n<<y'); core.setOutput('none', '');
      core.saveState('Kept', 'from\\nmain'); core.exportVariable('LATER', 'yes'); core.addPath('/added');
      await core.summary.addRaw('# Summary').write();
      await (await import('node:fs/promises')).writeFile(process.env.RUNNER_TEMP + '/file', 'shared');`;
    const post = `
      const { readFile } = await import('node:fs/promises');
      core.setOutput('seen', [core.getState('Kept'), process.env.LATER, process.env.PATH.split(':')[0],
        await readFile(process.env.RUNNER_TEMP + '/file', 'utf8'), process.cwd() === process.env.GITHUB_WORKSPACE]);`;
    const opened = await open({ directory: await action(main, { post }) });
    const first = await opened.main();
    expect(first).toMatchObject({
      outcome: 'success',
      exitCode: 0,
      outputs: { one: 'a=b', lines: 'x\n\n<<y', none: '' },
      state: { Kept: 'from\nmain' },
      summary: '# Summary',
    });
    const second = await opened.post();
    expect(JSON.parse(second?.outputs.seen ?? '')).toEqual(['from\nmain', 'yes', '/added', 'shared', true]);
  });

  test('drops a summary over 1 MiB and fails a step with a broken output file', async () => {
    const main = `
      const { appendFileSync } = await import('node:fs');
      appendFileSync(process.env.GITHUB_STEP_SUMMARY, 'x'.repeat(1024 * 1024 + 1));
      appendFileSync(process.env.GITHUB_OUTPUT, 'good=1\\nbad');`;
    const result = await runAction({ directory: await action(main) });
    expect(result).toMatchObject({ outcome: 'failure', exitCode: 0, summary: '', outputs: { good: '1' } });
    expect(result.annotations[0]?.message).toContain('upload aborted');
    expect(result.errors[0]).toContain("Invalid format 'bad'");
  });

  test('finds the commands the runner would find, and only those', async () => {
    const main = `
      core.startGroup('Setup'); core.endGroup(); core.setSecret('hunter2');
      core.error('bad, very: bad', { file: 'a,b.ts', startLine: 3 });
      console.log('the password is hunter2');
      console.log('  ::warning::indented'); console.log('text ::error::not at the start');
      console.error('progress ##[error]in the middle'); console.log('##[unknown]x ::unknown::y');
      console.log('carriage\\r::notice::return');
      const { existsSync } = await import('node:fs');
      while (!existsSync('heard')) await new Promise((resolve) => setTimeout(resolve, 20));
      console.log('::stop-commands::pause'); console.log('::error::silenced ##[error]twice'); console.log('::pause::');
      core.notice('again'); core.setFailed('done');`;
    const { start, workspace } = await open({ directory: await action(main), leaky: true });
    const running = await start();
    // Commands of both streams, of which either may be read first, before one of them stops all.
    for (const line of ['in the middle', '::notice::return']) await running.waitFor(line);
    await writeFile(join(workspace, 'heard'), '');
    const result = await running.done;
    expect(result).toMatchObject({ outcome: 'failure', exitCode: 1, groups: ['Setup'], masks: ['hunter2'] });
    const said = result.annotations.map(({ level, message }) => `${level}: ${message}`);
    expect(said.toSorted()).toEqual([
      'error: bad, very: bad',
      'error: done',
      'error: in the middle',
      'notice: again',
      'notice: return',
      'warning: indented',
    ]);
    expect(result.annotations.find(({ message }) => message === 'bad, very: bad')?.properties).toEqual({
      file: 'a,b.ts',
      line: '3',
    });
    expect(result.shown).toContain('the password is ***');
    expect(result.shown).toContain('::error::silenced ##[error]twice');
    expect(result.log).toContain('hunter2');
    expect(result.shown).not.toContain('hunter2');
  });

  test('cancels with SIGINT, SIGTERM and SIGKILL, the entry process only', async () => {
    const main = `
      const { spawn } = await import('node:child_process');
      const child = spawn('sleep', ['1000'], { stdio: 'ignore' });
      process.on('SIGINT', () => console.log('got INT')); process.on('SIGTERM', () => console.log('got TERM'));
      setInterval(() => {}, 1000); console.log('ready', child.pid);`;
    const opened = await open({ directory: await action(main) });
    const running = await opened.start();
    await running.waitFor('ready');
    const heard = (text: string) => Promise.all([running.waitFor(text), sleep(2_000)]);
    const result = await running.cancel({ sigint: () => heard('got INT'), sigterm: () => heard('got TERM') });
    expect(running.signals).toEqual(['SIGINT', 'SIGTERM', 'SIGKILL']);
    expect(result).toMatchObject({ outcome: 'cancelled', exitCode: null, signal: 'SIGKILL' });
    expect(result.stdout.split('\n').slice(1)).toEqual(['got INT', 'got TERM', '']);
    expect(result.durationMs).toBeGreaterThan(3_990);
    const [orphan, ...others] = await opened.orphans();
    expect(orphan?.command).toBe('sleep 1000');
    expect(others).toEqual([]);
    await opened.close();
    // A killed process is there until the kernel has come to it.
    await expect.poll(() => opened.orphans()).toEqual([]);
  });

  test('an action that honours SIGINT is sent nothing else', async () => {
    const main = `process.on('SIGINT', () => { core.saveState('done', 'yes'); process.exit(130); });
      setInterval(() => {}, 1000); console.log('ready');`;
    const running = await startAction({ directory: await action(main) });
    await running.waitFor(/^ready$/m);
    const patient = () => sleep(120_000, undefined, { ref: false });
    const waits = { sigint: patient, sigterm: patient };
    expect(await running.cancel(waits)).toMatchObject({ outcome: 'cancelled', exitCode: 130, state: { done: 'yes' } });
    expect(running.signals).toEqual(['SIGINT']);
  });

  test('does not wait for ever for a descendant that holds the streams', async () => {
    const main = `const { spawn } = await import('node:child_process');
      spawn('sleep', ['1000'], { stdio: 'inherit', detached: true }).unref(); core.setOutput('x', '1');`;
    const result = await runAction({ directory: await action(main) });
    expect(result.outputs).toEqual({ x: '1' });
    expect(result.durationMs).toBeGreaterThan(4900);
  });

  test.each([
    [`\${{ github.tokn }}`, /unknown expression: github.tokn/],
    [`\${{ secrets.KEY }}`, /no context secrets/],
    [`\${{ format('{0}', github.token) }}`, /unknown expression: format/],
  ])('throws on %s', (text, message) => {
    expect(() => interpolate(text, { github: { token: 'x' } })).toThrow(message);
  });

  test('lines end at \\n, \\r\\n and a lone \\r, wherever a chunk ends', () => {
    const lines: string[] = [];
    const splitter = createLineSplitter((line) => lines.push(line));
    for (const chunk of ['a\r', '\nb\rc', '\n\nd\r', 'e\r']) splitter.write(chunk);
    splitter.end();
    expect(lines).toEqual(['a', 'b', 'c', '', 'd', 'e']);
  });

  test('a file of pairs that breaks off gives those before', () => {
    expect([...readPairs('a=1\n\nb<<E\nx\n\ny=\nE\nc=<<')]).toEqual([
      ['a', '1'],
      ['b', 'x\n\ny='],
      ['c', '<<'],
    ]);
    expect(() => [...readPairs('b<<E\nx\n')]).toThrow("Matching delimiter not found 'E'");
    expect(() => [...readPairs('b<<\nx\n')]).toThrow('delimiter must not be empty');
  });

  test('commands decode as the runner decodes them', () => {
    const reader = createCommandReader([]);
    reader.read('::ERROR title=a%2Cb%3A,file=x::line%0Atwo %253A', 'stdout');
    reader.read('##[warning title=a%3Bb;file=x]one%5D two', 'stderr');
    reader.read('::set-env name=A::b', 'stdout');
    expect(reader.log.annotations).toEqual([
      { level: 'error', message: 'line\ntwo %3A', properties: { title: 'a,b:', file: 'x' } },
      { level: 'warning', message: 'one] two', properties: { title: 'a;b', file: 'x' } },
    ]);
    expect(reader.log.errors).toEqual(['The `set-env` command is disabled.']);
  });
});
