import { messageOf } from '../base/errors.ts';
import type { ExperimentReport } from '../comparison/comment.ts';
import { downloadArtifact, listRunArtifacts } from '../github/download.ts';
import { artifactPage, runPage } from '../github/place.ts';
import type { Options } from '../options/options.ts';
import { type Baseline, describeSuite } from '../report/describe.ts';
import type { RunOnDisk } from '../report/load.ts';
import { renderSummary } from '../report/markdown/comment.ts';
import { mergeRuns } from '../report/merge.ts';
import { describeRun, writeReportPage } from '../report/run-page.ts';
import type { SuiteReport } from '../report/suite.ts';
import type { GitHubPlace } from '../results/fields.ts';
import { armOf } from '../results/run-place.ts';
import { trialKey } from '../results/trial-id.ts';
import { limited } from './cancelled.ts';
import { writeSuiteComment } from './comment.ts';
import * as log from './log.ts';
import { setArtifact, summarizeOnce } from './outputs.ts';
import { areTooMany, saySoFar } from './so-far.ts';
import { isLeft, isRefused, loadUpload, saveShared, saveUndone, saveUpload, type UploadedArtifact } from './state.ts';
import {
  absentJobs,
  isReport,
  jobArtifactParts,
  jobsOfSuite,
  runsOf,
  SERVICE,
  suitePrefix,
  upload,
  uploadPage,
} from './suite-artifacts.ts';
import { setOutput } from './tell-runner.ts';
import { inTemporary } from './temporary.ts';

/**
 * Writes report.html, uploads the artifact, and writes the step summary and the comment; sets the corresponding
 * outputs. Failures, and services that do not answer within their limits, are logged and never change the verdict.
 */
export async function publish(
  onDisk: RunOnDisk,
  resultsPath: string,
  options: Options,
  baseline: Baseline | null,
): Promise<void> {
  await limited(() => publishAll(onDisk, resultsPath, options, baseline));
  log.unfold();
}

async function publishAll(
  onDisk: RunOnDisk,
  resultsPath: string,
  options: Options,
  baseline: Baseline | null,
): Promise<void> {
  const place = onDisk.run.github;
  const runUrl = runPage(process.env, place);
  const described = describeRun(onDisk, baseline, options, runUrl);
  const { artifact, ...links } = await uploadAll(resultsPath, place, options, () =>
    writeReportPage(resultsPath, described),
  );
  const own = { ...described, ...links };
  if (options.summary) await summarizeOnce(() => renderSummary(own));
  setOutput('comment-url', (await comment(onDisk, own, artifact?.id ?? null, options, baseline)) ?? '');
}

/**
 * Writes report.html by `writePage`, unless an earlier step of this job has uploaded it, and uploads the directory and its
 * page; sets the outputs of the artifact. A page that cannot be written is a warning.
 */
export async function uploadAll(
  directory: string,
  place: GitHubPlace | null,
  options: Options,
  writePage: () => Promise<unknown>,
): Promise<{ artifact: UploadedArtifact | null; artifactUrl: string | null; pageUrl: string | null }> {
  const uploaded = loadUpload('artifact');
  if (uploaded === null)
    await writePage().catch((error) => log.warning(`report.html was not written: ${messageOf(error)}`));
  const isWanted = options['upload-artifact'] && !isRefused('artifact');
  const artifact = isWanted ? (uploaded ?? (await uploadResults(directory, options))) : null;
  const artifactUrl = setArtifact(artifact, place);
  // Only a comment needs it at once: jobs without one would upload hundreds of pages.
  const linked = artifact !== null && options.comment !== 'never' && place?.pull_request != null;
  const page = linked ? (loadUpload('page') ?? (await uploadOwnPage(directory, artifact, options))) : null;
  return { artifact, artifactUrl, pageUrl: artifactPage(process.env, place, page) };
}

/** Writes the comment from this job's results and those already uploaded by other jobs of its suite. */
async function comment(
  onDisk: RunOnDisk,
  own: SuiteReport,
  artifactId: number | null,
  options: Options,
  baseline: Baseline | null,
): Promise<string | null> {
  return commentOfSuite(onDisk.run.github, artifactId, options, own, (others, notes) => {
    if (others.length === 0) return { ...own, notes };
    const merged = mergeRuns([onDisk, ...others], null);
    const links = linksBeside([onDisk], others, options, own);
    return describeSuite({ ...merged, notes: [...notes, ...merged.notes] }, baseline, options, links);
  });
}

type Links = Pick<SuiteReport, 'runUrl' | 'artifactUrl' | 'pageUrl'>;

