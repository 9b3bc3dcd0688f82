import { createHash } from 'node:crypto';
import { byInstance, figureOf, headlineFigure, measuresScore } from '../report/figures.ts';
import type { SuiteReport } from '../report/suite.ts';
import type { GitHubPlace, PlannedTrial } from '../results/records.ts';
import type { HistoryPoint } from './line-schema.ts';

/** What is measured for a branch itself. A pull request is not its base's, and a tag or a merge queue's ref no branch. */
const EVENTS = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'];

/** Where a report belongs in the history. */
export interface HistoryStanding {
  /** Whose trend it is; null: any. */
  branch: string | null;
  /** Whether it becomes a point of it; otherwise it is only drawn as the last. */
  adds: boolean;
  /** The badge is of this branch, where it has a point; null: of any. */
  defaultBranch: string | null;
}

/** What is known of the repository's branches. */
export interface BranchesKnown {
  /** Of the pull request. */
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

/** The branch that a run measured for itself; null for anything else. */
function branchOf({ event, ref }: GitHubPlace): string | null {
  const [, branch = ''] = /^refs\/heads\/(.{1,500})$/.exec(ref) ?? [];
  return EVENTS.includes(event) && branch !== '' ? branch : null;
}

/**
 * A report as a line of the history; null where nothing was planned. What it changed against is for the history to say. `github`: where
 * it was measured.
 */
export function pointOf(report: SuiteReport, github: GitHubPlace | null): HistoryPoint | null {
  const { run, results, interval, times, runUrl } = report;
  if (run.planned.length === 0) return null;
  const score = measuresScore(report);
  const [ids, values] = valuesOf(run.planned, score);
  const { totals } = run;
  const costs = results.flatMap((result) => result?.usage.cost_usd ?? []);
  const commit = github === null ? '' : (github.head_sha ?? github.sha);
  return {
    schema: 'agentbench/history/v1',
    suite: run.suite === null ? null : run.suite.slice(0, 500).toWellFormed(),
    dataset: run.dataset,
    agent: { name: run.agent.name, model: run.agent.model },
    settings: run.settings,
    instances: { count: ids.length, digest: digestOf(ids) },
    totals,
    figure: {
      measure: score ? 'score' : 'success rate',
      value: headlineFigure(report),
      interval,
    },
    values,
    change: null,
    gate: run.gate?.passed ?? null,
    interrupted: run.interrupted,
    cost: { usd: costs.length === 0 ? null : sum(costs), trials: costs.length },
    time: {
      agent_ms: times.agent,
      evaluation_ms: times.evaluation,
      harness_ms: times.harness,
      trials: results.filter((result) => result !== null).length,
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

/** The sorted instances, and what each counts; null where a trial of it has no verdict. */
function valuesOf(planned: PlannedTrial[], score: boolean): [ids: string[], values: (number | null)[]] {
  const instances = byInstance(planned);
  const ids = [...instances.keys()].sort();
  const values = ids.map((id) => {
    const trials = instances.get(id)!;
    if (!trials.every(({ status }) => status === 'passed' || status === 'failed')) return null;
    return Number((sum(trials.map((trial) => figureOf(trial, score))) / trials.length).toFixed(6));
  });
  return [ids, values];
}

function digestOf(ids: string[]): string {
  const hash = createHash('sha256');
  for (const id of ids) hash.update(`${id}\n`);
  return `sha256:${hash.digest('hex')}`;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** What a suite's badge is called beside the history: the same as long as the suite's name is. */
export function badgeName(suite: string | null): string {
  if (suite === null) return 'badge.json';
  const plain = suite.replace(/[^\w.-]+/g, '-').slice(0, 60);
  const exact = plain === suite ? '' : `-${createHash('sha256').update(suite).digest('hex').slice(0, 8)}`;
  return `badge-${plain}${exact}.json`;
}
