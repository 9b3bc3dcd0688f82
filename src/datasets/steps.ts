import type { Instance, TaskEnvironment } from './types.ts';

/** The parts of an instance with an agent and a verdict each, as instances: its steps, or the instance itself. */
export function partsOf(instance: Instance): Instance[] {
  const { agentTimeout: _, ...common } = instance;
  return instance.steps?.all.map(({ parts }) => ({ ...common, ...parts })) ?? [instance];
}

/** The environments of a task: those of its agent, and of verifiers with a testbed of their own. */
export function environmentsOf(instance: Instance): TaskEnvironment[] {
  return partsOf(instance).flatMap(({ environment, evaluation }) => [
    ...(environment === undefined ? [] : [environment]),
    ...(evaluation.kind === 'reward' && evaluation.separate !== null ? [evaluation.separate.environment] : []),
  ]);
}
