import { isDeepStrictEqual } from 'node:util';
import type { Network } from '../../datasets/types.ts';
import type { Options } from '../../options/options.ts';
import { networkOf, type TrialNetwork } from '../network.ts';
import type { RelayEnd } from '../types.ts';
import type { Container } from './container.ts';
import type { Relay } from './relay.ts';

const BRIDGE = 'bridge';

/** The network of a testbed in the phases of its task: connected to the bridge or not, and the hosts behind its relay. */
export class PhaseNetwork {
  readonly #container: Container;
  readonly #option: Options['network'];
  readonly #names: string[];
  /** Null if no phase has the bridge, or every one. */
  #connected: boolean | null;
  #now: TrialNetwork;
  #end = new AbortController();
  readonly #removed = new AbortController();
  #relay: Relay | null = null;

  /**
   * `container`: the one whose network it is; `networks`: of all phases, first the one between them; `names`: those that lead
   * to its loopback.
   */
  constructor(
    container: Container,
    option: Options['network'],
    networks: [TrialNetwork, ...TrialNetwork[]],
    names: string[],
  ) {
    this.#container = container;
    this.#names = names;
    this.#option = option;
    this.#now = networks[0];
    this.#connected = new Set(networks.map(({ mode }) => mode === BRIDGE)).size === 2 ? true : null;
  }

  /** Gives a container that is not yet running the network between the phases; a container must be made with one to get it again. */
  async begin(): Promise<void> {
    await this.#connect();
  }

  /** Takes the relay of the running container. */
  through(relay: Relay): void {
    this.#relay = relay;
  }

  get relay(): RelayEnd | null {
    if (this.#relay === null) return null;
    const { socket, url, check } = this.#relay;
    const allowed = () => ({ hosts: this.#now.hosts, until: this.#end.signal });
    return { socket, url, check, allowed, removed: this.#removed.signal };
  }

  /** The variables of commands: those of the proxy, where it is the only way out. */
  get variables(): Record<string, string> {
    return this.#relay === null || this.#now.mode !== 'restricted' ? {} : proxyVariables(this.#relay.url, this.#names);
  }

  /** Connections to the hosts of another phase end. */
  async change(network: Network): Promise<void> {
    const next = networkOf(this.#option, network);
    if (isDeepStrictEqual(next, this.#now)) return;
    this.#now = next;
    const ended = this.#end;
    this.#end = new AbortController();
    ended.abort();
    await this.#connect();
  }

  /** Ends the relay. */
  async close(): Promise<void> {
    this.#removed.abort();
    await this.#relay?.remove();
  }

  async #connect(): Promise<void> {
    const wanted = this.#now.mode === BRIDGE;
    if (this.#connected === null || this.#connected === wanted) return;
    await this.#container.setNetwork(BRIDGE, wanted);
    this.#connected = wanted;
  }
}

/** The variables by which programs find a proxy, and reach their own loopback without it. */
function proxyVariables(url: string, own: string[]): Record<string, string> {
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY'];
  const both = (name: string, value: string) => [
    [name, value],
    [name.toLowerCase(), value],
  ];
  return Object.fromEntries([
    ...names.flatMap((name) => both(name, url)),
    ...both('NO_PROXY', ['localhost', '127.0.0.1', '::1', ...own].join(',')),
  ]);
}
