import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sha256Of } from '../../src/base/digest.ts';
import { thisOwner } from '../../src/base/lease/owner.ts';
import type { Status } from '../../src/results/fields.ts';
import { readRecord } from '../../src/results/read.ts';
import { recordText } from '../../src/results/record-text.ts';
import { type PlannedTrial, resultSchema, runSchema } from '../../src/results/records.ts';
import { ResultStore } from '../../src/results/store.ts';
import { traceOf } from '../../src/results/trace.ts';
import { asNobody } from '../support/nobody.ts';
import { aResult, aRun } from '../support/results.ts';
import { temporaryDirectory } from '../support/temporary.ts';

let directory: string;
let store: ResultStore;

beforeEach(async () => {
  directory = path.join(temporaryDirectory(), 'results');
  store = new ResultStore(directory);
  store.prepare();
});

/** Every file below the store: path → text. */
function files(): Record<string, string> {
  const found = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    found.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(directory, file), readFileSync(file, 'utf8')];
    }),
  );
}

describe('prepare', () => {
  test('makes the directory with its parents, and leaves one that is there', async () => {
    const deep = new ResultStore(path.join(directory, 'a/b/c'));
    deep.prepare();
    writeFileSync(path.join(deep.directory, 'kept'), '');
    deep.prepare();
    expect(Object.keys(files())).toEqual(['a/b/c/kept']);
  });

  test('a relative path is one below the current directory, for good', () => {
    expect(new ResultStore('some/where').directory).toBe(path.join(process.cwd(), 'some/where'));
  });

  test('a file in its place is the user’s to mend', async () => {
    writeFileSync(path.join(directory, 'file'), '');
    for (const name of ['file', 'file/below']) {
      expect(() => new ResultStore(path.join(directory, name)).prepare()).toThrow(
        expect.objectContaining({
          name: 'UserError',
          message: expect.stringMatching(
            /^results-path: .*\/results\/file(\/below)? cannot be made: E(EXIST|NOTDIR): /,
          ),
        }),
      );
    }
  });
});

describe('take', () => {
  test('the directory is one run’s until it gives it back', async () => {
    const giveBack = store.take('one');
    expect(() => store.take('two')).toThrow(
      expect.objectContaining({
        name: 'UserError',
        message: expect.stringMatching(
          new RegExp(
            `^results-path: another run \\(process ${process.pid} on .*remove ${directory}/\\.run-one\\.owner$`,
          ),
        ),
      }),
    );
    expect(readdirSync(directory)).toEqual(['.run-one.owner']);
    giveBack();
    store.take('two')();
    expect(readdirSync(directory)).toEqual([]);
  });

  test('what the dead had is taken over, and what they had half written goes', async () => {
    symlinkSync(JSON.stringify({ ...thisOwner(), boot: 'another' }), path.join(directory, '.run-dead.owner'));
    const place = path.join(directory, 'one-1/trial-1');
    const [kept, gone] = [
      ['result.json', 'output/result.json.7', 'agent.log'],
      ['result.json.7', 'attempt-1/result.json.12'],
    ];
    for (const name of [...kept, ...gone]) {
      mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
      writeFileSync(path.join(place, name), '');
    }
    writeFileSync(path.join(directory, 'run.json.123'), '');
    writeFileSync(path.join(directory, 'report.html.123'), '');
    store.take('next')();
    expect(Object.keys(files()).sort()).toEqual(kept.map((name) => `one-1/trial-1/${name}`).sort());
  });

  test('what the dead had half written stays in a directory that cannot be changed', async () => {
    for (const name of ['run.json', 'run.json.123']) writeFileSync(path.join(directory, name), '');
    chmodSync(path.dirname(directory), 0o755);
    chmodSync(directory, 0o555);
    await asNobody(async () => {
      expect(readdirSync(directory)).toContain('run.json.123');
      store.tidy();
    });
    chmodSync(directory, 0o755);
    expect(Object.keys(files()).sort()).toEqual(['run.json', 'run.json.123']);
  });
});

