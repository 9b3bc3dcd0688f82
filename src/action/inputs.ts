import * as core from '@actions/core';
import { maskedLines, ownSecrets } from '../base/own-secrets.ts';
import { type Options, optionNames } from '../options/options.ts';
import { parseOptions } from '../options/parse.ts';

/**
 * Parses the step's inputs, and registers all secrets of the inputs and the job with the runner. Throws a UserError.
 */
export function loadInputs(): Options {
  const texts = Object.fromEntries(
    optionNames.map((name) => [name, core.getInput(name, { trimWhitespace: name !== 'agent-env' })]),
  );
  for (const secret of ownSecrets(process.env)) mask(secret);
  const options = parseOptions(texts);
  for (const { name, value } of options['agent-env']) mask(value ?? process.env[name] ?? '');
  return options;
}

function mask(value: string): void {
  for (const line of maskedLines(value)) core.setSecret(line);
}
