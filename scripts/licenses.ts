/** Collects the licence texts of all bundled packages: those imported by the sources, and their dependencies. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Package {
  directory: string;
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/**
 * `left` has the packages that are not bundled. Packages with the same text are listed together above it, in a stable
 * order.
 */
export function licenses(root: string, left: string[]): string {
  const names = new Map<string, Set<string>>();
  for (const one of bundled(root, left)) {
    const text = textOf(one);
    names.set(text, (names.get(text) ?? new Set()).add(`${one.name}@${one.version}`));
  }
  const groups = [...names].map(([text, group]) => ({ text, group: [...group].sort() }));
  return groups
    .sort((a, b) => (a.group[0]! < b.group[0]! ? -1 : 1))
    .map(({ text, group }) => `Included here:\n${group.map((name) => ` - ${name}\n`).join('')}\n${text}\n`)
    .join('\n-----------\n\n');
}

/** All packages installed for the imports of `src`; one may be present in several versions. */
function bundled(root: string, left: string[]): Package[] {
  const found = new Map<string, Package>();
  const add = (name: string, from: string): void => {
    const directory = installed(name, from);
    if (directory === null || found.has(directory) || left.includes(name)) return;
    const one: Package = { ...JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')), directory };
    found.set(directory, one);
    for (const other of Object.keys(one.dependencies ?? {})) add(other, directory);
  };
  for (const name of imported(root)) add(name, root);
  return [...found.values()];
}

function imported(root: string): Set<string> {
  const specifier =
    /(?:^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?\s*|\bimport\()'((?:@[^/']+\/)?[^./':][^/':]*)(?=['/])/gm;
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  return new Set(files.flatMap((text) => [...text.matchAll(specifier)].map(([, name]) => name!)));
}

/**
 * The directory where Node.js finds a package, in a `node_modules` here or above; null if an optional one is missing.
 */
function installed(name: string, from: string): string | null {
  for (let directory = from; ; directory = path.dirname(directory)) {
    const candidate = path.join(directory, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (directory === path.dirname(directory)) return null;
  }
}

/** A package's licence and notices; without a text, the licence named in its manifest. */
function textOf({ directory, license }: Package): string {
  const files = readdirSync(directory).filter((file) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(file));
  const texts = files
    .sort()
    .map((file) => readFileSync(path.join(directory, file), 'utf8').replaceAll('\r', '').trim());
  return texts.length > 0 ? texts.join('\n\n') : `Licence: ${license ?? 'none is named'}`;
}
