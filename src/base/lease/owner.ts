import { readlinkSync } from 'node:fs';
import os from 'node:os';
import * as z from 'zod/mini';
import { codeOf } from '../errors.ts';
import { parsedJson } from '../json-value.ts';
import { kernelText } from '../processes.ts';

/**
 * The process that created a container or directory; boot and start time tell it apart from a later process with the
 * same pid.
 */
const ownerSchema = z.object({
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
    boot: kernelText('/proc/sys/kernel/random/boot_id')?.trim() ?? null,
    namespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
    pid: process.pid,
    started: stateOf(process.pid)?.started ?? null,
  };
}

/** The owner that a text names; null for any other text. */
export function ownerFrom(text: string): Owner | null {
  return z.safeParse(ownerSchema, parsedJson(text)).data ?? null;
}

/** The owner that a word of a process names after this beginning, such as a word of its command line; null without one. */
export function ownerIn(words: string[], beginning: string): Owner | null {
  return ownerFrom(words.find((word) => word.startsWith(beginning))?.slice(beginning.length) ?? '');
}

/**
 * True if an owner is known to be dead. Owners on another machine or in another namespace cannot be checked and count
 * as alive; so does an owner if only one of it and this process had /proc.
 */
export function isDead(owner: Owner): boolean {
  const self = thisOwner();
  if (owner.host !== self.host) return false;
  if (owner.boot !== self.boot) return owner.boot !== null && self.boot !== null;
  if (owner.namespace !== self.namespace) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // A process of another user exists as well; the error is EPERM then.
    if (codeOf(error) === 'ESRCH') return true;
  }
  // Hidden from other users on a /proc with `hidepid`.
  const state = stateOf(owner.pid);
  return state !== null && (state.zombie || (owner.started !== null && owner.started !== state.started));
}

/** The state of a process, with its start in clock ticks since boot; null if it cannot be read. */
function stateOf(pid: number): { zombie: boolean; started: string } | null {
  const stat = kernelText(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // Fields 3 and 22; the command name before the last ")" can contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { zombie: fields[0] === 'Z', started: fields[19]! };
}

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
