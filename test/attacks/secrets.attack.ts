import path from 'node:path';
import { describe } from 'vitest';
import { findBelow, findIn, needlesOf } from '../../e2e/runner/secrets.ts';
import { plain } from '../../src/base/text/untrusted.ts';
import { type RowContext, row } from '../faults/table.ts';
import { agentbench } from '../support/cli.ts';
import { filesOf } from '../support/files.ts';
import { attack, type TestbedName } from './attacked.ts';

const KEY = 'sk-live_hunter.22~two';
/** `$h` and `$t`: two parts of the secret, each worth nothing. */
const PARTS = 'h=$(printf %s "$KEY" | cut -c1-9); t=$(printf %s "$KEY" | cut -c10-);';

const TRICKS: [what: string, script: string][] = [
  ['half of a secret at the end of stdout, half of it on stderr', 'printf %s "$h"; printf %s "$t" >&2'],
  [
    'a secret in colours, as grep makes them; with a title, a link, half a sequence in it',
    String.raw`printf '%s\033[01;31m\033[K%s\033[m\033[K\n' "$h" "$t"; printf '%s\033]0;x\007%s\n' "$h" "$t"
     printf '%s\033]8;;https://x.invalid\033\\%s\n' "$h" "$t"; printf '\033]0;%s\007%s\n' "$h" "$t"; printf '%s\033\033%s\n' "$h" "$t"`,
  ],
  [
    'a secret with characters of no width, soft hyphens, bells and zeros in it',
    String.raw`printf '%s\342\200\213%s\n%s\302\255%s\n%s\007%s\n%s\000%s\n%s\010%s\n' "$h" "$t" "$h" "$t" "$h" "$t" "$h" "$t" "$h" "$t"`,
  ],
  [
    'a secret of which every character is percent-encoded, or an escape of JSON',
    String.raw`printf %s "$KEY" | od -An -v -tx1 | tr -d '\n' | sed 's/ /%/g'; echo
     printf %s "$KEY" | od -An -v -tx1 | tr -d '\n' | sed 's/ /\\u00/g'; echo`,
  ],
  [
    'a secret with a character of no width in it: as the name of a file, in a file, as its model',
    String.raw`z=$(printf '\342\200\213'); echo x >"$h$z$t"; printf '%s\033[31m%s\n' "$h" "$t" >notes.txt
     printf '{"input_tokens":1,"output_tokens":1,"model":"%s\\u200b%s"}' "$h" "$t" >usage.json`,
  ],
];

describe('secrets put together', () => {
  for (const testbed of ['docker', 'host'] as const) {
    for (const [what, script] of TRICKS) {
      row('attacks', { what: `prints or leaves ${what}`, stage: 'agent', testbed }, (context) =>
        leak(context, testbed, script),
      );
    }
  }
});

/** Occurrences of the secret in everything that a run and its report write and print, raw and cleaned of hidden text. */
async function leak(context: RowContext, testbed: TestbedName, script: string): Promise<string> {
  const { expect } = context;
  const { result, measured } = await attack(context, testbed, `${PARTS}\n${script}`, { 'agent-env': `KEY=${KEY}` });
  expect(result.status).toBe('passed');
  const place = path.dirname(measured.directory);
  const results = path.basename(measured.directory);
  const printed = [
    await agentbench(['show', results, '*', '--log', 'agent'], { cwd: place }),
    await agentbench(['show', results, '*'], { cwd: place }),
    await agentbench(['report', results, '--results-path', 'all', '--fail-on', 'never'], { cwd: place }),
  ].map(({ stdout, stderr }) => stdout + stderr);
  const needles = needlesOf({ KEY });
  expect(await findBelow('files', place, needles)).toEqual([]);
  for (const text of printed) expect(findIn('printed', text, needles)).toEqual([]);
  let masks = 0;
  for (const [name, text] of await filesOf(place)) {
    const seen = plain(`${name}\n${text}`);
    const decoded = seen.replace(/%([\da-f]{2})|\\+u00([\da-f]{2})/gi, (_, one, two) =>
      String.fromCharCode(Number.parseInt(one ?? two, 16)),
    );
    for (const shown of [seen, decoded]) expect(shown.includes(KEY) ? name : '').toBe('');
    masks += text.split('***').length - 1;
  }
  expect(masks).toBeGreaterThan(0);
  return `${result.status}; a mask in its place, in every file and on the console`;
}
