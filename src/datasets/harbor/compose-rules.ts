import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import { objectOf } from '../../base/json-value.ts';
import { isNear } from '../../base/text/near.ts';
import { leadsOut } from '../inside.ts';
import type { TaskEnvironment } from '../types.ts';

type Unsupported = TaskEnvironment['unsupported'];
type Table = Record<string, unknown>;

/** Everything else at a service reaches into the machine, or is not known here. */
const SERVICE_KEYS = new Set(
  `attach build cap_add cap_drop command container_name cpu_count cpu_percent cpu_period cpu_quota cpu_shares cpus
  cpuset depends_on deploy develop dns dns_opt dns_search domainname entrypoint env_file environment expose extends extra_hosts
  group_add healthcheck hostname image init labels links logging mac_address mem_limit mem_reservation mem_swappiness
  memswap_limit network_mode networks pids_limit platform ports privileged profiles pull_policy read_only restart scale shm_size
  stdin_open stop_grace_period stop_signal sysctls tmpfs tty ulimits user volumes working_dir`.split(/\s+/),
);
const BUILD_KEYS = new Set(
  'args context dockerfile dockerfile_inline labels network no_cache platforms pull shm_size tags target'.split(' '),
);
const TOP_KEYS = new Set(['name', 'networks', 'services', 'version', 'volumes']);
const NETWORK_KEYS = new Set(['attachable', 'driver', 'enable_ipv6', 'external', 'internal', 'ipam', 'labels', 'name']);
const VOLUME_KEYS = new Set(['driver', 'external', 'labels', 'name']);
/** Capabilities that act on the containers of the task alone. */
const CAPABILITIES = new Set(['IPC_LOCK', 'NET_ADMIN', 'SYS_NICE', 'SYS_PTRACE']);

/** Subnets that a network may have: the machine sends what is for its subnet to the task's containers. */
const PRIVATE = (
  [
    ['10.0.0.0', 8, 'ipv4'],
    ['172.16.0.0', 12, 'ipv4'],
    ['192.168.0.0', 16, 'ipv4'],
    ['fd00::', 8, 'ipv6'],
  ] as const
).map(([network, bits, family]) => {
  const list = new BlockList();
  list.addSubnet(network, bits, family);
  return { list, bits, family };
});

/** Variables of Harbor for directories of the machine, with a path below. */
const BELOW_LOGS = /^\$\{?HOST_(VERIFIER_LOGS|AGENT_LOGS|ARTIFACTS)_PATH\}?\/+[^/]/;

const REACHES = 'reaches beyond the containers of the task, which no trial may';
const OUTSIDE = 'is not in the folder environment/ of the task';

/**
 * The parts of a compose file that are refused, by key: all that reaches beyond its own containers, networks and volumes.
 * Reads a file as it is written, where values with variables count as allowed, and one that the CLI has resolved, in which
 * `$$` is a dollar sign.
 */
