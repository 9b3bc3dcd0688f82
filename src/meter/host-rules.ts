import { BlockList, isIP } from 'node:net';
import type { AllowedHost } from '../options/model-values.ts';

/** Ports of a host that the user allows without one. */
const USUAL_PORTS = [80, 443];

/** The hosts that a testbed may reach: those that both lists name; null for a list that names all. */
export interface HostLists {
  /** `allow-hosts`. */
  user: AllowedHost[] | null;
  /** `allowed_hosts` of a Harbor task: names, `*.name`, addresses and ranges of them, each with all ports. */
  task: string[] | null;
}

/** Decides on hosts, named as a URL names them: in lower case, IPv6 addresses in brackets. */
export class HostRules {
  readonly #user: AllowedHost[] | null;
  readonly #taskNames: string[] = [];
  readonly #taskAddresses: BlockList | null;

  constructor({ user, task }: HostLists) {
    this.#user = user;
    this.#taskAddresses = task === null ? null : new BlockList();
    for (const given of task ?? []) this.#addOfTask(given.trim().toLowerCase().replace(/\.$/, ''));
  }

  #addOfTask(entry: string): void {
    const [address = '', prefix] = entry.split('/');
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix !== undefined) this.#taskAddresses!.addSubnet(address, Number(prefix), kind);
    else if (isIP(address) !== 0) this.#taskAddresses!.addAddress(address, kind);
    else this.#taskNames.push(entry);
  }

  /** Null if the host is allowed; otherwise the list that does not name it. */
  refusal(host: string, port: number): string | null {
    if (!this.#byTask(host)) return 'allowed_hosts of this task';
    return this.#user === null || this.isNamedByUser(host, port) ? null : 'allow-hosts (network: restricted)';
  }

  /** True if `allow-hosts` names it. A task's list does not count: its author may not point at the runner's own network. */
  isNamedByUser(host: string, port: number): boolean {
    return (this.#user ?? []).some(
      ({ name, port: only }) => (only === null ? USUAL_PORTS.includes(port) : only === port) && fits(name, host),
    );
  }

  #byTask(host: string): boolean {
    if (this.#taskAddresses === null) return true;
    const bare = host.replace(/^\[|\]$/g, '');
    const kind = isIP(bare);
    if (kind !== 0) return this.#taskAddresses.check(bare, kind === 6 ? 'ipv6' : 'ipv4');
    return this.#taskNames.some((name) => fits(name, host));
  }
}

function fits(name: string, host: string): boolean {
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) && isIP(host) === 0 : host === name;
}
