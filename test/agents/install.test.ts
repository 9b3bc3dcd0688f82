import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { exactVersion } from '../../src/agents/install/npm.ts';
import { startAgentbench } from '../support/cli.ts';
import { testMachine } from '../support/machine.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../src');

/** Asks npm for a version and installs a package of PyPI, from registries that are not there. */
const SCRIPT = `
const { exactVersion } = await import('${SOURCE}/agents/install/npm.ts');
const { installPypi } = await import('${SOURCE}/agents/install/pypi.ts');
const { thisMachine } = await import('${SOURCE}/github/this-machine.ts');
const machine = thisMachine(process.env);
const install = { from: 'pypi', package: 'one', module: 'one', lock: '', with: [] };
const about = { title: 'One', version: '1.0.0', isDefault: false, directory: process.argv[1] };
const ends = await Promise.allSettled([exactVersion('one', 'latest', machine), installPypi(install, about, machine)]);
for (const { reason } of ends) console.log(reason.message);
`;

test('npm and Python take nothing from the checkout that they are started in', async () => {
  const checkout = temporaryDirectory();
  const mark = path.join(temporaryDirectory(), 'mark');
  writeFileSync(path.join(checkout, '.npmrc'), `logs-dir=${mark}-npm\n`);
  const module = `open("${mark}-python", "w")\nraise ImportError\n`;
  for (const name of ['pip', 'compileall', 'tempfile']) writeFileSync(path.join(checkout, `${name}.py`), module);
  const nowhere = 'http://127.0.0.1:9';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', SCRIPT, temporaryDirectory()],
    {
      cwd: checkout,
      env: {
        ...{ PATH: process.env.PATH, HOME: temporaryDirectory() },
        ...{ npm_config_registry: nowhere, npm_config_fetch_retries: '0', PIP_INDEX_URL: nowhere, PIP_RETRIES: '1' },
      },
    },
  );
  expect(stdout).toMatch(
    /^agent: npm view one@latest failed: .*\nagent: (One 1\.0\.0 cannot be installed: pip does not reach its index: .*refused|One needs)/,
  );
  expect(readdirSync(path.dirname(mark))).toEqual([]);
});

test('a version of a registry that is none, and would be a path, is refused', async () => {
  const versions = { '1.0.0': { _id: 'one@1.0.0', name: 'one', version: '../../elsewhere', dist: { tarball: 'x' } } };
  const about = JSON.stringify({ _id: 'one', name: 'one', 'dist-tags': { latest: '1.0.0' }, versions });
  const registry = createServer((_, response) => response.end(about)).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const machine = testMachine({
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
    npm_config_cache: temporaryDirectory(),
    npm_config_update_notifier: 'false',
  });
  await expect(exactVersion('one', 'latest', machine)).rejects.toThrow(
    'agent: npm returned ../../elsewhere for one@latest, which is not a version',
  );
  registry.close();
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s during an installation ends npm and the run', async (signal, code) => {
  const registry = createServer().listen(0, '127.0.0.1');
  const asked = once(registry, 'request');
  await once(registry, 'listening');
  const options = [
    '--testbed',
    'host',
    '--agent',
    'codex',
    '--agent-model',
    'gpt-5',
    '--model-keys',
    'OPENAI_API_KEY=of-the-test',
  ];
  const { child, finished } = startAgentbench(
    ['run', '--dataset', writeDataset([{ instance_id: 'one' }]), ...options],
    {
      environment: {
        npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
        npm_config_cache: temporaryDirectory(),
      },
    },
  );
  const [request] = (await asked) as [IncomingMessage];
  const left = once(request.socket, 'close');
  child.kill(signal);
  const { exitCode, stderr } = await finished;
  expect(stderr).toMatch(new RegExp(`^agentbench: interrupted by ${signal} before there was a result$`, 'm'));
  expect(exitCode).toBe(code);
  await left;
  registry.close();
});
