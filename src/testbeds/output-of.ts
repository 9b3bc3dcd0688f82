import type { Exit, Testbed } from './types.ts';

/** Bytes kept of a stream: far more than our scripts print, whatever replaces their `sh`. */
const MOST = 64 * 1024 * 1024;

/**
 * Runs an `sh` script; returns its output, held in memory, and its exit. `timeout`: milliseconds; `most`: bytes of each
 * stream, of which a little more can come. Fails as `Testbed.run` does.
 */
export async function outputOf(
  testbed: Pick<Testbed, 'run'>,
  script: string,
  timeout: number,
  signal: AbortSignal,
  most = MOST,
): Promise<{ stdout: Buffer; stderr: Buffer; exit: Exit }> {
  const chunks = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  const kept = { stdout: 0, stderr: 0 };
  const output = (stream: 'stdout' | 'stderr', chunk: Buffer) => {
    if (kept[stream] >= most) return;
    kept[stream] += chunk.length;
    chunks[stream].push(Buffer.from(chunk));
  };
  const exit = await testbed.run({ shell: 'sh', script, timeout, output }, signal);
  return { stdout: Buffer.concat(chunks.stdout), stderr: Buffer.concat(chunks.stderr), exit };
}
