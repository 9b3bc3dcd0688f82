import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findTool } from '../../../src/base/find-tool.ts';
import { loadHarbor } from '../../../src/datasets/harbor/harbor.ts';
import type { Instance } from '../../../src/datasets/types.ts';
import { tmpfsOver } from '../../../src/testbeds/docker/compose/document.ts';
import { composeVersion } from '../../../src/testbeds/docker/compose/version.ts';
import { dockerCli } from '../../support/docker.ts';
import { testMachine } from '../../support/machine.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aProvider, runIn, textOf } from '../../support/testbed.ts';

const TASKS = path.join(import.meta.dirname, '../../datasets/harbor/tasks');

/** A task of the tests, with these files of its `environment/` in place of its own, at a place that compose must not take for a variable. */
async function task(name: string, files: Record<string, string> = {}): Promise<Instance> {
  const directory = path.join(temporaryDirectory(), '$HOME', name);
  cpSync(path.join(TASKS, name), directory, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(directory, 'environment', file), text);
  return (await loadHarbor(directory, { name: null, ref: null })).instances[0]!;
}

const left = (run: string) =>
  ['ps --all', 'network ls', 'volume ls'].map((list) =>
    dockerCli(...list.split(' '), '--quiet', '--filter', `label=agentbench.run=${run}`),
  );

test('every container, network and volume has an owner, no port is open, the files of the task are read-only', async () => {
  const agentDirectory = temporaryDirectory();
  const { open, run } = await aProvider('docker', { memory: '256MiB' }, { agentDirectory });
  const testbed = await open(await task('compose'));
  const [containers, networks, volumes] = left(run.id).map((text) => text.split('\n').filter((id) => id !== ''));
  expect([containers!.length, networks!.length, volumes!.length]).toEqual([2, 1, 1]);
  const about = JSON.parse(dockerCli('inspect', ...containers!)) as {
    Name: string;
    Config: { Labels: Record<string, string> };
    HostConfig: { PortBindings: object; Memory: number; NanoCpus: number; PidsLimit: number; Privileged: boolean };
    Mounts: { Destination: string; RW: boolean }[];
  }[];
  const of = (service: string) =>
    about.find(({ Config: { Labels } }) => Labels['com.docker.compose.service'] === service)!;
  for (const { HostConfig } of about) expect(HostConfig).toMatchObject({ PortBindings: {}, PidsLimit: 4096 });
  expect(of('main').HostConfig).toMatchObject({ Memory: 256 * 1024 ** 2, NanoCpus: 1e9 });
  expect(of('words').HostConfig).toMatchObject({ Memory: 0, NanoCpus: 0 });
  expect(of('words').Name).not.toBe('/words');
  const mount = (service: string, target: string) =>
    of(service).Mounts.find(({ Destination }) => Destination === target);
  expect([mount('words', '/files')?.RW, mount('main', '/opt/agent')?.RW]).toEqual([false, false]);

  expect(await textOf(testbed, 'pwd; echo "$WORD"')).toBe('/app\na $WORD');
  expect(testbed.service('nobody')).toBeNull();
  const words = testbed.service('words')!;
  const found: string[] = [];
  for await (const { path } of words.files('/end')) found.push(path);
  expect(found).toEqual(['']);

  await testbed.remove();
  expect(left(run.id)).toEqual(['', '', '']);
  expect(readdirSync(run.directory).filter((name) => name.startsWith('compose-'))).toEqual([]);
});

