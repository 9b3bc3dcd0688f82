import * as core from '@actions/core';
import { type Options, optionNames } from '../options/options.ts';
import { parseOptions } from '../options/parse.ts';

/** The inputs of the step, parsed once. Registers every secret among them with the runner. Throws a UserError. */
export function loadInputs(): Options {
  const texts = Object.fromEntries(
    optionNames.map((name) => [name, core.getInput(name, { trimWhitespace: name !== 'agent-env' })]),
  );
  const options = parseOptions(texts);
  for (const name of ['github-token', 'judge-api-key'] as const) {
    if (options[name] !== undefined) core.setSecret(options[name]);
  }
  for (const { name, value } of options['agent-env']) {
    const text = value ?? process.env[name];
    if (text !== undefined && isMaskable(text)) core.setSecret(text);
  }
  return options;
}

/** The runner masks whatever it is told, also a lone `1`, which would make the log unreadable. */
function isMaskable(text: string): boolean {
  return text.length >= 6;
}
