import flags from './flags.json' with { type: 'json' };
import type { CommandName, OptionMeta } from './meta.ts';

/** An option as a command line flag. */
export interface Flag extends Pick<OptionMeta, 'group' | 'description' | 'default' | 'flag'> {
  name: string;
  /** The commands that take it. */
  commands: CommandName[];
  /** The allowed values, if they are a list. */
  choices?: string[];
}

/**
 * The flags of the command line, in the order of the tables; generated from the options' schema, so that help loads no
 * schema.
 */
export const FLAGS = flags as Flag[];
