import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pack } from 'tar-fs';
import { thisMachine } from '../src/github/this-machine.ts';
import { connectDocker } from '../src/testbeds/docker/connect.ts';
import type { Container, Engine } from '../src/testbeds/docker/engine.ts';
import { IMAGE } from './scene.ts';

/** What a bare sequence is made with. */
export interface Bare {
  docker: Engine;
  network: string;
  /** A directory that is copied to /testbed. */
  fixtures: string;
  image?: string;
}

export function engine(): Promise<Engine> {
  return connectDocker(thisMachine(process.env));
}

/** The floor of a Docker trial: the Engine's calls for the same container with the same files and two commands, one after the other. */
export async function bareTrial(bare: Bare): Promise<void> {
  await inBareContainer(bare, async (container) => {
    for (const script of ['true', 'true']) await bareExec(container, script);
  });
}

/** A container with the same settings as a trial's, with the files in it, for as long as the work takes. */
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
