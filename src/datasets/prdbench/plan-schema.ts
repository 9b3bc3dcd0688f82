import * as z from 'zod/mini';
import '../../base/zod.ts';

const name = z.pipe(
  z.optional(z.unknown()),
  z.string('is missing or no text').check(z.refine((text) => text.trim() !== '', 'is empty')),
);

const anything = z.optional(z.unknown());

/**
 * One entry of `detailed_test_plan.json`. Only its name must be there: what else is odd is normalised and noted, so
 * nothing else is demanded. Source: southalone/PRDbench at 61ee47b.
 */
export const planEntrySchema = z.looseObject({
  metric: name,
  description: anything,
  type: anything,
  testcases: anything,
  input_files: anything,
  expected_output: anything,
  expected_output_files: anything,
});

export type PlanEntry = z.output<typeof planEntrySchema>;

/** One entry of `metric.json`, a requirement; in project 14 it has Chinese keys, given here under English names. */
export const requirementSchema = z.pipe(
  z.transform((given: unknown) =>
    isObject(given) && given.metric === undefined && given.得分点 !== undefined ? inEnglish(given) : given,
  ),
  z.object({
    metric: name,
    description: anything,
    expected_output: anything,
    /** What stood under Chinese keys beside the name; null where there were none. */
    chinese: z.catch(z.nullable(z.record(z.string(), z.unknown())), null),
  }),
);

function isObject(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null;
}

function inEnglish(given: Record<string, unknown>): Record<string, unknown> {
  const chinese = { Verification: given.验证方法, Scoring: given.得分规范, Weight: given.赋分权重 };
  return { ...given, metric: given.得分点, chinese };
}

export type Requirement = z.output<typeof requirementSchema>;

/** `aux_data.json`: the extra files of each project, by its number. */
export const auxiliarySchema = z.record(z.string(), z.array(z.string()));