test('mounts of the logs by Harbor’s variables are a volume that services share with the agent’s, which any user may write to', async () => {
  const { open, run } = await aProvider('docker');
  const log = (name: string) => `"\${HOST_${name}_PATH}:\${ENV_${name}_PATH}"`;
  const files = {
    'docker-compose.yaml': `services:
  main:
    build: { context: ., dockerfile_inline: "FROM debian:bookworm" }
    volumes:
      - ${log('VERIFIER_LOGS')}
      - { type: bind, source: "\${HOST_AGENT_LOGS_PATH}", target: "\${ENV_AGENT_LOGS_PATH}" }
  words:
    volumes: [${log('AGENT_LOGS')}, "\${HOST_ARTIFACTS_PATH}:/read:ro"]
    command: sh -c 'echo words >/logs/agent/words; exec sleep infinity'
    image: debian:bookworm
`,
  };
  const instance = await task('compose-dead', files);
  const testbed = await open(instance);
  expect(existsSync(path.join(instance.environment!.compose!.directory, '.agentbench-logs'))).toBe(false);
  // The other service may write later than this one is ready.
  await textOf(testbed, 'until [ -s /logs/agent/words ]; do sleep 0.05; done');
  expect(await textOf(testbed, 'stat -c %a /logs/*; mount | grep -c "on /logs/"; cat /logs/agent/words')).toBe(
    '777\n777\n777\n3\nwords',
  );
  expect(await textOf(testbed, 'echo main >/logs/artifacts/main')).toBe('');
  const sizes: number[] = [];
  for await (const { size } of testbed.service('words')!.files('/read/main')) sizes.push(size);
  expect(sizes).toEqual([5]);
  await testbed.remove();
  expect(left(run.id)).toEqual(['', '', '']);
});

test('proxies are those of the images and of the file, never those of the docker CLI’s configuration', async () => {
  const DOCKER_CONFIG = temporaryDirectory();
  const configuration = {
    proxies: { default: { httpProxy: 'http://me:password@proxy:1', httpsProxy: 'http://proxy:1', noProxy: 'here' } },
    cliPluginsExtraDirs: [path.join(homedir(), '.docker/cli-plugins')],
  };
  writeFileSync(path.join(DOCKER_CONFIG, 'config.json'), JSON.stringify(configuration));
  const files = {
    'docker-compose.yaml': `services:
  main: { build: { context: ., dockerfile_inline: "FROM debian:bookworm\\nENV no_proxy='a$$b'" } }
  words: { image: debian:bookworm, command: sleep infinity, environment: { https_proxy: "http://words:2" } }
`,
  };
  const { open } = await aProvider('docker', {}, { machine: testMachine({ DOCKER_CONFIG }) });
  const testbed = await open(await task('compose-dead', files));
  const script = 'env | grep -i proxy';
  expect(await textOf(testbed, script)).toBe('no_proxy=a$b');
  expect(await textOf(testbed.service('words')!, script)).toBe('https_proxy=http://words:2');
  await testbed.remove();
});

test('limits below deploy are those of the service, and more processors than there are become all of them, with a note', async () => {
  const { open, run } = await aProvider('docker', { memory: '256MiB' });
  const limits = (text: string) => `deploy: { resources: { limits: { ${text} } } }`;
  const files = {
    'docker-compose.yaml': `services:
  main: { build: { context: ., dockerfile_inline: "FROM debian:bookworm" }, ${limits('cpus: "3000", memory: 1g')} }
  words: { image: debian:bookworm, command: sleep infinity, ${limits('cpus: "4000", memory: 128m, pids: 50')} }
  more: { image: debian:bookworm, command: sleep infinity, cpus: 0.5 }
`,
  };
  const testbed = await open(await task('compose-dead', files));
  const about = JSON.parse(dockerCli('inspect', ...left(run.id)[0]!.split('\n'))) as {
    Config: { Labels: Record<string, string> };
    HostConfig: { Memory: number; NanoCpus: number; PidsLimit: number };
  }[];
  const processors = Number(dockerCli('info', '--format', '{{.NCPU}}'));
  const limitsOf = (service: string) => {
    const { HostConfig } = about.find(({ Config }) => Config.Labels['com.docker.compose.service'] === service)!;
    return [HostConfig.NanoCpus / 1e9, HostConfig.Memory / 1024 ** 2, HostConfig.PidsLimit];
  };
  expect(limitsOf('main')).toEqual([processors, 256, 4096]);
  expect(limitsOf('words')).toEqual([processors, 128, 50]);
  expect(limitsOf('more')).toEqual([0.5, 0, 4096]);
  expect(testbed.notes.map(({ kind, detail }) => `${kind}: ${detail.replace(/,? and .*/, '')}`).sort()).toEqual([
    'fewer_processors: the service main asks for 3000 processors',
    'fewer_processors: the service words asks for 4000 processors',
  ]);
});

