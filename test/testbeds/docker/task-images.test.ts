import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { beginRun, endRun } from '../../../src/base/lease/run-directory.ts';
import { findLeftovers } from '../../../src/run/clean.ts';
import { buildImage } from '../../../src/testbeds/docker/build.ts';
import { startAgentbench } from '../../support/cli.ts';
import { dockerCli } from '../../support/docker.ts';
import { testMachine } from '../../support/machine.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

/** The real Engine, of which only images with this tag are seen and removed, since others use it too. */
async function engineWithOnly(tag: string): Promise<{ host: string; removed: string[]; close(): void }> {
  const removed: string[] = [];
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    const name = decodeURIComponent(/\/images\/([^?]+)/.exec(url)?.[1] ?? '');
    if (method === 'DELETE') removed.push(name);
    if (method !== 'GET' && !name.endsWith(tag)) return void response.writeHead(403).end('{}');
    const asked = httpRequest({ socketPath: '/var/run/docker.sock', method, path: url }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const body = await text(answer);
    const kind = answer.headers['content-type'] ?? '';
    response.writeHead(answer.statusCode!, { 'content-type': kind });
    response.end(kind === 'application/json' ? JSON.stringify(narrow(JSON.parse(body))) : body);
  });
  const socket = path.join(temporaryDirectory(), 'docker.sock');
  await once(server.listen(socket), 'listening');
  return { host: `unix://${socket}`, removed, close: () => server.close() };

  /** Lists are empty but for the image. */
  function narrow(body: Record<string, unknown>): unknown {
    if (Array.isArray(body)) return [];
    const { Images: images, Volumes: volumes } = body as { Images?: { RepoTags?: string[] }[]; Volumes?: unknown };
    const own = images?.filter(({ RepoTags: names }) => names?.some((name) => name.endsWith(tag)));
    return { ...body, ...(own && { Images: own }), ...(volumes !== undefined && { Volumes: [] }) };
  }
}

test('images of tasks are listed with their own bytes and removed, unless a container or a run needs them', async () => {
  const machine = testMachine();
  const directory = path.join(temporaryDirectory(), 'environment');
  mkdirSync(directory);
  writeFileSync(path.join(directory, 'file'), randomBytes(300_000));
  writeFileSync(path.join(directory, 'Dockerfile'), 'FROM debian:bookworm\nCOPY file /file\n');
  const digest = randomBytes(16).toString('hex');
  const name = `agentbench-task:${digest}`;
  const about = { machine, tell() {}, id: 'a', signal: new AbortController().signal };
  await buildImage(name, { directory, digest: `sha256:${digest}`, timeout: 600_000 }, about);
  const kept = `agentbench-test-task:${digest}`;
  // A container that was committed has the label of its image.
  const container = dockerCli('create', name, 'true');
  dockerCli('commit', container, kept);
  const listed = async () => (await findLeftovers(machine)).found.filter(({ name: found }) => found.includes(digest));
  expect(await listed()).toEqual([]);
  dockerCli('rm', container);
  expect((await listed()).map(({ name: found }) => found)).toEqual([name]);
  dockerCli('image', 'rm', kept);

  const [found, ...others] = await listed();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ kind: 'image of a task', name, trial: null });
  // Without those of debian:bookworm.
  expect(Math.round(found!.bytes! / 100_000)).toBe(3);

  const run = await beginRun(machine);
  const meanwhile = await findLeftovers(machine);
  expect(meanwhile.found.filter(({ kind }) => kind === 'image of a task')).toEqual([]);
  expect(meanwhile.notes).toEqual(['images of tasks were not looked for: a run is under way']);
  await endRun(run.directory);

  const engine = await engineWithOnly(digest);
  onTestFinished(() => engine.close());
  const own = { place: temporaryDirectory(), environment: { DOCKER_HOST: engine.host } };
  const clean = (...args: string[]) => startAgentbench(['clean', ...args], own).finished;
  const only = await clean();
  expect([only.exitCode, only.stdout]).toEqual([
    0,
    expect.stringMatching(/^what +size +trial +name\nimage of a task .*B/),
  ]);
  expect(only.stdout).toContain(`${name}\n`);
  expect(only.stdout).toContain('nothing was removed; ');
  expect((await listed()).map(({ name: found }) => found)).toEqual([name]);
  const removed = await clean('--yes');
  expect([removed.exitCode, removed.stderr, removed.stdout.split('\n').at(-2)]).toEqual([0, '', 'removed']);
  expect(engine.removed).toEqual([name]);
  expect(await listed()).toEqual([]);
});

test('a build that fails leaves no container', async () => {
  const directory = temporaryDirectory();
  const digest = randomBytes(16).toString('hex');
  writeFileSync(path.join(directory, 'Dockerfile'), `FROM debian:bookworm\nRUN echo ${digest} && exit 7\n`);
  const about = { machine: testMachine(), tell() {}, id: 'a', signal: new AbortController().signal };
  const image = { directory, digest: `sha256:${digest}`, timeout: 600_000 };
  await expect(buildImage(`agentbench-task:${digest}`, image, about)).rejects.toThrow(
    /^the image of a cannot be built: .*(returned a non-zero code: 7|exit code: 7)/,
  );
  expect(dockerCli('ps', '--all', '--no-trunc', '--format', '{{.Command}}')).not.toContain(digest);
});
