/** One simple command of a shell's text. */
export interface ShellCommand {
  /** Its words without quotes; assignments before it and redirections are not among them. */
  words: string[];
  /** Names of the files that its output is redirected to, not those of its errors alone. */
  writes: string[];
  /** True if it reads the output of another command. */
  isPiped: boolean;
  /** True if the shell does not wait for it: `… &`. */
  isLeft: boolean;
}

/** The longest text that is read, in characters, and the most commands. */
const LONGEST = 20_000;
const MOST = 200;
/** Substitutions in quotes, or in here-documents' ends, of other ones are followed to this depth. */
const DEEPEST = 20;

/** Words of the grammar that come before a command or after one. */
const KEYWORDS = new Set(['if', 'then', 'elif', 'else', 'fi', 'while', 'until', 'do', 'done', 'esac', '{', '}', '!']);

/**
 * The simple commands of a shell's text, in order. It is only read, never run: quotes, pipes, lists, redirections, comments,
 * here-documents, arrays, functions and compound commands are known; `$( )`, backquotes and the like stay parts of their
 * word. `for` and `case` are commands of their own, the words `do`, `then`, `{` and the like are not.
 */
export function shellCommands(text: string): ShellCommand[] {
  return new Reader(text.slice(0, LONGEST)).read();
}

/** Parts without commands: arithmetic, a condition after `[[`, and the pattern before those of a branch of `case`. */
const ARITHMETIC = /\(\([^\n]{0,300}?\)\)/y;
const CONDITION = /[\s\S]{0,300}?\s\]\](?=[\s;&|)]|$)/y;
const BRANCH = /(?!\s*esac\b)\s*\(?[^\s()][^()\n]{0,300}\)/y;
/** After the name of a function, where it is defined. */
const DEFINITION = /[ \t]*\([ \t]*\)/y;

