import path from 'node:path';
import { formatCost, formatP, percent, points } from '../base/format.ts';
import { exitCodeOfSignal, onSignal } from '../base/signals.ts';
import { wrap } from '../base/text/columns.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { thisMachine } from '../github/this-machine.ts';
import { parseOptions } from '../options/parse.ts';
import { LineObserver } from '../report/lines.ts';
import type { ArmComparison, ExperimentRecord } from '../results/experiment-record.ts';
import { exitCodeOf } from '../results/gate.ts';
import { resolveArms } from '../run/experiment/arms.ts';
import { type Experiment, runExperiment } from '../run/experiment/experiment.ts';
import { keepOptions } from '../run/kept-options.ts';
import { LiveObserver } from './live.ts';
import { isLively, type Look, lookOf } from './paint.ts';
import { printJson, printLines } from './print.ts';
import { table } from './table.ts';
import { pathFromHere } from './trials.ts';

type Texts = Partial<Record<string, string>>;

/** `agentbench run` with the option `arms`: measures the arms side by side, and returns the exit code. */
export async function runArms(texts: Texts & { arms: string }, json: boolean): Promise<number> {
  const arms = await resolveArms(texts.arms, texts);
  const options = parseOptions(texts);
  // With --json, standard output has only the record.
  const stream = json ? process.stderr : process.stdout;
  const live = isLively(stream) ? new LiveObserver(stream) : null;
  const interruption = onSignal();
  try {
    const experiment = await runExperiment({
      arms,
      options,
      machine: thisMachine(process.env),
      observer: live ?? new LineObserver((line) => printLines([line], stream)),
      github: null,
      secrets: [],
      signal: interruption.signal,
      keepOptions: (arm, directory) => keepOptions(arm.texts, directory),
    });
    live?.close();
    if (json) printJson(experiment.record);
    else printLines(['', ...experimentLines(experiment, lookOf(stream))], stream);
    return exitCodeOfExperiment(experiment, options);
  } finally {
    live?.close();
    interruption.dispose();
  }
}

/** The worst exit code of the arms: 1 (the gate of an arm) before 3 (trials that could not be measured). */
function exitCodeOfExperiment({ record, runs }: Experiment, options: Parameters<typeof exitCodeOf>[1]): number {
  if (record.interrupted !== null) return exitCodeOfSignal(record.interrupted);
  const codes = runs.map((run) => exitCodeOf(run, options));
  return codes.find((code) => code === 1) ?? Math.max(0, ...codes);
}

/** The end of an experiment for the terminal. Safe to print. */
function experimentLines({ directory, record, runs }: Experiment, look: Look): string[] {
  const rows = record.arms.map((arm, index) => ({ arm, totals: runs[index]!.totals }));
  type Row = (typeof rows)[number];
  const figure = ({ totals }: Row) => percent(record.measure === 'score' ? totals.score : totals.success_rate);
  const columns = [
    { title: 'arm', cell: ({ arm }: Row) => (arm.control ? `${arm.name} (control)` : arm.name) },
    { title: record.measure, cell: figure },
    { title: 'measured', cell: ({ arm }: Row) => `${arm.measured} of ${arm.planned}` },
  ];
  const cost = { title: 'cost', cell: ({ arm }: Row) => formatCost(arm.cost_usd) };
  return [
    ...table(rows, columns, cost, look),
    '',
    ...[...record.comparisons.map(comparisonLine), ...stoppedLines(record)].flatMap((line) => wrap(line, look.columns)),
    look.paint('dim', `results: ${plainLine(pathFromHere(path.join(directory, 'experiment.json')), 4096)}`),
  ];
}

const NO_ANSWER = 'does not differ from the control beyond noise';

/** `head is better than the control: +30.0 points (+12.1 to +45.0), p = 0.003, 31 pairs`. */
function comparisonLine({ arm, answer, difference, interval, p_adjusted, pairs, left_out }: ArmComparison): string {
  const verdicts = {
    better: 'is better than the control',
    worse: 'is worse than the control',
    'no difference that matters': 'does not differ from the control by more than the tolerance',
    'cannot be settled': `${NO_ANSWER}; the trials that were left could not have settled it`,
  };
  const ends = interval === null ? '' : ` (${points(interval.low)} to ${points(interval.high)})`;
  const figures = [
    ...(difference === null ? [] : [`${points(difference)} points${ends}`]),
    ...(p_adjusted === null ? [] : [`p = ${formatP(p_adjusted)}`]),
    `${pairs} pairs${left_out === 0 ? '' : `, ${left_out} left out`}`,
  ];
  return `${plainLine(arm)} ${answer === null ? NO_ANSWER : verdicts[answer]}: ${figures.join(', ')}`;
}

function stoppedLines({ stopped }: ExperimentRecord): string[] {
  if (stopped === null) return [];
  const saved = stopped.cost_usd === null ? '' : `, about ${formatCost(stopped.cost_usd)} saved`;
  return [`stopped after ${stopped.pairs} pairs, since the answer was known: ${stopped.trials} trials not run${saved}`];
}
