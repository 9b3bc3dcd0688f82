import { messageOf } from '../base/errors.ts';
import type { RunArtifact } from '../github/download.ts';
import { lateness } from '../github/limits.ts';
import type { RunOnDisk } from '../report/load.ts';
import type { Said } from './comment.ts';
import * as log from './log.ts';
import { countJobs } from './suite-artifacts.ts';

/** Access to the other jobs of the suite. */
export interface OtherJobs {
  /** True if this job's matrix has others. */
  inMatrix: boolean;
  /** Artifacts uploaded so far by all jobs, including this one, and of suites whose name begins with this one's. */
  list(): Promise<RunArtifact[]>;
  /** The runs of the suite in an artifact; null if it cannot be loaded now. */
  load(artifact: RunArtifact): Promise<RunOnDisk[] | null>;
  /** Notes on jobs without results among these artifacts, which are of the suite, and this job's own. */
  absent(artifacts: RunArtifact[]): string[];
  /**
   * Builds the report from this job's results and those of `others`; `notes` tells of those that are missing. Null if the
   * comment is that of other jobs alone.
   */
  describe(others: RunOnDisk[], notes: string[]): Said['report'];
  /** Called if other jobs have results, or this cannot be determined: the post step then checks once more. */
  share(): void;
}

/** With more jobs, the report job writes the comment. */
const MOST_JOBS = 20;

/** True, with a notice, for more jobs than write a comment by themselves. */
export function areTooMany(jobs: number): boolean {
  if (jobs <= MOST_JOBS) return false;
  log.notice(`More than ${MOST_JOBS} jobs share this suite: have agentbench's report action write the comment`);
  return true;
}

/** Download attempts per artifact in one pass; the client itself retries only before the body. */
const TRIES = 3;

/**
 * Content of the comment from all results uploaded so far, with a function to look for more. `ownArtifact` is null if
 * this job's results were not uploaded. Never throws.
 */
export async function saySoFar(ownArtifact: number | null, jobs: OtherJobs): Promise<Said> {
  const others = new Map<number, RunOnDisk[]>();
  let silent = false;
  return (await look().catch(unknown)) ?? unseen();

  function unseen(): Said {
    // A comment with this part only would replace a complete one.
    if (ownArtifact === null && jobs.inMatrix) {
      log.info('No comment was written: this job has no artifact, and the results of other jobs are not available');
      return { report: null, leaves: true };
    }
    const own = { report: jobs.describe([], jobs.absent([])), partial: true };
    return ownArtifact === null ? own : { ...own, again: lookAgain };
  }

  async function look(): Promise<Said> {
    const listed = await jobs.list();
    const missing = () => listed.filter(({ id }) => id !== ownArtifact && !others.has(id));
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      for (const artifact of missing()) {
        const runs = await jobs.load(artifact);
        if (runs !== null) others.set(artifact.id, runs);
        if (areTooMany(countJobs(ofSuite(listed).map(({ name }) => name)))) return { report: null };
      }
    }
    if (listed.some(({ id }) => id !== ownArtifact)) jobs.share();
    const unread = missing().map(({ name }) => `${name} could not be read`);
    const report = jobs.describe([...others.values()].flat(), [...unread, ...jobs.absent(ofSuite(listed))]);
    if (report === null) return { report, leaves: true };
    // Without an artifact, no other job has this one's results: it would overwrite their comment forever.
    return { report, partial: unread.length > 0 || ownArtifact === null, again: lookAgain };
  }

  /** By the results of the artifacts, since their names also fit other suites. */
  function ofSuite(listed: RunArtifact[]): RunArtifact[] {
    return listed.filter(({ id }) => id === ownArtifact || (others.get(id)?.length ?? 0) > 0);
  }

  /** Returns the content if there are new results; null if not, or if the lookup fails. */
  async function lookAgain(): Promise<Said | null> {
    if (silent) return null;
    const before = others.size;
    const said = await look().catch(unknown);
    return said !== null && (said.report === null || others.size > before) ? said : null;
  }

  function unknown(error: unknown): null {
    // A service that does not answer would be waited for in each round.
    silent = lateness(error) !== null;
    log.info(`The results of other jobs are not available: ${messageOf(error)}`);
    jobs.share();
    return null;
  }
}
