import { lookup } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { codeOf, messageOf, UserError } from '../base/errors.ts';
import type { Redactor } from '../base/redact/redact.ts';
import { NEVER, unlessAborted } from '../base/signals.ts';
import type { Options } from '../options/options.ts';
import { ExchangeLog } from './exchange-log.ts';
import { Forwarder } from './forward.ts';
import { Gateway } from './gateway.ts';
import { requireModel } from './known-models.ts';
import { providerFor, providersOf } from './providers.ts';
import { AllowProxy } from './proxy.ts';
import { type Refusal, type Spent, TrialMeter } from './trial-meter.ts';

/** A stream in which nothing comes for so long is cut, in milliseconds: longer than any model thinks in silence. */
const IDLE_LIMIT = 30 * 60_000;
/** Milliseconds in which a provider must answer before the first trial. */
const REACH_LIMIT = 15_000;

type MeterOptions = Pick<
  Options,
  | 'model-endpoints'
  | 'model-prices'
  | 'model-address'
  | 'hosted-tools'
  | 'allow-hosts'
  | 'network'
  | 'trial-max-cost'
  | 'trial-max-requests'
  | 'max-log-size'
>;

/** The parts of a run's meter. */
export interface MeterRequest {
  options: MeterOptions;
  /** `model-keys`, with copied values resolved. */
  keys: Record<string, string>;
  environment: Readonly<Record<string, string | undefined>>;
  redactor: Redactor;
  /** The address at which testbeds reach this machine; null if each has a relay of its own, or no model is asked. */
  address: string | null;
  /** The limit of the whole run, if it is used up. */
  runLimit: () => Refusal | null;
  /** Aborted to end the run, also before a provider has answered; absent: never. */
  signal?: AbortSignal | undefined;
}

/** The end of a relay at which the harness is to listen. */
interface RelayEnd {
  socket: string;
  url: string;
  /** The hosts that its task allows now, and the end of that; null for all. */
  allowed(): { hosts: string[] | null; until: AbortSignal };
  /** Aborted when it is removed. */
  removed: AbortSignal;
}

/** The meter of a run: between its agents and their models. */
export class Meter {
  readonly #request: MeterRequest;
  readonly #forwarder: Forwarder;
  readonly #gateway: Gateway;
  /** The meter's URL for testbeds that reach this machine. */
  readonly #base: string | null;

  /** Throws a UserError if a provider does not answer, or if testbeds could not reach the meter, and the reason of the signal. */
  static async open(request: MeterRequest): Promise<Meter> {
    const { options, keys, environment, address, signal = NEVER } = request;
    const forwarder = new Forwarder({
      prices: options['model-prices'],
      hostedTools: options['hosted-tools'],
      idleLimit: IDLE_LIMIT,
      environment,
    });
    const gateway = new Gateway(providersOf(keys, options['model-endpoints']), forwarder);
    try {
      await unlessAborted(Promise.all(gateway.providers.map((provider) => reach(forwarder, provider))), signal);
      const base = address === null ? null : await listen(gateway, address, options['model-address']);
      return new Meter(request, forwarder, gateway, base);
    } catch (error) {
      await gateway.close();
      throw error;
    }
  }

  private constructor(request: MeterRequest, forwarder: Forwarder, gateway: Gateway, base: string | null) {
    this.#forwarder = forwarder;
    this.#request = request;
    this.#gateway = gateway;
    this.#base = base;
  }

  /** True if agents may ask models; false if the meter is only the way to allowed hosts. */
  get hasModels(): boolean {
    return this.#gateway.providers.length > 0;
  }

  /** The limit of the whole run, if it is used up and so no agent may ask its model any more. */
  runLimit(): Refusal | null {
    return this.hasModels ? this.#request.runLimit() : null;
  }

  /** The number of requests without the token of a running trial; each got 401. */
  get strangers(): number {
    return this.#gateway.strangers;
  }

  /** The number of requests with too many headers; each got 431. */
  get oversized(): number {
    return this.#gateway.oversized;
  }

