import { execFileSync } from 'node:child_process';
import { mkdir, rename, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDurations } from '../../src/plan/durations.ts';
import type { Status } from '../../src/results/fields.ts';
import type { Result } from '../../src/results/records.ts';
import { aResult, aRun } from '../support/results.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** A trial as `id status duration+duration`, in milliseconds; the k-th line of an instance is its trial k. */
async function writeRun(directory: string, ...lines: string[]): Promise<void> {
  const trials = lines.map((line, index) => {
    const [id = '', status = '', stages = ''] = line.split(' ');
    const trial = lines.slice(0, index).filter((earlier) => earlier.startsWith(`${id} `)).length + 1;
    return { id, status: status as Status, trial, stages: stages.split('+').map(Number) };
  });
  const run = aRun(trials.map(({ status }) => status));
  for (const [index, { id, trial, status, stages }] of trials.entries()) {
    Object.assign(run.planned[index]!, { instance_id: id, trial });
    if (status === 'not_run') continue;
    await writeRecord(directory, `${id}/trial-${trial}`, {
      ...{ instance_id: id, trial, status },
      stages: stages.map((duration_ms) => ({ name: 'agent', started_at: '2026-01-01T00:00:00.000Z', duration_ms })),
    });
  }
  await writeFile(path.join(directory, 'run.json'), JSON.stringify(run));
}

async function writeRecord(directory: string, below: string, about: Partial<Result>): Promise<void> {
  await mkdir(path.join(directory, below), { recursive: true });
  await writeFile(path.join(directory, below, 'result.json'), JSON.stringify(aResult(about)));
}

async function read(baseline: string) {
  const { durations, notes } = await readDurations(baseline);
  return {
    durations: durations && Object.fromEntries(durations),
    notes: notes.map((note) => note.replaceAll(baseline, 'DIR')),
  };
}

describe('readDurations', () => {
  it('sums the stages of a trial, averages over trials, and leaves out what was not measured', async () => {
    const directory = temporaryDirectory();
    await writeRun(
      directory,
      ...['a-1 passed 100+200', 'a-1 failed 50', 'a-1 error 9000', 'b-1 failed 7', 'c-1 error 5', 'd-1 not_run'],
    );
    expect(await read(directory)).toEqual({ durations: { 'a-1': 175, 'b-1': 7 }, notes: [] });
  });

  it('takes all runs below a directory, four levels deep, as a baseline does', async () => {
    const directory = temporaryDirectory();
    for (const [below, line] of [
      ['one', 'a-1 passed 10'],
      ['two/of', 'a-1 passed 20'],
      ['three/of/them', 'b-1 passed 30'],
      ['four/of/them/all', 'c-1 passed 40'],
      ['five/of/them/all/left', 'd-1 passed 50'],
    ] as const) {
      await mkdir(path.join(directory, below), { recursive: true });
      await writeRun(path.join(directory, below), line);
    }
    expect(await read(directory)).toEqual({ durations: { 'a-1': 15, 'b-1': 30, 'c-1': 40 }, notes: [] });
  });

  it('takes no run from within a run, where an agent may have written it', async () => {
    const directory = temporaryDirectory();
    await writeRun(directory, 'a-1 passed 10');
    await writeRun(path.join(directory, 'a-1'), 'b-1 passed 20');
    expect(await read(directory)).toEqual({ durations: { 'a-1': 10 }, notes: [] });
  });

  it('reads a report, which has no records of trials beside it', async () => {
    const directory = temporaryDirectory();
    const trials = (...list: [Status, number | null][]) =>
      list.map(([status, duration_ms]) => ({ status, duration_ms }));
    const instances = [
      { instance_id: 'a-1', trials: trials(['passed', 100], ['failed', 200], ['error', 9000]) },
      { instance_id: 'b-1', trials: trials(['not_run', null]) },
    ];
    const run = aRun(['passed', 'failed', 'error', 'not_run']);
    await writeFile(path.join(directory, 'run.json'), JSON.stringify(run));
    const write = (schema: string) =>
      writeFile(path.join(directory, 'results.json'), JSON.stringify({ schema, instances }));
    await write('agentbench/report/v1');
    expect(await read(directory)).toEqual({ durations: { 'a-1': 150 }, notes: [] });
    // Two of them have no sum, and jobs of that length no end.
    instances[0]!.trials[0]!.duration_ms = 1.7e308;
    await write('agentbench/report/v1');
    expect((await read(directory)).durations).toBeNull();
    instances[0]!.trials[0]!.duration_ms = 100;
    await write('agentbench/report/v2');
    expect((await read(directory)).durations).toBeNull();
  });

  it('none is nothing; an artifact is none either, which is said', async () => {
    expect(await read('none')).toEqual({ durations: null, notes: [] });
    expect(await read('artifact')).toEqual({
      durations: null,
      notes: [expect.stringMatching(/^baseline: only the plan action/)],
    });
  });

  it('a directory without results is said; one that is not there is the wrong one', async () => {
    const directory = temporaryDirectory();
    expect(await read(directory)).toEqual({
      durations: null,
      notes: ['baseline: no measured trial was found below DIR; the jobs get equal counts'],
    });
    await expect(readDurations(path.join(directory, 'nowhere'))).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(
        /^baseline: there is no directory .*\/nowhere; results are what agentbench run writes/,
      ),
    });
  });
});

