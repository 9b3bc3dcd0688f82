import { existsSync } from 'node:fs';
import path from 'node:path';
import { codeOf, messageOf, UserError } from '../base/errors.ts';
import { ownOf } from '../base/own.ts';
import type { Options } from '../options/options.ts';
import { leadsOut } from './inside.ts';
import { loadSetupBench } from './setupbench.ts';
import type { Dataset, Mode } from './types.ts';

interface KnownDataset {
  /** The public repository, and the commit for comparable results. */
  repository: string;
  ref: string;
  load(directory: string, about: { name: string; ref: string | null; mode: Mode }): Promise<Dataset>;
}

/** The built-in datasets, by name. */
export const KNOWN: Record<string, KnownDataset> = {
  setupbench: {
    repository: 'https://github.com/microsoft/SetupBench.git',
    ref: '041a412f01348c2a6f8b1b6a910138fe01885aee',
    load: loadSetupBench,
  },
  prdbench: {
    repository: 'https://github.com/southalone/PRDbench.git',
    ref: '61ee47bbdc2d39c094dde64175446d1016290e70',
    // Its code takes 2 ms to load, which a plan of SetupBench saves.
    load: async (...given) => (await import('./prdbench/prdbench.ts')).loadPrdBench(...given),
  },
};

/** A directory of one's own: rows in SetupBench's format, or Harbor tasks. */
async function loadDirectory(directory: string, about: { name: string | null; ref: string | null }): Promise<Dataset> {
  // The reader of TOML is loaded for tasks only.
  const harbor = existsSync(path.join(directory, 'scenarios')) ? null : await import('./harbor/harbor.ts');
  return harbor?.isHarbor(directory) ? harbor.loadHarbor(directory, about) : loadSetupBench(directory, about);
}

/** The name of a dataset that is in a repository of Harbor tasks. */
export const HARBOR = 'harbor';

const NAMES = [...Object.keys(KNOWN), HARBOR].join(', ');

/** The options that select a dataset, its source and its mode. */
export type DatasetOptions = Pick<Options, 'dataset' | 'dataset-path' | 'dataset-repository' | 'dataset-ref' | 'mode'>;

/** Fetches a dataset's repository at a ref; rejects with a UserError. */
export type FetchDataset = (repository: string, ref: string) => Promise<{ directory: string; commit: string }>;

/**
 * Loads the dataset that the options name, from a directory or by `fetch`. Throws a UserError for missing or
 * contradictory options, and for a dataset that cannot be read.
 */
export async function loadDataset(options: DatasetOptions, fetch: FetchDataset): Promise<Dataset> {
  const dataset = await load(options, fetch).catch((error) => {
    if (codeOf(error) !== 'EACCES' && codeOf(error) !== 'ENOTDIR') throw error;
    const advice =
      codeOf(error) === 'ENOTDIR' ? '; there must be a directory: name that of the dataset, not a file in it' : '';
    throw new UserError(`dataset: it cannot be read: ${messageOf(error)}${advice}`);
  });
  if (options.mode !== 'dev' && dataset.instances.every(({ evaluation }) => evaluation.kind !== 'test_plan'))
    throw new UserError(`mode: ${options.mode} is for PRDbench; ${dataset.name} has no modes`);
  return dataset;
}

async function load(options: DatasetOptions, fetch: FetchDataset): Promise<Dataset> {
  const {
    dataset: name,
    'dataset-path': directory,
    'dataset-repository': repository,
    'dataset-ref': ref,
    mode,
  } = options;
  if (name !== HARBOR && directory !== undefined && (repository ?? ref) !== undefined) {
    throw new UserError(
      'dataset-path: a local checkout is given, so leave out dataset-repository and dataset-ref (or the path)',
    );
  }
  if (name === HARBOR) return loadHarborTasks(options, fetch);
  const known = ownOf(KNOWN, name);
  if (known === undefined) {
    if ((directory ?? repository ?? ref) !== undefined) {
      throw new UserError(
        `dataset: "${name}" is not a known dataset (${NAMES}), and dataset-path, dataset-repository and dataset-ref are for known datasets only; name one, or leave these options out`,
      );
    }
    if (!existsSync(name)) {
      throw new UserError(`dataset: "${name}" is neither a known dataset (${NAMES}) nor an existing directory`);
    }
    return loadDirectory(path.resolve(name), { name: null, ref: null });
  }
  if (directory !== undefined) return known.load(path.resolve(directory), { name, ref: null, mode });
  const fetched = await fetch(
    repository === undefined ? known.repository : absolute(repository),
    ref ?? (repository === undefined ? known.ref : 'HEAD'),
  );
  return known.load(fetched.directory, { name, ref: fetched.commit, mode });
}

/** Tasks of a repository, or of a directory below it; its commit is recorded. */
async function loadHarborTasks(
  { 'dataset-path': below, 'dataset-repository': repository, 'dataset-ref': ref }: DatasetOptions,
  fetch: FetchDataset,
): Promise<Dataset> {
  if (repository === undefined) {
    if (below === undefined || ref !== undefined)
      throw new UserError(
        'dataset: harbor needs dataset-repository (and the folder of its tasks in dataset-path), or a local folder in dataset-path',
      );
    return loadDirectory(path.resolve(below), { name: null, ref: null });
  }
  const source = absolute(repository);
  const { directory, commit } = await fetch(source, ref ?? 'HEAD');
  const tasks = path.resolve(directory, below ?? '.');
  if (leadsOut(directory, tasks) || !`${tasks}/`.startsWith(`${directory}/`))
    throw new UserError(`dataset-path: ${below} leads out of the repository`);
  if (!existsSync(tasks)) throw new UserError(`dataset-path: ${below} is not in the repository at ${commit}`);
  const { isHarbor } = await import('./harbor/harbor.ts');
  if (!existsSync(path.join(tasks, 'scenarios')) && !isHarbor(tasks)) {
    const { tasksElsewhere } = await import('./harbor/elsewhere.ts');
    const advice = tasksElsewhere(tasks) || '; name the folder of the tasks';
    throw new UserError(
      `dataset-path: ${below ?? 'the top of the repository'} has no folder with a task.toml${advice}`,
    );
  }
  const name = nameOf(tasks === path.resolve(directory) ? source : tasks);
  return loadDirectory(tasks, { name, ref: commit });
}

/** The name that git gives to the clone of a repository, by its URL or path. */
function nameOf(repository: string): string {
  return repository
    .replace(/(\/?\.git)?\/*$/, '')
    .split(/[/:]/)
    .at(-1)!;
}

/** Makes a local repository path absolute, since git runs in another directory. */
function absolute(repository: string): string {
  return /^\.{1,2}(\/|$)/.test(repository) || existsSync(repository) ? path.resolve(repository) : repository;
}
