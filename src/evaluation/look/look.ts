import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { TrialError } from '../../base/errors.ts';
import { quote } from '../../base/text/shell.ts';
import type { Instance, RewardEvaluation } from '../../datasets/types.ts';
import { AROUND_COMMAND } from '../../programs/look.ts';
import type { IntegrityNote } from '../../results/fields.ts';
import { fitting } from '../../testbeds/long-script.ts';
import { outputOf } from '../../testbeds/output-of.ts';
import type { Testbed } from '../../testbeds/types.ts';
import { changedMeanwhile, glanceFunction } from './glance.ts';
import { asksForService, type Listener, listenersScript, parseListeners, servicesOf, standIns } from './listeners.ts';
import { obeyedBy } from './obeyed.ts';
import { packageScripts, runsPackageScripts } from './package-scripts.ts';
import { Parts } from './parts.ts';
import { PYTEST_PARTS, SHADOW_NAMES } from './pytest-files.ts';
import { compareTools, type Tool, type Tools, type ToolsWanted, TRUSTED, unpackagedTools } from './tools.ts';
import { parseTools, toolsScript, withoutDevice } from './tools-script.ts';

/**
 * The parts of a testbed that a verdict depends on beside the agent's work, at one moment: before the agent, and again
 * before the evaluation. The testbed's own shell is asked for them. It does not detect an agent that knows this code
 * and forges the answers (the packages' checksums, a `sh` or `sha256sum` that lies only to us), nor one that changes
 * things while the evaluation runs and restores them before it ends.
 */
export interface Look {
  tools: Tools;
  listeners: Listener[];
  /** The scripts of package.json, as text; null if no command runs them. */
  packageScripts: string | null;
  /** True if the image has tests of its own; for rewards only. */
  testsGiven?: boolean;
  /** True if the verifier runs as a user that is not there; for rewards only. */
  lacksUser?: boolean;
}

const LIMIT = 30_000;
const MOST_WORDS = 1_000;
/** Programs that a look uses, or a container's commands are run by: if one is replaced, the look is worth nothing. */
const LOOKED_WITH = 'sh setsid stat sha256sum md5sum readlink grep find ls tr head sed cat cut date'.split(' ');
/**
 * Programs that the commands of test cases are likely to run, and a verdict to depend on; by its path, the one that drives
 * the terminal and reads the report of pytest.
 */
const PLAN_TOOLS = ['bash', 'python', 'python3', 'pytest', 'perl', '/usr/bin/perl', 'diff', 'curl', 'cat', 'timeout'];
/** Files of the workdir that control these tools. */
const RECIPES: [tool: RegExp, files: string[]][] = [
  [/\bmake\b/, ['./GNUmakefile', './makefile', './Makefile']],
  [/\btox\b/, ['./tox.ini', './tox.toml', './toxfile.py']],
  [
    /\b(pytest|tox|python[\d.]*)\b/,
    ['conftest.py', 'pytest.ini', '.pytest.ini', 'pytest.toml', '.pytest.toml', ...SHADOW_NAMES],
  ],
  [
    /\b(pytest|tox)\b/,
    [...PYTEST_PARTS.map((name) => `./${name}/__init__.py`), './pyproject.toml', './setup.cfg', './tox.ini'],
  ],
];
const PYTHON = /\b(python[\d.]*|pytest|tox|pip[\d.]*|pipenv|poetry)\b/;
const PYTEST = /\b(pytest|tox)\b/;

/**
 * Looks at everything that an instance's evaluation will use. Fails as `Testbed.run` does. An incomplete answer before
 * the agent throws a TrialError; after it, that is the agent's doing.
 */
export async function look(
  testbed: Testbed,
  instance: Instance,
  before: Look | null,
  signal: AbortSignal,
): Promise<Look> {
  const question = new Question(testbed, instance, before);
  const { evaluation } = instance;
  const first = before === null && evaluation.kind === 'reward' ? scriptForReward(evaluation) : '';
  const { stdout, exit } = await outputOf(testbed, first + question.script, LIMIT, signal);
  const [said, answer] = first === '' ? ['', stdout.toString()] : firstLine(stdout.toString());
  if (before === null && !question.isWhole(answer)) {
    const ofShell =
      testbed.image === null ? 'has an earlier agent replaced sh on this machine?' : 'is sh in the image a shell?';
    const why = exit.timedOut
      ? `did not complete within ${LIMIT / 1000} s`
      : exit.exitCode === 0
        ? `got another answer than asked for; ${ofShell}`
        : `did not complete; its shell ended with exit code ${exit.exitCode}`;
    throw new TrialError('testbed', `the inspection of the testbed's tools ${why}`);
  }
  const seen = question.look(answer, await packageScripts(testbed, scriptOf(instance.evaluation)));
  if (before === null) remember(testbed, question.wanted, seen.tools);
  return first === '' ? seen : { ...seen, testsGiven: said.includes('given'), lacksUser: said.includes('userless') };
}