describe('files that are not what they should be are left out, and named', () => {
  const notes = (reason: string, file = 'a-1/trial-1/result.json') => ({
    durations: { 'b-1': 20 },
    notes: [`baseline: DIR/${file} is left out: ${reason}`],
  });

  async function twoTrials(): Promise<{ directory: string; file: string }> {
    const directory = temporaryDirectory();
    await writeRun(directory, 'a-1 passed 10', 'b-1 passed 20');
    return { directory, file: path.join(directory, 'a-1/trial-1/result.json') };
  }

  it.each([
    ['no JSON', '::error::x'],
    ['another schema', JSON.stringify({ schema: 'agentbench/result/v2' })],
    ['a duration below 0', JSON.stringify({ ...aResult(), stages: [{ name: '', started_at: '', duration_ms: -1 }] })],
    ['a list', '[]'],
  ])('%s', async (_, text) => {
    const { directory, file } = await twoTrials();
    await writeFile(file, text);
    expect(await read(directory)).toEqual(notes('it is not a record of agentbench'));
  });

  it('the record of another instance', async () => {
    const { directory } = await twoTrials();
    await writeRecord(directory, 'a-1/trial-1', { instance_id: 'c-1' });
    expect(await read(directory)).toEqual({ durations: { 'b-1': 20 }, notes: [] });
  });

  it('more trials than a call can have arguments', async () => {
    const directory = temporaryDirectory();
    await writeFile(path.join(directory, 'run.json'), '');
    const trials = Array.from({ length: 200_000 }, () => ({ status: 'passed', duration_ms: 20 }));
    const report = { schema: 'agentbench/report/v1', instances: [{ instance_id: 'b-1', trials }] };
    await writeFile(path.join(directory, 'results.json'), JSON.stringify(report));
    expect(await read(directory)).toEqual({ durations: { 'b-1': 20 }, notes: [] });
  });

  it('a link, to a file or on the way to it', async () => {
    const { directory, file } = await twoTrials();
    const elsewhere = path.join(temporaryDirectory(), 'result.json');
    await rename(file, elsewhere);
    await symlink(elsewhere, file);
    expect(await read(directory)).toEqual(notes('it is a link'));

    await rename(path.join(directory, 'a-1'), path.join(path.dirname(elsewhere), 'a-1'));
    await symlink(path.join(path.dirname(elsewhere), 'a-1'), path.join(directory, 'a-1'));
    expect(await read(directory)).toEqual(notes('it is a link'));
  });

  it('a link to a run', async () => {
    const directory = temporaryDirectory();
    const { directory: run } = await twoTrials();
    await symlink(run, path.join(directory, 'run'));
    expect(await read(directory)).toMatchObject({ durations: null });
  });

  it('a pipe that nobody writes to', async () => {
    const { directory, file } = await twoTrials();
    await rename(file, `${file}.old`);
    execFileSync('mkfifo', [file]);
    expect(await read(directory)).toEqual(notes('it is not a file'));
  });

  it('a file over 64 MiB', async () => {
    const { directory, file } = await twoTrials();
    await truncate(file, 64 * 1024 * 1024 + 1);
    expect(await read(directory)).toEqual(notes('it is larger than 64 MiB'));
  });

  it('a file that is missing, as after a run that was killed', async () => {
    const { directory, file } = await twoTrials();
    await rename(file, `${file}.old`);
    expect(await read(directory)).toEqual(notes('ENOENT'));
  });

  it('run.json itself, with ids that lead elsewhere', async () => {
    const directory = temporaryDirectory();
    for (const name of ['bad', 'good']) await mkdir(path.join(directory, name));
    await writeRun(path.join(directory, 'good'), 'b-1 passed 20');
    const run = aRun(['passed']);
    run.planned[0]!.instance_id = '../good/b-1';
    await writeFile(path.join(directory, 'bad/run.json'), JSON.stringify(run));
    expect(await read(directory)).toEqual(notes('it is not a record of agentbench', 'bad/run.json'));
  });

  it('many of them are counted', async () => {
    const directory = temporaryDirectory();
    await writeRun(directory, ...Array.from({ length: 8 }, (_, index) => `a-${index} passed 10`));
    for (let index = 0; index < 7; index++) await writeFile(path.join(directory, `a-${index}/trial-1/result.json`), '');
    const { notes } = await read(directory);
    expect(notes).toHaveLength(4);
    expect(notes.at(-1)).toBe('baseline: 4 more files left out');
  });
});
