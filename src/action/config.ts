import { UserError } from '../base/errors.ts';
import { type ConfigFile, readConfig } from '../options/config.ts';
import type { CommandName } from '../options/meta.ts';
import { describeOption, type OptionName, takes } from '../options/options.ts';

type Texts = Partial<Record<OptionName, string>>;

/**
 * Events whose workflow comes with the code of the checkout. In others (`pull_request_target`, `workflow_run`) a file of
 * the checkout may be a stranger's: it is read only if the step names it.
 */
const OWN_CODE = new Set(['push', 'pull_request', 'schedule', 'workflow_dispatch', 'merge_group']);

/** Options that decide where the judge's key is sent. */
const KEY_GOES_BY: OptionName[] = ['judge', 'judge-base-url'];

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
  if (given === '' && event !== undefined && !OWN_CODE.has(event)) return {};
  const file = await readConfig(given === '' ? undefined : given, process.cwd());
  if (file === null) return {};
  const texts: Texts = {};
  for (const [name, text] of Object.entries(file.texts) as [OptionName, string][]) {
    const input = inputs[name]?.trim() ?? '';
    const usual = name === 'suite' ? (workflow ?? '') : (describeOption(name).default ?? '');
    if (!takes(command, name) || (input !== '' && input !== usual)) continue;
    if (KEY_GOES_BY.includes(name)) refuseToLeadKey(name, file, inputs);
    texts[name] = text;
  }
  return texts;
}

/** A file that nobody named must not decide where a key of the workflow is sent. */
function refuseToLeadKey(name: OptionName, { file, found, lines }: ConfigFile, inputs: Texts): void {
  if (!found || (inputs['judge-api-key'] ?? '') === '') return;
  throw new UserError(
    `config: ${file}:${lines[name]}: ${name}: the step has a judge-api-key, and a file that was only found must not decide where it is sent; give ${name} beside the key, or name the file in config`,
  );
}
