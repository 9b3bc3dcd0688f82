import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../base/errors.ts';
import { realPlace } from '../base/real-place.ts';
import { MASK } from '../base/redact/redact.ts';
import { HARBOR, KNOWN } from '../datasets/registry.ts';
import { describeOption, isOptionName, type OptionName, optionNames, takes } from '../options/options.ts';
import { parseOptions, plainEnds, type Texts } from '../options/parse.ts';
import { SECRET_VARIABLES } from '../options/secrets.ts';
import type { RunRecord } from '../results/records.ts';
import { type KeptOptions, requireSameDataset } from './identity.ts';

/** Options that concern the directory and the invocation, not the run in it. */
const NOT_KEPT: OptionName[] = ['results-path', 'resume'];
/** Options whose value is a path, unless it is one of these words. */
const PATHS: Partial<Record<OptionName, string[]>> = {
  dataset: [...Object.keys(KNOWN), HARBOR],
  'dataset-path': [],
  'agent-directory': [],
  'agent-skills': [],
  'agent-mcp': [],
  'agent-instructions': [],
  workdir: [],
  baseline: ['none', 'artifact'],
};
/** Options that name a dataset. */
export const DATASET: OptionName[] = ['dataset', 'dataset-path', 'dataset-repository', 'dataset-ref'];
/** The form of a path that is kept relative to the directory of the record. */
export const RELATIVE = /^\.{1,2}(\/|$)/;
/** The variable from which the judge's key is read. */
const JUDGE_KEY = 'AGENTBENCH_JUDGE_API_KEY';

/**
 * The options of a run for its record in `directory`, so that `resume` needs no other. Secrets are kept by name only:
 * an empty value means that the option was given and is not kept. `secret` names further options of that kind.
 */
export function keepOptions(texts: Texts, directory: string, secret: readonly OptionName[] = []): KeptOptions {
  return optionNames.flatMap((name): KeptOptions => {
    const given = plainEnds(texts[name] ?? '');
    // The input of a step ends with the end of its last line, which is no part of a variable.
    const text = name === 'agent-variables' ? given.replace(/\n+$/, '') : given;
    if (text.trim() === '' || NOT_KEPT.includes(name) || !takes('run', name)) return [];
    if (name === 'judge-api-key') return [{ name, value: '' }];
    if (describeOption(name).actionOnly) return [];
    if (isVariables(name)) {
      const names = parseOptions({ [name]: text })[name].map((variable) => variable.name);
      return names.length === 0 ? [] : [{ name, value: names.join('\n') }];
    }
    if (name === 'dataset-path' && (texts['dataset-repository'] ?? '').trim() !== '') {
      // A folder of that repository, as a path that is relative to no directory here.
      const folder = path.normalize(text).replace(/\/$/, '');
      return folder === '.' ? [] : [{ name, value: folder }];
    }
    return [{ name, value: secret.includes(name) || holdsLogin(name, text) ? '' : relativeTo(directory, name, text) }];
  });
}

/**
 * The texts of a run's options from its record in `directory`, with secrets from the environment; `given` options win.
 * Throws a UserError that names each one that must be given again, and for another dataset than that of the run.
 */
export function restoreOptions(
  { options, dataset }: RunRecord,
  directory: string,
  given: Texts,
  environment: Readonly<Record<string, string | undefined>>,
): Texts {
  if (options === undefined)
    throw new UserError(
      `resume: run.json in ${directory} does not contain the options of its run; use run --resume --results-path ${directory} with all of them`,
    );
  requireSameDataset({ dataset }, given.dataset, directory);
  const texts: Texts = {};
  const variables: string[] = [];
  const lost: string[] = [];
  for (const { name, value } of options) {
    if (given[name] !== undefined || !isOptionName(name)) continue;
    if (isVariables(name)) {
      const lines = value.split('\n').map((variable) => lineFor(variable, environment[variable], variables));
      texts[name] = lines.join('\n');
    } else if (name === 'judge-api-key') {
      texts[name] = environment[JUDGE_KEY] || environment.OPENAI_API_KEY;
      if (!texts[name]) variables.push(JUDGE_KEY);
    } else if (value === '' || value.includes(MASK)) lost.push(name);
    else texts[name] = fromHere(directory, name, value);
  }
  const missing = [
    ...(variables.length === 0 ? [] : [`set in the environment: ${variables.join(', ')}`]),
    ...lost.map((name) => `give --${name} again`),
  ];
  const { dataset: place } = texts;
  if (place !== undefined && isPath('dataset', place) && !existsSync(place))
    throw new UserError(`resume: the dataset of the run, ${place}, does not exist; give its place with --dataset`);
  if (missing.length > 0) throw new UserError(`resume: run.json keeps secrets by name only; ${missing.join('; ')}`);
  return { ...texts, ...given };
}

