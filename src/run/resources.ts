import { messageOf } from '../base/errors.ts';
import { beginRun, endRun, type Run } from '../base/lease/run-directory.ts';
import type { Machine } from '../base/machine.ts';
import { unlessAborted } from '../base/signals.ts';
import { interruptible } from '../git/left-tools.ts';
import type { Options, TestbedKind } from '../options/options.ts';
import type { Observer } from '../trial/observer.ts';
import { Budget } from './budget.ts';
import { sweep, sweepDocker } from './sweep.ts';

/**
 * How far V8's heap grows before garbage is collected: little during a run, from its dataset to its record, as usual
 * afterwards. What is allocated is soon unused, and collections are cheap: without these flags, a run of 10,000 trials
 * takes 50 MB more from its first trials on.
 */
const HEAP = {
  small: ['--semi-space-growth-factor=1', '--heap-growing-percent=20'],
  usual: ['--semi-space-growth-factor=2', '--heap-growing-percent=0'],
};

/** The resources that a run does not share: its budget, its processes, and from `begin` on its temporary directory. */
export interface RunResources {
  budget: Budget;
  /** Processes that it starts end with the run's signal. */
  machine: Machine;
  /** Cleans up after crashed runs, and makes a temporary directory; another one with each call. */
  begin(testbed: TestbedKind): Promise<Run>;
  /** Waits until the containers of crashed runs are removed: before the first trial. */
  swept(): Promise<void>;
}

/** Lends the resources to `use`, and frees them afterwards. */
export async function withResources<Value>(
  {
    options,
    machine: given,
    observer,
    signal,
  }: { options: Options; machine: Machine; observer: Observer; signal: AbortSignal },
  use: (resources: RunResources) => Promise<Value>,
): Promise<Value> {
  const budget = new Budget(options);
  const machine = interruptible(given, signal);
  const begun: Run[] = [];
  let swept = Promise.resolve();
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  for (const flag of HEAP.small) setFlagsFromString(flag);
  try {
    return await use({
      budget,
      machine,
      async begin(testbed) {
        if (begun.length === 0) {
          const notice = (message: string) => observer.notice(message);
          // The Engine takes 7 ms to list what there is, in which the run is opened.
          if (testbed === 'docker') swept = sweepDocker(machine, notice);
          await sweep(machine, false, notice);
        }
        const run = await beginRun(machine);
        begun.push(run);
        return run;
      },
      swept: () => unlessAborted(swept, signal),
    });
  } finally {
    for (const flag of HEAP.usual) setFlagsFromString(flag);
    budget.close();
    await unlessAborted(swept, signal).catch(() => {});
    for (const { directory } of begun)
      await endRun(directory).catch((error) =>
        observer.notice(`temporary files of this run remain, and the next run removes them: ${messageOf(error)}`),
      );
  }
}
