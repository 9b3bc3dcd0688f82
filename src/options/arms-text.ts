import { isMap, isScalar } from 'yaml';
import { UserError } from '../base/errors.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { isOptionName } from './options.ts';
import { noSuchOption, type Texts } from './parse.ts';
import { formsOf, isNothing, parseYaml, textFor, unfitEntry } from './yaml-text.ts';

/** The options that an arm may set. */
const OF_AN_ARM: string[] = [
  ...['agent', 'agent-command', 'agent-setup', 'agent-directory', 'agent-model', 'agent-args', 'agent-env'],
  ...['agent-skills', 'agent-mcp', 'agent-instructions', 'agent-name'],
];

/** Names of directories below the experiment's; not those of its own files. */
const NAME = /^(?!report$|latest$)[A-Za-z0-9][A-Za-z0-9_.-]{0,62}(?<!\.(json|html))$/;

/** The options of each arm, as texts. */
export type ArmTexts = Map<string, Texts>;

/** The arms of a YAML text. Throws a UserError with the line of each fault, which begins with `where`. */
export function parseArms(text: string, where: string): ArmTexts {
  const { contents, lineAt } = parseYaml(text, where);
  const { arms, faults } = readArmNodes(contents);
  if (arms === null) throw new UserError(`${where}: must be a mapping of names, each with its options`);
  if (faults.length > 0)
    throw new UserError(faults.map(({ node, message }) => `${where}, line ${lineAt(node)}: ${message}`).join('\n'));
  return arms;
}

/** The arms of a YAML value, null if it is no mapping, and each fault with the node that has it. */
export function readArmNodes(contents: unknown): {
  arms: ArmTexts | null;
  faults: { node: unknown; message: string }[];
} {
  if (!isMap(contents)) return { arms: null, faults: [] };
  const arms: ArmTexts = new Map();
  const faults: { node: unknown; message: string }[] = [];
  for (const { key, value } of contents.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const fault = (node: unknown, message: string) =>
      faults.push({ node, message: `${plainLine(name, 80)}: ${message}` });
    if (!NAME.test(name)) {
      fault(
        key,
        'not a name of an arm; use letters, digits, "-", "_" and ".", 63 at most, and neither the name of a file (.json, .html) nor report or latest',
      );
      continue;
    }
    const other = [...arms.keys()].find((one) => one.toLowerCase() === name.toLowerCase());
    if (other !== undefined) {
      fault(
        key,
        other === name
          ? 'is given twice; give it another name'
          : `differs from the arm ${other} by upper and lower case alone, which some file systems take for the same directory; give it another name`,
      );
      continue;
    }
    const options = new Map<string, string>();
    if (!isNothing(value) && !isMap(value)) fault(key, 'must be a mapping of options, or {}');
    for (const item of isMap(value) ? value.items : []) {
      const option = isScalar(item.key) ? String(item.key.value) : '';
      const told = plainLine(option, 80);
      if (!isOptionName(option) || !OF_AN_ARM.includes(option)) {
        const advice = isOptionName(option) ? 'give it once, outside of arms' : noSuchOption(option, OF_AN_ARM);
        fault(item.key, `${told}: an arm cannot set it: ${advice} (an arm can set ${OF_AN_ARM.join(', ')})`);
        continue;
      }
      const own = textFor(option, item.value);
      if (own === null) fault(unfitEntry(item.value) ?? item.key, `${told}: must be ${formsOf(option)}`);
      // An empty text counts as not given, as everywhere.
      else if (own.trim() !== '') options.set(option, own);
    }
    arms.set(name, Object.fromEntries(options));
  }
  return { arms, faults };
}
