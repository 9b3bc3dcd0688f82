import type { Instance } from '../datasets/types.ts';
import { evaluateSuccessCommand } from './success-command.ts';
import type { EvaluationRequest, Verdict } from './types.ts';

type Evaluate = (request: EvaluationRequest) => Promise<Verdict>;

/** The evaluations by kind. Those of test plans and rewards are loaded on first use: 7 ms of a start. */
const EVALUATIONS: Record<Instance['evaluation']['kind'], () => Promise<Evaluate>> = {
  success_command: async () => evaluateSuccessCommand,
  reward: async () => (await import('./reward/evaluate.ts')).evaluateReward,
  test_plan: async () => (await import('./test-plan/evaluate.ts')).evaluateTestPlan,
};

/** Evaluates an instance as its dataset says. Throws TestbedDestroyed, a TrialError, or the signal's reason. */
export async function evaluate(request: EvaluationRequest): Promise<Verdict> {
  const evaluation = await EVALUATIONS[request.instance.evaluation.kind]();
  return evaluation(request);
}
