import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pack } from 'tar-fs';
import { thisMachine } from '../src/github/this-machine.ts';
import { connectDocker } from '../src/testbeds/docker/connect.ts';
import type { Container } from '../src/testbeds/docker/container.ts';
import type { Engine } from '../src/testbeds/docker/engine.ts';
import { IMAGE } from './scene.ts';

/** Settings of a bare sequence of Engine calls. */
export interface Bare {
  docker: Engine;
  network: string;
  /** Directory copied to /testbed. */
  fixtures: string;
  image?: string;
}

export function engine(): Promise<Engine> {
  return connectDocker(thisMachine(process.env));
}

/**
 * The floor of a Docker trial: the Engine calls for the same container, files and two commands, in sequence. `asks`: after
 * the first command, the Engine tells the processes, what differs from the image, and the files of the workdir.
 */
export async function bareTrial(bare: Bare, asks = false): Promise<void> {
  await inBareContainer(bare, async (container) => {
    await bareExec(container, 'true');
    if (asks) await Promise.all([container.top('pid,ppid,args'), container.changes(), readArchive(container)]);
    await bareExec(container, 'true');
  });
}

async function readArchive(container: Container): Promise<void> {
  const archive = await container.getArchive('/testbed');
  archive.resume();
  await once(archive, 'end');
}

/** Calls `work` with a container that has a trial's settings and files; removed afterwards. */
export async function inBareContainer<Value>(
  { docker, network, fixtures, image = IMAGE }: Bare,
  work: (container: Container) => Promise<Value>,
): Promise<Value> {
  const container = await docker.createContainer({
    Image: image,
    Cmd: ['sleep', 'infinity'],
    User: '0:0',
    WorkingDir: '/testbed',
    HostConfig: { Init: true, LogConfig: { Type: 'none', Config: {} }, NetworkMode: network },
  });
  try {
    await container.start();
    await container.putArchive(Readable.from(pack(fixtures) as AsyncIterable<Buffer>), '/testbed');
    return await work(container);
  } finally {
    await container.remove();
  }
}

async function bareExec(container: Container, script: string): Promise<void> {
  const exec = await container.exec({ Cmd: ['/bin/sh', '-c', script], AttachStdout: true, AttachStderr: true });
  const stream = await exec.start();
  stream.resume();
  await once(stream, 'end');
  const { exitCode: code } = await exec.inspect();
  if (code !== 0) throw new Error(`bench: ${script}: exit code ${code}`);
}
