import { existsSync } from 'node:fs';
import { readExperiment } from '../results/experiment-record.ts';
import { readRunRecord } from '../results/read.ts';
import { holdsExperiment, holdsRun } from '../results/run-place.ts';

/** `dbsetup-redis-1/2` */
export const TRIAL = /^([^/\\]+)\/([1-9]\d{0,5})$/;

/**
 * True for a word that selects instances of the `latest` run or experiment: it is no path (but may be `INSTANCE/TRIAL`), or that
 * of something else with the id of one of them, such as the folder of its task.
 */
export function selectsInLatest(word: string, latest: string): boolean {
  if (/[/\\]/.test(word) && !TRIAL.test(word)) return false;
  if (!existsSync(word)) return true;
  if (holdsRun(word) || holdsExperiment(word)) return false;
  const planned = readExperiment(latest)?.order ?? readRunRecord(latest)?.planned ?? [];
  return planned.some(({ instance_id }) => instance_id === word);
}
