import { execFile, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { STUBS } from '../scripts/stubs.ts';
import { temporaryDirectory } from './support/temporary.ts';

const run = promisify(execFile);
const NODE = process.execPath;

/** What an old Node.js makes of a stub beside a bundle that it cannot parse. */
async function startOld(name: string, node: string, args: string[]) {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(directory, 'index.js'), 'this is not JavaScript');
  writeFileSync(path.join(directory, name), STUBS[name]!);
  return run(node, [...args, path.join(directory, name)]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

/** A Node.js that gives itself out as this version. */
const pretending = (version: string) => [
  '--import',
  `data:text/javascript,for (const [of, name, value] of [[process.versions, 'node', '${version}'], [process, 'version', 'v${version}']]) Object.defineProperty(of, name, { value })`,
];

/** The machine's own Node.js, where it is an old one. */
function oldNodes(): [string, string, string[]][] {
  try {
    const version = execFileSync('/usr/bin/node', ['--version'], { encoding: 'utf8' }).trim().slice(1);
    return Number.parseInt(version, 10) < 24 ? [[version, '/usr/bin/node', []]] : [];
  } catch {
    return [];
  }
}

const OLD: [version: string, node: string, args: string[]][] = [
  ['12.22.12', NODE, pretending('12.22.12')],
  ['23.11.1', NODE, pretending('23.11.1')],
  ...oldNodes(),
];

test.each([
  ['bun', 'Bun'],
  ['deno', 'Deno'],
])('%s: another program that gives itself out as a recent Node.js is refused', async (key, name) => {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions, '${key}', { value: '1.4.5' })`;
  expect(await startOld('cli.js', NODE, ['--import', pretend])).toEqual({
    code: 2,
    stdout: '',
    stderr: `agentbench needs Node.js 24 or later, and this is ${name}. Install it from https://nodejs.org/en/download, or run: npx --package node@24 --package agentbench-action agentbench\n`,
  });
});

test.each(Object.keys(STUBS))('%s: an old Node.js can parse it', async (name) => {
  await expect(transform(STUBS[name]!, { target: 'node12.20', format: 'esm' })).resolves.toMatchObject({
    warnings: [],
  });
});

test.each(OLD)('Node.js %s: an action says what it needs, and how to get it', async (version, node, args) => {
  for (const name of ['main.js', 'plan.js', 'report.js']) {
    expect(await startOld(name, node, args)).toEqual({
      code: 2,
      stdout: `::error::agentbench needs Node.js 24 or later, and this is v${version}. Put "uses: actions/setup-node@v7" with "node-version: 24" before this step, or install it in the job's image.\n`,
      stderr: '',
    });
  }
  expect(await startOld('post.js', node, args)).toEqual({ code: 0, stdout: '', stderr: '' });
});

test.each(OLD)('Node.js %s: so does the command line', async (version, node, args) => {
  expect(await startOld('cli.js', node, args)).toEqual({
    code: 2,
    stdout: '',
    stderr: `agentbench needs Node.js 24 or later, and this is v${version}. Install it from https://nodejs.org/en/download, or run: npx --package node@24 --package agentbench-action agentbench\n`,
  });
});
