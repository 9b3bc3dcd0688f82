import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../base/errors.ts';
import { findTool } from '../base/find-tool.ts';
import { beginRun, endRun } from '../base/lease/run-directory.ts';
import type { Machine } from '../base/machine.ts';
import type { Redactor } from '../base/redact/redact.ts';
import { hostEnvironment } from '../testbeds/host/environment.ts';
import { answerOfCommand, excerptOf, objectOfCommand } from './answer.ts';
import { type ChildResult, runChild } from './child.ts';
import { openExecBridge } from './exec-bridge.ts';
import type { PictureType } from './picture.ts';
import { type Ask, JudgeError, type Judgement, type JudgeRequest, type Sampler, type TestbedExec } from './types.ts';
import { addUsage } from './usage.ts';

export interface CommandSettings {
  command: string;
  /** Passed on as AGENTBENCH_JUDGE_MODEL; null without a model. */
  model: string | null;
  machine: Machine;
  redactor: Redactor;
  /** Milliseconds: limit of one try, delay between TERM and KILL, pauses before further tries. */
  timeout: number;
  grace: number;
  pauses: number[];
}

/** Ten minutes per try, three tries. */
export const COMMAND_TIMES = { timeout: 600_000, grace: 5_000, pauses: [1_000, 3_000] };

/**
 * A judge that runs a command on this machine: the request is its standard input, its last line of output the answer,
 * and AGENTBENCH_EXEC the way into the testbed.
 */
export function commandJudge(settings: CommandSettings): Sampler {
  return (request, exec, signal) =>
    answered(
      settings,
      async (directory) => {
        const files = await withPictures(request.files, path.join(directory, 'pictures'));
        return { schema: 'agentbench/judge-request/v1', ...request, files };
      },
      exec,
      (stdout) => answerOfCommand(stdout, settings.redactor),
      signal,
    );
}

/** Asks the same command a question other than a verdict; there is no way into the testbed. */
export function commandAsk(settings: CommandSettings): Ask {
  return ({ kind, system, user, schema }, signal) =>
    answered(
      settings,
      async () => ({ schema: `agentbench/${kind}-request/v1`, system, user, answer_schema: schema.schema }),
      null,
      (stdout) => objectOfCommand(stdout, settings.redactor),
      signal,
    );
}

/** Runs the command until `read` takes its output; the last JudgeError after all tries. The usage is that of all tries. */
async function answered<Answer extends Pick<Judgement, 'usage'>>(
  settings: CommandSettings,
  requestIn: (directory: string) => Promise<object>,
  exec: TestbedExec | null,
  read: (stdout: string) => Answer,
  signal: AbortSignal,
): Promise<Answer> {
  const { machine, model } = settings;
  const shell = findTool('bash', machine.environment.PATH) ?? '/bin/sh';
  // Leased like a run, so that files and processes of a killed harness are cleaned up by the next run.
  const lease = await orJudgeError(beginRun(machine));
  const input = path.join(lease.directory, 'request.json');
  try {
    const request = await orJudgeError(requestIn(lease.directory));
    await orJudgeError(writeFile(input, `${JSON.stringify(request)}\n`, { mode: 0o600 }));
    const bridge = exec === null ? null : await orJudgeError(openExecBridge(path.join(lease.directory, 'exec'), exec));
    try {
      return await retry((number) => attempt(path.join(lease.directory, `try-${number}`), bridge?.executable ?? null));
    } finally {
      await bridge?.close();
    }
  } finally {
    // Leftovers are removed by the next command; the answer stands.
    await endRun(lease.directory).catch(() => {});
  }

  async function attempt(directory: string, executable: string | null): Promise<Answer> {
    const pipes = `${directory}-pipes`;
    await orJudgeError(Promise.all([mkdir(directory, { mode: 0o700 }), mkdir(pipes, { mode: 0o700 })]));
    const child = runChild(
      {
        argv: [shell, '-c', settings.command],
        cwd: directory,
        environment: {
          ...hostEnvironment(machine.environment, directory),
          TMPDIR: directory,
          ...(executable === null ? {} : { AGENTBENCH_EXEC: executable }),
          ...(model === null ? {} : { AGENTBENCH_JUDGE_MODEL: model }),
        },
        input,
        pipes,
        timeout: settings.timeout,
        grace: settings.grace,
      },
      signal,
    );
    return answerFrom(await orJudgeError(child, signal), read, settings);
  }

  async function retry(work: (number: number) => Promise<Answer>): Promise<Answer> {
    const failed: Judgement['usage'][] = [];
    for (let number = 1; ; number++) {
      try {
        const answer = await work(number);
        return { ...answer, usage: addUsage(...failed, answer.usage) };
      } catch (error) {
        if (!(error instanceof JudgeError)) throw error;
        failed.push(error.usage);
        const pause = settings.pauses[number - 1];
        if (pause === undefined) {
          const message = `judge-command gave no answer in ${number} tries; the last one: ${error.message}`;
          throw new JudgeError(message, { usage: addUsage(...failed) });
        }
        await sleep(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    }
  }
}

const EXTENSIONS: Record<PictureType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
};

/** Writes the pictures into a directory, under names of our own, and adds their paths. */
async function withPictures(files: JudgeRequest['files'], directory: string): Promise<object[]> {
  await mkdir(directory, { mode: 0o700 });
  return Promise.all(
    files.map(async ({ picture, ...file }, index) => {
      if (picture === null) return { ...file, picture };
      const place = path.join(directory, `${index + 1}-${file.origin}.${EXTENSIONS[picture.media_type]}`);
      await writeFile(place, picture.bytes, { mode: 0o600 });
      return { ...file, picture: { ...picture, file: place } };
    }),
  );
}

/** The answer of an ended command. Throws a JudgeError with the reason and the end of its stderr if there is none. */
function answerFrom<Answer>(
  child: ChildResult,
  read: (stdout: string) => Answer,
  { redactor, timeout }: CommandSettings,
): Answer {
  try {
    if (child.timedOut) throw new JudgeError(`it had not ended after ${timeout / 1000} s`);
    if (child.exitCode === null) throw new JudgeError(`it was ended by ${child.signal}`);
    if (child.exitCode === 126 || child.exitCode === 127)
      throw new JudgeError(`exit code ${child.exitCode}, in an empty directory: name files by absolute paths`);
    if (child.exitCode !== 0) throw new JudgeError(`exit code ${child.exitCode}`);
    return read(child.stdout);
  } catch (error) {
    const stderr = excerptOf(child.stderr, redactor);
    const usage = error instanceof JudgeError ? error.usage : null;
    throw new JudgeError(`${messageOf(error)}${stderr === '' ? '' : `; its stderr: "${stderr}"`}`, { usage });
  }
}

/** A fault of this machine (such as a full disk) costs the verdict, not the trial. An abort is thrown unchanged. */
async function orJudgeError<Value>(work: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    signal?.throwIfAborted();
    throw new JudgeError(`it could not be started: ${messageOf(error)}`, { cause: error });
  }
}
