import { existsSync } from 'node:fs';
import path from 'node:path';
import { INSTANCE_ID, reservedAs } from '../row.ts';
import type { FaultyTask, Instance, TaskStep } from '../types.ts';
import { composeOf, readCompose } from './compose.ts';
import { healthcheckOf } from './environment.ts';
import { isFile } from './files.ts';
import { checkInside, type ImageOf, imageOf, readParts, type TaskPlace } from './parts.ts';
import { taskKeys, taskSchema } from './schema.ts';
import { readToml } from './toml.ts';
import { unsupportedIn } from './unsupported.ts';

/** The type of a task whose `[metadata]` names no category. */
const UNNAMED_TYPE = 'harbor';

/** A task with the notes on its file; `instance` is null if there were faults, and `about` is as far as it was read. */
interface ReadTask {
  instance: Instance | null;
  about: Omit<FaultyTask, 'faults'>;
  notes: string[];
  /** Its paths that may lead elsewhere in the dataset by links. */
  followed: string[];
}

/**
 * Reads the Harbor task in a folder. Faults are added to `faults`, by the path below `root` with line and key; a key that
 * Harbor ignores too is a note.
 */
export async function readTask(
  { root, inside, id }: Pick<TaskPlace, 'root' | 'inside'> & Pick<Instance, 'id'>,
  directory: string,
  faults: string[],
): Promise<ReadTask> {
  const shown = (name: string) => path.relative(root, path.join(directory, name)) || name;
  const faultsBefore = faults.length;
  const toml = readToml(
    { root: inside, file: path.join(directory, 'task.toml'), shown: shown('task.toml') },
    taskSchema,
    taskKeys,
    faults,
  );
  if (toml === null) return { instance: null, about: { id, taskType: UNNAMED_TYPE }, notes: [], followed: [] };
  const { table } = toml;
  const { environment, metadata } = table;
  const difficulty = wordOf(metadata.difficulty);
  const about = {
    id,
    taskType: wordOf(metadata.category) ?? UNNAMED_TYPE,
    ...(difficulty === null ? {} : { difficulty }),
    tags: [...wordsOf(metadata.tags), ...(table.task?.keywords ?? [])],
  };
  const notes = toml.ignored.map(
    ({ key, line }) => `${shown('task.toml')}:${line}: ${key}: is not a key of a task and is ignored, as Harbor does`,
  );
  if (!INSTANCE_ID.test(id))
    faults.push(`${shown('.')}: the name of a task's folder has letters, digits, ".", "_" and "-" only, 128 at most`);
  const reserved = reservedAs(id);
  if (reserved !== null) faults.push(`${shown('.')}: the name of its folder ${reserved}`);
  const composeIn = (name: string) => readCompose(path.join(directory, name), shown(name), faults);
  const place: TaskPlace = {
    ...{ root, inside, directory, table, faults, notes: [], followed: [] },
    unsupported: unsupportedIn(table, directory, composeIn),
  };
  // The docker CLI follows links to these, and tells what is wrong with them.
  const ofBuild = ['Dockerfile', 'Dockerfile.dockerignore', '.dockerignore'].map((name) => `environment/${name}`);
  checkInside(place, ['task.toml', 'environment', 'tests', 'solution', 'steps', ...ofBuild]);
  if (faults.length > faultsBefore) return { instance: null, about, notes, followed: [] };
  const folder = path.join(directory, 'environment');
  const compose = await composeOf(folder, environment.build_timeout_sec * 1000);
  const { built, image, fixtures } = await imageOf(folder, environment.docker_image);
  if (image === null && compose === null)
    faults.push(
      `${shown('task.toml')}: environment.docker_image: is missing, and there is no environment/Dockerfile; one of them makes the testbed`,
    );
  const steps = await readSteps(place, built);
  const parts = steps[0]?.parts ?? (await readParts(place, null, built));
  if (faults.length > faultsBefore) return { instance: null, about, notes, followed: [] };
  const all = steps.length === 0 ? [parts] : steps.map((step) => step.parts);
  for (const one of all) {
    one.environment!.healthcheck = healthcheckOf(environment.healthcheck);
    one.environment!.compose = compose;
  }
  const instance: Instance = {
    ...about,
    ...parts,
    debugPrompt: null,
    image,
    imageTag: null,
    repository: null,
    fixtures,
    prerunner: null,
    solution: all.find(({ solution }) => solution !== null)?.solution ?? null,
    row: null,
    humanActions: null,
    ...(steps.length === 0 ? {} : { steps: { all: steps, reward: table.multi_step_reward_strategy ?? 'mean' } }),
  };
  notes.push(...new Set(place.notes.map((note) => `${id}: ${note}`)));
  if (environment.storage_mb !== undefined || environment.storage !== undefined)
    notes.push('environment.storage_mb is not limited: Docker cannot on most file systems');
  return { instance, about, notes, followed: place.followed };
}

async function readSteps(place: TaskPlace, built: ImageOf['built']): Promise<TaskStep[]> {
  const steps: TaskStep[] = [];
  for (const step of place.table.steps) {
    const files = `steps/${step.name}/workdir`;
    checkInside(place, [files]);
    const directory = path.join(place.directory, files);
    steps.push({
      name: step.name,
      files: existsSync(directory) ? directory : null,
      setup: isFile(path.join(directory, 'setup.sh')),
      healthcheck: healthcheckOf(step.healthcheck),
      least: typeof step.min_reward === 'number' ? { reward: step.min_reward } : { ...step.min_reward },
      parts: await readParts(place, step, built),
    });
  }
  return steps;
}

function wordOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : null;
}

function wordsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => wordOf(item) ?? []) : [];
}
