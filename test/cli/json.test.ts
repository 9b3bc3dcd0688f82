import { execFileSync } from 'node:child_process';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainJson } from '../../src/cli/json.ts';
import { anyCharacter } from '../support/any-character.ts';
import { agentbench, ROOT } from '../support/cli.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const EXAMPLE = path.join(ROOT, 'examples/dataset');

describe('--json', () => {
  test('every command that has output prints one document, and nothing beside it', async () => {
    const cwd = temporaryDirectory();
    execFileSync('git', ['init', '--quiet'], { cwd });
    const commands: [args: string[], keys: string[]][] = [
      [
        ['run', '--instances', 'greeting-1'],
        ['schema', 'planned', 'totals'],
      ],
      [['show'], ['schema', 'runs', 'notes']],
      [
        ['show', 'agentbench-results/latest', 'greeting-1'],
        ['schema', 'runs', 'notes'],
      ],
      [['report'], ['schema', 'totals', 'instances']],
      [
        ['plan', '--dataset', EXAMPLE],
        ['matrix', 'count'],
      ],
      [
        ['validate', '--dataset', EXAMPLE],
        ['dataset', 'instances', 'by_type'],
      ],
      [
        ['export', 'exported', '--dataset', EXAMPLE, '--image', 'debian:bookworm'],
        ['dataset', 'directory', 'tasks'],
      ],
      [['doctor'], ['host', 'docker', 'findings']],
      [
        ['init', '--list'],
        ['0', '1'],
      ],
      [['init'], ['workflow', 'written', 'notes']],
    ];
    for (const [args, keys] of commands) {
      const { exitCode, stdout, stderr } = await agentbench([...args, '--json'], { cwd });
      expect({ args, exitCode }).toEqual({ args, exitCode: 0 });
      expect(Object.keys(JSON.parse(stdout))).toEqual(expect.arrayContaining(keys));
      // What a run says meanwhile is for people.
      if (args[0] === 'run') expect(stderr).toContain('✓ passed greeting-1');
      else expect({ args, stderr }).toEqual({ args, stderr: '' });
    }
  });

  test.each([
    ['run', '--trials', '0'],
    ['show', 'nowhere'],
    ['report', 'nowhere'],
    ['plan', '--dataset', 'nowhere'],
    ['validate', '--dataset', 'nowhere'],
    ['init', '--workflow', 'none'],
  ])('%s %s: a fault is no document', async (...args) => {
    const { exitCode, stdout, stderr } = await agentbench([...args, '--json']);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(/^agentbench: /);
  });

  test('a document means the same, and holds nothing that a terminal or the runner acts on', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: anyCharacter }), (value, text) => {
        const document = plainJson(JSON.stringify([value, text, `##[${text}`]));
        expect(JSON.parse(document)).toEqual(JSON.parse(JSON.stringify([value, text, `##[${text}`])));
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
        expect(document).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]|##\[/);
      }),
    );
    expect(plainJson('"\u{e0041}\u202e##["')).toBe('"\\udb40\\udc41\\u202e##\\u005b"');
  });
});
