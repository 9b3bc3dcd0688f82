import { type BigIntStats, lstatSync } from 'node:fs';
import path from 'node:path';
import { namesIn } from '../../base/names-in.ts';

/**
 * Packages in the directories of the interpreters on a search path: `*.dist-info` and `*.egg-info` of Python, and
 * `package.json` of npm's global packages, each with an identity that changes with it.
 */
export function installedOnHost(searchPath = '/usr/local/bin:/usr/bin:/bin', home = '/root'): Map<string, string> {
  const prefixes = searchPath
    .split(path.delimiter)
    .filter((directory) => /^\/.*\/s?bin\/?$/.test(directory))
    .map((directory) => path.dirname(directory));
  const found = new Map<string, string>();
  for (const prefix of new Set([...prefixes, path.join(home, '.local')])) {
    const library = path.join(prefix, 'lib');
    for (const python of namesIn(library).filter((name) => /^python[\d.]*$/.test(name)))
      for (const folder of ['site-packages', 'dist-packages'])
        for (const name of namesIn(path.join(library, python, folder)))
          if (/\.(dist|egg)-info$/.test(name)) found.set(path.join(library, python, folder, name), '');
    const modules = path.join(library, 'node_modules');
    for (const name of namesIn(modules)) {
      const scoped = name.startsWith('@') ? namesIn(path.join(modules, name)).map((one) => `${name}/${one}`) : [name];
      for (const one of scoped) {
        const file = path.join(modules, one, 'package.json');
        const stats = statsOf(file);
        if (stats?.isFile()) found.set(file, [stats.ino, stats.size, stats.mtimeNs].join(':'));
      }
    }
  }
  return found;
}

function statsOf(file: string): BigIntStats | undefined {
  try {
    return lstatSync(file, { bigint: true });
  } catch {
    return undefined;
  }
}
