import { spawnSync } from 'node:child_process';
import type { Instance } from '../src/datasets/types.ts';
import { look, lookAndRun } from '../src/evaluation/look/look.ts';
import type { Command, Exit, Testbed } from '../src/testbeds/types.ts';

/** The scripts that a host trial with the success command `true` has a shell run before its agent, and for its evaluation. */
export async function hostScripts(workdir: string): Promise<{ look: string; evaluate: string }> {
  const scripts: string[] = [];
  const testbed = {
    image: null,
    workdir,
    promptFile: `${workdir}/../prompt.md`,
    async run({ script, output }: Command): Promise<Exit> {
      scripts.push(script);
      const { stdout, status } = spawnSync('/bin/sh', ['-c', script], { cwd: workdir });
      await output('stdout', stdout);
      return { exitCode: status, timedOut: false, stopped: false, duration: 0, survived: false };
    },
  } as Partial<Testbed> as Testbed;
  const instance = {
    taskType: 'dependency_resolution',
    repository: null,
    evaluation: { kind: 'success_command', command: 'true' },
  } as Partial<Instance> as Instance;
  const signal = new AbortController().signal;
  // Trials after the first one know the digests of the programs.
  await look(testbed, instance, null, signal);
  const before = await look(testbed, instance, null, signal);
  const command = { shell: 'sh', script: 'true', environment: {}, timeout: 60_000, lasting: false } as const;
  await lookAndRun(testbed, instance, before, (own) => own.run({ ...command, output() {} }, signal));
  const [, second, third] = scripts as [string, string, string];
  return { look: second, evaluate: third };
}
