/** Modules of a project that are imported in place of the real ones. */
export const SHADOWS =
  /(^|\/)((pytest|_pytest|pluggy|sitecustomize|usercustomize)\.py|(pytest|_pytest|pluggy)\/__init__\.py)$/;
/** Files that configure pytest, and files that do so in a section. */
export const PLUGINS = /(^|\/)(conftest\.py|\.?pytest\.(ini|toml))$/;
export const SETTINGS = /(^|\/)(pyproject\.toml|setup\.cfg|tox\.ini)$/;
/**
 * `[pytest]`, `[tool:pytest]`, `[tool.pytest.ini_options]` and TOML's other spellings; not a dependency, `pytest =
 * "…"`.
 */
export const SECTION = /^\s*\[?\s*(["']?tool["']?\s*[.:]\s*)?["']?pytest["']?\s*[\].]/m;