describe('attempts', () => {
  /** One attempt that leaves a log, an output file and, where it finishes, a result. */
  async function attempt(status: Status | null): Promise<number> {
    const { directory: place, attempt } = store.beginAttempt('one-1', 1);
    expect(place).toBe(path.join(directory, 'one-1/trial-1'));
    expect(readdirSync(place).every((name) => name.startsWith('attempt-'))).toBe(true);
    mkdirSync(path.join(place, 'output'));
    writeFileSync(path.join(place, 'output/attempt-7'), `output of ${attempt}`);
    writeFileSync(path.join(place, 'agent.log'), `log of ${attempt}`);
    if (status !== null) await store.writeResult(aResult({ attempt, status }));
    return attempt;
  }

  test('the first has the directory to itself', async () => {
    expect(await attempt('passed')).toBe(1);
    expect(Object.keys(files()).sort()).toEqual([
      'one-1/trial-1/agent.log',
      'one-1/trial-1/output/attempt-7',
      'one-1/trial-1/result.json',
    ]);
  });

  test('earlier ones move to attempt-<n>, whether they finished or not', async () => {
    expect([await attempt('error'), await attempt(null), await attempt('passed')]).toEqual([1, 2, 3]);
    const found = files();
    expect(Object.keys(found).sort()).toEqual([
      'one-1/trial-1/agent.log',
      'one-1/trial-1/attempt-1/agent.log',
      'one-1/trial-1/attempt-1/output/attempt-7',
      'one-1/trial-1/attempt-1/result.json',
      'one-1/trial-1/attempt-2/agent.log',
      'one-1/trial-1/attempt-2/output/attempt-7',
      'one-1/trial-1/output/attempt-7',
      'one-1/trial-1/result.json',
    ]);
    expect(found['one-1/trial-1/attempt-2/agent.log']).toBe('log of 2');
    // The latest that has one counts: the one after it may have been killed.
    await attempt(null);
    expect(await store.earlier('one-1', 1)).toMatchObject({ attempt: 3 });
    expect(await store.earlier('one-1', 2)).toBeNull();
    expect(JSON.parse(found['one-1/trial-1/attempt-1/result.json']!)).toMatchObject({ attempt: 1, status: 'error' });
    expect(JSON.parse(found['one-1/trial-1/result.json']!)).toMatchObject({ attempt: 3, status: 'passed' });
  });

  test('one that was killed while it moved its predecessor takes no number twice', async () => {
    await attempt('error');
    const place = path.join(directory, 'one-1/trial-1');
    mkdirSync(path.join(place, 'attempt-1'));
    expect(await attempt('passed')).toBe(3);
    expect(readdirSync(path.join(place, 'attempt-2')).sort()).toEqual(['agent.log', 'output', 'result.json']);
  });

  test('one that was killed while it moved its predecessor is taken up where it stopped', async () => {
    await attempt('error');
    const place = path.join(directory, 'one-1/trial-1');
    mkdirSync(path.join(place, 'attempt-moving'));
    renameSync(path.join(place, 'agent.log'), path.join(place, 'attempt-moving/agent.log'));
    expect(await attempt('passed')).toBe(2);
    expect(readdirSync(place).sort()).toEqual(['agent.log', 'attempt-1', 'output', 'result.json']);
    expect(readdirSync(path.join(place, 'attempt-1')).sort()).toEqual(['agent.log', 'output', 'result.json']);
  });

  test('a number that no record can have is none of an attempt', async () => {
    mkdirSync(path.join(directory, 'one-1/trial-1', `attempt-${2 ** 53}`), { recursive: true });
    const { attempt } = store.beginAttempt('one-1', 1);
    await store.writeResult(aResult({ attempt }));
    expect(attempt).toBe(2);
    expect(readRecord(directory, { instance_id: 'one-1', trial: 1 })).not.toBeNull();
  });

  test('more than nine keep their order', async () => {
    for (let count = 1; count <= 12; count++) expect(await attempt('error')).toBe(count);
    expect(
      readdirSync(path.join(directory, 'one-1/trial-1')).filter((name) => name.startsWith('attempt-')),
    ).toHaveLength(11);
  });

  test('an entry of an agent whose name is not UTF-8 moves with its attempt', async () => {
    await attempt('error');
    const name = Buffer.from('\xff', 'latin1');
    const place = path.join(directory, 'one-1/trial-1');
    writeFileSync(Buffer.concat([Buffer.from(`${place}/`), name]), '');
    expect(store.beginAttempt('one-1', 1).attempt).toBe(2);
    expect(readdirSync(path.join(place, 'attempt-1'), { encoding: 'buffer' })).toContainEqual(name);
  });

  test('trials and instances do not meet', async () => {
    await attempt('passed');
    expect(store.beginAttempt('one-1', 2)).toEqual({
      directory: path.join(directory, 'one-1/trial-2'),
      attempt: 1,
      removed: [],
    });
    expect(store.beginAttempt('one-10', 1)).toEqual({
      directory: path.join(directory, 'one-10/trial-1'),
      attempt: 1,
      removed: [],
    });
  });

  test.each([['one-1'], ['one-1/trial-1'], ['one-1/trial-1/attempt-moving']])(
    'nothing is written through a link at %s',
    async (link) => {
      const elsewhere = temporaryDirectory();
      writeFileSync(path.join(elsewhere, 'kept'), 'kept');
      mkdirSync(path.dirname(path.join(directory, link)), { recursive: true });
      symlinkSync(elsewhere, path.join(directory, link));
      if (link.endsWith('moving')) writeFileSync(path.join(directory, 'one-1/trial-1/agent.log'), '');
      const { removed } = store.beginAttempt('one-1', 1);
      await store.writeResult(aResult());
      expect(removed).toEqual(link.endsWith('moving') ? [] : [{ place: `results/${link}`, was: 'link' }]);
      expect(readdirSync(elsewhere)).toEqual(['kept']);
      expect(files()).toHaveProperty('one-1/trial-1/result.json');
    },
  );
});

