import { z } from 'zod';

export { duration, size } from './units.ts';

/** `true` or `false` (also `yes`, `no`, `1`, `0`, in any case). */
export const flag = z.string().transform((text, context) => {
  const value = text.trim().toLowerCase();
  if (['true', 'yes', '1'].includes(value)) return true;
  if (['false', 'no', '0'].includes(value)) return false;
  context.addIssue({ code: 'custom', message: `"${text}" is neither true nor false` });
  return z.NEVER;
});

/** A whole number from 1. */
export const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, { error: (issue) => `"${issue.input}" is not a whole number from 1` })
  .transform(Number);

/** Jobs of a matrix. */
export const jobs = count.refine((value) => value <= 256, { error: 'is more than the 256 jobs that GitHub takes' });

/** `{"include": [{"name", "instances": "id,id", "shard"}]}` as `plan` prints it. */
export const matrix = z.string().transform((text, context) => {
  const parsed = matrixSchema.safeParse(parseOrUndefined(text));
  if (parsed.success) return parsed.data;
  context.addIssue({
    code: 'custom',
    message: 'is not the matrix that plan prints: {"include": [{"name", "instances", "shard"}]}',
  });
  return z.NEVER;
});

/** A matrix of jobs, each with the part of the trials that it takes. */
export const matrixSchema = z.object({
  include: z.array(
    z.object({ name: z.string(), instances: z.string(), shard: z.string().regex(/^[1-9]\d*\/[1-9]\d*$/) }),
  ),
});
export type Matrix = z.output<typeof matrixSchema>;

/** A number from 0 to 1. */
export const fraction = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?|\.\d+)$/, { error: (issue) => `"${issue.input}" is not a number from 0 to 1` })
  .transform(Number);

/** A number of CPUs, as `2` or `1.5`. */
export const cpus = decimal((value) => value > 0, 'a number of CPUs; write for example 2 or 1.5');

/** An amount in USD, as `25` or `0.50`. */
export const dollars = decimal(() => true, 'an amount in USD; write for example 25');

/** `k/n`, both from 1. */
export const shard = z.string().transform((text, context) => {
  const [, index, total] = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(text.trim()) ?? [];
  if (index === undefined || Number(index) > Number(total)) {
    context.addIssue({ code: 'custom', message: `"${text}" is not a shard; write for example 1/4` });
    return z.NEVER;
  }
  return { index: Number(index), total: Number(total) };
});

/** Instance selectors: newlines, commas or a JSON array of strings. */
export const selectors = z.string().transform((text, context) => {
  const list = text.trim().startsWith('[') ? jsonEntries(text) : entries(text.replaceAll(',', '\n'));
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (list === null) return refuse('begins with [ but is not a JSON array of strings');
  // An empty list (of a computed matrix, say) is a mistake, not every instance.
  if (list.length === 0) return refuse('names no instance; write all for every one');
  if (list.some((entry) => /^!?\s*(type:\s*)?$/.test(entry))) return refuse('holds an empty selector');
  return list;
});

/** `from=to` lines. Neither an image's name nor its tag holds `=`. */
export const imageMap = z.string().transform((text, context) => {
  const map = new Map<string, string>();
  for (const line of entries(text)) {
    const [from, to, rest] = line.split('=').map((part) => part.trim());
    if (!from || !to || rest !== undefined) {
      context.addIssue({ code: 'custom', message: `"${line}" is not of the form from=to` });
      return z.NEVER;
    }
    map.set(from, to);
  }
  return map;
});

/** One line of `agent-env`; a null value is to be passed through from the caller's environment. */
export interface AgentVariable {
  name: string;
  value: string | null;
}

/** `NAME=value` lines, or `NAME`. */
export const agentEnvironment = z.string().transform((text, context): AgentVariable[] => {
  const variables: AgentVariable[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const [, name, assigned, value] = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=(.*))?$/.exec(line) ?? [];
    if (name === undefined) {
      // The line may hold a secret: name its number, not its text.
      context.addIssue({ code: 'custom', message: `line ${index + 1} is neither NAME=value nor NAME` });
    } else if (name.startsWith('AGENTBENCH_')) {
      context.addIssue({
        code: 'custom',
        message: `line ${index + 1}: ${name} is set by agentbench itself; take another name`,
      });
    } else if (assigned === undefined && /^(GITHUB|ACTIONS|INPUT|RUNNER)_/.test(name)) {
      context.addIssue({
        code: 'custom',
        message: `line ${index + 1}: ${name} belongs to the runner and is not passed through; write ${name}=… if the agent must have it`,
      });
    } else {
      variables.push({ name, value: assigned === undefined ? null : value! });
    }
  }
  return variables;
});

function decimal(allows: (value: number) => boolean, what: string) {
  return z.string().transform((text, context) => {
    const value = Number(text);
    if (/^(\d+(\.\d+)?|\.\d+)$/.test(text.trim()) && allows(value)) return value;
    context.addIssue({ code: 'custom', message: `"${text}" is not ${what}` });
    return z.NEVER;
  });
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function jsonEntries(text: string): string[] | null {
  const parsed = z.array(z.string()).safeParse(parseOrUndefined(text));
  return parsed.success ? parsed.data.map((entry) => entry.trim()) : null;
}

function entries(text: string): string[] {
  return text
    .split('\n')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
