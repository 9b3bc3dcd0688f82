import * as core from '@actions/core';
import { maskedLines, ownSecrets } from '../base/own-secrets.ts';
import type { CommandName } from '../options/meta.ts';
import { type OptionName, type Options, optionNames } from '../options/options.ts';
import { parseOptions } from '../options/parse.ts';
import { secretsOf } from '../options/secrets.ts';
import { optionsOfFile, type Texts } from './config.ts';
import { loadConfig, saveConfig } from './state.ts';

/**
 * Parses the step's inputs, with the options of the file `config`, and registers all secrets of the inputs and the job
 * with the runner. Throws a UserError.
 */
export async function loadInputs(command: CommandName): Promise<{ options: Options; texts: Texts }> {
  maskOwn();
  const inputs = readInputs();
  const file = await optionsOfFile(inputs, command, process.env);
  // Post selects nothing, and could not be started with more than 128 KiB of ids in its environment.
  const { instances: _, ...forPost } = file;
  if (command === 'run' && Object.keys(forPost).length > 0) saveConfig(forPost);
  const texts = { ...inputs, ...file };
  return { options: parse(texts), texts };
}

/** The options in post, with those that main took from the file. */
export function loadInputsAgain(): Options {
  maskOwn();
  return parse({ ...readInputs(), ...loadConfig() });
}

/** Options whose lines are values, white space included. */
const VERBATIM: OptionName[] = ['agent-env', 'agent-variables', 'model-keys', 'task-env'];

/** The texts of a step's inputs. An empty `suite` has its default, too: a workflow may hand on an input that is not set. */
export function readInputs(names: readonly OptionName[] = optionNames): Texts {
  const texts: Texts = Object.fromEntries(
    names.map((name) => [name, core.getInput(name, { trimWhitespace: !VERBATIM.includes(name) })]),
  );
  return { ...texts, suite: texts.suite || (process.env.GITHUB_WORKFLOW ?? '') };
}

function parse(texts: Texts): Options {
  const options = parseOptions(texts);
  maskValues(options);
  return options;
}

/** Registers the secrets of options with the runner. */
export function maskValues(options: Options): void {
  for (const secret of secretsOf(options, process.env)) mask(secret);
}

function maskOwn(): void {
  for (const secret of ownSecrets(process.env)) mask(secret);
}

function mask(value: string): void {
  for (const line of maskedLines(value)) core.setSecret(line);
}
