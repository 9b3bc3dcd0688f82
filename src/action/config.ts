import { UserError } from '../base/errors.ts';
import { type ConfigFile, findConfig, readConfig, withoutOtherAgent } from '../options/config.ts';
import type { CommandName } from '../options/meta.ts';
import { describeOption, type OptionName, takes } from '../options/options.ts';
import * as log from './log.ts';

/** The texts of a step's options: its inputs, and what the file `config` adds. */
export type Texts = Partial<Record<OptionName, string>>;

/**
 * Events whose workflow comes with the code of the checkout. In others (`pull_request_target`, `workflow_run`) a file of
 * the checkout may be a stranger's: it is read only if the step names it.
 */
const OWN_CODE = new Set(['push', 'pull_request', 'schedule', 'workflow_dispatch', 'merge_group']);

/** Options that decide where a key is sent, and the inputs with the key. */
const KEY_GOES_BY: Partial<Record<OptionName, OptionName>> = {
  judge: 'judge-api-key',
  'judge-base-url': 'judge-api-key',
  'model-endpoints': 'model-keys',
};

/**
 * The options of the file `config` that a step's inputs leave to it. The runner gives every input a value, so an input with its
 * default value counts as not given. Throws a UserError for a file with faults.
 */
export async function optionsOfFile(
  inputs: Texts,
  command: CommandName,
  { GITHUB_EVENT_NAME: event, GITHUB_WORKFLOW: workflow }: NodeJS.ProcessEnv,
): Promise<Texts> {
  const given = inputs.config?.trim() ?? '';
  if (given === '' && event !== undefined && !OWN_CODE.has(event)) {
    tellUnread(event);
    return {};
  }
  const file = await readConfig(given === '' ? undefined : given, process.cwd());
  if (file === null) return {};
  const texts: Texts = {};
  for (const [name, text] of Object.entries(withoutOtherAgent(inputs, file.texts)) as [OptionName, string][]) {
    const input = inputs[name]?.trim() ?? '';
    const usual = name === 'suite' ? (workflow ?? '') : (describeOption(name).default ?? '');
    if (!takes(command, name) || (input !== '' && input !== usual)) continue;
    const key = KEY_GOES_BY[name];
    if (key !== undefined) refuseToLeadKey(name, key, file, inputs);
    texts[name] = text;
  }
  return texts;
}

function tellUnread(event: string): void {
  const file = findConfig(process.cwd());
  if (file === undefined) return;
  log.notice(
    `config: ${file} is not read, since the checkout may be a stranger's in a workflow that ${event} starts; if it is not, set config: ${file}`,
  );
}

/** A file that nobody named must not decide where a key of the workflow is sent. */
function refuseToLeadKey(
  name: OptionName,
  key: OptionName,
  { file, found, lines, texts }: ConfigFile,
  inputs: Texts,
): void {
  // Lines without a value name a variable of the step.
  const given = [inputs[key], key === 'model-keys' ? texts[key] : ''].some((text) => (text ?? '').trim() !== '');
  if (!found || !given) return;
  throw new UserError(
    `config: ${file}:${lines[name]}: ${name}: the step has ${key === 'judge-api-key' ? 'a judge-api-key' : 'model-keys'}, and a file that was only found must not decide where it is sent; give ${name} beside the key, or name the file in config`,
  );
}
