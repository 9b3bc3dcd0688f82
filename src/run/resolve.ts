import path from 'node:path';
import type { NamedAgent } from '../agents/kit/named.ts';
import { UserError } from '../base/errors.ts';
import type { Machine } from '../base/machine.ts';
import { isTooShort, Redactor } from '../base/redact/redact.ts';
import { Interrupted } from '../base/signals.ts';
import { withVariables } from '../datasets/harbor/variables.ts';
import { loadDataset } from '../datasets/registry.ts';
import { withModels } from '../datasets/steps.ts';
import type { Dataset, Instance, Mode } from '../datasets/types.ts';
import { datasetFetcher } from '../git/fetch-dataset.ts';
import { openJudge } from '../judges/registry.ts';
import type { Judge } from '../judges/types.ts';
import type { Options, TestbedKind } from '../options/options.ts';
import { secretsOf } from '../options/secrets.ts';
import { chooseImage } from '../testbeds/docker/images.ts';
import type { Observer } from '../trial/observer.ts';
import { refuseSolutions, requireAgent, resolveAgentDirectory, resolveAgentEnv, resolveTaskEnv } from './agent.ts';
import { hasModels, requireService, resolveModelKeys } from './models.ts';
import { chooseTestbed, planTrials, type Trial } from './plan-trials.ts';

/** The values that options copy from the environment. */
export interface GivenValues {
  /** `agent-env`. */
  agentEnv: Record<string, string>;
  /** `task-env`. */
  taskEnv: Record<string, string>;
  modelKeys: Record<string, string>;
  /** Of these values, `judge-api-key` and `secrets`. */
  redactor: Redactor;
}

/** The options of a run with everything that they name: checked, and nothing begun. */
export interface ResolvedRun extends GivenValues {
  options: Options & { 'agent-command': string };
  dataset: Dataset;
  plan: Trial[];
  testbed: TestbedKind;
  /** Null for a dataset without modes. */
  mode: Mode | null;
  /** `agent-directory`; null without one. */
  agentDirectory: string | null;
  /** The agent of the option `agent`; null for `agent-command`. */
  agent: NamedAgent | null;
  /** Null without one. */
  judge: Judge | null;
}

/** Throws a UserError for values that are not set, or not fit. */
export function resolveValues(options: Options, machine: Machine, secrets: string[]): GivenValues {
  const agentEnv = resolveAgentEnv(options, machine);
  const taskEnv = resolveTaskEnv(options, machine);
  const modelKeys = resolveModelKeys(options, Object.keys(agentEnv), machine);
  const redactor = new Redactor([...secrets, ...secretsOf(options, machine.environment)]);
  return { agentEnv, taskEnv, modelKeys, redactor };
}

/** The task as its agent finds it: with its variables, and with a way to the models that the agent may ask. */
export function resolveTask(instance: Instance, taskEnv: Record<string, string>, asksModels: boolean): Instance {
  const task = withVariables(instance, taskEnv);
  return asksModels ? withModels(task) : task;
}

/**
 * Loads the dataset, selects the trials and checks the options against them. Throws a UserError for all that the user has to
 * change.
 */
