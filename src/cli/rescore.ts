import { onSignal } from '../base/signals.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { thisMachine } from '../github/this-machine.ts';
import { parseOptions, type Texts } from '../options/parse.ts';
import { MARKS } from '../report/marks.ts';
import { rescoreRun } from '../rescore/rescore.ts';
import { exitCodeOf, idleRegression } from '../results/gate.ts';
import { readRunRecord } from '../results/read.ts';
import { DEFAULT_RESULTS, latestRun, newPlace, placeOf } from '../results/run-place.ts';
import { trialName } from '../results/trial-id.ts';
import { DATASET, datasetOptions, keepOptions } from '../run/kept-options.ts';
import type { Given } from './config.ts';
import { judgeKey } from './judge-key.ts';
import { lookOf } from './paint.ts';
import { complain, printJson, printLines } from './print.ts';

/** `agentbench rescore`: see `rescoreRun`; of the latest run unless another is named. Returns the exit code of the new run. */
export async function rescoreCommand(
  named: string | undefined,
  { texts: all, origins }: Omit<Given, 'ofFile'>,
  json: boolean,
): Promise<number> {
  const origin = placeOf(named ?? latestRun() ?? DEFAULT_RESULTS);
  const before = readRunRecord(origin);
  // A file of options serves runs without test points as well, of which a judge explains failures.
  const isIdle = (name: string) => before?.settings.mode === null && name.startsWith('judge') && origins.has(name);
  const given: Texts = Object.fromEntries(Object.entries(all).filter(([name]) => !isIdle(name)));
  const passScore = before?.identity?.pass_score;
  const kept = passScore === undefined ? {} : { 'pass-score': String(passScore) };
  const texts = { ...judgeKey(given), ...kept, ...given };
  // Only a judge needs the dataset, to which the test points of a mode belong.
  const isKept = parseOptions(texts).judge !== 'none' && given.dataset === undefined;
  const dataset = isKept && before !== null && before.settings.mode !== null ? datasetOptions(before, origin) : {};
  // Another place of the same dataset.
  const isMoved = DATASET.some((name) => given[name] !== undefined);
  const options = parseOptions({ ...(isMoved ? { dataset: dataset.dataset } : dataset), ...texts });
  const results = options['results-path'] ?? newPlace('agentbench-rescored');
  const idle = idleRegression({ 'fail-on': options['fail-on'] }, false);
  if (idle !== null) complain(`${idle}; report compares the new results`);
  const stream = json ? process.stderr : process.stdout;
  const interruption = onSignal();
  try {
    const run = await rescoreRun({
      ...{ origin, results, options, machine: thisMachine(process.env), signal: interruption.signal },
      keepOptions: (directory) => keepOptions(texts, directory),
      notice: (message) => complain(plainLine(message, 500)),
      onTrial(result) {
        const { mark, word } = MARKS[result.status];
        const { done = [], kept = [] } = result.rescored ?? {};
        const lines = [`${mark} ${word} ${trialName(result)}: again: ${done.join(', ') || 'nothing'}`];
        printLines([...lines, ...kept.map((line) => `    kept as it was: ${plainLine(line, 300)}`)], stream);
      },
    });
    const { endLines, readBack } = await import('./end.ts');
    const onDisk = await readBack(run, results);
    const { writePage } = await import('./run-page.ts');
    const page = await writePage(onDisk, null, options);
    if (json) printJson(run);
    else
      printLines(['', ...endLines(onDisk, page, lookOf(stream)), `rescored from: ${plainLine(origin, 4096)}`], stream);
    // The results of an interrupted run can still be scored again; that was not interrupted.
    return exitCodeOf({ ...run, interrupted: null }, options);
  } finally {
    interruption.dispose();
  }
}
