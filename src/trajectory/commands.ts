import { ownOf } from '../base/own.ts';
import { scriptedCalls } from './scripted-calls.ts';
import { type ShellCommand, shellCommands } from './shell-words.ts';

interface Wrapper {
  /** Number of its own words, after its options, that come before the command. */
  own: number;
  /** Its options whose value is the next word. */
  valued: string[];
}

/** Commands that begin another one: `timeout 10 make`, `uv run make`. */
const WRAPPERS = new Map([
  ...wrappers(0, 'nohup command setsid'),
  ...wrappers(0, 'sudo doas', '-u -g -h -p -r -t -C -D -R -T -U --user --group --host --prompt --chdir'),
  ...wrappers(0, 'env', '-u -C --unset --chdir'),
  ...wrappers(0, 'time', '-f -o --format --output'),
  ...wrappers(0, 'exec', '-a'),
  ...wrappers(0, 'xargs', '-a -d -E -I -L -n -P -s --arg-file --delimiter --max-args --max-procs --max-chars'),
  ...wrappers(0, 'stdbuf', '-i -o -e --input --output --error'),
  ...wrappers(0, 'nice', '-n --adjustment'),
  ...wrappers(0, 'ionice', '-c -n -p --class --classdata'),
  ...wrappers(1, 'timeout', '-k -s --kill-after --signal'),
  ...wrappers(1, 'chroot'),
  ...wrappers(0, 'conda mamba micromamba', '-n -p --name --prefix --cwd', ' run'),
  ...wrappers(0, 'uv', '-p --python --with --extra --group --project --directory --package --env-file', ' run'),
  ...wrappers(0, 'poetry pdm pipenv hatch', '-C -P -p --directory --project', ' run'),
  ...wrappers(0, 'npm pnpm bundle stack cabal opam pyenv rbenv mise', '-C --prefix --package', ' exec'),
  ...wrappers(0, 'runuser', '-u -g -G --user --group --supp-group'),
  ...wrappers(1, 'docker podman', '-u -e -w --user --env --workdir', ' exec'),
  ...wrappers(1, 'rustup', '', ' run'),
  ...wrappers(1, 'nvm', '', ' exec'),
]);
/** Scripts in scripts are followed to this depth. */
const DEEPEST = 3;

/** The text or the words that a shell's tool is given. */
export function commandIn(given: Readonly<Record<string, unknown>>): string | string[] | null {
  const scripted = scriptedCalls(given);
  if (scripted !== null) return scripted.flatMap((call) => commandIn(call.given) ?? []).join('\n') || null;
  for (const name of ['command', 'cmd', 'commands', 'script', 'input', 'code', 'keystrokes', 'raw_action']) {
    const value = ownOf(given, name);
    if (typeof value === 'string') return value;
    if (!Array.isArray(value)) continue;
    const texts = value.filter((word): word is string => typeof word === 'string');
    // The shell of OpenAI's API takes several command lines at once, others the words of one command.
    return name === 'commands' ? texts.join('\n') : texts;
  }
  return null;
}

/**
 * The simple commands of a shell's text or of one command's words; in the place of `bash -c SCRIPT` and `eval SCRIPT` those
 * of the script, and after `find … -exec` what it runs.
 */
export function commandsOf(command: string | string[], depth = 0): ShellCommand[] {
  const commands =
    typeof command === 'string'
      ? shellCommands(command)
      : [{ words: command, writes: [], isPiped: false, isLeft: false }];
  return commands.flatMap((one) => {
    if (depth >= DEEPEST) return one;
    const own = unwrapped(one.words);
    const at = programOf(own) === 'find' ? own.findIndex((word) => /^-(exec|ok)(dir)?$/.test(word)) : -1;
    if (at !== -1) {
      const end = own.findIndex((word, index) => index > at && (word === ';' || word === '+'));
      const rest = end === -1 ? [] : own.slice(end + 1);
      const found = commandsOf([...own.slice(0, at), ...rest], depth + 1).map((other) => ({
        ...one,
        words: other.words,
      }));
      return [...found, ...commandsOf(own.slice(at + 1, end === -1 ? undefined : end), depth + 1)];
    }
    const script = scriptOf(own);
    if (script === undefined) return one;
    // The input and output of the script's shell are those of its commands.
    return commandsOf(script, depth + 1).map((inner, index) => ({
      words: inner.words,
      writes: [...inner.writes, ...one.writes],
      isPiped: inner.isPiped || (index === 0 && one.isPiped),
      isLeft: inner.isLeft || one.isLeft,
    }));
  });
}

/** The script in the words of a command that runs one. */
function scriptOf(words: string[]): string | undefined {
  const [name, rest] = [programOf(words), words.slice(1)];
  if (name === 'eval') return rest.length === 0 ? undefined : rest.join(' ');
  const at =
    isShell(name) || /^(su|runuser)$/.test(name)
      ? rest.findIndex((word) => /^-[abd-z]*c[a-z]*$|^--command$/.test(word))
      : -1;
  return at === -1 ? undefined : rest[at + 1];
}

/** The name of the program that words begin with, without its directory. */
export function programOf([first = '']: string[]): string {
  return first.replace(/^.*\//, '');
}

export function isShell(program: string): boolean {
  return /^(ba|z|da|k|a)?sh$/.test(program);
}

/** The command that the first word begins: without `sudo`, `env A=b`, `timeout 10`. */
export function unwrapped(words: string[]): string[] {
  let rest = words;
  for (let count = 0; count < 5; count++) {
    const name = programOf(rest);
    const isOne = WRAPPERS.has(name);
    const wrapper = WRAPPERS.get(isOne ? name : `${name} ${rest[1]}`);
    if (wrapper === undefined) return rest;
    // These look for a command, or begin a script.
    if ((name === 'command' && /^-[vV]/.test(rest[1] ?? '')) || (name === 'runuser' && rest.includes('-c')))
      return rest;
    const { own, valued } = wrapper;
    let skip = isOne ? 1 : 2;
    while (/^-|^[A-Za-z_]\w*=/.test(rest[skip] ?? '')) skip += valued.includes(rest[skip]!) ? 2 : 1;
    if (rest.length <= skip + own) return rest.slice(0, 1);
    rest = rest.slice(skip + own);
  }
  return rest;
}

function wrappers(own: number, names: string, valued = '', subcommand = ''): [string, Wrapper][] {
  return names.split(' ').map((name) => [name + subcommand, { own, valued: valued.split(' ') }]);
}
