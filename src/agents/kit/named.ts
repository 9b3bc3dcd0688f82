import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256Of } from '../../base/digest.ts';
import { TrialError, UserError } from '../../base/errors.ts';
import type { Machine } from '../../base/machine.ts';
import { once } from '../../base/once.ts';
import { word } from '../../base/text/shell.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { PROVIDER_KEYS } from '../../options/model-values.ts';
import type { Options } from '../../options/options.ts';
import type { Content, Testbed } from '../../testbeds/types.ts';
import { exactVersion, installNpm, packageFor } from '../install/npm.ts';
import { installPypi } from '../install/pypi.ts';
import { agentsIn, type Installed, installed, removeIfChanged } from '../install/store.ts';
import { agentNamed } from './catalogue.ts';
import { type Extras, readExtras, unreachedServers } from './extras.ts';
import { type Service, serviceIn } from './service.ts';
import { lookAt, ownPlatform, type Platform } from './testbed-platform.ts';
import type { Agent, Launch, McpServer, Place } from './types.ts';

const CERTIFICATES = 'ca-certificates.crt';
/** Characters of a prompt that is passed as an argument, where an agent takes it in no other way: Linux' limit. */
const LONGEST_ARGUMENT = 120 * 1024;

type NamedOptions = Pick<
  Options,
  'agent' | 'agent-args' | 'agent-model' | 'agent-skills' | 'agent-mcp' | 'agent-instructions'
>;

/** An agent that is ready in a testbed. */
export interface ReadyAgent {
  /** Its packages, as the testbed sees them; null for an agent without any. */
  directory: string | null;
  platform: Platform | null;
}

/** The agent of the option `agent`, with everything that its user gave. */
export class NamedAgent {
  readonly agent: Agent;
  /** Exact; null for an agent that is no package. */
  readonly version: string | null;
  readonly extras: Extras;
  readonly #args: string[];
  readonly #model: string | null;
  readonly #machine: Machine;
  /** The program of a package that the catalogue does not know, by its path in the package. */
  #bin = '';
  readonly #installs = new Map<Platform, Promise<Installed>>();

  /**
   * Reads the options; null without the option `agent`. Asks npm or PyPI only for a version that is a tag. Throws a
   * UserError for an unknown name or version, a model that is missing, and for extras that the agent does not take.
   */
  static async of(options: NamedOptions, machine: Machine): Promise<NamedAgent | null> {
    if (options.agent === undefined) return null;
    const { agent, version } = agentNamed(options.agent);
    if (agent.needsModel && options['agent-model'] === undefined)
      throw new UserError(`agent-model: ${agent.name} does not choose a model by itself; name one`);
    const extras = readExtras(agent, options);
    const isTag = version !== null && !/^\d/.test(version);
    const exact = isTag ? await tagged(agent, version, machine) : version;
    return new NamedAgent(agent, exact, extras, options, machine);
  }

  private constructor(agent: Agent, version: string | null, extras: Extras, options: NamedOptions, machine: Machine) {
    this.agent = agent;
    this.version = version;
    this.extras = extras;
    this.#args = options['agent-args'];
    this.#model = options['agent-model'] ?? null;
    this.#machine = machine;
  }

  /** `NAME@version`, for records. */
  get label(): string {
    return this.version === null ? this.agent.name : `${this.agent.name}@${this.version}`;
  }

