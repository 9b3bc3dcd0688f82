import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { AGENTBENCH } from '../support/cli.ts';

const run = promisify(execFile);
const NOBODY = 65_534;

/** A command as a user who is not root, with this socket as Docker's, by its address or by a context. */
async function asUser(
  socket: string,
  place: string,
  args: string[],
  by: 'DOCKER_HOST' | 'DOCKER_CONTEXT' = 'DOCKER_HOST',
) {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const host = `unix://${socket}`;
  const env = { PATH: `${place}/bin:${process.env.PATH}`, HOME: place, RUNNER_TEMP: place, NO_COLOR: '1' };
  const context = ['context', 'create', 'other', '--docker', `host=${host}`];
  if (by === 'DOCKER_CONTEXT') await run('docker', context, { env, ...user });
  const led = { ...env, [by]: by === 'DOCKER_HOST' ? host : 'other' };
  return run(process.execPath, [AGENTBENCH, ...args], { cwd: place, env: led, ...user }).then(
    ({ stdout, stderr }) => ({ exitCode: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ exitCode: code as number, stdout: String(stdout), stderr: String(stderr) }),
  );
}

it.each(['DOCKER_HOST', 'DOCKER_CONTEXT'] as const)(
  'says which group may use the socket of %s, and exits with 3',
  async (by) => {
    const place = mkdtempSync(path.join(tmpdir(), 'ab-'));
    chmodSync(place, 0o777);
    const socket = path.join(place, 'docker.sock');
    const server = createServer().listen(socket);
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => {
      server.close();
      rmSync(place, { recursive: true });
    });
    chmodSync(socket, 0o000);
    const group = (await run('stat', ['--format=%G', socket])).stdout.trim();

    const doctor = await asUser(socket, place, ['doctor'], by);
    expect(doctor.stdout.replace(/\s+/g, ' ')).toContain(
      `✗ docker no permission for ${socket}, which belongs to the group ${group} → Add this user to it: sudo usermod -aG ${group} "$USER". Then log in again, or run: newgrp ${group}`,
    );
    expect(doctor.stdout).toContain('The host testbed works here, the Docker testbed does not.');
    expect(doctor.exitCode, doctor.stderr).toBe(3);

    const started = await asUser(socket, place, ['run', '--testbed', 'docker', '--image', 'any']);
    expect(started.stderr).toContain(`Docker: this user may not use ${socket}, which belongs to the group ${group}.`);
    expect(started.exitCode).toBe(2);
  },
);

it('exits with 0 where Docker is not there: the host testbed works', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'ab-'));
  chmodSync(place, 0o777);
  onTestFinished(() => rmSync(place, { recursive: true }));
  const doctor = await asUser(path.join(place, 'none.sock'), place, ['doctor']);
  expect(doctor.stdout).toMatch(/✗ docker +Docker does not answer/);
  expect(doctor.exitCode, doctor.stderr).toBe(0);

  // Stands for a docker CLI with compose, with one of before, and without it.
  mkdirSync(path.join(place, 'bin'), { mode: 0o755 });
  const cli = (script: string) => {
    writeFileSync(path.join(place, 'bin/docker'), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(place, 'bin/docker'), 0o755);
    return asUser(path.join(place, 'none.sock'), place, ['doctor']);
  };
  expect((await cli('echo 2.40.3')).stdout).toMatch(/✓ compose +docker compose 2\.40\.3\n/);
  const needs = 'Harbor tasks with docker-compose.yaml need docker compose 2.20 or newer → For such tasks, install';
  expect((await cli('echo v2.19.1')).stdout.replace(/\s+/g, ' ')).toContain(`! compose v2.19.1: ${needs}`);
  const without = await cli('exit 1');
  expect(without.stdout.replace(/\s+/g, ' ')).toContain(`! compose not found: ${needs}`);
  expect(without.exitCode, without.stderr).toBe(0);
});

it('names the engine that answers, Podman or Docker, and the limits that it ignores', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'ab-'));
  const socket = path.join(place, 'podman.sock');
  const version = { Version: '4.3.1', ApiVersion: '1.41', Components: [{ Name: 'Podman Engine' }, { Name: 'Conmon' }] };
  const limits = { NCPU: 2, CpuCfsQuota: false, MemoryLimit: false };
  const server = createHttpServer(({ url }, response) => {
    response.end(url === '/_ping' ? 'OK' : JSON.stringify(url === '/version' ? version : limits));
  }).listen(socket);
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.close();
    rmSync(place, { recursive: true });
  });
  chmodSync(place, 0o777);
  chmodSync(socket, 0o777);
  const { stdout } = await asUser(socket, place, ['doctor', '--json']);
  expect(JSON.parse(stdout).findings).toContainEqual({
    ...{ what: 'docker', status: 'advice', detail: 'Podman Engine 4.3.1, API 1.41' },
    advice: expect.stringMatching(
      /^It ignores cpus and memory, of Harbor tasks too: this Docker daemon does not limit/,
    ),
  });
  const run = ['run', '--dataset', path.resolve('examples/dataset'), '--testbed', 'docker', '--agent-command', 'true'];
  for (const [name, value] of [
    ['memory', '1GiB'],
    ['cpus', '1'],
  ] as const) {
    const args = [...run, '--image', 'debian:bookworm', `--${name}`, value];
    const { exitCode, stderr } = await asUser(socket, place, args);
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringMatching(
        new RegExp(`^agentbench: ${name}: this Docker .*; leave it out, or use another daemon$`, 'm'),
      ),
    ]);
  }
});
