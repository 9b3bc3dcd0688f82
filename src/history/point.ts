import { sha256Of } from '../base/digest.ts';
import { withDigest } from '../base/text/with-digest.ts';
import { byInstance, headlineFigure } from '../report/figures.ts';
import { durationOf } from '../report/phrases.ts';
import type { SuiteReport } from '../report/suite.ts';
import type { GitHubPlace, Measure } from '../results/fields.ts';
import { measuredCommit } from '../results/measured-commit.ts';
import type { PlannedTrial } from '../results/records.ts';
import { figureOfTrial, hasVerdict, measureOf } from '../results/totals.ts';
import { isPlanOnly } from '../results/unknown.ts';
import { rulesIn } from '../run/identity.ts';
import { mean } from '../statistics/mean.ts';
import type { HistoryPoint } from './line-schema.ts';

/**
 * Events that measure a branch itself. A pull request does not count for its base; refs of tags and merge queues are no
 * branches.
 */
const EVENTS = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'];

/** Of values. With fewer, thirds would differ by more than rounding, and no sums of them be equal for a test. */
const DIGITS = 12;

/** The place of a report in the history. */
export interface HistoryStanding {
  /** The branch of the trend; null: any. */
  branch: string | null;
  /** True if the report becomes a point of the trend; otherwise it is only drawn as the last one. */
  adds: boolean;
  /** The branch that the badge shows, if it has a point; null: any. */
  defaultBranch: string | null;
}

/** The known branches of the repository. */
export interface BranchesKnown {
  /** The base branch of the pull request. */
  base?: string | null;
  defaultBranch?: string | null;
}

export function standingOf(
  github: GitHubPlace | null,
  { base = null, defaultBranch = null }: BranchesKnown,
): HistoryStanding {
  if (github === null) return { branch: null, adds: true, defaultBranch };
  const branch = branchOf(github);
  return branch === null
    ? { branch: base ?? defaultBranch, adds: false, defaultBranch }
    : { branch, adds: true, defaultBranch };
}

/** The branch that a run measures; null for anything else. */
function branchOf({ event, ref }: GitHubPlace): string | null {
  const [, branch = ''] = /^refs\/heads\/(.{1,500})$/.exec(ref) ?? [];
  return EVENTS.includes(event) && branch !== '' ? branch : null;
}

/**
 * A report as a line of the history; null if nothing was planned, or there are no results of any job. Its change is left to the history. `github` is the
 * place where it was measured.
 */
export function pointOf(report: SuiteReport, github: GitHubPlace | null): HistoryPoint | null {
  const { run, results, overall, interval, times, runUrl } = report;
  if (run.planned.length === 0 || isPlanOnly(run)) return null;
  const measure = measureOf(run.settings);
  const [ids, values] = valuesOf(run.planned, measure);
  const { totals } = run;
  const commit = (github && measuredCommit(github)) ?? '';
  return {
    schema: 'agentbench/history/v1',
    suite: run.suite === null ? null : run.suite.slice(0, 500).toWellFormed(),
    dataset: run.dataset,
    agent: { name: run.agent.name, model: run.agent.model },
    settings: run.settings,
    ...(run.identity === undefined
      ? {}
      : { identity: { pass_score: run.identity.pass_score, agent: run.identity.agent } }),
    ...(run.options === undefined ? {} : { options: rulesIn(run.options) }),
    instances: { count: ids.length, digest: sha256Of(ids.map((id) => `${id}\n`).join('')) },
    totals,
    figure: {
      measure,
      value: headlineFigure(report),
      interval,
    },
    values,
    change: null,
    gate: run.gate?.passed ?? null,
    interrupted: run.interrupted,
    cost: { usd: overall.usage.cost_usd, trials: overall.usage.cost_known },
    time: {
      agent_ms: times.agent,
      evaluation_ms: times.evaluation,
      harness_ms: times.harness,
      trials: results.filter((result) => result !== null && durationOf(result.times) > 0).length,
    },
    commit: /^[0-9a-f]{7,64}$/.test(commit) ? commit : null,
    branch: github === null ? null : branchOf(github),
    run:
      github === null
        ? null
        : {
            repository: github.repository,
            id: github.run_id,
            attempt: github.run_attempt,
            event: github.event,
            url: runUrl,
          },
    measured_at: run.started_at,
    harness_version: run.harness_version,
  };
}

/** The sorted instance ids and their values; null for an instance with a trial without a verdict. */
function valuesOf(planned: PlannedTrial[], measure: Measure): [ids: string[], values: (number | null)[]] {
  const instances = byInstance(planned);
  const ids = [...instances.keys()].sort();
  const values = ids.map((id) => {
    const trials = instances.get(id)!;
    if (!trials.every(hasVerdict)) return null;
    return Number(mean(trials.map((trial) => figureOfTrial(trial, measure))).toFixed(DIGITS));
  });
  return [ids, values];
}

/** File name of a suite's badge beside the history; stable as long as the suite keeps its name. */
export function badgeName(suite: string | null): string {
  if (suite === null) return 'badge.json';
  const plain = suite.replace(/[^\w.-]+/g, '-').slice(0, 60);
  return `badge-${withDigest(plain, suite)}.json`;
}
