import { addOptions, type CommandLine, defaultingTo, resultsPath, withFile } from '../command-options.ts';

/** Options of `shell` beside those of dataset, testbed and models. */
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

/** Defines `shell` and `clean`. */
export function addFindingOut(line: CommandLine): void {
  const { program, root, ends } = line;
  program.commandsGroup('Find out why:');

  const ofTrial = resultsPath(
    'Directory of the run that `--after INSTANCE/TRIAL` names a trial of. Default: the latest run.',
  );
  const ofTheRun = defaultingTo('that of the latest run, or of the example.');
  const shell = program
    .command('shell')
    .summary("open a shell in an instance's testbed, or after a trial")
    .description(
      'Open a shell in the testbed of an instance, prepared as for an agent, and remove it at the end. The exit code is that of the shell.',
    )
    .argument('[instance]', 'the instance: an id, or a selector of one');
  addOptions(
    shell,
    line,
    ({ name, group, commands }) =>
      commands.includes('run') &&
      (/^dataset(-|$)/.test(name) || /^(testbed|model)$/.test(group) || SHELL_OPTIONS.includes(name)),
    (flag) => (flag.name === 'dataset' ? ofTheRun(flag) : ofTrial(flag)),
  );
  shell
    .option('--command <command>', 'run this command in place of a shell')
    .option(
      '--after <result>',
      "with the agent's changes, where they were kept: a trial's directory, or INSTANCE/TRIAL (of an experiment ARM/INSTANCE/TRIAL)",
    )
    .action(async (instance: string | undefined, { command, after, ...given }) => {
      const { shellCommand } = await import('../shell.ts');
      ends(await shellCommand(instance, { command, after }, await withFile(shell, given), root));
    });

  program
    .command('clean')
    .summary('remove what was kept, and what killed runs have left')
    .description(
      'List the containers and workdirs that were kept, what killed runs have left, and the images that were built of Harbor tasks; remove them.',
    )
    .option('--yes', 'remove them without asking')
    .option('--json', 'print them as JSON')
    .action(async (given) => {
      const { cleanCommand } = await import('../clean.ts');
      ends(await cleanCommand(given));
    });
}
