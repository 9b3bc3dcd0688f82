import { type Command, Option } from 'commander';
import type { Flag } from '../options/flags.ts';
import type { Texts } from '../options/parse.ts';

/** Short forms of options. */
const SHORT: Record<string, string> = { instances: '-i, ' };

/** Options that are not taken from a file by commands that write results of another kind. */
export const NEW_RESULTS = ['results-path'];

/** The command line while its commands are defined. */
export interface CommandLine {
  program: Command;
  flags: Flag[];
  /** The arguments. */
  words: string[];
  /** The package's directory. */
  root: string;
  /** Takes the exit code of the command that was executed. */
  ends(exitCode: number): void;
}

/**
 * Adds the options that `isWanted` to a command, each below the heading of its group; `as` describes one whose meaning
 * differs there.
 */
export function addOptions(
  command: Command,
  { flags, words }: CommandLine,
  isWanted: (flag: Flag) => boolean,
  as: (flag: Flag) => Flag = (flag) => flag,
): void {
  // commander compares each new option with all before it: 8 of 75 ms of `plan` for the options of six other commands.
  if (!words.includes(command.name())) return;
  for (const { name, description, default: fallback, flag, choices, heading, list } of flags.filter(isWanted).map(as)) {
    const option = new Option(
      `${SHORT[name] ?? ''}--${name} ${flag ? '[boolean]' : '<value>'}`,
      plainText(description, fallback),
    );
    // Choices are only displayed here; all values are validated together, so that one message names every fault.
    if (choices !== null) option.description += ` [${choices.join(', ')}]`;
    if (list)
      option.argParser((value: string, before?: string) => (before === undefined ? value : `${before}\n${value}`));
    command.addOption(option.helpGroup(`${heading}:`));
  }
}

/** Describes the option `results-path` of a command by a text of its own. */
export function resultsPath(description: string): (flag: Flag) => Flag {
  return (flag) => (flag.name === 'results-path' ? { ...flag, description } : flag);
}

/** The option without its default, for a command that takes the value from elsewhere. */
export function withoutDefault({ default: _, description, ...flag }: Flag): Flag {
  return { ...flag, description: description.replace(/ Default: .*?\.(?= |$)/, '') };
}

/** As `withoutDefault`, with `otherwise` for the default in the description. */
export function defaultingTo(otherwise: string): (flag: Flag) => Flag {
  return (flag) => {
    const { description, ...rest } = withoutDefault(flag);
    return { ...rest, description: `${description} Default: ${otherwise}` };
  };
}

function plainText(description: string, fallback: string | undefined): string {
  return description.replaceAll('`', '') + (fallback === undefined || fallback === '' ? '' : ` (default: ${fallback})`);
}

/** The options of a command: those given, and those of the file `config`, without `except`. */
export async function withFile(command: Command, given: Texts, except: string[] = []) {
  const { withConfig } = await import('./config.ts');
  const names = command.options.map(({ long }) => long!.slice('--'.length)).filter((name) => !except.includes(name));
  return withConfig(kebab(given), names);
}

/**
 * Converts commander's camelCase keys back to the option names. An empty text (`--instances "$UNSET"`) counts as not given, so that
 * it does not replace the value of a file or of the run that is continued. A bare flag is the value true.
 */
export function kebab(given: Texts): Texts {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      String(value).trim() === ''
        ? []
        : [[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), String(value)]],
    ),
  );
}
