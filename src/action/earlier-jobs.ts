import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { differencesOfEarlier, experimentParts } from '../comparison/experiment.ts';
import type { ExperimentPart } from '../comparison/experiment-jobs.ts';
import { artifactName } from '../github/artifacts.ts';
import { downloadArtifact, listRunArtifacts } from '../github/download.ts';
import type { Options } from '../options/options.ts';
import type { EarlierJobs } from '../run/experiment/looks.ts';
import { limited } from './cancelled.ts';
import * as log from './log.ts';
import { isReport, jobArtifactParts, runsOf, suitePrefix } from './suite-artifacts.ts';
import { inTemporary } from './temporary.ts';

/** Looks of one job at the artifacts of the others begin this far apart, in milliseconds. */
const PAUSE = 60_000;
/** With more artifacts, a job looks at its own pairs only. */
const MOST = 300;

/**
 * The pairs that the jobs of the matrix with a lower index have uploaded when they ended. Each artifact
 * is downloaded once. Calls within a minute of the last one, failures, and calls once these pairs are known return null.
 */
export function earlierJobs(options: Options): EarlierJobs {
  const known = new Map<number, ExperimentPart[]>();
  const prefixOfOwn = artifactName(jobArtifactParts(options));
  const prefix = suitePrefix(options);
  let last = Number.NEGATIVE_INFINITY;
  let isKnown = false;
  return async (own) => {
    if (isKnown || performance.now() - last < PAUSE) return null;
    last = performance.now();
    try {
      return await limited(async () => {
        const listed = (await listRunArtifacts(prefix)).filter(
          ({ name }) => !isReport(name, prefix) && !name.startsWith(`${prefixOfOwn}-`),
        );
        const fresh = listed.filter(({ id }) => !known.has(id));
        if (fresh.length === 0 || listed.length > MOST) return null;
        await inTemporary(async (directory) => {
          for (const artifact of fresh) {
            const place = path.join(directory, String(artifact.id));
            const { runs, failed } = await runsOf([artifact], place, options.suite, downloadArtifact);
            if (failed.length === 0) known.set(artifact.id, experimentParts(runs).parts);
          }
        });
        const differences = differencesOfEarlier([...known.values()].flat(), own());
        isKnown = differences !== null;
        return differences;
      });
    } catch (error) {
      log.info(`The pairs of earlier jobs are not available: ${messageOf(error)}`);
      return null;
    }
  };
}
