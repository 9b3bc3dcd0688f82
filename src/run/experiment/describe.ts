import { VERSION } from '../../base/version.ts';
import type { Options } from '../../options/options.ts';
import {
  ALPHA,
  type ArmComparison,
  type ExperimentRecord,
  NO_PAIR,
  savedOf,
  verdictOnArm,
  wasSettled,
} from '../../results/experiment-record.ts';
import type { GitHubPlace } from '../../results/fields.ts';
import type { Change, PlannedTrial } from '../../results/records.ts';
import { redactRecord } from '../../results/redact.ts';
import { hasVerdict, isStopped } from '../../results/totals.ts';
import type { OpenRun } from '../open-run.ts';
import type { ResolvedRun } from '../resolve.ts';
import { reusedOf } from '../reuse.ts';
import type { Arm } from './arms.ts';
import type { Round } from './order.ts';
import type { Watch } from './watch.ts';

/** Everything that the record of an experiment is made of. */
export interface ExperimentParts {
  arms: Arm[];
  /** The shared ones. */
  options: Options;
  github: GitHubPlace | null;
  job?: NonNullable<ExperimentRecord['job']>;
  resolved: ResolvedRun[];
  runs: OpenRun[];
  seed: number;
  order: Round[];
  watch: Watch;
  startedAt: string;
}

/** The record of an experiment as it stands; `end` is null while it goes on. */
export function recordOf(
  { arms: sides, options, github, job, resolved, runs, seed, order, watch, startedAt }: ExperimentParts,
  end: { interrupted: string | null; finishedAt: string } | null,
): ExperimentRecord {
  const drawn = new Set(order.map(({ instanceId }) => instanceId));
  const arms = sides.map((arm, index): ExperimentRecord['arms'][number] => {
    const { ledger } = runs[index]!;
    const { record } = ledger;
    // An earlier attempt of a job may have had instances that another job has now.
    const planned = record.planned.filter(({ instance_id }) => drawn.has(instance_id));
    const reused = reusedOf(planned);
    const skills = skillsOf(planned);
    return {
      name: arm.name,
      control: index === 0,
      ...redactRecord({ agent: record.agent, identity: record.identity }, resolved[index]!.redactor),
      sets: Object.keys(arm.own),
      planned: planned.length,
      measured: planned.filter(hasVerdict).length,
      stopped: planned.filter(isStopped).length,
      ...(reused === undefined ? {} : { reused }),
      ...(skills === undefined ? {} : { skills }),
      cost_usd: ledger.cost(planned),
    };
  });
  const stopped = arms.reduce((sum, arm) => sum + arm.stopped, 0);
  const comparisons = watch.comparisons();
  const { dataset } = resolved[0]!;
  return {
    schema: 'agentbench/experiment/v1',
    suite: options.suite ?? null,
    dataset: { name: dataset.name, ref: dataset.ref, digest: dataset.digest },
    measure: watch.measure,
    arms,
    ...(job === undefined ? {} : { job }),
    seed,
    stop: options.stop,
    alpha: ALPHA,
    tolerance: options.tolerance,
    trials: options.trials,
    order: order.map(({ instanceId, trial, arms: numbers }) => ({ instance_id: instanceId, trial, arms: numbers })),
    comparisons,
    stopped:
      stopped === 0
        ? null
        : {
            pairs: watch.pairs,
            message: watch.known() ?? '',
            settled: wasSettled({ stopped: null, comparisons }),
            trials: stopped,
            cost_usd: savedOf(arms),
          },
    interrupted: end?.interrupted ?? null,
    started_at: startedAt,
    finished_at: end?.finishedAt ?? null,
    harness_version: VERSION,
    github,
  };
}

/** In how many trials a skill was opened; undefined if none had a skill. */
export function skillsOf(planned: Pick<PlannedTrial, 'skill_opened'>[]): ExperimentRecord['arms'][number]['skills'] {
  const told = planned.flatMap(({ skill_opened: opened }) => (opened === undefined ? [] : [opened]));
  return told.length === 0 ? undefined : { trials: told.length, opened: told.filter(Boolean).length };
}

/** The change of an arm against the control, for the record and the gate of its run. */
export function changeOf(comparison: ArmComparison): Change {
  const { difference } = comparison;
  if (difference === null) return { verdict: 'not comparable', difference, reasons: [NO_PAIR] };
  return { verdict: verdictOnArm(comparison), difference };
}
