import * as z from 'zod/mini';
import { isOurs, isRunners } from '../base/environment-names.ts';
import { parsedJson } from '../base/json-value.ts';
import { madeOfText } from '../base/zod.ts';

export { duration, size } from './units.ts';

export const text = z.string();
export const nonEmpty = text.check(z.minLength(1));

/** `true` or `false` (also `yes`, `no`, `1`, `0`, in any case). */
export const flag = madeOfText((text, refuse) => {
  const value = text.trim().toLowerCase();
  if (['true', 'yes', '1'].includes(value)) return true;
  if (['false', 'no', '0'].includes(value)) return false;
  return refuse(`"${text}" is neither true nor false`);
});

/** A whole number from 1. */
const countTo = (most: number) =>
  madeOfText((text, refuse) =>
    /^[1-9]\d{0,5}$/.test(text) && Number(text) <= most
      ? Number(text)
      : refuse(`"${text}" is not a whole number from 1 to ${most}`),
  );

/** A whole number from 1 to 999,999. */
export const count = countTo(999_999);

/** A number of repetitions, from 0. */
export const repeats = madeOfText((text, refuse) =>
  /^\d{1,2}$/.test(text) ? Number(text) : refuse(`"${text}" is not a whole number from 0 to 99`),
);

/** A number of matrix jobs, of which GitHub takes 256. */
export const jobs = countTo(256);

/** `{"include": [{"name", "instances": "id,id", "shard"}]}`, as printed by `plan`. */
export const matrix = madeOfText((text, refuse) => {
  const parsed = matrixSchema.safeParse(parsedJson(text));
  if (parsed.success) return parsed.data;
  return refuse('is not the matrix that plan prints: {"include": [{"name", "instances", "shard"}]}');
});

/** A matrix of jobs, each with its part of the trials. */
export const matrixSchema = z.object({
  include: z.array(
    z.object({ name: z.string(), instances: z.string(), shard: z.string().check(z.regex(/^[1-9]\d*\/[1-9]\d*$/)) }),
  ),
});
export type Matrix = z.output<typeof matrixSchema>;

/**
 * The instances of a matrix, each with the name of its job. One that was written by hand may have an instance in several jobs,
 * and spaces between ids, as selectors do.
 */
export function jobsOf({ include }: Matrix): Map<string, string> {
  const jobs = new Map(
    include.flatMap(({ name, instances }) => instances.split(',').map((id) => [id.trim(), name] as const)),
  );
  jobs.delete('');
  return jobs;
}

/** The first part of the names of artifacts, by which jobs find each other's: of other characters nothing would be left. */
export const artifactPrefix = text.check(
  z.regex(/[A-Za-z0-9._]/, {
    error: (issue) =>
      `"${issue.input}" has no letter from a to z, digit, "." or "_", of which names of artifacts are made`,
  }),
);

