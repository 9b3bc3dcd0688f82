/**
 * Runs all checks of a change except the tests: format and lint, types, unused code, generated files, dist/, workflows.
 * Fails if any of them failed.
 *
 *     node scripts/check.ts
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '../src/base/errors.ts';
import { build } from './build.ts';
import { checkPrograms } from './check-programs.ts';
import { generate } from './generate.ts';
import { readDocuments } from './tables.ts';

const root = path.resolve(import.meta.dirname, '..');

const CHECKS: Record<string, () => Promise<string[]>> = {
  'format and lint': () => command('node_modules/.bin/biome', 'check', '--error-on-warnings', '.'),
  types: () => command('node_modules/.bin/tsc', '-p', 'tsconfig.json'),
  "the page's types": () => command('node_modules/.bin/tsc', '-p', 'src/page'),
  'programs that run elsewhere': checkPrograms,
  'unused code': () => command('node_modules/.bin/knip'),
  'code that only its test uses': () => command('node_modules/.bin/knip', '--production'),
  'generated files': generatedFiles,
  'dist/': freshBuild,
  workflows: () => command('bash', 'scripts/check-workflows.sh'),
};

// All at once: most of them use one processor.
const found = await Promise.all(
  Object.entries(CHECKS).map(async ([name, check]) => ({
    name,
    // A check that could not be made has failed.
    faults: await check().catch((error: unknown) => [messageOf(error)]),
  })),
);
for (const { name, faults } of found) {
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const fault of faults) console.log(`     ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function generatedFiles(): Promise<string[]> {
  const files = generate(await readDocuments(root));
  const stale: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    if ((await readFile(path.join(root, name), 'utf8').catch(() => null)) !== text)
      stale.push(`${name} is not what npm run generate makes of the schemas`);
  }
  return stale;
}

async function freshBuild(): Promise<string[]> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'agentbench-build-'));
  try {
    await build(path.join(directory, 'dist'));
    const fresh = await contents(path.join(directory, 'dist'));
    const committed = await contents(path.join(root, 'dist'));
    const names = new Set([...fresh.keys(), ...committed.keys()]);
    return [...names]
      .filter((name) => fresh.get(name) !== committed.get(name))
      .map((name) => `dist/${name} is not what npm run build makes of src/`);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function contents(directory: string): Promise<Map<string, string>> {
  const names = await readdir(directory).catch(() => []);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(directory, name), 'latin1')] as const)),
  );
}

/** Runs a command; its output is the fault if it fails. */
async function command(tool: string, ...args: string[]): Promise<string[]> {
  try {
    await promisify(execFile)(tool, args, { cwd: root, maxBuffer: 1e8 });
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return [`${tool} ${args.join(' ')} failed: ${(error as Error).message}`, stdout, stderr];
  }
}
