import { existsSync, lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../base/errors.ts';
import { LEADS_OUT, leadsOut } from '../inside.ts';

/** The folders of the repository and of the data set card; both can also lie below a folder of this name. */
const ROOTS = ['.', 'prdbench'];
const PROJECTS = ['PRDbench', 'data'];
const AUXILIARY = ['aux_data.json', 'Evaluation/aux_data.json', 'Generation/aux_data.json'];

/** The locations of files in a copy of PRDbench. */
export interface Layout {
  /** The folder with one subfolder for each project, named by its number. */
  projects: string;
  /** The project numbers, ascending. */
  numbers: number[];
  /** The file `aux_data.json`; null if there is none. */
  auxiliary: string | null;
  notes: string[];
}

/** Finds the projects and `aux_data.json` below a directory. Throws a UserError if there are no projects. */
export async function findLayout(directory: string): Promise<Layout> {
  if (!existsSync(directory)) throw new UserError(`dataset: the directory ${directory} does not exist`);
  for (const root of ROOTS) {
    for (const folder of PROJECTS) {
      const projects = path.resolve(directory, root, folder);
      const { numbers, notes } = await projectsIn(projects);
      if (numbers.length === 0) continue;
      if (leadsOut(directory, projects)) throw new UserError(`dataset: ${projects} ${LEADS_OUT}`);
      const own = (file: string) => isFile(file) && !leadsOut(directory, file);
      const auxiliary = AUXILIARY.map((name) => path.resolve(directory, root, name)).find(own) ?? null;
      const missing =
        auxiliary === null ? ['aux_data.json is missing: the extra files it lists cannot be checked'] : [];
      return { projects, numbers, auxiliary, notes: [...notes, ...missing] };
    }
  }
  const places = PROJECTS.map((folder) => `${folder}/<number>`).join(' nor ');
  throw new UserError(`dataset: the directory ${directory} has no projects of PRDbench: neither ${places} exists`);
}

async function projectsIn(folder: string): Promise<{ numbers: number[]; notes: string[] }> {
  if (!existsSync(folder) || !lstatSync(folder).isDirectory()) return { numbers: [], notes: [] };
  const numbers: number[] = [];
  const notes: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const leftOut = (why: string) => notes.push(`${path.basename(folder)}/${entry.name} ${why}, and is left out`);
    if (/^[1-9]\d{0,8}$/.test(entry.name)) {
      if (entry.isDirectory()) numbers.push(Number(entry.name));
      // The target of a symlink would be missing from the dataset's digest.
      else if (entry.isSymbolicLink()) leftOut('is a link');
    } else if (entry.isDirectory() && existsSync(path.join(folder, entry.name, 'evaluation'))) {
      leftOut('has no name of a project, which is a number without leading zeros');
    }
  }
  return { numbers: numbers.sort((a, b) => a - b), notes: notes.sort() };
}

function isFile(file: string): boolean {
  return existsSync(file) && lstatSync(file).isFile();
}
