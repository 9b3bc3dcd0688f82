import { TrialError } from '../../base/errors.ts';
import type { Machine } from '../../base/machine.ts';
import type { Enterable } from '../types.ts';
import type { TaskImage } from './build.ts';
import { connectDocker } from './connect.ts';
import { dockerFault } from './fault.ts';
import { keptImage } from './kept-image.ts';
import {
  containersLeft,
  findKept,
  type LeftContainer,
  removeContainer,
  removeLeftContainers,
  WORKDIR,
} from './labels.ts';

/** Removes containers of dead runs, or of the named run; returns their number. Throws a UserError if no Docker answers. */
export async function removeLeft(machine: Machine, run?: string): Promise<number> {
  return removeLeftContainers(await connectDocker(machine), run);
}

/** A container that was kept under this name, running; null if it is gone. Throws a UserError if no Docker answers. */
export async function keptContainer(kept: string, machine: Machine): Promise<Enterable | null> {
  const container = await findKept(await connectDocker(machine), kept);
  if (container === null) return null;
  let workdir: string;
  try {
    const { running, labels, workdir: own } = await container.inspect();
    workdir = labels[WORKDIR] || own;
    if (!running) await container.start().catch(failToStart);
  } catch (error) {
    throw dockerFault(error);
  }
  const { interactIn } = await import('./interact.ts');
  return { interact: (command, seat, signal) => interactIn({ container, workdir }, command, seat, signal) };

  /** An agent may have put something in the place of its workdir, or removed the shell. */
  function failToStart(error: unknown): never {
    const { kind, message } = dockerFault(error);
    throw new TrialError(kind, `${kept} does not start any more: ${message}; copy its files: docker cp ${kept}:PATH .`);
  }
}

/** As `keptImage`, on this machine. Throws a UserError if no Docker answers. */
export async function findKeptImage(name: string, machine: Machine): ReturnType<typeof keptImage> {
  return keptImage(await connectDocker(machine), name);
}

/** The containers of dead runs, and a function that removes one. Throws a UserError if no Docker answers. */
export async function leftContainers(
  machine: Machine,
): Promise<{ left: LeftContainer[]; remove: (id: string) => Promise<void> }> {
  const engine = await connectDocker(machine);
  return { left: await containersLeft(engine), remove: (id) => removeContainer(engine.container(id)) };
}

/** The images of tasks that no container uses, and a function that removes one. Throws a UserError if no Docker answers. */
export async function leftImages(
  machine: Machine,
): Promise<{ left: TaskImage[]; remove: (name: string) => Promise<void> }> {
  const engine = await connectDocker(machine);
  const { unusedImages } = await import('./build.ts');
  return { left: await unusedImages(engine), remove: (name) => engine.removeImage(name) };
}
