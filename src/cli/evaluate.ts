import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { codeOf, messageOf, UserError } from '../base/errors.ts';
import { exitCodeOfSignal, onSignal } from '../base/signals.ts';
import { Tail } from '../base/text/bounded-log.ts';
import { logLines, plainLine } from '../base/text/untrusted.ts';
import { SignScanner, verdict } from '../evaluation/success-text.ts';
import { duration } from '../options/units.ts';
import { PlainLauncher } from '../testbeds/host/plain-launcher.ts';
import { start } from '../testbeds/host/spawn.ts';
import { complain, printLines } from './print.ts';

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
  let metadata: Record<string, unknown>;
  try {
    metadata = await readMetadata(metadataPath);
  } catch (error) {
    complain(messageOf(error));
    return 1;
  }
  const command = options.command || metadata.success_command;
  const taskType = metadata.task_type;
  if (typeof command !== 'string' || command === '') {
    throw new UserError('there is no success command: neither success_command in the metadata nor --command');
  }
  if (typeof taskType !== 'string')
    throw new UserError('the metadata has no task_type, which decides how success is read');

  const workdir = path.resolve(options.workdir);
  say(
    `Task type: ${plainLine(taskType)}\nWorking directory: ${workdir}\nOutput file: ${options.output}\n\nRunning command in ${workdir}:\n${logLines(command)}\n`,
  );
  const interruption = onSignal();
  try {
    const success = await decide(command, taskType, workdir, limit.data, interruption.signal, say);
    const text = `{"success": ${success}}`;
    await mkdir(path.dirname(path.resolve(options.output)), { recursive: true });
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

async function decide(
  command: string,
  taskType: string,
  workdir: string,
  timeout: number,
  signal: AbortSignal,
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
      argv: ['/bin/sh', '-c', command],
      cwd: workdir,
      environment,
      timeout,
      lasting: false,
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
    const rule = taskType === 'dependency_resolution' ? 'exit_code' : 'success_text';
    return !exit.timedOut && verdict(rule, exit.exitCode, scanner.signs());
  } catch (error) {
    if (signal.aborted) await launcher.release();
    throw error;
  } finally {
    started.letGo();
  }
}

async function readMetadata(file: string): Promise<Record<string, unknown>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new Error(
      codeOf(error) === 'ENOENT'
        ? `the metadata file ${file} is not there`
        : `the metadata file cannot be read: ${messageOf(error)}`,
    );
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`the metadata file ${file} is not valid JSON: ${messageOf(error)}`);
  }
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    throw new Error(`the metadata file ${file} holds no JSON object`);
  return data as Record<string, unknown>;
}
