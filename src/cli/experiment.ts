import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { formatCost } from '../base/format.ts';
import { ourCommand } from '../base/invoked.ts';
import { sumOfAll } from '../base/sums.ts';
import { word } from '../base/text/shell.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { compareExperiment } from '../comparison/on-disk.ts';
import { thisMachine } from '../github/this-machine.ts';
import { parseOptions, type Texts } from '../options/parse.ts';
import { writeComparisonPage } from '../report/files/page.ts';
import { exitCodeOfArms } from '../results/gate.ts';
import { type Arm, resolveArms } from '../run/experiment/arms.ts';
import { type Experiment, runExperiment } from '../run/experiment/experiment.ts';
import { restoreArms } from '../run/experiment/kept-arms.ts';
import { keepOptions } from '../run/kept-options.ts';
import { comparisonLines } from './comparison.ts';
import { type Look, lookOf } from './paint.ts';
import { complain, printJson, printLines } from './print.ts';
import { pathFromHere, wallTime } from './trials.ts';
import { viewing } from './view.ts';

/** `agentbench run` with the option `arms`: measures the arms side by side, and returns the exit code. */
export async function runArms(texts: Texts & { arms: string }, json: boolean): Promise<number> {
  return measureArms(await resolveArms(texts.arms, texts), texts, json);
}

/** `agentbench resume` of an experiment, with the options that its arms' runs have kept; `given` options win. */
export async function resumeArms(directory: string, given: Texts, json: boolean): Promise<number> {
  const { arms, shared } = restoreArms(directory, given, process.env);
  return measureArms(arms, { ...shared, resume: 'true', 'results-path': directory }, json);
}

async function measureArms(arms: Arm[], texts: Texts, json: boolean): Promise<number> {
  const options = parseOptions(texts);
  return viewing(json, async ({ stream, observer, signal, close }) => {
    const experiment = await runExperiment({
      arms,
      options,
      machine: thisMachine(process.env),
      observer,
      github: null,
      secrets: [],
      signal,
      keepOptions: (arm, directory) => keepOptions(arm.texts, directory),
    });
    close();
    const lines = await endOf(experiment, lookOf(stream));
    if (json) printJson(experiment.record);
    else printLines(['', ...lines], stream);
    return exitCodeOfArms(experiment.runs, options, experiment.record.interrupted);
  });
}

/** Writes report.html beside experiment.json; returns the comparison of the arms for the terminal. Safe to print. */
async function endOf({ directory, record, runs }: Experiment, look: Look): Promise<string[]> {
  const open = runs.some(({ totals }) => totals.error + totals.not_run > 0);
  const where = pathFromHere(directory);
  const reasons = runs.flatMap(({ gate }, index) =>
    (gate?.reasons ?? []).map((reason) => `gate: ${record.arms[index]!.name}: ${reason}`),
  );
  const { arms } = record;
  // Its runs began anew, and nobody measured the time between.
  const isResumed = runs.some(({ started_at }) => Date.parse(started_at) > Date.parse(record.started_at));
  const costs = arms.flatMap(({ cost_usd: cost }) => cost ?? []);
  const of = costs.length === arms.length ? '' : `, known for ${costs.length} of ${arms.length} arms`;
  const reused = arms.some(({ reused }) => reused !== undefined) ? ', reused trials included' : '';
  const lines = [
    ...(isResumed ? [] : wallTime(record)),
    ...(costs.length === 0 ? [] : [`cost: ${formatCost(sumOfAll(costs))}${of}${reused}`]),
    ...(record.interrupted === null ? [] : [`ended early by ${record.interrupted}; resume measures what is left`]),
    ...reasons,
  ].map((line) => plainLine(line, 1000));
  const rest = [
    `results: ${plainLine(path.join(where, 'experiment.json'), 4096)}`,
    ...(open ? [`measure the rest: ${ourCommand()} resume ${word(where)}`] : []),
  ];
  const dim = (line: string) => look.paint('dim', line);
  try {
    const comparison = await compareExperiment(directory);
    const page = path.join(directory, 'report.html');
    await writeComparisonPage(page, comparison);
    rest.push(`report: ${plainLine(pathFromHere(page), 4096)}`);
    return [...comparisonLines(comparison.document, look), ...lines, ...rest.map(dim)];
  } catch (error) {
    complain(`report.html was not written: ${messageOf(error)}`);
    return [...lines, ...rest.map(dim)];
  }
}
