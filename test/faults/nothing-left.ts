import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDead, ownerFrom } from '../../src/base/lease/owner.ts';

/** Milliseconds in which things of others on this machine, such as another run of this suite, have gone. */
const PATIENCE = 600_000;

/**
 * Around the whole suite: what it leaves on this machine, networks and volumes too, is a failure. Things of others have an owner that
 * lives, or go by and by.
 */
export default function setup(): () => Promise<void> {
  const before = new Set(lasting());
  return async () => {
    let left = lasting().filter((thing) => !before.has(thing));
    for (const end = Date.now() + PATIENCE; left.length > 0 && Date.now() < end; await sleep(1_000)) {
      const now = new Set(lasting());
      left = left.filter((thing) => now.has(thing));
    }
    if (left.length > 0) throw new Error(`left behind by the suite: ${left.join(', ')}`);
  };
}

function lasting(): string[] {
  return [
    ...docker('container', '.Names', 'ps', '-a', '--filter', 'label=agentbench.run'),
    ...docker('network', '.Name', 'network', 'ls'),
    // That of act, which other tests run.
    ...docker('volume', '.Name', 'volume', 'ls').filter((volume) => volume !== 'volume act-toolcache'),
    ...readFileSync('/proc/self/mountinfo', 'utf8').split('\n').filter((line) => line.includes('/ab-')).map((line) => `mount ${line.split(' ')[4]}`), // biome-ignore format: one thought
  ];
}

/** Things of the daemon whose owner does not live, or that have none. */
function docker(what: string, name: string, ...args: string[]): string[] {
  const format = `{{.Label "agentbench.owner"}}{{.Label "agentbench.keeper"}}\t{{${name}}}`;
  return execFileSync('docker', [...args, '--format', format], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .flatMap(([label, value]) => {
      const owner = ownerFrom(label!);
      return owner === null || isDead(owner) ? [`${what} ${value}`] : [];
    });
}
