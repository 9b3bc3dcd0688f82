import path from 'node:path';
import { COMPOSE_FILE } from './compose.ts';
import { isFile } from './files.ts';
import type { EnvironmentTable, StepTable, TaskTable, VerifierTable } from './schema.ts';

/** The container of a verifier that has one of its own; source: harbor 0.25.0 on PyPI, models/task/verifier_mode.py. */
export interface VerifierImage {
  /** Its limits, variables and network. */
  config: EnvironmentTable;
  /** Relative to the task: the folder of its Dockerfile, or of files for a ready image. */
  folder: string;
  /** The ready image; undefined for a Dockerfile. */
  image: string | undefined;
  /** True if the image has the tests. */
  bundled: boolean;
}

/** True if the verifier of a step, or of a task without steps (null), runs in a container of its own. */
export function isSeparate(table: TaskTable, step: StepTable | null): boolean {
  return (modeOf(step?.verifier) ?? modeOf(table.verifier)) === 'separate';
}

/**
 * The container of a separate verifier: an image that a step or the task names for it, or a Dockerfile beside the tests,
 * those of the step first; otherwise a copy of the task's environment.
 */
export function verifierImage(table: TaskTable, directory: string, step: StepTable | null): VerifierImage {
  const own = step?.verifier.environment;
  const config = own ?? table.verifier.environment ?? table.environment;
  const candidates: [EnvironmentTable | undefined, string][] = [
    ...(step === null ? [] : [[own, `steps/${step.name}/tests`] as [typeof own, string]]),
    [table.verifier.environment, 'tests'],
  ];
  for (const [environment, folder] of candidates) {
    if (environment?.docker_image !== undefined)
      return { config, folder, image: environment.docker_image, bundled: true };
    if (['Dockerfile', COMPOSE_FILE].some((name) => isFile(path.join(directory, folder, name))))
      return { config, folder, image: undefined, bundled: true };
  }
  return { config, folder: 'environment', image: table.environment.docker_image, bundled: false };
}

function modeOf(verifier: VerifierTable | undefined): 'shared' | 'separate' | null {
  return verifier?.environment_mode ?? (verifier?.environment === undefined ? null : 'separate');
}