  /**
   * Throws a UserError if the provider behind the variables of a service (`anthropic`, …) knows no such model, and the reason
   * of the signal.
   */
  async requireModel(service: string, model: string): Promise<void> {
    const provider = providerFor(service, this.#gateway.providers);
    if (provider === null) return;
    const asked = requireModel(provider.family, provider.name, model, (path, query) =>
      this.#forwarder.upstream.ask(provider, path, query),
    );
    await unlessAborted(asked, this.#request.signal ?? NEVER);
  }

  /** Serves a testbed's relay until it is removed: the meter, and the proxy to the hosts that both the run and its task allow. */
  async serve({ socket, allowed: allowedNow, removed }: RelayEnd): Promise<void> {
    const { network, 'allow-hosts': allowed } = this.#request.options;
    const user = network === 'restricted' ? allowed : null;
    const proxy = new AllowProxy(() => {
      const { hosts, until } = allowedNow();
      return { user, task: hosts, until };
    });
    await this.#gateway.listen({ socket }, proxy, removed);
  }

  /**
   * The meter of one agent's work, with its variables. `directory`: of the trial; `spent`: usage of the trial before.
   */
  begin(parts: {
    directory: string;
    file: string;
    relay: RelayEnd | null;
    spent: Spent;
    onCost: (cost: number) => void;
    onRefusal: (refusal: Refusal) => void;
  }): { meter: TrialMeter; variables: Record<string, string> } {
    const { options, redactor, runLimit } = this.#request;
    const meter = new TrialMeter({
      limits: { cost: options['trial-max-cost'] ?? null, requests: options['trial-max-requests'] ?? null },
      before: { ...parts.spent },
      log: new ExchangeLog(path.join(parts.directory, parts.file), redactor, options['max-log-size']),
      runLimit,
      onCost: parts.onCost,
      onRefusal: parts.onRefusal,
    });
    return { meter, variables: this.#gateway.admit(meter, parts.relay?.url ?? this.#base!) };
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    await this.#gateway.close();
  }
}

async function reach(forwarder: Forwarder, provider: Gateway['providers'][number]): Promise<void> {
  await forwarder.upstream.reach(provider, REACH_LIMIT).catch((error) => {
    const { name, endpoint } = provider;
    const unused = forwarder.upstream.unusedProxies.join(' and ');
    const proxy =
      unused && `; ${unused}: not used, write the address of an HTTP proxy, for example http://proxy.example:3128`;
    const { reason, advice } = forwarder.upstream.unreached(error, endpoint);
    const isClosed = endpoint.protocol === 'http:' && reason === 'ECONNRESET';
    const usual = isClosed ? 'if it uses TLS, write https://' : 'check the address and the network of this machine';
    throw new UserError(
      `model-endpoints: ${name} does not answer at ${endpoint} (${reason}); ${advice ?? usual}${proxy}`,
    );
  });
}

/** Listens where testbeds reach this machine, and returns the URL as they see it. */
async function listen(gateway: Gateway, address: string, named: string | undefined): Promise<string> {
  const host = named === undefined ? address : await addressOf(named);
  try {
    const port = await gateway.listen({ host });
    return `http://${inUrl(named ?? address)}:${port}`;
  } catch (error) {
    // A name that containers have for this machine need not be an address of it.
    if (named !== undefined && codeOf(error) === 'EADDRNOTAVAIL')
      return `http://${inUrl(named)}:${await gateway.listen({ host: '127.0.0.1' })}`;
    throw new UserError(
      `the meter cannot listen at ${host}, the address of this machine for containers (${codeOf(error) ?? messageOf(error)}); if the Docker daemon runs on another machine, or this is a container, set model-address to an address of this machine that its containers reach; if it is rootless, use network: restricted`,
    );
  }
}

function inUrl(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}

/** A name that only containers know leads to this machine all the same (`host.docker.internal`). */
async function addressOf(name: string): Promise<string> {
  return await lookup(name).then(
    ({ address }) => address,
    () => '127.0.0.1',
  );
}
