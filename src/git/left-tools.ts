import { isDead } from '../base/lease/owner.ts';
import type { Machine } from '../base/machine.ts';
import { endTrees, type Process, wordsOf } from '../base/processes.ts';
import { ownerOfGit } from './git.ts';

/** Milliseconds between TERM, on which git removes its locks, and KILL. */
const GRACE = 1_000;

/** The machine of a run that can be interrupted: on abort, running tools are ended and no new ones start. */
export function interruptible(machine: Machine, signal: AbortSignal): Machine {
  signal.addEventListener('abort', () => void endTrees(ownTools, GRACE), { once: true });
  return {
    ...machine,
    async runTool(...call) {
      signal.throwIfAborted();
      const result = await machine.runTool(...call);
      signal.throwIfAborted();
      return result;
    },
  };
}

/** Ends git processes left behind by killed runs. Returns those that could not be ended. */
export function endLeftTools(): Promise<Process[]> {
  return endTrees(leftTools, GRACE);
}

/** npm and Python install agents; their names may go on (`npm ci`, `python3`). */
function ownTools(all: Process[]): Process[] {
  return all.filter(({ parent, name }) => parent === process.pid && /^(git|docker|npm|python)/.test(name));
}

function leftTools(all: Process[]): Process[] {
  return all.filter((process) => {
    const owner = process.name === 'git' ? ownerOfGit(wordsOf(process)) : null;
    return owner !== null && isDead(owner);
  });
}
