import { messageOf } from '../../base/errors.ts';
import { readRegularFile } from '../../base/regular-file.ts';
import { insideProject, type ProjectFiles } from './files.ts';
import { parseJson } from './json.ts';
import { auxiliarySchema } from './plan-schema.ts';

const LARGEST_FILE = 64 * 1024 * 1024;

/** The extra files that `aux_data.json` lists, by project number; an unreadable file becomes a note. */
export async function readAuxiliary(file: string | null): Promise<{ listed: Map<string, string[]>; notes: string[] }> {
  if (file === null) return { listed: new Map(), notes: [] };
  let bytes: Buffer;
  try {
    bytes = readRegularFile(file, LARGEST_FILE);
  } catch (error) {
    return { listed: new Map(), notes: [`aux_data.json cannot be read: ${messageOf(error)}`] };
  }
  const parsed = parseJson(bytes, 'aux_data.json');
  if (parsed.fault !== null) return { listed: new Map(), notes: [parsed.fault] };
  const lists = auxiliarySchema.safeParse(parsed.data);
  if (lists.success) return { listed: new Map(Object.entries(lists.data)), notes: [] };
  const [key] = lists.error.issues[0]!.path;
  const place = key === undefined ? '' : ` (see the key ${JSON.stringify(key)})`;
  return {
    listed: new Map(),
    notes: [`aux_data.json is not an object of lists of paths${place}: the extra files cannot be checked`],
  };
}

/** The problems with a project's extra files. */
export function auxiliaryNotes(id: string, listed: string[], files: ProjectFiles): string[] {
  return listed.flatMap((given) => {
    const plain = insideProject(given);
    if (plain === null || files.isEscape(plain)) {
      return [`${id}: aux_data.json lists ${given}, which leads out of the project`];
    }
    return files.isThere(plain) ? [] : [`${id}: aux_data.json lists ${given}, which is not there`];
  });
}
