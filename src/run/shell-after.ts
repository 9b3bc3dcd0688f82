import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../base/errors.ts';
import type { Machine } from '../base/machine.ts';
import type { Dataset, Instance } from '../datasets/types.ts';
import type { Result } from '../results/records.ts';
import { holdsExperiment } from '../results/run-place.ts';
import { trialName, trialPath } from '../results/trial-id.ts';
import { openKept } from '../testbeds/registry.ts';
import type { Enterable } from '../testbeds/types.ts';

/** The kept part of a trial: its container or workdir, or an image of it as an instance without anything to prepare. */
export type Kept = { result: Result } & (
  | { place: Enterable }
  | { dataset: Dataset; instance: Instance; workdir: string }
);

/**
 * Finds the kept part of a trial. `named`: the trial's directory, or `instance/trial` in the results directory
 * `results`, in that of an experiment `arm/instance/trial`. Throws a UserError that says what to do if there is no such trial, or nothing is left of it.
 */
export async function findAfter(named: string, results: string | null, machine: Machine): Promise<Kept> {
  const { result, directory } = await readNamed(named, results);
  const { testbed } = result;
  if (testbed.kept !== undefined && testbed.kind !== 'other') {
    const place = await openKept(testbed.kind, testbed.kept, machine);
    if (place !== null) return { result, place };
  }
  if (testbed.kept_image !== null) {
    const { findKeptImage } = await import('../testbeds/docker/left.ts');
    const image = await findKeptImage(testbed.kept_image, machine);
    if (image !== null) return { result, ...fromImage(result, testbed.kept_image, directory), ...image };
  }
  const gone = [testbed.kept, testbed.kept_image].filter((name) => name != null).join(' and ');
  throw new UserError(
    `after: ${gone === '' ? `nothing was kept of ${trialName(result)}` : `${gone} is not on this machine any more`}; measure it again with --keep always${testbed.kind === 'docker' ? ', or with --keep-image' : ''}`,
  );
}

async function readNamed(named: string, results: string | null): Promise<{ result: Result; directory: string }> {
  const { readRecord } = await import('../results/read.ts');
  const places: [place: string | null, number: RegExp][] = [
    [path.resolve(named), /^trial-(\d+)$/],
    [results === null ? null : path.resolve(results, named), /^([1-9]\d{0,8})$/],
  ];
  for (const [place, number] of places) {
    const trial = place === null ? undefined : number.exec(path.basename(place))?.[1];
    if (place === null || trial === undefined) continue;
    const of = path.dirname(place);
    const [parent, id] = [path.dirname(of), { instance_id: path.basename(of), trial: Number(trial) }];
    const record = readRecord(parent, id);
    if (record !== null) return { result: record.result, directory: path.join(parent, trialPath(id)) };
  }
  const instance = path.resolve(results ?? '', named);
  const isTrialless = readRecord(path.dirname(instance), { instance_id: path.basename(instance), trial: 1 }) !== null;
  const hint = isTrialless ? `; write ${named}/1 for its first trial` : '';
  const [arm, where] = results === null ? ['', ''] : [holdsExperiment(results) ? 'ARM/' : '', ` of ${results}`];
  throw new UserError(
    `after: "${named}" is neither the directory of a trial with its result nor an ${arm}INSTANCE/TRIAL${where}${hint}`,
  );
}

/** The instance whose image holds all that it had, and the agent's changes. */
function fromImage(result: Result, image: string, directory: string): { dataset: Dataset; instance: Instance } {
  const instance: Instance = {
    id: result.instance_id,
    taskType: result.task_type,
    prompt: promptIn(directory),
    debugPrompt: null,
    image,
    imageTag: null,
    repository: null,
    fixtures: [],
    prerunner: null,
    evaluation: { kind: 'success_command', command: 'true', rule: 'exit_code' },
    solution: null,
    row: null,
    humanActions: null,
  };
  return { dataset: { ...result.dataset, directory, instances: [instance], notes: [], testbed: 'docker' }, instance };
}

/** The prompt as the trial kept it. */
function promptIn(directory: string): string {
  try {
    return readFileSync(path.join(directory, 'prompt.txt'), 'utf8');
  } catch {
    return '';
  }
}
