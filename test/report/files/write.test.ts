import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { badgeJson } from '../../../src/report/files/badge.ts';
import { resultsJson } from '../../../src/report/files/results.ts';
import { writeReportFiles } from '../../../src/report/files/write.ts';
import { typesCsv, typesTex } from '../../../src/report/papers/files.ts';
import { writeReportPage } from '../../../src/report/run-page.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aSuite, ctrfJson, junitXml } from './support.ts';

const NAMES = [
  'summary.md',
  'run.json',
  'results.json',
  'junit.xml',
  'ctrf.json',
  'badge.json',
  'types.csv',
  'types.tex',
];

describe('writeReportFiles', () => {
  test('makes the directory and writes every file', async () => {
    const directory = path.join(temporaryDirectory(), 'a', 'b');
    const written = await writeReportFiles(directory, aSuite(), '## Summary 😀\n');
    expect(written).toEqual(NAMES.map((name) => path.join(directory, name)));
    expect(readdirSync(directory).sort()).toEqual(NAMES.toSorted());
    const texts = NAMES.map((name) => [name, readFileSync(path.join(directory, name), 'utf8')]);
    const suite = aSuite();
    expect(Object.fromEntries(texts)).toEqual({
      'summary.md': '## Summary 😀\n',
      'run.json': `${JSON.stringify({ ...suite.run, planned: ['PLANNED'] }, null, 2)}\n`.replace('"PLANNED"', () =>
        suite.run.planned.map((entry) => JSON.stringify(entry)).join(',\n    '),
      ),
      'results.json': resultsJson(suite),
      'junit.xml': junitXml(suite),
      'ctrf.json': ctrfJson(suite),
      'badge.json': badgeJson(suite),
      'types.csv': [...typesCsv(suite)].join(''),
      'types.tex': typesTex(suite),
    });
  });

  test.each(['one byte: é', '\ufeff two: … 😀', 'half a character: … \ud83d', 'é \ude00'])(
    'writes UTF-8: %j',
    async (text) => {
      const directory = temporaryDirectory();
      await writeReportFiles(directory, aSuite(), text);
      expect(readFileSync(path.join(directory, 'summary.md'))).toEqual(Buffer.from(text));
    },
  );

  test('writes over what an earlier report left', async () => {
    const directory = temporaryDirectory();
    writeFileSync(path.join(directory, 'badge.json'), 'x'.repeat(100_000));
    await writeReportFiles(directory, aSuite(), '');
    expect(JSON.parse(readFileSync(path.join(directory, 'badge.json'), 'utf8')).label).toBe('Benchmark');
  });

  test('a file that cannot be written is told, and nothing of it is left', async () => {
    const directory = temporaryDirectory();
    mkdirSync(path.join(directory, 'junit.xml', 'taken'), { recursive: true });
    await expect(writeReportFiles(directory, aSuite(), '')).rejects.toThrow(/junit\.xml/);
    expect(readdirSync(directory).sort()).toEqual(NAMES.toSorted());
  });

  test('nor is half a page', async () => {
    const directory = temporaryDirectory();
    mkdirSync(path.join(directory, 'report.html', 'taken'), { recursive: true });
    await expect(writeReportPage(directory, aSuite())).rejects.toThrow(/report\.html/);
    expect(readdirSync(directory)).toEqual(['report.html']);
  });
});
