import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import * as z from 'zod/mini';
import { codeOf } from '../errors.ts';

/** Who made a container or a directory: a process, told apart from a later one of the same number. */
export const ownerSchema = z.object({
  host: z.string(),
  /** This start of the machine, and the process namespace in it; null where the system does not tell. */
  boot: z.nullable(z.string()),
  namespace: z.nullable(z.string()),
  pid: z.int(),
  /** The process' start in clock ticks since boot. */
  started: z.nullable(z.string()),
});
export type Owner = z.output<typeof ownerSchema>;

/** This process as an owner. */
export function thisOwner(): Owner {
  return {
    host: os.hostname(),
    boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
    pid: process.pid,
    started: startOf(process.pid),
  };
}

/** Whether an owner is known to be dead. One of another machine or namespace cannot be known, and counts as alive. */
export function isDead(owner: Owner): boolean {
  const self = thisOwner();
  if (owner.host !== self.host) return false;
  if (owner.boot !== self.boot) return true;
  if (owner.namespace !== self.namespace) return false;
  if (owner.started !== null) return startOf(owner.pid) !== owner.started;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    // Another user's process answers too, with EPERM.
    return codeOf(error) === 'ESRCH';
  }
}

/** The start of a process that runs; null for one that has ended, also where its parent has not taken note (a zombie). */
function startOf(pid: number): string | null {
  return orNull(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Fields 3 and 22; the command's name before the last ")" may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : fields[19]!;
  });
}

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
