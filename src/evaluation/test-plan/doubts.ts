import type { IntegrityNote } from '../../results/records.ts';
import type { Testbed } from '../../testbeds/types.ts';
import { type Listing, projectPath, readTestbedFile } from './files.ts';

/** A module of this name in the project is imported in the place of the real one. */
export const SHADOWS =
  /(^|\/)((pytest|_pytest|pluggy|sitecustomize|usercustomize)\.py|(pytest|_pytest|pluggy)\/__init__\.py)$/;
/** Files that tell pytest how to run, and sections of others. */
export const PLUGINS = /(^|\/)(conftest\.py|\.?pytest\.(ini|toml))$/;
export const SETTINGS = /(^|\/)(pyproject\.toml|setup\.cfg|tox\.ini)$/;
/** `[pytest]`, `[tool:pytest]`, `[tool.pytest.ini_options]` and TOML's other ways to write it; not a dependency, `pytest = "…"`. */
const SECTION = /^\s*\[?\s*(["']?tool["']?\s*[.:]\s*)?["']?pytest["']?\s*[\].]/m;
const LARGEST_SETTINGS = 256 * 1024;
const SHOWN = 5;

/** What in a project has a say in how its tests are run: notes, and whether the real pytest runs at all. */
export async function doubtsOfTests(
  testbed: Testbed,
  listing: Listing,
): Promise<{ notes: IntegrityNote[]; believed: boolean }> {
  const own = [...listing.keys()].filter((name) => !name.startsWith('evaluation/'));
  const shadows = own.filter((name) => SHADOWS.test(name));
  const settings = own.filter((name) => PLUGINS.test(name));
  for (const name of own.filter((name) => SETTINGS.test(name))) {
    const content = await readTestbedFile(testbed, projectPath(testbed, name)!, LARGEST_SETTINGS);
    if (content !== null && SECTION.test(content.toString('latin1'))) settings.push(name);
  }
  const notes: IntegrityNote[] = [];
  if (shadows.length > 0)
    notes.push({ kind: 'pytest_shadowed', detail: `modules in the place of the real ones: ${some(shadows)}` });
  if (settings.length > 0)
    notes.push({ kind: 'pytest_configured', detail: `files that tell pytest how to run: ${some(settings)}` });
  return { notes, believed: shadows.length === 0 };
}

function some(names: string[]): string {
  return names.sort().slice(0, SHOWN).join(', ') + (names.length > SHOWN ? `, … ${names.length - SHOWN} more` : '');
}
