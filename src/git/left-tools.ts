import { setTimeout as sleep } from 'node:timers/promises';
import { isDead, type Owner, ownerIn, thisOwner } from '../base/lease/owner.ts';
import type { Machine } from '../base/machine.ts';
import { endTrees, fastText, type Process, wordsOf } from '../base/processes.ts';
import { ownerOfGit } from './git.ts';

/** Milliseconds between TERM, on which git removes its locks, and KILL. */
const GRACE = 1_000;
/** Marks tools with their owner, in their environment. Git is told by its command line alone: daemons that it leaves have its environment. */
const OWNER = 'AGENTBENCH_OWNER';

/** The variable by which a later run finds tools that outlived this process. */
export function markOfTools(): Record<string, string> {
  return { [OWNER]: JSON.stringify(thisOwner()) };
}

/** The machine of a run that can be interrupted: on abort, running tools are ended and no new ones start. */
export function interruptible(machine: Machine, signal: AbortSignal): Machine {
  let running = 0;
  const end = async () => {
    await endTrees(ownTools, GRACE);
    // A call that had begun may start its process only now.
    for (; running > 0; await sleep(25)) await endTrees(ownTools, GRACE);
  };
  signal.addEventListener('abort', () => void end(), { once: true });
  return {
    ...machine,
    signal: machine.signal === undefined ? signal : AbortSignal.any([machine.signal, signal]),
    async runTool(...call) {
      signal.throwIfAborted();
      running += 1;
      const result = await machine.runTool(...call).finally(() => {
        running -= 1;
      });
      signal.throwIfAborted();
      return result;
    },
  };
}

/** Ends tools left behind by killed runs: clones, fetches, builds, pulls, installations. Returns those that could not be ended. */
export function endLeftTools(): Promise<Process[]> {
  return endTrees(leftTools, GRACE);
}

/** npm and Python install agents; their names may go on (`npm ci`, `python3`). */
function ownTools(all: Process[]): Process[] {
  return all.filter(({ parent, name }) => parent === process.pid && /^(git|docker|npm|python)/.test(name));
}

function leftTools(all: Process[]): Process[] {
  return all.filter((process) => {
    const owner = process.name === 'git' ? ownerOfGit(wordsOf(process)) : ownerOfOther(process);
    return owner !== null && isDead(owner);
  });
}

function ownerOfOther({ pid, name }: Process): Owner | null {
  if (!/^(docker|npm|python)/.test(name)) return null;
  return ownerIn(fastText(`/proc/${pid}/environ`)?.split('\0') ?? [], `${OWNER}=`);
}
