import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../base/errors.ts';
import { NO_CHECKOUT } from '../../base/find-tool.ts';
import { objectOf, parsedJson } from '../../base/json-value.ts';
import type { Machine, ToolResult } from '../../base/machine.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import type { Platform } from '../kit/testbed-platform.ts';
import type { NpmInstall, NpmPackage } from '../kit/types.ts';

/** Node.js for agents that run on it, by CPU; npm has it for glibc only. */
const NODE = {
  version: '24.21.0',
  integrity: {
    x64: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    arm64: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
};

/** A version as npm has them; it becomes the name of a directory. */
const VERSION = /^\d[0-9A-Za-z.+-]{0,63}$/;

/** One package of a lock. */
interface Locked {
  name: string;
  version: string;
  integrity: string;
}

/**
 * Installs packages of npm into an empty directory, without their scripts, each checked by its integrity. Throws a
 * UserError if a package is not there, or differs.
 */
export async function installNpm(
  install: NpmInstall,
  about: { title: string; version: string; isDefault: boolean; platform: Platform; directory: string },
  machine: Machine,
): Promise<void> {
  const { platform, directory, version, isDefault } = about;
  const [cpu, libc] = platform.split('-') as ['x64' | 'arm64', string];
  const own = packageFor(install, about);
  const packages: Locked[] = [];
  if (install.node) packages.push({ name: `node-linux-${cpu}`, version: NODE.version, integrity: NODE.integrity[cpu] });
  const full = `${version}${own.suffix ?? ''}`;
  const known = isDefault ? own.integrity : undefined;
  packages.push({ name: own.name, version: full, integrity: known ?? (await integrityOf(own.name, full, machine)) });
  const { dependencies } = install;
  await writeLock(directory, packages, dependencies !== undefined);
  for (const [name, text] of Object.entries(dependencies?.files ?? {}))
    await writeFile(path.join(directory, name), text);
  const words =
    dependencies === undefined ? ['ci'] : ['install', '--save-exact', '--package-lock', ...dependencies.also];
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--omit=dev'];
  const result = await machine.runTool('npm', [...words, ...flags, '--os=linux', `--cpu=${cpu}`, `--libc=${libc}`], {
    cwd: directory,
  });
  if (result.exitCode !== 0)
    throw new UserError(`agent: ${about.title} ${version} cannot be installed: ${saidBy(result)}`);
  if (dependencies !== undefined) await requireDigests(directory, packages, about.title);
}

/** Compares the digests of packages with those in the lock that npm has made. Throws a UserError for another one. */
async function requireDigests(directory: string, packages: Locked[], title: string): Promise<void> {
  const lock = objectOf(parsedJson(await readFile(path.join(directory, 'package-lock.json'), 'utf8')));
  for (const { name, version, integrity } of packages) {
    const { integrity: found } = objectOf(objectOf(lock?.packages)?.[`node_modules/${name}`]) ?? {};
    if (found !== integrity)
      throw new UserError(
        `agent: ${title} cannot be installed: ${name}@${version} has the digest ${plainLine(String(found), 120)}, not ${integrity}`,
      );
  }
}

/** The package of a platform. Throws a UserError if there is none. */
export function packageFor(install: NpmInstall, about: { title: string; platform: Platform }): NpmPackage {
  const own = install.packages[about.platform];
  const all = Object.keys(install.packages).join(', ');
  if (own === undefined)
    throw new UserError(`agent: ${about.title} is not published for ${about.platform}, only for ${all}`);
  return own;
}

/** The exact version of a tag (`latest`), or the version itself. Throws a UserError if npm has none. */
export async function exactVersion(name: string, version: string, machine: Machine): Promise<string> {
  const found = await view([`${name}@${version}`, 'version'], machine);
  if (typeof found === 'string') {
    // npm prints what the registry says.
    if (VERSION.test(found)) return found;
    throw new UserError(`agent: npm returned ${plainLine(found, 60)} for ${name}@${version}, which is not a version`);
  }
  const newest = await view([name, 'version'], machine);
  if (typeof newest !== 'string') throw new UserError(`agent: npm has no package ${name}`);
  throw new UserError(`agent: there is no version ${version} of ${name}; the newest is ${plainLine(newest, 60)}`);
}

async function integrityOf(name: string, version: string, machine: Machine): Promise<string> {
  const integrity = await view([`${name}@${version}`, 'dist.integrity'], machine);
  if (typeof integrity === 'string' && /^sha\d{3}-\S+$/.test(integrity)) return integrity;
  await exactVersion(name, version, machine);
  throw new UserError(`agent: npm knows no integrity of ${name}@${version}`);
}

/** The answer of `npm view`; null if there is no such package or version. Throws a UserError if npm cannot tell. */
async function view(words: string[], machine: Machine): Promise<unknown> {
  const result = await machine.runTool('npm', ['view', ...words, '--json'], { cwd: NO_CHECKOUT });
  if (result.exitCode === 0) return result.stdout.trim() === '' ? null : JSON.parse(result.stdout);
  if (/\b(E404|ETARGET)\b/.test(result.stdout + result.stderr)) return null;
  throw new UserError(`agent: npm view ${words[0]} failed: ${saidBy(result)}`);
}

function saidBy({ stdout, stderr, exitCode }: ToolResult): string {
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => /npm (error|ERR!)/.test(line));
  const said = lines.map((line) => line.replace(/^npm (error|ERR!)\s*/, '')).join('; ');
  return plainLine(said, 400) || `npm ended with exit code ${exitCode}`;
}

/** `package.json`, and a lock with the packages alone: agents are bundles, whose optional parts are left out. */
async function writeLock(directory: string, packages: Locked[], open: boolean): Promise<void> {
  const dependencies = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
  const own = { name: 'agentbench-agent', private: true, dependencies };
  await writeFile(path.join(directory, 'package.json'), JSON.stringify(own));
  // Dependencies that no lock names are resolved once; npm keeps the lock that it makes beside them.
  if (open) return;
  const locked = packages.map(({ name, version, integrity }) => [`node_modules/${name}`, { version, integrity }]);
  const lock = { name: own.name, lockfileVersion: 3, packages: { '': own, ...Object.fromEntries(locked) } };
  await writeFile(path.join(directory, 'package-lock.json'), JSON.stringify(lock));
}