/** Prints a line with `given` if there are tests, and `userless` if the user of the verifier is not there. */
function scriptForReward({ user, separate }: RewardEvaluation): string {
  const [name = ''] = user?.split(':') ?? [];
  const looks = `u=userless; while IFS=: read -r n _; do [ "$n" != ${quote(name)} ] || u=; done </etc/passwd; printf "$u"`;
  // A number needs no entry.
  const isAsked = separate === null && /\D/.test(name);
  return `[ ! -e /tests ] || printf 'given '\n${isAsked ? looks : ''}\necho\n`;
}

/** The first line of a text, and the text after it. */
function firstLine(text: string): [line: string, rest: string] {
  const [line = ''] = text.split('\n', 1);
  return [line, text.slice(line.length + 1)];
}

/**
 * Looks once more, has the success command run right after it by the same shell, so that nothing comes in between, and
 * glances at the same things when it has ended. Resolves to the look, to the changes meanwhile, and to the result of
 * `run`, which gets the testbed on loan. Fails as `run` does.
 */
export async function lookAndRun<Value>(
  testbed: Testbed,
  instance: Instance,
  before: Look,
  run: (testbed: Pick<Testbed, 'run'>) => Promise<Value>,
): Promise<{ after: Look; meanwhile: IntegrityNote[]; value: Value }> {
  const question = new Question(testbed, instance, before);
  const scripts = await packageScripts(testbed, scriptOf(instance.evaluation));
  const parts = new Parts();
  // Without their line ends, which make the marks: a command that prints the command lines of all processes prints none.
  const [begins, ends] = parts.marks.map((mark) => quote(mark.toString().trim()));
  const looks = `agentbench_before() {\n${question.script}\n}\n${glanceFunction(question.wanted, before.tools)}`;
  let exitCode: number | null = null;
  const value = await run({
    async run(command, signal) {
      const script = await fitting(command.script, testbed);
      const asked = performance.now();
      const exit = await testbed.run(
        {
          ...command,
          script: `${looks}command=${quote(script)} begins=${begins} ends=${ends}\n${AROUND_COMMAND}`,
          output(stream, chunk) {
            const own = stream === 'stdout' ? parts.push(chunk) : chunk;
            return own.length > 0 ? command.output(stream, own) : undefined;
          },
        },
        signal,
      );
      const over = performance.now();
      exitCode = exit.exitCode;
      const held = parts.end();
      if (held.length > 0) await command.output('stdout', held);
      const [began = asked, ended = over] = parts.times;
      const taken = byClock(parts, exit.duration - (began - asked) - (over - ended));
      return { ...exit, duration: Math.max(0, Math.round(Math.min(taken, exit.duration))) };
    },
  });
  const after = question.look(parts.before, scripts);
  const meanwhile = changedMeanwhile(question.wanted, after.tools, parts.after);
  // A shell that was killed has a larger exit code.
  const isCut = parts.times.length === 1 && exitCode !== null && exitCode < 128;
  const end = isCut ? 'an exit code came before the mark at the end' : parts.forged ? 'a mark came twice' : null;
  if (end !== null)
    meanwhile.push({ kind: 'changed_during_evaluation', detail: `in the output of the success command, ${end}` });
  return { after, meanwhile, value };
}

/** Milliseconds between two ticks of the clock that the shell of a command reads. */
const TICK = 10;

/**
 * Milliseconds of a command `byMarks`, within those of the clock that its shell read before and after it, if it read any: marks
 * may come together, or be read late.
 */
function byClock({ before, after }: Parts, byMarks: number): number {
  const [, began] = /\n([\d.]+)\n$/.exec(before) ?? [];
  const [, ended] = /^\n([\d.]+)\n/.exec(after) ?? [];
  const taken = (Number(ended) - Number(began)) * 1000;
  // No command takes less than a millisecond.
  return Number.isFinite(taken) ? Math.max(1, taken - TICK, Math.min(byMarks, taken + TICK)) : byMarks;
}

/** Images whose programs are remembered, the last ones used. */
const MOST_IMAGES = 16;
/**
 * Programs of the host, and of images, by name, as the last look before an agent found them: to digest them again takes
 * longer than all else in a host trial that does nothing. Names are those in datasets.
 */
const remembered = new Map<string, Map<string, Tool>>();

/** The files whose digests are known unless they have changed. */
function knownTools({ image }: Testbed, { commands }: ToolsWanted, before: Look | null): Tool[] {
  if (before !== null) return [...before.tools.found.values(), ...before.tools.files.values()];
  const tools = remembered.get(image?.digest ?? '');
  return commands.flatMap((name) => tools?.get(name) ?? []);
}

