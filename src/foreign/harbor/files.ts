import { lstatSync } from 'node:fs';
import path from 'node:path';
import { linkAmong } from '../../results/links.ts';
import type { TrialFiles } from '../measured.ts';

/** Logs of a trial, and of one of its steps, with the names that they have on the page. */
const LOGS: [name: string, file: string][] = [
  ['trial', 'trial.log'],
  ['evaluation', 'verifier/test-stdout.txt'],
  ['exception', 'exception.txt'],
];

const MOST_CONTINUATIONS = 100;

/**
 * The files of a trial that are shown: of several steps, the verifier's output of each, with the step's number, since names
 * of steps can begin alike. They come from the record, so only plain ones count.
 */
export function filesOfTrial(directory: string, steps: string[]): TrialFiles {
  const below = steps.filter((step) => /^[A-Za-z0-9][\w.-]{0,60}$/.test(step));
  const ofSteps = below.map((step, at): [string, string] => [
    `evaluation-${at + 1}-${step.replace(/\W/g, '_').slice(0, 25)}`,
    `steps/${step}/verifier/test-stdout.txt`,
  ]);
  const agents = ['agent', ...below.map((step) => `steps/${step}/agent`)];
  return {
    directory,
    logs: [...LOGS, ...ofSteps].flatMap(([name, file]): [string, string][] =>
      isFile(directory, file) ? [[`${name}.log`, file]] : [],
    ),
    trajectories: agents.flatMap((agent) => trajectoriesOf(directory, agent)),
  };
}

/** A trajectory and its continuations, which an agent begins when it sums up what it did, in their order. */
function trajectoriesOf(directory: string, agent: string): string[] {
  const files: string[] = [];
  for (let at = 0; at <= MOST_CONTINUATIONS; at += 1) {
    const file = `${agent}/trajectory${at === 0 ? '' : `.cont-${at}`}.json`;
    if (!isFile(directory, file)) break;
    files.push(file);
  }
  return files;
}

/** True for a regular file to which no link leads. */
function isFile(directory: string, file: string): boolean {
  try {
    return (
      linkAmong(directory, file) === null &&
      lstatSync(path.join(directory, file), { throwIfNoEntry: false })?.isFile() === true
    );
  } catch {
    return false;
  }
}
