import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { compareRuns } from '../../../src/comparison/compare-runs.ts';
import { runId, writeComparisonPage, writePage } from '../../../src/report/files/page.ts';
import { pageFiles } from '../../../src/report/files/page-logs.ts';
import { HOSTILE, reportIn, writeFiles } from '../../page/scene.ts';
import { aTrajectory } from '../../page/steps-scene.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { aReport, aResult } from '../sample.ts';
import { aPlan, aPoint } from './support.ts';

vi.mock('../../../src/report/files/page-template.ts', () => ({
  pageTemplate: async () => '<head>\n<!--index-->\n<script>\n<!--blocks-->\n</html>\n',
}));

let directory: string;
beforeEach(() => {
  directory = temporaryDirectory();
});

/** The blocks of a page: their attributes as they stand there, and their values; of a file, its head and its text. */
function blocksOf(file: string): { attributes: string; value: unknown }[] {
  const blocks = readFileSync(file, 'latin1').matchAll(
    /<script type="application\/octet-stream"(.*?)>(.*?)<\/script>/g,
  );
  return [...blocks].map(([, attributes, packed]) => ({
    attributes: attributes!.trim(),
    value: unpacked(inflateRawSync(Buffer.from(packed!, 'base64')), attributes!.includes('data-file')),
  }));
}

function unpacked(bytes: Buffer, isFile: boolean): unknown {
  if (!isFile) return JSON.parse(bytes.toString());
  const line = bytes.indexOf('\n');
  return { ...JSON.parse(bytes.toString('utf8', 0, line)), text: bytes.toString('utf8', line + 1) };
}

/** The files that a page would show of a trial. */
function filesOf(trial: string, result = aResult()): Record<string, unknown> {
  const files = [...pageFiles(trial, () => result)].map(([name, read]) => {
    const content = read();
    return [name, content === null ? null : unpacked(content, true)];
  });
  return Object.fromEntries(files);
}

test('steps and changes of a task are there for as many steps as a task may have', () => {
  const ends = ['', ...Array.from({ length: 199 }, (_, at) => `-step-${at + 2}`)];
  const files = (name: string) => ends.map((end) => `${name}${end}.json`);
  for (const name of [...files('trajectory'), ...files('changes')]) writeFiles(directory, 'trial-1', { [name]: '{}' });
  expect(Object.keys(filesOf(path.join(directory, 'trial-1')))).toEqual([...files('steps'), ...files('changes')]);
});

