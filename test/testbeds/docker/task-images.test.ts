import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { beginRun, endRun } from '../../../src/base/lease/run-directory.ts';
import { findLeftovers } from '../../../src/run/clean.ts';
import { buildImage } from '../../../src/testbeds/docker/build.ts';
import { leftImages } from '../../../src/testbeds/registry.ts';
import { dockerCli } from '../../support/docker.ts';
import { testMachine } from '../../support/machine.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

test('images of tasks are listed with their own bytes and removed, unless a container or a run needs them', {
  timeout: 60_000,
}, async () => {
  const machine = testMachine();
  const directory = path.join(temporaryDirectory(), 'environment');
  mkdirSync(directory);
  writeFileSync(path.join(directory, 'file'), randomBytes(300_000));
  writeFileSync(path.join(directory, 'Dockerfile'), 'FROM debian:bookworm\nCOPY file /file\n');
  const digest = randomBytes(16).toString('hex');
  const name = `agentbench-task:${digest}`;
  const about = { machine, tell() {}, id: 'a', signal: new AbortController().signal };
  await buildImage(name, { directory, digest: `sha256:${digest}`, timeout: 60_000 }, about);
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

  // Not all that are there, since others use this Docker.
  await (await leftImages(machine)).remove(name);
  expect(await listed()).toEqual([]);
});

test('a build that fails leaves no container', { timeout: 60_000 }, async () => {
  const directory = temporaryDirectory();
  const digest = randomBytes(16).toString('hex');
  writeFileSync(path.join(directory, 'Dockerfile'), `FROM debian:bookworm\nRUN echo ${digest} && exit 7\n`);
  const about = { machine: testMachine(), tell() {}, id: 'a', signal: new AbortController().signal };
  const image = { directory, digest: `sha256:${digest}`, timeout: 60_000 };
  await expect(buildImage(`agentbench-task:${digest}`, image, about)).rejects.toThrow(
    /returned a non-zero code: 7|exit code: 7/,
  );
  expect(dockerCli('ps', '--all', '--no-trunc', '--format', '{{.Command}}')).not.toContain(digest);
});
