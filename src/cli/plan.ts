import { thisMachine } from '../github/this-machine.ts';
import { planLines } from '../plan/describe.ts';
import { makePlan } from '../plan/plan-jobs.ts';
import { complain, printDocument, printLines } from './print.ts';

/**
 * `agentbench plan`: prints a selection as a matrix of jobs; with `json` as one line of JSON. Notes go to standard
 * error.
 */
export async function planCommand(given: Record<string, string | undefined>, json: boolean): Promise<number> {
  const plan = await makePlan(given, thisMachine(process.env));
  const { matrix, cells, notes } = plan;
  for (const note of notes) complain(note);
  if (json) printDocument(`${JSON.stringify({ matrix, count: cells.length })}\n`);
  else printLines(planLines(plan));
  return 0;
}
