import path from 'node:path';
import type { OtherRuns } from '../results/find.ts';
import { isHarborJob } from './harbor/job.ts';

/** Results of another program: a directory of Harbor, or a file of Inspect. */
export interface Elsewhere {
  program: 'harbor' | 'inspect';
  path: string;
}

/** Names that Inspect gives to its logs; an archive is one under any name. */
const INSPECT_LOG = /\.eval$|^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d[+-]\d\d-\d\d_.+\.json$/;

/** Recognises jobs of Harbor and logs of Inspect. */
export const elsewhere: OtherRuns<Elsewhere> = {
  in(directory, files) {
    const named = files.includes('config.json') && (files.includes('result.json') || files.includes('lock.json'));
    if (named && isHarborJob(directory)) return { runs: [{ program: 'harbor', path: directory }], searched: false };
    const logs = files.filter((name) => INSPECT_LOG.test(name));
    return { runs: logs.map((name) => ({ program: 'inspect', path: path.join(directory, name) })), searched: true };
  },
  ofFile: (file) => (/\.(eval|json)$/.test(file) ? { program: 'inspect', path: file } : null),
};
