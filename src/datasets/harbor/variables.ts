import type { Instance, TaskEnvironment } from '../types.ts';

/** A value that is taken from the machine as a whole; Harbor resolves no other form, but in headers. */
const TEMPLATE = /^\$\{([^}:]+)(?::-(.*))?\}$/s;
/** Also one without its end, in which no other one can be: it is not searched again. */
const IN_HEADER = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?(\}?)/g;

/** True for the text of a header in which each `${` begins a variable, as Harbor demands. */
export function isHeaderText(text: string): boolean {
  const rest = text.replace(IN_HEADER, (all, _, otherwise: string | undefined, end: string) =>
    end === '' || otherwise?.includes('${') ? all : '',
  );
  return !rest.includes('${');
}

/**
 * The task with the values of its variables: `${NAME}` of `given`, otherwise the default after `:-`. A task that needs
 * another variable becomes one that is not run, since a task could otherwise take any secret of the machine.
 */
export function withVariables(instance: Instance, given: Record<string, string>): Instance {
  if (instance.environment === undefined) return instance;
  const unsupported: TaskEnvironment['unsupported'] = [...instance.environment.unsupported];
  const keys = new Set(unsupported.map(({ key }) => key));
  const lacks = (key: string, wanted: string) => {
    if (!keys.has(key)) unsupported.push({ key, why: `takes ${wanted} from the machine; name it in task-env` });
    keys.add(key);
  };
  const whole = inParts(instance, given, unsupported, lacks);
  const { steps } = instance;
  if (steps === undefined) return { ...instance, ...whole };
  const all = steps.all.map((step) => ({ ...step, parts: inParts(step.parts, given, unsupported, lacks) }));
  return { ...instance, ...whole, steps: { ...steps, all } };
}

/** All parts of a task share `unsupported`, to which `lacks` adds a key that takes an unknown variable. */
function inParts<Parts extends Pick<Instance, 'environment' | 'evaluation'>>(
  parts: Parts,
  given: Record<string, string>,
  unsupported: TaskEnvironment['unsupported'],
  lacks: (key: string, wanted: string) => void,
): Parts {
  const { environment, evaluation } = parts;
  if (environment === undefined || evaluation.kind !== 'reward') return parts;
  const resolved = (variables: Record<string, string>, key: string, template = TEMPLATE) =>
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [
        name,
        value.replace(template, (_, wanted: string, otherwise: string | undefined) => {
          const text = Object.hasOwn(given, wanted) ? given[wanted] : otherwise;
          if (text === undefined) lacks(`${key}.${name}`, wanted);
          return text ?? '';
        }),
      ]),
    );
  const { separate } = evaluation;
  const copied = separate?.environment.variables === environment.variables;
  return {
    ...parts,
    evaluation: {
      ...evaluation,
      variables: resolved(evaluation.variables, 'verifier.env'),
      separate: separate && {
        ...separate,
        environment: {
          ...separate.environment,
          variables: resolved(separate.environment.variables, copied ? 'environment.env' : 'verifier.environment.env'),
        },
      },
    },
    environment: {
      ...environment,
      variables: resolved(environment.variables, 'environment.env'),
      mcp: Object.fromEntries(
        Object.entries(environment.mcp).map(([name, server]) => [
          name,
          'headers' in server
            ? { ...server, headers: resolved(server.headers, `environment.mcp_servers.${name}.headers`, IN_HEADER) }
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
