import { existsSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { answersOf, verdictWords } from '../comparison/experiment-words.ts';
import type { Options } from '../options/options.ts';
import { type ExperimentRecord, readExperiment, writeExperiment } from '../results/experiment-record.ts';
import { exitCodeOfArms, roleOfArm } from '../results/gate.ts';
import { readRun } from '../results/read.ts';
import { ResultStore } from '../results/store.ts';
import { resolveArms } from '../run/experiment/arms.ts';
import { type Experiment, runExperiment } from '../run/experiment/experiment.ts';
import type { ExperimentRequest } from '../run/experiment/request.ts';
import { unlessCancelled } from './cancelled.ts';
import { closeRecord } from './close-record.ts';
import type { Texts } from './config.ts';
import { earlierJobs } from './earlier-jobs.ts';
import { failWith } from './fail.ts';
import { maskValues } from './inputs.ts';
import * as log from './log.ts';
import { isRerun, keptOptions, measuringOf, publishing } from './measuring.ts';
import { setAnswer, setOutputs } from './outputs.ts';
import { jobArtifactParts } from './suite-artifacts.ts';
import { inTemporary } from './temporary.ts';

/** The run action with the option `arms`: measures them side by side, sets the outputs, and publishes. */
export async function measureArms(options: Options, texts: Texts & { arms: string }): Promise<void> {
  const arms = await resolveArms(texts.arms, texts);
  for (const arm of arms) maskValues(arm.options);
  const { interruption, search, request } = measuringOf(options);
  const { github, signal } = request;
  const experiment = await runExperiment({
    ...request,
    arms,
    keepOptions: (arm, directory) => keptOptions(arm.texts, directory),
    ...jobOf(options),
    ...(github === null ? {} : { place: [github.repository, github.run_id, ...jobArtifactParts(options)] }),
    withEarlierResults: (use) =>
      inTemporary(async (directory) => {
        const { downloadEarlierResults } = await import('./baseline.ts');
        const isThere = await unlessCancelled(() => downloadEarlierResults(search, directory), signal);
        return use(isThere ? directory : null);
      }),
    async restoreRecords(directory, isOwn) {
      if (!isRerun()) return [];
      const { earlierExperiments } = await import('./resume.ts');
      return unlessCancelled(() => earlierExperiments(options, directory, isOwn), signal);
    },
  });
  request.observer.close();
  const { record, runs, directory } = experiment;
  for (const verdict of verdictsOf(record)) log.info(`\n${verdict}`);
  // Before publishing, during which the job's time limit may end this process.
  setOutputs(runs.at(-1)!, directory);
  setAnswer(answersOf(record.comparisons));
  failExperiment(experiment, options);
  await publishing(interruption, record.interrupted, async () => {
    const { publishExperiment } = await import('./publish-experiment.ts');
    await publishExperiment(directory, options);
  });
}

/** The place of this job in its matrix, and the pairs of those before it; nothing for a job of its own. */
function jobOf(options: Options): Pick<ExperimentRequest, 'job' | 'earlierJobs'> {
  const [index, total] = [Number(options['job-index']), Number(options['job-total'])];
  if (total <= 1) return {};
  return { job: { index, total }, ...(index === 0 ? {} : { earlierJobs: earlierJobs(options) }) };
}

function verdictsOf({ comparisons, arms }: ExperimentRecord): string[] {
  return comparisons.map((comparison) => verdictWords(comparison, arms[0]!.name));
}

/** Fails the step with the exit code of the experiment and the reasons; does nothing for 0. */
function failExperiment({ record, runs }: Experiment, options: Options): void {
  const reasons = runs.flatMap(({ gate }, index) =>
    (gate?.reasons ?? []).map((reason) => `${record.arms[index]!.name}: ${reason}`),
  );
  const exitCode = exitCodeOfArms(runs, options, record.interrupted);
  failWith(exitCode, verdictsOf(record).join('; '), reasons, record.interrupted);
}

/** Completes the records of an experiment whose process was killed; if its own cannot be read, all stay as they are. */
export async function closeExperiment(directory: string, options: Options): Promise<void> {
  new ResultStore(directory).tidy();
  let record: ExperimentRecord;
  try {
    record = readExperiment(directory)!;
  } catch (error) {
    log.warning(messageOf(error));
    return;
  }
  for (const [index, { name }] of record.arms.entries()) {
    const place = path.join(directory, name);
    if (!existsSync(place)) continue;
    const store = new ResultStore(place);
    store.tidy();
    const run = await readRun(place, () => true).then(
      (read) => read.run,
      () => null,
    );
    if (run === null || run.finished_at !== null) continue;
    await closeRecord(run, store, options, roleOfArm(index));
  }
  if (record.finished_at !== null) return;
  await writeExperiment(directory, { ...record, interrupted: 'killed' }).catch((error) =>
    log.warning(messageOf(error)),
  );
}
