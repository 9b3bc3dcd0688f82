import * as core from '@actions/core';
import { readEvent } from '../github/event.ts';
import { basesOf, githubPlace } from '../github/place.ts';
import { thisMachine } from '../github/this-machine.ts';
import { type Options, optionNames, takes } from '../options/options.ts';
import { planLines, planSummary } from '../plan/describe.ts';
import type { KnownDurations } from '../plan/durations.ts';
import { makePlan } from '../plan/plan-jobs.ts';
import { limited } from './cancelled.ts';
import { optionsOfFile } from './config.ts';
import { failBy } from './fail.ts';
import { readInputs } from './inputs.ts';
import * as log from './log.ts';
import { summarize } from './outputs.ts';

/** The plan action: turns a selection into the outputs `matrix` and `count`. */
export async function plan(): Promise<void> {
  try {
    // Unparsed texts, since an empty selection is not a valid option value.
    const inputs = readInputs(optionNames.filter((name) => takes('plan', name)));
    const made = await makePlan(
      { ...inputs, ...(await optionsOfFile(inputs, 'plan', process.env)) },
      thisMachine(process.env),
      (options) => limited(() => durationsOfArtifact(options)),
    );
    for (const note of made.notes) log.notice(note);
    for (const line of planLines(made)) log.info(`│ ${line}`);
    core.setOutput('matrix', JSON.stringify(made.matrix));
    core.setOutput('count', made.cells.length);
    if (process.env.GITHUB_STEP_SUMMARY) await summarize(() => planSummary(made));
  } catch (error) {
    failBy(error);
  }
}

async function durationsOfArtifact(options: Options): Promise<KnownDurations> {
  const event = readEvent(process.env);
  // Reports and GitHub's clients take 100 ms to load, which a plan without such a baseline saves.
  const { baselineDurations } = await import('./baseline.ts');
  return baselineDurations({
    options,
    place: githubPlace(process.env, event),
    bases: basesOf(process.env, event),
  });
}
