import { sumOfKnown } from '../../base/sums.ts';
import { clusteredInterval } from '../../statistics/clustered.ts';
import { compare } from '../../statistics/compare.ts';
import { agreementOf, type Rating } from '../../statistics/kappa.ts';
import { mean } from '../../statistics/mean.ts';
import type { BriefPlan, BriefRound } from '../brief.ts';
import type { PaperMean, PaperRow, PrdbenchTables } from '../documents/paper-document.ts';
import type { ReportedTrial } from '../suite.ts';
import { keyOf, type Labels } from './labels.ts';

const POINT_TYPES = ['shell_interaction', 'unit_test', 'file_comparison', 'requirement'] as const;
type Round = 'dev' | 'debug' | 'free';
/** A figure of one round of a trial; null if it has none. */
type Figure = (round: BriefRound) => number | null;

/** The figures of PRDbench's paper; null without a test plan. */
export function prdbenchTables(trials: ReportedTrial[], labels: Labels | null): PrdbenchTables | null {
  const plans = trials.flatMap(({ planned, result }) =>
    result === null || result.plan === null ? [] : [{ planned, plan: result.plan }],
  );
  if (plans.length === 0) return null;
  const projects = [...Map.groupBy(plans, ({ planned }) => planned.instance_id)].map(([id, some]) => ({
    id,
    plans: some.map(({ plan }) => plan),
  }));
  const domains = Map.groupBy(
    projects.filter(({ id }) => labels?.domains.has(id)),
    ({ id }) => labels!.domains.get(id)!,
  );
  const ofAll: Figure = ({ score_expected }) => score_expected;
  return {
    planned: new Set(trials.map(({ planned }) => planned.instance_id)).size,
    all: rowOf('all', projects, ofAll),
    difference: differenceOf(projects),
    by_point_type: POINT_TYPES.map((type) => rowOf(type, projects, ({ types }) => types[type] ?? null)).filter(isKnown),
    by_domain: [...domains].sort(([a], [b]) => (a < b ? -1 : 1)).map(([domain, some]) => rowOf(domain, some, ofAll)),
    judge: judgeOf(plans.map(({ plan }) => plan)),
    agreement: labels === null || labels.scores.size === 0 ? null : agreementWith(labels, plans),
  };
}

interface Project {
  id: string;
  plans: BriefPlan[];
}

function rowOf(name: string, projects: Project[], figure: Figure): PaperRow {
  const of = (round: Round) => meanOf(projects.map((project) => valuesOf(project, round, figure)));
  return { name, dev: of('dev'), debug: of('debug'), free: of('free') };
}

function isKnown({ dev, debug, free }: PaperRow): boolean {
  return dev !== null || debug !== null || free !== null;
}

/** The figure of each trial of a project that has this round. */
function valuesOf({ plans }: Project, round: Round, figure: Figure): number[] {
  return plans.flatMap((plan) => {
    const found = roundOf(plan, round);
    return found === null ? [] : (figure(found) ?? []);
  });
}

function roundOf({ mode, rounds, last }: BriefPlan, round: Round): BriefRound | null {
  if (mode !== 'debug') return mode === round ? last : null;
  if (round === 'free') return null;
  // A trial without a second round has one evaluation, which is that of the first.
  if (rounds.length === 0) return round === 'dev' ? last : null;
  return rounds[round === 'dev' ? 0 : 1] ?? null;
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
  const pairs = projects.flatMap(({ id, plans }) => {
    const both = plans.flatMap((plan) => {
      const [dev, debug] = [roundOf(plan, 'dev'), roundOf(plan, 'debug')];
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

function judgeOf(plans: BriefPlan[]): PrdbenchTables['judge'] {
  const judges = plans.flatMap((plan) => plan.judges);
  if (judges.length === 0) return null;
  const costs = judges.flatMap(({ cost_usd }) => cost_usd ?? []);
  return {
    identities: [...new Set(judges.map(({ identity }) => identity))],
    verdicts: judges.reduce((sum, { verdicts }) => sum + verdicts, 0),
    failures: judges.reduce((sum, { failures }) => sum + failures, 0),
    cost_usd: sumOfKnown(costs),
    cost_known: costs.length,
    evaluations: judges.length,
  };
}

function agreementWith(
  labels: Labels,
  plans: { planned: ReportedTrial['planned']; plan: BriefPlan }[],
): PrdbenchTables['agreement'] {
  const matrix = [0, 1, 2].map(() => [0, 0, 0]);
  const used = new Set<string>();
  let unlabelled = 0;
  const clusters = Map.groupBy(plans, ({ planned }) => planned.instance_id);
  const ratings = [...clusters.values()].map((some) =>
    some.flatMap(({ planned: { instance_id, trial }, plan: { points } }): Rating[] =>
      points.flatMap(({ metric, score, decided_by }): Rating[] => {
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