/** A text that is no URL, for a message: in quotes, unless it may hold a login or a key. */
export function shownUrl(text: string): string {
  return /[@?#]/.test(text) ? 'the text' : `"${text}"`;
}

/** A number from 0 to 1. */
export const fraction = madeOfText((text, refuse) =>
  /^(0(\.\d+)?|1(\.0+)?|\.\d+)$/.test(text)
    ? Number(text)
    : refuse(`"${text}" is not a number from 0 to 1; write for example 0.8`),
);

/** The location of a history: a branch or a directory; null for `none`. */
export const history = madeOfText((text, refuse): { branch: string } | { directory: string } | null => {
  if (text === 'none') return null;
  const [, branch] = /^branch:(.*)$/s.exec(text) ?? [];
  if (branch === undefined) return { directory: text };
  // A subset of the branch names that git allows.
  if (/^(?!.*(\.\.|\/\/|\/\.|\.lock(\/|$)|[./]$))\w[\w./-]{0,199}$/.test(branch)) return { branch };
  return refuse(`"${branch}" is not the name of a branch; write for example branch:agentbench-history`);
});

/** A number of CPUs, such as `2` or `1.5`; Linux and Docker take no less than 0.01. */
export const cpus = decimal((value) => value >= 0.01, 'a number of CPUs; write for example 2 or 1.5');

/** An amount in USD, such as `25` or `0.50`. */
export const dollars = decimal(() => true, 'an amount in USD; write for example 25');

/** `k/n`, both at least 1. */
export const shard = madeOfText((text, refuse) => {
  const [, index, total] = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(text.trim()) ?? [];
  if (index === undefined || Number(index) > Number(total))
    return refuse(`"${text}" is not a shard; write for example 1/4`);
  return { index: Number(index), total: Number(total) };
});

/** Characters; patterns have a limit of their own beyond it. */
const LONGEST_SELECTOR = 10_000;

/** Instance selectors, separated by newlines or commas, or as a JSON array. */
export const selectors = madeOfText((text, refuse) => {
  const list = text.trim().startsWith('[') ? jsonEntries(text) : entries(text.replaceAll(',', '\n'));
  if (list === null) return refuse('begins with [ but is not a JSON array of selectors');
  // An empty list (of a computed matrix, for example) is a mistake and must not select every instance.
  if (list.length === 0) return refuse('names no instance; write all for every one');
  if (list.some((entry) => /^!?[\s\u200b]*((type|difficulty|tag):[\s\u200b]*)?$/.test(entry)))
    return refuse('holds an empty selector');
  if (list.some(({ length }) => length > LONGEST_SELECTOR))
    return refuse(
      `holds a selector of more than ${LONGEST_SELECTOR} characters; write a comma or a line end between two`,
    );
  return list;
});

/** The characters of an image's name, digest or id. */
export const IMAGE = /^[A-Za-z0-9][A-Za-z0-9._:/@-]*$/;

/** A name that Docker does not take would be an error of each trial. */
export const imageName = text.check(z.regex(IMAGE, { error: ({ input }) => `"${input}" is not the name of an image` }));

/** `from=to` lines. Image names and tags do not contain `=`. */
export const imageMap = madeOfText((text, refuse) => {
  const map = new Map<string, string>();
  for (const line of entries(text)) {
    const [from, to, rest] = line.split('=').map((part) => part.trim());
    if (!from || !to || rest !== undefined) return refuse(`"${line}" is not of the form from=to`);
    if (!IMAGE.test(to)) return refuse(`"${to}" is not the name of an image`);
    if (map.has(from)) return refuse(`${from} is mapped twice`);
    map.set(from, to);
  }
  return map;
});

/** One path on each line. */
export const pathLines = madeOfText((text): string[] => entries(text));

/** Words separated by white space, in which quotes and backslashes are read as by a shell; nothing else is. */
export const argumentWords = madeOfText((text, refuse): string[] => {
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < text.length; ) {
    const [piece, single, double, escaped, plain] =
      /^(?:'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^\s'"\\]+)|\s+)/s.exec(text.slice(at)) ?? [];
    if (piece === undefined) return refuse(`has a quote or a backslash without its end: ${text.slice(at, at + 40)}`);
    at += piece.length;
    // The line goes on.
    if (escaped === '\n') continue;
    const part = single ?? double?.replaceAll(/\\(?:(["\\$`])|\n)/g, '$1') ?? escaped ?? plain;
    if (part !== undefined) word = (word ?? '') + part;
    else if (word !== null) {
      words.push(word);
      word = null;
    }
  }
  return word === null ? words : [...words, word];
});

/** One line of `agent-env`; null values are copied from the caller's environment. */
export interface AgentVariable {
  name: string;
  value: string | null;
}

/** `NAME=value` lines, or `NAME`. */
export const agentEnvironment = madeOfText((text, refuse): AgentVariable[] =>
  variableLines(text, refuse).flatMap(({ number, name, value }) => {
    // The line may contain a secret, so the message has its number only.
    if (name === null) return refuse(`line ${number} is neither NAME=value nor NAME`);
    if (value === null && isRunners(name)) {
      const advice = `write ${name}=… if the agent must have it`;
      return refuse(`line ${number}: ${name} belongs to the runner and is not passed through; ${advice}`);
    }
    return [{ name, value }];
  }),
);

/** `NAME=value` lines. */
export const agentVariables = madeOfText((text, refuse): Record<string, string> => {
  const variables: Record<string, string> = {};
  for (const { number, name, value } of variableLines(text, refuse)) {
    if (name === null || value === null)
      refuse(`line ${number} is not of the form NAME=value; to copy a variable of the job, name it in agent-env`);
    else variables[name] = value;
  }
  return variables;
});

interface VariableLine {
  number: number;
  name: string | null;
  value: string | null;
}

/** The lines of variables with their numbers, without empty lines and comments; `name` is null for any other text. */
function variableLines(text: string, refuse: (why: string) => unknown): VariableLine[] {
  const names = new Set<string>();
  return text.split('\n').flatMap((line, index): VariableLine[] => {
    const number = index + 1;
    if (line.trim() === '' || line.trimStart().startsWith('#')) return [];
    const [, name, assigned, value] = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=(.*))?$/.exec(line) ?? [];
    if (name === undefined) return [{ number, name: null, value: null }];
    if (isOurs(name)) refuse(`line ${number}: ${name} is set by agentbench itself; take another name`);
    else if (names.has(name)) refuse(`line ${number}: ${name} is set twice`);
    else {
      names.add(name);
      return [{ number, name, value: assigned === undefined ? null : value! }];
    }
    return [];
  });
}

function decimal(allows: (value: number) => boolean, what: string) {
  return madeOfText((text, refuse) => {
    const value = Number(text);
    if (/^(\d+(\.\d+)?|\.\d+)$/.test(text.trim()) && allows(value)) return value;
    return refuse(`"${text}" is not ${what}`);
  });
}

function jsonEntries(text: string): string[] | null {
  // `8` is a selector, and a list of them is written without quotes.
  const parsed = z.array(z.union([z.string(), z.int()])).safeParse(parsedJson(text));
  return parsed.success ? parsed.data.map((entry) => String(entry).trim()) : null;
}

function entries(text: string): string[] {
  return text
    .split('\n')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
