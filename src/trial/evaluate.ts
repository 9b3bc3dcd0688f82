import { evaluate } from '../evaluation/registry.ts';
import type { TrialContext } from './context.ts';
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
    const takeNotes = record.notesOfOne();
    return evaluate({
      instance,
      testbed,
      before,
      givenReports,
      directory,
      folder,
      logs,
      limits: options,
      idle: isIdleAgent(context),
      digest: dataset.digest,
      seal,
      judge,
      floors,
      redactor,
      signal,
      progress({ evidence, notes }) {
        record.result.evaluation = evidence;
        takeNotes(notes);
      },
    });
  });
  record.decide(verdict);
}

/** True for agents that do nothing; the floor of a test plan is measured with them. */
export function isIdleAgent({ agent, options }: TrialContext): boolean {
  return agent === null ? /^\s*(true|:)\s*$/.test(options['agent-command']) : agent.agent.idle === true;
}
