import { readdirSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod/mini';
import { parseBounded } from '../base/bounded-json.ts';
import { messageOf, UserError } from '../base/errors.ts';
import { readTextFile } from '../base/regular-file.ts';
import { isNear } from '../base/text/near.ts';
import { LEADS_OUT, leadsOut } from './inside.ts';
import { isKnownKey, type Row, rowSchema } from './row.ts';
import type { RowPlace } from './types.ts';

/** The maximum number of errors in one message. */
const FAULTS_SHOWN = 20;
/** Bytes of one `.jsonl` file; SetupBench's largest has 200 kB. */
const LARGEST_FILE = 256 * 1024 * 1024;

export interface PlacedRow {
  row: Row;
  place: RowPlace;
}

/**
 * The rows of `scenarios/*.jsonl` below a directory. Throws a UserError with file, line and field of every error.
 */
export async function readRows(root: string): Promise<PlacedRow[]> {
  const folder = path.join(root, 'scenarios');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort();
  const faults: string[] = [];
  const rows: PlacedRow[] = [];
  const places = new Map<string, string>();
  for (const file of files) {
    const content = contentOf(root, path.join(folder, file), faults);
    for (const [index, line] of content.split('\n').entries()) {
      if (line.trim() === '') continue;
      const place = `scenarios/${file}:${index + 1}`;
      const row = parseRow(line, place, faults);
      if (row === null) continue;
      const unknownKeys = Object.keys(row).filter((key) => !isKnownKey(key));
      const earlier = places.get(row.instance_id);
      if (earlier !== undefined)
        faults.push(`${place}: instance_id: "${row.instance_id}" is already used at ${earlier}`);
      places.set(row.instance_id, place);
      rows.push({ row, place: { file: `scenarios/${file}`, line: index + 1, unknownKeys } });
    }
  }
  if (faults.length > 0) {
    const more = faults.length > FAULTS_SHOWN ? [`… and ${faults.length - FAULTS_SHOWN} more`] : [];
    throw new UserError([`dataset: ${root} cannot be read:`, ...faults.slice(0, FAULTS_SHOWN), ...more].join('\n'));
  }
  if (rows.length === 0)
    throw new UserError(`dataset: ${folder} holds no instance; put one JSON object a line into a .jsonl file`);
  return rows;
}

function contentOf(root: string, file: string, faults: string[]): string {
  try {
    return textOf(root, file);
  } catch (error) {
    faults.push(`scenarios/${path.basename(file)}: cannot be read: ${messageOf(error)}`);
    return '';
  }
}

export function textOf(root: string, file: string): string {
  if (leadsOut(root, file)) throw new Error(`it ${LEADS_OUT}`);
  return readTextFile(file, LARGEST_FILE, { follow: true });
}

function parseRow(line: string, place: string, faults: string[]): Row | null {
  let data: unknown;
  try {
    data = parseBounded(line);
  } catch (error) {
    faults.push(`${place}: not valid JSON: ${messageOf(error)}`);
    return null;
  }
  const parsed = rowSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) faults.push(`${place}: ${fieldFault(issue)}${missingKey(issue, data)}`);
  return null;
}

export function fieldFault(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.');
  return field === '' ? issue.message : `${field}: ${issue.message}`;
}

/** The hint for a required key that is missing, where the row has one of nearly the same name. */
function missingKey(issue: z.core.$ZodIssue, data: unknown): string {
  const [key] = issue.path;
  if (typeof key !== 'string' || typeof data !== 'object' || data === null || key in data) return '';
  const other = Object.keys(data).find((name) => !isKnownKey(name) && isNear(name, key));
  return other === undefined ? '' : `; did you mean the key ${JSON.stringify(other)}?`;
}
