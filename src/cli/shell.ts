import { TrialError, UserError } from '../base/errors.ts';
import { exitCodeOfSignal, onSignal } from '../base/signals.ts';
import { logLines, plainLine } from '../base/text/untrusted.ts';
import { thisMachine } from '../github/this-machine.ts';
import { parseOptions } from '../options/parse.ts';
import { latestRun } from '../results/run-place.ts';
import { openShell } from '../run/shell.ts';
import type { Seat } from '../testbeds/types.ts';
import { complain } from './print.ts';

interface ShellFlags {
  command?: string;
  after?: string;
}

/** `agentbench shell`: a shell, or one command, in the testbed of an instance. Returns its exit code; see `openShell`. */
export async function shellCommand(
  instance: string | undefined,
  { command, after }: ShellFlags,
  given: Record<string, string | undefined>,
): Promise<number> {
  if ((instance === undefined) === (after === undefined))
    throw new UserError(
      instance === undefined
        ? 'shell: name an instance, or a trial with --after'
        : 'shell: an instance and --after are given; leave one of them out (--after INSTANCE/TRIAL names the trial)',
    );
  const options = parseOptions(given);
  const interruption = onSignal();
  try {
    return await openShell({
      options,
      machine: thisMachine(process.env),
      instance: instance ?? null,
      after: after ?? null,
      results: options['results-path'] ?? latestRun(),
      command: command ?? null,
      seat: ourSeat(),
      notice: (message) =>
        complain(
          message
            .split('\n')
            .map((line) => plainLine(line, 1000))
            .join('\n'),
        ),
      signal: interruption.signal,
    });
  } catch (error) {
    if (interruption.signal.aborted) return exitCodeOfSignal(interruption.signal.reason);
    if (!(error instanceof TrialError)) throw error;
    complain(logLines(error.message));
    return 3;
  } finally {
    interruption.dispose();
  }
}

/** The streams of this process; a terminal if both input and output are one. */
function ourSeat(): Seat {
  const { stdin, stdout, stderr } = process;
  const terminal =
    stdin.isTTY && stdout.isTTY
      ? {
          size: () => ({ columns: stdout.columns, rows: stdout.rows }),
          onResize(resized: () => void) {
            stdout.on('resize', resized);
            return () => void stdout.off('resize', resized);
          },
          setRaw: (raw: boolean) => void stdin.setRawMode(raw),
        }
      : null;
  return { input: stdin, output: stdout, errors: stderr, terminal };
}
