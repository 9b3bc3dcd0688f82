import { hash } from 'node:crypto';
import { withDigest } from '../../base/text/with-digest.ts';
import type { RunRecord } from '../../results/records.ts';
import { measureOf } from '../../results/totals.ts';
import { trialKey } from '../../results/trial-id.ts';
import type { SuiteReport } from '../suite.ts';
import { renderReport } from './report.ts';

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

/** The id of the workflow run that the last line of a comment links to; null without a link. */
export function runOfComment(body: string): bigint | null {
  const last = body.trimEnd().split('\n').at(-1)!;
  return runOfPage(/^<sub>.*\[workflow run\]\(([^()\s]*)\)/.exec(last)?.[1] ?? '');
}

/** The id in the URL of a workflow run, or of an attempt of it; null for another one. */
export function runOfPage(url: string): bigint | null {
  const [, id] = /\/actions\/runs\/(\d{1,20})(?:\/|$)/.exec(url) ?? [];
  return id === undefined ? null : BigInt(id);
}

/** The comment of a suite: marker, state and report. */
export function renderComment(input: SuiteReport, suite: string): string {
  const head = `${commentMarker(suite)}\n${stateLine(input.run)}\n`;
  return head + renderReport(input, COMMENT_LIMIT - head.length, (text) => text.length);
}

export function renderSummary(input: SuiteReport): string {
  return renderReport(input, SUMMARY_LIMIT, (text) => Buffer.byteLength(text), { history: true, papers: true });
}

/** A line that changes only with the verdicts, and with scores if they are compared; shows if a comment has new content. */
export function stateLine(run: RunRecord): string {
  const measure = measureOf(run.settings);
  const verdicts = run.planned.map(
    (entry) => `${trialKey(entry)} ${entry.status}${measure === 'score' ? ` ${entry.score_expected}` : ''}`,
  );
  return stateOf(verdicts.sort());
}

/** The line of a state, from everything that changes it. */
export function stateOf(verdicts: string[]): string {
  const digest = hash('sha256', verdicts.join('\n')).slice(0, 32);
  return `<!-- agentbench-state:${digest} -->`;
}

/** The heading of a comment without its figures: the verdicts of the gate and of the comparison. */
export function headingOf(body: string): string {
  return (/^## .*$/m.exec(body)?.[0] ?? '').replace(/[+−\d.]+/g, '');
}