test('the user’s limits and image go before those of the file, and no trial shares a name with another one', async () => {
  const { open, run } = await aProvider('docker', { network: 'none', cpus: '1', image: 'debian:bookworm' });
  const files = {
    'docker-compose.yaml': `services:
  main:
    build: { context: ., dockerfile_inline: "FROM debian:bookworm\\nRUN false" }
    working_dir: /srv
    restart: always
    cpus: 3000
    environment: { OWN: value }
    volumes: ["fixed:/fixed"]
  words:
    image: debian:bookworm
    command: sh -c 'echo a word; exec sleep infinity'
    tty: true
    pids_limit: 5000
    networks: { default: { aliases: [by-alias] } }
volumes: { fixed: { name: agentbench-test-fixed } }
`,
  };
  const testbed = await open(await task('compose-dead', files));
  expect([testbed.workdir, testbed.notes]).toEqual(['/srv', []]);
  expect(await textOf(testbed, 'echo "$OWN"; grep -c "127.0.0.1.*by-alias" /etc/hosts')).toBe('value\n1');
  const [containers, , volume] = left(run.id);
  const about = JSON.parse(dockerCli('inspect', ...containers!.split('\n'))) as {
    Config: { Labels: Record<string, string> };
    HostConfig: object;
  }[];
  const of = (service: string) =>
    about.find(
      ({ Config: { Labels } }) =>
        Labels['com.docker.compose.project'] && Labels['com.docker.compose.service'] === service,
    )?.HostConfig;
  expect(of('main')).toMatchObject({ NanoCpus: 1e9, RestartPolicy: { Name: expect.stringMatching(/^(no)?$/) } });
  expect(of('words')).toMatchObject({ PidsLimit: 4096, LogConfig: { Config: { 'max-size': '16m' } } });
  expect(volume).toMatch(/^agentbench-[^\n]*_fixed$/);
  const said = async () => {
    const lines: string[] = [];
    await testbed.serviceLogs((service, stream, chunk) => void lines.push(`${service} ${stream}: ${chunk}`));
    return lines.join('');
  };
  // The service may say it later than the agent's is ready.
  await expect.poll(said).toBe('words stdout: a word\r\n');
  await testbed.remove();
  expect(left(run.id)).toEqual(['', '', '']);
});

test('a mount of a folder that is not there makes none in the task', async () => {
  const { open, run } = await aProvider('docker');
  const text = 'services: { main: { volumes: ["./absent:/x"] } }\n';
  const instance = await task('compose-dead', { 'docker-compose.yaml': text, Dockerfile: 'FROM debian:bookworm\n' });
  await expect(open(instance)).rejects.toMatchObject({ kind: 'testbed', message: expect.stringContaining('absent') });
  expect(existsSync(path.join(instance.environment!.compose!.directory, 'absent'))).toBe(false);
  // The network was made before the container that could not be.
  expect(left(run.id)).toEqual(['', '', '']);
});

test('a workdir in a tmpfs, which Docker does not read, is found', () => {
  const over = (main: Record<string, unknown>) => tmpfsOver({ services: { main } }, '/app/work');
  expect(over({ tmpfs: '/tmp', volumes: [{ type: 'volume', target: '/app' }] })).toBeNull();
  expect(over({ tmpfs: ['/tmp', '/app:size=64m'] })).toBe('/app');
  expect(over({ tmpfs: '/app//work/:size=64m' })).toBe('/app/work');
  expect(over({ volumes: [{ type: 'tmpfs', target: '/app/work/' }] })).toBe('/app/work');
  expect(over({ volumes: [{ type: 'tmpfs', target: '/app/work/below' }] })).toBeNull();
});

test('a service of the agent with a terminal stays alive, and its commands have none', async () => {
  const { open } = await aProvider('docker');
  const main = 'build: { context: ., dockerfile_inline: "FROM debian:bookworm" }, command: bash, tty: true';
  const testbed = await open(
    await task('compose-dead', { 'docker-compose.yaml': `services: { main: { ${main} } }\n` }),
  );
  const script = 'test -t 1 && echo a terminal; echo out; echo error >&2';
  const ran = await runIn(testbed, script, { lasting: true });
  // The exit of a lasting command does not wait for its output.
  await expect.poll(() => [ran.stdout, ran.stderr].map(String)).toEqual(['out\n', 'error\n']);
  await testbed.remove();
});

