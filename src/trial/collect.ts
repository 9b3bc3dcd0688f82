import { lstatSync } from 'node:fs';
import { codeOf } from '../base/errors.ts';
import { removeTree } from '../base/tree.ts';
import type { LiveTrial } from './live.ts';
import { collectOutput } from './output.ts';

/** Keeps the agent's output directory and its usage report. */
export async function collect({ testbed, record, context }: LiveTrial, directory: string): Promise<void> {
  // The attempt began with an empty directory, so anything at this path is foreign; it is removed, and nothing is
  // written below it.
  const inTheWay = lstatSync(directory, { throwIfNoEntry: false }) !== undefined;
  if (inTheWay) await removeTree(directory);
  const files = testbed.files(testbed.outputDirectory);
  const limit = context.options['max-output-size'];
  const { usage, left } = await collectOutput(files, directory, limit, context.redactor).catch(async (error) => {
    // On a full disk, the run's records need the space more.
    if (codeOf(error) === 'ENOSPC') await removeTree(directory);
    throw error;
  });
  const { model, ...figures } = usage;
  record.result.agent.usage = figures;
  record.result.agent.model ??= model;
  // The last round is also at the top of the result.
  const round = record.result.rounds?.at(-1);
  if (round !== undefined) round.agent = record.result.agent;
  if (inTheWay) left.push('an entry in place of the output directory in the results');
  for (const detail of left) record.note('output_left_out', detail);
}
