import type { Exit, Testbed } from './types.ts';

/** What an `sh` script prints, all of it in memory, and how it ended. `timeout`: milliseconds. Fails as `Testbed.run` does. */
export async function outputOf(
  testbed: Testbed,
  script: string,
  timeout: number,
  signal: AbortSignal,
): Promise<{ stdout: Buffer; stderr: Buffer; exit: Exit }> {
  const chunks = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  const output = (stream: 'stdout' | 'stderr', chunk: Buffer) => {
    chunks[stream].push(Buffer.from(chunk));
  };
  const exit = await testbed.run({ shell: 'sh', script, environment: {}, timeout, lasting: false, output }, signal);
  return { stdout: Buffer.concat(chunks.stdout), stderr: Buffer.concat(chunks.stderr), exit };
}

/** The same where it does not matter how the script ended: what it printed until then. */
export async function stdoutOf(
  testbed: Testbed,
  script: string,
  timeout: number,
  signal: AbortSignal,
): Promise<Buffer> {
  return (await outputOf(testbed, script, timeout, signal)).stdout;
}
