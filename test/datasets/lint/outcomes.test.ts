import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { outcomesOf } from '../../../src/datasets/lint/outcomes.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const OK = 'Setup successful';

/** `always`, `never` or `open`; null if the command is not understood. */
function said(command: string): string | null {
  const outcomes = outcomesOf(command, OK);
  if (outcomes === null) return null;
  if (outcomes.every((outcome) => outcome.said)) return 'always';
  return outcomes.some((outcome) => outcome.said) ? 'open' : 'never';
}

describe('the text', () => {
  test.each([
    `echo "${OK}"`,
    `echo ${OK}`,
    `printf '%s\\n' "${OK}"`,
    `test -f x; echo "${OK}"`,
    `test -f x\necho '${OK}'`,
    `test -f x & echo "${OK}"`,
    `true && echo "${OK}" || echo "Setup failed"`,
    `test -f x || true && echo "${OK}"`,
    `test -f x && echo "${OK}" || echo "${OK}"`,
    `make | tee log && echo "${OK}" || echo failed`,
    `{ test -f x; echo "${OK}"; }`,
    `(cd /; echo "${OK}")`,
    `! false && echo "${OK}"`,
    `A=1; echo "${OK}" # whatever`,
    `sleep 0.5s; sleep 1 && echo $((2 * 3)) | tee /tmp/log && echo "${OK}"`,
    `echo x >/dev/null 2>&1 && echo "${OK}"`,
    `printf '%s 100%%' "$x" && echo "${OK}"`,
  ])('is always said: %s', (command) => {
    expect(said(command)).toBe('always');
  });

  test.each([
    `test -f x && echo "${OK}" || echo "Setup failed"`,
    `set -e; test -f x; echo "${OK}"`,
    `set -eu\ntest -f x\necho "${OK}"`,
    `test -f x || exit 1; echo "${OK}"`,
    `builtin exit 1; echo "${OK}"`,
    `(test -f x || exit 1) && echo "${OK}"`,
    `test -f x || { echo "Setup failed"; exit 1; }; echo "${OK}"`,
    `python3 -c "print('${OK}' if 1 else 'Setup failed')"`,
    `timeout 5 ssh localhost echo "${OK}" 2>/dev/null || echo "Setup failed"`,
    `echo $(test -f x && echo "${OK}")`,
    `echo "${OK}" | grep -f x`,
    `cat x | grep -q y && echo "${OK}"`,
    `sh -c '[ -f x ] && echo "${OK}"'`,
    `test "$(cat x)" = "$(cat y)" && echo "${OK}"`,
    `test \${x:-"a)"} && echo "${OK}"`,
    `echo x > /data/probe && echo "${OK}"`,
    `: < /etc/app.conf && echo "${OK}"`,
    `: > /data/probe; echo "${OK}"`,
    `{ echo x; } >> /data/probe && echo "${OK}"`,
    `echo x | cat > /data/probe && echo "${OK}"`,
    `printf %d "$x" && echo "${OK}"`,
    `eval 'test -f x && echo "${OK}"'`,
    `sleep "$(cat f)" && echo "${OK}"`,
    `echo x | tee /data/f && echo "${OK}"`,
    `cat log | head -"$(cat n)" && echo "${OK}"`,
    `cat log | sort -o/data/f && echo "${OK}"`,
    `printf "$(cat f)" && echo "${OK}"`,
  ])('is not always said: %s', (command) => {
    expect(said(command)).toBe('open');
  });

  test.each([`echo "${OK}" > log`, `false && echo "${OK}"`, `exit 1; echo "${OK}"`])('is not said: %s', (command) => {
    expect(said(command)).toBe('never');
  });

  test.each([
    `if [ -f x ]; then echo "${OK}"; fi`,
    `check() { test -f x; }; check && echo "${OK}"`,
    `cat <<END\n${OK}\nEND`,
    `echo "${OK}`,
    `trap 'echo "${OK}"' EXIT`,
    `: "\${PORT:?}"; echo "${OK}"`,
    `set -eu; : "$PORT"; echo "${OK}"`,
    `echo $((1/$(cat n))) && echo "${OK}"`,
    `A=$((1/n)); echo "${OK}"`,
    `shopt -s failglob; echo *.txt && echo "${OK}"`,
    '',
  ])('is not judged where the command is not read: %s', (command) => {
    expect(said(command)).toBe(null);
  });
});

test('groups within groups are judged in a moment, and not at all where they are very many', () => {
  const nested = (depth: number) => `${'{ a; '.repeat(depth)}echo "${OK}"; ${'}; '.repeat(depth)}`;
  expect(said(nested(60))).toBe('always');
  expect(said(nested(100_000))).toBe(null);
  expect(said(`${'$('.repeat(100_000)}`)).toBe(null);
  expect(said(`echo ${'"$(echo '.repeat(10_000)}${')"'.repeat(10_000)}`)).toBe(null);
});

test.each(['constructor', '__proto__', 'toString'])('%s is a command like any other', (name) => {
  expect(outcomesOf(name, OK)!.map(({ succeeded }) => succeeded)).toEqual([true, false]);
});

/** What real shells do with the same commands is among the outcomes. */
test.each([
  'test -f x && echo yes || echo no',
  'test -d d; echo yes',
  'set -e; test -f x; echo yes',
  'false || { echo yes; exit 3; }; echo no',
  '! test -f x && echo yes',
  '(exit 2); echo yes',
  'echo yes | grep -q no',
  'echo yes | cat',
  'A=$(test -f x) && echo yes',
  'echo a > none/file && echo yes',
  ': > none/file; echo yes',
  ': < none || echo yes',
  '{ echo a; } > none/file || echo yes',
  'echo a | cat > none/file && echo yes',
  'printf %d a && echo yes',
  'command exit 1; echo yes',
  'sleep "$(cat d/none)" && echo yes',
  'echo a | tee none/file && echo yes',
  'echo a | sort -onone/file && echo yes',
  'printf "%z" && echo yes',
  'printf -- %d a && echo yes',
  'echo yes > file; cat file | grep -q yes || echo "yes"',
  '! { echo yes; exit 3; }',
  'builtin echo yes',
])('a real shell ends in one of the outcomes: %s', (command) => {
  const directory = temporaryDirectory();
  mkdirSync(path.join(directory, 'd'));
  let real = { succeeded: true, said: false };
  try {
    real = { succeeded: true, said: execFileSync('sh', ['-c', command], { cwd: directory }).includes('yes') };
  } catch (error) {
    real = { succeeded: false, said: (error as { stdout: Buffer }).stdout.includes('yes') };
  }
  const outcomes = outcomesOf(command, 'yes')!.map(({ succeeded, said }) => ({ succeeded, said }));
  expect(outcomes).toContainEqual(real);
});
