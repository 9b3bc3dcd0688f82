import { exitCodeOfSignal } from '../base/signals.ts';
import type { Check } from './check.ts';

/** Exit code of a check: 2 errors in the files, 129, 130 or 143 interrupted, 1 a task does not measure, 3 not measured, 0. */
export function checkExitCode({ tasks, interrupted }: Check): number {
  if (tasks.some(({ findings }) => findings.some(({ level }) => level === 'error'))) return 2;
  if (interrupted !== null) return exitCodeOfSignal(interrupted);
  const verdicts = new Set(tasks.flatMap(({ outcomes }) => outcomes.map(({ verdict }) => verdict)));
  if (verdicts.has('broken')) return 1;
  return verdicts.has('unmeasured') ? 3 : 0;
}

/** The document that `agentbench check --json` prints. */
export function checkDocument(check: Check, results: string) {
  const { dataset, testbed, interrupted, tasks } = check;
  return {
    schema: 'agentbench/check/v1',
    dataset,
    testbed,
    results,
    interrupted,
    exit_code: checkExitCode(check),
    tasks: tasks.map(({ instance, findings, outcomes }) => ({
      instance_id: instance.id,
      task_type: instance.taskType,
      findings,
      phases: outcomes,
    })),
  };
}