/**
 * The links of a comment on this job's runs and `others`. With artifacts of several jobs there is none: each would link its own,
 * and the texts would differ. The trials of this job's earlier attempts are in its own artifact as well.
 */
export function linksBeside(
  own: RunOnDisk[],
  others: RunOnDisk[],
  { 'job-total': total }: Options,
  { runUrl, artifactUrl, pageUrl = null }: Links,
): Links {
  const here = own[0]?.run.github ?? null;
  const trials = new Set(own.flatMap(({ run }) => run.planned.map(trialKey)));
  const isEarlier = ({ run: { github, planned } }: RunOnDisk) =>
    github?.job === here?.job &&
    (github?.run_attempt ?? 0) < (here?.run_attempt ?? 0) &&
    planned.every((entry) => trials.has(trialKey(entry)));
  const isAlone = others.length === 0 || (Number(total) <= 1 && others.every(isEarlier));
  return isAlone ? { runUrl, artifactUrl, pageUrl } : { runUrl, artifactUrl: null };
}

/**
 * Writes a suite's comment; returns its URL, or null if there is none. `own` tells of this job alone, `describe` of it and
 * the runs that other jobs have uploaded.
 */
export async function commentOfSuite<Report extends SuiteReport | ExperimentReport>(
  place: GitHubPlace | null,
  artifactId: number | null,
  options: Options,
  own: Report,
  describe: (others: RunOnDisk[], notes: string[]) => Report,
): Promise<string | null> {
  if (isRefused('comment')) return null;
  const target = {
    repository: place?.repository ?? '',
    pullRequest: place?.pull_request ?? null,
    why: 'this event belongs to no pull request',
    suite: options.suite ?? place?.workflow ?? '',
    runUrl: runPage(process.env, place),
  };
  const inMatrix = Number(options['job-total']) > 1;
  const alone = !options['upload-artifact'] && !inMatrix;
  if (alone || target.pullRequest === null || options.comment === 'never')
    return writeSuiteComment({ report: own }, target, options);
  if (!options['upload-artifact']) {
    // Without artifacts, jobs cannot see each other's results, and each would write its own part only.
    log.notice("No comment was written: upload-artifact is false, and only agentbench's report action has all jobs");
    return null;
  }
  // The comment is the report job's, which wrote it for an earlier push, too.
  if (areTooMany(jobsOfSuite(options) ?? 0)) return null;
  let told = false;
  const tellOfBoth = () => {
    if (told) return;
    told = true;
    log.warning(
      `suite: "${target.suite}" has an experiment and other runs, but one comment, which is the experiment's: give the other runs a suite of their own`,
    );
  };
  return inTemporary(async (directory) => {
    const prefix = suitePrefix(options);
    const said = await saySoFar(artifactId, {
      inMatrix,
      async list() {
        log.fold(SERVICE);
        return (await listRunArtifacts(prefix)).filter(({ name }) => !isReport(name, prefix));
      },
      async load(artifact) {
        log.fold(SERVICE);
        const { runs, notes, failed } = await runsOf([artifact], directory, options.suite, downloadArtifact);
        for (const note of notes) log.info(note);
        return failed.length === 0 ? runs : null;
      },
      absent: (artifacts) => absentJobs(options, artifacts),
      describe(others, notes) {
        const { arms = [], plain = [] } = Object.groupBy(others, ({ directory }) =>
          directory === undefined || armOf(directory) === null ? 'plain' : 'arms',
        );
        const isExperiment = 'document' in own;
        if ((isExperiment ? plain : arms).length > 0) tellOfBoth();
        if (!isExperiment && arms.length > 0) return null;
        return describe(isExperiment ? arms : plain, notes);
      },
      share: saveShared,
    });
    return writeSuiteComment(said, target, options);
  }).catch((error) => {
    // For example without room for a temporary directory. The verdict stands.
    log.warning(`The comment was not written: ${messageOf(error)}`);
    saveUndone('comment', 'left');
    return null;
  });
}

async function uploadResults(resultsPath: string, options: Options): Promise<UploadedArtifact | null> {
  const artifact = await upload('The results are', resultsPath, jobArtifactParts(options), options['retention-days']);
  if (artifact === null) return null;
  saveUpload('artifact', artifact);
  if (isLeft('artifact'))
    log.notice(`The artifact ${artifact.name}, which the main step could not upload, is uploaded`);
  return artifact;
}

async function uploadOwnPage(
  resultsPath: string,
  artifact: UploadedArtifact,
  options: Options,
): Promise<UploadedArtifact | null> {
  const page = await uploadPage(resultsPath, artifact, options['retention-days']);
  if (page !== null) saveUpload('page', page);
  return page;
}
