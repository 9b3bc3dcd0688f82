import * as z from 'zod/mini';
import '../../base/zod.ts';

const name = z.pipe(
  z.optional(z.unknown()),
  z.string('is missing or not a string').check(z.refine((text) => text.trim() !== '', 'is empty')),
);

const anything = z.optional(z.unknown());

/**
 * One entry of `detailed_test_plan.json`. Only its name is required; other irregularities are normalised and noted.
 * Source: southalone/PRDbench at 61ee47b.
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

export const PLAN_KEYS = Object.keys(planEntrySchema.shape);

/** The keys of a test case. */
export const CASE_KEYS = ['test_command', 'test_input'];

export type PlanEntry = z.output<typeof planEntrySchema>;

/** One entry of `metric.json`, a requirement. In project 14 the keys are Chinese and are renamed to English ones. */
export const requirementSchema = z.pipe(
  z.transform((given: unknown) =>
    isObject(given) && given.metric === undefined && given.得分点 !== undefined ? inEnglish(given) : given,
  ),
  z.object({
    metric: name,
    description: anything,
    expected_output: anything,
    /** The values of Chinese keys other than the name; null if the keys are English. */
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

/** `aux_data.json`: the extra files of each project, by project number. */
export const auxiliarySchema = z.record(z.string(), z.array(z.string()));