test('the command of the agent’s service runs in its own directory, a workdir of the task is made where it is none', async () => {
  const { open } = await aProvider('docker', { workdir: '/made/here' });
  const testbed = await open(await task('compose-workdir'));
  const found = await textOf(
    testbed,
    'until [ -s /tmp/started ]; do sleep 0.05; done; pwd; cat /tmp/started; stat -c "%a %U" .',
  );
  await testbed.remove();
  expect(found).toBe('/made/here\n/srv/start\n755 root');
});

test('names of its own that a service has are those of all where the network is closed', async () => {
  const { open } = await aProvider('docker', { network: 'none' });
  const main = 'services: { main: { extra_hosts: ["own.test:127.0.0.1", "other.test=10.1.2.3"] } }\n';
  const testbed = await open(await task('compose-closed', { 'docker-compose.yaml': main }));
  const found = await textOf(testbed, 'getent hosts own.test other.test main');
  await testbed.remove();
  expect(found.replaceAll(/ +/g, ' ')).toBe('127.0.0.1 own.test\n10.1.2.3 other.test\n127.0.0.1 main');
});

test('variables of the task are there in .env and in the files of its services', async () => {
  const { open } = await aProvider('docker');
  const testbed = await open(await task('compose-variables'));
  const found = await textOf(testbed, 'echo "$URL, $FROM_FILE, $OVER, $DEFAULT, $BARE"');
  await testbed.remove();
  expect(found).toBe('http://example.test:8080/, port 8080, task, a default, bare');
});

test('a service may depend on one that no profile starts, where it need not be there', async () => {
  const { open } = await aProvider('docker');
  const testbed = await open(await task('compose-profiles'));
  const found = [testbed.service('words') === null, testbed.service('absent') === null];
  await testbed.remove();
  expect(found).toEqual([false, true]);
});

test('a closed network is one loopback, with the meter’s relay if the run is restricted', async () => {
  const agentDirectory = temporaryDirectory();
  writeFileSync(path.join(agentDirectory, 'program'), '');
  const { open, run } = await aProvider('docker', { network: 'restricted' }, { agentDirectory });
  const testbed = await open(await task('compose-closed'));
  // The container of the agent's service, and not the one that holds the network, whose image it is too.
  expect(await textOf(testbed, 'ls /opt/agent')).toBe('program');
  expect(
    await textOf(testbed, 'ls /sys/class/net; cat /etc/hosts | grep -c "127.0.0.1.*\\(words\\|other-name\\)"'),
  ).toBe('lo\n2');
  const { hostname, port } = new URL(testbed.relay!.url);
  expect(await textOf(testbed, `bash -c 'exec 3<>/dev/tcp/${hostname}/${port} && echo open'`)).toBe('open');
  expect(testbed.relay!.allowed().hosts).toEqual([]);
  // Clients of other services do not ask the proxy for them, which would refuse.
  expect(await textOf(testbed, 'echo "$no_proxy"')).toBe('localhost,127.0.0.1,::1,main,words,other-name');
  await testbed.remove();
  expect(left(run.id)).toEqual(['', '', '']);

  const networks = 'services: { main: { networks: [a] } }\nnetworks: { a: }\n';
  await expect(open(await task('compose-closed', { 'docker-compose.yaml': networks }))).rejects.toMatchObject({
    kind: 'unsupported',
    message: expect.stringContaining('services.main.networks: where the network is closed'),
  });
});

