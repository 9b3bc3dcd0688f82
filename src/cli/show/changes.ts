import path from 'node:path';
import { UserError } from '../../base/errors.ts';
import { count } from '../../base/format.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { type Changes, readChanges } from '../../results/changes.ts';
import { partOf } from '../../results/part-files.ts';
import { trialName } from '../../results/trial-id.ts';
import type { Look } from '../paint.ts';
import { filesOf, type ShownTrial } from './load.ts';

const NAME = /^changes(-(round|step)-\d+)?\.json$/;
const SIGNS = { added: '+', changed: '~', removed: '-' } as const;
const STYLES = { added: 'green', changed: 'yellow', removed: 'red' } as const;

/** The changes that the agents of these trials left, as lines that are safe to print. Throws a UserError if none is known. */
export function changesLines(trials: ShownTrial[], look: Look): string[] {
  const lines = trials.flatMap((trial) =>
    filesOf(trial)
      .filter(({ name }) => NAME.test(name))
      .sort((one, other) => partOf(one.name) - partOf(other.name))
      .flatMap(({ name }) => {
        const title = `${trialName(trial.planned)}${name === 'changes.json' ? '' : `, ${name}`}`;
        const changes = readChanges(path.join(trial.directory!, name));
        return [
          look.paint('bold', plainLine(title)),
          ...(changes === null ? [`${name} cannot be read as a record of changes`] : linesOf(changes, look)),
          '',
        ];
      }),
  );
  if (lines.length > 0) return lines.slice(0, -1);
  throw new UserError(
    'changes: there is no changes.json; a trial of agentbench has one if its agent ran, and was not `true` on Docker',
  );
}

function linesOf({ files, packages, processes, ports, notes }: Changes, { paint }: Look): string[] {
  return [
    ...part('files', files, files?.entries ?? [], ({ path: name, change, files: inside, diff }) => [
      paint(STYLES[change], `${SIGNS[change]} ${plainLine(name, 1_000)}`) +
        (inside ? ` (${count(inside, 'file')})` : ''),
      ...(diff === null ? [] : diffLines(diff, paint)),
    ]),
    ...part('packages', packages, packages?.entries ?? [], ({ manager, name, before, after, change }) => [
      `${paint(STYLES[change], SIGNS[change])} ${manager} ${plainLine(name, 200)} ${plainLine([before, after].filter((version) => version !== null).join(' → '), 220)}`,
    ]),
    ...part('processes', processes, processes?.entries ?? [], ({ command }) => [plainLine(command, 500)]),
    ...part('ports', ports, ports?.entries ?? [], ({ address, command }) => [
      `${plainLine(address, 200)}${command === null ? '' : `: ${plainLine(command, 500)}`}`,
    ]),
    ...notes.map((note) => paint('dim', plainLine(note, 500))),
  ];
}

function diffLines(diff: string, paint: Look['paint']): string[] {
  const colours: Record<string, 'green' | 'red'> = { '+': 'green', '-': 'red' };
  return diff
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => {
      const colour = colours[line[0] ?? ''];
      const text = `    ${plainLine(line, 1_000)}`;
      return colour === undefined ? text : paint(colour, text);
    });
}

/** A heading and its entries; a part that is not known says so. */
function part<Entry>(
  title: string,
  known: { left_out: number } | null,
  entries: Entry[],
  lines: (entry: Entry) => string[],
): string[] {
  if (known === null) return [`${title}: not known`];
  const more = known.left_out > 0 ? [`  … and ${known.left_out} more`] : [];
  if (entries.length === 0) return [`${title}: none`];
  return [`${title}:`, ...entries.flatMap((entry) => lines(entry).map((line) => `  ${line}`)), ...more];
}
