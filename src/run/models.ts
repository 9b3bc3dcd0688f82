import type { NamedAgent } from '../agents/kit/named.ts';
import type { Service } from '../agents/kit/service.ts';
import { UserError } from '../base/errors.ts';
import type { Machine } from '../base/machine.ts';
import type { Redactor } from '../base/redact/redact.ts';
import { networksIn } from '../datasets/steps.ts';
import type { Instance } from '../datasets/types.ts';
import type { Account } from '../meter/account.ts';
import type { Meter } from '../meter/meter.ts';
import { meterNames } from '../meter/providers.ts';
import { PROVIDER_KEYS } from '../options/model-values.ts';
import type { Options } from '../options/options.ts';
import { type TrialId, trialKey } from '../results/trial-id.ts';
import { networkOf } from '../testbeds/network.ts';
import type { TestbedProvider } from '../testbeds/types.ts';
import type { Budget } from './budget.ts';

/** Trials in a row without an answer, refused for the account, after which a run ends. */
const REFUSALS = 3;

/**
 * `model-keys` with the values copied from the environment. Throws a UserError for a key that is not set, empty or no key, and
 * for variables of the agent, in either option, that the meter sets.
 */
export function resolveModelKeys(
  options: Pick<Options, 'model-keys' | 'model-endpoints' | 'agent-variables'>,
  agentNames: string[],
  machine: Pick<Machine, 'environment'>,
): Record<string, string> {
  const keys: Record<string, string> = {};
  for (const { name, value } of options['model-keys']) {
    const key = (value ?? machine.environment[name])?.trim();
    if (key === undefined)
      throw new UserError(
        `model-keys: ${name} has no value, and no variable of this name is set; set the variable, or write ${name}=…`,
      );
    if (key === '')
      throw new UserError(
        `model-keys: ${name} is empty; give it a value (in a workflow: is the secret defined? pull requests of forks have none, those of Dependabot only its own)`,
      );
    if (/\p{Cc}/u.test(key))
      throw new UserError(
        `model-keys: ${name} has a line break or another control character; give one key on one line`,
      );
    keys[name] = key;
  }
  const taken = new Set(meterNames(keys, options['model-endpoints']));
  const given = { 'agent-env': agentNames, 'agent-variables': Object.keys(options['agent-variables']) };
  for (const [option, names] of Object.entries(given)) {
    const both = names.filter((name) => taken.has(name));
    if (both.length > 0)
      throw new UserError(
        `${option}: ${both.join(', ')}: the meter sets ${both.length === 1 ? 'this variable' : 'these variables'} because of model-keys or model-endpoints; name it in one of the two only, and the address of a provider in model-endpoints`,
      );
  }
  return keys;
}

/**
 * The service that the model of a named agent comes from; null if the user's own variables, or a provider of their own, may
 * lead it to a model. Throws a UserError if nothing does. `keys`: resolved `model-keys`.
 */
export function requireService(
  agent: NamedAgent,
  options: Pick<Options, 'agent-variables' | 'model-endpoints'>,
  keys: Record<string, string>,
  agentEnv: Record<string, string>,
): Service | null {
  const own = { ...options['agent-variables'], ...agentEnv };
  const metered = meterNames(keys, options['model-endpoints']).map((name) => [name, name]);
  const service = agent.service({ ...Object.fromEntries(metered), ...own });
  const { keyNames } = agent;
  const given = Object.keys(keys);
  const known = Object.values(PROVIDER_KEYS).flat();
  const mayLead = Object.keys(own).length > 0 || given.some((key) => !known.includes(key));
  if (service === null && keyNames.length > 0 && !mayLead)
    throw new UserError(
      `model-keys: ${agent.agent.name} needs a key of its model: ${keyNames.join(' or ')}${given.length === 0 ? '' : `, not ${given.join(', ')}`}`,
    );
  return service;
}

/** True if the agents of a run may ask models through its meter. */
export function hasModels(options: Pick<Options, 'model-keys' | 'model-endpoints'>): boolean {
  return options['model-keys'].length > 0 || options['model-endpoints'].length > 0;
}