test.each<[what: string, files: Record<string, string>, message: RegExp]>([
  [
    'a mount whose source is a variable',
    { '.env': 'SOCKET=/var/run/docker.sock\n', 'docker-compose.yaml': 'services: {main: {volumes: ["$SOCKET:/x"]}}\n' },
    /services\.main\.volumes: \/var\/run\/docker\.sock is not in the folder/,
  ],
  [
    'a network mode that is a variable',
    { 'docker-compose.yaml': 'services: {main: {network_mode: "${MODE:-host}"}}\n' },
    /services\.main\.network_mode: is neither/,
  ],
  [
    'a build of another folder by a variable',
    { '.env': 'UP=/etc\n', 'docker-compose.yaml': 'services: {main: {build: {context: $UP}}}\n' },
    /services\.main\.build\.context: /,
  ],
  [
    'settings of compose itself',
    { '.env': 'export COMPOSE_FILE=/x\n' },
    /environment\/\.env: sets variables of docker compose/,
  ],
  [
    'settings of compose itself behind a megabyte',
    { '.env': `${'#\n'.repeat(600_000)}COMPOSE_FILE=/x\n` },
    /environment\/\.env: it has \d+ bytes/,
  ],
  [
    'variables of the runner',
    { 'docker-compose.yaml': 'services: {main: {volumes: ["${RUNNER_SECRET:?there is none}:/x"]}}\n' },
    /there is none/,
  ],
])('%s is refused when compose has resolved it, and nothing is left', async (_, files, message) => {
  const { open, run } = await aProvider('docker', {}, { machine: testMachine({ RUNNER_SECRET: 'volume' }) });
  const instance = await task('compose-dead', files);
  expect(instance.environment!.unsupported).toEqual([]);
  await expect(open(instance)).rejects.toThrow(message);
  expect(left(run.id)).toEqual(['', '', '']);
});

test('a service that ends, a machine without compose, and a docker or daemon that sees other files, are told with the reason', async () => {
  const { open, run } = await aProvider('docker');
  const dead = open(await task('compose-dead'));
  await expect(dead).rejects.toMatchObject({
    kind: 'testbed',
    message: expect.stringMatching(/dead-1 exited \(3\)\ndead: the reason is here$/),
  });
  expect(left(run.id)).toEqual(['', '', '']);

  expect(await composeVersion(testMachine())).toMatchObject({ isOld: false });
  // Stands for a docker CLI without the plugin.
  const place = temporaryDirectory();
  const docker = findTool('docker', process.env.PATH)!;
  mkdirSync(path.join(place, 'bin'));
  writeFileSync(path.join(place, 'bin/docker'), `#!/bin/sh\n[ "$3" = compose ] && exit 1\nexec ${docker} "$@"\n`);
  chmodSync(path.join(place, 'bin/docker'), 0o755);
  const machine = testMachine({ PATH: `${place}/bin:${process.env.PATH}` });
  const without = await aProvider('docker', {}, { machine });
  await expect(without.open(await task('compose'))).rejects.toMatchObject({
    kind: 'unsupported',
    message: expect.stringContaining('install the package docker-compose-plugin'),
  });

  // Stands for one of snap, which has another /tmp: `$9` is the first file.
  const text = `#!/bin/sh\n[ "$8" = --env-file ] && echo "Couldn't find env file: $9" >&2 && exit 14\nexec ${docker} "$@"\n`;
  writeFileSync(path.join(place, 'bin/docker'), text);
  const apart = await aProvider('docker', {}, { machine });
  await expect(apart.open(await task('compose'))).rejects.toMatchObject({
    kind: 'testbed',
    message: expect.stringMatching(/given\.env, which is there: .* name a directory that it sees in RUNNER_TEMP$/),
  });

  const main = 'build: {context: ., dockerfile_inline: "FROM debian:bookworm"}, volumes: ["./absent:/x"]';
  const mounting = await task('compose-dead', { 'docker-compose.yaml': `services: {main: {${main}}}\n` });
  await expect(open(mounting)).rejects.toThrow(/bind source path does not exist: \/.*\/absent$/);
  // Stands for one of another machine, which does not see a file of this one.
  const unseen = `case "$*" in *' create '*) echo 'bind source path does not exist: ${place}' >&2; exit 1; esac`;
  writeFileSync(path.join(place, 'bin/docker'), `#!/bin/sh\n${unseen}\nexec ${docker} "$@"\n`);
  await expect(apart.open(mounting)).rejects.toThrow(
    /, which is there: the Docker daemon sees other files; .*Dockerfile$/,
  );
});
