import type * as z from 'zod/mini';
import { UserError } from '../base/errors.ts';
import { closestName, nearName } from '../base/text/near.ts';
import { choicesOf, type OptionName, type Options, optionNames, optionsSchema } from './options.ts';

/** Options as texts, by name. */
export type Texts = Partial<Record<string, string>>;

/**
 * Parses options from texts. An empty text counts as not given, since the runner passes unset inputs that way. Throws a
 * UserError that names every invalid option, with its allowed values if they are a list.
 */
export function parseOptions(texts: Texts): Options {
  const { options, faults } = readOptions(texts);
  if (options !== null) return options;
  throw new UserError(faults.map(({ message }) => message).join('\n'));
}

/** Parses one text, an empty one included. Throws a UserError that begins with `name`. */
export function parseText<Value>(name: string, schema: z.ZodMiniType<Value, string>, text: string): Value {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new UserError(`${name}: ${parsed.error.issues[0]!.message}`);
}

/** Why an option is invalid; the message begins with its name. */
export interface OptionFault {
  name: string;
  message: string;
}

/** The invalid ones among options that are given as texts. */
export function optionFaults(texts: Texts): OptionFault[] {
  return readOptions(texts).faults;
}

function readOptions(texts: Texts): { options: Options | null; faults: OptionFault[] } {
  // Environments, command lines and file names cannot contain it; files of options and of arms can.
  const holding = Object.keys(texts).filter((name) => texts[name]?.includes('\0'));
  if (holding.length > 0)
    return {
      options: null,
      faults: holding.map((name) => ({ name, message: `${name}: holds a NUL character (\\0)` })),
    };
  const parsed = optionsSchema.safeParse(givenOf(texts));
  return parsed.success
    ? { options: parsed.data, faults: [] }
    : { options: null, faults: faultsOf(parsed.error, texts) };
}

/** The texts that are not empty, with plain line ends. */
function givenOf(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text = '']) => (text.trim() === '' ? [] : [[name, plainEnds(text)]])),
  );
}

/** A text without the carriage returns of Windows line ends, which a shell reads as part of a word. */
export function plainEnds(text: string): string {
  return text.replaceAll(/\r(?=\n|$)/g, '');
}

function faultsOf({ issues }: z.core.$ZodError, given: Texts): OptionFault[] {
  return issues.flatMap((issue): OptionFault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => ({
        name,
        message: `${name}: ${noSuchOption(name, optionNames)}`,
      }));
    const name = String(issue.path[0]) as OptionName;
    return [{ name, message: `${name}: ${explain(issue, name, given[name]!)}` }];
  });
}

/** The fault of a name that is no option, with the one of `names` that is near. */
export function noSuchOption(name: string, names: string[]): string {
  const near = nearName(name, names);
  return `there is no such option; ${near === null ? 'agentbench run --help lists all' : `did you mean ${near}?`}`;
}

function explain({ message }: z.core.$ZodIssue, name: OptionName, text: string): string {
  const choices = choicesOf(name);
  return choices === null
    ? message
    : `"${text}" is not one of ${choices.join(', ')}; did you mean ${closestName(text, choices)}?`;
}
