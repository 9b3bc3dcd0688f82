/** A word of a command: unquoted, with U+FFFD in the place of each expansion; `raw` is its text as given. */
interface Word {
  text: string;
  raw: string;
}

interface Redirected {
  /** True if standard output goes to a file. */
  redirected: boolean;
  /** True if a file is opened, which may fail; the command is not executed then. */
  opens: boolean;
}

/** A simple command with its words. */
export interface Simple extends Redirected {
  kind: 'simple';
  words: Word[];
}

/** `{ list; }`, `( list )`. */
export interface Group extends Redirected {
  kind: 'group';
  list: List;
}

export interface Pipeline {
  inverted: boolean;
  commands: (Simple | Group)[];
}

/** Pipelines joined by `&&` and `||`; `joints[i]` stands before the pipeline i + 1. */
export interface Chain {
  pipelines: Pipeline[];
  joints: ('&&' | '||')[];
  background: boolean;
}

export type List = Chain[];

/** Words that begin what is not read here. */
const COMPOUND = new Set(['if', 'case', 'while', 'until', 'for', 'select', 'function', '[[', 'coproc', 'time']);

/** Groups within groups, and expansions in quotes within others. */
const DEEPEST = 100;

const BETWEEN_CHAINS = /[ \t\n;]+/y;
const BETWEEN_WORDS = /(?:[ \t]|\\\n)+/y;
const BLANKS = /[ \t]+/y;
const BLANKS_AND_LINES = /[ \t\n]+/y;
const COMMENT = /#[^\n]*/y;
const REDIRECTION = /(\d?)(>>|>\||>&|<&|<<|<>|&>>?|>|<)/y;

class NotRead extends Error {}

/**
 * Reads a shell command that consists of lists, pipelines and groups of simple commands; null for any other (`if`,
 * loops, functions, here-documents) and for one that is not valid.
 */
export function readShell(command: string): List | null {
  try {
    const reader = new Reader(command);
    const list = reader.list();
    return reader.atEnd() ? list : null;
  } catch (error) {
    if (error instanceof NotRead) return null;
    throw error;
  }
}

