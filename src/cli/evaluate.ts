import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { codeOf, messageOf, UserError } from '../base/errors.ts';
import { makeDirectory } from '../base/make-directory.ts';
import { exitCodeOfSignal, onSignal } from '../base/signals.ts';
import { Tail } from '../base/text/bounded-log.ts';
import { quote } from '../base/text/shell.ts';
import { logLines, plainLine } from '../base/text/untrusted.ts';
import { ruleOf } from '../datasets/success-rule.ts';
import { SignScanner, verdict } from '../evaluation/success-text.ts';
import { duration } from '../options/units.ts';
import { PlainLauncher } from '../testbeds/host/plain-launcher.ts';
import { start } from '../testbeds/host/spawn.ts';
import { isTooLong } from '../testbeds/long-script.ts';
import { complain, printLines } from './print.ts';
import { parsePythonMaps } from './python-json.ts';

const SHOWN_OUTPUT = 64 * 1024;

interface EvaluateOptions {
  command?: string;
  workdir: string;
  output: string;
  quiet?: boolean;
  evaluationTimeout: string;
}

/**
 * `agentbench evaluate`: accepts the arguments of SetupBench's evaluation_harness.py, and adds a time limit. Runs the
 * success command in its own session, writes `{"success": …}`, and returns 0 for any verdict, 1 for missing or broken
 * metadata, 2 for wrong usage. Background processes of the command keep running, since the caller owns the testbed.
 */
export async function evaluateCommand(metadataPath: string, options: EvaluateOptions): Promise<number> {
  const limit = duration.safeParse(options.evaluationTimeout);
  if (!limit.success) throw new UserError(`evaluation-timeout: ${limit.error.issues[0]!.message}`);
  const say = options.quiet ? () => {} : (text: string) => printLines([text]);
  let metadata: Map<string, unknown>;
  try {
    metadata = await readMetadata(metadataPath);
  } catch (error) {
    complain(messageOf(error));
    return 1;
  }
  const command = options.command || metadata.get('success_command');
  const taskType = metadata.get('task_type') ?? null;
  if (isEmpty(command)) {
    throw new UserError('there is no success command: neither success_command in the metadata nor --command');
  }
  if (taskType === null) throw new UserError('the metadata has no task_type, which decides how success is read');
  const words = shellWords(command);
  if (words === null) {
    complain('success_command is neither a text, nor a list or an object of texts');
    return 1;
  }

  const workdir = path.resolve(options.workdir);
  const shown = [
    `Task type: ${plainLine(typeof taskType === 'string' ? taskType : String(jsonOf(taskType)))}`,
    `Working directory: ${workdir}`,
    `Output file: ${options.output}\n`,
    `Running command in ${workdir}:\n${logLines(words.length === 1 ? words[0]! : String(jsonOf(words)))}\n`,
  ];
  say(shown.join('\n'));
  const interruption = onSignal();
  try {
    const [first, ...rest] = words;
    const success = await withScript(first, (script) =>
      decide({ words: [script, ...rest], taskType, workdir, timeout: limit.data, signal: interruption.signal }, say),
    );
    const text = `{"success": ${success}}`;
    makeDirectory(path.dirname(path.resolve(options.output)));
    await writeFile(options.output, text);
    say(`Results written to ${options.output}: ${text}`);
    return 0;
  } catch (error) {
    if (interruption.signal.aborted) return exitCodeOfSignal(interruption.signal.reason);
    complain(messageOf(error));
    return 1;
  } finally {
    interruption.dispose();
  }
}

/** Python's idea of a value that is missing, or as good as that. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value instanceof Map ? value.size === 0 : !value;
}

/**
 * The arguments of `sh -c` as Python's `subprocess.run(…, shell=True)` passes them: of a list, the first is the command,
 * and the others are its `$0`, `$1`, …; of an object, its names. Null if Python passes none.
 */
function shellWords(command: unknown): [string, ...string[]] | null {
  const words = command instanceof Map ? [...command.keys()] : typeof command === 'string' ? [command] : command;
  const fine = (word: unknown) => typeof word === 'string' && !word.includes('\0') && word.isWellFormed();
  return Array.isArray(words) && words.every(fine) ? (words as [string, ...string[]]) : null;
}

function jsonOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_, entry) => (entry instanceof Map ? Object.fromEntries(entry) : entry));
}

/** Calls `use` with a script that does the same; one too long for an argument is in a file meanwhile. */
async function withScript<Value>(script: string, use: (script: string) => Promise<Value>): Promise<Value> {
  if (!isTooLong(script)) return use(script);
  // The command is started in another directory, from which a relative TMPDIR would lead elsewhere.
  const directory = await mkdtemp(path.resolve(os.tmpdir(), 'agentbench-evaluate-'));
  try {
    const file = path.join(directory, 'command.sh');
    await writeFile(file, script);
    return await use(`. ${quote(file)}`);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** A success command that is to be run. */
interface Check {
  /** The arguments of `sh -c`. */
  words: [string, ...string[]];
  taskType: unknown;
  workdir: string;
  /** Milliseconds. */
  timeout: number;
  signal: AbortSignal;
}

/** The verdict. The output of the command, and a time limit that ended it, go to `say`. */
async function decide(
  { words, taskType, workdir, timeout, signal }: Check,
  say: (text: string) => void,
): Promise<boolean> {
  const scanner = new SignScanner();
  const shown = new Tail(SHOWN_OUTPUT);
  const environment = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const launcher = new PlainLauncher(os.tmpdir());
  const started = await start(
    {
      argv: ['/bin/sh', '-c', ...words],
      cwd: workdir,
      environment,
      timeout,
      output(stream, chunk) {
        scanner.push(stream, chunk);
        shown.push(chunk);
      },
    },
    launcher,
    signal,
  );
  try {
    const exit = await started.exit;
    say(`Command output:\n${logLines(shown.text().trimEnd() || '[no output]')}\n`);
    if (exit.timedOut) say(`The command did not end within its time limit of ${timeout / 1000} s.`);
    return !exit.timedOut && verdict(ruleOf(taskType), exit.exitCode, scanner.signs());
  } catch (error) {
    if (signal.aborted) await launcher.release();
    throw error;
  } finally {
    started.letGo();
  }
}

async function readMetadata(file: string): Promise<Map<string, unknown>> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(file));
  } catch (error) {
    throw new Error(
      codeOf(error) === 'ENOENT'
        ? `the metadata file ${file} does not exist`
        : `the metadata file cannot be read: ${messageOf(error)}`,
    );
  }
  let data: unknown;
  try {
    data = parsePythonMaps(text);
  } catch (error) {
    throw new Error(`the metadata file ${file} is not valid JSON: ${messageOf(error)}`);
  }
  if (!(data instanceof Map)) throw new Error(`the metadata file ${file} holds no JSON object`);
  return data;
}
