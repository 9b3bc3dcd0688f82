import path from 'node:path';
import type { OtherRuns } from '../results/find.ts';
import { hasHarborTrials, isHarborJob, withoutTrials } from './harbor/job.ts';

/** Results of another program: a directory of Harbor, or a file of Inspect. */
export interface Elsewhere {
  program: 'harbor' | 'inspect';
  path: string;
}

/** Names that Inspect gives to its logs; an archive is one under any name. */
const INSPECT_LOG = /\.eval$|^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d[+-]\d\d-\d\d_.+\.json$/;

/** Recognises jobs of Harbor and logs of Inspect. */
export const elsewhere: OtherRuns<Elsewhere> = {
  in(directory, files, folders) {
    const named = files.includes('config.json') && (files.includes('result.json') || files.includes('lock.json'));
    const harbor: Elsewhere = { program: 'harbor', path: directory };
    if (named && isHarborJob(directory)) return { runs: [harbor], below: [] };
    const logs = files.flatMap((name): Elsewhere[] =>
      INSPECT_LOG.test(name) ? [{ program: 'inspect', path: path.join(directory, name) }] : [],
    );
    return !named && hasHarborTrials(directory, folders)
      ? { runs: [harbor, ...logs], below: withoutTrials(directory, folders) }
      : { runs: logs, below: folders };
  },
  ofFile: (file) => (/\.(eval|json)$/.test(file) ? { program: 'inspect', path: file } : null),
};

/** Parts of a path in an archive: a job is up to four directories deep, a step's verifier five below it. */
const MOST_PARTS = 10;
const RECORD = /^(?:config|lock|result)\.json$/;
/** The files of a trial of Harbor that `filesOfTrial` shows. */
const SHOWN =
  /\/(?:trial\.log|exception\.txt|(?:steps\/[\w.-]+\/)?(?:verifier\/test-stdout\.txt|agent\/trajectory(?:\.cont-\d{1,3})?\.json))$/;

/**
 * The part that a file, by its path alone, may have in results of another program: a record of Harbor, a log of Inspect,
 * a file that the page shows; null for any other.
 */
export function partOfOther(name: string): 'record' | 'log' | 'file' | null {
  const parts = name.split('/');
  if (parts.length > MOST_PARTS) return null;
  if (RECORD.test(parts.at(-1)!)) return 'record';
  if (INSPECT_LOG.test(parts.at(-1)!)) return 'log';
  return SHOWN.test(name) ? 'file' : null;
}
