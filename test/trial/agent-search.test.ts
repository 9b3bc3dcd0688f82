import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Command, Exit, Testbed } from '../../src/testbeds/types.ts';
import { AgentSearch } from '../../src/trial/agent-search.ts';

/** A testbed whose shell is this machine's, and whose output comes in pieces of so many bytes, from one buffer. */
function inPieces(size: number): Testbed {
  const piece = Buffer.alloc(size);
  return {
    promptFile: '/nowhere/prompt.md',
    async run({ shell, script, environment, output }: Command): Promise<Exit> {
      const { stdout, status } = spawnSync(shell, ['-c', script], { env: { PATH: process.env.PATH, ...environment } });
      for (let at = 0; at < stdout.length; at += size)
        await output('stdout', piece.subarray(0, stdout.copy(piece, 0, at, at + size)));
      return { exitCode: status, timedOut: false, stopped: false, duration: 0, survived: false };
    },
  } as Partial<Testbed> as Testbed;
}

test.each([1, 7, 64 * 1024])('an agent is told from the search for it, in pieces of %i bytes', async (size) => {
  const script = `printf '\\036agentbench-agent:%s\\n' "$check$#$-" ; cd / && export LEFT=x; exit 3`;
  for (const [check, missing] of [
    ['cd /tmp; export LEFT=y; echo noise; [ $# = 0 ] && exit 127 || exit 1', true],
    ['exit 0', false],
    ['exit 126', false],
  ] as const) {
    const search = new AgentSearch(check);
    let printed = '';
    const command = {
      shell: 'agent',
      script,
      environment: { check: 'own' },
      timeout: 1,
      lasting: true,
      output(_: string, chunk: Buffer) {
        printed += chunk.toString('latin1');
      },
    } as const;
    const { exitCode } = await search.in(inPieces(size)).run(command, new AbortController().signal);
    const alone = spawnSync('bash', ['-c', script], { env: { PATH: process.env.PATH, check: 'own' } });
    expect([printed, exitCode]).toEqual([alone.stdout.toString('latin1'), 3]);
    expect(await search.isMissing()).toBe(missing);
  }
});
