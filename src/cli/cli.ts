import { setImmediate } from 'node:timers/promises';
import { Command, CommanderError } from 'commander';
import { endingOf } from '../base/ending.ts';
import { codeOf, UserError } from '../base/errors.ts';
import { VERSION } from '../base/version.ts';
import type { CommandLine } from './command-options.ts';
import { addFindingOut } from './commands/find-out.ts';
import { addMeasuring } from './commands/measure.ts';
import { addReading } from './commands/read.ts';
import { addSettingUp } from './commands/set-up.ts';
import { addTasks } from './commands/tasks.ts';
import { complain, print } from './print.ts';

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

  const line: CommandLine = {
    program,
    flags,
    words: args,
    root,
    ends(code) {
      exitCode = code;
    },
  };
  // Each command loads its own code: all of it together takes 80 ms, which `--help` saves.
  for (const add of [addMeasuring, addReading, addTasks, addFindingOut, addSettingUp]) add(line);
  for (const command of program.commands)
    command.showHelpAfterError(`(agentbench ${command.name()} --help lists the options)`);
  program.hook('preAction', (_, command) => refuseEmpty(command));

  try {
    await program.parseAsync(await wordsOf(program, args), { from: 'user' });
    // An error of the last write arrives only now. It changes no verdict, but the exit code must not be 0.
    await setImmediate();
    return unprinted && exitCode === 0 ? 3 : exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const ending = endingOf(error);
    if (ending !== null) {
      // Faults of YAML end with a line end.
      complain(ending.message.trimEnd().replaceAll('\n', '\n            '));
      return ending.exitCode;
    }
    print(`agentbench itself failed: ${error instanceof Error ? error.stack : error}\n`, process.stderr);
    return 3;
  }
}

/**
 * Throws a UserError for an empty argument or flag (`--from "$UNSET"`), which would name the current directory. Empty options
 * count as not given, and `evaluate` takes all that SetupBench's harness took.
 */
function refuseEmpty(command: Command): void {
  if (command.name() === 'evaluate') return;
  const names = command.registeredArguments;
  const empty = [
    // Options have a group in the help.
    ...command.options.flatMap((flag) =>
      flag.helpGroupHeading === undefined && command.getOptionValue(flag.attributeName()) === '' ? flag.name() : [],
    ),
    ...command.args.flatMap((arg, at) => (arg === '' ? (names[at] ?? names.at(-1)!).name() : [])),
  ];
  if (empty.length > 0) throw new UserError(`${empty[0]}: is empty; give a value, or leave it out`);
}

/** The arguments in commander's form. */
async function wordsOf(program: Command, args: string[]): Promise<string[]> {
  if (args[0] === 'evaluate') return ['evaluate', ...(await evaluateWords(program, args.slice(1)))];
  const name = args[0] === 'help' ? args[1] : args[0];
  const isUnknown = name !== undefined && !name.startsWith('-') && !program.commands.some((one) => one.name() === name);
  // With `help` or `--help`, commander would print the help of all commands, without a word on this one.
  return isUnknown ? [name] : args;
}

/** The arguments of `evaluate` in commander's form: they are given as Python's argparse takes them. */
async function evaluateWords(program: Command, given: string[]): Promise<string[]> {
  const { argparseWords } = await import('./argparse.ts');
  const evaluate = program.commands.find((command) => command.name() === 'evaluate')!;
  return argparseWords(given, [...evaluate.options, { short: '-h', long: '--help', required: false }]);
}
