import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refusedInCompose } from '../../../src/datasets/harbor/compose-rules.ts';
import { loadHarbor } from '../../../src/datasets/harbor/harbor.ts';
import type { Instance, RewardEvaluation } from '../../../src/datasets/types.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const TASKS = path.join(import.meta.dirname, 'tasks');

/** A task with this compose file beside a Dockerfile. */
function taskWith(compose: string, toml = ''): string {
  const directory = path.join(temporaryDirectory(), 'task');
  cpSync(path.join(TASKS, 'plain'), directory, { recursive: true });
  mkdirSync(path.join(directory, 'environment/inner'), { recursive: true });
  symlinkSync('/etc/hostname', path.join(directory, 'environment/link'));
  mkdirSync(path.join(directory, 'environment/linked'));
  symlinkSync('/etc/hostname', path.join(directory, 'environment/linked/Dockerfile'));
  writeFileSync(path.join(directory, 'environment/docker-compose.yaml'), compose);
  if (toml !== '') writeFileSync(path.join(directory, 'task.toml'), toml);
  return directory;
}

async function read(compose: string, toml?: string): Promise<Instance> {
  return (await loadHarbor(taskWith(compose, toml), { name: null, ref: null })).instances[0]!;
}

const keysOf = async (compose: string) =>
  (await read(compose)).environment!.unsupported.map(({ key }) => key.replace('docker-compose.yaml: ', ''));

const service = (text: string) => `services:\n  db:\n    image: x\n    ${text}\n`;

test.each<[text: string, key: string]>([
  ['privileged: true', 'services.db.privileged'],
  ['privileged: "true"', 'services.db.privileged'],
  ['cap_add: [SYS_ADMIN]', 'services.db.cap_add'],
  ['cap_add: [NET_ADMIN, CAP_ALL]', 'services.db.cap_add'],
  ['devices: [/dev/kvm]', 'services.db.devices'],
  ['pid: host', 'services.db.pid'],
  ['ipc: host', 'services.db.ipc'],
  ['userns_mode: host', 'services.db.userns_mode'],
  ['cgroup_parent: /', 'services.db.cgroup_parent'],
  ['security_opt: [seccomp:unconfined]', 'services.db.security_opt'],
  ['runtime: other', 'services.db.runtime'],
  ['volumes_from: ["container:x"]', 'services.db.volumes_from'],
  ['post_start: [{command: x, privileged: true}]', 'services.db.post_start'],
  ['secrets: [x]', 'services.db.secrets'],
  ['network_mode: host', 'services.db.network_mode'],
  ['network_mode: container:x', 'services.db.network_mode'],
  ['network_mode: bridge', 'services.db.network_mode'],
  ['extends: {file: ../other.yaml, service: x}', 'services.db.extends.file'],
  ['env_file: /proc/self/environ', 'services.db.env_file'],
  ['env_file: [inner/a.env, {path: ../task.toml}]', 'services.db.env_file'],
  ['env_file: link', 'services.db.env_file'],
  [`env_file: "\${X:-/proc/self/environ}"`, 'services.db.env_file'],
  [`env_file: [{path: "./$$x"}]`, 'services.db.env_file'],
  ['annotations: {run.oci.x: y}', 'services.db.annotations'],
  ['volumes: ["/:/host"]', 'services.db.volumes'],
  ['volumes: ["/var/run/docker.sock:/var/run/docker.sock"]', 'services.db.volumes'],
  ['volumes: ["~/.ssh:/x:ro"]', 'services.db.volumes'],
  ['volumes: ["./inner/../..:/x"]', 'services.db.volumes'],
  ['volumes: ["./link:/x"]', 'services.db.volumes'],
  [`volumes: ["\${HOST_AGENT_LOGS_PATH}/db:/x"]`, 'services.db.volumes'],
  [`volumes: [{type: bind, source: $HOST_ARTIFACTS_PATH/a/b, target: /x}]`, 'services.db.volumes'],
  ['volumes: [{type: bind, source: /etc, target: /x}]', 'services.db.volumes'],
  ['volumes: [{type: npipe, source: a, target: /x}]', 'services.db.volumes'],
  ['build: ../..', 'services.db.build.context'],
  ['build: https://example.org/x.git', 'services.db.build.context'],
  ['build: {context: git@example.org:x}', 'services.db.build.context'],
  ['build: {context: ., dockerfile: /etc/passwd}', 'services.db.build.dockerfile'],
  ['build: {context: inner, dockerfile: ../../task.toml}', 'services.db.build.dockerfile'],
  ['build: linked', 'services.db.build.dockerfile'],
  ['build: {context: ., network: host}', 'services.db.build.network'],
  ['build: {context: ., secrets: [x]}', 'services.db.build.secrets'],
  ['build: {context: ., ssh: default}', 'services.db.build.ssh'],
  ['build: {context: ., additional_contexts: {a: /}}', 'services.db.build.additional_contexts'],
  ['build: {context: ., privileged: true}', 'services.db.build.privileged'],
  ['deploy: {replicas: 3}', 'services.db.deploy.replicas'],
  ['scale: 2', 'services.db.deploy.replicas'],
  [
    'deploy: {resources: {reservations: {devices: [{capabilities: [gpu]}]}}}',
    'services.db.deploy.resources.reservations.devices',
  ],
  ['what_is_this: 1', 'services.db.what_is_this'],
])('%s is not run', async (text, key) => {
  expect(await keysOf(service(text))).toEqual([key]);
});

