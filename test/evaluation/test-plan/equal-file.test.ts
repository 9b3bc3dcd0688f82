import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestPlan, TestPoint } from '../../../src/datasets/types.ts';
import { equalFile } from '../../../src/evaluation/test-plan/equal-file.ts';
import { listFiles, writtenBetween } from '../../../src/evaluation/test-plan/files.ts';
import type { Testbed } from '../../../src/testbeds/types.ts';
import { processorTime } from '../../support/processor.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aProvider, runIn } from '../../support/testbed.ts';

const EXPECTED: Record<string, string | Buffer> = {
  'expected.txt': 'one\r\ntwo\r\n',
  'expected.csv': 'a,b\r\n1,"two words"\r\n',
  'expected.json': '{"a": 1, "b": [true]}',
  'expected.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff]),
  'other.txt': 'three\n',
  'empty.txt': '',
  'blank.csv': '\r\n \n',
  'sub/expected ünï.txt': 'odd\n',
};

describe.each(['host', 'docker'] as const)('a file of the point that equals an expected one, on %s', (kind) => {
  let testbed: Testbed;
  let plan: TestPlan;
  beforeAll(async () => {
    const root = temporaryDirectory();
    for (const [name, content] of Object.entries(EXPECTED)) {
      mkdirSync(path.dirname(path.join(root, 'evaluation', name)), { recursive: true });
      writeFileSync(path.join(root, 'evaluation', name), content);
    }
    plan = {
      kind: 'test_plan',
      file: '',
      mode: 'dev',
      points: [],
      evaluationDirectory: path.join(root, 'evaluation'),
      requirements: '',
    };
    const fixtures = [{ source: path.join(root, 'evaluation'), target: 'evaluation' }];
    testbed = await (await aProvider(kind)).open({ fixtures });
  });

  async function decide(expectedFiles: string[], before: string, script: string): Promise<string | null> {
    const signal = new AbortController().signal;
    const clean = `find . -mindepth 1 -maxdepth 1 ! -name evaluation -exec rm -r {} +; ${before || ':'}`;
    expect((await runIn(testbed, clean)).exit.exitCode).toBe(0);
    const listed = await listFiles(testbed, signal);
    await runIn(testbed, script);
    const written = writtenBetween(listed, await listFiles(testbed, signal));
    return equalFile(testbed, plan, { expectedFiles } as TestPoint, written);
  }

  test.each<[what: string, expected: string[], before: string, script: string, equal: string]>([
    [
      'as it is',
      ['evaluation/expected.txt'],
      '',
      `printf 'one\\r\\ntwo\\r\\n' >out.txt`,
      'out.txt equals evaluation/expected.txt',
    ],
    [
      'with other line ends',
      ['evaluation/expected.txt'],
      '',
      'printf "one\\ntwo" >out.txt',
      'out.txt equals evaluation/expected.txt',
    ],
    [
      'CSV by cells',
      ['evaluation/expected.csv'],
      '',
      `printf '"a","b"\\n1,two words\\n' >r.csv`,
      'r.csv equals evaluation/expected.csv',
    ],
    [
      'JSON by value',
      ['evaluation/expected.json'],
      '',
      `printf '{"b":[true],"a":1.0}' >r.json`,
      'r.json equals evaluation/expected.json',
    ],
    [
      'bytes',
      ['evaluation/expected.png'],
      '',
      String.raw`printf '\211PNG\000\377' >r.png`,
      'r.png equals evaluation/expected.png',
    ],
    [
      'in a directory',
      ['evaluation/expected.txt'],
      '',
      'mkdir -p src/out; printf "one\\ntwo" >src/out/a.txt',
      'src/out/a.txt equals evaluation/expected.txt',
    ],
    [
      'in evaluation/ itself',
      ['evaluation/expected.txt'],
      '',
      'printf "one\\ntwo" >evaluation/out.txt',
      'evaluation/out.txt equals evaluation/expected.txt',
    ],
    [
      'among others',
      ['evaluation/expected.txt'],
      '',
      'echo no >a.txt; echo no >z.txt; printf "one\\ntwo" >m.txt',
      'm.txt equals evaluation/expected.txt',
    ],
    [
      'of an odd name',
      ['evaluation/expected.txt'],
      '',
      `printf "one\\ntwo" >'with space
and ünï.txt'`,
      'with space\nand ünï.txt equals evaluation/expected.txt',
    ],
    [
      'expected under an odd name',
      ['evaluation/sub/expected ünï.txt'],
      '',
      'echo odd >r.txt',
      'r.txt equals evaluation/sub/expected ünï.txt',
    ],
    [
      'named in another way',
      ['./evaluation//expected.txt'],
      '',
      'printf "one\\ntwo" >r.txt',
      'r.txt equals evaluation/expected.txt',
    ],
    [
      'written anew with the content it had',
      ['evaluation/expected.txt'],
      'printf "one\\ntwo" >out.txt',
      'printf "one\\ntwo" >out.txt',
      'out.txt equals evaluation/expected.txt',
    ],
    [
      'for each of two',
      ['evaluation/expected.txt', 'evaluation/other.txt'],
      '',
      'printf "one\\ntwo" >a.txt; echo three >b.txt',
      'a.txt equals evaluation/expected.txt; b.txt equals evaluation/other.txt',
    ],
  ])('decides: %s', async (_, expected, before, script, equal) => {
    expect(await decide(expected, before, script)).toBe(equal);
    await runIn(testbed, 'rm -f evaluation/out.txt');
  });

  test.each<[what: string, expected: string[], before: string, script: string]>([
    ['nothing is expected', [], '', 'echo x >x.txt'],
    ['nothing was written', ['evaluation/expected.txt'], '', 'true'],
    ['it was there before and not touched', ['evaluation/expected.txt'], 'printf "one\\ntwo" >out.txt', 'cat out.txt'],
    ['it differs', ['evaluation/expected.txt'], '', 'printf "one\\nthree" >out.txt'],
    ['it is of another kind', ['evaluation/expected.txt'], '', 'printf "one\\ntwo" >out.log'],
    ['one of two has no equal', ['evaluation/expected.txt', 'evaluation/other.txt'], '', 'printf "one\\ntwo" >a.txt'],
    ['the expected file is not in the dataset', ['evaluation/nowhere.txt'], '', 'echo x >x.txt'],
    ['the expected file has a pattern for a name', ['evaluation/*.txt'], '', 'printf "one\\ntwo" >a.txt'],
    ['the expected file is a directory', ['evaluation/sub'], '', 'echo x >x'],
    ['the expected file is empty', ['evaluation/empty.txt'], '', ': >out.txt'],
    ['the expected file is blank', ['evaluation/blank.csv'], '', 'echo >out.csv'],
    ['it is a link to the expected one', ['evaluation/expected.txt'], '', 'ln -s evaluation/expected.txt out.txt'],
  ])('does not decide: %s', async (_, expected, before, script) => {
    expect(await decide(expected, before, script)).toBeNull();
  });

  test('does not decide: the point writes the expected file itself', async () => {
    const overwritten = `printf 'made by the program' | tee evaluation/expected.txt >out.txt`;
    expect(await decide(['evaluation/expected.txt'], '', overwritten)).toBeNull();
    const alike = `printf 'one\\r\\ntwo\\r\\n' | tee evaluation/expected.txt >out.txt`;
    expect(await decide(['./evaluation/expected.txt'], '', alike)).toBeNull();
  });

  test('does not decide: the plan has no files of its own', async () => {
    const free: TestPlan = { ...plan, evaluationDirectory: null };
    expect(await equalFile(testbed, free, { expectedFiles: ['a.txt'] } as TestPoint, ['a.txt'])).toBeNull();
  });

  test('a table that is far longer than the expected one is not parsed', async () => {
    const begun = processorTime();
    const wide = `head -c 20000000 /dev/zero | tr '\\000' , >out.csv`;
    expect(await decide(['evaluation/expected.csv'], '', wide)).toBeNull();
    expect(processorTime() - begun).toBeLessThan(10_000);
  });
});
