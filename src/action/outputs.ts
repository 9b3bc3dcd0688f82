import * as core from '@actions/core';
import { messageOf } from '../base/errors.ts';
import { artifactPage } from '../github/place.ts';
import type { GitHubPlace } from '../results/fields.ts';
import type { RunRecord } from '../results/records.ts';
import * as log from './log.ts';
import { isSummarized, saveSummarized, type UploadedArtifact } from './state.ts';
import { setOutput } from './tell-runner.ts';

/** Sets the figures of a run as outputs of the step, and its directory once more: an agent on the host can have set another. */
export function setOutputs({ totals }: Pick<RunRecord, 'totals'>, resultsPath?: string): void {
  if (resultsPath !== undefined) setOutput('results-path', resultsPath);
  setOutput('planned', totals.planned);
  setOutput('passed', totals.passed);
  setOutput('failed', totals.failed);
  setOutput('errors', totals.error);
  setOutput('not-run', totals.not_run);
  setOutput('success-rate', totals.success_rate ?? '');
  setOutput('score', totals.score ?? '');
}

/** Sets the outputs of the artifact with the results; returns its URL, null if it has none. */
export function setArtifact(artifact: UploadedArtifact | null, place: GitHubPlace | null): string | null {
  const url = artifactPage(process.env, place, artifact);
  setOutput('artifact-id', artifact?.id ?? '');
  setOutput('artifact-url', url ?? '');
  return url;
}

/** Sets the answer of an experiment: of several arms a line each, `ARM=ANSWER`. */
export function setAnswer(answers: [arm: string, answer: string][]): void {
  const lines = answers.length === 1 ? answers.map(([, answer]) => answer) : answers.map((pair) => pair.join('='));
  setOutput('answer', lines.join('\n'));
}

/** Writes the step summary; logs a failure, and returns false. */
export async function summarize(markdown: () => string): Promise<boolean> {
  try {
    // On the host, an agent can have written there.
    await core.summary.addRaw(markdown()).write({ overwrite: true });
    return true;
  } catch (error) {
    log.warning(`The step summary was not written: ${messageOf(error)}`);
    return false;
  }
}

/** Writes the step summary of a run, in main or in post. */
export async function summarizeOnce(markdown: () => string): Promise<void> {
  if (!isSummarized() && (await summarize(markdown))) saveSummarized();
}
