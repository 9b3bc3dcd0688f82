import { createInterface } from 'node:readline/promises';
import { formatBytes } from '../base/format.ts';
import { ourCommand } from '../base/invoked.ts';
import { exitCodeOfSignal } from '../base/signals.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { thisMachine } from '../github/this-machine.ts';
import { findLeftovers, type Leftover } from '../run/clean.ts';
import { lookOf } from './paint.ts';
import { complain, printJson, printLines } from './print.ts';
import { type Column, table } from './table.ts';

const COLUMNS: Column<Leftover>[] = [
  { title: 'what', cell: ({ kind }) => kind },
  { title: 'size', cell: ({ bytes }) => formatBytes(bytes!) },
  { title: 'trial', cell: ({ trial }) => plainLine(trial ?? '', 200) },
];

const NAME: Column<Leftover> = { title: 'name', cell: ({ name }) => plainLine(name, 4096) };

/**
 * `agentbench clean`: lists what was kept of trials, what killed runs have left, and images of tasks, and removes it with
 * `yes`, or if the user at the terminal agrees. Returns 0, 3 if something could not be removed, or 130 for Ctrl+C at its
 * question.
 */
export async function cleanCommand({ yes = false, json = false }: { yes?: boolean; json?: boolean }): Promise<number> {
  const { found, notes, remove } = await findLeftovers(thisMachine(process.env));
  for (const note of notes) complain(plainLine(note, 1000));
  if (!json) printLines(lines(found, notes.length > 0));
  const answer = found.length > 0 && (yes || (!json && (await agrees())));
  const agreed = answer === true;
  const faults = agreed ? await remove() : [];
  for (const fault of faults) complain(plainLine(fault, 1000));
  if (json) {
    const documents = found.map(({ kind, name, trial, bytes }) => ({ kind, name, trial, bytes }));
    printJson({ found: documents, removed: agreed && faults.length === 0, notes: [...notes, ...faults] });
  } else if (agreed && faults.length === 0) printLines(['removed']);
  else if (!agreed && found.length > 0)
    printLines([`nothing was removed; ${ourCommand()} clean --yes removes all of it`]);
  if (answer === null) return exitCodeOfSignal('SIGINT');
  return faults.length === 0 ? 0 : 3;
}

/** `isPart`: some kinds were not looked for. */
function lines(found: Leftover[], isPart: boolean): string[] {
  if (found.length === 0) return [isPart ? 'nothing else was found' : 'nothing was kept or left on this machine'];
  const all = found.reduce((sum, { bytes }) => sum + bytes!, 0);
  return [...table(found, COLUMNS, lookOf(process.stdout), NAME), `${formatBytes(all)} in all`];
}

/** Asks the user at the terminal; false without one, and for Ctrl+D; null for Ctrl+C. */
async function agrees(): Promise<boolean | null> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const left = new AbortController();
  asking.on('SIGINT', () => left.abort());
  try {
    const answer = await asking.question('remove all of it? [y/N] ', { signal: left.signal });
    return /^y(es)?$/i.test(answer.trim());
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
    printLines(['']);
    return left.signal.aborted ? null : false;
  } finally {
    asking.close();
  }
}
