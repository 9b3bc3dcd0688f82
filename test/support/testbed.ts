import { afterAll } from 'vitest';
import { beginRun, endRun, type Run } from '../../src/base/lease/run-directory.ts';
import type { Machine } from '../../src/base/machine.ts';
import type { Instance } from '../../src/datasets/types.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { openProvider } from '../../src/testbeds/registry.ts';
import type { Command, Exit, Testbed, TestbedProvider } from '../../src/testbeds/types.ts';
import { testMachine } from './machine.ts';

export const IMAGE = 'debian:bookworm';

/** An instance that needs only an image. */
export function anInstance(about: Partial<Instance> = {}): Instance {
  return {
    id: 'instance-1',
    taskType: 'reposetup',
    prompt: 'Do it.\n',
    debugPrompt: null,
    image: IMAGE,
    imageTag: null,
    repository: null,
    fixtures: [],
    prerunner: null,
    solution: null,
    row: null,
    humanActions: null,
    evaluation: { kind: 'success_command', command: 'true', rule: 'success_text' },
    ...about,
  };
}

export interface OpenProvider {
  provider: TestbedProvider;
  run: Run;
  machine: Machine;
  open(about?: Partial<Instance>, trial?: number): Promise<Testbed>;
}

const closers: (() => Promise<void>)[] = [];

/** The testbed provider of a run; opened testbeds are removed after the test file. `options` are texts. */
export async function aProvider(
  testbed: 'docker' | 'host',
  options: Record<string, string> = {},
  {
    machine = testMachine(),
    agentDirectory = null,
    tell = () => {},
  }: { machine?: Machine; agentDirectory?: string | null; tell?: (message: string) => void } = {},
): Promise<OpenProvider> {
  const run = await beginRun(machine);
  const provider = await openProvider(testbed, {
    options: parseOptions({ testbed, ...options }),
    agentDirectory,
    run,
    machine,
    tell,
  });
  const opened: Testbed[] = [];
  closers.push(async () => {
    await Promise.all(opened.map((testbed) => testbed.remove()));
    await endRun(run.directory);
  });
  return {
    provider,
    run,
    machine,
    async open(about = {}, trial = 1) {
      const instance = anInstance(about);
      const { signal } = new AbortController();
      const testbed = await (await provider.make({ instance, trial, prompt: instance.prompt }, signal)).start(signal);
      opened.push(testbed);
      return testbed;
    },
  };
}

afterAll(async () => {
  for (const close of closers) await close();
});

/** A single testbed with its own provider. */
export async function aTestbed(
  testbed: 'docker' | 'host',
  options: Record<string, string> = {},
  about: Partial<Instance> = {},
): Promise<Testbed> {
  return (await aProvider(testbed, options)).open(about);
}

export interface Ran {
  exit: Exit;
  stdout: Buffer;
  stderr: Buffer;
  /** Duration of `run` in milliseconds. */
  took: number;
}

/** Runs a script in a testbed by `sh` and returns its output. */
export async function runIn(
  testbed: Pick<Testbed, 'run'>,
  script: string,
  about: Partial<Omit<Command, 'script' | 'output'>> & { signal?: AbortSignal } = {},
): Promise<Ran> {
  const chunks = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  const { signal = new AbortController().signal, ...rest } = about;
  const started = performance.now();
  const exit = await testbed.run(
    {
      shell: 'sh',
      environment: {},
      // Ends what hangs; a machine that stands still for a while is not to reach it.
      timeout: 240_000,
      lasting: false,
      ...rest,
      script,
      output(stream, chunk) {
        chunks[stream].push(Buffer.from(chunk));
      },
    },
    signal,
  );
  const took = performance.now() - started;
  return {
    exit,
    // The exit of a lasting command does not wait for its output.
    get stdout() {
      return Buffer.concat(chunks.stdout);
    },
    get stderr() {
      return Buffer.concat(chunks.stderr);
    },
    took,
  };
}

/** The standard output of a script without the last newline; its exit code must be 0. */
export async function textOf(
  testbed: Pick<Testbed, 'run'>,
  script: string,
  about: Parameters<typeof runIn>[2] = {},
): Promise<string> {
  const { exit, stdout, stderr } = await runIn(testbed, script, about);
  if (exit.exitCode !== 0) throw new Error(`exit code ${exit.exitCode}: ${script}\n${stderr}`);
  return stdout.toString().replace(/\n$/, '');
}
