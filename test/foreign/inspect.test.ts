import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadRuns, roomForRuns } from '../../src/report/load.ts';
import { mergeRuns } from '../../src/report/merge.ts';
import { resultSchema, runSchema } from '../../src/results/records.ts';
import { zip } from '../github/zip.ts';
import { processorTime } from '../support/processor.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** Logs that inspect_ai 0.3.285 wrote of two tasks of this test's own, with its model mockllm/model. */
const LOGS = path.join(import.meta.dirname, 'logs');

describe('a log of Inspect', () => {
  test('an archive and a document each become a run: samples, epochs, scores, errors, limits, tokens', async () => {
    const { runs, notes } = await loadRuns([LOGS]);
    expect(notes).toEqual(readdirSync(LOGS).map((name) => `${path.join(LOGS, name)}: measured by Inspect 0.3.285`));
    const [lab, parts] = runs;
    expect(runs).toHaveLength(3);
    for (const { run } of runs) expect(runSchema.parse(run)).toEqual(run);
    expect(lab!.run).toMatchObject({
      dataset: { name: 'lab' },
      agent: { name: 'boom', model: 'mockllm/model' },
      totals: { planned: 6, passed: 2, failed: 2, error: 2, not_run: 0 },
    });
    expect(lab!.run.planned.map(({ instance_id, trial, status }) => `${instance_id}/${trial} ${status}`)).toEqual([
      ...['adds/1 passed', 'adds/2 passed', 'explodes/1 error', 'explodes/2 error', 'b/1 failed', 'b/2 failed'],
    ]);
    expect(lab!.results[0]!.usage).toMatchObject({
      ...{ source: 'agent', input_tokens: 13, cached_input_tokens: 3, output_tokens: 4, reasoning_tokens: 1 },
      ...{ cost_usd: null, models: ['mockllm/model'] },
    });
    expect(lab!.results[2]!.error).toMatchObject({ kind: 'sample_error', message: expect.stringContaining('sandbox') });
    expect(lab!.results[4]!.explanation).toBe('includes I');
    expect(parts!.run.planned.map(({ status, score }) => [status, score])).toEqual([
      ['failed', 0.25],
      ['failed', 0.25],
    ]);
    expect(parts!.results[0]!.integrity.map(({ kind }) => kind)).toEqual(['limit']);
  });

  test('a log can be given by its name; one that is broken, or of another kind, becomes a note', async () => {
    const [archive, document] = readdirSync(LOGS).map((name) => path.join(LOGS, name));
    expect((await loadRuns([archive!])).runs).toHaveLength(1);
    const directory = temporaryDirectory();
    writeFileSync(path.join(directory, 'cut.eval'), readFileSync(archive!).subarray(0, 9000));
    writeFileSync(path.join(directory, 'other.json'), '{"a": 1}');
    copyFileSync(document!, path.join(directory, 'log.json'));
    const { runs, notes } = await loadRuns(
      ['cut.eval', 'other.json', 'log.json'].map((name) => path.join(directory, name)),
    );
    expect(runs).toHaveLength(1);
    expect(notes.filter((note) => note.includes('cannot be read as a log of Inspect'))).toHaveLength(2);
  });

  test('a sample that was marked as invalid has no verdict; an archive with one is left out, since it does not tell which', async () => {
    const directory = temporaryDirectory();
    const [, document] = readdirSync(LOGS).map((name) => path.join(LOGS, name));
    const log = { ...JSON.parse(readFileSync(document!, 'utf8')), invalidated: true };
    for (const sample of log.samples) sample.scores = { [log.results.scores[0].scorer]: { value: 1 } };
    log.samples[0].invalidation = { timestamp: '2026-01-01T00:00:00Z', author: 'a', reason: 'the fixture was broken' };
    const [json, archive] = ['log.json', 'log.eval'].map((name) => path.join(directory, name));
    writeFileSync(json!, JSON.stringify(log));
    const { samples, ...header } = log;
    const members = Object.entries({ 'header.json': header, 'summaries.json': samples });
    writeFileSync(archive!, zip(members.map(([name, value]) => ({ name, content: JSON.stringify(value) }))));
    const { runs, notes } = await loadRuns([json!, archive!]);
    expect(runs).toHaveLength(1);
    const [invalid, valid] = runs[0]!.run.planned;
    expect(invalid).toMatchObject({ status: 'error', error: { kind: 'invalidated' } });
    expect(runs[0]!.results[0]!.error!.message).toBe('the sample was marked as invalid: the fixture was broken');
    expect(valid!.status).toBe('passed');
    expect(notes.join('\n')).toContain('`inspect log convert --to json --output-dir DIR`');
  });

  test('a log without its samples says so; they were measured, and are not not_run', async () => {
    const directory = temporaryDirectory();
    const { samples, ...header } = JSON.parse(readFileSync(path.join(LOGS, readdirSync(LOGS)[1]!), 'utf8'));
    const [json, archive] = ['log.json', 'log.eval'].map((name) => path.join(directory, name));
    // As --no-log-samples has them.
    writeFileSync(json!, JSON.stringify(header));
    const members = Object.entries({ 'header.json': header, 'summaries.json': [] });
    writeFileSync(archive!, zip(members.map(([name, value]) => ({ name, content: JSON.stringify(value) }))));
    const { runs, notes } = await loadRuns([json!, archive!]);
    expect(runs).toEqual([]);
    const why = `cannot be read as a log of Inspect: of its ${samples.length} samples it has the totals only; only a log with the samples can be read: run without --no-log-samples, dump without --header-only`;
    expect(notes).toEqual([`${json} ${why}`, `${archive} ${why}`]);
  });

  test('a score of NaN is none, and the samples beside it are read', async () => {
    const directory = temporaryDirectory();
    const [, document] = readdirSync(LOGS).map((name) => path.join(LOGS, name));
    const log = JSON.parse(readFileSync(document!, 'utf8'));
    Object.assign(log.results.scores[0], { name: 'lost', scorer: 'lost' });
    log.results.headline = null;
    for (const [at, sample] of log.samples.entries()) sample.scores = { lost: { value: at === 0 ? '<NaN>' : 1 } };
    log.samples[1].input = 'NaN';
    writeFileSync(path.join(directory, 'log.json'), JSON.stringify(log).replaceAll('"<NaN>"', 'NaN'));
    const { runs } = await loadRuns([path.join(directory, 'log.json')]);
    expect(runs[0]!.run.planned.map(({ status, score, error }) => [status, score, error?.kind ?? null])).toEqual([
      ['error', null, 'no_score'],
      ['passed', 1, null],
    ]);
  });

  test('of a scorer with several scores, and of several scorers, the score that Inspect shows first counts', async () => {
    const directory = temporaryDirectory();
    const [, document] = readdirSync(LOGS).map((name) => path.join(LOGS, name));
    const read = async (shown: object) => {
      const log = JSON.parse(readFileSync(document!, 'utf8'));
      log.results = shown;
      for (const sample of log.samples)
        sample.scores = { part: { value: 0 }, judge: { value: { style: 'I', right: 'C' }, answer: 'a' } };
      writeFileSync(path.join(directory, 'log.json'), JSON.stringify(log));
      const { run, results } = (await loadRuns([path.join(directory, 'log.json')])).runs[0]!;
      return [run.planned[0]!.status, run.planned[0]!.score, results[0]!.explanation];
    };
    const scores = ['style', 'right'].map((name) => ({ name, scorer: 'judge' }));
    const told = 'part 0, style I, right C';
    expect(await read({ scores, headline: { scorer: 'judge', score: 'right', metric: 'mean' } })).toEqual([
      'passed',
      1,
      '',
    ]);
    expect(await read({ scores, headline: null })).toEqual(['failed', 0, told]);
    expect(await read({ scores: [{ name: 'part', scorer: 'part' }, ...scores] })).toEqual(['failed', 0, told]);
  });

  test('the usage of the grader is not that of the agent, with a model of its own and with the same one', async () => {
    const directory = temporaryDirectory();
    const [, document] = readdirSync(LOGS).map((name) => path.join(LOGS, name));
    const usageOf = async (model_usage: unknown, grader: unknown) => {
      const log = JSON.parse(readFileSync(document!, 'utf8'));
      Object.assign(log.samples[0], { model_usage, role_usage: { grader, critic: { input_tokens: 1 } } });
      writeFileSync(path.join(directory, 'log.json'), JSON.stringify(log));
      const { runs } = await loadRuns([path.join(directory, 'log.json')]);
      const { input_tokens, cached_input_tokens, output_tokens, cost_usd, models } = runs[0]!.results[0]!.usage;
      return [input_tokens, cached_input_tokens, output_tokens, cost_usd, models];
    };
    const agent = { input_tokens: 100, input_tokens_cache_read: 30, output_tokens: 20, total_cost: 2 };
    const grader = { input_tokens: 7, input_tokens_cache_read: 3, output_tokens: 5, total_cost: 0.5 };
    const both = { input_tokens: 107, input_tokens_cache_read: 33, output_tokens: 25, total_cost: 2.5 };
    const own: unknown[] = [130, 30, 20, 2, ['m/a']];
    expect(await usageOf({ 'm/a': agent, 'm/g': grader }, grader)).toEqual(own);
    expect(await usageOf({ 'm/a': both }, grader)).toEqual(own);
    expect(await usageOf({ 'm/a': agent }, undefined)).toEqual(own);
    expect(await usageOf({ 'm/a': { ...agent, total_cost: null }, 'm/g': grader }, grader)).toEqual(own.with(3, null));
    const unpriced = { 'm/a': { ...agent, total_cost: null }, 'm/b': both };
    expect(await usageOf(unpriced, grader)).toEqual([260, 60, 40, null, ['m/a', 'm/b']]);
    expect(await usageOf({ ...unpriced, 'm/b': agent }, undefined)).toEqual([260, 60, 40, null, ['m/a', 'm/b']]);
    expect(await usageOf({ 'm/a': grader }, { ...agent, total_cost: 9 })).toEqual([0, 0, 0, 0, ['m/a']]);
    // Versions before 0.3.184 count the cached part in input_tokens for some providers; the total tells it.
    expect(await usageOf({ 'm/a': { ...agent, total_tokens: 120 } }, undefined)).toEqual(own.with(0, 100));
    expect(await usageOf({ 'm/a': { ...agent, total_tokens: 150 } }, undefined)).toEqual(own);
  });

  test('samples of two tasks that have the same names are not put together', async () => {
    const directory = temporaryDirectory();
    const [, document] = readdirSync(LOGS).map((name) => path.join(LOGS, name));
    const log = JSON.parse(readFileSync(document!, 'utf8'));
    for (const task of ['one', 'two'])
      writeFileSync(path.join(directory, `${task}.json`), JSON.stringify({ ...log, eval: { ...log.eval, task } }));
    const load = async (...names: string[]) =>
      mergeRuns((await loadRuns(names.map((name) => path.join(directory, `${name}.json`)))).runs, null);
    expect((await load('one')).results.length).toBeGreaterThan(0);
    await expect(load('one', 'two')).rejects.toThrow(
      /^results: one and two both have a task \S+, so that their verdicts cannot be put together; report each of them alone$/,
    );
    // Beside an own run of the same task, as of an exported dataset, it is a note, in whatever order they began.
    const { runs } = await loadRuns([path.join(directory, 'one.json')]);
    const { measured_by: _, ...own } = runs[0]!.run;
    const dataset = { ...own.dataset, name: 'own', digest: `sha256:${'0'.repeat(64)}` };
    for (const started_at of ['2020-01-01T00:00:00.000Z', '2040-01-01T00:00:00.000Z']) {
      const { notes } = mergeRuns([runs[0]!, { run: { ...own, dataset, started_at }, results: [] }], null);
      expect(notes.join()).toContain('the runs differ in their dataset');
    }
  });

  test('a run began with the first sample whose time is known, otherwise when the log says', async () => {
    const directory = temporaryDirectory();
    const [, document] = readdirSync(LOGS).map((name) => path.join(LOGS, name));
    const log = JSON.parse(readFileSync(document!, 'utf8'));
    const begunOf = async () => {
      writeFileSync(path.join(directory, 'log.json'), JSON.stringify(log));
      return (await loadRuns([path.join(directory, 'log.json')])).runs[0]!.run.started_at;
    };
    const begun = await begunOf();
    delete log.samples.at(-1).started_at;
    expect(await begunOf()).toBe(begun);
    for (const sample of log.samples) delete sample.started_at;
    log.stats.started_at = '2026-01-02T03:04:05+00:00';
    expect(await begunOf()).toBe('2026-01-02T03:04:05.000Z');
  });

  test('the same samples have the same digest, in both forms of a log; another input has another one', async () => {
    const directory = temporaryDirectory();
    const [, document, archive] = readdirSync(LOGS).map((name) => path.join(LOGS, name));
    const log = JSON.parse(readFileSync(document!, 'utf8'));
    log.samples[0].input = 'another question';
    writeFileSync(path.join(directory, 'changed.json'), JSON.stringify(log));
    const { runs } = await loadRuns([document!, archive!, path.join(directory, 'changed.json')]);
    const [first, second, changed] = runs.map(({ run }) => run.dataset.digest);
    expect(second).toBe(first);
    expect(changed).not.toBe(first);
  });

  test('a hostile log takes no more memory than an honest one: values, planned trials, times', async () => {
    const directory = temporaryDirectory();
    const header = (epochs: unknown) => ({
      eval: { task: 't', model: 'm', dataset: { sample_ids: [1, 2] }, config: { epochs } },
      stats: { completed_at: '9999-12-31T23:59:59-23:59' },
    });
    const write = (name: string, about: unknown, summaries: string) =>
      writeFileSync(
        path.join(directory, `${name}.eval`),
        zip([
          { name: 'header.json', content: JSON.stringify(about) },
          { name: 'summaries.json', content: summaries },
        ]),
      );
    write('values', header(1), `[${'[],'.repeat(6_000_000)}0]`);
    write('epochs', header(1e9), '[]');
    write('times', header(1), '[{"id":1,"started_at":"1970-01-01T00:00:00Z","completed_at":"9999-12-31T23:59:59Z"}]');
    const { runs, notes } = await loadRuns([directory]);
    expect(notes.map((note) => note.slice(directory.length + 1))).toEqual([
      'epochs.eval cannot be read as a log of Inspect: it plans 2000000000 trials; the limit is 100000',
      'times.eval: measured by Inspect of an unknown version',
      'values.eval cannot be read as a log of Inspect: it has more than 10000000 values',
    ]);
    expect(runs.map(({ run }) => [run.planned.length, run.finished_at])).toEqual([[2, null]]);
    const { result } = runs[0]!.results[0]!.elsewhere!;
    expect(result.stages).toEqual([]);
    for (const { run } of runs) expect(runSchema.parse(run)).toEqual(run);
    expect(resultSchema.parse(result)).toEqual(result);
  });

  test('a log takes no more time than its size: arguments, and the usage of a grader, beside many samples and models', async () => {
    const directory = temporaryDirectory();
    const write = (name: string, about: object, samples: object[]) =>
      writeFileSync(
        path.join(directory, `${name}.eval`),
        zip([
          { name: 'header.json', content: JSON.stringify({ eval: { task: 't', model: 'm', ...about } }) },
          { name: 'summaries.json', content: JSON.stringify(samples) },
        ]),
      );
    const many = <Value>(count: number, value: (index: number) => Value) =>
      Array.from({ length: count }, (_, index) => value(index));
    write(
      'arguments',
      { task_args: { x: 'x'.repeat(5_000_000) } },
      many(20_000, (id) => ({ id })),
    );
    const grader = Object.fromEntries(many(50_000, (index) => [`a${index}`, 1]));
    const model_usage = Object.fromEntries(many(5_000, (index) => [`m${index}`, { input_tokens: 1 }]));
    write('grader', {}, [{ id: 1, model_usage, role_usage: { grader } }]);
    const begun = processorTime();
    const { runs } = await loadRuns([directory]);
    expect(runs.map(({ results }) => results.length)).toEqual([20_000, 1]);
    expect(processorTime() - begun).toBeLessThan(30_000);
  });

  test('many small archives unpack a bounded number of bytes in all; what they had left room for is read', async () => {
    const directory = temporaryDirectory();
    const [archive] = readdirSync(LOGS).filter((name) => name.endsWith('.eval'));
    const filled = zip([
      { name: 'header.json', content: '{}' },
      { name: 'summaries.json', content: Buffer.alloc(3_000_000, ' ') },
    ]);
    copyFileSync(path.join(LOGS, archive!), path.join(directory, 'a.eval'));
    for (const name of ['b', 'c', 'd']) writeFileSync(path.join(directory, `${name}.eval`), filled);
    copyFileSync(path.join(LOGS, archive!), path.join(directory, 'e.eval'));
    const { runs, notes } = await loadRuns([directory], 'results', { ...roomForRuns(), unpacked: 5_000_000 });
    expect(runs.map((run) => run.directory)).toEqual([path.join(directory, 'a.eval')]);
    const faults = notes.map((note) =>
      note.slice(directory.length + 1).replace('cannot be read as a log of Inspect: ', ''),
    );
    expect(faults).toEqual([
      'a.eval: measured by Inspect 0.3.285',
      'b.eval Unexpected end of JSON input',
      expect.stringMatching(/^c\.eval summaries\.json has more than 19\d{5} bytes$/),
      'd.eval there is no room for it beside the logs before it',
      'e.eval there is no room for it beside the logs before it',
    ]);
  });
});
