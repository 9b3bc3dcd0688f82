import * as z from 'zod/mini';

/** The groups of the README's tables, in their order. */
export const GROUPS = ['what', 'agent', 'testbed', 'evaluation', 'run', 'report'] as const;

/** The commands, and actions, that take options. */
export const COMMANDS = ['run', 'plan', 'report'] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Which commands take the options of a group, unless an option says otherwise. */
const TAKEN_BY: Record<(typeof GROUPS)[number], CommandName[]> = {
  what: ['run', 'plan'],
  agent: ['run'],
  testbed: ['run'],
  evaluation: ['run'],
  run: ['run'],
  report: ['run', 'report'],
};

/** What an option says of itself beside its schema: action.yml, the CLI's help and the README are made of it. */
export interface OptionMeta {
  group: (typeof GROUPS)[number];
  description: string;
  /** The text that stands for the option where none was given. */
  default?: string;
  /** The default in action.yml where it differs: an expression of the runner's. */
  actionDefault?: string;
  /** On the command line the bare name means `true`. */
  flag?: boolean;
  /** An input of the action that the command line does not have. */
  actionOnly?: boolean;
  /** The commands that take it, where they are not those of its group. */
  takenBy?: CommandName[];
}

const meta = z.registry<OptionMeta>();

/** An option that may be left out. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema, about: OptionMeta) {
  const described = z.optional(schema);
  meta.add(described, about);
  return described;
}

/** An option that is this text where none was given. */
export function defaulted<Schema extends z.ZodMiniType>(schema: Schema, text: string, about: OptionMeta) {
  const described = z.prefault(schema, text as z.input<Schema>);
  meta.add(described, { ...about, default: text });
  return described;
}

/** What the option of a schema says of itself. */
export function metaOf(schema: z.ZodMiniType): OptionMeta {
  return meta.get(schema)!;
}

/** The commands that take an option. */
export function commandsOf({ group, takenBy }: OptionMeta): CommandName[] {
  return takenBy ?? TAKEN_BY[group];
}
