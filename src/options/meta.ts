import * as z from 'zod/mini';

/** The groups of the tables in docs/reference/options.md, in order. */
export const GROUPS = ['what', 'agent', 'model', 'testbed', 'evaluation', 'run', 'experiment', 'report'] as const;

/** The titles of the groups in help and documents. */
export const GROUP_TITLES: Record<(typeof GROUPS)[number], string> = {
  what: 'Dataset',
  agent: 'Agent',
  model: 'Model',
  testbed: 'Testbed',
  evaluation: 'Evaluation',
  run: 'Run',
  experiment: 'Experiment',
  report: 'Report',
};

/** The options that most runs need, which help and documents show first. */
export const MOST_USED = [
  ...['dataset', 'instances', 'agent', 'agent-model', 'agent-command', 'agent-directory', 'model-keys'],
  ...['testbed', 'trials', 'parallel', 'results-path'],
];

/** The commands, and actions, that take options. */
export const COMMANDS = ['run', 'plan', 'report'] as const;
export type CommandName = (typeof COMMANDS)[number];

/** The commands that take the options of a group, unless an option sets `takenBy`. */
const TAKEN_BY: Record<(typeof GROUPS)[number], CommandName[]> = {
  what: ['run', 'plan'],
  agent: ['run'],
  model: ['run'],
  testbed: ['run'],
  evaluation: ['run'],
  run: ['run'],
  experiment: ['run'],
  report: ['run', 'report'],
};

/** The description of an option beside its schema; action.yml, the CLI's help and the documents are generated from it. */
export interface OptionMeta {
  group: (typeof GROUPS)[number];
  description: string;
  /** The value that is parsed if none is given. */
  default?: string;
  /** The default in action.yml if it differs: an expression that the runner evaluates. */
  actionDefault?: string;
  /** On the command line the bare name means `true`. */
  flag?: boolean;
  /** An input of the action that the command line does not have. */
  actionOnly?: boolean;
  /** The commands that take it, if they differ from those of its group. */
  takenBy?: CommandName[];
}

const meta = z.registry<OptionMeta>();

/** Makes the options of one group. */
export function optionsOf(group: OptionMeta['group']) {
  return { optional, defaulted };

  /** An optional option without a default. */
  function optional<Schema extends z.ZodMiniType>(schema: Schema, about: Omit<OptionMeta, 'group'>) {
    const described = z.optional(schema);
    meta.add(described, { group, ...about });
    return described;
  }

  /** An option with a default, given as text. */
  function defaulted<Schema extends z.ZodMiniType>(schema: Schema, text: string, about: Omit<OptionMeta, 'group'>) {
    const described = z.prefault(schema, text as z.input<Schema>);
    meta.add(described, { group, ...about, default: text });
    return described;
  }
}

/** The description that was registered with an option's schema. */
export function metaOf(schema: z.ZodMiniType): OptionMeta {
  return meta.get(schema)!;
}

export function commandsOf({ group, takenBy }: OptionMeta): CommandName[] {
  return takenBy ?? TAKEN_BY[group];
}
