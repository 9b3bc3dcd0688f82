import type { Evidence } from '../results/causes.ts';
import type { EvaluationResult } from '../results/evaluation.ts';
import { EVALUATION_LOG } from '../results/part-files.ts';
import { type AtifResult, type AtifStep, type AtifToolCall, type Trajectory, textOfContent } from './atif.ts';
import { classOfAction, installing, isShellTool } from './classes.ts';
import { commandIn, commandsOf, programOf, unwrapped } from './commands.ts';
import { resultsByCall } from './results-by-call.ts';
import { exitIn, isRunning, outputIn } from './shell-answer.ts';
import type { ShellCommand } from './shell-words.ts';

/** Characters of the evaluation's output and of a command that are looked at, and of a command in the evidence. */
const LONGEST = 64 * 1024;
const LONGEST_COMMAND = 120;
const LONGEST_SCRIPT = 20_000;

/** A shell command of the agent with what came back. */
interface Run {
  step: AtifStep;
  command: string;
  /** All simple commands in it. */
  commands: ShellCommand[];
  /** The names of their programs. */
  programs: ReadonlySet<string>;
  /** True if it does more than to look. */
  isChange: boolean;
  /** The words of the commands that install; none if its answer says that they did not. */
  installs: string[];
  /** True if a program was left running: by the shell, by the tool, or by the agent that did not wait for it. */
  isLeft: boolean;
  /** Its output, without the client's words. */
  output: string;
}

/** A line of an evaluation that misses something, and the runs of an agent that show that it was there. */
interface Rule {
  /** The first group is the name of what is missing. */
  missing: RegExp;
  /** A test of runs, true for one that shows that it was there. */
  shows(name: string): (run: Run) => boolean;
}

