import { type Chain, type Group, type List, type Pipeline, readShell, type Simple } from './shell-lists.ts';

/** One way in which a command can end. */
export interface Outcome {
  succeeded: boolean;
  /** True if the text was printed. */
  said: boolean;
}

/** An outcome under way; `over` after `exit`. */
interface State extends Outcome {
  over: boolean;
  errexit: boolean;
}

/** A text that is searched for, and the states after each group by the state before: groups within groups meet the same ones. */
interface Search {
  text: string;
  ofGroups: Map<Group, Map<string, State[]>>;
}

const CERTAIN = new Map([...['true', ':', 'echo', 'printf'].map((name) => [name, true] as const), ['false', false]]);
/** Commands that end their shell, or may; `builtin` is a command in bash alone. */
const ENDING = new Set(['exit', 'return', 'exec', 'kill', 'pkill', 'killall', 'eval', '.', 'source', 'builtin']);
/** Builtins that end some shells if a redirection fails. */
const SPECIAL = new Set([':', 'exec', 'eval', '.', 'set', 'export', 'readonly', 'unset', 'shift', 'exit', 'return']);
/** Settings, and expansions of unset variables and in arithmetic, that change how a shell ends. */
const NOT_READ = /\b(pipefail|trap|alias|failglob)\b|\$\{\w+:?\?|\$\(\((?![\d\s+*-]*\)\))/;
const NO_UNSET = /^(.*\s)?(-\w*u\w*|nounset)\b/;
const LAST_OF_PIPE = new Set(['cat', 'tee', 'sort', 'tail', 'head', 'wc']);
/** An option that names no file, and has no value of an expansion. */
const PLAIN_OPTION = /^-[^oT$\ufffd]*$/;
/** A file that `tee` can always write. */
const WRITABLE = /^(?:[\w.-]+|\/tmp\/[\w.-]+|\/dev\/(?:null|stdout|stderr))$/;
const TIME = /^(?:\d+|\d*\.\d+)[smhd]?$/;

/**
 * All ways in which a shell command can end, as far as its text tells: its success or failure, and if it prints
 * `text`. Ways that are impossible for reasons outside the text are among them, so that a single outcome is certain.
 * Null for a command that is not understood.
 */
export function outcomesOf(command: string, text: string): Outcome[] | null {
  const list = readShell(command);
  if (list === null || list.length === 0 || NOT_READ.test(command) || expandsNoUnset(command)) return null;
  return afterList(list, [{ succeeded: true, said: false, over: false, errexit: false }], {
    text,
    ofGroups: new Map(),
  });
}

/** True if variables are expanded after `set -u`. */
function expandsNoUnset(command: string): boolean {
  const parts = command.split(/\bset\s/);
  const at = parts.findIndex((part, index) => index > 0 && NO_UNSET.test(part));
  return at !== -1 && parts.slice(at).some((part) => part.includes('$'));
}

function afterList(list: List, states: State[], search: Search): State[] {
  return list.reduce((states, chain) => distinct(afterChain(chain, states, search)), states);
}

function afterChain({ pipelines, joints, background }: Chain, states: State[], search: Search): State[] {
  let reached = states.filter(({ over }) => !over);
  const over = states.filter(({ over }) => over);
  for (const [index, pipeline] of pipelines.entries()) {
    const joint = joints[index - 1];
    const runs = (state: State) => !state.over && (joint === undefined || state.succeeded === (joint === '&&'));
    reached = distinct(reached.flatMap((state) => (runs(state) ? afterPipeline(pipeline, state, search) : [state])));
  }
  if (background) return [...over, ...reached.map((state) => ({ ...state, succeeded: true, over: false }))];
  // Only the last command of a chain ends a shell with errexit; here any may.
  const ended = reached
    .filter(({ errexit, succeeded }) => errexit && !succeeded)
    .map((state) => ({ ...state, over: true }));
  return [...over, ...reached, ...ended];
}

function afterPipeline({ inverted, commands }: Pipeline, state: State, search: Search): State[] {
  const last = commands.at(-1)!;
  // The output of the others goes to the last one, which may print it.
  const piped = commands.slice(0, -1).some((command) => holds(command, search.text));
  const single = commands.length === 1;
  const executed =
    last.kind === 'group' ? afterGroup(last, state, search) : afterSimple(last, state, search.text, !single);
  const after = last.opens ? [...executed, ...unopened(last, state)] : executed;
  const states = piped ? after.flatMap((state) => [state, { ...state, said: true }]) : after;
  return states.map((next) => ({
    ...next,
    // A shell that ends has the status of its last command as it is.
    succeeded: next.over && single ? next.succeeded : next.succeeded !== inverted,
    over: next.over && single,
    errexit: next.errexit && (single || state.errexit),
  }));
}

/** A redirection failed. */
function unopened(command: Simple | Group, state: State): State[] {
  const failed = { ...state, succeeded: false };
  const isSpecial = command.kind === 'simple' && SPECIAL.has(command.words[0]?.text ?? '');
  return isSpecial ? [failed, { ...failed, over: true }] : [failed];
}

function afterGroup(group: Group, state: State, search: Search): State[] {
  const { list, redirected } = group;
  const key = JSON.stringify(state);
  const known = search.ofGroups.get(group) ?? new Map<string, State[]>();
  search.ofGroups.set(group, known);
  if (!known.has(key)) known.set(key, afterList(list, [state], search));
  // `exit` ends a group in brackets, and the shell of any other.
  const after = known.get(key)!.flatMap((next) => (next.over ? [next, { ...next, over: false }] : [next]));
  if (!redirected) return after;
  return after.map((next) => ({ ...next, said: state.said }));
}

function afterSimple({ words, redirected }: Simple, state: State, text: string, piped: boolean): State[] {
  const [name, ...rest] = words
    .slice(words.findIndex(({ raw }) => !/^(?:[A-Za-z_]\w*=|command$)/.test(raw)))
    .map(({ text }) => text);
  const whole = rest.join(' ');
  if (name === undefined || words.every(({ raw }) => /^[A-Za-z_]\w*=/.test(raw))) {
    return words.some(({ raw }) => /\$\(|`/.test(raw)) ? either(state) : [{ ...state, succeeded: true }];
  }
  if (name === 'set') {
    const errexit = /(^|\s)-\w*e|(^|\s)-o errexit/.test(whole) || state.errexit;
    return [{ ...state, succeeded: true, errexit }];
  }
  if (ENDING.has(name)) {
    if (name === 'exit') return exitOf(rest[0], state);
    return saying(text, words, either(state)).flatMap((next) => [next, { ...next, over: true }]);
  }
  const certain = CERTAIN.get(name) ?? (isCertain(name, rest, piped) ? true : undefined);
  if (name === 'echo' || name === 'printf') {
    const done = { ...state, succeeded: true };
    // A number that is none is a failure, and so is an unknown format.
    const format = name === 'printf' ? (rest.find((word) => word !== '--') ?? '') : '';
    const ends = /%(?![-+ #0-9.*]*[sbc])|[$\ufffd]/.test(format.replaceAll('%%', '')) ? either(done) : [done];
    if (redirected) return ends;
    return whole.includes(text) ? ends.map((next) => ({ ...next, said: true })) : saying(text, words, ends);
  }
  if (certain !== undefined) return [{ ...state, succeeded: certain }];
  return saying(text, words, either(state));
}

/** True if a command succeeds with these words, whatever there is in the testbed. */
function isCertain(name: string, words: string[], piped: boolean): boolean {
  if (name === 'sleep') return words.length > 0 && words.every((word) => TIME.test(word));
  if (!piped || !LAST_OF_PIPE.has(name)) return false;
  return words.every((word) => PLAIN_OPTION.test(word) || (name === 'tee' && WRITABLE.test(word)));
}

/** The same, and with the text printed if a word holds it. */
function saying(text: string, words: Simple['words'], states: State[]): State[] {
  return words.some(({ raw }) => raw.includes(text))
    ? [...states, ...states.map((next) => ({ ...next, said: true }))]
    : states;
}

function exitOf(code: string | undefined, state: State): State[] {
  const over = { ...state, over: true };
  if (code === undefined) return [over];
  return /^\d+$/.test(code) ? [{ ...over, succeeded: Number(code) === 0 }] : either(over);
}

function either(state: State): State[] {
  return [
    { ...state, succeeded: true },
    { ...state, succeeded: false },
  ];
}

function holds(command: Pipeline['commands'][number], text: string): boolean {
  if (command.kind === 'simple')
    return command.words.some((word) => word.text.includes(text) || word.raw.includes(text));
  return command.list.some(({ pipelines }) =>
    pipelines.some(({ commands }) => commands.some((one) => holds(one, text))),
  );
}

function distinct(states: State[]): State[] {
  return [...new Map(states.map((state) => [JSON.stringify(state), state])).values()];
}
