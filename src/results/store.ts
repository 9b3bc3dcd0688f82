import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { codeOf, messageOf, UserError } from '../errors.ts';
import { type Result, type RunRecord, resultSchema } from './schema.ts';

/** The directory of results: one place that knows its paths, and writes each file whole or not at all. */
export class ResultStore {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = path.resolve(directory);
  }

  /** Makes the directory. Throws a UserError where that cannot be. */
  async prepare(): Promise<void> {
    try {
      await mkdir(this.directory, { recursive: true });
    } catch (error) {
      throw new UserError(`results-path: ${this.directory} cannot be made: ${messageOf(error)}`);
    }
  }

  /** A trial's directory below the store. */
  trialPath(instanceId: string, trial: number): string {
    return path.join(instanceId, `trial-${trial}`);
  }

  /** A finished earlier result of a trial; null where there is none, or none that can be read. */
  async finished(instanceId: string, trial: number): Promise<Result | null> {
    const result = await this.read(instanceId, trial);
    return result !== null && (result.status === 'passed' || result.status === 'failed') ? result : null;
  }

  /** An empty directory for a trial's next attempt; what an earlier attempt left goes to `attempt-<n>/` below it. */
  async beginAttempt(instanceId: string, trial: number): Promise<{ directory: string; attempt: number }> {
    const directory = path.join(this.directory, this.trialPath(instanceId, trial));
    await mkdir(directory, { recursive: true });
    const entries = await readdir(directory);
    const kept = entries.flatMap((entry) => /^attempt-(\d+)$/.exec(entry)?.slice(1).map(Number) ?? []);
    const last = Math.max(0, ...kept);
    const loose = entries.filter((entry) => !/^attempt-\d+$/.test(entry));
    if (loose.length === 0) return { directory, attempt: last + 1 };
    const earlier = path.join(directory, `attempt-${last + 1}`);
    await mkdir(earlier);
    for (const entry of loose) await rename(path.join(directory, entry), path.join(earlier, entry));
    return { directory, attempt: last + 2 };
  }

  async writeResult(result: Result): Promise<void> {
    await writeJson(path.join(this.directory, this.trialPath(result.instance_id, result.trial), 'result.json'), result);
  }

  async writeRun(run: RunRecord): Promise<void> {
    await writeJson(path.join(this.directory, 'run.json'), run);
  }

  /** A trial's result; null where there is none, or none that can be read. */
  async read(instanceId: string, trial: number): Promise<Result | null> {
    const file = path.join(this.directory, this.trialPath(instanceId, trial), 'result.json');
    try {
      return resultSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch (error) {
      if (codeOf(error) !== undefined && codeOf(error) !== 'ENOENT') throw error;
      return null;
    }
  }
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFileAtomic(file, `${JSON.stringify(value, null, 2)}\n`);
}
