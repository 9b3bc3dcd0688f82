import path from 'node:path';
import { UserError } from '../base/errors.ts';
import { type ExperimentReport, renderExperimentSummary } from '../comparison/comment.ts';
import { compareArms, experimentReport } from '../comparison/on-disk.ts';
import { runPage } from '../github/place.ts';
import type { Options } from '../options/options.ts';
import { writeComparisonPage } from '../report/files/page.ts';
import { type FoundRuns, loadRuns } from '../report/load.ts';
import { limited } from './cancelled.ts';
import * as log from './log.ts';
import { summarizeOnce } from './outputs.ts';
import { commentOfSuite, linksBeside, uploadAll } from './publish.ts';
import { setOutput } from './tell-runner.ts';

/** As `publish`, for an experiment: its whole directory is the artifact, and the comment begins with the answer. */
export async function publishExperiment(directory: string, options: Options): Promise<void> {
  await limited(() => publishAll(directory, options));
  log.unfold();
}

async function publishAll(directory: string, options: Options): Promise<void> {
  const found = await loadRuns([directory]);
  const place = found.runs[0]?.run.github ?? null;
  const runUrl = runPage(process.env, place);
  const suite = options.suite ?? place?.workflow ?? null;
  const describe = (runs: FoundRuns['runs'], notes: string[], links: Links): ExperimentReport =>
    experimentReport(compareArms(runs, notes), options, { ...links, suite });
  const { artifact, artifactUrl, pageUrl } = await uploadAll(directory, place, options, async () =>
    writeComparisonPage(path.join(directory, 'report.html'), compareArms(found.runs, found.notes)),
  );
  let own: ExperimentReport;
  try {
    own = describe(found.runs, found.notes, { runUrl, artifactUrl, pageUrl });
  } catch (error) {
    // Without its record, or a run of each arm. The artifact has the results all the same.
    if (!(error instanceof UserError)) throw error;
    log.warning(`The step summary and the comment were not written: ${error.message}`);
    return;
  }
  if (options.summary) await summarizeOnce(() => renderExperimentSummary(own));
  const url = await commentOfSuite(place, artifact?.id ?? null, options, own, (others, notes) => {
    const links = linksBeside(found.runs, others, options, own);
    return describe([...found.runs, ...others.filter(isOnDisk)], [...found.notes, ...notes], links);
  });
  setOutput('comment-url', url ?? '');
}

type Links = Pick<ExperimentReport, 'runUrl' | 'artifactUrl' | 'pageUrl'>;

function isOnDisk(run: { directory?: string }): run is FoundRuns['runs'][number] {
  return run.directory !== undefined;
}
