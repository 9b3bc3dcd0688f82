/**
 * Runs all checks of a change except the tests: format and lint, types, unused code, generated files, dist/, workflows.
 * Fails if any of them failed.
 *
 *     node scripts/check.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from './build.ts';
import { checkPrograms } from './check-programs.ts';
import { generate } from './generate.ts';
import { readDocuments } from './tables.ts';

const root = path.resolve(import.meta.dirname, '..');

const CHECKS: Record<string, () => Promise<string[]>> = {
  'format and lint': async () => command('node_modules/.bin/biome', ['check', '--error-on-warnings', '.']),
  types: async () => command('node_modules/.bin/tsc', ['-p', 'tsconfig.json']),
  "the page's types": async () => command('node_modules/.bin/tsc', ['-p', 'src/page']),
  'programs that run elsewhere': checkPrograms,
  'unused code': async () => [
    ...command('node_modules/.bin/knip', []),
    // Again without tests: code used only by its test counts as unused.
    ...command('node_modules/.bin/knip', ['--production']),
  ],
  'generated files': generatedFiles,
  'dist/': freshBuild,
  workflows: async () => command('bash', ['scripts/check-workflows.sh']),
};

let failed = false;
for (const [name, check] of Object.entries(CHECKS)) {
  const faults = await check();
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const fault of faults) console.log(`     ${fault}`);
  failed ||= faults.length > 0;
}
process.exitCode = failed ? 1 : 0;

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

function command(tool: string, args: string[]): string[] {
  try {
    execFileSync(tool, args, { cwd: root, stdio: 'inherit' });
    return [];
  } catch {
    return [`${tool} ${args.join(' ')} failed, see above`];
  }
}
