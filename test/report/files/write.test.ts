import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportFiles, writeReportFiles } from '../../../src/report/files/write.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aSuite } from './support.ts';

const NAMES = ['summary.md', 'run.json', 'results.json', 'junit.xml', 'ctrf.json', 'badge.json'];

describe('writeReportFiles', () => {
  test('makes the directory and writes every file', async () => {
    const directory = path.join(temporaryDirectory(), 'a', 'b');
    const written = await writeReportFiles(directory, aSuite(), '## Summary 😀\n');
    expect(written).toEqual(NAMES.map((name) => path.join(directory, name)));
    expect(readdirSync(directory).sort()).toEqual(NAMES.toSorted());
    const texts = NAMES.map((name) => [name, readFileSync(path.join(directory, name), 'utf8')]);
    expect(Object.fromEntries(texts)).toEqual(reportFiles(aSuite(), '## Summary 😀\n'));
  });

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
    expect(readdirSync(directory).sort()).toEqual(['junit.xml', 'results.json', 'run.json', 'summary.md']);
  });
});
