import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { onSignal } from '../base/signals.ts';
import { thisMachine } from '../github/this-machine.ts';
import type { Options } from '../options/options.ts';
import { parseOptions } from '../options/parse.ts';
import { changeSince, resolveBaseline } from '../report/baseline.ts';
import type { Baseline } from '../report/describe.ts';
import { LineObserver } from '../report/lines.ts';
import type { RunOnDisk } from '../report/load.ts';
import { describeRun, writeReportPage } from '../report/run-page.ts';
import { exitCodeOf } from '../results/gate.ts';
import { runBenchmark } from '../run/run.ts';
import type { Given } from './config.ts';
import { endLines, readBack } from './end.ts';
import { judgeKey } from './judge-key.ts';
import { LiveObserver } from './live.ts';
import { isLively, lookOf } from './paint.ts';
import { complain, printJson, printLines } from './print.ts';

/** Options of the example, used if neither a dataset nor an agent is given. */
function exampleOptions(root: string): Record<string, string> {
  return {
    dataset: path.join(root, 'examples/dataset'),
    'agent-directory': path.join(root, 'examples/agent'),
    'agent-command': 'bash "$AGENTBENCH_AGENT_DIR/agent.sh"',
    'agent-name': 'example',
    'agent-timeout': '5s',
  };
}

/**
 * `agentbench run`: measures, shows progress, and returns the exit code; with `dry` it prints the plan. `root` is the
 * package's directory.
 */
export async function runCommand(
  { texts: given, origins }: Given,
  { json, dry }: { json: boolean; dry: boolean },
  root: string,
): Promise<number> {
  const named = ['dataset', 'dataset-path', 'dataset-repository', 'dataset-ref', 'agent-command'].some(
    (name) => given[name] !== undefined,
  );
  const texts = named ? { ...judgeKey(given), ...given } : { ...exampleOptions(root), ...given };
  if (dry) {
    const { printDryRun } = await import('./dry-run.ts');
    const otherwise = named ? 'environment' : 'example';
    const sourceOf = (name: string) => origins.get(name) ?? (given[name] === undefined ? otherwise : 'command line');
    return printDryRun(texts, sourceOf, json);
  }
  const options = parseOptions(texts);
  if (given['judge-api-key'] !== undefined)
    complain(
      '--judge-api-key: every process of this machine can read it there; set AGENTBENCH_JUDGE_API_KEY in the environment instead',
    );
  const baseline = await resolveBaseline(options.baseline);
  // With --json, standard output has only the record.
  const stream = json ? process.stderr : process.stdout;
  const live = isLively(stream) ? new LiveObserver(stream) : null;
  const interruption = onSignal();
  try {
    const run = await runBenchmark({
      options,
      machine: thisMachine(process.env),
      observer: live ?? new LineObserver((line) => printLines([line], stream)),
      github: null,
      compare: changeSince(baseline, options),
      secrets: [],
      signal: interruption.signal,
    });
    live?.close();
    const onDisk = await readBack(run, options['results-path']);
    const page = run.interrupted === null ? await writePage(onDisk, baseline, options) : null;
    if (json) printJson(run);
    else printLines(['', ...endLines(onDisk, page, lookOf(stream))], stream);
    return exitCodeOf(run, options);
  } finally {
    live?.close();
    interruption.dispose();
  }
}

/** Writes report.html beside the results; returns its path, or null after printing the failure. */
async function writePage(
  onDisk: RunOnDisk & { directory: string },
  baseline: Baseline | null,
  options: Options,
): Promise<string | null> {
  try {
    return await writeReportPage(onDisk.directory, describeRun(onDisk, baseline, options));
  } catch (error) {
    complain(`report.html was not written: ${messageOf(error)}`);
    return null;
  }
}
