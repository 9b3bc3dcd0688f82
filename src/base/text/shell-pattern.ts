/** A character of a shell pattern, or a star. */
type Token = '*' | ((character: string) => boolean);
export type ShellPattern = Token[];

/**
 * A test for paths (`a/b`) by a pattern as a shell expands it, folder by folder: no star matches a slash, nor the dot of
 * a hidden file. Braces are plain text. Takes at most the product of both lengths.
 */
export function pathPattern(pattern: string): (name: string) => boolean {
  const parts = pattern.split('/').map((part) => ({ tokens: shellPattern(part), hidden: /^\\?\./.test(part) }));
  return (name) => {
    const folders = name.split('/');
    return (
      folders.length === parts.length &&
      parts.every(({ tokens, hidden }, at) => {
        const folder = folders[at]!;
        return (hidden || !folder.startsWith('.')) && matchesBeginning(tokens, [...folder]);
      })
    );
  };
}

/** True if the pattern matches the text up to a slash or its end. Takes at most the product of both lengths. */
export function matchesBeginning(tokens: ShellPattern, text: string[]): boolean {
  let at = 0;
  let token = 0;
  let star: { token: number; at: number } | null = null;
  for (;;) {
    const wanted = tokens[token];
    if (wanted === undefined && (at === text.length || text[at] === '/')) return true;
    if (wanted === '*') {
      star = { token, at };
      token += 1;
    } else if (wanted !== undefined && at < text.length && wanted(text[at]!)) {
      token += 1;
      at += 1;
    } else if (star !== null && star.at < text.length) {
      star.at += 1;
      at = star.at;
      token = star.token + 1;
    } else return false;
  }
}

/** A pattern in which `*` and `?` match any character. */
export function shellPattern(pattern: string): ShellPattern {
  const characters = [...pattern];
  const lastEnd = characters.lastIndexOf(']');
  /** Places within a set after which no end of it comes: they are not read again. */
  const endless = new Set<number>();
  const tokens: Token[] = [];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at]!;
    const set = character === '[' && at < lastEnd ? setAt(characters, at + 1, endless) : null;
    if (set !== null) {
      tokens.push(set.token);
      at = set.end;
    } else if (character === '*') tokens.push('*');
    else if (character === '?') tokens.push(() => true);
    else {
      if (character === '\\' && at + 1 < characters.length) at += 1;
      const wanted = characters[at]!;
      tokens.push((given) => given === wanted);
    }
  }
  return tokens;
}

/** Classes of characters, `[[:digit:]]`. */
const CLASSES: Record<string, RegExp> = {
  ...{ alpha: /\p{L}/u, upper: /\p{Lu}/u, lower: /\p{Ll}/u, digit: /[0-9]/, xdigit: /[0-9A-Fa-f]/ },
  ...{ alnum: /[\p{L}\p{N}]/u, punct: /[\p{P}\p{S}]/u, cntrl: /\p{Cc}/u, blank: /[ \t]/, space: /\s/ },
  ...{ graph: /[^\s\p{C}]/u, print: /[^\p{C}]/u },
};

/** `a-z]` or `!a-z]` after a bracket, and the place of its end; null if it has none. */
function setAt(characters: string[], start: number, endless: Set<number>): { token: Token; end: number } | null {
  const isNegated = characters[start] === '!' || characters[start] === '^';
  const first = isNegated ? start + 1 : start;
  const tests: ((given: string) => boolean)[] = [];
  let at = first;
  const passed: number[] = [];
  const none = () => {
    for (const place of passed) endless.add(place);
    return null;
  };
  /** The character at this place, which may be escaped. */
  const next = () => {
    if (characters[at] === '\\') at += 1;
    at += 1;
    return characters[at - 1];
  };
  while (characters[at] !== ']' || at === first) {
    if (at >= characters.length || (at !== first && endless.has(at))) return none();
    if (at !== first) passed.push(at);
    const [whole, name] = /^\[:([a-z]+):\]/.exec(characters.slice(at, at + 12).join('')) ?? [];
    if (name !== undefined) {
      // Of an unknown class, the pattern matches nothing.
      const members = CLASSES[name];
      if (members === undefined) return { token: () => false, end: characters.length };
      tests.push((given) => members.test(given));
      at += whole!.length;
      continue;
    }
    const low = next();
    const isRange = characters[at] === '-' && at + 1 < characters.length && characters[at + 1] !== ']';
    if (isRange) at += 1;
    const high = isRange ? next() : low;
    if (low === undefined || high === undefined) return none();
    tests.push((given) => given >= low && given <= high);
  }
  return { token: (given) => tests.some((test) => test(given)) !== isNegated, end: at };
}
