import type { JsonObject } from '../../base/json-value.ts';
import type { TaskMcpServer } from '../../datasets/types.ts';
import type { ProviderName } from '../../options/model-values.ts';
import type { Usage } from '../../results/usage.ts';
import type { Service } from './service.ts';
import type { Platform } from './testbed-platform.ts';

/** A coding agent that this project installs and starts by its name. All of it is data: the machinery is the same for all. */
export interface Agent {
  name: string;
  /** As people write it. */
  title: string;
  /** The version that is installed unless the user names one; null for agents that are no package. */
  version: string | null;
  install: Install | null;
  /** The services it takes its model from; the first one whose key is there is used. Empty: it uses no model. */
  services: ProviderName[];
  /** True if it does not choose a model by itself. */
  needsModel: boolean;
  /** Names that it understands itself and providers do not know. */
  aliases?: RegExp;
  /** Paths below its home; null if it has no such place, or does not take any. */
  skills: string | null;
  instructions: string | null;
  mcp: boolean;
  /** True if it reaches no MCP server by SSE. */
  withoutSse?: true;
  /** True if it gets the reference solution of each task. */
  solves?: true;
  /** True if it does nothing. */
  idle?: true;
  /** Variable with a file of certificates, for agents that read those of the system, which plain images do not have. */
  certificates?: string;
  /** Hosted tools, telemetry and the like that cannot be turned off, or only in part; for the table in the documents. */
  notes: string[];
  /** Its own count of its whole usage, from the events of some types that it prints as lines of JSON; absent without an exact one. */
  states?: { types: string[]; usage(events: JsonObject[]): Partial<Record<keyof Usage, unknown>> | null };
  launch(place: Place): Launch;
}

type Install = NpmInstall | PypiInstall;

export interface NpmInstall {
  from: 'npm';
  /** The package of a platform, with the integrity of the default version (`sha512-…`) where it is known. */
  packages: Partial<Record<Platform, NpmPackage>>;
  /** True if it runs on Node.js, which is installed beside it. */
  node: boolean;
  /** Set if its dependencies are installed with it (all others are bundles): further packages, and files beside them. */
  dependencies?: { also: string[]; files: Record<string, string> };
}

export interface NpmPackage {
  name: string;
  /** Text after the version: Codex publishes its platforms as versions of one package. */
  suffix?: string;
  integrity?: string;
  /** The program to start, by its path in the package; absent: its only `bin`. */
  program?: string;
}

export interface PypiInstall {
  from: 'pypi';
  package: string;
  /** Further packages without which it does not start. */
  with: string[];
  /** The module to start (`python -m`). */
  module: string;
  /** All packages of the default version: `name==version`, and the SHA-256 of each file that may be installed, on each line. */
  lock: string;
  /** Versions of Python that it runs on, the preferred one first; default: those for which locks have digests. */
  pythons?: string[];
  /** True if no other version than the default one can be installed: some of its packages are published as source. */
  onlyLocked?: true;
}

/** The place in which an agent is started: paths as its testbed sees them. */
export interface Place {
  /** The beginning of its command: the program, after the Node.js or Python that runs it. */
  program: string[];
  /** The packages of the platform. */
  directory: string;
  /** Its own settings and sessions. */
  home: string;
  promptFile: string;
  outputDirectory: string;
  prompt: string;
  /** `agent-model`. */
  model: string | null;
  /** Null if the user's own variables lead it to a model. */
  service: Service | null;
  /** `agent-args`. */
  args: string[];
  /** True if there is a file of instructions at its place. */
  instructions: boolean;
  /** The servers of the task and of `agent-mcp` by name; of two with one name, that of the option. */
  mcp: Record<string, McpServer>;
  /** Path of the reference solution of the task in the testbed, a script or a directory; null if it was not asked for. */
  solution: string | null;
}

/** A server of a `.mcp.json`, or of a task. */
export type McpServer = TaskMcpServer;

/** How an agent is started in a place: a program with arguments, never a line for a shell. */
export interface Launch {
  argv: string[];
  environment: Record<string, string>;
  /** Configuration files, by path below the home. */
  files?: Record<string, string>;
  /** True if it reads the prompt from its standard input; the path of a file that it reads in the place of the prompt's. */
  stdin?: true | string;
}
