/**
 * The Markdown tables that scripts/generate.ts writes into documents: options, outputs, fields of the published
 * formats.
 */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { AGENTS } from '../src/agents/kit/catalogue.ts';
import { describeAgent } from '../src/agents/kit/describe.ts';
import { COMMANDS, type CommandName, GROUP_TITLES, GROUPS, MOST_USED } from '../src/options/meta.ts';
import { choicesOf, describeOption, type OptionName, optionNames, takes } from '../src/options/options.ts';

/** The texts of the documents below `root` with tables, each between `<!-- table:NAME -->` and `<!-- /table -->`, by their paths. */
export async function readDocuments(root: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for await (const name of glob('{docs,plan,report}/**/*.md', { cwd: root })) {
    const text = await readFile(path.join(root, name), 'utf8');
    if (text.includes('<!-- table:')) texts[name] = text;
  }
  return texts;
}

/** A document with its tables made anew. Throws for a marker without a table. */
export function withTables(name: string, document: string, tables: Record<string, string>): string {
  return document.replace(/<!-- table:([\w.-]+) -->[\s\S]*?<!-- \/table -->/g, (_, table: string) => {
    if (tables[table] === undefined) throw new Error(`${name}: there is no table "${table}"`);
    return `<!-- table:${table} -->\n${tables[table]}\n<!-- /table -->`;
  });
}

/** All options, one table per group; the most used ones of each first. */
export function optionTables(): string {
  const tables = GROUPS.map((group) => {
    const all = optionNames.filter((name) => describeOption(name).group === group);
    const names = [true, false].flatMap((used) => all.filter((name) => MOST_USED.includes(name) === used));
    const rows = names.map((name) => [code(name), defaultOf(name), describe(name), takenBy(name)]);
    return `### ${GROUP_TITLES[group]}\n\n${table(['option', 'default', 'description', 'taken by'], rows)}`;
  });
  return [`Most used: ${MOST_USED.map(code).join(', ')}.`, ...tables].join('\n\n');
}

/** The agents of the catalogue. */
export function agentTable(): string {
  const yes = (has: boolean) => (has ? 'yes' : '');
  const rows = AGENTS.map(describeAgent).map((agent) => [
    ...[code(agent.name), agent.title, agent.version ?? '', agent.services.join(', '), yes(agent.needs_model)],
    ...[agent.platforms.join(', '), yes(agent.skills), yes(agent.mcp), yes(agent.instructions), agent.notes.join(' ')],
  ]);
  const places = ['skills', 'MCP servers', 'instructions', 'what cannot be turned off, and other limits'];
  return table(['agent', 'program', 'version', 'models of', 'needs `agent-model`', 'runs on', ...places], rows);
}

/** The packages of the agents. */
export function agentPackages(): string {
  const installed = AGENTS.map(describeAgent).filter(({ packages }) => packages.length > 0);
  return table(
    ['agent', 'packages'],
    installed.map(({ name, packages }) => [code(name), packages.map(code).join(', ')]),
  );
}

/** The inputs of one action. */
export function inputTable(command: CommandName): string {
  const names = optionNames.filter((name) => takes(command, name));
  return table(
    ['input', 'default', 'description'],
    names.map((name) => [code(name), defaultOf(name), describe(name)]),
  );
}

/** Names with a description each, as the outputs of an action. */
export function describedTable(title: string, descriptions: Record<string, string>): string {
  return table(
    [title, 'description'],
    Object.entries(descriptions).map(([name, description]) => [code(name), description]),
  );
}

/**
 * A table of the fields of each published format. Large objects that several formats share are listed once and referred
 * to.
 */
export function fieldTables(schemas: Record<string, z.ZodMiniType>): Record<string, string> {
  const seen = new Map<string, Place>();
  return Object.fromEntries(
    Object.entries(schemas).map(([format, schema]) => {
      const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
      const rows: string[][] = [];
      fields(root, { format, path: '' }, '', rows, seen);
      return [format, table(['field', 'type', 'description'], rows)];
    }),
  );
}

