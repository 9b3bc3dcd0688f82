import { createHash } from 'node:crypto';
import { withDigest } from '../base/text/with-digest.ts';
import type { GitHubPlace } from '../results/fields.ts';
import type { RunRecord } from '../results/records.ts';
import { trialIdOf, trialKey } from '../results/trial-id.ts';
import { renderReport } from './markdown.ts';
import type { SuiteReport } from './suite.ts';

/** GitHub's limit is 65,536 characters. */
export const COMMENT_LIMIT = 60_000;
/** GitHub drops a larger summary completely. */
export const SUMMARY_LIMIT = 1024 * 1024;

/** The first line of a suite's comment, by which the comment is found again. */
export function commentMarker(suite: string): string {
  // Within an HTML comment: no "--", no ">".
  const cleaned = suite
    .replace(/[^\p{L}\p{N} ._:()/-]+/gu, '-')
    .replace(/-{2,}/g, '-')
    .slice(0, 100)
    .replace(/[\ud800-\udbff]$/, '');
  return `<!-- agentbench:${withDigest(cleaned, suite).replace(/-{2,}/g, '-')} -->`;
}

/** The lines before the text of a comment: marker, then state and the workflow run that it tells of. */
export function commentHead(suite: string, state: string, github: GitHubPlace | null): string {
  const run = /^\d{1,20}$/.test(github?.run_id ?? '') ? `<!-- agentbench-run:${github!.run_id} -->` : '';
  return `${commentMarker(suite)}\n${state}${run}\n`;
}

/** The id of the workflow run that a comment tells of; null if it does not name one. */
export function runOfComment(body: string): bigint | null {
  const [, id] = /^[^\n]*\n<!-- agentbench-state:[0-9a-f]+ --><!-- agentbench-run:(\d{1,20}) -->/.exec(body) ?? [];
  return id === undefined ? null : BigInt(id);
}

/** The comment of a suite: marker, state and report. */
export function renderComment(input: SuiteReport, suite: string): string {
  const head = commentHead(suite, stateLine(input.run), input.run.github);
  return head + renderReport(input, COMMENT_LIMIT - head.length, (text) => text.length);
}

export function renderSummary(input: SuiteReport): string {
  return renderReport(input, SUMMARY_LIMIT, (text) => Buffer.byteLength(text), { history: true, papers: true });
}

/** A line that changes only with the verdicts; shows if a comment has new content. */
export function stateLine(run: RunRecord): string {
  const verdicts = run.planned.map((entry) => `${trialKey(trialIdOf(entry))} ${entry.status}`).sort();
  return stateOf(verdicts);
}

/** The line of a state, from everything that changes it. */
export function stateOf(verdicts: string[]): string {
  const digest = createHash('sha256').update(verdicts.join('\n')).digest('hex').slice(0, 32);
  return `<!-- agentbench-state:${digest} -->`;
}
