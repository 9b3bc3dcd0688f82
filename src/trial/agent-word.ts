/** The command of a script that must be there for the script to begin. */
export interface AgentWord {
  /** The missing part as the script writes it, for messages. */
  word: string;
  /** Shell script that exits with 127 if it is missing in the testbed; with the agent's environment. */
  check: string;
  /** True if its failure is the script's, whatever its exit code: nothing else runs then. */
  decides: boolean;
  /** True if its failure does not show in the script's exit code (a pipeline). */
  piped: boolean;
}

interface Statement {
  /** The words as written, quotes included. */
  words: string[];
  text: string;
  operator: string;
  end: number;
}

/** Statements without output and lasting effects, which the check repeats before it looks for the command. */
const SETTINGS = new Set(['cd', 'export', 'set', 'umask', 'ulimit', 'true', ':']);
/** Statements that the check passes over. */
const PASSED_OVER = new Set(['mkdir', 'echo', 'printf']);
const KEYWORDS = /^(if|for|while|until|case|function|select|coproc|source|eval|trap|\.|!|\{|\[\[?)$/;
const WRAPPERS = new Set(['exec', 'command', 'nohup', 'time', 'env', 'timeout']);
const SHELLS = /^(bash|sh|dash|zsh|ksh)$/;
const INTERPRETERS = /^(node|python[\d.]*|perl|ruby|deno|bun)$/;
const ASSIGNMENT = /^[A-Za-z_]\w*=/;

/**
 * Finds the command with which `agent-command` begins, and the script that it gives to an interpreter. Null if the
 * script is not plain enough to tell (substitutions, functions, loops): its exit code is then the agent's own.
 */
export function agentWord(script: string): AgentWord | null {
  const before: string[] = [];
  for (let at = 0; at < script.length; ) {
    const statement = nextStatement(script, at);
    if (statement === null) return null;
    at = statement.end;
    const [first] = statement.words;
    const sets = statement.words.every((word) => ASSIGNMENT.test(word)) || SETTINGS.has(first!);
    if (statement.words.length === 0 || sets || PASSED_OVER.has(first!)) {
      if (!['', ';', '\n', '&&'].includes(statement.operator)) return null;
      // A failure here tells nothing about the agent.
      if (sets && statement.words.length > 0) before.push(`${statement.text} || exit 0`);
      continue;
    }
    return wordOf(statement, before, script.slice(at));
  }
  return null;
}

function wordOf({ words, operator }: Statement, before: string[], rest: string): AgentWord | null {
  const command = withoutWrappers(words);
  const [first, second] = command ?? [];
  if (first === undefined || KEYWORDS.test(first) || operator === '&') return null;
  const isThere = (word: string) => `command -v -- ${word} >/dev/null 2>&1`;
  // Of a path, dash tells only that it is there.
  const isProgram = `{ ${isThere(first)} && case ${first} in */*) [ -x ${first} ] ;; esac; }`;
  const name = first.slice(first.lastIndexOf('/') + 1);
  const interpreter = SHELLS.test(name) || INTERPRETERS.test(name);
  const given = interpreter && second !== undefined && !second.startsWith('-') ? second : null;
  // A shell also looks for a script on PATH.
  const checks = [`${isProgram} || exit 127`];
  if (given !== null) checks.push(`[ -e ${given} ] || ${isThere(given)} || exit 127`);
  const last = rest.split('\n').every((line) => /^\s*(#|$)/.test(line));
  return {
    word: given === null ? first : `${first} ${given}`,
    check: [...before, ...checks, 'exit 0'].join('\n'),
    decides: last || operator === '&&' || operator === '|',
    piped: operator === '|',
  };
}

/** The words without assignments and commands that only run another; null if their options are not understood. */
function withoutWrappers(words: string[]): string[] | null {
  let left = words;
  for (;;) {
    while (left[0] !== undefined && ASSIGNMENT.test(left[0])) left = left.slice(1);
    const [first, second] = left;
    if (first === undefined || !WRAPPERS.has(first)) return left;
    if (second === undefined || second.startsWith('-')) return null;
    left = left.slice(first === 'timeout' ? 2 : 1);
  }
}

/** The simple command at a position; null for anything that cannot be read without a shell. */
function nextStatement(script: string, begin: number): Statement | null {
  const words: string[] = [];
  let word = '';
  /** The beginning of a comment, which the check must not repeat: what follows there would be part of it. */
  let comment: number | undefined;
  /** The next word is the target of a redirection. */
  let redirected = false;
  const endWord = () => {
    if (word === '') return;
    if (redirected) redirected = false;
    else words.push(word);
    word = '';
  };
  for (let at = begin; at < script.length; ) {
    const rest = script.slice(at);
    const [piece] =
      /^(?:'[^']*'|"(?:[^"\\$`]|\\.|\$(?!\())*"|\\[^\n]|\$(?![('"])|[^\s;&|<>()'"\\$`#])/s.exec(rest) ?? [];
    if (piece !== undefined) {
      word += piece;
      at += piece.length;
      continue;
    }
    const [space] = /^(?:[ \t]+|\\\n)/.exec(rest) ?? [];
    if (space !== undefined) {
      endWord();
      at += space.length;
      continue;
    }
    if (rest.startsWith('#')) {
      if (word !== '') {
        word += '#';
        at += 1;
      } else {
        comment = at;
        at += /^#[^\n]*/.exec(rest)![0].length;
      }
      continue;
    }
    const [redirection] = /^(?:&>>?|>&|<&|>>|>\||<(?![<(])|>(?!\())/.exec(rest) ?? [];
    if (redirection !== undefined) {
      // The number of a descriptor is no word.
      if (/^\d+$/.test(word)) word = '';
      endWord();
      redirected = true;
      at += redirection.length;
      continue;
    }
    const [operator] = /^(?:&&|\|\||\|&|[;&|\n])/.exec(rest) ?? [];
    if (operator === undefined) return null;
    endWord();
    return {
      words,
      text: script.slice(begin, comment ?? at).trim(),
      operator: operator === '|&' ? '|' : operator,
      end: at + operator.length,
    };
  }
  endWord();
  return { words, text: script.slice(begin, comment).trim(), operator: '', end: script.length };
}
