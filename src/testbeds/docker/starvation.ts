import { NEVER } from '../../base/signals.ts';
import { outputOf } from '../output-of.ts';
import type { Starvation, Testbed } from '../types.ts';
import type { Container } from './container.ts';

/** True for each limit that a container has. */
export interface Limits {
  cpus: boolean;
  memory: boolean;
}

/** Prints how many processes of the container's control group, of either version, were killed for want of memory. */
const COUNT_KILLS = [
  'for file in /sys/fs/cgroup/memory.events /sys/fs/cgroup/memory/memory.oom_control; do',
  '  [ -r "$file" ] || continue',
  '  while read -r name count; do [ "$name" != oom_kill ] || echo "$count"; done <"$file"',
  'done',
].join('\n');
/** Bytes read of its output. */
const MOST_COUNTED = 1_000;
/** Milliseconds. */
const COUNT_LIMIT = 60_000;

/** The effect of these limits on a container. Without limits there is no request at all. */
export async function starvationOf(
  container: Container,
  { cpus, memory }: Limits,
  testbed: Pick<Testbed, 'run'>,
): Promise<Starvation> {
  const { periods, throttled } = cpus ? await container.throttling() : { periods: 0, throttled: 0 };
  return {
    throttled: periods === 0 ? null : Math.min(1, throttled / periods),
    outOfMemory: memory ? await killedForMemory(container, testbed) : null,
  };
}

/** The Engine tells of the main process only; the control group counts every process. */
async function killedForMemory(container: Container, testbed: Pick<Testbed, 'run'>): Promise<boolean | null> {
  const asked = await outputOf(testbed, COUNT_KILLS, COUNT_LIMIT, NEVER, MOST_COUNTED).catch(() => null);
  if (asked === null) return (await container.inspect()).outOfMemory;
  const counts = [...asked.stdout.toString().matchAll(/^(\d+)$/gm)].map(([, kills]) => Number(kills));
  return counts.length === 0 ? null : counts.some((kills) => kills > 0);
}
