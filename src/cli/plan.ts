import { UserError } from '../base/errors.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { thisMachine } from '../github/this-machine.ts';
import type { Texts } from '../options/parse.ts';
import { planLines } from '../plan/describe.ts';
import { makePlan } from '../plan/plan-jobs.ts';
import { complain, printDocument, printLines } from './print.ts';

/** The flags of `agentbench plan` beside its options. */
interface PlanFlags {
  json: boolean;
  detect?: string | undefined;
  from?: string | undefined;
  rate?: string | undefined;
}

/**
 * `agentbench plan`: prints a selection as a matrix of jobs; with `json` as one line of JSON. Notes go to standard
 * error. `detect` is the difference for which the necessary trials are printed as well.
 */
export async function planCommand(given: Texts, { json, detect, from, rate }: PlanFlags): Promise<number> {
  if (detect === undefined && (from ?? rate) !== undefined)
    throw new UserError(
      `${from === undefined ? 'rate' : 'from'}: is for --detect, which gives the difference to show; add it, or leave this out`,
    );
  if (from !== undefined && rate !== undefined)
    throw new UserError('rate: the results of --from have a rate; give one of both');
  const detecting = detect === undefined ? null : await import('../plan/detect.ts');
  const difference = detecting?.parseShare('detect', detect!) ?? null;
  const stated = rate === undefined ? null : detecting!.parseShare('rate', rate);
  const plan = await makePlan(given, thisMachine(process.env));
  const { matrix, cells, notes, trials } = plan;
  for (const note of notes) complain(note);
  let detection = null;
  if (detecting !== null) {
    const expected = from === undefined ? detecting.expectedOfRate(stated) : await detecting.expectedFrom(from);
    for (const note of expected.notes) complain(plainLine(note));
    const instances = cells.reduce((sum, cell) => sum + cell.instances.length, 0);
    detection = detecting.detect(difference!, { instances, trials }, expected);
  }
  if (json) {
    const parts = { matrix, count: cells.length, ...(detection === null ? {} : { detect: detection }) };
    printDocument(`${JSON.stringify(parts)}\n`);
  } else printLines(detection === null ? planLines(plan) : detecting!.detectionLines(detection));
  return 0;
}
