import path from 'node:path';
import type { Container } from './container.ts';
import { statusOf } from './fault.ts';

/** The workdir of a container that is not started yet. */
export interface FoundWorkdir {
  workdir: string;
  hasWorkdir: boolean;
}

/**
 * The workdir behind the links in its path: an archive would replace one in its place, and the Engine reads nothing of it
 * but the link, and tells changes by the directory that it leads to.
 */
export async function findWorkdir(container: Container, workdir: string): Promise<FoundWorkdir> {
  let real = '/';
  let isThere = true;
  for (const name of workdir.split('/').filter((part) => part !== '')) {
    const place = path.posix.join(real, name);
    const { linkTarget } = await container.stat(place).catch((error) => {
      if (statusOf(error) === undefined) throw error;
      isThere = false;
      return { linkTarget: undefined };
    });
    real = linkTarget || place;
  }
  return { workdir: real, hasWorkdir: isThere };
}
