import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../base/errors.ts';
import { LEADS_OUT, leadsOut } from './inside.ts';

/** The folders of reference solutions beside `fixtures/`. */
const FOLDERS = ['solution', 'solutions'];

/**
 * The reference solutions of a dataset by instance id: `solution/<instance_id>.sh`, or a directory
 * `solution/<instance_id>/` that is copied over the workdir. They are not part of the dataset's digest, and no testbed
 * gets them. Throws a UserError for two solutions of one instance, and for symlinks that lead out.
 */
export async function solutionsIn(root: string): Promise<Map<string, string>> {
  const solutions = new Map<string, string>();
  for (const folder of FOLDERS)
    for (const [id, file] of await solutionsOf(path.join(root, folder), root)) add(id, file);
  return solutions;

  function add(id: string, file: string): void {
    const other = solutions.get(id);
    if (other !== undefined) throw new UserError(`dataset: ${id} has two solutions, ${other} and ${file}; remove one`);
    solutions.set(id, file);
  }
}

/** The solutions in one directory (none if it does not exist), which must not lead out of `root`. */
export async function solutionsOf(folder: string, root = folder): Promise<[id: string, file: string][]> {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (leadsOut(root, file)) throw new UserError(`dataset: ${file} ${LEADS_OUT}`);
      const target = entry.isSymbolicLink() && existsSync(file) ? realpathSync(file) : file;
      const stats = statSync(target, { throwIfNoEntry: false });
      if (stats?.isDirectory()) return [[entry.name, target]];
      return stats?.isFile() && entry.name.endsWith('.sh') ? [[entry.name.slice(0, -'.sh'.length), target]] : [];
    });
}

/** Notes on solutions of no instance. */
export function straySolutions(solutions: Map<string, string>, ids: Set<string>): string[] {
  const used = new Set([...solutions].flatMap(([id, file]) => (ids.has(id) ? [file] : [])));
  return [...solutions]
    .filter(([id, file]) => !ids.has(id) && !used.has(file))
    .map(([, file]) => `${path.basename(path.dirname(file))}/${path.basename(file)} belongs to no instance`);
}
