import { firstNames } from '../../base/format.ts';
import type { IntegrityNote } from '../../results/fields.ts';
import { fileIn } from '../../testbeds/content-of.ts';
import type { Testbed } from '../../testbeds/types.ts';
import { canBeBlocked, pluginNames } from '../look/plugins.ts';
import { ENTRY_POINTS, hasPytestSection, PLUGINS, SETTINGS, SHADOWS } from '../look/pytest-files.ts';
import type { Compared } from '../look/tools.ts';
import { type Listing, projectPath } from './files.ts';

const LARGEST_SETTINGS = 256 * 1024;
const SHOWN = 5;
/** Files that are read, which takes Docker a process each; further and larger ones count as settings. */
const MOST_READ = 200;

/**
 * Files of a project that influence how its tests run, without those of the dataset: notes, and if the real pytest runs at
 * all (`believed`).
 */
export async function doubtsOfTests(
  testbed: Testbed,
  listing: Listing,
  isOfDataset: (name: string) => boolean,
): Promise<Compared> {
  // A link may lead to a file or to a package.
  const linked = (listing.links ?? []).flatMap((name) => [name, `${name}/__init__.py`, `${name}/entry_points.txt`]);
  const own = [...listing.keys(), ...linked].filter((name) => !isOfDataset(name));
  const shadows = own.filter((name) => SHADOWS.test(name));
  const settings = own.filter((name) => PLUGINS.test(name));
  const blocked: string[] = [];
  const points = own.filter((name) => ENTRY_POINTS.test(name));
  const mayTell = [...points, ...own.filter((name) => SETTINGS.test(name))];
  const unread = mayTell.slice(MOST_READ);
  for (const name of mayTell.slice(0, MOST_READ)) {
    const content = (await fileIn(testbed, projectPath(testbed, name)!, LARGEST_SETTINGS))?.content ?? null;
    if (content === null) unread.push(name);
    const text = content?.toString() ?? '';
    const plugins = ENTRY_POINTS.test(name) ? pluginNames(text) : [];
    if (plugins.length > 0 || (SETTINGS.test(name) && hasPytestSection(text))) settings.push(name);
    blocked.push(...plugins);
  }
  settings.push(...unread);
  const notes: IntegrityNote[] = [];
  if (shadows.length > 0)
    notes.push({ kind: 'pytest_shadowed', detail: `modules in the place of the real ones: ${some(shadows)}` });
  if (settings.length > 0)
    notes.push({ kind: 'pytest_configured', detail: `files that tell pytest how to run: ${some(settings)}` });
  // A plugin that is not read is not blocked.
  const allBlocked = canBeBlocked(blocked) && !unread.some((name) => ENTRY_POINTS.test(name));
  return { notes, believed: shadows.length === 0 && allBlocked, blocked };
}

function some(names: string[]): string {
  return firstNames(names.sort(), SHOWN);
}
