import { addOptions, type CommandLine, kebab, withFile, withoutDefault } from '../command-options.ts';

/** Defines `run`, `resume` and `plan`. */
export function addMeasuring(line: CommandLine): void {
  const { program, root, ends } = line;
  program.commandsGroup('Measure agents:');

  const run = program
    .command('run')
    .summary('measure an agent; without a dataset and an agent, the example')
    .description('Measure an agent. Without a dataset and an agent, run the example dataset with its scripted agent.');
  addOptions(run, line, ({ commands }) => commands.includes('run'));
  run
    .option('--dry-run', 'print the value and source of every option, and the trials; run nothing')
    .option('--json', "print the run's record as JSON")
    .action(async ({ json, dryRun, ...given }) => {
      const { runCommand } = await import('../run.ts');
      const about = { json: json === true, dry: dryRun === true };
      ends(await runCommand(await withFile(run, given), about, root));
    });

  const resume = program
    .command('resume')
    .summary('continue a run, or measure some of its trials again')
    .description(
      'Continue a run with the options in its run.json: measure the trials without a verdict, or measure chosen ones again. Each attempt is kept. ' +
        'Options that are not given are those of the run; given ones win, but agent, dataset, mode, limits and judge must stay the same.',
    )
    .argument('[directory]', "the run's directory (default: the latest run)")
    .argument('[instances...]', 'measure these again: ids, globs, type:…, as in --instances of run')
    .option('--failed', 'measure only trials again that failed')
    .option('--errors', 'measure only trials again that could not be measured');
  addOptions(
    resume,
    line,
    ({ name, commands }) => commands.includes('run') && !['results-path', 'resume'].includes(name),
    (flag) =>
      flag.name === 'config'
        ? { ...flag, description: 'Only `none`, since the options are those of the run: no file of options is read.' }
        : withoutDefault(flag),
  );
  resume
    .option('--json', "print the run's record as JSON")
    .action(async (directory: string | undefined, instances: string[], { json, ...given }) => {
      const { resumeCommand } = await import('../run.ts');
      ends(await resumeCommand(directory, instances, kebab(given), json === true));
    });

  const plan = program
    .command('plan')
    .summary('divide instances among the jobs of a matrix')
    .description('Divide the selected instances among the jobs of a matrix.');
  addOptions(plan, line, ({ commands }) => commands.includes('plan'));
  plan
    .option(
      '--detect <share>',
      'the instances and trials that show this difference of the success rate or score, such as 10%',
    )
    .option('--from <results>', 'with --detect: earlier results, for the noise, the time and the cost of a trial')
    .option('--rate <share>', 'with --detect: the success rate to expect, without earlier results')
    .option('--json', 'print {"matrix": …, "count": n}; with --detect, "detect": … as well')
    .action(async ({ json, detect, from, rate, ...given }) => {
      const { planCommand } = await import('../plan.ts');
      ends(await planCommand((await withFile(plan, given)).texts, { json: json === true, detect, from, rate }));
    });
}