class Reader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  atEnd(): boolean {
    this.#skip(BETWEEN_CHAINS);
    return this.#at >= this.#text.length;
  }

  list(): List {
    const chains: List = [];
    for (;;) {
      this.#skip(BETWEEN_CHAINS);
      if (this.#at >= this.#text.length || this.#text[this.#at] === ')' || this.#isCloser()) return chains;
      chains.push(this.#chain());
    }
  }

  #chain(): Chain {
    const chain: Chain = { pipelines: [this.#pipeline()], joints: [], background: false };
    for (;;) {
      this.#skip(BLANKS);
      const joint = this.#take('&&') ?? this.#take('||');
      if (joint === null) break;
      this.#skip(BLANKS_AND_LINES);
      chain.joints.push(joint as '&&' | '||');
      chain.pipelines.push(this.#pipeline());
    }
    chain.background = this.#take('&') !== null;
    return chain;
  }

  #pipeline(): Pipeline {
    const pipeline: Pipeline = { inverted: false, commands: [] };
    while (/^![ \t]/.test(this.#text.slice(this.#at, this.#at + 2))) {
      pipeline.inverted = !pipeline.inverted;
      this.#at += 1;
      this.#skip(BLANKS);
    }
    for (;;) {
      pipeline.commands.push(this.#command());
      this.#skip(BLANKS);
      if (this.#text.startsWith('||', this.#at) || this.#take('|') === null) return pipeline;
      this.#take('&');
      this.#skip(BLANKS_AND_LINES);
    }
  }

  #command(): Simple | Group {
    const opener =
      this.#take('(') ?? (/^\{[ \t\n]/.test(this.#text.slice(this.#at, this.#at + 2)) ? this.#take('{') : null);
    if (opener !== null) {
      this.#enter();
      const list = this.list();
      this.#depth -= 1;
      if (this.#take(opener === '(' ? ')' : '}') === null) throw new NotRead();
      const { redirected, opens } = this.#words();
      return { kind: 'group', list, redirected, opens };
    }
    const simple = this.#words();
    const [first] = simple.words;
    if (first === undefined && !simple.redirected) throw new NotRead();
    if (first !== undefined && COMPOUND.has(first.raw)) throw new NotRead();
    return simple;
  }

  #words(): Simple {
    const simple: Simple = { kind: 'simple', words: [], redirected: false, opens: false };
    for (;;) {
      this.#skip(BETWEEN_WORDS);
      const [, descriptor, operator] = this.#skip(REDIRECTION) ?? [];
      if (operator !== undefined) {
        if (operator === '<<') throw new NotRead();
        this.#skip(BLANKS);
        const target = this.#word();
        if (target === null) throw new NotRead();
        const ofStdout =
          operator.startsWith('&') || (operator.startsWith('>') && (descriptor === '' || descriptor === '1'));
        if (ofStdout && !/^([12]|\/dev\/(stdout|stderr|tty)|\/proc\/.*)$/.test(target.text)) simple.redirected = true;
        if (!/^([012-]|\/dev\/(null|stdin|stdout|stderr))$/.test(target.text)) simple.opens = true;
        continue;
      }
      this.#skip(COMMENT);
      const word = this.#word();
      if (word === null) return simple;
      if (this.#text[this.#at] === '(') throw new NotRead();
      simple.words.push(word);
    }
  }

  /** The next word; null if there is an operator, a closing bracket or the end. */
  #word(): Word | null {
    const begin = this.#at;
    let text = '';
    for (; this.#at < this.#text.length; this.#at += 1) {
      const character = this.#text[this.#at]!;
      if (/[\s;&|()<>]/.test(character) || (this.#at === begin && this.#isCloser())) break;
      if (character === '\\') text += this.#text[++this.#at] ?? '';
      else if (character === "'") text += this.#until("'");
      else if (character === '"') text += this.#doubleQuoted();
      else if (character === '`') text += this.#expanded(() => this.#until('`'));
      else if (this.#beginsExpansion()) text += this.#expanded(() => this.#expansion());
      else text += character;
    }
    return this.#at === begin ? null : { text, raw: this.#text.slice(begin, this.#at) };
  }

  /** The text up to the next `end`, at which it stops. */
  #until(end: string): string {
    const begin = this.#at + 1;
    const at = this.#text.indexOf(end, begin);
    if (at === -1) throw new NotRead();
    this.#at = at;
    return this.#text.slice(begin, at);
  }

  #doubleQuoted(): string {
    let text = '';
    for (this.#at += 1; this.#text[this.#at] !== '"'; this.#at += 1) {
      const character = this.#text[this.#at];
      if (character === undefined) throw new NotRead();
      if (character === '\\') text += this.#text[++this.#at] ?? '';
      else if (character === '`') text += this.#expanded(() => this.#until('`'));
      else if (this.#beginsExpansion()) text += this.#expanded(() => this.#expansion());
      else text += character;
    }
    return text;
  }

  #beginsExpansion(): boolean {
    return /^\$[({]/.test(this.#text.slice(this.#at, this.#at + 2));
  }

  #expanded(read: () => void): string {
    read();
    return '\ufffd';
  }

  /** `$(…)`, `${…}`: up to the bracket that closes it. */
  #expansion(): void {
    this.#enter();
    const open: string[] = [];
    for (this.#at += 1; this.#at < this.#text.length; this.#at += 1) {
      const character = this.#text[this.#at]!;
      if (character === '\\') this.#at += 1;
      else if (character === "'") this.#until("'");
      else if (character === '"') this.#doubleQuoted();
      else if (character === '(') open.push(')');
      else if (character === '{') open.push('}');
      else if (character === open.at(-1)) open.pop();
      if (open.length === 0) {
        this.#depth -= 1;
        return;
      }
    }
    throw new NotRead();
  }

  /** Called where a part begins that may hold others of its kind. */
  #enter(): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new NotRead();
  }

  #isCloser(): boolean {
    return this.#text[this.#at] === '}' && /^(?:[\s;&|)]|$)/.test(this.#text.slice(this.#at + 1, this.#at + 2));
  }

  #take(token: string): string | null {
    if (!this.#text.startsWith(token, this.#at)) return null;
    this.#at += token.length;
    return token;
  }

  #skip(what: RegExp): RegExpExecArray | null {
    what.lastIndex = this.#at;
    const found = what.exec(this.#text);
    this.#at += found?.[0].length ?? 0;
    return found;
  }
}
