import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportFiles, writeReportFiles } from '../../../src/report/files/write.ts';
import type { Status } from '../../../src/results/schema.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aReport, aResult } from '../sample.ts';
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

test('ten thousand trials take well under a second a file', () => {
  const statuses: Status[] = ['passed', 'failed', 'error', 'not_run'];
  const evaluation = { ...aResult().evaluation!, output_tail: 'E <assert> "no" & never\n'.repeat(170) } as never;
  const report = aReport(
    Array.from({ length: 10_000 }, (_, at) => ({
      id: `i-${at >> 1}`,
      trial: (at & 1) + 1,
      type: `type-${at % 9}`,
      status: statuses[at % 4]!,
      result: { evaluation },
    })),
  );
  const before = performance.now();
  reportFiles(report, '');
  expect(performance.now() - before).toBeLessThan(3000);
});
