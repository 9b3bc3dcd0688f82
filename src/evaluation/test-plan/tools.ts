import type { IntegrityNote } from '../../results/schema.ts';
import type { Testbed } from '../../testbeds/types.ts';

/** What a test case's commands are likely to run, and a verdict to hang on; with what we look at files with. */
const TOOLS = [
  ...['sh', 'bash', 'python', 'python3', 'pytest', 'perl', 'grep', 'diff', 'curl', 'cat', 'timeout'],
  ...['find', 'sha256sum'],
];
/** With one of these replaced, a test report is no evidence. */
const TRUSTED = new Set(['sh', 'bash', 'python', 'python3', 'pytest']);
const LIMIT = 30_000;
/** A console script as pip writes it: a few lines of Python that import pytest's own entry point. */
const PYTEST_SCRIPT = /^#!.*\n(?:.*\n){0,5}?from (?:_?pytest)\b[\w.]* import /;

/** Where each tool was found, and a digest of it; with the first lines of pytest's script. */
export interface Tools {
  found: Map<string, string>;
  pytestScript: string;
}

/** Finds the tools a shell of the testbed would run. */
export async function findTools(testbed: Testbed, signal: AbortSignal): Promise<Tools> {
  const script = `for tool in ${TOOLS.join(' ')}; do
  at=$(command -v "$tool") && printf '%s\\t%s\\t%s\\n' "$tool" "$at" "$(sha256sum <"$at" | cut -c1-64)"
done; at=$(command -v pytest) && printf '\\n' && head -c 600 "$at"; :`;
  const chunks: Buffer[] = [];
  const output = (stream: 'stdout' | 'stderr', chunk: Buffer) => {
    if (stream === 'stdout') chunks.push(Buffer.from(chunk));
  };
  await testbed.run({ shell: 'sh', script, environment: {}, timeout: LIMIT, lasting: false, output }, signal);
  const [list, pytestScript = ''] = splitOnce(Buffer.concat(chunks).toString(), '\n\n');
  const lines = list.split('\n').map((line) => line.split('\t'));
  return { found: new Map(lines.map(([tool, ...rest]) => [tool!, rest.join(' ')])), pytestScript };
}

/** What became of the tools while the agent worked: notes, and whether what they report can be believed. */
export function compareTools(before: Tools, after: Tools): { notes: IntegrityNote[]; believed: boolean } {
  const changed = TOOLS.filter((tool) => before.found.has(tool) && before.found.get(tool) !== after.found.get(tool));
  // An agent installs what its project requires, also another version of pytest.
  const genuine = PYTEST_SCRIPT.test(after.pytestScript);
  if (!before.found.has('pytest') && after.found.has('pytest') && !genuine) changed.push('pytest');
  const notes = changed.map((tool) => ({
    kind: 'tool_replaced',
    detail: `${tool}: ${before.found.get(tool) ?? 'not there'} before the agent, ${after.found.get(tool) ?? 'gone'} after it`,
  }));
  return { notes, believed: !changed.some((tool) => TRUSTED.has(tool) && !(tool === 'pytest' && genuine)) };
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}
