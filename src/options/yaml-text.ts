import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  Pair,
  stringify,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { messageOf, UserError } from '../base/errors.ts';
import { quote } from '../base/text/shell.ts';
import { parseYamlDocument } from '../base/yaml.ts';
import { LISTS, MAPPINGS, type OptionName } from './options.ts';

/** The most aliases that are followed: few levels of aliases of aliases would take all memory. */
const MOST_ALIASES = 100;

/**
 * The contents of a YAML text with the value of each alias in its place, and those of merge keys (`<<`) in their mappings.
 * `lineAt` tells the line of a node, from 1. Throws a UserError with the first fault, which begins with `where`.
 */
export function parseYaml(text: string, where: string): { contents: unknown; lineAt(node: unknown): number } {
  const counter = new LineCounter();
  const document = parseYamlDocument(text, { lineCounter: counter });
  const lineAt = (node: unknown) => counter.linePos((node as { range?: number[] } | null)?.range?.[0] ?? 0).line;
  const [broken] = document.errors;
  if (broken?.code === 'MULTIPLE_DOCS')
    throw new UserError(`${where}: has several documents, separated by "---"; leave one of them`);
  if (broken !== undefined) throw new UserError(`${where}: not valid YAML: ${messageOf(broken)}`);
  let aliases = 0;
  const follow = (node: unknown): unknown => {
    if (isAlias(node)) {
      const target = node.resolve(document as Document);
      if (target === undefined)
        throw new UserError(
          `${where}: no anchor &${node.source} before the alias *${node.source} in line ${lineAt(node)}`,
        );
      aliases += 1;
      if (aliases > MOST_ALIASES)
        throw new UserError(`${where}: more than ${MOST_ALIASES} aliases, those within aliases included`);
      return follow(target);
    }
    if (isSeq(node)) {
      const { flow, range } = node;
      return Object.assign(new YAMLSeq(), { flow, range, items: node.items.map(follow) });
    }
    if (!isMap(node)) return node;
    const { flow, range } = node;
    const pairs = node.items.map(({ key, value }) => new Pair(follow(key), follow(value)));
    return Object.assign(new YAMLMap(), { flow, range, items: withMerged(pairs) });
  };
  return { contents: follow(document.contents), lineAt };
}

/** The pairs of a mapping, and those that its merge keys give for other keys: of several, the first counts. */
function withMerged(pairs: Pair[]): Pair[] {
  const isMerge = ({ key, value }: Pair) =>
    nameOf(key) === '<<' && (isMap(value) || (isSeq(value) && value.items.every(isMap)));
  const all = pairs.filter((pair) => !isMerge(pair));
  const names = new Set(all.map(({ key }) => nameOf(key)));
  for (const { value } of pairs.filter(isMerge))
    for (const pair of (isSeq(value) ? value.items : [value]).flatMap((map) => (map as YAMLMap).items)) {
      if (names.has(nameOf(pair.key))) continue;
      names.add(nameOf(pair.key));
      all.push(pair);
    }
  return all;
}

function nameOf(key: unknown): string | null {
  return isScalar(key) ? String(key.value) : null;
}

/**
 * A YAML value as the text of an option; null for anything else. Lists become lines, with `mapping` also mappings
 * (`NAME=value`). Numbers and booleans are kept as they are written (`1.0`, `True`).
 */
function optionText(value: unknown, mapping: boolean): string | null {
  if (isScalar(value)) {
    if (value.value === null) return null;
    return typeof value.value === 'string' ? value.value : (value.source ?? String(value.value));
  }
  if (isSeq(value)) {
    const items = value.items.map(lineOf);
    return items.includes(null) ? null : items.join('\n');
  }
  if (!mapping || !isMap(value)) return null;
  const entries = value.items.map(({ key, value }) => {
    const name = optionText(key, false);
    // Without a value: a variable of the environment.
    if (isNothing(value)) return name;
    const own = lineOf(value);
    return name === null || own === null ? null : `${name}=${own}`;
  });
  return entries.includes(null) ? null : entries.join('\n');
}

/** True for the value of a key without one: `key:`. */
export function isNothing(value: unknown): boolean {
  return value === null || (isScalar(value) && value.value === null);
}

/** A YAML value as YAML with the same texts: its numbers and booleans, as they are written, are texts in it. */
export function nestedText(value: YAMLMap): string {
  visit(value, {
    Scalar(_, node) {
      if (typeof node.value !== 'string') node.value = optionText(node, false);
    },
  });
  return stringify(value);
}

/** The text of an entry of a list or a mapping; null for one of several lines, which would be several entries. */
function lineOf(value: unknown): string | null {
  const text = withoutEnd(optionText(value, false));
  return text === null || /[\r\n]/.test(text) ? null : text;
}

/** A text without the line ends that a block scalar (`|`) adds: with them it would be another one than as an input. */
function withoutEnd(text: string | null): string | null {
  return text?.replace(/(?<![\r\n])[\r\n]+$/, '') ?? null;
}

/** The text of an option's value; null for a form that the option does not take. */
export function textFor(option: OptionName, value: unknown): string | null {
  // As lines it would be empty, which counts as not given: every instance would be selected.
  if (option === 'instances' && isSeq(value) && value.items.length === 0) return '[]';
  if (option === 'agent-args' && isSeq(value)) {
    const words = value.items.map(lineOf);
    return words.includes(null) ? null : words.map((word) => wordOf(word!)).join('\n');
  }
  return isSeq(value) && !LISTS.includes(option) ? null : withoutEnd(optionText(value, MAPPINGS.includes(option)));
}

/** An entry of a list as one word of a text whose words are separated by spaces. */
function wordOf(entry: string): string {
  return /^[^\s'"\\]+$/.test(entry) ? entry : quote(entry);
}

/** The first entry of a list or a mapping that is no single line, which is the fault of the whole; null without one. */
export function unfitEntry(value: unknown): unknown {
  const entries = isSeq(value) ? value.items : isMap(value) ? value.items.map((pair) => pair.value) : [];
  return (
    entries.find(
      (entry) => isSeq(entry) || isMap(entry) || (isScalar(entry) && entry.value !== null && lineOf(entry) === null),
    ) ?? null
  );
}

/** The line of the file with this line of an option's text, both from 1; null for a text whose lines are not those of the file. */
export function lineOfText(value: unknown, number: number, lineAt: (node: unknown) => number): number | null {
  if (isScalar(value)) return value.type === 'BLOCK_LITERAL' ? lineAt(value) + number : null;
  const entry = isSeq(value) ? value.items[number - 1] : isMap(value) ? value.items[number - 1]?.key : undefined;
  return entry === undefined ? null : lineAt(entry);
}

/** The forms of an option's value, in words. */
export function formsOf(option: OptionName): string {
  if (option === 'arms') return 'a mapping of names, each with its options, or the name of a file of it';
  const forms = ['a text', 'a number', 'true or false'];
  if (LISTS.includes(option)) forms.push('a list of single lines');
  if (MAPPINGS.includes(option)) forms.push('a mapping to single lines');
  return `${forms.slice(0, -1).join(', ')}, or ${forms.at(-1)}`;
}
