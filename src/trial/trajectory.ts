import path from 'node:path';
import { codeOf, messageOf } from '../base/errors.ts';
import { readRegularFile } from '../base/regular-file.ts';
import { ofPart } from '../results/part-files.ts';
import type { WrittenTrajectory } from '../trajectory/write.ts';
import type { LiveTrial } from './live.ts';

/** Records a trajectory that was written to `file`, below the trial's directory. */
export function trajectoryKept(live: LiveTrial, file: string, { trajectory, actions, note }: WrittenTrajectory): void {
  const { agent } = live.record.result;
  live.trajectory = trajectory;
  agent.trajectory = trajectory === null ? null : file;
  agent.actions = actions;
  if (note !== null) live.record.note('trajectory_incomplete', note);
}

/** Takes the `trajectory.json` that an agent without a meter left in its output directory. */
export async function adoptTrajectory(live: LiveTrial, output: string): Promise<void> {
  const { directory, context, record } = live;
  const size = context.options['max-log-size'];
  let text: string;
  try {
    text = readRegularFile(path.join(output, 'trajectory.json'), size).toString();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    const why = `trajectory.json of the agent cannot be read, or exceeds max-log-size: ${messageOf(error)}`;
    return record.note('trajectory_incomplete', why.slice(0, 500));
  }
  const { rewriteTrajectory } = await import('../trajectory/write.ts');
  const file = ofPart('trajectory.json', live.suffix);
  trajectoryKept(live, file, await rewriteTrajectory(text, path.join(directory, file), size, context.redactor));
}
