import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Redactor } from '../../../src/base/redact/redact.ts';
import type { TestPoint } from '../../../src/datasets/types.ts';
import { reportNames, writeReports, writtenReports } from '../../../src/evaluation/test-plan/reports.ts';
import type { PointResult } from '../../../src/results/evaluation.ts';
import { figuresOf } from '../../../src/results/point-figures.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

/** No secrets. */
const NONE = new Redactor([]);

describe('the name of a report', () => {
  test.each([
    '1.1 Program startup',
    '2.3a 用户登录（成功）',
    'metric',
    'a-b_c.d (e) [f] {g} #h & i, j; k!',
    'console',
    'it.json',
    'x'.repeat(150),
    '字'.repeat(50),
    '-',
  ])('is the metric itself where it can be: %s', (metric) => {
    expect(reportNames([metric])).toEqual([`${metric}.json`]);
  });

  test.each([
    ['a slash', 'Add/remove', /^Add_remove-[0-9a-f]{8}\.json$/],
    ['a colon', '2.1: Login', /^2\.1_ Login-[0-9a-f]{8}\.json$/],
    ['what shells and artifacts dislike', 'a\\b"c<d>e|f*g?h\ni', /^a_b_c_d_e_f_g_h_i-[0-9a-f]{8}\.json$/],
    ['a NUL', 'a\0b', /^a_b-[0-9a-f]{8}\.json$/],
    ['a directory above', '../../etc/passwd', /^_\.\._\.\._etc_passwd-[0-9a-f]{8}\.json$/],
    ['the directory', '.', /^_\.-[0-9a-f]{8}\.json$/],
    ['the directory above', '..', /^_\.\.-[0-9a-f]{8}\.json$/],
    ['a hidden file', '.bashrc', /^_\.bashrc-[0-9a-f]{8}\.json$/],
    ['nothing', '', /^_-[0-9a-f]{8}\.json$/],
    ['nothing but space', '  ', /^_-[0-9a-f]{8}\.json$/],
    ['space around it', ' a ', /^a-[0-9a-f]{8}\.json$/],
    ['a device of Windows', 'AUX', /^_AUX-[0-9a-f]{8}\.json$/],
    ['the same with an extension', 'com1.x', /^_com1\.x-[0-9a-f]{8}\.json$/],
    ['180 bytes of Chinese', '字'.repeat(60), /^字{47}-[0-9a-f]{8}\.json$/],
    ['a long text', 'x'.repeat(100_000), /^x{141}-[0-9a-f]{8}\.json$/],
    ['characters of four bytes', '😀'.repeat(60), /^(😀){35}-[0-9a-f]{8}\.json$/u],
    ['half a character', 'a\ud800', /^a\ufffd-[0-9a-f]{8}\.json$/],
  ])('is made safe: %s', (_, metric, name) => {
    expect(reportNames([metric])[0]).toMatch(name);
  });

  test('does not depend on the points before it, unless they have it', () => {
    const [, second] = reportNames(['a/b', 'a:b']);
    expect(second).toBe(reportNames(['a:b'])[0]);
    expect(new Set(reportNames(['a', 'a', 'A']).map((name) => name.toLowerCase())).size).toBe(3);
    expect(new Set(reportNames(['\u00e9', 'e\u0301']).map((name) => name.normalize('NFC'))).size).toBe(2);
    for (const name of reportNames(['字'.repeat(60), '字'.repeat(60), '字'.repeat(60)]))
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(155);
  });

  test('is one of its own, on any file system, for any metrics', () => {
    const metric = fc.oneof(
      fc.constantFrom(
        'a',
        'A',
        'a ',
        'a/b',
        'a:b',
        'a_b',
        '',
        '.',
        '..',
        'é',
        'e\u0301',
        'con',
        '\ud800',
        '\ud801',
        '字'.repeat(60),
      ),
      fc.string({ unit: anyCharacter }),
      fc.string({ minLength: 100, maxLength: 300 }),
    );
    fc.assert(
      fc.property(fc.array(metric, { maxLength: 40 }), (metrics) => {
        const names = reportNames(metrics);
        expect(names).toHaveLength(metrics.length);
        expect(new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(metrics.length);
        for (const name of names) {
          expect(Buffer.byteLength(name)).toBeLessThanOrEqual(155);
          expect(name).toMatch(/^[^\p{Cc}"*/:<>?\\|]+\.json$/u);
          expect(name).not.toMatch(/^\.|^(con|prn|aux|nul|com\d|lpt\d)\./i);
          expect(name.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});

describe('the reports', () => {
  test('are one file for each judged point, as PRDbench writes them', async () => {
    const directory = temporaryDirectory();
    const points = ['1.1 Start', 'a/b', 'unjudged', '中文'].map(aPoint);
    await writeReports(
      directory,
      points,
      [scored(2, 'well'), scored(0, 'line\n"quoted"'), scored(null), scored(1, 'a secret: opensesame')],
      new Redactor(['opensesame']),
    );
    expect(readdirSync(path.join(directory, 'reports')).sort()).toEqual(
      ['1.1 Start.json', reportNames(['a/b'])[0]!, '中文.json'].sort(),
    );
    const read = (name: string) => JSON.parse(readFileSync(path.join(directory, 'reports', name), 'utf8'));
    expect(read('1.1 Start.json')).toEqual({
      metric: '1.1 Start',
      description: 'of 1.1 Start',
      score: 2,
      explanation: 'well',
    });
    expect(read(reportNames(['a/b'])[0]!)).toMatchObject({ metric: 'a/b', explanation: 'line\n"quoted"' });
    expect(Object.keys(read('中文.json'))).toEqual(['metric', 'description', 'score', 'explanation']);
    expect(read('中文.json').explanation).toBe('a secret: ***');
  });

  test('are read again as they were written, by name', async () => {
    const directory = temporaryDirectory();
    await writeReports(directory, ['b', 'a', 'c'].map(aPoint), [scored(2), scored(null), scored(1)], NONE);
    const written = await writtenReports(directory);
    expect([...written.keys()]).toEqual(['b.json', 'c.json']);
    for (const [name, text] of written) expect(text).toBe(readFileSync(path.join(directory, 'reports', name), 'utf8'));
  });

  test('are none where nothing was judged, or the evaluation came to none', async () => {
    const directory = temporaryDirectory();
    expect(await writtenReports(directory)).toEqual(new Map());
    await writeReports(directory, [aPoint('a')], [scored(null)], NONE);
    expect(existsSync(path.join(directory, 'reports'))).toBe(true);
    expect(await writtenReports(directory)).toEqual(new Map());
  });

  test('are regular files: pipes, links and directories beside them are not opened, and a huge file is not read', async () => {
    const directory = temporaryDirectory();
    await writeReports(directory, [aPoint('a')], [scored(2)], NONE);
    execFileSync('sh', ['-c', 'mkfifo b.json; ln -s /dev/zero c.json; mkdir d.json; truncate -s 1G e.json'], {
      cwd: path.join(directory, 'reports'),
    });
    expect([...(await writtenReports(directory)).keys()]).toEqual(['a.json']);
  });

  test('may be fewer than the points, where the evaluation was cut short', async () => {
    const directory = temporaryDirectory();
    await writeReports(directory, ['a', 'b'].map(aPoint), [scored(2)], NONE);
    expect([...(await writtenReports(directory)).keys()]).toEqual(['a.json']);
  });

  test("average to our score by the benchmark's own rule: the files' scores / their number / 2", async () => {
    const metric = fc.oneof(fc.string(), fc.constantFrom('a/b', 'A/B', '2.1: x', '字'.repeat(60), 'same'));
    const anyPoint = fc.record({ metric, score: fc.constantFrom<PointResult['score']>(0, 1, 2, null) });
    await fc.assert(
      fc.asyncProperty(fc.array(anyPoint, { minLength: 1, maxLength: 12 }), async (given) => {
        const directory = temporaryDirectory();
        await writeReports(
          directory,
          given.map(({ metric }) => aPoint(metric)),
          given.map(({ score }) => scored(score)),
          NONE,
        );
        const files = readdirSync(path.join(directory, 'reports')).filter((name) => name.endsWith('.json'));
        const scores = files.map(
          (name) => JSON.parse(readFileSync(path.join(directory, 'reports', name), 'utf8')).score as number,
        );
        const average = scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length / 2;
        expect(figuresOf(given.map(({ score }) => scored(score))).score).toBe(average);
      }),
      { numRuns: 50 },
    );
  });
});

function aPoint(metric: string): TestPoint {
  return {
    metric,
    description: `of ${metric}`,
    type: 'shell_interaction',
    testcases: [],
    inputFiles: [],
    expectedOutput: null,
    expectedFiles: [],
    notes: [],
  };
}

function scored(score: PointResult['score'], explanation = ''): PointResult {
  const decided_by = score === null ? 'none' : 'judge';
  return {
    metric: '',
    type: 'shell_interaction',
    score,
    decided_by,
    explanation,
    vacuous: false,
    testcases: [],
    notes: [],
  };
}