/** Output of an installer that did not install, and lines of successful ones that read like it. */
const NOT_INSTALLED = /\berror\b|could not|unable to|no matching distribution|failed/i;
const HARMLESS =
  /^(?:debconf: |invoke-rc\.d: |update-rc\.d: |update-alternatives: |W: |warning\b|npm warn|ERROR: pip's dependency resolver|Starting |.*\bulimit: ).*$/gim;
const ABSENT = /not found|no such file|no module named|cannot find module|error:|traceback/i;
const NOT_STARTED = /not found|unrecognized service|no such file|\bfail(?:ed)?!?\s*$/im;

const RULES: Rule[] = [
  {
    missing:
      /(?:^|[:\s])([\w.+-]{1,60}): (?:command )?not found\b|command not found: ([\w.+-]{1,60})|(?:env|make|xargs|nohup|timeout|exec|setsid|nice|sudo|failed to run command|Errno 2\] No such file or directory)(?:\[\d+\])?: ['"‘]?([\w.+-]{1,60})(?:['"’]|: (?:No such file or directory|(?:executable file )?not found)|$)/i,
    shows: (name) => {
      const installs = installsOf(name);
      return (run) => installs(run) || (run.programs.has(name) && !ABSENT.test(run.output));
    },
  },
  {
    missing:
      /(?:No module named|ModuleNotFoundError:.*|Cannot find module|Cannot find package|cannot load such file --|no required module provides package|there is no package called|Can't locate) ['"‘]?([@\w./-]{1,80})/,
    // A module with a path is a file of the project.
    shows: (name) => {
      const installs = installsOf(PACKAGE.exec(name)![0]);
      return (run) => !/^[./]/.test(name) && (installs(run) || installsList(run));
    },
  },
  {
    missing:
      /(connection refused|could not connect to|can't connect to|couldn't connect to|ECONNREFUSED|failed to connect|connection to server .* failed|no such file or directory.*\.sock|is the server running)/i,
    shows: () => (run) =>
      run.isLeft || (run.commands.some(({ words }) => startsService(words)) && !NOT_STARTED.test(run.output)),
  },
  {
    missing:
      /(?:KeyError: ['"]([A-Z][A-Z0-9_]{2,60})['"]|\b([A-Z][A-Z0-9_]{2,60}): (?:unbound variable|parameter (?:null or )?not set)|\b([A-Z][A-Z0-9_]{2,60}) (?:environment variable )?(?:is )?not set\b)/,
    shows: (name) => {
      const sets = new RegExp(`(?:^|[\\s;&|'"])${name}=`);
      return (run) => run.isChange && sets.test(run.command);
    },
  },
];

const SERVICES =
  /^(redis-server|mongod|mysqld|mysqld_safe|mariadbd|mariadbd-safe|postgres|memcached|nginx|httpd|apachectl|caddy|rabbitmq-server|elasticsearch|etcd|consul|pg_ctl|pg_ctlcluster|supervisord|dockerd|gunicorn|uvicorn)$/;

/** Words with which the program of a service does something else. */
const NO_START = /^(--?version|--help|--initialize.*|stop|status|quit|reload|kill|configtest|initdb|promote)$/;

/** True for the words of a command that starts a service. */
function startsService(words: string[]): boolean {
  const own = unwrapped(words);
  const name = programOf(own);
  const [program = '', ...rest] = own;
  if (name === 'service') return rest[1] === 'start' || rest[1] === 'restart';
  if (name === 'systemctl') return rest.includes('start') || rest.includes('restart') || rest.includes('enable');
  if (program.startsWith('/etc/init.d/')) return rest[0] === 'start';
  if (name === 'docker' || name === 'docker-compose')
    return (
      rest.includes('up') || (rest[0] === 'run' && rest.some((word) => /^(-[a-ce-z]*d[a-z]*|--detach)$/.test(word)))
    );
  return SERVICES.test(name) && !/^-[vVht]$/.test(rest.join(' ')) && !rest.some((word) => NO_START.test(word));
}

/** The package of a module: `@a/b`, `example.org/a/b`, or the part before a dot or slash. */
const PACKAGE = /^(?:@[^/]*\/[^/]*|[^/]*\.[a-z]+(?:\/[^/]+){1,2}|[^./]*)/;

/** True for a run that has a name among the words of its installs, in one of the forms of packages: `python-a`, `pya`, `nodejs`. */
function installsOf(name: string): (run: Run) => boolean {
  const parts = name.split(/[-_.]/).filter((part) => part !== '');
  const pattern = parts.map((part) => part.replace(/[^\w]/g, '\\$&')).join('[-_.]?');
  const wanted = new RegExp(`(?:^|[^a-z0-9])(?:py|python|lib)?${pattern}(?:js|py)?(?![a-z0-9])`, 'i');
  return ({ installs }) => parts.length > 0 && installs.some((words) => wanted.test(words));
}

/** Installs that name no package, but the file or directory that lists them. */
const OF_A_LIST =
  /\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)(?: (?:--prefix|--registry|--loglevel|--cwd|-C) [^-\s]\S*| -\S*)*$|\b(?:poetry|bundle|pdm|composer) install|\buv sync|^(?:yarn|bundle)(?: -\S*)*$/;
const LIST_OF_PIP = / (?:-r|--requirement|(?:-e )?\.(?:\[|\s|$))/;

/** True for an install of all that a file lists. */
function installsList({ installs: commands }: Run): boolean {
  return commands.some((words) => OF_A_LIST.test(words) || (/\bpip[0-9.]* /.test(words) && LIST_OF_PIP.test(words)));
}

/**
 * Something that the evaluation does not find, although the agent's trajectory has it: a command of an own PATH
 * or shell, a module of a virtual environment, a service that is gone, a variable. Null if nothing shows it. `tails`: the
 * end of each log.
 */
export function notPersistent(
  trajectory: Trajectory,
  evaluation: EvaluationResult | null,
  tails: ReadonlyMap<string, string>,
): Evidence | null {
  const output = outputOf(evaluation);
  if (output === '') return null;
  const runs = runsOf(trajectory);
  for (const { missing, shows } of RULES) {
    for (const line of output.split('\n')) {
      const match = missing.exec(line);
      if (match === null) continue;
      const name = match.slice(1).find((group) => group !== undefined) ?? '';
      const run = runs.findLast(shows(name));
      if (run === undefined) continue;
      const command = run.command.replace(/\s+/g, ' ').slice(0, LONGEST_COMMAND);
      const isMain = trajectory.steps.includes(run.step);
      const at = isMain ? `step ${run.step.step_id}` : 'a sub-agent';
      return {
        evidence: `evaluation: “${line.trim().slice(0, 120)}”; ${at} ran: ${command}`,
        step: isMain ? run.step.step_id : null,
        log: logOf(line, tails),
      };
    }
  }
  return null;
}

/** The log that has a line: of several steps of a task, each has its own; that of a test plan has more than its end. */
function logOf(line: string, tails: ReadonlyMap<string, string>): string | null {
  const logs = [...tails.keys()].filter((name) => EVALUATION_LOG.test(name));
  return (logs.length === 1 ? logs[0] : logs.findLast((name) => tails.get(name)!.includes(line))) ?? null;
}

function outputOf(evaluation: EvaluationResult | null): string {
  if (evaluation === null) return '';
  if (evaluation.kind !== 'test_plan') return evaluation.output_tail.slice(-LONGEST);
  const cases = evaluation.points.flatMap(({ testcases }) => testcases);
  return cases
    .map(({ output_tail: tail }) => tail.slice(-4096))
    .join('\n')
    .slice(0, LONGEST);
}

function runsOf({ steps, subagent_trajectories: embedded }: Trajectory): Run[] {
  const own = steps.flatMap((step) => {
    const resultsOf = resultsByCall(step.observation?.results);
    return (step.tool_calls ?? []).flatMap((call) => runOf(step, call, resultsOf(call.tool_call_id)) ?? []);
  });
  return [...own, ...(embedded ?? []).flatMap(runsOf)];
}

function runOf(step: AtifStep, call: AtifToolCall, results: AtifResult[]): Run | null {
  const given = commandIn(call.arguments) ?? '';
  const command = (typeof given === 'string' ? given : given.join(' ')).slice(0, LONGEST_SCRIPT);
  if (command === '' || !isShellTool(call.function_name)) return null;
  const answer = results.map(({ content }) => textOfContent(content)).join('\n');
  const output = outputIn(answer);
  const commands = commandsOf(typeof given === 'string' ? command : given);
  const code = exitIn(answer) ?? 0;
  return {
    ...{ step, command, commands, output },
    programs: new Set(commands.map(({ words }) => programOf(unwrapped(words)))),
    isChange: !/^(search|read_file|check_dir)$/.test(classOfAction(call.function_name, call.arguments)),
    installs:
      code === 0 && !NOT_INSTALLED.test(output.replace(HARMLESS, '').slice(-2000))
        ? installing(commands).map((words) => words.join(' '))
        : [],
    isLeft: leaves(commands) || asksForBackground(call.arguments) || isRunning(answer),
  };
}

/** True if the shell does not wait for one of the commands, also not later: `a & b & wait`. */
function leaves(commands: ShellCommand[]): boolean {
  const last = commands.findLastIndex(({ isLeft }) => isLeft);
  return last !== -1 && !commands.slice(last + 1).some(({ words }) => words[0] === 'wait');
}

/** True for the arguments of a tool that is not to wait: `run_in_background`, `is_background`, a mode `async`. */
function asksForBackground(given: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(given).some(
    ([name, value]) =>
      (value === true && /background|detach/i.test(name)) ||
      (name === 'mode' && /^(async|background)$/.test(`${value}`)),
  );
}