/** Within a substitution; `<<<` begins no here-document. */
const HERE_DOCUMENT = /(?<!<)<<-?[ \t]*(?=['"\\A-Za-z_])/y;
const COMMENT = /(?<=[\s;&|(])#[^\n]*/y;
const OPENING: Record<string, string> = { ')': '(', '}': '{' };

const ASSIGNMENT = /^[A-Za-z_]\w*(\[[^\]]*\])?\+?=/;

class Reader {
  readonly #text: string;
  #at = 0;
  readonly #commands: ShellCommand[] = [];
  #command: ShellCommand = newCommand(false);
  /** Functions that the text defines: the commands in them count in the place of their calls. */
  readonly #functions = new Set<string>();
  /** Ends of here-documents whose text begins at the next line. */
  #ends: string[] = [];
  /** Substitutions around the place. */
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): ShellCommand[] {
    while (this.#at < this.#text.length && this.#commands.length < MOST) this.#next();
    this.#end();
    return this.#commands;
  }

  #next(): void {
    const rest = this.#text.slice(this.#at, this.#at + 3);
    const character = rest[0]!;
    if (character === '\n') {
      this.#at += 1;
      this.#end();
      this.#skipHereDocuments();
    } else if (rest.startsWith('\\\n')) this.#at += 2;
    else if (/\s/.test(character)) this.#at += 1;
    else if (character === '#') this.#at = this.#lineEnd(this.#at);
    else if (/^[0-9]?(&>|>&|>|<)/.test(rest) || rest.startsWith('&>')) this.#redirection();
    else if (character === '(' && this.#skip(ARITHMETIC)) this.#end();
    else if (/[;&|()]/.test(character)) {
      const operator = /^(\|\||\|&|&&|;;|.)/.exec(rest)![0];
      this.#at += operator.length;
      this.#end(operator);
      if (operator === ';;') this.#skip(BRANCH);
    } else this.#word();
  }

  #end(operator = ''): void {
    if (this.#functions.has(this.#command.words[0] ?? '')) this.#command.words = [];
    if (this.#command.words.length > 0 || this.#command.writes.length > 0) this.#commands.push(this.#command);
    // After `( … ) &` the command within was ended by its bracket.
    const last = this.#commands.at(-1);
    if (operator === '&' && last !== undefined) last.isLeft = true;
    this.#command = newCommand(operator === '|' || operator === '|&');
  }

  #redirection(): void {
    const sign = /^[0-9]?(?:<<<|<<-?|&>>?|>>|>\||>&|<&|<>|>|<)/.exec(this.#text.slice(this.#at, this.#at + 5))![0];
    this.#at += sign.length;
    while (/[ \t]/.test(this.#text[this.#at] ?? '')) this.#at += 1;
    const target = this.#take();
    if (/^[0-9]?<<-?$/.test(sign)) this.#ends.push(target);
    else if (/^1?[&>]/.test(sign) && !/^(&?[0-9-]|\/dev\/.*)$/.test(target)) this.#command.writes.push(target);
  }

  #skipHereDocuments(): void {
    for (const end of this.#ends.splice(0)) {
      for (let line = ''; line.trim() !== end && this.#at < this.#text.length; ) {
        const next = this.#lineEnd(this.#at);
        line = this.#text.slice(this.#at, next);
        this.#at = next + 1;
      }
    }
  }

  #word(): void {
    const before = this.#at;
    const word = this.#take();
    // A character that no rule reads must not be read again.
    if (this.#at === before) this.#at += 1;
    const { words } = this.#command;
    // In quotes it is the name of a program.
    if (words.every((one) => one === 'time') && KEYWORDS.has(this.#text.slice(before, this.#at))) return;
    const isAssignment = words.length === 0 && ASSIGNMENT.test(word);
    if (!isAssignment && word !== '') words.push(word);
    if (/=$/.test(word) && ASSIGNMENT.test(word) && this.#text[this.#at] === '(') this.#skipArray();
    else if (words.length === 1 && word === '[[') this.#skip(CONDITION);
    else if (words.length === 3 && words[0] === 'case' && word === 'in' && this.#skip(BRANCH)) this.#end();
    else if (words.length === 1 ? this.#skip(DEFINITION) : words.length === 2 && words[0] === 'function') {
      this.#skip(DEFINITION);
      this.#functions.add(word);
      this.#command.words = [];
    }
  }

  #lineEnd(from: number): number {
    const end = this.#text.indexOf('\n', from);
    return end === -1 ? this.#text.length : end;
  }

  /** From the bracket in `a=(x y)` to the end of it. */
  #skipArray(): void {
    for (this.#at += 1; this.#at < this.#text.length && this.#text[this.#at] !== ')'; ) {
      const before = this.#at;
      if (this.#text[before] === '#') this.#at = this.#lineEnd(before);
      else this.#take();
      if (this.#at === before) this.#at += 1;
    }
    this.#at += 1;
  }

  #skip(what: RegExp): boolean {
    what.lastIndex = this.#at;
    const isHere = what.test(this.#text);
    if (isHere) this.#at = what.lastIndex;
    return isHere;
  }

  /** The word that begins here, without its quotes. */
  #take(): string {
    let word = '';
    while (this.#at < this.#text.length) {
      const character = this.#text[this.#at]!;
      if (/[\s;&|()<>]/.test(character)) break;
      if (character === "'" || character === '"') word += this.#quoted(character);
      else if (this.#text.startsWith("$'", this.#at)) {
        this.#at += 1;
        word += this.#quoted("'", true);
      } else if (character === '\\') {
        word += this.#text[this.#at + 1] ?? '';
        this.#at += 2;
      } else if (character === '`' || this.#text.startsWith('$(', this.#at) || this.#text.startsWith('${', this.#at)) {
        word += this.#substitution(character === '`' ? '`' : this.#text[this.#at + 1] === '(' ? ')' : '}');
      } else {
        word += character;
        this.#at += 1;
      }
    }
    return word;
  }

  #quoted(quote: string, isEscaping = quote === '"'): string {
    let word = '';
    for (this.#at += 1; this.#at < this.#text.length; ) {
      const character = this.#text[this.#at]!;
      if (character === quote) {
        this.#at += 1;
        break;
      }
      if (quote === '"' && this.#depth < DEEPEST && this.#text.startsWith('$(', this.#at)) {
        word += this.#substitution(')');
        continue;
      }
      if (isEscaping && character === '\\' && (quote === "'" || /["\\$`\n]/.test(this.#text[this.#at + 1] ?? '')))
        this.#at += 1;
      word += this.#text[this.#at] ?? '';
      this.#at += 1;
    }
    return word;
  }

  /** The substitution that begins here, as it is: its brackets, quotes and here-documents may be nested. */
  #substitution(close: string): string {
    const [start, ends] = [this.#at, this.#ends];
    const hasCommands = close === ')' && !this.#text.startsWith('$((', start);
    this.#ends = [];
    this.#depth += 1;
    this.#at += close === '`' ? 1 : 2;
    for (let depth = 0; this.#at < this.#text.length && depth >= 0; ) {
      const character = this.#text[this.#at]!;
      if (close !== '`' && (character === "'" || character === '"')) this.#quoted(character);
      else if (hasCommands && this.#depth < DEEPEST && this.#skip(HERE_DOCUMENT)) this.#ends.push(this.#take());
      else if (!hasCommands || !this.#skip(COMMENT)) {
        this.#at += character === '\\' ? 2 : 1;
        if (character === close) depth -= 1;
        else if (character === OPENING[close]) depth += 1;
        else if (character === '\n') this.#skipHereDocuments();
      }
    }
    this.#ends = ends;
    this.#depth -= 1;
    return this.#text.slice(start, this.#at);
  }
}

function newCommand(isPiped: boolean): ShellCommand {
  return { words: [], writes: [], isPiped, isLeft: false };
}
