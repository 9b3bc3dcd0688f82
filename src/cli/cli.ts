import { setImmediate } from 'node:timers/promises';
import { Command, CommanderError } from 'commander';
import { codeOf, UserError } from '../base/errors.ts';
import { Interrupted } from '../base/signals.ts';
import { VERSION } from '../base/version.ts';
import { addOptions, kebab, withFile } from './command-options.ts';
import { complain, print } from './print.ts';

/** The commands by purpose, each in a few words for the list of commands. */
const PURPOSES: Record<string, Record<string, string>> = {
  'Measure agents:': {
    run: 'measure an agent; without a dataset and an agent, the example',
    resume: 'continue a run, or measure some of its trials again',
    plan: 'divide instances among the jobs of a matrix',
  },
  'Read results:': {
    show: 'show a run, a trial or a log; open the report page',
    report: 'report one suite, or compare several runs',
    rescore: 'score the trials of a run again, without an agent',
  },
  'Find out why:': {
    shell: "open a shell in an instance's testbed, or after a trial",
    clean: 'remove what was kept, and what killed runs have left',
  },
  'Write tasks:': {
    list: 'list instances, or show them in detail',
    validate: 'check the files of a dataset',
    check: 'check that tasks measure',
    evaluate: "run one success command, as SetupBench's evaluation_harness.py",
  },
  'Set up:': {
    init: 'write a workflow, or a task',
    doctor: 'check this machine for missing requirements',
  },
};

/** Options of `check` beside those of dataset, testbed and evaluation. */
const CHECK_OPTIONS = ['agent-timeout', 'parallel', 'results-path', 'max-duration', 'max-log-size'];

/** Options of `rescore` beside those of dataset and judge. */
const RESCORE_OPTIONS = ['results-path', 'pass-score', 'fail-on', 'min-success-rate', 'min-score'];

/** Options that are not taken from a file by commands that write results of another kind. */
const NEW_RESULTS = ['results-path'];

/** Options of `shell` beside those of dataset and testbed. */
const SHELL_OPTIONS = [
  'mode',
  'agent-directory',
  'agent-env',
  'agent-variables',
  'agent-setup',
  'agent-timeout',
  'results-path',
  'config',
];