describe('what somebody else has changed', () => {
  test.each(['result.json', 'run.json'])('%s that became a link is written in its own place', async (name) => {
    const elsewhere = path.join(temporaryDirectory(), 'file');
    writeFileSync(elsewhere, 'kept');
    const { directory: place } = store.beginAttempt('one-1', 1);
    symlinkSync(elsewhere, path.join(name === 'run.json' ? directory : place, name));
    await store.writeResult(aResult());
    await store.writeRun(aRun(['passed']));
    expect(readFileSync(elsewhere, 'utf8')).toBe('kept');
    expect(Object.keys(files()).sort()).toEqual(['one-1/trial-1/result.json', 'run.json']);
  });

  test('the directory itself became a link: it is made anew', async () => {
    const elsewhere = temporaryDirectory();
    renameSync(directory, `${directory}.away`);
    symlinkSync(elsewhere, directory);
    expect(store.makePlace('one-1', 1)).toEqual([{ place: 'results', was: 'link' }]);
    await store.writeRun(aRun(['passed']));
    expect(readdirSync(elsewhere)).toEqual([]);
    expect(Object.keys(files())).toEqual(['run.json']);
  });

  test.each(['one-1', 'one-1/trial-1'])('a file at %s is removed', async (file) => {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), 'x');
    expect(store.makePlace('one-1', 1)).toEqual([{ place: `results/${file}`, was: 'no directory' }]);
    await store.writeResult(aResult());
    expect(Object.keys(files())).toEqual(['one-1/trial-1/result.json']);
  });

  test('a directory in the place of a record is moved aside, with its files', async () => {
    const records = ['run.json', 'trace.json', 'one-1/trial-1/result.json'];
    for (const record of records) {
      mkdirSync(path.join(directory, record), { recursive: true });
      writeFileSync(path.join(directory, record, 'x'), record);
    }
    const removed = store.makePlace('one-1', 1);
    expect(removed.map(({ place, was }) => [place, was])).toEqual(
      records.map((record) => [`results/${record}`, 'directory']),
    );
    await store.writeResult(aResult());
    await store.writeRun(aRun(['passed']));
    await store.writeTrace(traceOf([]));
    expect(
      Object.keys(files())
        .map((file) => file.replace(/moved-\w+/, 'moved'))
        .sort(),
    ).toEqual(records.flatMap((record) => [record, `${record}.moved/x`]).sort());
  });

  test('one that its user had made a link stays one', async () => {
    const link = path.join(temporaryDirectory(), 'link');
    symlinkSync(directory, link);
    const linked = new ResultStore(link);
    linked.prepare();
    expect(linked.makePlace('one-1', 1)).toEqual([]);
    await linked.writeRun(aRun(['passed']));
    expect(Object.keys(files())).toEqual(['run.json']);
  });

  test('a directory above it became a link: nothing is written', async () => {
    const above = temporaryDirectory();
    const deep = new ResultStore(path.join(above, 'a/results'));
    deep.prepare();
    renameSync(path.join(above, 'a'), path.join(above, 'b'));
    mkdirSync(path.join(above, 'c/results'), { recursive: true });
    symlinkSync('c', path.join(above, 'a'));
    await expect(deep.writeRun(aRun(['passed']))).rejects.toThrow(
      'leads to another directory than at the start of the run',
    );
    await expect(deep.writeResult(aResult())).rejects.toThrow(
      'leads to another directory than at the start of the run',
    );
    expect(readdirSync(path.join(above, 'c/results'))).toEqual([]);
  });

  test('a record is known by its digest', async () => {
    store.beginAttempt('one-1', 1);
    await store.writeResult(aResult());
    const digest = sha256Of(recordText(aResult()));
    const change = () => store.changeOf(aResult(), digest);
    expect(change()).toBe(null);
    await store.writeResult(aResult({ status: 'failed' }));
    expect(change()).toBe('it is not the record that was written');
    renameSync(path.join(directory, 'one-1'), path.join(directory, 'two-1'));
    expect(change()).toBe('it was removed');
    symlinkSync('two-1', path.join(directory, 'one-1'));
    expect(change()).toBe('one-1 is a link');
  });
});