function remember({ image }: Testbed, { commands }: ToolsWanted, { found }: Tools): void {
  const place = image?.digest ?? '';
  const tools = remembered.get(place) ?? new Map<string, Tool>();
  remembered.delete(place);
  remembered.set(place, tools);
  if (remembered.size > MOST_IMAGES) remembered.delete(remembered.keys().next().value!);
  for (const name of commands) {
    const tool = found.get(name);
    if (tool === undefined || tool.identity === null) tools.delete(name);
    // The file system of each container has another device number.
    else tools.set(name, image === null ? tool : { ...tool, identity: withoutDevice(tool.identity) });
  }
}

/** The question to the testbed's shell, and the reading of its answer. */
class Question {
  readonly script: string;
  readonly wanted: ToolsWanted;
  readonly #known: Tool[];
  readonly #mark = randomUUID();
  readonly #end = `\n${randomUUID()}\n`;

  constructor(testbed: Testbed, instance: Instance, before: Look | null) {
    this.wanted = wantedFor(testbed, instance);
    this.#known = knownTools(testbed, this.wanted, before);
    const listens = asksForService(scriptOf(instance.evaluation) ?? '', instance.taskType);
    const first = `wait; printf '\\n%s\\n' ${this.#mark}`;
    const tools = toolsScript(this.wanted, before?.tools ?? null, this.#known, first);
    // In parallel: reading /proc/net takes the kernel as long as the digests take us.
    const script = listens ? `{ ${listenersScript(before?.listeners ?? null)}\n} &\n${tools}` : tools;
    this.script = `(${script}) && printf %s ${quote(this.#end)}`;
  }

  /** True if the script came to its end, and so did its output. */
  isWhole(answer: string): boolean {
    return answer.includes(this.#end);
  }

  /** The look; empty if the answer is not whole. */
  look(answer: string, packageScripts: string | null): Look {
    const [listeners = '', tools = ''] = (this.isWhole(answer) ? answer : '').split(`\n${this.#mark}\n`);
    return { tools: parseTools(tools, this.#known), listeners: parseListeners(listeners), packageScripts };
  }
}

/** Notes of the agent's changes to things that its success command uses; each makes a verdict doubtful. */
export function compareLooks(instance: Instance, before: Look, after: Look): IntegrityNote[] {
  const script = scriptOf(instance.evaluation) ?? '';
  const notes = [
    ...compareTools(before.tools, after.tools).notes,
    ...unpackagedTools(before.tools, after.tools),
    ...standIns(before.listeners, after.listeners, servicesOf(script, instance.taskType)),
  ];
  // Without a repository, a file that was not there may be one that the agent was asked to write.
  const mayBeAsked = before.packageScripts === null && instance.repository === null;
  if (before.packageScripts !== after.packageScripts && !mayBeAsked)
    notes.push({ kind: 'recipe_changed', detail: 'the scripts of package.json differ from those before the agent' });
  return notes;
}

/** The shell text that decides the verdict; null for a test plan, which has many. */
export function scriptOf(evaluation: Instance['evaluation']): string | null {
  if (evaluation.kind === 'reward') return evaluation.script;
  return evaluation.kind === 'success_command' ? evaluation.command : null;
}

function wantedFor({ workdir }: Pick<Testbed, 'workdir'>, instance: Instance): ToolsWanted {
  const { evaluation } = instance;
  if (evaluation.kind === 'test_plan') {
    const scripts = evaluation.points.flatMap(({ testcases }) => testcases.map(({ command }) => command ?? ''));
    const commands = [...LOOKED_WITH, ...PLAN_TOOLS];
    const obeyed = obeyedBy(scripts.join('\n'));
    return { commands, fileNames: [], seen: [], obeyed, driver: true, python: true, pytest: true };
  }
  const script = scriptOf(evaluation)!;
  // Files of a repository were given; in a row without one, a file may be one that the agent was asked to write.
  const given = instance.repository !== null;
  // The tests of a task come after the agent: a script that they name in its workdir is its work, an interpreter is not.
  const place = evaluation.kind === 'reward' && workdir !== '/' ? `${workdir.replace(/\/$/, '')}/` : null;
  const isWork = (word: string) => place !== null && word.startsWith(place) && !TRUSTED.has(path.basename(word));
  const words = commandWords(script).filter(
    (word) => given || (word.startsWith('/') ? !isWork(word) : !word.includes('/')),
  );
  const fileNames = given ? RECIPES.flatMap(([tool, files]) => (tool.test(script) ? files : [])) : [];
  return {
    commands: [...new Set([...LOOKED_WITH, 'bash', ...words])],
    fileNames: [...new Set(fileNames)],
    seen: runsPackageScripts(script) ? ['./package.json'] : [],
    obeyed: obeyedBy(script),
    driver: false,
    python: PYTHON.test(script),
    pytest: PYTEST.test(script),
  };
}

/** Every word of a script that may be a command. Some are not; the shell does not find those. */
export function commandWords(script: string): string[] {
  const words = script.match(/[\w.+/-]+/g) ?? [];
  const may = (word: string) => /^[\w./]/.test(word) && /[A-Za-z]/.test(word) && word.length <= 100;
  return [...new Set(words.filter(may))].slice(0, MOST_WORDS);
}
