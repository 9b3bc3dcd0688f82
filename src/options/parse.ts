import { closest } from 'fastest-levenshtein';
import type * as z from 'zod/mini';
import { UserError } from '../base/errors.ts';
import { choicesOf, type OptionName, type Options, optionNames, optionsSchema } from './options.ts';

/**
 * Parses options from texts. An empty text counts as not given, since the runner passes unset inputs that way. Throws a
 * UserError that names every invalid option, with its allowed values if they are a list.
 */
export function parseOptions(texts: Partial<Record<string, string>>): Options {
  const given = Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== undefined && text.trim() !== ''),
  );
  const parsed = optionsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new UserError(parsed.error.issues.flatMap((issue) => explain(issue, given)).join('\n'));
}

function explain(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${key}: there is no such option; did you mean ${closest(key, optionNames)}?`);
  }
  const name = String(issue.path[0]) as OptionName;
  const choices = choicesOf(name);
  if (choices === null) return [`${name}: ${issue.message}`];
  const text = given[name]!;
  return [`${name}: "${text}" is not one of ${choices.join(', ')}; did you mean ${closest(text, choices)}?`];
}
