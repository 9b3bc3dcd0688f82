import { objectOf, parsedJson, textOf } from '../../base/json-value.ts';
import type { ChangedPackage, Changes } from '../../results/changes.ts';
import type { Difference } from '../../testbeds/types.ts';

/** Text files with a record for each package. */
export const DATABASES = { dpkg: '/var/lib/dpkg/status', apk: '/lib/apk/db/installed' } as const;
const MOST = 1_000;
const NAME = /^[\w@][\w.+~:@/-]{0,199}$/;
const VERSION = /^[\w.+~:!-]{1,100}$/;
const PYTHON = /\/(?:site|dist)-packages\/([\w.]+)-(\d[\w.+!]*)(?:-py[\d.]+)?\.(?:dist|egg)-info$/;
const NODE = /\/lib\/node_modules\/((?:@[^/]+\/)?[^/@]+)\/package\.json$/;

/** Installed packages by name, from the text of a database; a text in another format has none. */
export function packagesIn(manager: keyof typeof DATABASES, text: string): Map<string, string> {
  const keys = manager === 'dpkg' ? { name: 'Package: ', version: 'Version: ' } : { name: 'P:', version: 'V:' };
  const packages = new Map<string, string>();
  for (const record of text.split('\n\n')) {
    const lines = record.split('\n');
    const value = (key: string) =>
      lines
        .find((line) => line.startsWith(key))
        ?.slice(key.length)
        .trim() ?? '';
    if (manager === 'dpkg' && !/ installed$/.test(value('Status: '))) continue;
    const [name, version] = [value(keys.name), value(keys.version)];
    const architecture = manager === 'dpkg' ? value('Architecture: ') : '';
    const twice = packages.has(name) && architecture !== '' ? `${name}:${architecture}` : name;
    if (NAME.test(twice) && VERSION.test(version)) packages.set(twice, version);
  }
  return packages;
}

/** The names of which the two maps have not the same value. */
export function differences(
  before: Map<string, string>,
  after: Map<string, string>,
): Omit<ChangedPackage, 'manager'>[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [then, now] = [before.get(name) ?? null, after.get(name) ?? null];
    if (then === now) return [];
    const change = then === null ? 'added' : now === null ? 'removed' : 'changed';
    return { name, before: then, after: now, change } as const;
  });
}

/** Packages of Python whose records were added or removed. */
export function pythonChanges(paths: Iterable<[path: string, change: Difference]>): ChangedPackage[] {
  const [before, after] = [new Map<string, string>(), new Map<string, string>()];
  for (const [path, change] of paths) {
    const [, name, version] = PYTHON.exec(path) ?? [];
    if (name === undefined || name.length > 200 || version!.length > 100) continue;
    if (change === 'removed') before.set(name, version!);
    else if (change === 'added') after.set(name, version!);
  }
  return differences(before, after).map((one) => ({ manager: 'pip', ...one }));
}

/** Global packages of npm whose `package.json` was added, changed or removed; their versions stand in that file. */
export function npmChanges(
  paths: Iterable<[path: string, change: Difference]>,
): { path: string; name: string; change: Difference }[] {
  return [...paths].flatMap(([path, change]) => {
    const [, name] = NODE.exec(path) ?? [];
    return name === undefined || !NAME.test(name) ? [] : { path, name, change };
  });
}

/** The version in the text of a `package.json`; null if there is none. */
export function versionIn(text: string | null): string | null {
  const version = textOf(objectOf(parsedJson(text ?? ''))?.version);
  return version !== null && VERSION.test(version) ? version : null;
}

export function describePackages(all: ChangedPackage[]): NonNullable<Changes['packages']> {
  return { entries: all.slice(0, MOST), left_out: Math.max(0, all.length - MOST) };
}
