import { formatDuration } from '../../base/format.ts';
import type { Machine } from '../../base/machine.ts';
import { lastLine } from '../../base/text/last-line.ts';
import { isTaskImageName } from '../../datasets/harbor/image-name.ts';
import type { TaskEnvironment } from '../../datasets/types.ts';
import { runDocker } from './cli.ts';
import type { Engine } from './engine.ts';
import { buildFault } from './fault.ts';

/** The label of images that were built of a task's folder, with the folder's digest. */
export const BUILT = 'agentbench.task';
/** Milliseconds between two notices of a build that takes long. */
const TELL_EVERY = 30_000;

/** An image that was built of a task and that no container uses. */
export interface TaskImage {
  name: string;
  /** Bytes that no other image shares. */
  bytes: number;
}

/** The images that were built here and that no container uses, by their names: images made of them have the label too. */
export async function unusedImages(engine: Engine): Promise<TaskImage[]> {
  const built = (await engine.images()).filter(
    ({ labels, containers }) => Object.hasOwn(labels, BUILT) && containers === 0,
  );
  return built.flatMap(({ names, own }) => names.filter(isTaskImageName).map((name) => ({ name, bytes: own })));
}

/** Builds the image of a task's `environment/`, by the docker CLI, so that BuildKit and its logins apply. Throws a TrialError (`image_build`). */
export async function buildImage(
  name: string,
  { directory, digest, timeout }: NonNullable<TaskEnvironment['build']>,
  { machine, tell, id, signal }: { machine: Machine; tell(message: string): void; id: string; signal: AbortSignal },
): Promise<void> {
  const started = performance.now();
  let told = started;
  tell(`${id}: building its image`);
  const args = [
    // Otherwise Docker's older builder leaves the container of a step that failed.
    ...['build', '--force-rm', '--label', `${BUILT}=${digest}`],
    ...['--tag', name, '--file', `${directory}/Dockerfile`, directory],
  ];
  const result = await runDocker(machine, args, { timeout, signal }, (end) => {
    if (performance.now() - told < TELL_EVERY) return;
    told = performance.now();
    tell(`${id}: building its image for ${formatDuration(told - started)}: ${lastLine(end)}`);
  });
  signal.throwIfAborted();
  const took = formatDuration(performance.now() - started);
  if (result.exitCode === 0) return tell(`${id}: built its image in ${took}`);
  const why = result.timedOut
    ? `is not built within ${timeout / 1000} s (environment.build_timeout_sec)`
    : 'cannot be built';
  throw buildFault(`the image of ${id} ${why}`, result.end);
}