export function refusedInCompose(
  document: unknown,
  directory: string,
  form: 'as written' | 'resolved' = 'as written',
): Unsupported {
  const found: Unsupported = [];
  const refuse = (key: string, why: string) => found.push({ key: `docker-compose.yaml: ${key}`, why });
  const unknown = (table: Table, known: Set<string>, place: string) => {
    for (const key of Object.keys(table))
      if (!known.has(key) && !key.startsWith('x-')) {
        const near = [...known].find((name) => isNear(key, name));
        const hint = near === undefined ? '' : `; did you mean ${near}?`;
        refuse(`${place}${key}`, `${REACHES}, or is not known${hint}`);
      }
  };
  const isOpen = (given: unknown) => form === 'as written' && String(given).includes('$');
  const isGiven = (given: unknown) => given != null && !isOpen(given);
  const isSet = (given: unknown) => isGiven(given) && given !== false && given !== 'false';
  const outside = (written: unknown, base: string) => {
    if (typeof written !== 'string' || isOpen(written)) return false;
    const given = unescaped(written);
    const file = path.resolve(base, given);
    const below = file === directory || file.startsWith(directory + path.sep);
    return given.startsWith('~') || !below || leadsOut(directory, file);
  };
  const shared = (places: Table, known: Set<string>, driver: string, kind: string) => {
    for (const [name, given] of Object.entries(places)) {
      const place = tableOf(given);
      unknown(place, known, `${kind}.${name}.`);
      if (isSet(place.external)) refuse(`${kind}.${name}.external`, REACHES);
      if (isGiven(place.driver) && place.driver !== driver) refuse(`${kind}.${name}.driver`, `is not "${driver}"`);
    }
  };
  const top = tableOf(document);
  unknown(top, TOP_KEYS, '');
  shared(tableOf(top.networks), NETWORK_KEYS, 'bridge', 'networks');
  for (const [name, given] of Object.entries(tableOf(top.networks))) {
    const { driver, config } = tableOf(tableOf(given).ipam);
    if (isGiven(driver) && driver !== 'default') refuse(`networks.${name}.ipam.driver`, REACHES);
    for (const { subnet } of listOf(config).map(tableOf))
      if (isGiven(subnet) && !isPrivate(String(subnet)))
        refuse(
          `networks.${name}.ipam.config`,
          `${subnet} is not a private network, and the machine may need its addresses`,
        );
  }
  shared(tableOf(top.volumes), VOLUME_KEYS, 'local', 'volumes');
  for (const [name, given] of Object.entries(tableOf(top.services))) checkService(`services.${name}.`, tableOf(given));
  const { read_only: closed } = tableOf(tableOf(top.services).main);
  if (isSet(closed)) refuse('services.main.read_only', 'the prompt, skills and tests are put there');
  return found;

  function checkService(place: string, service: Table): void {
    unknown(service, SERVICE_KEYS, place);
    if (isSet(service.privileged)) refuse(`${place}privileged`, REACHES);
    const { network_mode: mode, extends: base, deploy, scale } = service;
    if (isGiven(mode) && mode !== 'none' && !/^service:/.test(String(mode)))
      refuse(`${place}network_mode`, 'is neither "none" nor "service:…"');
    if (typeof base === 'object' && base !== null && 'file' in base)
      refuse(`${place}extends.file`, 'services are extended within one file only');
    for (const capability of listOf(service.cap_add))
      if (isGiven(capability) && !CAPABILITIES.has(String(capability).replace(/^CAP_/, '')))
        refuse(`${place}cap_add`, REACHES);
    for (const file of envFilesOf(service)) {
      // It is read while the file is resolved.
      if (isOpen(file)) refuse(`${place}env_file`, 'is named by a variable; write its name');
      else if (outside(file, directory)) refuse(`${place}env_file`, OUTSIDE);
    }
    const { replicas, resources } = tableOf(deploy);
    for (const count of [replicas, scale])
      if (isGiven(count) && Number(count) !== 1) refuse(`${place}deploy.replicas`, 'a service is one container');
    if (tableOf(tableOf(resources).reservations).devices !== undefined)
      refuse(`${place}deploy.resources.reservations.devices`, 'containers get no GPU here');
    for (const volume of listOf(service.volumes)) checkVolume(`${place}volumes`, volume);
    if (service.build != null) checkBuild(`${place}build`, service.build);
  }

  function checkVolume(place: string, given: unknown): void {
    const [source = '', target] = typeof given === 'string' ? given.split(':') : [];
    const isPath = target !== undefined && /^[./~]/.test(source);
    const volume = typeof given === 'string' ? { type: isPath ? 'bind' : 'volume', source } : tableOf(given);
    if (!isOpen(volume.type) && !['bind', 'volume', 'tmpfs'].includes(String(volume.type))) refuse(place, REACHES);
    else if (BELOW_LOGS.test(String(volume.source)))
      refuse(place, 'mounts a directory below that of logs, which is a volume here; mount the whole one');
    else if (volume.type === 'bind' && outside(volume.source, directory)) refuse(place, `${volume.source} ${OUTSIDE}`);
  }

  function checkBuild(place: string, given: unknown): void {
    const build = typeof given === 'string' ? { context: given } : tableOf(given);
    unknown(build, BUILD_KEYS, `${place}.`);
    const context = build.context ?? '.';
    // An address would be fetched by the daemon.
    const isAddress = !isOpen(context) && /:|^github\.com\//.test(String(context));
    if (isAddress || outside(context, directory)) refuse(`${place}.context`, OUTSIDE);
    else {
      const dockerfile = build.dockerfile ?? 'Dockerfile';
      const read = [dockerfile, `${dockerfile}.dockerignore`, '.dockerignore'];
      if (read.some((file) => outside(file, path.resolve(directory, unescaped(String(context))))))
        refuse(`${place}.dockerfile`, OUTSIDE);
    }
    if (isGiven(build.network) && build.network !== 'default' && build.network !== 'none')
      refuse(`${place}.network`, REACHES);
  }
}

/** The files of variables that a service names, as they are written. */
export function envFilesOf(service: unknown): unknown[] {
  return listOf(tableOf(service).env_file).map((each) => (typeof each === 'object' ? tableOf(each).path : each));
}

function isPrivate(subnet: string): boolean {
  const [, address = '', bits = ''] = /^([^/]*)\/(\d{1,3})$/.exec(subnet) ?? [];
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return (
    isIP(address) !== 0 &&
    PRIVATE.some((each) => each.family === family && Number(bits) >= each.bits && each.list.check(address, family))
  );
}

/** In a resolved file, `$$` is a dollar sign. */
function unescaped(text: string): string {
  return text.replaceAll('$$', () => '$');
}

function tableOf(value: unknown): Table {
  return objectOf(value) ?? {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value == null ? [] : [value];
}
