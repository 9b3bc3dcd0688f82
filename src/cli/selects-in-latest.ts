import { existsSync } from 'node:fs';
import path from 'node:path';
import { readExperiment } from '../results/experiment-record.ts';
import { readRunRecord } from '../results/read.ts';
import { holdsExperiment, holdsRun } from '../results/run-place.ts';

/** `dbsetup-redis-1/2` */
export const TRIAL = /^([^/\\]+)\/([1-9]\d{0,5})$/;

/**
 * True for a word that selects instances of the `latest` run or experiment: it is no path (but may be `INSTANCE/TRIAL`, or either
 * of an arm), or that of something else with the id of one of them, such as the folder of its task.
 */
export function selectsInLatest(word: string, latest: string): boolean {
  const isPath = /[/\\]/.test(word) && !TRIAL.test(word) && ofArm(latest, word)[0] === latest;
  if (isPath) return false;
  if (!existsSync(word)) return true;
  if (holdsRun(word) || holdsExperiment(word)) return false;
  const planned = readExperiment(latest)?.order ?? readRunRecord(latest)?.planned ?? [];
  return planned.some(({ instance_id }) => instance_id === word);
}

/** The directory of an arm and a selector in it, for `head/redis-1` as the progress of an experiment has it; otherwise both as given. */
export function ofArm(results: string, selector: string): [results: string, selector: string] {
  const [, arm, rest] = /^([^/\\]+)\/(.+)$/.exec(selector) ?? [];
  if (arm === undefined || !holdsExperiment(results) || !holdsRun(path.join(results, arm))) return [results, selector];
  return [path.join(results, arm), rest!];
}
