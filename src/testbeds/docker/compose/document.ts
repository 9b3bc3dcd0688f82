import path from 'node:path';
import type { ImageConfig } from '../engine.ts';
import type { LocalImage } from '../images.ts';

/** A document of the Compose specification, as far as it is changed here. */
export interface ComposeDocument {
  services: Record<string, Service>;
  networks?: Record<string, object | null>;
  volumes?: Record<string, object | null>;
}
type Service = Record<string, unknown>;

/** The agent's service. */
export const MAIN = 'main';

/** The file below a task's own; `image`: of the task, otherwise its `environment/` is built. */
export function baseDocument(image: string | null, directory: string): ComposeDocument {
  const source = image === null ? { build: { context: directory } } : { image };
  return { services: { [MAIN]: { ...source, command: ['sh', '-c', 'sleep infinity'] } } };
}

/** With the limits of `deploy` at the services themselves: compose refuses one that stands in both places with two values. */
export function withOwnLimits(document: ComposeDocument): ComposeDocument {
  const services = Object.entries(document.services).map(([name, service]): [string, Service] => {
    const deploy = Object(service.deploy) as Service;
    const { limits, ...resources } = Object(deploy.resources) as Service;
    if (limits == null) return [name, service];
    const { cpus = service.cpus, memory = service.mem_limit, pids = service.pids_limit } = limits as Service;
    return [name, { ...service, deploy: { ...deploy, resources }, cpus, mem_limit: memory, pids_limit: pids }];
  });
  return { ...document, services: Object.fromEntries(services) };
}

/** Without dependencies on services that no profile starts: compose leaves those out of its document, and then refuses that. */
export function withoutAbsent(document: ComposeDocument): ComposeDocument {
  const services = Object.entries(document.services).map(([name, service]): [string, Service] => {
    const needed = Object.entries(Object(service.depends_on)).filter(([other]) => other in document.services);
    return [name, { ...service, ...(service.depends_on == null ? {} : { depends_on: Object.fromEntries(needed) }) }];
  });
  return { ...document, services: Object.fromEntries(services) };
}

/** A text in which compose finds no variables; so it writes paths itself in a resolved file. */
export function literal(text: string): string {
  return text.replaceAll('$', '$$$$');
}

/** The part of a document that is built: each such service with its image's name. */
export function buildsOf(
  { services }: ComposeDocument,
  nameOf: (service: string, build: object) => string,
  labels: Record<string, string>,
): { document: ComposeDocument; images: Map<string, string> } {
  const images = new Map<string, string>();
  const parts: ComposeDocument['services'] = {};
  for (const [name, { build }] of Object.entries(services)) {
    if (typeof build !== 'object' || build === null) continue;
    const image = nameOf(name, build);
    images.set(name, image);
    const own = build as Service;
    parts[name] = { image, build: { ...without(own, ['tags']), labels: { ...(own.labels as object), ...labels } } };
  }
  return { document: { services: parts }, images };
}

/** The settings of a trial for the services of its task. */
export interface ProjectSettings {
  /** By service. */
  images: Map<string, Pick<LocalImage, 'name' | 'config'>>;
  labels: Record<string, string>;
  /** Added to the agent's service, in the names of the Compose specification. */
  main: Service;
  /** Volumes of the agent's service beside its own. */
  mounts: object[];
  /** Processes of each container at most. */
  pids: number;
  /** Those of Docker's machine: the Engine refuses a container that asks for more. */
  processors: number;
  /** A container whose network is that of all services; null for the networks of the file. */
  network: string | null;
}

/** Settings that contradict the network of another container. */
const OF_A_NETWORK = [
  'networks',
  'hostname',
  'domainname',
  'mac_address',
  'dns',
  'dns_opt',
  'dns_search',
  'extra_hosts',
];
/** Their names, in lower case as well. */
const PROXIES = ['HTTP_PROXY', 'HTTPS_PROXY', 'FTP_PROXY', 'ALL_PROXY', 'NO_PROXY'];
/** Bytes of the log of a service. */
const LARGEST_LOG = '16m';

/**
 * The document that is started: images instead of builds, an owner on everything, no ports on the machine, no names that two
 * trials could share, and files of the task read-only.
 */
