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
  const [, name] = /([^/]+?)-[^/-]*(-py[\d.]+)?\.(dist|egg)-info\/entry_points\.txt$/.exec(file) ?? [];
  return name !== undefined && KNOWN.has(name.toLowerCase().replace(/[-_.]+/g, '-'));
}

/** The plugins that an `entry_points.txt` names. */
export function pluginNames(text: string): string[] {
  let section = '';
  return text.split(/\r?\n|\r/).flatMap((line) => {
    const [, head] = /^\s*\[([^\]]*)\]+\s*$/.exec(line) ?? [];
    if (head !== undefined) section = head.replace(/^\[+/, '').trim();
    const [, name] = /^\s*([^#=\s][^=]*)=/.exec(line) ?? [];
    return head === undefined && section === 'pytest11' && name !== undefined ? [name.trimEnd()] : [];
  });
}
