import { type Kept, keeping } from '../../src/history/keep.ts';
import { HISTORY_FILE } from '../../src/history/lines.ts';
import type { SuiteReport } from '../../src/report/suite.ts';
import type { GitHubPlace, Status } from '../../src/results/fields.ts';
import type { Result, RunRecord } from '../../src/results/records.ts';
import { aReport, used } from '../report/sample.ts';

const STATUSES: Record<string, Status> = { p: 'passed', f: 'failed', e: 'error', n: 'not_run' };

/** A commit of a number. */
export function commitOf(number: number): string {
  return number.toString(16).padStart(2, '0').repeat(20);
}

/** A push to main that workflow run `run` measured, in the order of their numbers. */
export function pushed(run: number, about: Partial<GitHubPlace> = {}): Partial<RunRecord> {
  const github = aReport([]).run.github!;
  const sha = commitOf(run);
  const time = new Date(Date.UTC(2026, 10, 1) + run * 86_400_000).toISOString();
  return {
    started_at: time,
    finished_at: time,
    github: {
      ...github,
      ...{ run_id: String(run), sha, head_sha: null, ref: 'refs/heads/main', event: 'push', pull_request: null },
      ...about,
    },
  };
}

/** A report of instances by letters (passed, failed, error, not run), each of which cost a quarter unless `result` says more. */
export function measured(
  letters: string,
  about: Partial<RunRecord> = {},
  result: Partial<Result> = used({ cost_usd: 0.25 }),
): SuiteReport {
  const trials = [...letters].map((letter, index) => ({
    id: `i-${index}`,
    status: STATUSES[letter]!,
    ...(letter === 'n' ? { without: true as const } : { result }),
  }));
  const report = aReport(trials, about);
  const id = report.run.github?.run_id;
  return { ...report, runUrl: id === undefined ? null : `https://github.com/octo/demo/actions/runs/${id}/attempts/1` };
}

/** Keeps it in a history of this text; `base` of its pull request. */
export function keep(
  file: string | Buffer | null,
  report: SuiteReport,
  base: string | null = null,
  tolerance = 0,
): Kept {
  const keep = keeping(report, { github: report.run.github, base, defaultBranch: 'main', tolerance })!;
  return keep(file === null ? null : Buffer.from(file));
}

/** The text of the history that these reports leave, one after the other. */
export function historyOf(...reports: SuiteReport[]): string {
  let text: string | null = null;
  for (const report of reports) text = String(keep(text, report).files?.get(HISTORY_FILE) ?? text);
  return text ?? '';
}