export async function resolveRun(
  given: Options,
  {
    machine,
    observer,
    secrets,
    signal,
  }: { machine: Machine; observer: Pick<Observer, 'notice'>; secrets: string[]; signal: AbortSignal },
): Promise<ResolvedRun> {
  // The catalogue of agents is read for an agent's name only.
  const agent =
    given.agent === undefined ? null : await (await import('../agents/kit/named.ts')).NamedAgent.of(given, machine);
  const options = requireAgent(given, agent);
  const values = resolveValues(options, machine, secrets);
  const { agentEnv, taskEnv, modelKeys, redactor } = values;
  const agentDirectory = agent === null ? await resolveAgentDirectory(options) : null;
  // The solution of a task, and an agent that does nothing, ask none.
  const mayAsk = !agent?.agent.solves && !agent?.agent.idle;
  const asksModels = mayAsk && hasModels(options);
  // Before a dataset is fetched for it.
  if (agent !== null) requireService(agent, options, modelKeys, agentEnv);
  const loaded = await loadDataset(options, datasetFetcher(machine)).catch((error) => {
    throw signal.aborted ? new Interrupted(signal) : error;
  });
  const instances = loaded.instances.map((instance) => resolveTask(instance, taskEnv, asksModels));
  const dataset = { ...loaded, instances };
  refuseSolutions(agentDirectory, dataset);
  const plan = await planTrials(dataset, options, (message) => observer.notice(message));
  const testbed = chooseTestbed(dataset, options);
  checkTestbedOptions(testbed, options, plan);
  if (testbed === 'host' && options.network === 'none')
    observer.notice(
      'network: none closes the network of a container; trials on the host testbed have that of this machine',
    );
  if (testbed === 'host' && (options.image !== undefined || options['image-map'].size > 0))
    observer.notice(
      'image, image-map: trials on the host testbed are in no container and use neither; for a container, use testbed: docker',
    );
  const unbound = mayAsk && !asksModels ? metered(options) : [];
  if (unbound.length > 0)
    observer.notice(
      `${unbound.join(', ')}: no effect without model-keys or model-endpoints: requests to models do not go through the meter`,
    );
  if (options['allow-hosts'].length > 0 && options.network !== 'restricted')
    observer.notice('allow-hosts: no effect without network: restricted, which closes the network but for these hosts');
  const mode = plan.some(({ instance }) => instance.evaluation.kind === 'test_plan') ? options.mode : null;
  for (const [option, values] of Object.entries({ 'agent-env': agentEnv, 'task-env': taskEnv })) {
    const shown = Object.keys(values).filter((name) => values[name] !== '' && isTooShort(values[name]!));
    if (shown.length > 0)
      observer.notice(`${option}: ${shown.join(', ')}: too short to be kept out of logs and results`);
  }
  const judge = await openJudge(options, machine, redactor, testbed);
  if (mode === 'free' && judge === null)
    observer.notice('mode: free: the judge scores every requirement, so without one no trial has a score; set judge');
  const empty = Object.entries(agentEnv).flatMap(([name, value]) => (value.trim() === '' ? [name] : []));
  if (empty.length > 0)
    observer.notice(
      `agent-env: ${empty.join(', ')}: the value is empty (in a workflow: is there a secret of this name?)`,
    );
  return { ...values, options, dataset, plan, testbed, mode, agentDirectory, agent, judge };
}

/** The given options that only the meter applies. */
function metered(options: Options): string[] {
  const limits = (['trial-max-cost', 'trial-max-requests'] as const).filter((name) => options[name] !== undefined);
  return options['hosted-tools'] === 'strip' ? [...limits, 'hosted-tools: strip'] : limits;
}

/** Throws a UserError for options that the testbed of a run does not have. */
export function checkTestbedOptions(testbed: TestbedKind, options: Options, trials: Trial[]): void {
  if (testbed === 'host') {
    if (trials.some(({ instance }) => instance.environment !== undefined))
      throw new UserError('testbed: Harbor tasks describe a container; use testbed: docker');
    if (options['keep-image'])
      throw new UserError('keep-image: the host testbed has no image to keep; use testbed: docker');
    const closed = (['cpus', 'memory'] as const).find((name) => options[name] !== undefined);
    if (closed !== undefined || options.network === 'restricted')
      throw new UserError(
        `${closed ?? 'network: restricted'}: limits a container, and trials on the host testbed have none; use testbed: docker, or leave it out`,
      );
    if (options.keep !== 'never' && options.workdir !== undefined)
      throw new UserError('keep: a workdir that is named is emptied for every trial; leave the option workdir out');
    return;
  }
  if (options.workdir !== undefined && !/^\/[^/]/.test(path.posix.normalize(options.workdir))) {
    throw new UserError(`workdir: "${options.workdir}" is not an absolute path below / in the container`);
  }
  if (options.network === 'none' && hasModels(options))
    throw new UserError(
      'network: none blocks all requests to models; with model-keys or model-endpoints, use network: restricted',
    );
  const named = ({ image, environment }: Instance) =>
    chooseImage(image, options) !== null || environment?.compose != null || (environment?.unsupported.length ?? 0) > 0;
  const unnamed = trials.find(({ instance }) => !named(instance));
  if (unnamed !== undefined) {
    throw new UserError(
      `image: ${unnamed.instance.id} names no image, so the Docker testbed needs the option image (for PRDbench, images/prdbench/Dockerfile builds one)`,
    );
  }
}
