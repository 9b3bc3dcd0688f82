import { readlinkSync } from 'node:fs';
import { namesIn } from '../base/names-in.ts';
import { kernelText } from '../base/processes.ts';

const TABLES = ['tcp', 'tcp6', 'unix'];

/** The listening sockets of a process's network, as `grep -H` prints them. */
export function tablesOf(id: string): string {
  return TABLES.flatMap((table) =>
    (kernelText(`/proc/${id}/net/${table}`) ?? '')
      .split('\n')
      .filter((line) => / 0A | 00010000 /.test(line))
      .map((line) => `/proc/net/${table}:${line}`),
  ).join('\n');
}

/** The inodes of the sockets that a process holds; none if that cannot be seen. */
export function socketsOf(id: string): string[] {
  return namesIn(`/proc/${id}/fd`).flatMap((name) => {
    const [, inode] = /^socket:\[(\d+)\]$/.exec(targetOf(`/proc/${id}/fd/${name}`)) ?? [];
    return inode ?? [];
  });
}

/** Empty for a descriptor that was closed since it was listed. */
function targetOf(descriptor: string): string {
  try {
    return readlinkSync(descriptor);
  } catch {
    return '';
  }
}
