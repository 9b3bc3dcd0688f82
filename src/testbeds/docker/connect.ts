import { accessSync, constants, existsSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { codeOf, messageOf, UserError } from '../../base/errors.ts';
import { homeDirectory } from '../../base/home.ts';
import type { Machine } from '../../base/machine.ts';
import { listProcesses } from '../../base/processes.ts';
import { isSignal } from '../../base/signals.ts';
import { Engine } from './engine.ts';
import { requestLimit } from './request-limit.ts';
import type { Address } from './requests.ts';

const DEFAULT_SOCKET = '/var/run/docker.sock';

/**
 * Connects to the Engine at `DOCKER_HOST`, otherwise of the context `DOCKER_CONTEXT`, otherwise at the default socket,
 * otherwise of the docker CLI's current context. Throws a UserError with advice if none answers.
 */
export async function connectDocker(machine: Machine): Promise<Engine> {
  const { DOCKER_HOST: named } = machine.environment;
  const context = contextOf(machine.environment);
  const ofContext =
    !named && (context !== undefined || !existsSync(DEFAULT_SOCKET))
      ? await hostOfContext(machine, context)
      : undefined;
  if (!named && context !== undefined && ofContext === undefined)
    throw new UserError(`Docker: DOCKER_CONTEXT=${context} names no context with a socket (unix://…); set DOCKER_HOST`);
  const host = named || ofContext || `unix://${DEFAULT_SOCKET}`;
  if (host.startsWith('ssh://')) {
    throw new UserError(
      `Docker: DOCKER_HOST=${host} is not supported; forward the socket (ssh -L) and name it as unix://…`,
    );
  }
  if (host.startsWith('/')) throw new UserError(`Docker: DOCKER_HOST=${host} is a path; write unix://${host}`);
  const limit = requestLimit(machine.environment);
  try {
    const engine = new Engine(addressOf(host, machine.environment), limit);
    await engine.ping();
    return engine;
  } catch (error) {
    const socket = socketOf(host);
    if (socket !== undefined && isForbidden(socket)) throw new ForbiddenSocket(socket);
    throw new UserError(
      `Docker does not answer at ${host} (${messageOf(error)}). Start the daemon, or set DOCKER_HOST, or use "testbed: host" on a throw-away machine.`,
    );
  }
}

/** The machine with a docker CLI that asks this Engine, whatever its current context is. */
export function withEngine(machine: Machine, { address: { at } }: Engine): Machine {
  // An address on the network is that of DOCKER_HOST, which the CLI follows as well.
  if (!('path' in at)) return machine;
  const host = ['--host', `unix://${at.path}`];
  const runTool: Machine['runTool'] = (tool, args, options) =>
    machine.runTool(tool, tool === 'docker' ? [...host, ...args] : args, options);
  return { ...machine, runTool };
}

/** The Engine's socket is there, and this user may not use it. */
export class ForbiddenSocket extends UserError {
  readonly socket: string;
  /** Name or number of the group that may. */
  readonly group: string;
  readonly advice: string;

  constructor(socket: string) {
    const group = groupOf(socket);
    const advice = `Add this user to it: sudo usermod -aG ${group} "$USER". Then log in again, or run: newgrp ${group}`;
    super(`Docker: this user may not use ${socket}, which belongs to the group ${group}. ${advice}`);
    this.socket = socket;
    this.group = group;
    this.advice = advice;
  }
}

function isForbidden(socket: string): boolean {
  try {
    accessSync(socket, constants.R_OK | constants.W_OK);
    return false;
  } catch (error) {
    return codeOf(error) === 'EACCES' && existsSync(socket);
  }
}

function groupOf(file: string): string {
  const gid = String(statSync(file).gid);
  const groups = existsSync('/etc/group') ? readFileSync('/etc/group', 'utf8').split('\n') : [];
  return groups.find((line) => line.split(':')[2] === gid)?.split(':')[0] ?? gid;
}

/** True if the daemon sees the files of this process at the same paths, so that they can be mounted. */
export function sharesFiles({ address }: Engine): boolean {
  if (!('path' in address.at) || process.platform !== 'linux') return false;
  const contained = existsSync('/.dockerenv') || existsSync('/run/.containerenv');
  // In a container, the socket may be mounted from outside, or the daemon may run in the same container.
  return !contained || listProcesses().some(({ pid, name }) => name === 'dockerd' && hasOurFiles(pid));
}

function hasOurFiles(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/ns/mnt`) === readlinkSync('/proc/self/ns/mnt');
  } catch {
    return false;
  }
}

/** The socket of a `unix://` address; undefined for any other. */
function socketOf(host: string): string | undefined {
  return host.startsWith('unix://') ? host.slice('unix://'.length) || DEFAULT_SOCKET : undefined;
}

/**
 * Parses `DOCKER_HOST`, with `DOCKER_TLS_VERIFY` and `DOCKER_CERT_PATH` applied; as for the docker CLI, certificates may lie
 * beside its configuration.
 */
function addressOf(host: string, environment: Machine['environment']): Address {
  const socket = socketOf(host);
  if (socket !== undefined) return { at: { path: socket }, certificates: null, prefix: '' };
  const { hostname, port, pathname } = new URL(host.includes('//') ? host : `tcp://${host}`);
  const secure = Boolean(environment.DOCKER_TLS_VERIFY) || port === '2376';
  const { DOCKER_CERT_PATH: named, DOCKER_CONFIG: own } = environment;
  const directory = named || own || path.join(homeDirectory(environment), '.docker');
  const read = (name: string) => {
    const file = path.join(directory, name);
    return named || existsSync(file) ? readFileSync(file) : undefined;
  };
  return {
    at: { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (secure ? 2376 : 2375) },
    certificates: secure ? { ca: read('ca.pem'), cert: read('cert.pem'), key: read('key.pem') } : null,
    prefix: pathname.replace(/\/+$/, ''),
  };
}

/** The context that `DOCKER_CONTEXT` names; undefined for `default`, which is that of the default socket. */
function contextOf({ DOCKER_CONTEXT: context }: Machine['environment']): string | undefined {
  return context === '' || context === 'default' ? undefined : context;
}

async function hostOfContext(machine: Machine, context: string | undefined): Promise<string | undefined> {
  try {
    const result = await machine.runTool('docker', ['context', 'inspect', '--format', '{{.Endpoints.docker.Host}}']);
    const host = result.stdout.trim();
    return result.exitCode === 0 && host.startsWith('unix://') ? host : undefined;
  } catch (error) {
    if (isSignal(error)) throw error;
    if (context === undefined) return undefined;
    throw new UserError(
      `Docker: DOCKER_CONTEXT=${context} is known to the docker CLI alone: ${messageOf(error)}; set DOCKER_HOST, or unset DOCKER_CONTEXT`,
    );
  }
}
