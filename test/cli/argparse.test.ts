import { describe, expect, test } from 'vitest';
import { argparseWords } from '../../src/cli/argparse.ts';

const OPTIONS = [
  { short: '-c', long: '--command', required: true },
  { short: '-o', long: '--output', required: true },
  { short: '-n', long: '--new-session', required: false },
  { short: '-q', long: '--quiet', required: false },
  { long: '--queue', required: true },
  { short: '-h', long: '--help', required: false },
];
const read = (words: string[]) => argparseWords(words, OPTIONS);

// Each as argparse of Python 3.11 takes it.
describe('words read as argparse reads them', () => {
  test.each<[words: string[], full: string[]]>([
    [['m'], ['--', 'm']],
    [
      ['m', '--out', 'o', '--comm=x'],
      ['--output=o', '--command=x', '--', 'm'],
    ],
    [
      ['-oo', '-c=x', 'm'],
      ['--output=o', '--command=x', '--', 'm'],
    ],
    [
      ['--output=', 'm'],
      ['--output=', '--', 'm'],
    ],
    [
      ['-qn', 'm', '-nqcx'],
      ['--quiet', '--new-session', '--new-session', '--quiet', '--command=x', '--', 'm'],
    ],
    [
      ['-nc', 'x', 'm'],
      ['--new-session', '--command=x', '--', 'm'],
    ],
    [
      ['-c', '-x y', 'm'],
      ['--command=-x y', '--', 'm'],
    ],
    [
      ['-c', '-1', 'm'],
      ['--command=-1', '--', 'm'],
    ],
    [
      ['-q', '--', '-m'],
      ['--quiet', '--', '-m'],
    ],
    [
      ['', '-'],
      ['--', '', '-'],
    ],
    [['m', '--nope', '--he'], ['--help']],
  ])('%j', (words, full) => expect(read(words)).toEqual(full));

  test.each<[words: string[], fault: RegExp]>([
    [['--qu', 'm'], /^--qu may be --quiet or --queue; agentbench evaluate --help/],
    [['--=x', 'm'], /^-- may be --command or --output or/],
    [['--outs', 'm'], /^--outs is not an option/],
    [['-z', 'm'], /^-z is not an option/],
    [['m', '--output'], /^--output needs a value/],
    [['-c', '--output', 'm'], /^--command needs a value/],
    [['-c', '--', 'm'], /^--command needs a value/],
    [['--quiet=x', 'm'], /^--quiet takes no value/],
    [['-nx', 'm'], /^--new-session takes no value/],
  ])('%j is refused', (words, fault) => expect(() => read(words)).toThrow(fault));
});
