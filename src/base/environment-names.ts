/** The one list of environment variables that must not go further than they have to. */

/** Set by the runner for its own steps: never passed through to an agent by name alone. */
const RUNNERS = /^(GITHUB|ACTIONS|INPUT|RUNNER)_/;

/** The prefix of the variables that agentbench sets for agents itself. */
const OURS = /^AGENTBENCH_/;

/** Hold the job's tokens or the judge's key. */
const SECRET_HOLDERS = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;

/**
 * Kept from git and docker: the action's inputs and tokens, the files by which a step speaks to the runner, the judge's keys, and
 * the repository that a git hook works on (a clone would go there). An allow-list could not be complete, since any credential helper has
 * variables of its own.
 */
const KEPT_FROM_TOOLS =
  /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;

/** Settings that the user gives to git alone, a login among them; they count each other, so none can be taken out. */
const GIT_SETTINGS = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;

/** The whole of the runner's environment that a command on the host testbed sees. */
export const HOST_NAMES = ['PATH', 'HOME', 'USER', 'LANG', 'TERM'];

export const isRunners = (name: string): boolean => RUNNERS.test(name);
export const isOurs = (name: string): boolean => OURS.test(name);
export const holdsOwnSecret = (name: string): boolean => SECRET_HOLDERS.test(name);
export const isKeptFromTools = (name: string): boolean => KEPT_FROM_TOOLS.test(name);
export const isGitSetting = (name: string): boolean => GIT_SETTINGS.test(name);