/**
 * The options of a run's dataset from its record in `directory`, of a repository at the commit of then. Throws a UserError
 * if the record does not tell them.
 */
export function datasetOptions({ options, dataset }: RunRecord, directory: string): Texts {
  // None is the default dataset.
  const kept = options?.filter(({ name }) => isOptionName(name) && DATASET.includes(name));
  if (kept === undefined || kept.some(({ value }) => value === '' || value.includes(MASK)))
    throw new UserError(
      `dataset: run.json in ${directory} does not contain the location of the dataset; ${datasetAdvice(dataset)}`,
    );
  const texts = kept.map(({ name, value }) => [name, fromHere(directory, name, value)]);
  return { ...Object.fromEntries(texts), ...(dataset.ref === null ? {} : { 'dataset-ref': dataset.ref }) };
}

/** The advice if the dataset of a run cannot be had. */
export function datasetAdvice({ name, digest }: RunRecord['dataset']): string {
  return `the run has the dataset ${name} (${digest}); give dataset and dataset-path, or dataset-ref, as in the run`;
}

/** The options of a record in the directory `from` for a copy of it in another one. */
export function moveOptions(options: KeptOptions, from: string, to: string): KeptOptions {
  const moved = (kept: string) => (RELATIVE.test(kept) ? placeFrom(to, path.resolve(from, kept)) : kept);
  return options.map(({ name, value }) => ({ name, value: changePaths(name, value, moved) }));
}

/** The values that the environment has for the secrets which a record names. */
export function namedSecrets(
  options: KeptOptions,
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const names = options.flatMap(({ name, value }) => (isVariables(name) ? value.split('\n') : []));
  return names.flatMap((name) => environment[name] ?? []);
}

/** Options whose values may be secrets, and are kept by their names. */
function isVariables(name: string): name is (typeof SECRET_VARIABLES)[number] {
  return (SECRET_VARIABLES as readonly string[]).includes(name);
}

/** A line of `agent-env`; adds the name to `missing` if the variable is not set. */
function lineFor(name: string, value: string | undefined, missing: string[]): string {
  if (value === undefined) missing.push(name);
  // A variable of the runner is not passed through by its name.
  return value === undefined || /[\r\n]/.test(value) ? name : `${name}=${value}`;
}

/** True for a URL with a login or a query, which may be a key. */
export function holdsLogin(name: OptionName, text: string): boolean {
  return (name === 'dataset-repository' && /\/\/[^/]*@/.test(text)) || (name === 'judge-base-url' && /[@?]/.test(text));
}

/** True if the text of an option is a path, not one of its words. */
export function isPath(name: string, text: string): boolean {
  if (name === 'dataset-repository') return RELATIVE.test(text) || existsSync(text);
  const words = isOptionName(name) ? PATHS[name] : undefined;
  return words !== undefined && !words.includes(text);
}

function relativeTo(directory: string, name: OptionName, text: string): string {
  return changePaths(name, text, (given) => {
    // The link "latest" leads to this run itself as soon as it has begun.
    const place = name === 'baseline' ? realPlace(given) : given;
    return path.isAbsolute(given) ? place : placeFrom(directory, place);
  });
}

/** Relative paths of records are those from the directory itself, by whatever name it is reached. */
function placeFrom(directory: string, place: string): string {
  const relative = path.relative(realPlace(directory), path.resolve(place));
  return RELATIVE.test(relative) ? relative : `./${relative}`;
}

/** The text of a kept option, from here: a path that was relative stays relative, and is kept so again. */
function fromHere(directory: string, name: string, text: string): string {
  return changePaths(name, text, (kept) =>
    RELATIVE.test(kept) ? placeFrom(process.cwd(), path.resolve(realPlace(directory), kept)) : kept,
  );
}

/** The files in `instances`, of any of its forms. */
const NOISE_FILES = /(?<=(?:^|[[,\n"])\s*!?\s*(?:flaky|saturated):)[^,\n"]+/g;

/** The text of an option with each path in it changed; of an option that is no path, as it is. */
export function changePaths(name: string, text: string, change: (path: string) => string): string {
  if (name === 'instances') return text.replaceAll(NOISE_FILES, change);
  if (!isPath(name, text)) return text;
  if (name !== 'agent-skills' || !text.includes('\n')) return change(text);
  const lines = text.split('\n').map((line) => line.trim());
  return lines.map((line) => (line === '' ? line : change(line))).join('\n');
}
