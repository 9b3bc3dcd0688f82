import { addOptions, type CommandLine, NEW_RESULTS, resultsPath, withFile } from '../command-options.ts';

/** Options of `check` beside those of dataset, testbed and evaluation. */
const CHECK_OPTIONS = ['allow-hosts', 'agent-timeout', 'parallel', 'results-path', 'max-duration', 'max-log-size'];

/** Options of `export` beside those that name a dataset. */
const EXPORT_OPTIONS = ['image', 'image-map', 'workdir', 'agent-timeout', 'evaluation-timeout'];

/** Defines `validate`, `check`, `list`, `export` and `evaluate`. */
export function addTasks(line: CommandLine): void {
  const { program, ends } = line;
  program.commandsGroup('Write tasks:');

  const validate = program
    .command('validate')
    .summary('check the files of a dataset')
    .description('Check a dataset, and count its instances by type, image and fixture.');
  addOptions(validate, line, ({ name, group }) => name === 'mode' || group === 'what');
  validate.option('--json', 'print the counts as JSON').action(async ({ json, ...given }) => {
    const { validateCommand } = await import('../validate.ts');
    ends(await validateCommand((await withFile(validate, given)).texts, json === true));
  });

  const check = program
    .command('check')
    .summary('check that tasks measure')
    .description(
      'Check that tasks measure: an agent that does nothing fails, the reference solution passes, and cheats fail or are noted.',
    );
  addOptions(
    check,
    line,
    ({ name, group, commands }) =>
      commands.includes('run') && (['what', 'testbed', 'evaluation'].includes(group) || CHECK_OPTIONS.includes(name)),
    resultsPath('Directory for the results of all trials. Default: a new one in `agentbench-check/`.'),
  );
  check
    .option('--repeat <number>', 'trials with each solution, which must all pass (default: 1)')
    .option('--attack', 'try cheats as well: they say the success text, replace tools, edit tests, leave a daemon')
    .option('--solutions <directory>', 'directory of solutions (default: solution/ or solutions/ of the dataset)')
    .option('--junit <file>', 'write a JUnit report')
    .option('--json', 'print the outcomes as JSON')
    .action(async ({ repeat, attack, solutions, junit, json, ...given }) => {
      const { checkCommand } = await import('../check.ts');
      const { texts } = await withFile(check, given, NEW_RESULTS);
      ends(await checkCommand(texts, { repeat, attack, solutions, junit, json }));
    });

  const list = program
    .command('list')
    .summary('list instances, or show them in detail')
    .description('List the selected instances with type, image and bounds.');
  addOptions(list, line, ({ name, group }) => name === 'mode' || group === 'what');
  list
    .option('--show <ids>', 'show these in detail: prompt, success command, files')
    .option('--json', 'print the instances as JSON')
    .action(async ({ json, show, ...given }) => {
      const { listCommand } = await import('../list.ts');
      ends(await listCommand((await withFile(list, given)).texts, show, json === true));
    });

  const exported = program
    .command('export')
    .summary('write tasks for another program')
    .description(
      'Write the selected instances as tasks of Harbor that pass and fail by the same rule, into a new directory.',
    )
    .argument('<directory>', 'a new or empty directory');
  addOptions(exported, line, ({ name, group }) => group === 'what' || EXPORT_OPTIONS.includes(name));
  exported
    .option('--format <format>', 'the format: harbor', 'harbor')
    .option('--json', 'print the written tasks as JSON')
    .action(async (directory: string, { format, json, ...given }) => {
      const { exportCommand } = await import('../export.ts');
      const { texts } = await withFile(exported, given);
      ends(await exportCommand(directory, texts, { format, json: json === true }));
    });

  program
    .command('evaluate')
    .summary("run one success command, as SetupBench's evaluation_harness.py")
    .description(
      "Replacement for SetupBench's evaluation_harness.py: run one success command in the agent's testbed, and write the verdict.",
    )
    .argument('<metadata>', "path of the task's metadata JSON file")
    .option('-c, --command <cmd>', "override the metadata's success_command")
    .option('-n, --new-session', 'run the command in a new session (it always is)')
    .option('-w, --workdir <dir>', 'directory in which to run the success command', '/testbed')
    .option('-o, --output <file>', 'destination of the JSON result file', '/testbed/_output_/test_results.json')
    .option('-q, --quiet', 'suppress informational output')
    .option('--verbose', 'show informational output (the default)')
    .option('--evaluation-timeout <duration>', 'time limit of the command', '30m')
    .action(async (metadata: string, given) => {
      const { evaluateCommand } = await import('../evaluate.ts');
      ends(await evaluateCommand(metadata, given));
    });
}
