import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import * as z from 'zod/mini';
import { codeOf } from '../errors.ts';

/**
 * The process that created a container or directory; boot and start time tell it apart from a later process with the
 * same pid.
 */
export const ownerSchema = z.object({
  host: z.string(),
  /** The boot id of the machine and the process namespace; null if the system does not provide them. */
  boot: z.nullable(z.string()),
  namespace: z.nullable(z.string()),
  pid: z.int(),
  /** The process' start in clock ticks since boot. */
  started: z.nullable(z.string()),
});
export type Owner = z.output<typeof ownerSchema>;

export function thisOwner(): Owner {
  return {
    host: os.hostname(),
    boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
    pid: process.pid,
    started: startOf(process.pid),
  };
}

/**
 * True if an owner is known to be dead. Owners on another machine or in another namespace cannot be checked and count
 * as alive.
 */
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
    // A process of another user exists as well; the error is EPERM then.
    return codeOf(error) === 'ESRCH';
  }
}

/** The start time of a running process; null for one that has ended, including a zombie. */
function startOf(pid: number): string | null {
  return orNull(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Fields 3 and 22; the command name before the last ")" can contain any character.
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
