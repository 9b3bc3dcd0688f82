import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
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
        ...{ npm_config_registry: nowhere, npm_config_fetch_retries: '0', PIP_INDEX_URL: nowhere, PIP_RETRIES: '0' },
      },
    },
  );
  expect(stdout).toMatch(/^agent: npm cannot tell about one@latest: .*\nagent: (there is no|One|needs)/);
  expect(readdirSync(path.dirname(mark))).toEqual([]);
});
