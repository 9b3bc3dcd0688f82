import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { messageOf, UserError } from '../../base/errors.ts';
import { lineNotUtf8, readRegularFile } from '../../base/regular-file.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { withoutOtherAgent } from '../../options/config.ts';
import type { Options } from '../../options/options.ts';
import { parseOptions, type Texts } from '../../options/parse.ts';

const MOST_ARMS = 8;
const LARGEST = 256 * 1024;

/** One side of an experiment. */
export interface Arm {
  name: string;
  /** The options that it sets, as texts. */
  own: Texts;
  /** All options of the run as texts: the shared ones, and its own. */
  texts: Texts;
  options: Options;
}

/**
 * The arms of the option `arms`: YAML, or a file of it. `shared` are the texts of all options. Throws a UserError with the
 * line of each fault: an option that an arm cannot set, one arm only, a name that is no directory's.
 */
export async function resolveArms(given: string, shared: Texts): Promise<Arm[]> {
  const file = /^[^\n:{}]+$/.test(given.trim()) ? given.trim() : null;
  const where = file === null ? 'arms' : `arms: ${plainLine(file)}`;
  const { parseArms } = await import('../../options/arms-text.ts');
  const own = parseArms(file === null ? given : readArms(file), where);
  if (own.size < 2) {
    throw new UserError(
      `${where}: ${own.size === 1 ? 'there is only one arm' : 'no arm'}; give two or more, such as "base: { agent-directory: base/dist }" and "head: { agent-directory: head/dist }"`,
    );
  }
  if (own.size > MOST_ARMS) throw new UserError(`${where}: ${own.size} arms; at most ${MOST_ARMS} can be compared`);
  const { arms: _arms, ...others } = shared;
  // A fault of the shared options is told once, not for each arm.
  parseOptions(others);
  const faults: string[] = [];
  const arms = [...own].flatMap(([name, texts]): Arm[] => {
    const merged = { ...withoutOtherAgent(texts, others), ...texts };
    try {
      return [{ name, own: texts, texts: merged, options: parseOptions(merged) }];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      faults.push(...error.message.split('\n').map((line) => `${where}: ${name}: ${line}`));
      return [];
    }
  });
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  return arms;
}

/** Calls `work`, whose fault in an own option of the arm, or for lack of an agent, becomes a UserError that names the arm. */
export async function inArm<Value>({ name, own, options }: Arm, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    // An arm without an agent lacks that option.
    const lacking = options.agent === undefined && options['agent-command'] === undefined ? ['agent'] : [];
    const isOwn =
      error instanceof UserError &&
      [...Object.keys(own), ...lacking].some((option) => error.message.startsWith(`${option}:`));
    throw isOwn ? new UserError(`arms: ${name}: ${error.message}`) : error;
  }
}

/** The arms that set the same as an earlier one: together with it, an A/A test. */
export function sameArms(arms: Arm[]): [one: string, other: string][] {
  return arms.flatMap((arm, index) => {
    const twin = arms.slice(0, index).find(({ own }) => isDeepStrictEqual(own, arm.own));
    return twin === undefined ? [] : [[twin.name, arm.name] as [string, string]];
  });
}

function readArms(file: string): string {
  if (!existsSync(file)) {
    throw new UserError(
      `arms: "${plainLine(file)}" is neither a file nor arms in YAML, such as "base: { agent-directory: base/dist }"`,
    );
  }
  let bytes: Buffer;
  try {
    bytes = readRegularFile(file, LARGEST, { follow: true });
  } catch (error) {
    throw new UserError(`arms: ${plainLine(file)} cannot be read: ${messageOf(error)}`);
  }
  const line = lineNotUtf8(bytes);
  if (line !== null)
    throw new UserError(`arms: ${plainLine(file)}, line ${line}: has bytes that are not UTF-8; save the file as UTF-8`);
  return new TextDecoder().decode(bytes);
}
