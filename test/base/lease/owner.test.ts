import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isDead, type Owner, ownerFrom, thisOwner } from '../../../src/base/lease/owner.ts';

const OWNER = path.resolve(import.meta.dirname, '../../../src/base/lease/owner.ts');

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** A process that lives until it is killed, with the first line it prints. */
async function start(command: string, ...args: string[]): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [chunk] = await once(child.stdout!, 'data');
  return { child, line: String(chunk).trim() };
}

/** As thisOwner() in that process would say. */
function ownerOf(pid: number): Owner {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return { ...thisOwner(), pid, started: stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]! };
}

test('this process says who it is, and comes back from JSON', () => {
  const owner = thisOwner();
  expect(ownerFrom(JSON.stringify(owner))).toEqual(owner);
  expect(owner).toMatchObject({ host: os.hostname(), pid: process.pid });
});

describe.runIf(process.platform === 'linux')('on Linux', () => {
  test('everything about it is known', () => {
    expect(thisOwner()).toEqual({
      host: os.hostname(),
      boot: expect.stringMatching(/^[0-9a-f-]{36}$/),
      namespace: expect.stringMatching(/^pid:\[\d+\]$/),
      pid: process.pid,
      started: expect.stringMatching(/^\d+$/),
    });
  });

  test.each<[string, (owner: Owner) => Owner, boolean]>([
    ['is alive', (owner) => owner, false],
    ['with the start of another process of its number', (owner) => ({ ...owner, started: '1' }), true],
    ['of another start of this machine', (owner) => ({ ...owner, boot: 'another' }), true],
    ['without /proc is not known to be dead', (owner) => ({ ...owner, boot: null, namespace: null }), false],
    ['of another host is not known to be dead', (owner) => ({ ...owner, host: 'elsewhere', started: '1' }), false],
    ['of another host and boot neither', (owner) => ({ ...owner, host: 'elsewhere', boot: 'another' }), false],
    ['of another process namespace neither', (owner) => ({ ...owner, namespace: 'pid:[1]', started: '1' }), false],
    ['whose start is not known, alive', (owner) => ({ ...owner, started: null }), false],
    ['whose number nobody has', (owner) => ({ ...owner, pid: 2 ** 22 + 1 }), true],
    [
      'whose number nobody has and whose start is not known',
      (owner) => ({ ...owner, pid: 2 ** 22 + 1, started: null }),
      true,
    ],
  ])('this process %s: dead is %j', (_, change, dead) => {
    expect(isDead(change(thisOwner()))).toBe(dead);
  });

  test('a child is alive until it is killed', async () => {
    const { child } = await start('sh', '-c', 'echo up; exec sleep 60');
    const owner = ownerOf(child.pid!);
    expect(isDead(owner)).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isDead(owner)).toBe(true);
  });

  test('one whose command holds brackets and spaces', async () => {
    const { child } = await start('bash', '-c', 'printf ") 1 (x" >/proc/$BASHPID/comm; echo up; read -t 60 <> <(:)');
    const owner = ownerOf(child.pid!);
    expect(readFileSync(`/proc/${child.pid}/comm`, 'utf8')).toBe(') 1 (x\n');
    expect(isDead(owner)).toBe(false);
    expect(isDead({ ...owner, started: '1' })).toBe(true);
  });

  test('one that was killed and that nobody has waited for is dead', async () => {
    // The shell becomes a process that never waits for the child it had.
    const { child, line } = await start('sh', '-c', 'sleep 60 & echo $!; exec sleep 60');
    const owner = ownerOf(Number(line));
    await expect.poll(() => readFileSync(`/proc/${child.pid}/comm`, 'utf8')).toBe('sleep\n');
    expect(isDead(owner)).toBe(false);
    process.kill(owner.pid, 'SIGKILL');
    await expect.poll(() => readFileSync(`/proc/${owner.pid}/stat`, 'utf8')).toContain(') Z ');
    expect(isDead(owner)).toBe(true);
  });

  test('one of another user is alive where /proc hides it', () => {
    const owner = thisOwner();
    const script = `
      import { existsSync } from 'node:fs';
      import { isDead } from ${JSON.stringify(OWNER)};
      const owner = ${JSON.stringify(owner)};
      const hidden = !existsSync('/proc/' + owner.pid);
      console.log(JSON.stringify({ hidden, dead: isDead(owner), ended: isDead({ ...owner, pid: 2 ** 22 + 1 }) }));`;
    const hide =
      'mount -t proc -o hidepid=2 proc /proc && exec setpriv --reuid=65534 --regid=65534 --clear-groups "$@"';
    const asRoot = process.getuid!() === 0 ? [] : ['sudo', '-n'];
    const apart = [...asRoot, 'unshare', '--mount', '--propagation', 'private', 'sh', '-c', hide, 'sh'];
    const [program, ...words] = [...apart, process.execPath, '--input-type=module', '--eval', script];
    const answer = execFileSync(program!, words, { cwd: '/', encoding: 'utf8' });
    expect(JSON.parse(answer)).toEqual({ hidden: true, dead: false, ended: true });
  });
});
