import type { Exit, Testbed } from './types.ts';

/** Bytes of a stream that are kept: far more than a script of ours prints, whatever stands in the place of its `sh`. */
const MOST = 64 * 1024 * 1024;

/** What an `sh` script prints, in memory, and how it ended. `timeout`: milliseconds. Fails as `Testbed.run` does. */
export async function outputOf(
  testbed: Testbed,
  script: string,
  timeout: number,
  signal: AbortSignal,
): Promise<{ stdout: Buffer; stderr: Buffer; exit: Exit }> {
  const chunks = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  const kept = { stdout: 0, stderr: 0 };
  const output = (stream: 'stdout' | 'stderr', chunk: Buffer) => {
    if (kept[stream] >= MOST) return;
    kept[stream] += chunk.length;
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