test('a misspelled key is told with the one that was meant', () => {
  const main = { comand: ['true'], Ports: [1], pid: 'host', build: { dokerfile: 'a' } };
  const refused = refusedInCompose({ service: {}, services: { main } }, '/task');
  expect(refused.map(({ key, why }) => [key.replace(/.*[ .]/, ''), /did you mean (.*)\?/.exec(why)?.[1]])).toEqual([
    ['service', 'services'],
    ['comand', 'command'],
    ['Ports', 'ports'],
    ['pid', undefined],
    ['dokerfile', 'dockerfile'],
  ]);
  for (const { why } of refused) expect(why).toContain('or is not known');
});

test.each<[text: string, key: string]>([
  ['include: [other.yaml]', 'include'],
  ['secrets: {a: {file: /etc/shadow}}', 'secrets'],
  ['configs: {a: {file: /etc/shadow}}', 'configs'],
  ['networks: {a: {external: true}}', 'networks.a.external'],
  ['networks: {a: {driver: macvlan}}', 'networks.a.driver'],
  ['networks: {a: {driver_opts: {parent: eth0}}}', 'networks.a.driver_opts'],
  ['networks: {a: {ipam: {config: [{subnet: 203.0.113.0/24}]}}}', 'networks.a.ipam.config'],
  ['networks: {a: {ipam: {config: [{subnet: 172.16.0.0/4}]}}}', 'networks.a.ipam.config'],
  ['networks: {a: {ipam: {config: [{subnet: "2001:db8::/64"}]}}}', 'networks.a.ipam.config'],
  ['networks: {a: {ipam: {driver: other}}}', 'networks.a.ipam.driver'],
  ['volumes: {a: {external: {name: b}}}', 'volumes.a.external'],
  ['volumes: {a: {driver_opts: {type: none, o: bind, device: /}}}', 'volumes.a.driver_opts'],
  ['volumes: {a: {driver: other}}', 'volumes.a.driver'],
])('%s is not run', async (text, key) => {
  expect(await keysOf(`services: {main: {image: x}}\n${text}\n`)).toEqual([key]);
});

test.each([
  ['true', ['services.main.read_only']],
  ['false', []],
])('files of ours are put into the container of the agent: read_only: %s', async (given, keys) => {
  expect(await keysOf(`services: {main: {read_only: ${given}}, db: {image: x, read_only: true}}\n`)).toEqual(keys);
});