describe('finished', () => {
  test.each<[Status, boolean]>([
    ['passed', true],
    ['failed', true],
    ['error', false],
    ['not_run', false],
  ])('a result that is %s: %j', async (status, finished) => {
    store.beginAttempt('one-1', 1);
    const result = aResult({ status });
    await store.writeResult(result);
    await store.writeRun(aRun([status]));
    const find = await store.finished();
    expect(find('one-1', 1)?.result ?? null).toEqual(finished ? result : null);
    expect(find('one-1', 2)).toBe(null);
  });

  test('without run.json, which tells whose results they are, none is finished', async () => {
    store.beginAttempt('one-1', 1);
    await store.writeResult(aResult());
    expect((await store.finished())('one-1', 1)).toBe(null);
  });

  test.each<[string, string]>([
    ['cut', '{"schema": "agentbench/result/v1", "sta'],
    ['empty', ''],
    ['of another schema', JSON.stringify({ ...aResult(), schema: 'agentbench/result/v2' })],
    ['without a field', JSON.stringify({ ...aResult(), started_at: undefined })],
  ])('one that is %s counts as none', async (_, text) => {
    const { directory: place } = store.beginAttempt('one-1', 1);
    writeFileSync(path.join(place, 'result.json'), text);
    await store.writeRun(aRun(['passed']));
    expect((await store.finished())('one-1', 1)).toBe(null);
  });
});

describe('finished, beside the run that was', () => {
  const wrote = async (
    about: Partial<PlannedTrial>,
    finished_at: string | null = '2026-01-01T00:01:00.000Z',
    started_at = aResult().started_at,
  ) => {
    store.beginAttempt('one-1', 1);
    await store.writeResult(aResult({ started_at }));
    const planned = [{ ...aRun(['passed']).planned[0]!, ...about }];
    await store.writeRun(aRun(['passed'], { planned, finished_at }));
    return (await store.finished())('one-1', 1)?.result.status ?? null;
  };
  const none = { status: 'not_run', score: null, result: null } as const;

  test.each<[string, Partial<PlannedTrial>, string | null | undefined, string | null, string?]>([
    ['the one it wrote', { digest: sha256Of(recordText(aResult())) }, undefined, 'passed'],
    ['another one than it wrote', { digest: sha256Of('') }, undefined, null],
    ['one of a version without digests', {}, undefined, 'passed'],
    ['one that a run which came to its end knows nothing of', none, undefined, null],
    ['one that a killed run had not written down yet', none, null, 'passed'],
    ['one that is older than a killed run', none, null, null, '2025-01-01T00:00:00.000Z'],
    ['one that is older than a run which came to its end', none, undefined, null, '2025-01-01T00:00:00.000Z'],
    ['one of a trial that the run did not plan', { trial: 2 }, null, null],
  ])('%s', async (_, entry, finishedAt, status, startedAt) => {
    expect(await wrote(entry, finishedAt, startedAt)).toBe(status);
  });
});

describe('writing', () => {
  test('a result is readable by people and by its schema', async () => {
    store.beginAttempt('one-1', 1);
    const result = aResult({ integrity: [{ kind: 'x', detail: 'ä "quoted"\n' }] });
    await store.writeResult(result);
    const text = files()['one-1/trial-1/result.json']!;
    expect(text).toBe(`${JSON.stringify(result, null, 2)}\n`);
    expect(resultSchema.parse(JSON.parse(text))).toEqual(result);
  });

  test('whoever reads run.json while it is written sees a whole one', async () => {
    const run = (size: number) => aRun(Array(size).fill('passed'));
    await store.writeRun(run(1));
    let done = false;
    const writing = (async () => {
      for (let size = 1; size <= 60; size++) await store.writeRun(run(size * 5));
      done = true;
    })();
    let reads = 0;
    while (!done) {
      runSchema.parse(JSON.parse(readFileSync(path.join(directory, 'run.json'), 'utf8')));
      reads += 1;
      await new Promise(setImmediate);
    }
    await writing;
    expect(reads).toBeGreaterThan(10);
    expect(Object.keys(files())).toEqual(['run.json']);
  });

  test('many writes at once end in one of them, whole', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.writeRun(aRun(Array(index + 1).fill('failed')))));
    expect(runSchema.parse(JSON.parse(files()['run.json']!)).planned.length).toBeGreaterThan(0);
    expect(Object.keys(files())).toEqual(['run.json']);
  });

  test('a write that fails says so, and leaves nothing half-done', async () => {
    chmodSync(directory, 0o500);
    await asNobody(async () => {
      await expect(store.writeRun(aRun(['passed']))).rejects.toThrow(/^results-path: run.json could not be .* EACCES/);
      await expect(store.writeResult(aResult())).rejects.toThrow('EACCES');
    });
    chmodSync(directory, 0o700);
    // The part before the trials is on the disk by then.
    const run = aRun(['passed']);
    Object.assign(run.planned[0]!, { error: 1n });
    await expect(store.writeRun(run)).rejects.toThrow('run.json could not be written: Do not know how');
    expect(files()).toEqual({});
  });
});
