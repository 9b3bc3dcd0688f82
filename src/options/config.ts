import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import { statsOf } from '../base/names-in.ts';
import { lineNotUtf8, readRegularFile } from '../base/regular-file.ts';
import { nameOfAgent } from './agent-name.ts';
import { isOptionName, type OptionName, optionNames } from './options.ts';
import { noSuchOption, optionFaults, plainEnds, type Texts } from './parse.ts';

/** The paths of the file if the option `config` is not given, relative to the current directory. */
const CONFIG_FILES = ['agentbench.yaml', '.github/agentbench.yaml'];
/** Names that are taken for those. */
const MISNAMED = ['agentbench.yml', '.github/agentbench.yml'];

/** Options that a file cannot have: secrets, and values that only a workflow knows. */
const NOT_IN_FILE: Partial<Record<OptionName, string>> = {
  config: 'is the name of this file',
  'judge-api-key':
    'is a secret; set AGENTBENCH_JUDGE_API_KEY in the environment, or give it in the workflow from a secret',
  'github-token': 'is a secret; give it in the workflow',
  matrix: 'comes from the plan of a workflow',
  'job-index': 'comes from the workflow',
  'job-total': 'comes from the workflow',
};

/** The names of the options that a file can have. */
export const configNames = optionNames.filter((name) => NOT_IN_FILE[name] === undefined);

/** The two ways to name an agent, each with the options that belong to it alone. */
const AGENTS: [OptionName, ...OptionName[]][] = [
  ['agent', 'agent-args', 'agent-skills', 'agent-mcp', 'agent-instructions'],
  ['agent-command', 'agent-directory'],
];

/**
 * `others` without the agent that `own` replaces by one of the other kind: `agent` wins over an `agent-command` of a place that
 * counts less, and the other way round, with the options that belong to it and its name. Another agent of the same kind
 * replaces the name alone, to which its figures would be credited; one by another name also the arguments, which are of
 * another program.
 */
export function withoutOtherAgent(own: Texts, others: Texts): Texts {
  const left = { ...others };
  const textOf = (texts: Texts, name: string) => plainEnds(texts[name] ?? '').trim();
  const has = (texts: Texts, name: string) => textOf(texts, name) !== '';
  for (const [kind, ...belonging] of AGENTS) {
    const chosen = kind === 'agent' ? 'agent-command' : 'agent';
    if (!has(others, kind)) continue;
    if (has(own, kind)) {
      if (textOf(own, kind) !== textOf(others, kind)) delete left['agent-name'];
      const isOther = nameOfAgent(textOf(own, kind)) !== nameOfAgent(textOf(others, kind));
      if (kind === 'agent' && isOther) delete left['agent-args'];
    } else if (has(own, chosen)) for (const name of [kind, ...belonging, 'agent-name']) delete left[name];
  }
  return left;
}

const LARGEST = 1024 * 1024;

/** The options of a file, as texts. */
export interface ConfigFile {
  /** As given, or as found. */
  file: string;
  /** True if nobody named it. */
  found: boolean;
  texts: Partial<Record<OptionName, string>>;
  /** From 1. */
  lines: Record<string, number>;
}

/**
 * The file of options: the given one, else the first of `CONFIG_FILES` in `directory`; null for `none` and if there is
 * none. Throws a UserError with file and line of every fault; an unknown key is named with the known one that is near.
 */
export async function readConfig(given: string | undefined, directory: string): Promise<ConfigFile | null> {
  if (given === 'none') return null;
  const wanted = given === undefined || given.trim() === '' ? undefined : given;
  const file = wanted ?? findConfig(directory);
  if (file === undefined) {
    const other = MISNAMED.find((name) => statsOf(path.join(directory, name)) !== undefined);
    if (other === undefined) return null;
    throw new UserError(
      `config: ${other} is not read by itself: rename it to ${other.replace('.yml', '.yaml')}, or set config: ${other}; if it is another program's, set config: none`,
    );
  }
  let bytes: Buffer;
  try {
    bytes = readRegularFile(path.resolve(directory, file), LARGEST, { follow: wanted !== undefined });
  } catch (error) {
    throw new UserError(`config: ${file} cannot be read: ${messageOf(error)}`);
  }
  const line = lineNotUtf8(bytes);
  if (line !== null)
    throw new UserError(`config: ${file}:${line}: has bytes that are not UTF-8; save the file as UTF-8`);
  return { file, found: wanted === undefined, ...(await parseConfig(new TextDecoder().decode(bytes), file)) };
}

/** The first of `CONFIG_FILES` in `directory`. A link to nowhere is found as well, and told as one that cannot be read. */
export function findConfig(directory: string): string | undefined {
  return CONFIG_FILES.find((name) => statsOf(path.join(directory, name)) !== undefined);
}

async function parseConfig(text: string, file: string): Promise<Pick<ConfigFile, 'texts' | 'lines'>> {
  const { isMap, isScalar } = await import('yaml');
  const { formsOf, isNothing, lineOfText, nestedText, parseYaml, textFor, unfitEntry } = await import('./yaml-text.ts');
  const { contents, lineAt } = parseYaml(text, `config: ${file}`);
  const texts: ConfigFile['texts'] = {};
  const lines: ConfigFile['lines'] = {};
  const values: Record<string, unknown> = {};
  // Without an option, with or without the `---` of its beginning.
  if (isNothing(contents)) return { texts, lines };
  if (!isMap(contents)) throw new UserError(`config: ${file}: must be a mapping of options, for example "trials: 3"`);
  const faults: string[] = [];
  for (const { key, value } of contents.items) {
    const line = lineAt(key);
    const name = isScalar(key) ? String(key.value) : '';
    const fault = (message: string, node: unknown = key) =>
      faults.push(`config: ${file}:${lineAt(node)}: ${name}: ${message}`);
    if (!isOptionName(name)) {
      fault(noSuchOption(name, configNames));
      continue;
    }
    const reason = NOT_IN_FILE[name];
    if (reason === undefined && isNothing(value)) continue;
    // The text of arms is YAML itself.
    const isNested = name === 'arms' && isMap(value);
    const own = reason !== undefined ? null : isNested ? nestedText(value) : textFor(name, value);
    if (reason !== undefined) fault(`cannot be in this file: it ${reason}`);
    else if (own === null) fault(`must be ${formsOf(name)}`, unfitEntry(value) ?? key);
    else if (name === 'model-keys' && /=[^\n]*\S/.test(own))
      fault('a key cannot be in this file: write the names of keys alone, and set them in the environment');
    else {
      texts[name] = own;
      lines[name] = line;
      values[name] = value;
      if (!isNested) continue;
      const { readArmNodes } = await import('./arms-text.ts');
      for (const { node, message } of readArmNodes(value).faults)
        faults.push(`config: ${file}:${lineAt(node)}: ${name}: ${message}`);
    }
  }
  for (const { name, message } of optionFaults(texts)) {
    // A line of the option's text is told as a line of the file.
    const [, number] = /^[\w-]+: line (\d+)/.exec(message) ?? [];
    const line = number === undefined ? null : lineOfText(values[name], Number(number), lineAt);
    const told = line === null ? message : message.replace(/(?<=^[\w-]+: )line \d+:? /, '');
    faults.push(`config: ${file}:${line ?? lines[name]}: ${told}`);
  }
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  return { texts, lines };
}
