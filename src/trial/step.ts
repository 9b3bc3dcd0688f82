import { messageOf } from '../base/errors.ts';
import { unlessAborted } from '../base/signals.ts';
import { FIRST_ROUND } from '../results/part-files.ts';
import { collectForVerifier } from './collect.ts';
import { debugRound, saveCode } from './debug-round.ts';
import { evaluateTrial } from './evaluate.ts';
import { isBaseImage, keptImageName, sameKept } from './kept-image.ts';
import type { LiveTrial } from './live.ts';
import { takeTurn } from './turn.ts';

/** Agent, collect, evaluate: one step of a task that has several, and all that is measured of another one. */
export async function runStep(live: LiveTrial): Promise<void> {
  const { record, instance, context } = live;
  await takeTurn(live, instance.prompt);
  if (context.options['keep-image'] && live.isLast) await keepImage(live);
  const again = instance.debugPrompt !== null && (await saveCode(live));
  if (instance.environment !== undefined) await record.stage('collect', () => collectForVerifier(live));
  await record.stage('evaluate', () => evaluateTrial(live, again ? FIRST_ROUND : ''));
  if (again) await debugRound(live, instance.debugPrompt!);
}

async function keepImage({ testbed, instance, trial, record, context, signal }: LiveTrial): Promise<void> {
  const name = keptImageName(instance, trial);
  try {
    if (isBaseImage(name, context.dataset, context.options)) throw new Error('instances of this run begin in it');
    const other = sameKept(name, instance, context.dataset, context.options);
    if (other !== undefined)
      throw new Error(`${other} would be kept under the same name; give each row its own image_tag`);
    const volumes = await unlessAborted(
      testbed.keepImage(name, (text) => context.redactor.text(text) !== text),
      signal,
    );
    record.result.testbed.kept_image = name;
    if (volumes.length > 0)
      record.note('volumes_not_kept', `${name} has no files of the trial in ${volumes.join(', ')}: these are volumes`);
  } catch (error) {
    signal.throwIfAborted();
    record.note('image_not_kept', `${name}: ${messageOf(error)}`);
  }
}
