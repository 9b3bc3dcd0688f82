/** Environment variables: the only list of those whose spread is restricted, and their form in lists. */

/** Set by the runner for its own steps; never passed to an agent by name alone. */
const RUNNERS = /^(GITHUB|ACTIONS|INPUT|RUNNER)_/;

/** The prefix of the variables that agentbench itself sets for agents. */
const OURS = /^AGENTBENCH_/;

/** Variables that hold the job's tokens or the judge's key. */
const SECRET_HOLDERS = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;

/**
 * Withheld from git and docker: the action's inputs and tokens, the files through which a step talks to the runner, the
 * judge's keys, and the variables that point git to the repository of a running hook (a clone would go there). An
 * allow-list could not be complete: every credential helper has its own variables.
 */
const KEPT_FROM_TOOLS =
  /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;

/**
 * Settings that the user gives to git only, possibly a login. They are numbered as a set, so single ones cannot be
 * removed.
 */
const GIT_SETTINGS = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;

/** The only variables of the runner's environment that commands on the host testbed see. */
export const HOST_NAMES = ['PATH', 'HOME', 'USER', 'LANG', 'TERM'];

export const isRunners = (name: string): boolean => RUNNERS.test(name);
export const isOurs = (name: string): boolean => OURS.test(name);
export const holdsOwnSecret = (name: string): boolean => SECRET_HOLDERS.test(name);
export const isKeptFromTools = (name: string): boolean => KEPT_FROM_TOOLS.test(name);
export const isGitSetting = (name: string): boolean => GIT_SETTINGS.test(name);

/** Variables as `NAME=value`. */
export function assignments(environment: Readonly<Record<string, string>>): string[] {
  return Object.entries(environment).map(([name, value]) => `${name}=${value}`);
}