/** The meter of a run over these instances; null if no model is behind it and no testbed needs its proxy. */
export async function openMeter(
  options: Options,
  keys: Record<string, string>,
  provider: TestbedProvider,
  instances: Instance[],
  parts: { machine: Machine; redactor: Redactor; budget: Pick<Budget, 'costUsedUp'> },
): Promise<Meter | null> {
  const models = hasModels(options);
  const restricted = provider.kind === 'docker' && options.network === 'restricted';
  const relayed =
    provider.kind === 'docker' &&
    instances.some((instance) =>
      networksIn(instance).some((network) => networkOf(options.network, network).mode === 'restricted'),
    );
  if (!models && !relayed) return null;
  // The meter, its SDK-free HTTP client and the price table are loaded only where models are asked.
  const { Meter } = await import('../meter/meter.ts');
  return await Meter.open({
    options,
    keys,
    environment: parts.machine.environment,
    signal: parts.machine.signal,
    redactor: parts.redactor,
    address: restricted || !models ? null : await addressFor(provider, options),
    runLimit: () => {
      const stop = parts.budget.costUsedUp();
      return stop === null ? null : { limit: 'max-cost', message: stop.message };
    },
  });
}

async function addressFor(provider: TestbedProvider, options: Options): Promise<string> {
  const address = options['model-address'] ?? (await provider.harnessAddress());
  if (address !== null) return address;
  throw new UserError(
    'the bridge network of this Docker daemon has no gateway at which containers reach the meter; name an address of this machine in model-address, or use network: restricted',
  );
}

/** The notice about a model, by what is unknown of its answers. */
const UNKNOWN: Record<keyof Account['unknown'], (model: string) => string> = {
  price: (model) =>
    `model-prices: ${model} has no price, so its cost is unknown and counts for no limit; add a line for it`,
  fees: (model) =>
    `hosted-tools: for an answer of ${model} the provider ran tools with fees of their own, or another model, or gave a credit, so the cost is unknown, and limits count the tokens only; strip takes such tools out of requests`,
  tier: (model) =>
    `model-prices: ${model} answered at a tier with prices of its own (priority, fast), so its cost is unknown, and limits count the usual price; add a line with the prices of the tier`,
  media: (model) =>
    `model-prices: ${model} took or gave audio, images or video whose price or count is not known, so the cost is unknown, and limits count them as text; the prices of a line for it are those of all its tokens`,
  usage: (model) =>
    `model-keys: ${model} gave an answer without usage, one that cannot be read, or one that was cut or left before it, so tokens and cost are unknown and count for no limit; limit it by trial-max-requests`,
};

/** Follows what the models of a run answer: ends the run where an account is refused, and names models of unknown cost. */
export class ModelWatch {
  readonly #budget: Budget;
  readonly #notice: (message: string) => void;
  readonly #told = new Set<string>();
  /** Trials that were refused since the last answer; each counts once, however many rounds or steps it has. */
  readonly #refused = new Set<string>();

  constructor(budget: Budget, notice: (message: string) => void) {
    this.#budget = budget;
    this.#notice = notice;
  }

  /** Takes the account of one agent's meter, of a trial or of a round or step of it. */
  ended(account: Account, trial: TrialId): void {
    for (const part of Object.keys(UNKNOWN) as (keyof typeof UNKNOWN)[])
      for (const model of account.unknown[part]) this.#tell(UNKNOWN[part](model));
    const { fault, answered } = account;
    if (answered) this.#refused.clear();
    if (answered || fault?.kind !== 'model_refused') return;
    this.#refused.add(trialKey(trial));
    if (this.#refused.size === REFUSALS)
      this.#budget.stop(
        'model_refused',
        `the model was refused in ${REFUSALS} trials in a row, without an answer in between: ${fault.message}; check the key, its credit and the model's name`,
      );
  }

  #tell(message: string): void {
    if (!this.#told.has(message)) this.#notice(message);
    this.#told.add(message);
  }
}
