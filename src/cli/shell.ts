import path from 'node:path';
import { TrialError, UserError } from '../base/errors.ts';
import { exitCodeOfSignal, onSignal } from '../base/signals.ts';
import { logLines, plainLine } from '../base/text/untrusted.ts';
import { thisMachine } from '../github/this-machine.ts';
import { parseOptions, type Texts } from '../options/parse.ts';
import { readExperiment } from '../results/experiment-record.ts';
import { readRunRecord } from '../results/read.ts';
import { latestRun } from '../results/run-place.ts';
import { datasetOptions } from '../run/kept-options.ts';
import { openShell } from '../run/shell.ts';
import { type Seat, TestbedDestroyed } from '../testbeds/types.ts';
import type { Given } from './config.ts';
import { exampleDataset, namesAgent, namesDataset, tellDefaultDataset } from './example.ts';
import { complain } from './print.ts';

interface ShellFlags {
  command?: string;
  after?: string;
}

/**
 * `agentbench shell`: a shell, or one command, in the testbed of an instance. Returns its exit code; see `openShell`. `root`
 * is the package's directory.
 */
export async function shellCommand(
  instance: string | undefined,
  { command, after }: ShellFlags,
  { texts: given, ofFile }: Given,
  root: string,
): Promise<number> {
  if ((instance === undefined) === (after === undefined))
    throw new UserError(
      instance === undefined
        ? 'shell: name an instance, or a trial with --after'
        : 'shell: an instance and --after are given; leave one of them out (--after INSTANCE/TRIAL names the trial)',
    );
  const { 'results-path': results = latestRun() } = parseOptions(given);
  const isNamed = after !== undefined || namesDataset(given);
  const ofRun = () => (results === null ? null : datasetOfRun(results));
  const unnamed = isNamed ? {} : (ofRun() ?? datasetOfRunCommand({ ...ofFile, ...given }, root));
  const options = parseOptions({ ...unnamed, ...given });
  const interruption = onSignal();
  try {
    return await openShell({
      options,
      machine: thisMachine(process.env),
      instance: instance ?? null,
      after: after ?? null,
      results,
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
    if (interruption.signal.aborted) {
      complain(`interrupted by ${interruption.signal.reason}`);
      return exitCodeOfSignal(interruption.signal.reason);
    }
    if (!(error instanceof TrialError || error instanceof TestbedDestroyed)) throw error;
    complain(logLines(error.message));
    return 3;
  } finally {
    interruption.dispose();
  }
}

/** The dataset that `agentbench run` takes here if none is named. */
function datasetOfRunCommand(given: Given['texts'], root: string): Texts {
  if (namesAgent(given)) {
    tellDefaultDataset(given);
    return {};
  }
  complain('the dataset is that of the example; name another by --dataset');
  return { dataset: exampleDataset(root) };
}

/** The dataset, with its mode, of the run or experiment in `results`; null without any. */
function datasetOfRun(results: string): Texts | null {
  const arms = readExperiment(results)?.arms;
  // Arms share their dataset.
  const directory = arms === undefined ? results : path.join(results, arms[0]!.name);
  const run = readRunRecord(directory);
  if (run === null) return null;
  complain(
    `the dataset is ${plainLine(run.dataset.name)}, as in ${plainLine(directory, 4096)}; name another by --dataset`,
  );
  const { mode } = run.settings;
  return { ...datasetOptions(run, directory), ...(mode === null ? {} : { mode }) };
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
