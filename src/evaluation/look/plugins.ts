import { LINE_ENDS } from './pytest-files.ts';

/**
 * Distributions whose plugins pytest may load even if they came with the agent: common requirements of projects. In
 * lower case, `-` for `_`.
 */
const KNOWN = new Set([
  ...[
    'anyio',
    'faker',
    'hypothesis',
    'jaxtyping',
    'langsmith',
    'platformdirs',
    'pyfakefs',
    'respx',
    'syrupy',
    'time-machine',
    'typeguard',
  ],
  ...[
    'requests-mock',
    'responses',
    'freezegun',
    'allure-pytest',
    'nbval',
    'dash',
    'schemathesis',
    'xdoctest',
    'inline-snapshot',
  ],
  ...'aiohttp asyncio bdd benchmark check cov coverage datadir dependency django dotenv env flask forked freezegun'
    .concat(
      ' freezer html httpserver httpx instafail json-report lazy-fixture metadata mock mypy order ordering picked',
    )
    .concat(' playwright postgresql qt randomly recording redis regressions repeat rerunfailures selenium socket')
    .concat(' spec splinter subtests sugar testmon timeout tornado trio vcr xdist xprocess xvfb')
    .split(' ')
    .map((name) => `pytest-${name}`),
]);

/** True for the `entry_points.txt` of such a distribution, by its name: nothing else can be checked here. */
export function isKnownPlugin(file: string): boolean {
  const [, name] = /(?:^|\/)([^/]+?)-[^/-]*(-py[\d.]+)?\.(dist|egg)-info\/entry_points\.txt$/.exec(file) ?? [];
  return name !== undefined && KNOWN.has(name.toLowerCase().replace(/[-_.]+/g, '-'));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: Python strips them as well
const SPACE = /[\s\x1c-\x1f\x85]/;

/**
 * The plugins that an `entry_points.txt` names, as any version of Python reads it: older ones take more for a section's
 * head, and `[DEFAULT]` for a part of each section.
 */
export function pluginNames(text: string): string[] {
  let isAbout = false;
  return text.split(LINE_ENDS).flatMap((given) => {
    const line = stripped(given);
    if (line.startsWith('[')) {
      const [head] = line.replace(/^[[\]]+/, '').split(/[[\]]/, 1);
      isAbout = head === 'pytest11' || head === 'DEFAULT';
      return [];
    }
    const end = line.indexOf('=');
    return isAbout && end !== -1 && !line.startsWith('#') ? [stripped(line.slice(0, end))] : [];
  });
}

/** True if pytest can be told to load none of these plugins: an environment has no NUL, which a look returns as \x01. */
export function canBeBlocked(names: string[]): boolean {
  return !names.some((name) => name.includes('\0') || name.includes('\x01'));
}

/** The text without white space around it, as Python's `strip` leaves it. */
function stripped(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && SPACE.test(text[start]!)) start += 1;
  while (start < end && SPACE.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}
