import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { thisOwner } from '../../../src/base/lease/owner.ts';
import { loadHarbor } from '../../../src/datasets/harbor/harbor.ts';
import { ComposeCli } from '../../../src/testbeds/docker/compose/cli.ts';
import { variablesOf } from '../../../src/testbeds/docker/compose/variables.ts';
import { testMachine } from '../../support/machine.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const FILES = {
  'instruction.md': 'Do it.\n',
  'tests/test.sh': '#!/bin/sh\n',
  'environment/docker-compose.yaml': 'services: { main: { image: x } }\n',
};

/** The variables of a task with this task.toml, whose compose file has this text. */
async function variables(toml: string, text: string, before: (environment: string) => void = () => {}) {
  const directory = path.join(temporaryDirectory(), 'task');
  for (const [name, content] of Object.entries({ ...FILES, 'task.toml': toml })) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
  }
  before(path.join(directory, 'environment'));
  const [instance] = (await loadHarbor(directory, { name: null, ref: null })).instances;
  return variablesOf(instance!, text);
}

test('compose gets the variables that its file names, but for those that steer compose, and Harbor’s own', async () => {
  const toml = `[environment]
docker_image = "ready"
cpus = 2
memory_mb = 512
env = { WORD = "two words $X", OTHER = "x", COMPOSE_FILE = "/etc/x", DOCKER_HOST = "tcp://x" }
`;
  const { own, given } = await variables(toml, '$WORD $COMPOSE_FILE $DOCKER_HOST');
  const lines = given.split('\n').filter((line) => !/^(CONTEXT_DIR|ENV_|HOST_|MAIN_IMAGE_NAME)/.test(line));
  expect(own).toBeNull();
  expect(lines).toEqual(["WORD='two words $X'", "PREBUILT_IMAGE_NAME='ready'", "CPUS='2'", "MEMORY='512M'", '']);
});

test.each([
  [`it's`, false],
  ['C:\\\\', false],
  ['C:\\\\x', true],
  ['two\\nlines', true],
])('a value that a file of variables can hold, or not: %j: %j', async (value, isHeld) => {
  const given = variables(`[environment]\nenv = { WORD = "${value}" }\n`, '$WORD');
  if (isHeld) expect((await given).given).toContain('WORD=');
  else await expect(given).rejects.toThrow(/task is not run: environment\.env\.WORD: docker compose takes no value/);
});

test('a file .env that is a link out of the task is refused, whatever is in it', async () => {
  const outside = path.join(temporaryDirectory(), 'env');
  writeFileSync(outside, 'A=b\n');
  const link = (environment: string) => symlinkSync(outside, path.join(environment, '.env'));
  await expect(variables('', '$A', link)).rejects.toThrow('environment/.env: leads out of the task');
  const { own } = await variables('', '$A', (environment) => writeFileSync(path.join(environment, '.env'), 'A=b\n'));
  expect(own).toMatch(/environment\/\.env$/);
});

test('a file for compose that cannot be written is no fault of Docker, and is named', async () => {
  const id = 'abcdef0123';
  const cli = await ComposeCli.open(testMachine(), { id, owner: thisOwner(), directory: temporaryDirectory() });
  await cli.close();
  await expect(cli.write('given.env', '')).rejects.toMatchObject({
    kind: 'testbed',
    message: expect.stringMatching(/given\.env cannot be written: ENOENT.*RUNNER_TEMP$/),
  });
});
