import * as z from 'zod/mini';
import { agentOptions } from './groups/agent.ts';
import { evaluationOptions } from './groups/evaluation.ts';
import { experimentOptions } from './groups/experiment.ts';
import { modelOptions } from './groups/model.ts';
import { reportOptions } from './groups/report.ts';
import { runOptions } from './groups/run.ts';
import { type TESTBED_KINDS, testbedOptions } from './groups/testbed.ts';
import { whatOptions } from './groups/what.ts';
import { type CommandName, commandsOf, metaOf, type OptionMeta } from './meta.ts';

/**
 * Every option, with one name for its action input and CLI flag. Texts in, typed values out: durations in milliseconds,
 * sizes in bytes. Source of action.yml, the CLI's flags and the tables of docs/reference/options.md.
 */
export const optionsSchema = z.strictObject({
  ...whatOptions,
  ...agentOptions,
  ...modelOptions,
  ...testbedOptions,
  ...evaluationOptions,
  ...runOptions,
  ...experimentOptions,
  ...reportOptions,
});

/** Parsed options. */
export type Options = z.output<typeof optionsSchema>;
export type OptionName = keyof Options;
export type TestbedKind = (typeof TESTBED_KINDS)[number];

/** The names of all options, in the order of the tables. */
export const optionNames = Object.keys(optionsSchema.shape) as OptionName[];

/** Narrows a name from a file, a record or the user. */
export function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(optionsSchema.shape, name);
}

/** Options with `NAME=value` or `from=to` lines, which a file can also give as a mapping. */
export const MAPPINGS: OptionName[] = [
  'agent-env',
  'agent-variables',
  'image-map',
  'model-keys',
  'model-endpoints',
  'model-prices',
  'task-env',
];

/** Options with several values: a list in a file, and more than one flag on the command line. */
export const LISTS: OptionName[] = [...MAPPINGS, 'instances', 'agent-args', 'agent-skills', 'allow-hosts'];

/** The group, description and defaults of an option. */
export function describeOption(name: OptionName): OptionMeta {
  return metaOf(optionsSchema.shape[name]);
}

/** True if a command takes an option. */
export function takes(command: CommandName, name: OptionName): boolean {
  return commandsOf(describeOption(name)).includes(command);
}

/** The allowed values of an option if they are a list; null otherwise. */
export function choicesOf(name: OptionName): string[] | null {
  let schema: z.core.$ZodType = optionsSchema.shape[name];
  while (schema instanceof z.ZodMiniPrefault || schema instanceof z.ZodMiniOptional) schema = schema._zod.def.innerType;
  return schema instanceof z.ZodMiniEnum ? (schema.options as string[]) : null;
}