describe('writePage', () => {
  const trials = ['passed', 'failed', 'passed', 'error'].map((status, index) => ({
    id: `one-${index}`,
    status: status as 'passed',
  }));

  test('what it shows at once comes first, then records and files, what did not pass before what did', async () => {
    for (const { id } of trials) writeFiles(directory, `${id}/trial-1`, { 'agent.log': `log of ${id}` });
    const file = path.join(directory, 'report.html');
    await writePage(file, reportIn(directory, trials));
    expect(readFileSync(file, 'utf8')).toMatch(/^<head>\n(<script type[^<]*<\/script>\n){3}<script>\n<script type/);
    expect(blocksOf(file).map(({ attributes }) => attributes)).toEqual([
      'data-index=""',
      'data-report="n"',
      'data-run="n"',
      'data-records="n1 n3 n0 n2"',
      ...['n1', 'n3', 'n0', 'n2'].map((key) => `data-of="${key}" data-file="agent.log"`),
      'data-end=""',
    ]);
    expect(blocksOf(file)[4]!.value).toEqual({ text: 'log of one-1', bytes: 12, head: null });
    expect(readdirSync(directory), 'nothing is left beside it').toContain('report.html');
    expect(readdirSync(directory).filter((name) => name.startsWith('report'))).toEqual(['report.html']);
  });

  test('nothing that was written can be markup', async () => {
    const result = { integrity: [{ kind: HOSTILE, detail: HOSTILE }] };
    writeFiles(directory, 'one/trial-1', { 'agent.log': HOSTILE, 'prompt.txt': HOSTILE });
    const file = path.join(directory, 'report.html');
    await writePage(file, reportIn(directory, [{ id: 'one', type: HOSTILE, status: 'failed', result }]));
    expect(readFileSync(file, 'utf8')).not.toMatch(/pwned|evil|onerror/);
    expect(JSON.stringify(blocksOf(file))).toContain('pwned');
  });

  test('where there is no room for all, what passed is left out, and that is said', async () => {
    const noise = () => Array.from({ length: 3000 }, () => Math.random().toString(36)).join('\n');
    for (const { id } of trials)
      writeFiles(directory, `${id}/trial-1`, { 'agent.log': noise(), 'evaluation.log': noise() });
    const file = path.join(directory, 'report.html');
    await writePage(file, reportIn(directory, trials), { limit: 150_000 });
    const blocks = blocksOf(file);
    expect(blocks.filter(({ attributes }) => attributes.includes('n1')).length).toBe(3);
    expect(blocks.at(-1)!.value).toMatchObject({ records: [], files: expect.arrayContaining(['n2']), limit: 150_000 });
    expect(statSync(file).size).toBeLessThan(400_000);
    await writePage(file, reportIn(directory, trials), { limit: 10 });
    expect(blocksOf(file).map(({ attributes }) => attributes)).toEqual([
      'data-index=""',
      'data-report="n"',
      'data-run="n"',
      'data-end=""',
    ]);
    expect(blocksOf(file).at(-1)!.value).toMatchObject({ records: ['n1', 'n3', 'n0', 'n2'] });
  });

  test('of more trials than it is to show, those that passed are left out first', async () => {
    for (const { id } of trials) writeFiles(directory, `${id}/trial-1`, { 'agent.log': 'x' });
    const file = path.join(directory, 'report.html');
    await writePage(file, reportIn(directory, trials), { most: 3 });
    const blocks = blocksOf(file);
    expect(blocks.filter(({ attributes }) => attributes.startsWith('data-of')).length).toBe(3);
    expect(blocks.at(-1)!.value).toMatchObject({ records: ['n2'], files: ['n2'], most: 3 });
  });

  test('the steps of a trial are with its files; those that have no room are named', async () => {
    const file = path.join(directory, 'report.html');
    const trajectory = JSON.stringify(aTrajectory([{ command: 'ls', answer: 'x'.repeat(100_000) }]));
    for (const { id } of trials) writeFiles(directory, `${id}/trial-1`, { 'trajectory.json': trajectory });
    writeFiles(directory, 'one-1/trial-1', { 'trajectory.json': '{' });
    await writePage(file, reportIn(directory, trials), { most: 3 });
    const blocks = blocksOf(file);
    expect(blocks.map(({ attributes }) => attributes).slice(4, -1)).toEqual(
      ['n1', 'n3', 'n0'].map((key) => `data-of="${key}" data-file="steps.json"`),
    );
    const [broken, whole] = blocks.slice(4, -1).map(({ value }) => JSON.parse((value as { text: string }).text));
    expect(broken).toEqual({ steps: null, fault: expect.stringMatching(/^it is not valid JSON: /) });
    expect(whole.steps.steps[1]).toMatchObject({
      title: 'ls',
      answer_bytes: 100_000,
      calls: [{ answer: { text: 'x'.repeat(65_536), cut: { characters: 34_464, at: 16_384 } } }],
    });
    expect(blocks.at(-1)!.value).toMatchObject({ files: ['n2'], steps: ['n2'] });
    await writePage(file, reportIn(directory, trials), { limit: 10 });
    expect(blocksOf(file).at(-1)!.value).toMatchObject({ steps: ['n1', 'n3', 'n0', 'n2'] });
  });

  test('a trial of another machine has its row only, and that is said', async () => {
    const file = path.join(directory, 'report.html');
    await writePage(file, aReport(trials));
    expect(blocksOf(file).map(({ attributes }) => attributes.split('=')[0])).toEqual([
      'data-index',
      'data-report',
      'data-run',
      'data-end',
    ]);
    expect(blocksOf(file).at(-1)!.value).toMatchObject({ records: [], unread: ['n1', 'n3', 'n0', 'n2'], files: [] });
  });
});

