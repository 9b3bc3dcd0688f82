import { assignments } from '../../base/environment-names.ts';
import { TrialError } from '../../base/errors.ts';
import type { Instance, TaskEnvironment } from '../../datasets/types.ts';
import type { ImageConfig } from './engine.ts';

/** The directories of Harbor tasks, for every user. */
export const LOGS = ['/logs/agent', '/logs/verifier', '/logs/artifacts'];
/** The main process of Harbor's containers, below the image's own entrypoint. */
const MAIN = ['sh', '-c', 'sleep infinity'];

/** Throws a TrialError (`unsupported`) for a task that asks for something that is not given here. */
export function refuseUnsupported({ id, environment }: Pick<Instance, 'id' | 'environment'>): void {
  const [first, ...more] = environment?.unsupported ?? [];
  if (first === undefined) return;
  const also = more.length === 0 ? '' : `; also ${more.map(({ key }) => key).join(', ')}`;
  throw new TrialError('unsupported', `${id} is not run: ${first.key}: ${first.why}${also}`);
}

/** The settings of a task's container that are not those of other datasets: entrypoint, its directory and user are the image's. */
export function taskSettings({ variables }: TaskEnvironment): object {
  return { Cmd: MAIN, Env: assignments(variables) };
}

/** The workdir of a task: its own, otherwise the image's. */
export function workdirOf({ workdir }: TaskEnvironment, config: ImageConfig): string {
  return workdir ?? (config.WorkingDir || '/');
}