/** Runs the command line and resolves to the exit code. `root` is the package's directory. */
export async function cli(args: string[], root: string): Promise<number> {
  let exitCode = 0;
  const named = args.find((arg) => !arg.startsWith('-'));
  // The schema of the options takes 15 ms to load, which `--help` saves.
  const flags = named === undefined ? [] : (await import('../options/flags.ts')).FLAGS;
  const program = new Command('agentbench')
    .description('Measure coding agents: run them on SetupBench, PRDbench or your own tasks, and verify the results.')
    .version(VERSION)
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text), writeErr: (text) => print(text, process.stderr) })
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('(agentbench --help lists the commands)');

  /** True once output was lost. */
  let unprinted = false;
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      // The reader has closed the pipe (`agentbench validate | head`).
      if (codeOf(error) === 'EPIPE') return;
      if (!unprinted) complain(`further output is lost: ${error.message}`);
      unprinted = true;
    });

  // Each command loads its own code: all of it together takes 80 ms, which `--help` saves.
  const run = program
    .command('run')
    .description('Measure an agent. Without a dataset and an agent, run the example dataset with its scripted agent.');
  addOptions(
    run,
    flags.filter(({ commands }) => commands.includes('run')),
  );
  run
    .option('--dry-run', 'print the value and source of every option, and the trials; run nothing')
    .option('--json', "print the run's record as JSON")
    .action(async ({ json, dryRun, ...given }) => {
      const { runCommand } = await import('./run.ts');
      const about = { json: json === true, dry: dryRun === true };
      exitCode = await runCommand(await withFile(run, given), about, root);
    });

  const resume = program
    .command('resume')
    .description(
      'Continue a run with the options in its run.json: measure the trials without a verdict, or measure chosen ones again. Each attempt is kept. ' +
        'Further options win over those of the run, but agent, dataset, mode, limits and judge must stay the same.',
    )
    .argument('[directory]', "the run's directory (default: the latest run)")
    .argument('[instances...]', 'measure these again: ids, globs, type:…, as in --instances of run')
    .option('--failed', 'measure only trials again that failed')
    .option('--errors', 'measure only trials again that could not be measured');
  addOptions(
    resume,
    flags.filter(({ name, commands }) => commands.includes('run') && !['results-path', 'resume'].includes(name)),
  );
  resume
    .option('--json', "print the run's record as JSON")
    .action(async (directory: string | undefined, instances: string[], { json, ...given }) => {
      const { resumeCommand } = await import('./run.ts');
      exitCode = await resumeCommand(directory, instances, kebab(given), json === true);
    });

  const report = program
    .command('report')
    .description(
      'Report the results of one suite: totals, confidence intervals, change against a baseline, report files. Results of several agents ' +
        'are compared instead: leaderboard, tests of all pairs, pass@k, cost, tables for a paper. A comparison has no gate.',
    )
    .argument(
      '[directories...]',
      'directories of results (default: results-path, otherwise the latest run); NAME=DIRECTORY gives a run of a comparison its name',
    );
  addOptions(
    report,
    flags.filter(({ commands }) => commands.includes('report')),
  );
  report
    .option('--json', 'print the report, or the comparison, as JSON')
    .option(
      '--prdbench <directory>',
      'write the test points of PRDbench for its own score_cal.py, into a new directory',
    )
    .action(async (directories: string[], { json, prdbench, ...given }) => {
      const { reportCommand } = await import('./report.ts');
      exitCode = await reportCommand(directories, (await withFile(report, given)).texts, json === true, prdbench);
    });

  const rescore = program
    .command('rescore')
    .description(
      'Score the trials of a run again from kept logs, transcripts and usage reports, without an agent: by another judge, or by the rules of this version. The results are new ones; the given ones are only read.',
    )
    .argument('<results>', 'directory of the run');
  addOptions(
    rescore,
    flags.filter(
      ({ name, commands }) =>
        commands.includes('run') && (/^(dataset|judge)(-|$)/.test(name) || RESCORE_OPTIONS.includes(name)),
    ),
  );
  rescore.option('--json', "print the new run's record as JSON").action(async (results: string, { json, ...given }) => {
    const { rescoreCommand } = await import('./rescore.ts');
    exitCode = await rescoreCommand(results, (await withFile(rescore, given, NEW_RESULTS)).texts, json === true);
  });

  program
    .command('show')
    .description('Show saved results: all trials of a run, or one trial in detail.')
    .argument('[results]', 'directory of one or more runs (default: the latest run)')
    .argument('[instance]', 'instances to show in detail: ids, globs, type:…, as in --instances of run')
    .option('--trial <number>', 'only this trial of each instance')
    .option('--log <name>', 'print a log (agent, evaluation, prerunner) or another file of the trial (output/FILE)')
    .option('--open', 'open the page report.html in a browser, or say where it is')
    .option('--json', 'print everything as JSON')
    .action(async (results: string | undefined, instance: string | undefined, flags) => {
      const { showCommand } = await import('./show.ts');
      exitCode = await showCommand(results, instance, flags);
    });

  const validate = program
    .command('validate')
    .description('Check a dataset, and count its instances by type, image and fixture.');
  addOptions(
    validate,
    flags.filter(({ name, group }) => name === 'mode' || group === 'what'),
  );
  validate.option('--json', 'print the counts as JSON').action(async ({ json, ...given }) => {
    const { validateCommand } = await import('./validate.ts');
    exitCode = await validateCommand((await withFile(validate, given)).texts, json === true);
  });

  const check = program
    .command('check')
    .description(
      'Check that tasks measure: an agent that does nothing fails, the reference solution passes, and cheats fail or are noted.',
    );
  addOptions(
    check,
    flags.filter(
      ({ name, group, commands }) =>
        commands.includes('run') && (['what', 'testbed', 'evaluation'].includes(group) || CHECK_OPTIONS.includes(name)),
    ),
  );
  check
    .option('--repeat <number>', 'trials with each solution, which must all pass (default: 1)')
    .option('--attack', 'try cheats as well: they say the success text, replace tools, edit tests, leave a daemon')
    .option('--solutions <directory>', 'directory of solutions (default: solution/ or solutions/ of the dataset)')
    .option('--junit <file>', 'write a JUnit report')
    .option('--json', 'print the outcomes as JSON')
    .action(async ({ repeat, attack, solutions, junit, json, ...given }) => {
      const { checkCommand } = await import('./check.ts');
      exitCode = await checkCommand((await withFile(check, given, NEW_RESULTS)).texts, {
        repeat,
        attack,
        solutions,
        junit,
        json,
      });
    });

  const list = program.command('list').description('List the selected instances with type, image and bounds.');
  addOptions(
    list,
    flags.filter(({ name, group }) => name === 'mode' || group === 'what'),
  );
  list
    .option('--show <ids>', 'show these in detail: prompt, success command, files')
    .option('--json', 'print the instances as JSON')
    .action(async ({ json, show, ...given }) => {
      const { listCommand } = await import('./list.ts');
      exitCode = await listCommand((await withFile(list, given)).texts, show, json === true);
    });

  const shell = program
    .command('shell')
    .description(
      'Open a shell in the testbed of an instance, prepared as for an agent, and remove it at the end. The exit code is that of the shell.',
    )
    .argument('[instance]', 'the instance: an id, or a selector of one');
  addOptions(
    shell,
    flags.filter(
      ({ name, group, commands }) =>
        commands.includes('run') && (/^dataset(-|$)/.test(name) || group === 'testbed' || SHELL_OPTIONS.includes(name)),
    ),
  );
  shell
    .option('--command <command>', 'run this command in place of a shell')
    .option(
      '--after <result>',
      "with the agent's changes, where they were kept: a trial's directory, or INSTANCE/TRIAL",
    )
    .action(async (instance: string | undefined, { command, after, ...given }) => {
      const { shellCommand } = await import('./shell.ts');
      exitCode = await shellCommand(instance, { command, after }, (await withFile(shell, given)).texts);
    });

  program
    .command('clean')
    .description('List the containers and workdirs that were kept, and what killed runs have left; remove them.')
    .option('--yes', 'remove them without asking')
    .option('--json', 'print them as JSON')
    .action(async (flags) => {
      const { cleanCommand } = await import('./clean.ts');
      exitCode = await cleanCommand(flags);
    });

  const plan = program.command('plan').description('Divide the selected instances among the jobs of a matrix.');
  addOptions(
    plan,
    flags.filter(({ commands }) => commands.includes('plan')),
  );
  plan.option('--json', 'print {"matrix": …, "count": n}').action(async ({ json, ...given }) => {
    const { planCommand } = await import('./plan.ts');
    exitCode = await planCommand((await withFile(plan, given)).texts, json === true);
  });

  const evaluate = program
    .command('evaluate')
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
      const { evaluateCommand } = await import('./evaluate.ts');
      exitCode = await evaluateCommand(metadata, given);
    });

  program
    .command('doctor')
    .description('Check this machine for missing requirements, with advice for each.')
    .option('--json', 'print the findings as JSON')
    .action(async ({ json }) => {
      const { doctorCommand } = await import('./doctor.ts');
      exitCode = await doctorCommand(json === true);
    });

  program
    .command('init')
    .description(
      'Write a workflow that measures an agent into the current git repository, or a task, and list the remaining steps.',
    )
    .option('--workflow <name>', 'name of the workflow, see --list (default: start)')
    .option('--list', 'list the workflows, and write none')
    .option('--force', 'replace an existing file')
    .option('--task <id>', 'write a task with this id instead: row, fixture, prerunner, solution')
    .option('--dataset <directory>', 'with --task: the directory of tasks (default: tasks)')
    .option('--json', 'print the written files and the remaining steps as JSON')
    .action(async ({ task, dataset, ...flags }) => {
      if (task !== undefined) {
        const { initTask } = await import('./init/task.ts');
        exitCode = await initTask(task, { dataset, json: flags.json });
        return;
      }
      const { initCommand } = await import('./init.ts');
      exitCode = await initCommand(flags, root);
    });

  for (const [purpose, summaries] of Object.entries(PURPOSES)) {
    for (const command of program.commands) {
      const summary = summaries[command.name()];
      if (summary !== undefined) command.helpGroup(purpose).summary(summary);
    }
  }
  program.commandsGroup('Set up:').helpCommand('help [command]', 'show the help of a command');

  try {
    const words = args[0] === 'evaluate' ? ['evaluate', ...(await evaluateWords(args.slice(1)))] : args;
    await program.parseAsync(words, { from: 'user' });
    // An error of the last write arrives only now. It changes no verdict, but the exit code must not be 0.
    await setImmediate();
    return unprinted && exitCode === 0 ? 3 : exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UserError) {
      complain(error.message.replaceAll('\n', '\n            '));
      return 2;
    }
    if (error instanceof Interrupted) {
      complain(error.message);
      return error.exitCode;
    }
    print(`agentbench itself failed: ${error instanceof Error ? error.stack : error}\n`, process.stderr);
    return 3;
  }

  async function evaluateWords(given: string[]): Promise<string[]> {
    const { argparseWords } = await import('./argparse.ts');
    return argparseWords(given, [...evaluate.options, { short: '-h', long: '--help', required: false }]);
  }
}
