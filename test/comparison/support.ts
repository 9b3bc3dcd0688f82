import { compareRuns, type RunsComparison } from '../../src/comparison/compare-runs.ts';
import type { Contender } from '../../src/comparison/contenders.ts';
import type { Status } from '../../src/results/fields.ts';
import type { RunRecord } from '../../src/results/records.ts';
import { aReport, type SampleTrial, used } from '../report/sample.ts';

const STATUSES: Record<string, Status> = { p: 'passed', f: 'failed', e: 'error', n: 'not_run' };

/** What is planned, by letters: an instance a word, a trial a letter (p, f, e, n); named i-1, i-2, … */
export function trialsOf(words: string, cost: number | null = null, first = 1): SampleTrial[] {
  return words.split(' ').flatMap((word, place) =>
    [...word].map((letter, index): SampleTrial => {
      const status = STATUSES[letter]!;
      const error = { stage: 'prepare', kind: 'git', message: 'no' };
      return {
        id: `i-${place + first}`,
        status,
        trial: index + 1,
        ...(status === 'not_run' ? { without: true as const } : {}),
        result: { ...(cost === null ? {} : used({ cost_usd: cost })), ...(status === 'error' ? { error } : {}) },
      };
    }),
  );
}

/** A run by its letters; `about` has other values of its record. */
export function aContender(
  name: string,
  words: string,
  { cost = null, first = 1, ...about }: Partial<RunRecord> & { cost?: number | null; first?: number } = {},
): Contender {
  const { run, results } = aReport(trialsOf(words, cost, first), about);
  return { name, suite: { run, results, notes: [] } };
}

export function compared(contenders: Contender[], tolerance = 0): RunsComparison['document'] {
  return compareRuns(contenders, [], tolerance).document;
}

/** Each of six instances by one letter, as words. */
export const one = (letters: string) => [...letters].join(' ');
