import { kernelText } from '../../base/processes.ts';
import { IDLE } from '../../programs/idle.ts';
import { socketsOf, tablesOf } from '../sockets.ts';
import type { Running } from '../types.ts';
import type { Container } from './container.ts';

/** The beginning of the command that keeps a container alive; `ps` shows no line ends. */
const BEGINNING = `/bin/sh -c ${IDLE.split('\n')[0]}`;

/** 127.0.0.11, as the kernel writes it. */
const RESOLVER = ' 0B00007F:';

/**
 * The processes in a container but those that keep it alive, by the Engine's own list; null if it has none. Where the
 * container's processes are this machine's too, its listening sockets are read from here.
 */
export async function runningIn(container: Pick<Container, 'id' | 'top'>): Promise<Running | null> {
  let lines: string[][];
  try {
    lines = await container.top('pid,ppid,args');
  } catch {
    return null;
  }
  const all = lines.map(([id = '', parent = '', ...words]) => ({ id, parent, words: words.join(' ') }));
  const keeping = keepingAlive(all);
  const [root] = keeping;
  const near = root !== undefined && isOf(root, container.id);
  const left = all.filter(({ id }) => !keeping.has(id));
  return {
    processes: left.map(({ id, words }) => ({ id, words, sockets: near ? socketsOf(id) : [] })),
    sockets: near ? listenersOf(root, left.length) : null,
    alone: true,
  };
}

/**
 * The container's listening sockets but that of Docker's resolver, which a network of its own has. None without a process:
 * the kernel goes through all sockets of the machine for a list, 10 ms for both tables.
 */
function listenersOf(root: string, processes: number): string {
  if (processes === 0) return '';
  return tablesOf(root)
    .split('\n')
    .filter((line) => !line.includes(RESOLVER))
    .join('\n');
}

/** The first is the container's main process. A child can stand before its parent: the numbers of processes start anew. */
function keepingAlive(all: { id: string; parent: string; words: string }[]): Set<string> {
  const ids = new Set(all.map(({ id }) => id));
  const keeping = new Set<string>();
  for (let found = -1; found < keeping.size; ) {
    found = keeping.size;
    for (const { id, parent, words } of all) {
      const first = !ids.has(parent) || keeping.has(parent);
      if ((first && words.includes(BEGINNING)) || (keeping.has(parent) && words === 'sleep 3600')) keeping.add(id);
    }
  }
  return keeping;
}

/** True if a process of this machine is in the container: its Engine's machine may be another. */
function isOf(id: string, container: string): boolean {
  return /^\d+$/.test(id) && (kernelText(`/proc/${id}/cgroup`) ?? '').includes(container);
}
