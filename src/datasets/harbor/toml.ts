import { parse, TomlError } from 'smol-toml';
import type * as z from 'zod/mini';
import { messageOf } from '../../base/errors.ts';
import { readTextFile } from '../../base/regular-file.ts';
import { closestName, isNear } from '../../base/text/near.ts';
import { LEADS_OUT, leadsOut } from '../inside.ts';

/** Bytes of a TOML file; those of published tasks have a few kB. */
const LARGEST_FILE = 1024 * 1024;

/** The content of a TOML file, checked. `ignored` are keys that are not part of the format, with their lines. */
export interface ReadToml<Table> {
  table: Table;
  ignored: { key: string; line: number }[];
}

/**
 * Reads and checks a TOML file of a dataset. On faults (file, syntax, keys, values) it returns null and adds them to
 * `faults`, each with file, line and key. An unknown key is a fault if it is near one of `keysOf` its table; Harbor ignores
 * both.
 */
export function readToml<Schema extends z.ZodMiniType>(
  { root, file, shown }: { root: string; file: string; shown: string },
  schema: Schema,
  keysOf: (table: PropertyKey[]) => string[],
  faults: string[],
): ReadToml<z.output<Schema>> | null {
  let text: string;
  try {
    if (leadsOut(root, file)) throw new Error(LEADS_OUT);
    // As in Harbor, a text of several lines has LF.
    text = readTextFile(file, LARGEST_FILE, { follow: true }).replaceAll(/\r\n?/g, '\n');
  } catch (error) {
    faults.push(`${shown}: cannot be read: ${messageOf(error)}`);
    return null;
  }
  let data: unknown;
  try {
    // As in Harbor, a number in [metadata] may be of any size.
    data = parse(text, { integersAsBigInt: 'asNeeded' });
  } catch (error) {
    const [line, why] = error instanceof TomlError ? [`:${error.line}`, error.message] : ['', messageOf(error)];
    faults.push(`${shown}${line}: not valid TOML: ${why.split('\n')[0]!.replace(/^Invalid TOML document: /, '')}`);
    return null;
  }
  const ignored: { key: string; line: number }[] = [];
  let lineOf: ReturnType<typeof linesIn> | null = null;
  for (let tries = 0; ; tries += 1) {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { table: parsed.data, ignored };
    lineOf ??= linesIn(text);
    const strangers = parsed.error.issues
      .flatMap((issue) => unknownIn(issue))
      .filter(({ table, key }) => !isNear(key, closestName(key, keysOf(table))))
      .map(({ table, key }) => [...table, key]);
    if (strangers.length === 0 || tries > 0) {
      for (const issue of parsed.error.issues) faults.push(...faultsOf(issue, lineOf, shown, keysOf));
      return null;
    }
    for (const path of strangers) {
      ignored.push({ key: keyOf(path), line: lineOf(path) });
      drop(data, path);
    }
  }
}

/** The unknown keys of an issue; those of a value that may be a table or a text too. */
function unknownIn(issue: z.core.$ZodIssue, above: PropertyKey[] = []): { table: PropertyKey[]; key: string }[] {
  const table = [...above, ...issue.path];
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap((inner) => unknownIn(inner, table));
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ table, key })) : [];
}

function faultsOf(
  issue: z.core.$ZodIssue,
  lineOf: (path: PropertyKey[]) => number,
  shown: string,
  keysOf: (table: PropertyKey[]) => string[],
): string[] {
  const unknown = unknownIn(issue);
  if (unknown.length > 0)
    return unknown.map(({ table, key }) => {
      const path = [...table, key];
      return `${shown}:${lineOf(path)}: ${keyOf(path)}: there is no such key; did you mean ${closestName(key, keysOf(table))}?`;
    });
  const place = issue.path.length === 0 ? shown : `${shown}:${lineOf(issue.path)}: ${keyOf(issue.path)}`;
  return [`${place}: ${issue.message}`];
}

function keyOf(path: PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : String(part)))
    .join('.')
    .replaceAll('.[', '[');
}

function drop(data: unknown, path: PropertyKey[]): void {
  let at = data as Record<PropertyKey, unknown>;
  for (const part of path.slice(0, -1)) at = at[part] as typeof at;
  delete at[path.at(-1)!];
}

/**
 * Tells the line of a key, from 1: the assignment in its table, otherwise the table's header, otherwise 1. For messages; a key
 * written in an unusual way (dotted, inline) has the line of what is around it.
 */
function linesIn(text: string): (path: PropertyKey[]) => number {
  const textOf = (path: PropertyKey[]) => path.join('\0');
  const first = new Map<string, number>();
  let at: PropertyKey[] = [];
  const counts = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    const header = /^\s*(\[\[?)([^\]]+)\]/.exec(line);
    const assigned = /^\s*([A-Za-z0-9_."'-]+)\s*=/.exec(line);
    if (header !== null) {
      const names = header[2]!.split('.').map(bare);
      at = [];
      for (const [place, name] of names.entries()) {
        at.push(name);
        const key = textOf(at);
        if (header[1] === '[[' && place === names.length - 1) counts.set(key, (counts.get(key) ?? -1) + 1);
        if (counts.has(key)) at.push(counts.get(key)!);
      }
    }
    const here = header !== null ? at : assigned !== null ? [...at, ...assigned[1]!.split('.').map(bare)] : null;
    if (here !== null && !first.has(textOf(here))) first.set(textOf(here), index + 1);
  }
  return (path) => {
    const depths = path.map((_, place) => path.length - place);
    const depth = depths.find((depth) => first.has(textOf(path.slice(0, depth))));
    return depth === undefined ? 1 : first.get(textOf(path.slice(0, depth)))!;
  };
}

function bare(name: string): string {
  return name.trim().replace(/^["']|["']$/g, '');
}
