import type { Instance, TaskEnvironment } from '../types.ts';

/** A value that is taken from the machine as a whole; Harbor resolves no other form. */
const TEMPLATE = /^\$\{([^}:]+)(?::-(.*))?\}$/s;

/**
 * The task with the values of its variables: `${NAME}` of `given`, otherwise the default after `:-`. A task that needs
 * another variable becomes one that is not run, since a task could otherwise take any secret of the machine.
 */
export function withVariables(instance: Instance, given: Record<string, string>): Instance {
  const { environment, evaluation } = instance;
  if (environment === undefined || evaluation.kind !== 'reward') return instance;
  const unsupported: TaskEnvironment['unsupported'] = [...environment.unsupported];
  const resolved = (variables: Record<string, string>, key: string) =>
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => {
        const [, wanted, otherwise] = TEMPLATE.exec(value) ?? [];
        if (wanted === undefined) return [name, value];
        const text = Object.hasOwn(given, wanted) ? given[wanted] : otherwise;
        if (text === undefined)
          unsupported.push({ key: `${key}.${name}`, why: `takes ${wanted} from the machine; name it in task-env` });
        return [name, text ?? ''];
      }),
    );
  return {
    ...instance,
    evaluation: { ...evaluation, variables: resolved(evaluation.variables, 'verifier.env') },
    environment: {
      ...environment,
      variables: resolved(environment.variables, 'environment.env'),
      mcp: Object.fromEntries(
        Object.entries(environment.mcp).map(([name, server]) => [
          name,
          'headers' in server
            ? { ...server, headers: resolved(server.headers, `environment.mcp_servers.${name}.headers`) }
            : server,
        ]),
      ),
      solution: environment.solution && {
        ...environment.solution,
        variables: resolved(environment.solution.variables, 'solution.env'),
      },
      unsupported,
    },
  };
}
