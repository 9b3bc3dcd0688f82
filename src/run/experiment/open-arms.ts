import path from 'node:path';
import { UserError } from '../../base/errors.ts';
import { secretsOf } from '../../options/secrets.ts';
import { holdsRun } from '../../results/run-place.ts';
import { type Observer, SILENT } from '../../trial/observer.ts';
import { type OpenRun, openRun } from '../open-run.ts';
import { type ResolvedRun, resolveRun } from '../resolve.ts';
import type { RunResources } from '../resources.ts';
import { Reuse, reusedOf, reusedText } from '../reuse.ts';
import { ofArm } from './arm-observer.ts';
import { type Arm, inArm } from './arms.ts';
import type { Before } from './earlier.ts';
import type { ExperimentRequest } from './request.ts';

/** The arms as runs that are ready to measure, in their order. */
export interface OpenArms {
  resolved: ResolvedRun[];
  runs: OpenRun[];
  /** Of the owners of everything that they make. */
  ids: string[];
  close(): Promise<void>;
}

/** The experiment's directory, and the experiment that it continues. */
interface Place {
  directory: string;
  before: Before;
}

/**
 * Resolves the run of each arm; the secrets of one are masked in all. Throws a UserError that names the arm if the fault is
 * one of its own options, or if it has no agent.
 */
export async function resolveArmRuns(request: ExperimentRequest, { machine }: RunResources): Promise<ResolvedRun[]> {
  const resolved: ResolvedRun[] = [];
  const ofArms = request.arms.flatMap(({ options }) => secretsOf(options, machine.environment));
  const secrets = [...request.secrets, ...ofArms];
  for (const [index, arm] of request.arms.entries()) {
    // Options are shared, and so are the notices about them.
    const observer = index === 0 ? request.observer : SILENT;
    resolved.push(await inArm(arm, () => resolveRun(arm.options, { ...request, secrets, observer, machine })));
  }
  return resolved;
}

/**
 * Opens a run for each arm in a directory of its own, with the trials that need not be measured again. Throws a UserError if
 * one of them cannot begin.
 */
export async function openArms(
  request: ExperimentRequest,
  resolved: ResolvedRun[],
  place: Place,
  resources: RunResources,
): Promise<OpenArms> {
  const { before, directory } = place;
  // All that can be reused is when the experiment begins: a resumed one could take a trial twice.
  const isNew = before.record === null && request.arms.every(({ name }) => !holdsRun(path.join(directory, name)));
  if (!request.options.reuse) return await openAll(request, resolved, place, resources, null);
  const arms = isNew
    ? await withReusable(request, (reuse) => openAll(request, resolved, place, resources, reuse))
    : await openAll(request, resolved, place, resources, null);
  tellReused(request, arms.runs, isNew);
  return arms;
}

/** Throws a UserError if trials shall be reused and nothing tells of which results, and for images whose names arms would share. */
export function requireFit({
  options,
  withEarlierResults,
}: Pick<ExperimentRequest, 'options' | 'withEarlierResults'>): void {
  const { reuse, baseline } = options;
  if (options['keep-image'])
    throw new UserError(
      'keep-image: each arm would replace the images of the others, which have the same names; use keep, or leave it out',
    );
  if (!reuse || (baseline !== 'none' && (baseline !== 'artifact' || withEarlierResults !== undefined))) return;
  const fault = baseline === 'none' ? 'is needed: the directory of the results to reuse' : 'artifact is for workflows';
  throw new UserError(`reuse: baseline ${fault}; name one, or leave reuse out`);
}

async function openAll(
  request: ExperimentRequest,
  resolved: ResolvedRun[],
  { directory, before }: Place,
  { begin, budget, machine }: RunResources,
  reuse: Reuse | null,
): Promise<OpenArms> {
  const { arms, observer, github, keepOptions, restore } = request;
  const runs: OpenRun[] = [];
  const ids: string[] = [];
  const close = async () => {
    for (const run of runs) await run.close();
  };
  try {
    for (const [index, arm] of arms.entries()) {
      const owner = await begin(resolved[0]!.testbed);
      ids.push(owner.id);
      const run = resolved[index]!;
      const options = { ...run.options, 'results-path': path.join(directory, arm.name) };
      runs.push(
        await openRun(
          { ...run, options },
          {
            ...{ machine, observer: ofArm(observer, arm.name), github, owner, budget },
            experiment: directory,
            ...(reuse === null ? {} : { reuse }),
            ...(restore === undefined || before.isOther
              ? {}
              : { restore: (now, place, plan) => restore(now, place, plan, arm.name) }),
            ...(keepOptions === undefined ? {} : { keepOptions: (place) => keepOptions(arm, place) }),
          },
        ),
      );
    }
    for (const run of runs) await run.write();
  } catch (error) {
    await close();
    throw error;
  }
  return { resolved, runs, ids, close };
}

/** Calls `open` with the trials of `baseline`; null if a workflow has none yet. */
async function withReusable(
  { options, observer, withEarlierResults }: ExperimentRequest,
  open: (reuse: Reuse | null) => Promise<OpenArms>,
): Promise<OpenArms> {
  const from = (directory: string) => Reuse.from(directory, (text) => observer.notice(text));
  if (options.baseline !== 'artifact') return await open(await from(options.baseline));
  return await withEarlierResults!(async (directory) => open(directory === null ? null : await from(directory)));
}

/** Tells how many trials of each arm were not measured here and now. */
function tellReused({ arms, observer }: { arms: Arm[]; observer: Observer }, runs: OpenRun[], isNew: boolean): void {
  const missing = isNew
    ? 'no trial of baseline was measured with the same agent, dataset, image and limits'
    : 'nothing is taken from baseline, since the experiment began before';
  for (const [index, { name }] of arms.entries()) {
    const reused = reusedOf(runs[index]!.ledger.record.planned);
    observer.notice(`reuse: ${name}: ${reused === undefined ? missing : reusedText(reused)}`);
  }
}
