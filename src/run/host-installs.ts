import type { NamedAgent } from '../agents/kit/named.ts';
import { messageOf } from '../base/errors.ts';
import type { Machine } from '../base/machine.ts';
import { namesIn } from '../base/names-in.ts';
import { plainLine } from '../base/text/untrusted.ts';
import type { Observer } from '../trial/observer.ts';
import { agentsFolder } from './sweep.ts';

/** Of agents by name, which few runs on the host have. */
const installations = () => import('../agents/install/store.ts');

/** The installed agents in the cache of this machine, which trials on the host can change. */
export class HostInstalls {
  readonly #agent: NamedAgent | null;
  readonly #machine: Machine;
  readonly #observer: Observer;
  #before = new Map<string, string>();

  /** `agent`: that of the run; null for `agent-command`. */
  constructor(agent: NamedAgent | null, machine: Machine, observer: Observer) {
    this.#agent = agent;
    this.#machine = machine;
    this.#observer = observer;
  }

  /** Takes down the installed agents, before the first trial. */
  async begin(): Promise<void> {
    if (this.#mayBeInstalled()) this.#before = (await installations()).installedRecords(this.#machine);
  }

  /** Removes what changed during the run, so that the next run installs it again. Never throws: the results of the run stand. */
  async end(): Promise<void> {
    if (this.#agent !== null) await this.#removeChanged(this.#agent);
    if (this.#mayBeInstalled()) await this.#forgetOthers();
  }

  async #removeChanged(agent: NamedAgent): Promise<void> {
    const what = `the installed files of ${agent.label} were changed during the run, so later trials may have been of another program`;
    try {
      if (await agent.removeChanged())
        this.#observer.notice(`${what}; they are removed, and the next run installs them again`);
    } catch (error) {
      this.#observer.notice(`${what}, and cannot be removed: ${messageOf(error)}; remove ${agent.directory}`);
    }
  }

  async #forgetOthers(): Promise<void> {
    const what = 'agents were installed in the cache during the run, or the records of installed ones were changed';
    try {
      const directories = await (await installations()).forgetOthers(this.#machine, this.#before);
      if (directories.length > 0)
        this.#observer.notice(
          `${what}: they are installed again when they are next used: ${plainLine(directories.join(', '))}`,
        );
    } catch (error) {
      this.#observer.notice(
        `${what}, and cannot be forgotten: ${messageOf(error)}; remove ${agentsFolder(this.#machine)}`,
      );
    }
  }

  #mayBeInstalled(): boolean {
    return namesIn(agentsFolder(this.#machine)).length > 0;
  }
}