describe('writeComparisonPage', () => {
  const statuses = [
    ['passed', 'failed', 'passed', 'passed'],
    ['passed', 'passed', 'error', 'passed'],
    ['failed', 'failed', 'passed', 'passed'],
  ];
  const comparison = () =>
    compareRuns(
      statuses.map((own, place) => ({
        name: `agent ${place}`,
        suite: reportIn(
          path.join(directory, `run-${place}`),
          own.map((status, index) => ({ id: `one-${index}`, status: status as 'passed' })),
        ),
      })),
      [],
      0,
    );

  test('the comparison comes first, then the runs, then their trials in turn, what differs before what does not', async () => {
    const file = path.join(directory, 'report.html');
    writeFiles(directory, 'run-1/one-2/trial-1', { 'agent.log': 'why' });
    await writeComparisonPage(file, comparison());
    expect(readFileSync(file, 'utf8')).toMatch(/^<head>\n(<script type[^<]*<\/script>\n){2}<script>\n<script type/);
    const blocks = blocksOf(file);
    expect(blocks.map(({ attributes }) => attributes)).toEqual([
      'data-index=""',
      'data-comparison=""',
      ...['A', 'B', 'C'].flatMap((id) => [`data-report="${id}"`, `data-run="${id}"`]),
      'data-records="A1 B2 C0 C1 A0 B0 C2 A2 B1 A3 B3 C3"',
      'data-of="B2" data-file="agent.log"',
      'data-end=""',
    ]);
    expect(blocks[0]!.value).toEqual(['A', 'B', 'C'].map((id, place) => ({ id, name: `agent ${place}` })));
    expect(blocks[1]!.value).toMatchObject({ schema: 'agentbench/comparison/v1', measure: 'success rate' });
  });

  test('where there is no room for all, every run has its share', async () => {
    const file = path.join(directory, 'report.html');
    await writeComparisonPage(file, comparison(), { most: 6 });
    const blocks = blocksOf(file);
    expect(blocks.at(-2)!.attributes).toBe('data-records="A1 B2 C0 C1 A0 B0"');
    expect(blocks.at(-1)!.value).toMatchObject({ records: ['C2', 'A2', 'B1', 'A3', 'B3', 'C3'], most: 6 });
  });

  test('runs are named as the columns of a sheet', () => {
    expect([0, 1, 25, 26, 49, 701, 702].map(runId)).toEqual(['A', 'B', 'Z', 'AA', 'AX', 'ZZ', 'AAA']);
  });
});