export function startedDocument(document: ComposeDocument, settings: ProjectSettings): ComposeDocument {
  const { labels, network } = settings;
  const owned = (places: Record<string, object | null> = {}) =>
    Object.fromEntries(
      Object.entries(places).map(([name, place]) => {
        const own = (place ?? {}) as Service;
        return [name, { ...without(own, ['name']), labels: { ...(own.labels as object), ...labels } }];
      }),
    );
  return {
    services: Object.fromEntries(
      Object.entries(document.services).map(([name, service]) => [name, serviceOf(name, service, settings)]),
    ),
    volumes: owned(document.volumes),
    ...(network === null ? { networks: owned(document.networks) } : {}),
  };
}

function serviceOf(name: string, given: Service, settings: ProjectSettings): Service {
  const { labels, network, pids, processors, images } = settings;
  const image = images.get(name)!;
  const dropped = ['build', 'container_name', 'ports', 'env_file', 'develop'];
  const service = without(given, dropped);
  const own: Service = {
    ...(network === null ? service : without(service, OF_A_NETWORK)),
    image: image.name,
    environment: { ...proxiesOf(image.config), ...(service.environment as object) },
    pull_policy: 'never',
    labels: { ...(service.labels as object), ...labels },
    ...(service.cpus == null ? {} : { cpus: Math.min(Number(service.cpus), processors) }),
    pids_limit: Number(service.pids_limit) > 0 ? Math.min(Number(service.pids_limit), pids) : pids,
    volumes: ((service.volumes as Service[] | undefined) ?? []).map((volume) =>
      volume.type === 'bind' ? { ...volume, read_only: true, bind: { create_host_path: false } } : volume,
    ),
    ...(name === MAIN
      ? {}
      : { logging: { driver: 'json-file', options: { 'max-size': LARGEST_LOG, 'max-file': '1' } } }),
  };
  if (network !== null) own.network_mode = `container:${network}`;
  if (name !== MAIN) return own;
  return {
    ...without(own, ['restart', 'tty']),
    // Its own output is the agent's, which has no terminal. A shell that a terminal kept alive waits for input instead.
    ...(own.tty === true ? { stdin_open: true } : {}),
    ...settings.main,
    environment: { ...(own.environment as object), ...(settings.main.environment as object) },
    // Its output is read as it comes; the Engine need not store it as well.
    logging: { driver: 'none' },
    init: true,
    volumes: [...(own.volumes as object[]), ...settings.mounts],
  };
}

/**
 * The proxies that an image names, and null for the others: compose gives every container those of the docker CLI's
 * configuration, with their passwords, unless its service has a variable of that name.
 */
function proxiesOf({ Env: variables }: ImageConfig): Service {
  const own = new Map(
    (variables ?? []).map((variable) => [variable.replace(/=.*/s, ''), variable.replace(/^.*?=/s, '')]),
  );
  const names = PROXIES.flatMap((name) => [name, name.toLowerCase()]);
  return Object.fromEntries(names.map((name) => [name, own.has(name) ? literal(own.get(name)!) : null]));
}

/** The tmpfs of the agent's service that has a directory in it; null without one. */
export function tmpfsOver({ services }: ComposeDocument, directory: string): string | null {
  const { tmpfs, volumes } = services[MAIN]!;
  const short = [tmpfs ?? []].flat().map((one) => String(one).replace(/:.*/, ''));
  const long = ((volumes as Service[] | undefined) ?? []).filter(({ type }) => type === 'tmpfs');
  const places = [...short, ...long.map(({ target }) => String(target))].map((place) => path.posix.resolve('/', place));
  return places.find((place) => `${directory}/`.startsWith(`${place}/`)) ?? null;
}

/** The processors that each service asks for, where it asks for more than there are. */
export function beyondProcessors(
  { services }: ComposeDocument,
  processors: number,
): [service: string, asked: number][] {
  return Object.entries(services)
    .map(([name, service]): [string, number] => [name, Number(service.cpus ?? 0)])
    .filter(([, asked]) => asked > processors);
}

function without(service: Service, keys: string[]): Service {
  return Object.fromEntries(Object.entries(service).filter(([key]) => !keys.includes(key)));
}

/** The key of a network of the task's own, which is lost where all services share one; null without any. */
export function ownNetworkOf({ services, networks = {} }: ComposeDocument): string | null {
  for (const [name, { network_mode: mode, networks: own }] of Object.entries(services)) {
    if (mode != null) return `services.${name}.network_mode`;
    if (Object.keys(Object(own)).some((network) => network !== 'default')) return `services.${name}.networks`;
  }
  return Object.keys(networks).some((name) => name !== 'default') ? 'networks' : null;
}
