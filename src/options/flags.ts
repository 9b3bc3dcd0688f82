import { COMMANDS, type CommandName, GROUP_TITLES, MOST_USED, type OptionMeta } from './meta.ts';
import { choicesOf, describeOption, isOptionName, LISTS, optionNames, takes } from './options.ts';

/** An option as a command line flag. */
export interface Flag extends Pick<OptionMeta, 'group' | 'description' | 'default' | 'flag'> {
  name: string;
  /** Heading in the help. */
  heading: string;
  /** The commands that take it. */
  commands: CommandName[];
  /** The allowed values, if they are a list. */
  choices: string[] | null;
  /** True if it can be given several times. */
  list: boolean;
}

/** The flags of the command line in the order of the help: the most used ones, then by group. */
export const FLAGS: Flag[] = [...MOST_USED, ...optionNames.filter((name) => !MOST_USED.includes(name))]
  .filter(isOptionName)
  .filter((name) => !describeOption(name).actionOnly)
  .map((name) => ({
    ...describeOption(name),
    name,
    heading: MOST_USED.includes(name) ? 'Most used' : GROUP_TITLES[describeOption(name).group],
    choices: choicesOf(name),
    list: LISTS.includes(name),
    commands: COMMANDS.filter((command) => takes(command, name)),
  }));
