import { UserError } from '../base/errors.ts';
import type { Machine } from '../base/machine.ts';
import type { Redactor } from '../base/redact/redact.ts';
import type { TestbedKind } from '../options/options.ts';
import type { JudgeOptions } from './open.ts';
import type { Judge } from './types.ts';

/** Options that require a judge, with the judges that use them. */
const FOR: [keyof JudgeOptions, string][] = [
  ['judge-command', 'command'],
  ['judge-base-url', 'openai'],
  ['judge-api-key', 'openai'],
  ['judge-model', 'openai (or command)'],
  ['judge-samples', 'command or openai'],
];

/**
 * The run's judge; null for `none`. Verdicts are cached, one for all samples of a request: below the machine's cache
 * directory, or for this run only: on the host, where agents could write to it, and those of a command, whose programs
 * may change. Throws a UserError that names the
 * option to set.
 */
export async function openJudge(
  options: JudgeOptions,
  machine: Machine,
  redactor: Redactor,
  testbed: TestbedKind,
): Promise<Judge | null> {
  if (options.explain === 'judge' && options.judge === 'none')
    throw new UserError('explain: set judge to openai or command, which names the category, or leave explain out');
  if (options.judge === 'none') {
    const idle = FOR.find(([name]) => (name === 'judge-samples' ? options[name] > 1 : options[name] !== undefined));
    if (idle !== undefined)
      throw new UserError(`${idle[0]}: there is no judge; set judge to ${idle[1]}, or leave it out`);
    return null;
  }
  // The judges with their client take 45 ms to load, which a run without a judge saves.
  const { openCached } = await import('./open.ts');
  return openCached(options, options.judge, machine, redactor, testbed);
}

/** The notice about an option that the judge ignores; null if there is none. */
export function idleOption({ judge, 'judge-api-key': key }: JudgeOptions): string | null {
  if (judge !== 'command' || key === undefined) return null;
  return 'judge-api-key: judge-command does not get it, it is for judge: openai; leave it out, and have the command read its key from a file (HOME is set)';
}
