/** Modules of pytest, and one that no other program needs. */
export const PYTEST_PARTS = ['pytest', '_pytest', 'pluggy', 'iniconfig'];
/** Modules of a project that are imported in place of the real ones, in any form that Python imports. */
export const SHADOWS =
  /(^|\/)(pytest|_pytest|pluggy|iniconfig|sitecustomize|usercustomize)(\/__init__)?(\.pyc?|\.([\w-]+\.)*so)$/;
/** Names of such modules that are no packages, as patterns of `find`. */
export const SHADOW_NAMES = [...PYTEST_PARTS, 'sitecustomize', 'usercustomize'].flatMap((name) => [
  ...[`${name}.py`, `${name}.pyc`, `${name}.*so`],
]);
/** Metadata of packages, from which pytest learns of plugins. */
export const ENTRY_POINTS = /(^|\/)[^/]*-info\/entry_points\.txt$/i;
/** Files that configure pytest, and files that do so in a section. */
export const PLUGINS = /(^|\/)(conftest\.py|\.?pytest\.(ini|toml))$/;
export const SETTINGS = /(^|\/)(pyproject\.toml|setup\.cfg|tox\.ini)$/;
/** The ends of lines as Python's `splitlines` finds them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
export const LINE_ENDS = /[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/;
const SECTION = /^\[?(["']?tool["']?[.:])?["']?pytest["']?[\].]/;
/** The table of TOML in which they are, and ways to write them into it, or it, as a value. */
const TOOL = /^\[["']?tool["']?\]/;
const IN_TOOL = /^["']?pytest["']?=/;
const AS_VALUE = /^["']?tool["']?(=\{(.*[{,])?["']?pytest["']?[.=]|\.["']?pytest["']?=)/;

/**
 * True for a text with `[pytest]`, `[tool:pytest]`, `[tool.pytest.ini_options]` and TOML's other spellings; not for a
 * dependency, `pytest = "…"`.
 */
export function hasPytestSection(text: string): boolean {
  let isTool = false;
  return text.split(LINE_ENDS).some((given) => {
    const line = given.replace(/\s/g, '');
    if (line.startsWith('[')) isTool = TOOL.test(line);
    return SECTION.test(line) || AS_VALUE.test(line) || (isTool && IN_TOOL.test(line));
  });
}