  /** The agent and its arguments, in the place of a command. */
  get command(): string {
    return [this.label, ...this.#args.map((text) => word(plainLine(text, 4096)))].join(' ');
  }

  /** The names of those MCP servers of a task that it does not reach. One by the same name that its user gave is in the place of the task's. */
  unreached(servers: Record<string, McpServer>): string[] {
    return unreachedServers(this.agent, { ...servers, ...this.extras.mcp });
  }

  /** The directory for testbeds, with one of packages for each platform; null for an agent without any. */
  get directory(): string | null {
    if (this.version === null) return null;
    // Of two packages (`@a/b_c`, `@a_b/c`) the names differ.
    const name = this.agent.name.replaceAll('/', '+').replaceAll(/[^\w.+-]/g, '_');
    return path.join(agentsIn(this.#machine), name, `${this.version}${this.#ownPart}`);
  }

  /** The part of its directory's name that stands for what this program adds: another version of it may add something else. */
  get #ownPart(): string {
    const { install } = this.agent;
    if (install?.from !== 'npm' || install.dependencies === undefined) return '';
    return `-${sha256Of(JSON.stringify(install.dependencies)).slice(7, 19)}`;
  }

  /** The service that its model comes from; null if the variables of the agent have no key for it. */
  service(variables: Record<string, string>): Service | null {
    return serviceIn(this.agent.services, variables);
  }

  /** The variables with a key of one of its services, for messages; none for an agent without a model. */
  get keyNames(): string[] {
    return this.agent.services.flatMap((name) => PROVIDER_KEYS[name]);
  }

  /** Installs it for most testbeds of a run, before the first trial. Throws a UserError if it cannot be had. */
  async install(notice: (message: string) => void): Promise<Installed | null> {
    if (this.version === null) return null;
    if (!existsSync(path.join(this.directory!, ownPlatform()))) notice(`installing ${this.label} into the cache`);
    return await this.#installFor(ownPlatform());
  }

  /**
   * Removes installed directories that were changed since, as a trial on the host can; true if there were any. Throws the
   * file system's errors.
   */
  async removeChanged(): Promise<boolean> {
    const installs = await Promise.all(this.#installs.values());
    const removed = await Promise.all(installs.map(removeIfChanged));
    return removed.includes(true);
  }

  /**
   * Makes sure that the agent can run in a testbed, and places what its user gave. Throws a TrialError if the agent is
   * not published for its CPU and C library.
   */
  async prepare(testbed: Testbed, signal: AbortSignal): Promise<ReadyAgent> {
    const { skills, instructions } = this.extras;
    const contents: [string, Content][] = skills.map(([name, directory]) => [
      `${testbed.agentHome}/${this.agent.skills}/${name}`,
      { directory },
    ]);
    if (instructions !== null)
      contents.push([`${testbed.agentHome}/${this.agent.instructions}`, { text: instructions }]);
    if (contents.length > 0) await testbed.place(contents);
    if (testbed.agentDirectory === null) return { directory: null, platform: null };
    const root = testbed.agentDirectory;
    const { platform, equipped } = await lookAt(testbed, root, signal);
    const packages = await this.#installFor(platform).catch((error) => {
      throw error instanceof UserError ? new TrialError('platform', error.message.replace(/^agent: /, '')) : error;
    });
    const directory = `${root}/${platform}`;
    // A directory that is mounted has it now; one that was copied, to a daemon on another machine, gets it.
    if (!equipped && !(await lookAt(testbed, root, signal)).equipped)
      await testbed.place([[directory, { directory: packages.directory }]]);
    return { directory, platform };
  }

  /** How it is started in a testbed, for which it was prepared. `variables`: those that lead it to a model. */
  launch(
    ready: ReadyAgent,
    testbed: Pick<Testbed, 'agentHome' | 'promptFile' | 'outputDirectory'>,
    about: {
      prompt: string;
      variables: Record<string, string>;
      solution: string | null;
      mcp: Record<string, McpServer>;
    },
  ): Launch {
    const home = testbed.agentHome;
    const mcp = { ...about.mcp, ...this.extras.mcp };
    const place: Place = {
      program: ready.directory === null ? [] : this.#program(ready.directory, ready.platform!),
      directory: ready.directory ?? '',
      ...{ home, promptFile: testbed.promptFile, outputDirectory: testbed.outputDirectory },
      ...{ prompt: about.prompt, model: this.#model, service: this.service(about.variables), args: this.#args, mcp },
      instructions: this.extras.instructions !== null,
      solution: about.solution,
    };
    const launch = this.agent.launch(place);
    if (launch.argv.some((argument) => Buffer.byteLength(argument) > LONGEST_ARGUMENT))
      throw new TrialError(
        'agent',
        `${this.agent.name} takes its prompt as an argument, and this one is longer than ${LONGEST_ARGUMENT / 1024} KiB, near which Linux has its limit; take an agent that reads a file, by agent-command`,
      );
    const { certificates } = this.agent;
    if (certificates === undefined) return launch;
    // Node.js takes 10 ms to load this module, which few agents need.
    const { rootCertificates } = process.getBuiltinModule('node:tls');
    return {
      ...launch,
      environment: { [certificates]: `${home}/${CERTIFICATES}`, ...launch.environment },
      files: { ...launch.files, [CERTIFICATES]: `${rootCertificates.join('\n')}\n` },
    };
  }

  #program(directory: string, platform: Platform): string[] {
    const install = this.agent.install!;
    if (install.from === 'pypi') return [`${directory}/bin/python`, '-m', install.module];
    const own = packageFor(install, { title: this.agent.title, platform });
    const program = `${directory}/node_modules/${own.name}/${own.program ?? this.#bin}`;
    const [cpu] = platform.split('-');
    return install.node ? [`${directory}/node_modules/node-linux-${cpu}/bin/node`, program] : [program];
  }

  #installFor(platform: Platform): Promise<Installed> {
    return once(this.#installs, platform, () => this.#install(platform));
  }

  async #install(platform: Platform): Promise<Installed> {
    const { install, title, version } = { ...this.agent, version: this.version! };
    const isDefault = version === this.agent.version;
    const done = await installed(path.join(this.directory!, platform), this.#machine, async (directory) => {
      const about = { title, version, isDefault, platform, directory };
      if (install?.from === 'npm') return await installNpm(install, about, this.#machine);
      if (!platform.startsWith('x64'))
        throw new UserError(`agent: ${title} is installed for x86_64 only, not for ${platform}`);
      await installPypi(install!, about, this.#machine);
    });
    if (install?.from === 'npm' && install.dependencies !== undefined)
      this.#bin = binOf(path.join(done.directory, 'node_modules', packageFor(install, { title, platform }).name));
    return done;
  }
}

/** The first program of a package of npm. Throws a UserError if it has none. */
function binOf(directory: string): string {
  const { name, bin } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
  if (typeof file !== 'string' || path.normalize(file).startsWith('..'))
    throw new UserError(`agent: ${name} has no program (bin in its package.json), so it cannot be run as an agent`);
  return path.normalize(file);
}

async function tagged(agent: Agent, tag: string, machine: Machine): Promise<string> {
  if (agent.install?.from !== 'npm') throw new UserError(`agent: ${agent.name}@${tag}: name an exact version`);
  const { name } = packageFor(agent.install, { title: agent.title, platform: ownPlatform() });
  return await exactVersion(name, tag, machine);
}
