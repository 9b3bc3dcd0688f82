import * as core from '@actions/core';
import { messageOf } from '../errors.ts';
import { type CommentPlace, explainRestFault, findComment, writeComment } from '../github/comments.ts';
import { artifactPage, runPage } from '../github/place.ts';
import type { Options } from '../options/options.ts';
import { commentMarker, renderComment, renderSummary, stateLine } from '../report/comment.ts';
import type { ReportInput } from '../report/markdown.ts';
import type { RunOnDisk } from '../results/read.ts';
import { loadArtifact, saveArtifact } from './state.ts';

/**
 * Uploads the artifact, writes the step summary and the comment. A fault in any of them is said, and changes no verdict.
 * Sets the outputs that name them.
 */
export async function publish({ run, results }: RunOnDisk, resultsPath: string, options: Options): Promise<void> {
  const place = run.github;
  const runUrl = place === null ? null : runPage(process.env, place);
  const artifactId = options['upload-artifact'] ? (loadArtifact() ?? (await upload(resultsPath, options))) : null;
  const artifactUrl = artifactId === null || place === null ? null : artifactPage(process.env, place, artifactId);
  core.setOutput('artifact-id', artifactId ?? '');
  core.setOutput('artifact-url', artifactUrl ?? '');
  const input: ReportInput = { run, results, runUrl, artifactUrl };
  if (options.summary) await summarize(input);
  core.setOutput('comment-url', (await comment(input, options)) ?? '');
}

async function upload(resultsPath: string, options: Options): Promise<number | null> {
  try {
    const { artifactName, uploadDirectory } = await import('../github/artifacts.ts');
    const name = artifactName([
      options['artifact-name'],
      options.suite ?? '',
      process.env.GITHUB_JOB ?? '',
      options['job-index'],
      process.env.GITHUB_ACTION ?? '',
      process.env.GITHUB_RUN_ATTEMPT ?? '1',
    ]);
    const { id } = await uploadDirectory(name, resultsPath, options['retention-days']);
    saveArtifact(id);
    return id;
  } catch (error) {
    core.warning(`The results are in ${resultsPath}, but the artifact was not uploaded: ${messageOf(error)}`, {
      title: 'agentbench',
    });
    return null;
  }
}

async function summarize(input: ReportInput): Promise<void> {
  try {
    await core.summary.addRaw(renderSummary(input)).write();
  } catch (error) {
    core.warning(`The step summary was not written: ${messageOf(error)}`, { title: 'agentbench' });
  }
}

/** The comment's page; null where there is none. */
async function comment(input: ReportInput, options: Options): Promise<string | null> {
  const { run } = input;
  const { comment: mode, 'github-token': token } = options;
  const pullRequest = run.github?.pull_request ?? null;
  if (mode === 'never') return null;
  const cannot = (why: string) => {
    if (mode === 'always') core.warning(`No comment was written: ${why}`, { title: 'agentbench' });
    else core.notice(`No comment was written: ${why}`, { title: 'agentbench' });
    return null;
  };
  if (pullRequest === null) return mode === 'always' ? cannot('this event belongs to no pull request') : null;
  if (token === undefined) return cannot('github-token is empty');
  try {
    const { githubClient } = await import('../github/client.ts');
    const client = githubClient(token);
    const [owner, repo] = run.github!.repository.split('/') as [string, string];
    const suite = options.suite ?? run.github!.workflow;
    const place: CommentPlace = {
      owner,
      repo,
      pullRequest,
      marker: commentMarker(suite),
      author: options['comment-author'],
    };
    const existing = await findComment(client, place);
    const allPassed = run.totals.passed === run.totals.planned && run.gate?.passed !== false;
    if (mode === 'failures' && allPassed && existing === null) return null;
    if (mode === 'changes' && existing?.body.includes(stateLine(run))) return existing.url;
    return await writeComment(client, place, existing, renderComment(input, suite));
  } catch (error) {
    const { denied, message } = explainRestFault(error);
    if (denied) return cannot(message);
    core.warning(`The comment was not written: ${message}`, { title: 'agentbench' });
    return null;
  }
}
