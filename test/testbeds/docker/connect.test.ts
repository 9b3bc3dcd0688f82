import { execFileSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { createServer as createSecureServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserError } from '../../../src/base/errors.ts';
import type { TaskEnvironment } from '../../../src/datasets/types.ts';
import { connectDocker, sharesFiles } from '../../../src/testbeds/docker/connect.ts';
import { withinMachine } from '../../../src/testbeds/docker/settings.ts';
import { dockerCli, theDocker } from '../../support/docker.ts';
import { testMachine } from '../../support/machine.ts';
import { measure, writeDataset } from '../../support/run.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { anInstance, aProvider, IMAGE } from '../../support/testbed.ts';

/** A daemon at another address: everything goes on to the one that the tests use. */
let proxy: Server;
let connections = 0;
beforeAll(async () => {
  const { path: socket } = (await theDocker()).address.at as { path: string };
  proxy = createServer((client) => {
    connections += 1;
    const daemon = connect(socket);
    client.pipe(daemon).pipe(client);
    for (const socket of [client, daemon])
      socket.on('error', () => {}).on('close', () => [client, daemon].map((one) => one.destroy()));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
afterAll(() => proxy.close());
const tcp = () => `tcp://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

describe('DOCKER_HOST', () => {
  test('is where Docker is looked for, and where trials run', async () => {
    const agentDirectory = temporaryDirectory();
    writeFileSync(path.join(agentDirectory, 'agent.sh'), 'touch solved\n');
    const machine = testMachine({ DOCKER_HOST: tcp() });
    const before = connections;
    // A daemon elsewhere does not see this machine's files: the agent directory is copied.
    const { run } = await measure(
      {
        dataset: writeDataset([{ instance_id: 'elsewhere' }]),
        'agent-directory': agentDirectory,
        'agent-command': 'sh "$AGENTBENCH_AGENT_DIR/agent.sh"; ls /opt/agent',
      },
      { machine },
    );
    expect(run.planned.map(({ status }) => status)).toEqual(['passed']);
    expect(connections).toBeGreaterThan(before);
    expect(await sharesFiles(await connectDocker(machine))).toBe(false);
  });

  test('by TLS is believed by its certificate only, streams and all', async () => {
    const directory = temporaryDirectory();
    const file = (name: string) => path.join(directory, name);
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2', '-nodes'];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', file('key.pem'), '-out', file('cert.pem')];
    execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' });
    copyFileSync(file('cert.pem'), file('ca.pem'));
    const identity = { key: readFileSync(file('key.pem')), cert: readFileSync(file('cert.pem')) };
    const door = createSecureServer({ ...identity, ca: identity.cert, requestCert: true }, (client) => {
      client.pipe(connect((proxy.address() as AddressInfo).port, '127.0.0.1')).pipe(client);
      client.on('error', () => {});
    });
    await once(door.listen(0, 'localhost'), 'listening');
    const host = `tcp://localhost:${(door.address() as AddressInfo).port}`;
    const known = { DOCKER_HOST: host, DOCKER_TLS_VERIFY: '1', DOCKER_CERT_PATH: directory };
    const dataset = writeDataset([{ instance_id: 'secure' }]);
    const { run } = await measure({ dataset, 'agent-command': 'touch solved' }, { machine: testMachine(known) });
    expect(run.planned.map(({ status }) => status)).toEqual(['passed']);
    const found = { DOCKER_HOST: host, DOCKER_TLS_VERIFY: '1' };
    expect(await connectDocker(testMachine({ ...found, DOCKER_CONFIG: directory }))).toBeDefined();
    const unknown = connectDocker(testMachine({ ...found, DOCKER_CONFIG: path.join(directory, 'none') }));
    await expect(unknown).rejects.toThrow(/self-signed certificate/);
    door.close();
  });

  test('counts before the default socket, also where nobody answers', async () => {
    const socket = path.join(temporaryDirectory(), 'docker.sock');
    for (const host of [`unix://${socket}`, 'tcp://127.0.0.1:1']) {
      const failure = connectDocker(testMachine({ DOCKER_HOST: host }));
      await expect(failure).rejects.toThrow(UserError);
      await expect(failure).rejects.toThrow(`Docker does not answer at ${host} `);
    }
  });

  test('by ssh is refused, with advice', async () => {
    const failure = connectDocker(testMachine({ DOCKER_HOST: 'ssh://user@host.invalid' }));
    await expect(failure).rejects.toThrow(UserError);
    await expect(failure).rejects.toThrow('forward the socket');
  });

  test('by a path is refused, with the address to write', async () => {
    const failure = connectDocker(testMachine({ DOCKER_HOST: '/run/docker.sock' }));
    await expect(failure).rejects.toThrow(
      'Docker: DOCKER_HOST=/run/docker.sock is a path; write unix:///run/docker.sock',
    );
  });
});

describe('a context of the docker CLI', () => {
  test('does not lead a build to another daemon than the one that runs its image', async () => {
    const DOCKER_CONFIG = temporaryDirectory();
    writeFileSync(path.join(DOCKER_CONFIG, 'config.json'), '{"currentContext": "elsewhere"}');
    const directory = temporaryDirectory();
    const digest = randomBytes(16).toString('hex');
    writeFileSync(path.join(directory, 'Dockerfile'), `FROM ${IMAGE}\nRUN echo ${digest} >/built\n`);
    const environment = { build: { directory, digest: `sha256:${digest}`, timeout: 600_000 } } as TaskEnvironment;
    const image = `agentbench-task:${digest}`;
    const { provider } = await aProvider('docker', {}, { machine: testMachine({ DOCKER_CONFIG }) });
    const request = { instance: anInstance({ image, environment }), trial: 1, prompt: '' };
    await provider.provideImage(request, new AbortController().signal);
    expect(dockerCli('run', '--rm', image, 'cat', '/built')).toBe(digest);
    dockerCli('image', 'rm', image);
  });

  test('counts if DOCKER_CONTEXT names it, and is never passed over', async () => {
    const machine = testMachine({ DOCKER_CONFIG: temporaryDirectory(), DOCKER_CONTEXT: 'elsewhere' });
    const failure = connectDocker(machine);
    await expect(failure).rejects.toThrow(UserError);
    await expect(failure).rejects.toThrow('DOCKER_CONTEXT=elsewhere names no context');
    const socket = path.join(temporaryDirectory(), 'docker.sock');
    await machine.runTool('docker', ['context', 'create', 'elsewhere', '--docker', `host=unix://${socket}`]);
    await expect(connectDocker(machine)).rejects.toThrow(`Docker does not answer at unix://${socket} `);
    const runTool = () => Promise.reject(new UserError('docker is not installed, or not on PATH'));
    await expect(connectDocker({ ...machine, runTool })).rejects.toThrow(
      'Docker: DOCKER_CONTEXT=elsewhere is known to the docker CLI alone: docker is not installed, or not on PATH; set DOCKER_HOST',
    );
    // As a machine that can be interrupted ends a tool.
    const interrupted = () => Promise.reject('SIGINT');
    await expect(connectDocker({ ...machine, runTool: interrupted })).rejects.toBe('SIGINT');
    const ofDefault = { ...testMachine({ DOCKER_CONTEXT: 'default' }), runTool };
    expect((await connectDocker(ofDefault)).address.at).toEqual({ path: '/var/run/docker.sock' });
  });
});

describe('the address of this machine on a network', () => {
  /** Another run of these tests on this machine has others: a network whose addresses are taken cannot be made. */
  const addresses = `198.${randomInt(18, 20)}.${randomInt(256)}`;
  // For a network of the second kind, as for its own bridge after its first start, Docker 20.10 states no gateway.
  test.each([
    ['whose gateway was named', ['--subnet', `${addresses}.0/25`, '--gateway', `${addresses}.9`]],
    ['whose gateway was not named', ['--internal', '--subnet', `${addresses}.128/25`]],
  ])('%s is that of its bridge', async (_, options) => {
    const bridge = `abt${randomBytes(4).toString('hex')}`;
    dockerCli('network', 'create', ...options, '--opt', `com.docker.network.bridge.name=${bridge}`, bridge);
    try {
      const shown = execFileSync('ip', ['-4', '-oneline', 'address', 'show', bridge], { encoding: 'utf8' });
      const [, address] = shown.match(/ inet ([\d.]+)\//)!;
      expect(await (await theDocker()).gatewayOf(bridge)).toBe(address);
    } finally {
      dockerCli('network', 'rm', bridge);
    }
  });

  test('that is not there is not known', async () => {
    expect(await (await theDocker()).gatewayOf('agentbench-no-network')).toBeNull();
  });
});

describe('a run without Docker', () => {
  const machine = testMachine({ DOCKER_HOST: 'unix:///nonexistent.sock' });
  const dataset = writeDataset([{ instance_id: 'one' }]);

  test('is refused, with advice, and names what auto means', async () => {
    const failure = measure({ dataset, 'agent-command': 'true' }, { machine });
    await expect(failure).rejects.toThrow(UserError);
    await expect(failure).rejects.toThrow(
      /^testbed: auto means docker for this dataset. Docker does not answer at unix:\/\/\/nonexistent.sock .*testbed: host/,
    );
    await expect(measure({ dataset, testbed: 'docker', 'agent-command': 'true' }, { machine })).rejects.toThrow(
      /^Docker does not answer/,
    );
  });

  test('that needs none is measured', async () => {
    const declared = writeDataset([{ instance_id: 'one' }], { 'dataset.yaml': 'testbed: host\n' });
    const { run } = await measure({ dataset: declared, 'agent-command': 'touch solved' }, { machine });
    expect(run).toMatchObject({ totals: { passed: 1 }, settings: { testbed: 'host' } });
  });
});

test('a task whose limits the daemon does not apply has a note, unless the options set others', async () => {
  const environment = { cpus: 1, memory: 2 ** 30 } as TaskEnvironment;
  const instance = anInstance({ environment });
  const engine = { capacity: async () => ({ processors: 4, ignored: ['cpus' as const, 'memory' as const] }) };
  const detailsWith = async (options: { memory?: number }) =>
    (await withinMachine(instance, options, engine)).notes.map(({ kind, detail }) => `${kind}: ${detail}`);
  expect(await detailsWith({})).toEqual([
    expect.stringMatching(/^limits_ignored: the task limits cpus and memory, and this Docker daemon does not limit/),
  ]);
  expect(await detailsWith({ memory: 2 ** 20 })).toEqual([expect.stringMatching(/: the task limits cpus, and this/)]);
});
