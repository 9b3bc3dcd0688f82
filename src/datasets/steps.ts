import type { Instance, Network, StepParts } from './types.ts';

/** The parts of an instance with an agent and a verdict each, as instances: its steps, or the instance itself. */
export function partsOf(instance: Instance): Instance[] {
  const { agentTimeout: _, ...common } = instance;
  return instance.steps?.all.map(({ parts }) => ({ ...common, ...parts })) ?? [instance];
}

/** The networks of all phases of a task: between them, of its agent, and of its verifiers. */
export function networksIn(instance: Instance): Network[] {
  return partsOf(instance).flatMap(({ environment, evaluation }) => {
    if (environment === undefined || evaluation.kind !== 'reward') return [];
    const { network, separate } = evaluation;
    return [
      environment.network,
      environment.agentNetwork,
      network,
      ...(separate ? [separate.environment.network] : []),
    ];
  });
}

/**
 * The task with a way to the models of a run: an agent that is to reach nothing reaches no host but them, as with the
 * published Harbor package, since nothing could be measured otherwise.
 */
export function withModels(instance: Instance): Instance {
  const opened = <Parts extends StepParts>(parts: Parts): Parts => {
    const { environment } = parts;
    if (environment?.agentNetwork.mode !== 'no-network') return parts;
    return { ...parts, environment: { ...environment, agentNetwork: { mode: 'allowlist', hosts: [] } } };
  };
  const { steps } = instance;
  if (steps === undefined) return opened(instance);
  return {
    ...opened(instance),
    steps: { ...steps, all: steps.all.map((step) => ({ ...step, parts: opened(step.parts) })) },
  };
}
