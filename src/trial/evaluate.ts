import { evaluate } from '../evaluation/registry.ts';
import type { LiveTrial } from './live.ts';
import { inVerifiersTestbed } from './verifier.ts';

/**
 * Evaluates the trial and records the verdict. `folder` is relative to the trial's directory and takes the evaluation's
 * files.
 */
export async function evaluateTrial(live: LiveTrial, folder: string): Promise<void> {
  const { context, record, instance, before, givenReports, directory, signal } = live;
  const { options, dataset, seal, judge, floors, redactor } = context;
  const logs = instance.steps === undefined ? live.logs : live.logs.ofPart(live.suffix);
  const verdict = await inVerifiersTestbed(live, (testbed) => {
    const { integrity } = record.result;
    return evaluate({
      instance,
      testbed,
      before,
      givenReports,
      directory,
      folder,
      logs,
      limits: options,
      passKey: options['pass-key'],
      isStep: instance.steps !== undefined,
      idle: context.agent === null ? isIdle(options['agent-command']) : context.agent.agent.idle === true,
      digest: dataset.digest,
      seal,
      judge,
      floors,
      redactor,
      signal,
      progress({ evidence, notes }) {
        record.result.evaluation = evidence;
        record.result.integrity = [...integrity, ...notes];
      },
    });
  });
  record.decide(verdict);
}

/** True for agent commands that do nothing; the floor of a test plan is measured with them. */
export function isIdle(command: string): boolean {
  return /^\s*(true|:)\s*$/.test(command);
}