describe('the files of a trial', () => {
  test('hold what the latest attempts before it left, and no more', () => {
    const attempts = Array.from({ length: 8 }, (_, index) => `attempt-${index + 1}`);
    writeFiles(directory, 'trial', { 'agent.log': 'now' });
    for (const name of attempts)
      writeFiles(directory, `trial/${name}`, {
        'agent.log': name,
        'prompt.txt': 'not again',
        'result.json': JSON.stringify(aResult({ status: 'error' })),
      });
    symlinkSync(path.join(directory, 'trial/attempt-1'), path.join(directory, 'trial/attempt-9'));
    writeFiles(directory, 'trial/attempt-8', { 'result.json': 'torn' });
    const files = filesOf(path.join(directory, 'trial'));
    expect(Object.keys(files)).toEqual([
      'agent.log',
      ...[8, 7, 6, 5, 4].flatMap((number) => [`attempt-${number}/attempt.json`, `attempt-${number}/agent.log`]),
    ]);
    expect(files['attempt-8/attempt.json'], 'no record').toBeNull();
    expect(JSON.parse((files['attempt-7/attempt.json'] as { text: string }).text)).toEqual({
      status: 'error',
      error: null,
      started_at: '2026-11-21T12:00:00.000Z',
      duration: 1500,
    });
  });

  test('are prompt and logs in their order, and no others', () => {
    const names = ['evaluation.log', 'agent.log', 'agent-round-2.log', 'prompt.txt', 'result.json', 'core', 'a b.log'];
    writeFiles(directory, '.', Object.fromEntries(names.map((name) => [name, name])));
    expect(Object.keys(filesOf(directory))).toEqual(['prompt.txt', 'agent.log', 'evaluation.log', 'agent-round-2.log']);
  });

  test('those of a later step or round follow by its number', () => {
    const later = ['prompt', 'agent', 'evaluation'].map((name) => [2, 9, 10].map((step) => `${name}-step-${step}`));
    const names = later.flat().map((name) => `${name}.${name.startsWith('prompt') ? 'txt' : 'log'}`);
    writeFiles(directory, '.', Object.fromEntries([...names, 'agent.log'].map((name) => [name, name])));
    const [first, ...others] = Object.keys(filesOf(directory));
    expect(first).toBe('agent.log');
    for (const of of ['prompt', 'agent', 'evaluation'])
      expect(others.filter((name) => name.startsWith(of))).toEqual(names.filter((name) => name.startsWith(of)));
  });

  test('a long one is cut to its two ends, between characters and lines', () => {
    const lines = Array.from({ length: 40_000 }, (_, index) => `zeile äöü ${index}`).join('\n');
    writeFiles(directory, '.', { 'agent.log': lines });
    const { text, bytes, head } = filesOf(directory)['agent.log'] as { text: string; bytes: number; head: number };
    expect(bytes).toBe(Buffer.byteLength(lines));
    const content = Buffer.from(text);
    expect(lines.startsWith(content.toString('utf8', 0, head)), 'between characters').toBe(true);
    expect(lines.endsWith(`\n${content.toString('utf8', head)}`), 'between lines').toBe(true);
    expect(head).toBeGreaterThan(60_000);
    expect(content.length).toBeGreaterThan(250_000);
    expect(content.length).toBeLessThanOrEqual(256 * 1024);
  });

  test('the end of a line that is longer than what is kept of the end', () => {
    for (const end of ['the end', 'the end\n']) {
      writeFiles(directory, '.', { 'agent.log': `begin\n${'ä'.repeat(300_000)}${end}` });
      const { text, head } = filesOf(directory)['agent.log'] as { text: string; head: number };
      const last = Buffer.from(text).toString('utf8', head);
      expect(last).toMatch(/^ä+the end\n?$/);
      expect(last.length).toBeGreaterThan(90_000);
    }
  });

  test('no link is followed, no pipe waited for, and no name of a record leaves the directory', () => {
    writeFiles(directory, '.', { 'secret.txt': 'secret', 'trial/points/1.txt': 'said' });
    const trial = path.join(directory, 'trial');
    symlinkSync(path.join(directory, 'secret.txt'), path.join(trial, 'agent.log'));
    symlinkSync(directory, path.join(trial, 'linked'));
    execFileSync('mkfifo', [path.join(trial, 'evaluation.log')]);
    const transcripts = [
      'points/1.txt',
      '../secret.txt',
      'linked/secret.txt',
      `${directory}/secret.txt`,
      'points/none.txt',
    ];
    const testcase = {
      ...{
        command: 'x',
        input_lines: null,
        typed: 0,
        end: 'exit' as const,
        reason: null,
        exit_code: 0,
        duration_ms: 1,
      },
      ...{ output_tail: '', recording: null },
    };
    const testcases = transcripts.map((transcript) => ({ ...testcase, transcript }));
    const files = filesOf(trial, aResult({ evaluation: aPlan([aPoint({ testcases })]) }));
    expect(Object.entries(files).filter(([, content]) => content !== null)).toEqual([
      ['points/1.txt', { text: 'said', bytes: 4, head: null }],
    ]);
    expect(filesOf(path.join(directory, 'nowhere'))).toEqual({});
  });
});
