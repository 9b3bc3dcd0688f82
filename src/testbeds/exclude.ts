/** A character of a shell pattern, or a star. */
type Token = '*' | ((character: string) => boolean);

/**
 * A test for paths below a directory (`a/b`) that GNU tar leaves out with `--exclude` for each of these patterns and
 * `-C directory .`: a pattern may begin after any slash, `*` and `?` match slashes too, and a directory takes all below
 * it along.
 */
export function excluder(patterns: string[]): (below: string) => boolean {
  const all = patterns.map(tokensOf);
  return (below) => {
    const name = `./${below}`;
    const starts = [0, ...[...name.matchAll(/\//g)].map(({ index }) => index + 1)];
    return starts.some((start) => all.some((tokens) => matches(tokens, [...name.slice(start)])));
  };
}

/** True if the pattern matches the text, or a directory above it. Takes at most the product of both lengths. */
function matches(tokens: Token[], text: string[]): boolean {
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

function tokensOf(pattern: string): Token[] {
  const characters = [...pattern];
  const tokens: Token[] = [];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at]!;
    const set = character === '[' ? /^\[([!^]?)(\]?[^\]]*)\]/su.exec(characters.slice(at).join('')) : null;
    if (set !== null) {
      tokens.push(setOf(set[1]! !== '', [...set[2]!]));
      at += [...set[0]].length - 1;
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

/** `[a-z]` or `[!a-z]`. */
function setOf(isNegated: boolean, members: string[]): Token {
  const ranges: [string, string][] = [];
  for (let at = 0; at < members.length; at += 1) {
    const isRange = members[at + 1] === '-' && at + 2 < members.length;
    ranges.push([members[at]!, members[isRange ? at + 2 : at]!]);
    if (isRange) at += 2;
  }
  return (given) => ranges.some(([first, last]) => given >= first && given <= last) !== isNegated;
}
