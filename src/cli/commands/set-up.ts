import { UserError } from '../../base/errors.ts';
import type { CommandLine } from '../command-options.ts';

/** Defines `doctor`, `agents`, `init` and `help`. */
export function addSettingUp({ program, root, ends }: CommandLine): void {
  program.commandsGroup('Set up:');

  program
    .command('doctor')
    .summary('check this machine for missing requirements')
    .description('Check this machine for missing requirements, with advice for each.')
    .option('--json', 'print the findings as JSON')
    .action(async ({ json }) => {
      const { doctorCommand } = await import('../doctor.ts');
      ends(await doctorCommand(json === true));
    });

  program
    .command('agents')
    .summary('list the agents that are known by name, or try one')
    .description(
      'List the agents of the option agent, or show all about one. With --check, run it against a scripted model: whether it starts, runs a command, edits a file, ends, and uses what the meter counts.',
    )
    .argument('[name]', 'an agent: NAME or NAME@version')
    .option('--check', 'try the agent, without a key of any provider')
    .option('--testbed <kind>', 'with --check: docker (the default) or host')
    .option('--image <name>', 'with --check on docker: the image (default: debian:bookworm)')
    .option('--json', 'print everything as JSON')
    .action(async (name: string | undefined, given) => {
      if (!given.check)
        refuseIdle(given, ['testbed', 'image'], 'is for --check, which tries the agent; add it, or leave this out');
      const { agentsCommand } = await import('../agents.ts');
      ends(await agentsCommand(name, given));
    });

  program
    .command('init')
    .summary('write a workflow, or a task')
    .description(
      'Write a workflow that measures an agent into the current git repository, or a task, and list the remaining steps.',
    )
    .option('--workflow <name>', 'name of the workflow, see --list (default: start)')
    .option('--list', 'list the workflows, and write none')
    .option('--force', 'replace an existing file')
    .option('--task <id>', 'write a task with this id instead: row, fixture, prerunner, solution')
    .option('--dataset <directory>', 'with --task: the directory of tasks (default: tasks)')
    .option('--json', 'print the written files and the remaining steps as JSON')
    .action(async ({ task, dataset, ...given }) => {
      if (task !== undefined) {
        refuseIdle(
          given,
          ['workflow', 'list', 'force'],
          '--task is given too, which does not use it; leave one of them out',
        );
        const { initTask } = await import('../init/task.ts');
        return ends(await initTask(task, { dataset, json: given.json }));
      }
      refuseIdle(
        { dataset },
        ['dataset'],
        'is for --task; in the workflow it is the input "dataset", to be written there',
      );
      const { initCommand } = await import('../init.ts');
      ends(await initCommand(given, root));
    });

  program.helpCommand('help [command]', 'show the help of a command');
}

/** Throws a UserError if one of these flags is given, which would have no effect. */
function refuseIdle(given: Record<string, unknown>, names: string[], why: string): void {
  const idle = names.find((name) => given[name] !== undefined);
  if (idle !== undefined) throw new UserError(`${idle}: ${why}`);
}
