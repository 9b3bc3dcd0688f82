import { COMMANDS, type CommandName, type OptionMeta } from './meta.ts';
import { choicesOf, describeOption, optionNames, takes } from './options.ts';

/** An option as a command line flag. */
export interface Flag extends Pick<OptionMeta, 'group' | 'description' | 'default' | 'flag'> {
  name: string;
  /** The commands that take it. */
  commands: CommandName[];
  /** The allowed values, if they are a list. */
  choices: string[] | null;
}

/** The flags of the command line, in the order of the tables. */
export const FLAGS: Flag[] = optionNames
  .filter((name) => !describeOption(name).actionOnly)
  .map((name) => ({
    ...describeOption(name),
    name,
    choices: choicesOf(name),
    commands: COMMANDS.filter((command) => takes(command, name)),
  }));
