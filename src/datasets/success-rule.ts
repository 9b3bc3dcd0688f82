import type { SuccessRule } from './types.ts';

/** SetupBench's task type whose success command is decided by its exit code. */
export const EXIT_CODE_TYPE = 'dependency_resolution';

/** The text that decides for all other types. */
export const SUCCESS = 'Setup successful';

/** SetupBench's rule for the success command of a task type. */
export function ruleOf(taskType: unknown): SuccessRule {
  return taskType === EXIT_CODE_TYPE ? 'exit_code' : 'success_text';
}
