/** The longest script that is read, in characters. */
const LONGEST = 64 * 1024;

/** The parts of a script that count: comments, texts, the beginning of a call of a tool, names of members, brackets. */
const PARTS = new RegExp(
  [
    String.raw`\/\/.*|\/\*[^]*?(?:\*\/|$)`,
    String.raw`(?<text>"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?|\`(?:[^\`\\]|\\[^])*\`?)(?<isName>\s*:)?`,
    String.raw`(?<![\w$.])tools\s*(?:\.\s*(?<tool>[A-Za-z_$][\w$]*)|\[\s*["'](?<quoted>[\w$-]+)["']\s*\])\s*\(`,
    String.raw`(?<![\w$])(?<name>[A-Za-z_$][\w$]*)\s*:`,
    '(?<bracket>[()])',
  ].join('|'),
  'g',
);
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0', '\n': '' };

/** A tool, and the texts of its arguments; one that is no member's is `input`. */
export interface ScriptedCall {
  tool: string;
  given: Record<string, string>;
}

/**
 * The calls in a script that a model writes in the place of calls (Codex' code mode: `await tools.exec_command({cmd: "ls"})`),
 * with arguments that are literal texts; null if it is no such script. Untrusted.
 */
export function scriptedCalls({ input: script }: Readonly<Record<string, unknown>>): ScriptedCall[] | null {
  if (typeof script !== 'string' || !/\btools\s*[.[]/.test(script)) return null;
  const calls: { tool: string; given: [string, string][] }[] = [];
  let name = 'input';
  // Brackets within the call under way; 0 outside of one.
  let depth = 0;
  for (const { groups } of script.slice(0, LONGEST).matchAll(PARTS)) {
    const { text, isName, tool, quoted, name: member, bracket } = groups!;
    if (tool !== undefined || quoted !== undefined) {
      calls.push({ tool: (tool ?? quoted)!, given: [] });
      depth = 1;
    } else if (depth > 0 && bracket !== undefined) depth += bracket === '(' ? 1 : -1;
    else if (depth > 0 && text !== undefined && isName === undefined) calls.at(-1)!.given.push([name, unescaped(text)]);
    name = member ?? (isName === undefined ? 'input' : unescaped(text!));
  }
  // Of two members with one name, the first is the call's own.
  return calls.map(({ tool, given }) => ({ tool, given: Object.fromEntries(given.toReversed()) }));
}

function unescaped(literal: string): string {
  const sequence = /\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2})|([\s\S]))/gi;
  return literal.slice(1, -1).replace(sequence, (whole, braced, four, two, one) => {
    if (one !== undefined) return ESCAPES[one] ?? one;
    const code = Number.parseInt(braced ?? four ?? two, 16);
    return code > 0x10_ff_ff ? whole : String.fromCodePoint(code);
  });
}
