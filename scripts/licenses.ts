/** The licence texts of everything that goes into the bundle: the production dependencies, and the libraries of the page. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { generateLicenseFile } from 'generate-license-file';

/** `packages`: those of the page; they are for development only, since it is bundled by itself. */
export async function licenses(root: string, packages: string[]): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'agentbench-licenses-'));
  try {
    const file = path.join(directory, 'licenses.txt');
    await generateLicenseFile(path.join(root, 'package.json'), file);
    // Without the generator's own advertisement at both ends.
    const text = (await readFile(file, 'utf8')).replaceAll(
      /^(This file was generated with|https:\/\/www\.).*\n+/gm,
      '',
    );
    return [
      text,
      ...(await Promise.all((await withDependencies(root, packages)).map((name) => licenseOf(root, name)))),
    ].join('\n');
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** A package may hold what it depends on: all of it counts, by name. */
async function withDependencies(root: string, names: string[]): Promise<string[]> {
  const found = new Set<string>();
  const look = async (name: string): Promise<void> => {
    if (found.has(name)) return;
    found.add(name);
    const { dependencies = {} } = await manifestOf(root, name);
    for (const other of Object.keys(dependencies)) await look(other);
  };
  for (const name of names) await look(name);
  return [...found].sort();
}

async function licenseOf(root: string, name: string): Promise<string> {
  const directory = path.join(root, 'node_modules', name);
  const { version, license } = await manifestOf(root, name);
  const file = (await readdir(directory)).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const text = file === undefined ? `Licence: ${license}` : (await readFile(path.join(directory, file), 'utf8')).trim();
  return `-----------\n\nThe following npm package may be included in this product:\n\n - ${name}@${version}\n\n${text}\n`;
}

async function manifestOf(
  root: string,
  name: string,
): Promise<{ version: string; license: string; dependencies?: object }> {
  return JSON.parse(await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
}
