/** Modules of a project that are imported in place of the real ones. */
export const SHADOWS =
  /(^|\/)((pytest|_pytest|pluggy|sitecustomize|usercustomize)\.py|(pytest|_pytest|pluggy)\/__init__\.py)$/;
/** Files that configure pytest, and files that do so in a section. */
export const PLUGINS = /(^|\/)(conftest\.py|\.?pytest\.(ini|toml))$/;
export const SETTINGS = /(^|\/)(pyproject\.toml|setup\.cfg|tox\.ini)$/;
/** The ends of lines as Python's `splitlines` finds them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const LINE_ENDS = /[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/;
const SECTION = /^\[?(["']?tool["']?[.:])?["']?pytest["']?[\].]/;

/**
 * True for a text with `[pytest]`, `[tool:pytest]`, `[tool.pytest.ini_options]` and TOML's other spellings; not for a
 * dependency, `pytest = "…"`.
 */
export function hasPytestSection(text: string): boolean {
  return text.split(LINE_ENDS).some((line) => SECTION.test(line.replace(/\s/g, '')));
}
