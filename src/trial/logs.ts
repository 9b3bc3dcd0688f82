import path from 'node:path';
import { ofPart } from '../results/part-files.ts';
import type { Command, Exit, Testbed } from '../testbeds/types.ts';
import { CommandLog } from './command-log.ts';
import type { TrialContext } from './context.ts';
import { FailedCommands } from './prerunner.ts';
import type { TrialRecord } from './record.ts';

/**
 * The logs of one trial, one file for each command. Processes left by a lasting command may write until the end of the
 * trial.
 */
export class Logs {
  /** The commands that failed in the prerunner. */
  readonly failedCommands = new FailedCommands();
  readonly #directory: string;
  readonly #context: TrialContext;
  readonly #clear: () => void;
  readonly #logs = new Map<string, CommandLog>();

  /** `clear` is called before each log begins: it removes links that lead out of the directory. */
  constructor(directory: string, context: TrialContext, clear: () => void = () => {}) {
    this.#directory = directory;
    this.#context = context;
    this.#clear = clear;
  }

  /**
   * Runs a command in the testbed with its output in this file, to its last byte unless it is lasting; a watcher gets the
   * output first.
   */
  async run(
    name: string,
    testbed: Pick<Testbed, 'run'>,
    command: Omit<Command, 'output'>,
    signal: AbortSignal,
    watcher?: { push(stream: 'stdout' | 'stderr', chunk: Buffer): void },
  ): Promise<Exit> {
    const log = this.#logs.get(name) ?? this.#open(name);
    const output: Command['output'] = (stream, chunk) => {
      watcher?.push(stream, chunk);
      return log.output(stream, chunk);
    };
    const exit = await testbed.run({ ...command, output }, signal);
    if (!command.lasting) log.flush();
    return exit;
  }

  /** Adds the harness' own text to a log. */
  async write(name: string, text: string): Promise<void> {
    await this.add(name, 'stdout', Buffer.from(text));
  }

  /** The same logs under the names of one round or step. */
  ofPart(suffix: string): Pick<Logs, 'run' | 'write' | 'tails'> {
    const ends = (name: string) => ofPart(name, suffix);
    return {
      run: (name, ...how) => this.run(ends(name), ...how),
      write: (name, text) => this.write(ends(name), text),
      tails: () =>
        new Map(
          [...this.tails()].flatMap(([name, tail]) =>
            name.includes(suffix) ? [[name.replace(suffix, ''), tail]] : [],
          ),
        ),
    };
  }

  /** Adds output of something that runs beside the trial's commands. */
  add(name: string, stream: 'stdout' | 'stderr', chunk: Buffer): Promise<void> | undefined {
    return (this.#logs.get(name) ?? this.#open(name)).output(stream, chunk);
  }

  #open(name: string): CommandLog {
    const { options, redactor } = this.#context;
    this.#clear();
    const log = new CommandLog(path.join(this.#directory, name), options['max-log-size'], redactor);
    this.#logs.set(name, log);
    return log;
  }

  /** The end of each log so far, as text. */
  tails(): Map<string, string> {
    return new Map([...this.#logs].map(([name, log]) => [name, log.tail()]));
  }

  /** Completes the files, and notes incomplete ones. */
  async close(record: TrialRecord): Promise<void> {
    for (const [name, log] of this.#logs) {
      const fault = await log.close();
      if (fault !== null) record.note('log_incomplete', `${name}: ${fault}`);
    }
    for (const line of this.failedCommands.found) record.note('prerunner_command_failed', `prerunner.sh line ${line}`);
  }
}
