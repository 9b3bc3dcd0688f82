import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { plainLine } from './text/untrusted.ts';

const { localeError: english } = en();
const KINDS: Partial<Record<string, string>> = {
  ...{ string: 'a text', number: 'a number', int: 'a whole number', boolean: 'true or false' },
  ...{ array: 'a list', object: 'an object', record: 'an object', null: 'null', bigint: 'so large a number' },
};

// zod/mini is used for fast startup and comes without error messages; these are the English ones, in plain words for the
// most frequent faults.
z.config({
  localeError(issue) {
    if (issue.code === 'invalid_type') return wrongType(issue);
    if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? english(issue);
    if (issue.code === 'invalid_union' && issue.errors.length > 0) return wrongUnion(issue);
    return issue.code === 'invalid_value' ? wrongValue(issue) : english(issue);
  },
});

function wanted(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;
}

function wrongValue({ values, input }: { values: readonly unknown[]; input?: unknown }): string {
  if (input === undefined) return `is missing: ${wanted(values)}`;
  // JSON has no form for a bigint.
  const isNamed = typeof input === 'object' || typeof input === 'bigint';
  const given = isNamed ? KINDS[kindOf(input)] : plainLine(JSON.stringify(input), 80);
  return `${given} is not ${wanted(values)}${isLaterFormat(input, values) ? ': it takes a later version of agentbench to read it' : ''}`;
}

/** True for `agentbench/run/v2` in the place of `agentbench/run/v1`. */
function isLaterFormat(input: unknown, [wanted]: readonly unknown[]): boolean {
  const [was, is] = [wanted, input].map((value) =>
    typeof value === 'string' ? /^(agentbench\/[a-z-]+\/v)(\d+)$/.exec(value) : null,
  );
  return was != null && is != null && was[1] === is[1] && Number(is[2]) > Number(was[2]);
}

/** NaN and infinity, as which JSON's 1e999 is read, are numbers to JavaScript only. */
const NOT_FINITE = 'must be a finite number';

function wrongType({ expected, input }: { expected: string; input?: unknown }): string {
  const kind = kindOf(input);
  const [wanted, given] = [KINDS[expected] ?? expected, KINDS[kind] ?? kind];
  if (input === undefined) return `is missing: ${wanted}`;
  if (kind === 'number' && expected === 'number') return NOT_FINITE;
  return expected === 'int' && kind === 'number' ? `must be ${wanted}` : `must be ${wanted}, not ${given}`;
}

/** The first fault of the kind that the value is of; without one, all kinds that it could be of. */
function wrongUnion({ errors, input }: { errors: z.core.$ZodIssue[][]; input?: unknown }): string {
  const first = errors.flatMap(([issue]) => issue ?? []);
  const ofKind = first.find(({ code, path }) => code !== 'invalid_type' || path.length > 0);
  if (ofKind !== undefined) return fieldFault(ofKind);
  const kind = kindOf(input);
  if (kind === 'number' && first.some((issue) => 'expected' in issue && issue.expected === kind)) return NOT_FINITE;
  const kinds = first.map((issue) => ('expected' in issue ? (KINDS[issue.expected] ?? issue.expected) : ''));
  return `must be ${[...new Set(kinds)].join(' or ')}, not ${KINDS[kind] ?? kind}`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** A fault of a value against its schema: the place, unless that is the whole value, and the message. */
export function fieldFault({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}

/** The same schema with a description for the JSON Schema generated from it. */
export function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  const clone = schema.clone();
  z.globalRegistry.add(clone, { description });
  return clone as Schema;
}

/**
 * A schema for a value parsed from a text by `read`. To reject the text, `read` returns the result of `refuse`, which
 * adds an issue with that message; it may be called several times.
 */
export function madeOfText<Value>(read: (text: string, refuse: (message: string) => typeof z.NEVER) => Value) {
  return z.pipe(
    z.string(),
    z.transform((text: string, { issues }) =>
      read(text, (message) => {
        issues.push({ code: 'custom', message, input: text });
        return z.NEVER;
      }),
    ),
  );
}
