/** A module of this name in the project is imported in the place of the real one. */
export const SHADOWS =
  /(^|\/)((pytest|_pytest|pluggy|sitecustomize|usercustomize)\.py|(pytest|_pytest|pluggy)\/__init__\.py)$/;
/** Files that tell pytest how to run, and sections of others. */
export const PLUGINS = /(^|\/)(conftest\.py|\.?pytest\.(ini|toml))$/;
export const SETTINGS = /(^|\/)(pyproject\.toml|setup\.cfg|tox\.ini)$/;
/** `[pytest]`, `[tool:pytest]`, `[tool.pytest.ini_options]` and TOML's other ways to write it; not a dependency, `pytest = "…"`. */
export const SECTION = /^\s*\[?\s*(["']?tool["']?\s*[.:]\s*)?["']?pytest["']?\s*[\].]/m;
