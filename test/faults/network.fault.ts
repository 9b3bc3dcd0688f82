import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { describe } from 'vitest';
import { openScene, PULL_REQUEST, postOf, type Scene } from '../../e2e/support/scene.ts';
import { restFaults } from '../doubles/rest-api.ts';
import { serveRepository, startGitServer } from '../support/git-server.ts';
import { outcomeOf, Place } from './place.ts';
import { type RowContext, row } from './table.ts';

type Fault = 'well' | 'breaks' | 'hangs' | 'half a pack' | 'hangs in a pack' | '404' | '401' | '503';

interface FaultyGit {
  url: string;
  commit: string;
  environment: Record<string, string>;
  fault: Fault;
}

/** A git server that does what it is told; `breaks` closes each connection at once. */
async function faultyGit(fault: Fault, { onTestFinished }: RowContext): Promise<FaultyGit> {
  const text = Array.from({ length: 20_000 }, (_, line) => `${line} ${Math.sin(line)}`).join('\n');
  const served = serveRepository([{ 'big.txt': text }]);
  const inner = await startGitServer(served.directory);
  const server = createServer((asked, answer) => {
    if (git.fault === 'breaks') asked.socket.destroy();
    else if (git.fault === 'hangs') asked.resume();
    else if (git.fault === '404') answer.writeHead(404).end();
    else if (git.fault === '503') answer.writeHead(503).end();
    else if (git.fault === '401') answer.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
    else forward(inner.url, asked, answer, git.fault);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await inner.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Stalled transfers end after a minute otherwise; a server that answers may take its time on a busy machine.
  const patience = fault.startsWith('hangs') ? '2' : '600';
  const git: FaultyGit = {
    url: `${url}/.git`,
    commit: served.commits[0]!,
    environment: { GIT_HTTP_LOW_SPEED_TIME: patience, GIT_HTTP_LOW_SPEED_LIMIT: '1000' },
    fault,
  };
  return git;
}

function forward(to: string, asked: IncomingMessage, answer: ServerResponse, fault: Fault): void {
  const { hostname, port } = new URL(to);
  const { method, url, headers } = asked;
  const passed = request({ hostname, port, method, path: url, headers }, (got) => {
    const pack = method === 'POST' && headers['content-length'] !== '0' && fault !== 'well';
    answer.writeHead(got.statusCode!, got.headers);
    let sent = 0;
    got.on('data', (chunk: Buffer) => {
      const rest = pack ? chunk.subarray(0, Math.max(0, 30_000 - sent)) : chunk;
      sent += rest.length;
      answer.write(rest, () => {
        if (pack && sent >= 30_000 && fault === 'half a pack') answer.destroy();
      });
    });
    got.on('end', () => {
      if (!(pack && sent >= 30_000)) answer.end();
    });
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

/** Three instances, the second with this repository: the others are measured, and a re-run completes. */
async function withRepository(
  repository: { url: string; commit: string; environment: Record<string, string> },
  mend: () => void,
  told: RegExp,
  context: RowContext,
): Promise<string> {
  const { expect, onTestFinished } = context;
  const place = new Place(repository.environment);
  onTestFinished(() => place.remove());
  const write = () =>
    place.dataset(['a', { instance_id: 'b', repo_url: repository.url, base_commit: repository.commit }, 'c']);
  write();
  const ended = await place.run({ testbed: 'host' }).ended;
  const statuses = await place.statuses();
  expect(ended.exitCode, ended.log).toBe(3);
  expect(statuses).toEqual({ 'a/1': 'passed', 'b/1': 'error (git)', 'c/1': 'passed' });
  const { message } = (await place.records()).results[`${place.instance('b')}/trial-1`]!.error!;
  expect(message).toContain(repository.url);
  expect(message).toMatch(told);
  expect(await place.left()).toEqual([]);
  const { commit } = repository;
  mend();
  write();
  // Of another dataset no verdict is kept: a new run.
  if (repository.commit !== commit) rmSync(place.results, { recursive: true });
  const again = await place.run({ testbed: 'host', resume: 'true' }).ended;
  expect(again.exitCode, again.log).toBe(0);
  expect(await place.left()).toEqual([]);
  return `${outcomeOf(ended, statuses)}, which names the repository and says what to do; once it is well the re-run completes; nothing left`;
}

const REACH = /Check that this machine can reach it/;

describe.concurrent('git', () => {
  const FAULTS: [what: string, fault: Fault, told: RegExp][] = [
    ['a git server that breaks each connection', 'breaks', REACH],
    ['a git server that never answers', 'hangs', REACH],
    ['a git server that breaks off in mid-pack', 'half a pack', REACH],
    ['a git server that hangs in mid-pack', 'hangs in a pack', REACH],
    ['a git server that answers 503', '503', REACH],
    ['a repository that is not there (404)', '404', REACH],
    ['a repository that asks for a login', '401', /The repository requires a login/],
  ];
  for (const [what, fault, told] of FAULTS) {
    row('faults', { what, stage: 'clone', testbed: 'host' }, async (context) => {
      const git = await faultyGit(fault, context);
      const mend = () => {
        git.fault = 'well';
        git.environment.GIT_HTTP_LOW_SPEED_TIME = '600';
      };
      return withRepository(git, mend, told, context);
    });
  }

  row('faults', { what: 'a git server that is not there', stage: 'clone', testbed: 'host' }, async (context) => {
    const served = serveRepository([{ 'a.txt': 'a' }]);
    const repository = {
      url: `http://127.0.0.1:${await closedPort()}/x.git`,
      commit: served.commits[0]!,
      environment: {},
    };
    // It comes back at another place, by git's own setting.
    const mend = () => {
      const [key] = Object.keys(served.environment).filter((name) => name.startsWith('GIT_CONFIG_KEY'));
      Object.assign(repository.environment, served.environment, {
        GIT_CONFIG_VALUE_0: repository.url,
        [key!]: served.environment[key!],
      });
    };
    return withRepository(repository, mend, REACH, context);
  });

  row('faults', { what: 'a commit that does not exist', stage: 'clone', testbed: 'host' }, async (context) => {
    const git = await faultyGit('well', context);
    const repository = { ...git, commit: '0123456789'.repeat(4) };
    const mend = () => {
      repository.commit = git.commit;
    };
    return withRepository(repository, mend, /Check that the repository still has that commit/, context);
  });

  row(
    'faults',
    { what: 'a git server without TLS where it is asked for', stage: 'clone', testbed: 'host' },
    async (context) => {
      const git = await faultyGit('well', context);
      const repository = {
        ...git,
        url: git.url.replace('http:', 'https:'),
        environment: { ...git.environment } as Record<string, string>,
      };
      const mend = () =>
        Object.assign(repository.environment, {
          GIT_CONFIG_COUNT: '1',
          GIT_CONFIG_KEY_0: `url.${git.url}.insteadOf`,
          GIT_CONFIG_VALUE_0: repository.url,
        });
      return withRepository(repository, mend, REACH, context);
    },
  );
});

describe.concurrent("GitHub's services", () => {
  const api = (set: (scene: Scene) => unknown) => set;
  const FAULTS: [what: string, stage: string, fault: (scene: Scene) => unknown, told: RegExp][] = [
    ['the REST API answers 500, for ever', 'comment', api((scene) => scene.api.fail(/./, { status: 500, times: 99 })), /comment was not written/],
    ['connections to the REST API break, for ever', 'comment', api((scene) => scene.api.fail(/./, { status: 'reset', times: 99 })), /comment was not written/],
    ["a fork's token (403)", 'comment', api((scene) => scene.api.fail(/^(POST|PATCH) /, { ...restFaults.notAccessible, times: 99 })), /No comment was written: this token may not comment/],
    ['the REST API answers 422', 'comment', api((scene) => scene.api.fail(/^POST /, { status: 422, times: 99 })), /comment was not written/],
  ]; // biome-ignore format: a table
  for (const [what, stage, fault, told] of FAULTS) {
    row('faults', { what, stage, testbed: 'host' }, async ({ expect, onTestFinished }) => {
      const { scene, close } = await openScene();
      onTestFinished(close);
      fault(scene);
      const inputs = { 'upload-artifact': 'false', dataset: await scene.dataset(['a', '!b']) };
      const ran = await scene.run(inputs);
      expect(ran).toMatchObject({ outcome: 'success', exitCode: 0, outputs: { passed: '1', failed: '1' } });
      expect(ran.said.join('\n')).toMatch(told);
      expect(ran.post.outcome).toBe('success');
      return 'exit 0; verdicts as they are; the log says why there is no comment; post does not fail';
    });
  }

  const SILENT = { delayMs: 600_000, times: 99 };
  const DRIPPING = { dripMs: 1_000, times: 99 };
  const UNANSWERED: [what: string, stage: string, fault: (scene: Scene) => unknown, told: RegExp][] = [
    ['the REST API accepts and never answers', 'comment', api((scene) => scene.api.fail(/./, SILENT)), /comment was not written: GitHub did not answer within/],
    ['the REST API answers byte by byte', 'comment', api((scene) => scene.api.fail(/./, DRIPPING)), /comment was not written: GitHub did not answer within/],
    ['the artifact service accepts and never answers', 'upload', api((scene) => scene.artifacts.fail('Artifact', SILENT)), /not uploaded: the artifact service did not answer within/],
    ['the artifact service answers byte by byte', 'upload', api((scene) => scene.artifacts.fail('Artifact', DRIPPING)), /not uploaded: the artifact service did not answer within/],
    ['the store of artifacts takes a block and never answers', 'upload', api((scene) => scene.artifacts.fail('PUT ', SILENT)), /not uploaded: the artifact service did not answer/],
  ]; // biome-ignore format: a table
  for (const [what, stage, fault, told] of UNANSWERED) {
    row('faults', { what, stage, testbed: 'host' }, async ({ expect, onTestFinished }) => {
      const { scene, close } = await openScene();
      onTestFinished(close);
      scene.api.addComment(PULL_REQUEST, { body: 'Anything', login: 'octocat' });
      fault(scene);
      const env = { AGENTBENCH_REQUEST_TIMEOUT: '6', AGENTBENCH_PUBLISH_TIMEOUT: '60' };
      const ran = await scene.run({ dataset: await scene.dataset(['a', '!b']) }, { env });
      expect(ran, ran.log).toMatchObject({ outcome: 'success', exitCode: 0, signal: null });
      expect(ran.outputs).toMatchObject({ passed: '1', failed: '1' });
      expect(ran.said.join('\n')).toMatch(told);
      expect(ran.post).toMatchObject({ outcome: 'success', signal: null });
      return 'exit 0 after the limit of AGENTBENCH_REQUEST_TIMEOUT (30 s unless set); verdicts as they are; the log says what did not answer; post does not fail';
    });
  }

  row(
    'faults',
    { what: 'the artifact service refuses (403)', stage: 'upload', testbed: 'host' },
    async ({ expect, onTestFinished }) => {
      const { scene, close } = await openScene();
      onTestFinished(close);
      const fault = scene.artifacts.fail('CreateArtifact', { status: 403, times: 1 });
      const job = await scene.job({ comment: 'never', dataset: await scene.dataset(['a', '!b']) });
      const main = await job.main();
      expect(main).toMatchObject({ outcome: 'success', exitCode: 0, outputs: { passed: '1', failed: '1' } });
      expect(fault.hits).toBe(1);
      expect(main.annotations.map(({ message }) => message).join('\n')).toMatch(/The results are in .*not uploaded/);
      const post = await postOf(job);
      expect(post.outcome).toBe('success');
      return 'exit 0; verdicts as they are; the log says where the results are; post does not fail';
    },
  );
});

async function closedPort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
