import { knownCostOf } from '../../judges/usage.ts';
import { isEvaluated } from '../../results/totals.ts';
import { clusteredInterval } from '../../statistics/clustered.ts';
import { compare } from '../../statistics/compare.ts';
import { agreementOf, type Rating } from '../../statistics/kappa.ts';
import { mean } from '../../statistics/mean.ts';
import { type BriefResult, type BriefRound, NO_POINTS } from '../brief.ts';
import type { PaperMean, PaperRow, PrdbenchTables } from '../documents/paper-document.ts';
import type { ReportedTrial, SuiteReport } from '../suite.ts';
import { keyOf, type Labels } from './labels.ts';

const POINT_TYPES = ['shell_interaction', 'unit_test', 'file_comparison', 'requirement'] as const;
type Round = 'dev' | 'debug' | 'free';
/** A figure of one round of a trial; null if it has none. */
type Figure = (round: BriefRound) => number | null;

interface Trial {
  planned: ReportedTrial['planned'];
  result: BriefResult;
  mode: 'dev' | 'free' | 'debug';
}

type Planned = Pick<SuiteReport, 'run' | 'results'>;

/** The figures of PRDbench's paper; null without a test plan, and without a figure of any round. */
export function prdbenchTables(report: Planned & Pick<SuiteReport, 'trials' | 'labels'>): PrdbenchTables | null {
  const { trials, labels = null } = report;
  const mode = modeOf(report);
  if (mode === null) return null;
  const known = trials.flatMap(({ planned, result }): Trial[] =>
    result === null ? [] : [{ planned, result, mode: result.plan?.mode ?? mode }],
  );
  const projects = [...Map.groupBy(known, ({ planned }) => planned.instance_id)].map(([id, trials]) => ({
    id,
    trials,
  }));
  const domains = Map.groupBy(
    projects.filter(({ id }) => labels?.domains.has(id)),
    ({ id }) => labels!.domains.get(id)!,
  );
  const ofAll: Figure = ({ score_expected }) => score_expected;
  const all = rowOf('all', projects, ofAll);
  if (!isKnown(all)) return null;
  return {
    planned: new Set(trials.map(({ planned }) => planned.instance_id)).size,
    all,
    difference: differenceOf(projects),
    by_point_type: POINT_TYPES.map((type) => rowOf(type, projects, ({ types }) => types[type] ?? null)).filter(isKnown),
    by_domain: [...domains].sort(([a], [b]) => (a < b ? -1 : 1)).map(([domain, some]) => rowOf(domain, some, ofAll)),
    judge: judgeOf(known),
    agreement: labels === null || labels.scores.size === 0 ? null : agreementWith(labels, known),
  };
}

/** True for the results of test plans, also if none came to an evaluation. */
export function hasPlans(report: Planned): boolean {
  return modeOf(report) !== null;
}

/** Null without a test plan. */
function modeOf({ run, results }: Planned): Trial['mode'] | null {
  return results.find((result) => result?.plan != null)?.plan?.mode ?? run.settings.mode;
}

interface Project {
  id: string;
  trials: Trial[];
}

function rowOf(name: string, projects: Project[], figure: Figure): PaperRow {
  const of = (round: Round) => meanOf(projects.map((project) => valuesOf(project, round, figure)));
  return { name, dev: of('dev'), debug: of('debug'), free: of('free') };
}

function isKnown({ dev, debug, free }: PaperRow): boolean {
  return dev !== null || debug !== null || free !== null;
}

/** The figure of each trial of a project that has this round. */
function valuesOf({ trials }: Project, round: Round, figure: Figure): number[] {
  return trials.flatMap((trial) => {
    const found = roundOf(trial, round);
    return found === null ? [] : (figure(found) ?? []);
  });
}

/** A round of a trial, if it was measured. */
function roundOf({ planned, result: { plan, rounds }, mode }: Trial, round: Round): BriefRound | null {
  if (mode === 'debug' && rounds.length > 0) return rounds[['dev', 'debug'].indexOf(round)] ?? null;
  // A trial without a second round has one evaluation, which is that of the first.
  if (round !== (mode === 'debug' ? 'dev' : mode)) return null;
  // Without any verdict on a point there is no figure but this.
  return isEvaluated(planned) ? (plan?.last ?? NO_POINTS) : null;
}

function meanOf(projects: number[][]): PaperMean | null {
  const known = projects.filter((values) => values.length > 0);
  if (known.length === 0) return null;
  const means = known.map(mean);
  return {
    projects: known.length,
    mean: mean(means),
    interval: known.length < 2 ? null : clusteredInterval(means.map((value) => [value])),
  };
}

/** Over the trials with both rounds; projects are the unit. */
function differenceOf(projects: Project[]): PrdbenchTables['difference'] {
  const pairs = projects.flatMap(({ id, trials }) => {
    const both = trials.flatMap((trial) => {
      const [dev, debug] = [roundOf(trial, 'dev'), roundOf(trial, 'debug')];
      return dev === null || debug === null ? [] : [{ dev: dev.score_expected, debug: debug.score_expected }];
    });
    return both.length === 0 ? [] : [{ id, before: both.map(({ dev }) => dev), now: both.map(({ debug }) => debug) }];
  });
  const compared = compare(pairs);
  if (compared === null) return null;
  const { difference, interval, p } = compared;
  return {
    projects: pairs.length,
    dev: mean(pairs.map(({ before }) => mean(before))),
    debug: mean(pairs.map(({ now }) => mean(now))),
    difference,
    interval,
    p,
  };
}

function judgeOf(trials: Trial[]): PrdbenchTables['judge'] {
  const judges = trials.flatMap(({ result }) => result.judges);
  if (judges.length === 0) return null;
  return {
    identities: [...new Set(judges.map(({ identity }) => identity))],
    verdicts: judges.reduce((sum, { verdicts }) => sum + verdicts, 0),
    failures: judges.reduce((sum, { failures }) => sum + failures, 0),
    cost_usd: knownCostOf(judges),
    cost_known: judges.filter(({ cost_usd }) => cost_usd !== null).length,
    evaluations: judges.length,
  };
}

function agreementWith(labels: Labels, trials: Trial[]): PrdbenchTables['agreement'] {
  const matrix = [0, 1, 2].map(() => [0, 0, 0]);
  const used = new Set<string>();
  let unlabelled = 0;
  const clusters = Map.groupBy(trials, ({ planned }) => planned.instance_id);
  const ratings = [...clusters.values()].map((some) =>
    some.flatMap(({ planned: { instance_id, trial }, result }): Rating[] =>
      (result.plan?.points ?? []).flatMap(({ metric, score, decided_by }): Rating[] => {
        if (decided_by !== 'judge' || score === null) return [];
        const key = [trial, null].map((one) => keyOf(instance_id, one, metric)).find((one) => labels.scores.has(one));
        if (key === undefined) {
          unlabelled += 1;
          return [];
        }
        used.add(key);
        const label = labels.scores.get(key)!;
        matrix[score]![label]! += 1;
        return [[score, label]];
      }),
    ),
  );
  const { items, agreed, share, share_interval, kappa, kappa_interval } = agreementOf(ratings, 3);
  return {
    with: labels.with,
    name: labels.name,
    points: items,
    agreed,
    agreement: share,
    agreement_interval: share_interval,
    kappa,
    kappa_interval,
    matrix,
    unlabelled,
    unused: labels.scores.size - used.size,
  };
}
