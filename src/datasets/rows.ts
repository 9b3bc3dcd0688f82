import { readdirSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod/mini';
import { parseBounded } from '../base/bounded-json.ts';
import { messageOf, UserError } from '../base/errors.ts';
import { readTextFile } from '../base/regular-file.ts';
import { isNear } from '../base/text/near.ts';
import { fieldFault } from '../base/zod.ts';
import { throwFaults } from './faults.ts';
import { LEADS_OUT, leadsOut } from './inside.ts';
import { isKnownKey, type Row, rowSchema } from './row.ts';
import type { RowPlace } from './types.ts';

/** Bytes of one `.jsonl` file; SetupBench's largest has 200 kB. */
const LARGEST_FILE = 256 * 1024 * 1024;

export interface PlacedRow {
  row: Row;
  place: RowPlace;
}

/**
 * The rows of `scenarios/*.jsonl` below a directory, one at a time. Throws a UserError with file, line and field of
 * every error after the last.
 */
export function* readRows(root: string): Generator<PlacedRow> {
  const folder = path.join(root, 'scenarios');
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort();
  const faults: string[] = [];
  const places = new Map<string, RowPlace>();
  for (const name of names) {
    const file = `scenarios/${name}`;
    const content = contentOf(root, file, faults);
    for (const [index, line] of content.split('\n').entries()) {
      if (line.trim() === '') continue;
      const place: RowPlace = { file, line: index + 1, unknownKeys: [] };
      const row = parseRow(line, place, faults);
      if (row === null) continue;
      place.unknownKeys = Object.keys(row).filter((key) => !isKnownKey(key));
      const earlier = places.get(row.instance_id);
      if (earlier !== undefined)
        faults.push(`${textOf(place)}: instance_id: "${row.instance_id}" is already used at ${textOf(earlier)}`);
      places.set(row.instance_id, place);
      yield { row, place };
    }
  }
  throwFaults(root, faults);
  if (places.size === 0)
    throw new UserError(`dataset: ${folder} holds no instance; put one JSON object a line into a .jsonl file`);
}

/** Notes on entries of `scenarios/` that are not read although they may hold rows: files of another extension, directories. */
export function strayScenarios(root: string): string[] {
  return readdirSync(path.join(root, 'scenarios'), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !entry.name.endsWith('.jsonl'))
    .filter((entry) => entry.isDirectory() || /\.(?:nd)?jsonl?$/i.test(entry.name))
    .map(({ name }) => `scenarios/${name} is not read: rows are in files scenarios/*.jsonl`)
    .sort();
}

function contentOf(root: string, file: string, faults: string[]): string {
  try {
    return readText(root, path.join(root, file));
  } catch (error) {
    faults.push(`${file}: cannot be read: ${messageOf(error)}`);
    return '';
  }
}

export function readText(root: string, file: string, limit = LARGEST_FILE): string {
  if (leadsOut(root, file)) throw new Error(`it ${LEADS_OUT}`);
  return readTextFile(file, limit, { follow: true });
}

function textOf({ file, line }: RowPlace): string {
  return `${file}:${line}`;
}

function parseRow(line: string, place: RowPlace, faults: string[]): Row | null {
  let data: unknown;
  try {
    data = parseBounded(line);
  } catch (error) {
    faults.push(`${textOf(place)}: not valid JSON: ${messageOf(error)}`);
    return null;
  }
  const parsed = rowSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues)
    faults.push(`${textOf(place)}: ${fieldFault(issue)}${missingKey(issue, data)}`);
  return null;
}

/** The hint for a required key that is missing, where the row has one of nearly the same name. */
function missingKey(issue: z.core.$ZodIssue, data: unknown): string {
  const [key] = issue.path;
  if (typeof key !== 'string' || typeof data !== 'object' || data === null || key in data) return '';
  const other = Object.keys(data).find((name) => !isKnownKey(name) && isNear(name, key));
  return other === undefined ? '' : `; did you mean the key ${JSON.stringify(other)}?`;
}
