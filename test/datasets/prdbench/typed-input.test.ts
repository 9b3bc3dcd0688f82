import { describe, expect, test } from 'vitest';
import type { TestCase } from '../../../src/datasets/types.ts';
import { caseOf, kindsOf, outside } from './project.ts';

describe('what is typed', () => {
  test.each<[unknown, Partial<TestCase>, string[]]>([
    [null, { input: null }, []],
    [undefined, { input: null }, []],
    ['', { input: null }, ['empty_input']],
    [7, { input: null }, ['unexpected_value']],
    [['1'], { input: null }, ['unexpected_value']],
    ['evaluation/one.in', { input: ['first', '', 'last'], inputFile: 'evaluation/one.in' }, ['crlf']],
    ['./evaluation//two.in', { input: ['1', '', '2'], inputFile: 'evaluation/two.in' }, []],
    ['evaluation/empty.in', { input: [], inputFile: 'evaluation/empty.in' }, ['empty_input_file']],
    ['evaluation/enters.in', { input: ['', ''], inputFile: 'evaluation/enters.in' }, []],
    ['evaluation/latin.in', { input: ['f\uFFFDr'], inputFile: 'evaluation/latin.in' }, ['invalid_utf8']],
    ['one.in', { input: ['first', '', 'last'], inputFile: 'evaluation/one.in' }, ['input_path', 'crlf']],
    ['inputs/only.in', { input: ['deep'], inputFile: 'evaluation/deep/only.in' }, ['input_path']],
    ['evaluation/misspelt.1.in', { input: ['x'], inputFile: 'evaluation/mis_spelt.1in' }, ['similar_name']],
    ['\n', { input: [''] }, ['inline_input']],
    ['1\r\n\r\n2', { input: ['1', '', '2'] }, ['inline_input', 'crlf']],
    ['1\n2\n\n', { input: ['1', '2', ''] }, ['inline_input']],
    ['1\\n2\\n', { input: ['1', '2'] }, ['inline_input', 'literal_newline']],
    ['print "a\\n"\nexit', { input: ['print "a\\n"', 'exit'] }, ['inline_input']],
    ['read demo.txt', { input: ['read demo.txt'] }, ['inline_input']],
    ['/help', { input: ['/help'] }, ['inline_input']],
    ['src', { input: ['src'] }, ['inline_input']],
    ['Ctrl+C', { input: [] }, ['interrupt_input']],
    ['^C', { input: [] }, ['interrupt_input']],
    ['\u0003', { input: [] }, ['interrupt_input']],
  ])('%j', async (given, expected, kinds) => {
    const testcase = await caseOf('python src/main.py', given);
    expect(testcase).toMatchObject({ inputFile: null, unrunnable: null, ...expected });
    expect(kindsOf(testcase.notes)).toEqual(kinds);
  });

  test.each<[string, string, string]>([
    ['gone.in', 'input_file_missing', 'its input file gone.in is not in the dataset'],
    ['evaluation/gone', 'input_file_missing', 'its input file evaluation/gone is not in the dataset'],
    ['evaluation', 'inline_input', ''],
    ['evaluation/near-1.in', 'input_file_missing', 'its input file evaluation/near-1.in is not in the dataset'],
    ['other/twice.in', 'input_file_missing', 'its input file other/twice.in is not in the dataset'],
    ['../secret.in', 'unsafe_path', 'its input file ../secret.in is outside of the project'],
    ['evaluation/../../x', 'unsafe_path', 'its input file evaluation/../../x is outside of the project'],
    ['/etc/motd.txt', 'unsafe_path', 'its input file /etc/motd.txt is outside of the project'],
    [`${outside}/secret.in`, 'unsafe_path', `its input file ${outside}/secret.in is outside of the project`],
    ['evaluation/link.in', 'unsafe_path', 'its input file evaluation/link.in is outside of the project'],
    [
      'evaluation/folder/secret.in',
      'input_file_missing',
      'its input file evaluation/folder/secret.in is not in the dataset',
    ],
    ['evaluation/one\0.in', 'unsafe_path', 'its input file evaluation/one\0.in is outside of the project'],
  ])('%j is never read', async (given, kind, unrunnable) => {
    const { notes, ...testcase } = await caseOf('python src/main.py', given);
    expect(kindsOf(notes)).toEqual([kind]);
    expect(testcase).toMatchObject(
      unrunnable === '' ? { input: [given], unrunnable: null } : { input: null, inputFile: null, unrunnable },
    );
  });

  test.each<[string, boolean]>([
    ['echo "1" | python main.py', true],
    ['cd src && printf "1\\n2\\n" | python main.py', true],
    ['cat evaluation/one.in | python main.py', true],
    ['python main.py < evaluation/one.in', true],
    ["python main.py <<< $'5\\n2'", true],
    ['python main.py | tee log', false],
    ['python main.py "a < b | c"', false],
    ["python -c 'print(1 < 2)'", false],
    ['echo ready && python main.py', false],
    ['echo ready || python main.py', false],
    ['python setup.py && timeout 5 python main.py', false],
  ])('%s feeds itself: %s', async (command, feeds) => {
    const testcase = await caseOf(command, '1');
    expect(testcase.command).toBe(command);
    expect(testcase.input).toEqual(feeds ? null : ['1']);
    expect(kindsOf(testcase.notes)).toEqual([feeds ? 'input_in_command' : 'inline_input']);
  });
});
