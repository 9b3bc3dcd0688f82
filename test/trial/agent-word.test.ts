import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { agentWord } from '../../src/trial/agent-word.ts';
import { temporaryDirectory } from '../support/temporary.ts';

describe('the command with which a script begins', () => {
  test.each<[script: string, word: string, decides: boolean, piped: boolean]>([
    ['my-agent', 'my-agent', true, false],
    ['  my-agent --flag "a b; c" <"$AGENTBENCH_PROMPT_FILE" 2>&1\n', 'my-agent', true, false],
    ['bash "$AGENTBENCH_AGENT_DIR/my-agent.sh" "$1"', 'bash "$AGENTBENCH_AGENT_DIR/my-agent.sh"', true, false],
    ['node --no-warnings x.mjs', 'node', true, false],
    ['MODEL=x exec env A=1 my-agent', 'my-agent', true, false],
    ['timeout 10m my-agent', 'my-agent', true, false],
    ['# comment\nexport A=1\ncd sub && my-agent | tee log', 'my-agent', true, true],
    ['mkdir -p x; my-agent \\\n  --flag # the end', 'my-agent', true, false],
    ['my-agent; echo done', 'my-agent', false, false],
    ['my-agent || other', 'my-agent', false, false],
    ["A='b c' '/opt/my agent/run' x", "'/opt/my agent/run'", true, false],
    ['> log my-agent', 'my-agent', true, false],
    ['2>log my-agent', 'my-agent', true, false],
    ['my-agent; other >log', 'my-agent', false, false],
    ['exec my-agent --flag', 'my-agent', true, false],
    ['ssh host', 'ssh', true, false],
  ])('%j: %s', (script, word, decides, piped) => {
    expect(agentWord(script)).toMatchObject({ word, decides, piped });
  });

  test.each([
    '',
    'x=1',
    'if true; then a; fi',
    '$(which a) b',
    '`a`',
    'a=$(b) c',
    '(a)',
    'f() { a; }',
    'a &',
    'eval a',
  ])('%j: cannot be told', (script) => {
    expect(agentWord(script)).toBe(null);
  });

  test('statements with lasting effects are not repeated before the command is looked for', () => {
    expect(agentWord('mkdir -p sub; echo hello >sub/file && cd sub; my-agent')?.check.split('\n')[0]).toBe(
      'cd sub || exit 0',
    );
  });

  test.each<[script: string, code: number]>([
    ['there', 0],
    ['./there', 0],
    ['./not-executable', 127],
    ['nowhere', 127],
    ['bash nowhere.sh', 127],
    ['bash not-executable', 0],
    ['bash there', 0],
    ['"$PLACE/there" x', 0],
    ['"$PLACE/nowhere" x', 127],
    ['export PATH=/nowhere; there', 127],
    ['cd nowhere && ./nowhere', 0],
    ['cd nowhere # its directory\n./nowhere', 0],
    ['cd / && ./there', 127],
    ['true | there', 0],
    ['-x', 127],
  ])('%j is looked for by bash and sh alike: %i', (script, code) => {
    const place = temporaryDirectory();
    for (const [name, mode] of [
      ['there', 0o755],
      ['not-executable', 0o644],
    ] as const)
      writeFileSync(path.join(place, name), '#!/bin/sh\n', { mode });
    const word = agentWord(script);
    for (const shell of ['bash', 'sh']) {
      const environment = { PATH: `${place}:${process.env.PATH}`, PLACE: place };
      let exitCode = 0;
      try {
        execFileSync(shell, ['-c', word?.check ?? 'exit 0'], { cwd: place, env: environment, stdio: 'pipe' });
      } catch (error) {
        exitCode = (error as { status: number }).status;
      }
      expect({ shell, exitCode }).toEqual({ shell, exitCode: code });
    }
  });
});
