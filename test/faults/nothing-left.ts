import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Around the whole suite: what it leaves on this machine, networks and volumes too, is a failure. */
export default function setup(): () => void {
  const before = new Set(lasting());
  return () => {
    const left = lasting().filter((thing) => !before.has(thing));
    if (left.length > 0) throw new Error(`left behind by the suite: ${left.join(', ')}`);
  };
}

function lasting(): string[] {
  const docker = (...args: string[]) =>
    execFileSync('docker', args, { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '');
  return [
    ...docker('ps', '-a', '--filter', 'label=agentbench.run', '--format', 'container {{.Names}}'),
    ...docker('network', 'ls', '--format', 'network {{.Name}}'),
    ...docker('volume', 'ls', '--format', 'volume {{.Name}}'),
    ...readFileSync('/proc/self/mountinfo', 'utf8').split('\n').filter((line) => line.includes('/ab-')).map((line) => `mount ${line.split(' ')[4]}`), // biome-ignore format: one thought
  ];
}
