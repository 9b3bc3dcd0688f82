import type { LiveTrial } from '../trial/live.ts';
import { evaluateSuccessCommand } from './success-command.ts';

/** Turns an instance and its live testbed into a verdict in the trial's record. `folder`: where below the trial's directory its files go. */
type Evaluate = (live: LiveTrial, folder: string) => Promise<void>;

/** The evaluations, one a kind; what is large is loaded when it is used. */
const EVALUATIONS: Record<LiveTrial['instance']['evaluation']['kind'], () => Promise<Evaluate>> = {
  success_command: async () => evaluateSuccessCommand,
  test_plan: async () => (await import('./test-plan/evaluate.ts')).evaluateTestPlan,
};

/** Evaluates a trial as its dataset says. */
export async function evaluate(live: LiveTrial, folder: string): Promise<void> {
  const evaluation = await EVALUATIONS[live.instance.evaluation.kind]();
  await evaluation(live, folder);
}
