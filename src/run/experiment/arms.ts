import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { messageOf, UserError } from '../../base/errors.ts';
import { readTextFile } from '../../base/regular-file.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { formsOf, withoutOtherAgent } from '../../options/config.ts';
import { LISTS, MAPPINGS, type OptionName, type Options, optionNames } from '../../options/options.ts';
import { noSuchOption, parseOptions } from '../../options/parse.ts';

/** The options that an arm may set. */
const OF_AN_ARM: string[] = [
  ...['agent', 'agent-command', 'agent-setup', 'agent-directory', 'agent-model', 'agent-args', 'agent-env'],
  ...['agent-skills', 'agent-mcp', 'agent-instructions', 'agent-name'],
];

/** Names of directories below the experiment's; not those of its own files. */
const NAME = /^(?!report$|latest$)[A-Za-z0-9][A-Za-z0-9_.-]{0,62}(?<!\.json)$/;
const MOST_ARMS = 8;
const LARGEST = 256 * 1024;

type Texts = Partial<Record<string, string>>;

/** One side of an experiment. */
export interface Arm {
  name: string;
  /** The options that it sets, as texts. */
  own: Texts;
  /** All options of the run as texts: the shared ones, and its own. */
  texts: Texts;
  options: Options;
}

/**
 * The arms of the option `arms`: YAML, or a file of it. `shared` are the texts of all options. Throws a UserError with the
 * line of each fault: an option that an arm cannot set, one arm only, a name that is no directory's.
 */
export async function resolveArms(given: string, shared: Texts): Promise<Arm[]> {
  const file = /^[^\n:{}]+$/.test(given.trim()) ? given.trim() : null;
  const where = file === null ? 'arms' : `arms: ${plainLine(file)}`;
  const own = await parseArms(file === null ? given : readArms(file), where);
  if (own.size < 2) {
    throw new UserError(
      `${where}: ${own.size === 1 ? 'one arm is no experiment' : 'no arm'}; give two or more, such as "base: { agent-directory: base/dist }" and "head: { agent-directory: head/dist }"`,
    );
  }
  if (own.size > MOST_ARMS) throw new UserError(`${where}: ${own.size} arms; at most ${MOST_ARMS} can be compared`);
  const { arms: _arms, ...others } = shared;
  // A fault of the shared options is told once, not for each arm.
  parseOptions(others);
  const faults: string[] = [];
  const arms = [...own].flatMap(([name, texts]): Arm[] => {
    const merged = { ...withoutOtherAgent(texts, others), ...texts };
    try {
      return [{ name, own: texts, texts: merged, options: parseOptions(merged) }];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      faults.push(...error.message.split('\n').map((line) => `${where}: ${name}: ${line}`));
      return [];
    }
  });
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  return arms;
}

/** The arms that set the same as an earlier one: together with it, an A/A test. */
export function sameArms(arms: Arm[]): [one: string, other: string][] {
  return arms.flatMap((arm, index) => {
    const twin = arms.slice(0, index).find(({ own }) => isDeepStrictEqual(own, arm.own));
    return twin === undefined ? [] : [[twin.name, arm.name] as [string, string]];
  });
}

function readArms(file: string): string {
  if (!existsSync(file)) {
    throw new UserError(
      `arms: "${plainLine(file)}" is neither a file nor arms in YAML, such as "base: { agent-directory: base/dist }"`,
    );
  }
  try {
    return readTextFile(file, LARGEST, { follow: true });
  } catch (error) {
    throw new UserError(`arms: ${plainLine(file)} cannot be read: ${messageOf(error)}`);
  }
}

async function parseArms(text: string, where: string): Promise<Map<string, Texts>> {
  const [{ isMap, isScalar, isSeq }, { optionText, parseYaml }] = await Promise.all([
    import('yaml'),
    import('../../options/yaml-text.ts'),
  ]);
  const { contents, lineAt } = parseYaml(text, where);
  if (!isMap(contents)) throw new UserError(`${where}: must be a mapping of names, each with its options`);
  const arms = new Map<string, Texts>();
  const faults: string[] = [];
  for (const { key, value } of contents.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const at = `${where}, line ${lineAt(key)}: ${plainLine(name, 80)}`;
    if (!NAME.test(name)) {
      faults.push(`${at}: not a name of an arm; use letters, digits, "-", "_" and "."`);
      continue;
    }
    const options = new Map<string, string>();
    const isEmpty = value === null || (isScalar(value) && value.value === null);
    if (!isEmpty && !isMap(value)) faults.push(`${at}: must be a mapping of options, or {}`);
    for (const item of isMap(value) ? value.items : []) {
      const option = isScalar(item.key) ? String(item.key.value) : '';
      const line = `${where}, line ${lineAt(item.key)}: ${name}: ${plainLine(option, 80)}`;
      if (!OF_AN_ARM.includes(option)) {
        const shared = optionNames.includes(option as OptionName);
        const advice = shared ? 'give it once, outside of arms' : noSuchOption(option, OF_AN_ARM);
        faults.push(`${line}: an arm cannot set it: ${advice} (an arm can set ${OF_AN_ARM.join(', ')})`);
        continue;
      }
      const own = optionText(item.value, MAPPINGS.includes(option as OptionName));
      if (own === null || (isSeq(item.value) && !LISTS.includes(option as OptionName)))
        faults.push(`${line}: must be ${formsOf(option as OptionName)}`);
      else options.set(option, own);
    }
    arms.set(name, Object.fromEntries(options));
  }
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  return arms;
}
