import { serviceLimits } from '../github/limits.ts';
import type { Options } from '../options/options.ts';
import { headline } from '../report/phrases.ts';
import { blindRegression, exitCodeOf } from '../results/gate.ts';
import { runBenchmark } from '../run/run.ts';
import type { Search } from './baseline.ts';
import { unlessCancelled } from './cancelled.ts';
import type { Texts } from './config.ts';
import { failBy, failGate } from './fail.ts';
import { loadInputs } from './inputs.ts';
import * as log from './log.ts';
import { keptOptions, measuringOf, publishing } from './measuring.ts';
import { setOutputs } from './outputs.ts';

/** The run action: reads the inputs, measures, and sets the outputs. The only place that fails the step. */
export async function main(): Promise<void> {
  try {
    const { options, texts } = await loadInputs('run');
    tellEmpty(options);
    // Throws for a faulty one before anything is measured.
    serviceLimits(process.env);
    if (texts.arms === undefined || texts.arms.trim() === '') await measure(options, texts);
    else {
      const { measureArms } = await import('./experiment.ts');
      await measureArms(options, { ...texts, arms: texts.arms });
    }
  } catch (error) {
    failBy(error);
  }
}

/** A secret that is not set, or not given to this event, is an empty text in the workflow. */
function tellEmpty({ 'agent-env': variables }: Options): void {
  const empty = variables.filter(({ name, value }) => (value ?? process.env[name]) === '').map(({ name }) => name);
  if (empty.length > 0)
    log.notice(
      `agent-env: empty: ${empty.join(', ')}. If the agent needs it, set the secret (gh secret set NAME); pull requests of forks get none, those of Dependabot only its own`,
    );
}

async function measure(options: Options, texts: Texts): Promise<void> {
  const { interruption, search, request } = measuringOf(options);
  let resultsPath = '';
  const { baseline, compare } = await unlessCancelled(() => findEarlier(search), request.signal);
  const run = await runBenchmark({
    ...request,
    compare,
    keepOptions: (directory) => keptOptions(texts, directory),
    onBegin(begun) {
      resultsPath = begun.resultsPath;
      request.onBegin(begun);
    },
  });
  request.observer.close();
  log.info(`\n${headline(run.totals)}`);
  // Before publishing, during which the job's time limit may end this process.
  setOutputs(run, resultsPath);
  const blind = blindRegression(options, run.change ?? null);
  if (blind !== null) log.notice(blind);
  failGate(exitCodeOf(run, options), run);
  await publishing(interruption, run.interrupted, async () => {
    // Reports and GitHub's clients take 100 ms to load, and no trial waits for them.
    const [{ publish }, { loadRun }] = await Promise.all([import('./publish.ts'), import('../report/load.ts')]);
    await publish(await loadRun(resultsPath, run), resultsPath, options, baseline);
  });
}

/** Loads the baseline, if there may be one. */
async function findEarlier(search: Search) {
  const { options } = search;
  if (options.baseline === 'none') return { baseline: null, compare: null };
  // Reports and GitHub's clients take 100 ms to load, which a run without a baseline saves before its first trial.
  const [{ findBaseline, searchOfRun }, { changeSince }] = await Promise.all([
    import('./baseline.ts'),
    import('../report/baseline.ts'),
  ]);
  const baseline = await findBaseline(searchOfRun(search));
  log.unfold();
  return { baseline, compare: changeSince(baseline, options) };
}
