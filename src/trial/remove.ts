import { percent } from '../base/format.ts';
import { ourCommand } from '../base/invoked.ts';
import { word } from '../base/text/shell.ts';
import { trialName } from '../results/trial-id.ts';
import type { Testbed } from '../testbeds/types.ts';
import type { LiveTrial, OpenTrial } from './live.ts';

/** Share of the periods of the scheduler above which a trial was starved. */
const STARVED = 0.2;

/** Notes the limits that held the testbed back or ended processes in it; a failure to tell is no fault of the trial. */
export async function noteStarvation({ testbed, record, isStopped }: LiveTrial): Promise<void> {
  if (isStopped) return;
  const { throttled, outOfMemory } = await testbed.starvation().catch(() => ({ throttled: null, outOfMemory: null }));
  if (throttled !== null) record.result.testbed.throttled = throttled;
  const why = [
    ...((throttled ?? 0) > STARVED ? [`its processors were used up in ${percent(throttled)} of the time (cpus)`] : []),
    ...(outOfMemory === true ? ['a process was killed since its memory was used up (memory)'] : []),
  ];
  if (why.length > 0) record.note('starved', why.join('; '));
}

/** Ends everything the trial started, and keeps its container or workdir. */
export async function keep({ testbed, record, instance, trial, directory, context }: LiveTrial): Promise<void> {
  const { kept, notes } = await testbed.keep();
  record.result.testbed.kept = kept;
  record.result.integrity.push(...notes);
  const name = trialName({ instance, trial });
  const what = testbed.kind === 'docker' ? `container ${kept}` : `workdir ${kept}`;
  const us = ourCommand();
  context.observer.notice(
    `${name}: kept ${what}; enter it: ${entrance(testbed, kept)}, or ${us} shell --after ${word(directory)}; remove all that was kept: ${us} clean`,
  );
}

/** The command that enters what was kept of a testbed. */
export function entrance({ kind, workdir }: Pick<Testbed, 'kind' | 'workdir'>, kept: string): string {
  return kind === 'docker' ? `docker exec -it -w ${word(workdir)} ${kept} sh` : `cd ${word(kept)}`;
}

/** Ends everything the trial started, and notes what remains. */
export async function remove({ testbed, record }: OpenTrial): Promise<void> {
  record.result.integrity.push(...(await testbed.remove()));
}
