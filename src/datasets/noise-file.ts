import { codeOf, messageOf, UserError } from '../base/errors.ts';
import { readTextFile } from '../base/regular-file.ts';
import { plainLine } from '../base/text/untrusted.ts';

/** Instances that tell little about a change: by chance they pass or fail, or they always do the same. */
const NOISE_CLASSES = ['flaky', 'saturated'] as const;
export type NoiseClass = (typeof NOISE_CLASSES)[number];

const LARGEST = 16 * 1024 * 1024;

/** The text of a file of classes: `ID CLASS` on each line, comments first. */
export function noiseFile(classes: ReadonlyMap<string, NoiseClass>, comments: string[]): string {
  const lines = [...comments.map((comment) => `# ${comment}`), ...[...classes].map(([id, kind]) => `${id} ${kind}`)];
  return `${lines.join('\n')}\n`;
}

/** The ids of one class in such a file. Throws a UserError with file and line for anything else. */
export function readNoiseFile(file: string, wanted: NoiseClass): string[] {
  const where = `instances: ${plainLine(file)}`;
  let text: string;
  try {
    text = readTextFile(file, LARGEST, { follow: true });
  } catch (error) {
    const why =
      codeOf(error) === 'ENOENT' ? 'there is no such file; agentbench report --noise writes one' : messageOf(error);
    throw new UserError(`${where}: ${why}`);
  }
  const ids: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, id, kind] = /^\s*(\S+)\s+(\S+)\s*$/.exec(line) ?? [];
    if (id === undefined || !(NOISE_CLASSES as readonly string[]).includes(kind!))
      throw new UserError(
        `${where}, line ${index + 1}: "${plainLine(line, 80)}" is not an id and one of ${NOISE_CLASSES.join(', ')}, such as "dbsetup-redis-1 flaky"`,
      );
    if (kind === wanted) ids.push(id);
  }
  return ids;
}
