import { messageOf } from '../base/errors.ts';
import type { RunArtifact } from '../github/download.ts';
import type { RunOnDisk } from '../report/load.ts';
import type { SuiteReport } from '../report/suite.ts';
import type { Said } from './comment.ts';
import * as log from './log.ts';

/** How a job sees the other jobs of its suite. */
export interface OtherJobs {
  /** What all jobs have uploaded by now, this one too; null where they are too many for one comment. */
  list(): Promise<RunArtifact[] | null>;
  /** The runs in one of them; null where it cannot be had now. */
  load(artifact: RunArtifact): Promise<RunOnDisk[] | null>;
  /** The report of this job's results and these; `notes`: what could not be had. */
  describe(others: RunOnDisk[], notes: string[]): SuiteReport;
  /** Told where others' results are there, or cannot be known: post is to look once more. */
  share(): void;
}

/** So often an artifact is tried at one look; the client itself tries again only before the body. */
const TRIES = 3;

/** What is to be said with all that is uploaded by now, and how it is looked for again. Never throws. */
export async function saySoFar(ownArtifact: number, jobs: OtherJobs): Promise<Said> {
  const others = new Map<number, RunOnDisk[]>();
  return (await look().catch(unknown)) ?? { report: jobs.describe([], []), partial: true, again: lookAgain };

  async function look(): Promise<Said> {
    const listed = await jobs.list();
    if (listed === null) return { report: null };
    const missing = () => listed.filter(({ id }) => id !== ownArtifact && !others.has(id));
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      for (const artifact of missing()) {
        const runs = await jobs.load(artifact);
        if (runs !== null) others.set(artifact.id, runs);
      }
    }
    if (listed.length > 1) jobs.share();
    const notes = missing().map(({ name }) => `${name} could not be read`);
    const report = jobs.describe([...others.values()].flat(), notes);
    return { report, partial: notes.length > 0, again: lookAgain };
  }

  /** The same, where that is more than before; null where it is not, or cannot be known. */
  async function lookAgain(): Promise<Said | null> {
    const before = others.size;
    const said = await look().catch(unknown);
    return said !== null && (said.report === null || others.size > before) ? said : null;
  }

  function unknown(error: unknown): null {
    log.info(`The results of other jobs are not known: ${messageOf(error)}`);
    jobs.share();
    return null;
  }
}
