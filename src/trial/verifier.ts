import { TrialError } from '../base/errors.ts';
import type { Instance } from '../datasets/types.ts';
import { type Testbed, TestbedDestroyed, type TestbedRequest } from '../testbeds/types.ts';
import type { LiveTrial } from './live.ts';

/** The testbed that the verifier of an instance has for itself; null if it runs in that of the agent. */
export function verifierOf({ evaluation, ...instance }: Instance, trial: number): TestbedRequest | null {
  if (evaluation.kind !== 'reward' || evaluation.separate === null) return null;
  const own = { ...evaluation.separate, evaluation, repository: null, prerunner: null };
  return { instance: { ...instance, ...own }, trial, prompt: '', verifies: true };
}

/**
 * Evaluates in the testbed of the agent, or in a fresh one that has the artifacts, if the task wants that; the fresh one is
 * removed afterwards.
 */
export async function inVerifiersTestbed<Value>(
  live: LiveTrial,
  evaluate: (testbed: Testbed) => Promise<Value>,
): Promise<Value> {
  const { instance, trial, testbed, context, record, signal } = live;
  const request = verifierOf(instance, trial);
  if (request === null) return await evaluate(testbed);
  const own = await context.testbeds.openBeside(request, signal);
  for (const { kind, detail } of own.notes) record.note(kind, `verifier: ${detail}`);
  try {
    if (own.relay !== null) await context.meter?.serve(own.relay);
    const left = await testbed.handOver(instance.environment!.artifacts, own, signal);
    if (left > 0) record.note('artifact_left_out', `${left} × a link, device or pipe, for the verifier`);
    return await evaluate(own).catch((error) => {
      // Nothing of the agent runs there.
      if (error instanceof TestbedDestroyed)
        throw new TrialError('no_reward', `the testbed of the verifier: ${error.message}`, { cause: error });
      throw error;
    });
  } finally {
    const notes = await own.remove().catch((error) => [{ kind: 'remove_failed', detail: error.message as string }]);
    record.result.integrity.push(...notes);
  }
}
