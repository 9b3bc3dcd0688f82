/** What the runner reads from a step besides commands: lines of its streams, and the files handed to it. */
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CommandLog } from './commands.ts';

const PREFIXES = {
  GITHUB_OUTPUT: 'set_output_',
  GITHUB_STATE: 'save_state_',
  GITHUB_STEP_SUMMARY: 'step_summary_',
  GITHUB_ENV: 'set_env_',
  GITHUB_PATH: 'add_path_',
} as const;
const SUMMARY_LIMIT = 1024 * 1024;

/** Paths by the name of their variable. */
export type StepFiles = Record<keyof typeof PREFIXES, string>;

export async function createFiles(temp: string): Promise<StepFiles> {
  const suffix = randomUUID();
  const paths = Object.entries(PREFIXES).map(
    ([name, prefix]) => [name, join(temp, '_runner_file_commands', prefix + suffix)] as const,
  );
  for (const [, path] of paths) await writeFile(path, '');
  return Object.fromEntries(paths) as StepFiles;
}

/** Reads what the step wrote into job, state and log; returns the summary. */
export async function processFiles(
  files: StepFiles,
  job: { env: Record<string, string>; path: string[] },
  state: Record<string, string>,
  log: Pick<CommandLog, 'outputs' | 'errors' | 'annotations'>,
): Promise<string> {
  const text = (name: keyof StepFiles) => readFile(files[name], 'utf8').catch(() => '');
  const pairs = async (name: keyof StepFiles, use: (key: string, value: string) => void) => {
    try {
      for (const [key, value] of readPairs(await text(name))) use(key, value);
    } catch (error) {
      log.errors.push(`Unable to process file command '${basename(files[name])}' successfully. ${error}`);
    }
  };
  await pairs('GITHUB_OUTPUT', (key, value) => {
    log.outputs[key] = value;
  });
  await pairs('GITHUB_STATE', (key, value) => {
    state[key] = value;
  });
  await pairs('GITHUB_ENV', (key, value) => {
    if (key.toUpperCase() !== 'NODE_OPTIONS') job.env[key] = value;
  });
  for (const line of (await text('GITHUB_PATH')).split('\n')) if (line !== '') job.path.unshift(line);
  const summary = await text('GITHUB_STEP_SUMMARY');
  const size = Buffer.byteLength(summary);
  if (size <= SUMMARY_LIMIT) return summary;
  const message = `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${size >> 10}k.`;
  log.annotations.push({ level: 'error', message, properties: {} });
  return '';
}

/** Splits a stream as .NET reads lines: at \n, \r\n and a lone \r. `end` gives what is left. */
export function createLineSplitter(onLine: (line: string) => void): { write(text: string): void; end(): void } {
  let rest = '';
  return {
    write(text) {
      // A \r at the end may be the first half of \r\n.
      const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    },
    end() {
      if (rest !== '') onLine(rest.replace(/\r$/, ''));
      rest = '';
    },
  };
}

/** Pairs of a GITHUB_OUTPUT, GITHUB_STATE or GITHUB_ENV file; throws, as the runner does, where the format is broken. */
export function* readPairs(text: string): Generator<[name: string, value: string]> {
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i]!;
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      yield [line.slice(0, equals), line.slice(equals + 1)];
      continue;
    }
    if (heredoc < 0) throw new Error(`Invalid format '${line}'`);
    const name = line.slice(0, heredoc);
    const delimiter = line.slice(heredoc + 2);
    if (name === '' || delimiter === '') {
      throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
    }
    const end = lines.indexOf(delimiter, i + 1);
    if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
    yield [name, lines.slice(i + 1, end).join('\n')];
    i = end;
  }
}
