import flags from './flags.json' with { type: 'json' };
import type { CommandName, OptionMeta } from './meta.ts';

/** An option as the command line has it. */
export interface Flag extends Pick<OptionMeta, 'group' | 'description' | 'default' | 'flag'> {
  name: string;
  /** The commands that take it. */
  commands: CommandName[];
  /** The values it may take, where they are a list. */
  choices?: string[];
}

/** The flags of the command line, in the order of the tables; made of the options' schema, so that help needs no schema. */
export const FLAGS = flags as Flag[];
