import { addOptions, type CommandLine, defaultingTo, NEW_RESULTS, resultsPath, withFile } from '../command-options.ts';

/** Options of `rescore` beside those of dataset and judge. */
const RESCORE_OPTIONS = ['results-path', 'pass-score', 'model-prices', 'fail-on', 'min-success-rate', 'min-score'];

/** Options of `rescore` that are those of the run unless given. */
const OF_THE_RUN = ['dataset', 'pass-score'];

/** Defines `report`, `rescore` and `show`. */
export function addReading(line: CommandLine): void {
  const { program, ends } = line;
  program.commandsGroup('Read results:');

  const report = program
    .command('report')
    .summary('report one suite, or compare several runs')
    .description(
      'Report the results of one suite: totals, confidence intervals, change against a baseline, report files. Results of several agents ' +
        'are compared instead: leaderboard, tests of all pairs, pass@k, cost, tables for a paper. A comparison has no gate.',
    )
    .argument(
      '[directories...]',
      'directories of results, jobs of Harbor, logs of Inspect (default: results-path, otherwise the latest run); NAME=DIRECTORY gives a run of a comparison its name',
    );
  addOptions(report, line, ({ commands }) => commands.includes('report'));
  report
    .option('--json', 'print the report, or the comparison, as JSON')
    .option(
      '--prdbench <directory>',
      'write the test points of PRDbench for its own score_cal.py, into a new directory',
    )
    .option(
      '--labels <file>',
      "compare the judge's scores of test points with these labels (JSON Lines), or with the judge of other results (a directory)",
    )
    .option(
      '--noise',
      'how much two results of the same agent differ (or the equal arms of an experiment), and which instances tell little about a change',
    )
    .action(async (directories: string[], { json, prdbench, labels, noise, ...given }) => {
      if (noise === true) {
        const { noiseCommand } = await import('../noise.ts');
        return ends(
          await noiseCommand(directories, await withFile(report, given), json === true, { prdbench, labels }),
        );
      }
      const { reportCommand } = await import('../report.ts');
      ends(await reportCommand(directories, await withFile(report, given), json === true, { prdbench, labels }));
    });

  const newResults = resultsPath(
    'Directory for the new results, which must not exist. Default: a new one in `agentbench-rescored/`.',
  );
  const ofTheRun = defaultingTo('that of the run.');
  const rescore = program
    .command('rescore')
    .summary('score the trials of a run again, without an agent')
    .description(
      'Score the trials of a run again from kept logs, transcripts and usage reports, without an agent: by another judge, by another pass-score, by other prices of models, or by the rules of this version. The results are new ones; the given ones are only read.',
    )
    .argument('[results]', 'directory of the run (default: the latest run)');
  addOptions(
    rescore,
    line,
    ({ name, commands }) =>
      commands.includes('run') && (/^(dataset|judge)(-|$)/.test(name) || RESCORE_OPTIONS.includes(name)),
    (flag) => (OF_THE_RUN.includes(flag.name) ? ofTheRun(flag) : newResults(flag)),
  );
  rescore
    .option('--json', "print the new run's record as JSON")
    .action(async (results: string | undefined, { json, ...given }) => {
      const { DATASET } = await import('../../run/kept-options.ts');
      const { rescoreCommand } = await import('../rescore.ts');
      ends(await rescoreCommand(results, await withFile(rescore, given, [...NEW_RESULTS, ...DATASET]), json === true));
    });

  program
    .command('show')
    .summary('show a run, a trial or a log; open the report page')
    .description('Show saved results: all trials of a run, or one trial in detail.')
    .argument('[results]', 'directory of one or more runs (default: the latest run)')
    .argument(
      '[instance]',
      'instances to show in detail: ids, globs, type:…, as in --instances of run; INSTANCE/2 is its second trial, ARM/INSTANCE is of one arm',
    )
    .option('--trial <number>', 'only this trial of each instance')
    .option('--changes', 'print what the agents left: files, packages, processes, ports')
    .option('--log <name>', 'print a log (agent, evaluation, prerunner) or another file of the trial (output/FILE)')
    .option('--steps', 'print what the agent did, one line a step')
    .option('--step <numbers>', 'print these steps in full: 12, or 3-9')
    .option('--side <number>', 'with --steps or --step: this side conversation of the agent')
    .option('--attempt <number>', 'with --steps or --step: this earlier attempt of the trial, which was repeated')
    .option('--open', 'open the page report.html in a browser, or say where it is')
    .option('--json', 'print everything as JSON')
    .action(async (results: string | undefined, instance: string | undefined, given) => {
      const { showCommand } = await import('../show.ts');
      ends(await showCommand(results, instance, given));
    });
}