test('what stays within the containers of a task is run', async () => {
  const text = `
x-common: &common { restart: always, privileged: false, labels: [a=b] }
services:
  main: { depends_on: [db], cap_add: [NET_ADMIN, CAP_SYS_PTRACE, SYS_NICE, IPC_LOCK], tmpfs: /tmp, x-own: 1 }
  db:
    <<: *common
    build: { context: ./inner, dockerfile: ../Dockerfile, args: { A: "1" } }
    extends: { service: main }
    env_file: inner/a.env
    ports: ["80:80"]
    volumes: ["data:/data", "./inner:/inner", "/anonymous", "\${NAMED}:/x", { type: tmpfs, target: /y }]
    network_mode: none
    deploy: { replicas: 1, resources: { limits: { cpus: "1" } } }
networks: { default: { driver: bridge, internal: true, ipam: { config: [{ subnet: 10.5.0.0/16 }, { subnet: 172.31.0.0/16 }, { subnet: 192.168.9.0/24 }, { subnet: 'fdff::/64' }, { gateway: 10.5.0.1 }, { subnet: "\${SUBNET}" }] }, labels: { a: b } } }
volumes: { data: , other: { driver: local, labels: { a: b } } }
`;
  expect(await keysOf(text)).toEqual([]);
  const { image, environment } = await read(text);
  expect([image, environment?.build, environment?.compose?.timeout]).toEqual([null, null, 600_000]);
});

test('a variable is judged by its value; a dollar sign in a resolved file hides nothing', () => {
  const directory = temporaryDirectory();
  symlinkSync('/etc', path.join(directory, 'x$y'));
  const given = path.join(directory, 'x$$y');
  const db = {
    volumes: [{ type: 'bind', source: given, target: '/x' }],
    build: { context: given },
    network_mode: 'container:$$x',
    ...{ privileged: '$P', cap_add: ['$C'], deploy: { replicas: '$N' } },
  };
  const keysIn = (form: 'as written' | 'resolved') =>
    refusedInCompose({ services: { db } }, directory, form).map(({ key }) => key.replace(/.*\.db\./, ''));
  const keys = ['privileged', 'network_mode', 'cap_add', 'deploy.replicas', 'volumes', 'build.context'];
  expect(keysIn('resolved')).toEqual(keys);
  expect(keysIn('as written')).toEqual([]);
  const open = { build: '${C:-.}', volumes: [{ type: '$T', target: '/x' }] };
  expect(refusedInCompose({ services: { open } }, directory)).toEqual([]);
});

test('hooks and artifacts of a service that is not there', async () => {
  const toml = `artifacts = [{ source = "/a", service = "nobody" }]\n[[verifier.collect]]\nservice = "noone"\ncommand = "x"\n`;
  expect((await read('services: {db: {image: x}}\n', toml)).environment!.unsupported).toEqual([
    { key: 'verifier.collect.service', why: 'there is no service noone' },
    { key: 'artifacts.service', why: 'there is no service nobody' },
  ]);
  const known = await read('services: {nobody: {image: x}, noone: {image: x}}\n', toml);
  expect(known.environment!.unsupported).toEqual([]);
  expect(known.environment!.artifacts.at(-1)).toMatchObject({ source: '/a', target: 'a', service: 'nobody' });
});

test('a verifier of its own gets a copy of the file, or has one beside its tests, which is judged alike', async () => {
  const directory = taskWith('services: {db: {image: x}}\n', '[verifier]\nenvironment_mode = "separate"\n');
  const verifier = async () => {
    const [instance] = (await loadHarbor(directory, { name: null, ref: null })).instances;
    const { separate } = instance!.evaluation as RewardEvaluation;
    return { separate: separate!, unsupported: instance!.environment!.unsupported.map(({ key }) => key) };
  };
  const copied = await verifier();
  expect(copied.separate.environment.compose?.directory).toBe(path.join(directory, 'environment'));
  expect([copied.separate.image, copied.unsupported]).toEqual([null, []]);
  writeFileSync(path.join(directory, 'tests/docker-compose.yaml'), 'services: {main: {pid: host}}\n');
  const own = await verifier();
  expect(own.separate.environment.compose?.directory).toBe(path.join(directory, 'tests'));
  expect(own.unsupported).toEqual(['docker-compose.yaml: services.main.pid']);
});

test('a compose file that is no YAML, or no document of compose', async () => {
  await expect(read('services:\n  db: [\n')).rejects.toThrow(
    /task\/environment\/docker-compose\.yaml:\d: not valid YAML: /,
  );
  for (const text of ['', '[]', 'services: 5', 'services: {db: }', '__proto__: {polluted: 1}'])
    await read(text).catch((error) => expect(error.message).toContain('docker-compose.yaml'));
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});
