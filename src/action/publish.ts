import * as core from '@actions/core';
import { messageOf } from '../base/errors.ts';
import { artifactPage, runPage } from '../github/place.ts';
import { thisMachine } from '../github/this-machine.ts';
import type { Options } from '../options/options.ts';
import { renderSummary } from '../report/comment.ts';
import { type Baseline, describeSuite } from '../report/describe.ts';
import type { RunOnDisk } from '../report/load.ts';
import { mergeRuns } from '../report/merge.ts';
import { describeRun, writeReportPage } from '../report/run-page.ts';
import type { SuiteReport } from '../report/suite.ts';
import { writeSuiteComment } from './comment.ts';
import * as log from './log.ts';
import { saySoFar } from './so-far.ts';
import { loadArtifact, saveArtifact, saveShared } from './state.ts';
import { countJobs, inTemporary, isReport, jobArtifactParts, runsOf, suitePrefix, upload } from './suite-artifacts.ts';

/** Beyond so many jobs it is the report job that writes the comment. */
const MOST_JOBS = 20;

/**
 * Writes the page, uploads the artifact with it, writes the step summary and the comment. A fault in any of them is said, and changes no verdict.
 * Sets the outputs that name them.
 */
export async function publish(
  onDisk: RunOnDisk,
  resultsPath: string,
  options: Options,
  baseline: Baseline | null,
): Promise<void> {
  const place = onDisk.run.github;
  const runUrl = place === null ? null : runPage(process.env, place);
  const described = describeRun(onDisk, baseline, options, runUrl);
  const uploaded = loadArtifact();
  if (uploaded === null) await writePageOf(resultsPath, described);
  const artifactId = options['upload-artifact'] ? (uploaded ?? (await uploadResults(resultsPath, options))) : null;
  const artifactUrl = artifactId === null || place === null ? null : artifactPage(process.env, place, artifactId);
  core.setOutput('artifact-id', artifactId ?? '');
  core.setOutput('artifact-url', artifactUrl ?? '');
  const own = { ...described, artifactUrl };
  if (options.summary) await summarize(own);
  core.setOutput('comment-url', (await comment(onDisk, own, artifactId, options, baseline)) ?? '');
}

/** The comment of a job's results, and of those of the other jobs of its suite that are there already. */
async function comment(
  onDisk: RunOnDisk,
  own: SuiteReport,
  artifactId: number | null,
  options: Options,
  baseline: Baseline | null,
): Promise<string | null> {
  const place = onDisk.run.github;
  const target = {
    repository: place?.repository ?? '',
    pullRequest: place?.pull_request ?? null,
    why: 'this event belongs to no pull request',
    suite: options.suite ?? place?.workflow ?? '',
  };
  // Without an artifact nobody else can know of our results, nor we of theirs.
  if (artifactId === null || target.pullRequest === null || options.comment === 'never')
    return writeSuiteComment({ report: own }, target, options);
  return inTemporary(thisMachine(process.env).temporaryDirectory, async (directory) => {
    const { downloadArtifact, listRunArtifacts } = await import('../github/download.ts');
    const prefix = await suitePrefix(options);
    const said = await saySoFar(artifactId, {
      async list() {
        const listed = (await listRunArtifacts(prefix)).filter(({ name }) => !isReport(name, prefix));
        if (countJobs(listed.map(({ name }) => name)) <= MOST_JOBS) return listed;
        log.notice(`More than ${MOST_JOBS} jobs share this suite: have agentbench's report action write the comment`, {
          title: 'agentbench',
        });
        return null;
      },
      async load(artifact) {
        const { runs, notes, failed } = await runsOf([artifact], directory, options.suite, downloadArtifact);
        for (const note of notes) log.info(note);
        return failed.length === 0 ? runs : null;
      },
      // A link to one of several artifacts would be a different one from each job.
      describe(others, notes) {
        if (others.length === 0) return { ...own, notes };
        const merged = mergeRuns([onDisk, ...others], null);
        const links = { runUrl: own.runUrl, artifactUrl: null };
        return describeSuite({ ...merged, notes: [...notes, ...merged.notes] }, baseline, options, links);
      },
      share: saveShared,
    });
    return writeSuiteComment(said, target, options);
  });
}

/** The page beside the results; a fault is said. */
async function writePageOf(resultsPath: string, report: SuiteReport): Promise<void> {
  try {
    await writeReportPage(resultsPath, report);
  } catch (error) {
    log.warning(`report.html was not written: ${messageOf(error)}`, { title: 'agentbench' });
  }
}

async function uploadResults(resultsPath: string, options: Options): Promise<number | null> {
  const id = await upload('The results are', resultsPath, jobArtifactParts(options), options['retention-days']);
  if (id !== null) saveArtifact(id);
  return id;
}

/** The step summary; a fault is said. */
export async function summarize(report: SuiteReport): Promise<void> {
  try {
    await core.summary.addRaw(renderSummary(report)).write();
  } catch (error) {
    log.warning(`The step summary was not written: ${messageOf(error)}`, { title: 'agentbench' });
  }
}