function defaultOf(name: OptionName): string {
  const { default: fallback, actionDefault } = describeOption(name);
  const shown = actionDefault ?? fallback ?? '';
  return shown === '' ? '' : code(shown);
}

/** The description of an option, with the values it may take if the text does not name them. */
function describe(name: OptionName): string {
  const { description } = describeOption(name);
  const choices = (choicesOf(name) ?? []).map(code);
  return choices.every((choice) => description.includes(choice))
    ? description
    : `${description} One of ${choices.join(', ')}.`;
}

function takenBy(name: OptionName): string {
  const commands = COMMANDS.filter((command) => takes(command, name)).join(', ');
  return describeOption(name).actionOnly ? `${commands} (action only)` : commands;
}

/** The part of JSON Schema that the published formats use. */
interface Node {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Node[];
  oneOf?: Node[];
  items?: Node;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: Node | boolean;
  description?: string;
}

/** A field of a published format, as `stages[].name`. */
interface Place {
  format: string;
  path: string;
}

/** An object with fewer fields is listed in each format. */
const LARGE = 5;

/** Adds a row for every field below an object; `condition` tells when the object has these fields. */
function fields(node: Node, { format, path }: Place, condition: string, rows: string[][], seen: Map<string, Place>) {
  for (const [name, field] of Object.entries(node.properties ?? {})) {
    const place = { format, path: `${path}${name}` };
    const objects = objectsIn(field);
    const shape = JSON.stringify(objects.map(({ node: { properties } }) => properties));
    const earlier = referable(seen.get(shape), objects, format);
    const reference = earlier === null ? '' : `Fields as in ${earlier}`;
    const texts = [condition, field.description ?? '', reference].filter((text) => text !== '');
    const type = node.required?.includes(name) ? typeOf(field) : `${typeOf(field)}, optional`;
    rows.push([code(place.path), type, texts.join('. ')]);
    if (earlier !== null || objects.length === 0) continue;
    seen.set(shape, place);
    for (const { node: object, suffix } of objects) {
      const when = objects.length > 1 ? kindOf(object) : '';
      fields(object, { format, path: `${place.path}${suffix}.` }, when, rows, seen);
    }
  }
}

/** The text that refers to an object listed earlier; null if it has to be listed here. */
function referable(earlier: Place | undefined, objects: { node: Node }[], format: string): string | null {
  if (earlier === undefined) return null;
  if (earlier.format === format) return code(earlier.path);
  const size = Math.max(...objects.map(({ node }) => Object.keys(node.properties ?? {}).length));
  return size < LARGE ? null : `${code(earlier.path)} of ${code(earlier.format)}`;
}

/** The objects that a field may hold, itself, in a list or under any key. */
function objectsIn(field: Node): { node: Node; suffix: string }[] {
  if (field.properties !== undefined) return [{ node: field, suffix: '' }];
  const of = (node: Node | boolean | undefined, suffix: string) =>
    typeof node === 'object' ? objectsIn(node).map((found) => ({ ...found, suffix: suffix + found.suffix })) : [];
  return [
    ...of(field.items, '[]'),
    ...of(field.additionalProperties, '.*'),
    ...(field.anyOf ?? field.oneOf ?? []).flatMap((node) => of(node, '')),
  ];
}

function kindOf({ properties = {} }: Node): string {
  return `If ${code('kind')} is ${code(String(properties.kind?.const))}`;
}

function typeOf({ type, const: only, enum: values, anyOf, oneOf, items }: Node): string {
  if (only !== undefined) return code(String(only));
  if (values !== undefined) return values.map((value) => code(String(value))).join(', ');
  const several = anyOf ?? oneOf;
  if (several !== undefined) return [...new Set(several.map(typeOf))].join(' or ');
  if (type === 'array') return `list of ${items === undefined ? 'anything' : typeOf(items)}`;
  return [type ?? 'anything'].flat().join(' or ');
}

function code(text: string): string {
  return `\`${text}\``;
}

function table(titles: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
