import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import { count } from '../base/format.ts';
import { makeDirectory } from '../base/make-directory.ts';
import { word } from '../base/text/shell.ts';
import { noiseFile } from '../datasets/noise-file.ts';
import { parseOptions, type Texts } from '../options/parse.ts';
import { loadBaselineDirectory } from '../report/baseline.ts';
import { byMeasure } from '../report/load.ts';
import { classesOf, noiseLines, noiseOf } from '../report/noise.ts';
import { readExperiment } from '../results/experiment-record.ts';
import { placeOf, reportDirectory } from '../results/run-place.ts';
import type { Given } from './config.ts';
import { printJson, printLines } from './print.ts';
import { pathFromHere } from './trials.ts';

/** Options of a report that it uses. */
const USED = ['results-path', 'measure'];

/**
 * `agentbench report --noise`: how much two measurements of the same differ, and a file of the instances that tell little about
 * a change. `directories` are two of results, or one of an experiment whose first two arms are the same. Throws a
 * UserError for `flags` and options of the command line that have no effect here.
 */
export async function noiseCommand(
  directories: string[],
  { texts, origins }: Pick<Given, 'texts' | 'origins'>,
  json: boolean,
  flags: Texts,
): Promise<number> {
  const options = parseOptions(texts);
  for (const [name, text] of Object.entries({ ...flags, ...texts }))
    if (text !== undefined && !origins.has(name) && !USED.includes(name))
      throw new UserError(`${name}: --noise is given too, which does not use it; leave one of them out`);
  const [first, second] = sidesOf(directories.map(placeOf));
  const one = await loadBaselineDirectory(first, 'noise');
  const other = await loadBaselineDirectory(second, 'noise');
  byMeasure([one.suite, other.suite], options.measure);
  const noise = noiseOf(one.suite, other.suite);
  const target = reportDirectory(options['results-path']);
  const file = path.join(target, 'noise.txt');
  const comments = [
    `${count(noise.pairs, 'instance')}, measured twice: ${first} and ${second}`.replaceAll(/[\r\n]/g, ' '),
  ];
  try {
    makeDirectory(target);
    await writeFile(file, noiseFile(classesOf(noise), comments));
  } catch (error) {
    throw new UserError(`results-path: ${file} cannot be written: ${messageOf(error)}`);
  }
  const selector = `!flaky:${pathFromHere(file)}`;
  // A comma would end the selector.
  const advice = `leave them out: --instances ${word(/[,\n]/.test(selector) ? JSON.stringify([selector]) : selector)}`;
  if (json) printJson(noise);
  else printLines([...noiseLines(noise), ...(noise.flaky_share === 0 ? [] : [advice])]);
  return 0;
}

function sidesOf(directories: string[]): [string, string] {
  if (directories.length === 2) return directories as [string, string];
  const [directory] = directories;
  const record = directories.length === 1 ? readExperiment(directory!) : null;
  const names = record?.arms.slice(0, 2).map(({ name }) => path.join(directory!, name)) ?? [];
  if (names.length === 2) return names as [string, string];
  throw new UserError(
    'noise: give two directories of results of the same agent, or one of an experiment with two equal arms',
  );
}
