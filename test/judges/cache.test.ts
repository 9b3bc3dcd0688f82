import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../src/base/canonical.ts';
import { type Ask, cached, cacheKey } from '../../src/judges/cache.ts';
import { JudgeError, type Judgement, type Sampler } from '../../src/judges/types.ts';
import { NOTHING_SPENT } from '../../src/judges/usage.ts';
import { aPng } from '../support/pictures.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import {
  aJudgement,
  aPicture,
  aRequest,
  calm,
  echoTestbed,
  noTestbed,
  redactor,
  SECRET,
  withFile,
  withTranscript,
} from './support.ts';

/** A judge with a cache, and how often it was really asked. */
function judgeWith(ask: Partial<Judgement> | Ask, directory = temporaryDirectory(), identity = 'judge 1') {
  const asked = { times: 0 };
  const judge: Sampler = cached(
    async (...words) => {
      asked.times += 1;
      if (typeof ask === 'function') return ask(...words);
      const judgement = { ...aJudgement(2), ...ask };
      return { judgement, samples: [judgement], complete: true };
    },
    { identity, directory, redactor },
  );
  return { judge, asked, directory };
}

const filesIn = (directory: string) =>
  readdirSync(path.join(directory, 'judge'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );

describe('the key', () => {
  it('is of the whole content, in whatever order its members come', () => {
    const { files, ...rest } = withFile('a.txt', 'x');
    expect(cacheKey('j', { files, ...rest })).toBe(cacheKey('j', { ...rest, files }));
    expect(canonical({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  });

  it('differs with the judge and with every part of the request', () => {
    const keys = [
      cacheKey('judge 1', aRequest()),
      cacheKey('judge 2', aRequest()),
      cacheKey('judge 1', aRequest({ requirements: 'Other' })),
      cacheKey('judge 1', aRequest({ mode: 'free' })),
      cacheKey('judge 1', withTranscript('3')),
      cacheKey('judge 1', withFile('a.txt', 'x')),
      cacheKey('judge 1', withFile('b.txt', 'x')),
      cacheKey('judge 1', aRequest({ files: [aPicture('a.png', aPng(2, 2))] })),
      // Another content of the same type and size.
      cacheKey('judge 1', aRequest({ files: [aPicture('a.png', aPng(2, 2).fill(0, 60))] })),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a judge with a cache', () => {
  it('is asked once about the same, also by the next run; then it cost nothing', async () => {
    const { judge, asked, directory } = judgeWith({});
    expect(await judge(aRequest(), noTestbed, calm())).toEqual(aJudgement(2));
    expect(await judge(aRequest(), noTestbed, calm())).toEqual({ ...aJudgement(2), usage: NOTHING_SPENT });
    const next = judgeWith({ score: 0 }, directory);
    expect(await next.judge(aRequest(), noTestbed, calm())).toEqual({ ...aJudgement(2), usage: NOTHING_SPENT });
    expect([asked.times, next.asked.times]).toEqual([1, 0]);
    const key = cacheKey('judge 1', aRequest());
    expect(filesIn(directory)).toEqual([path.join(key.slice(0, 2), `${key}.json`)]);
  });

  it('is asked again about something else, and for another judge', async () => {
    const { judge, asked, directory } = judgeWith({});
    await judge(aRequest(), noTestbed, calm());
    await judge(withTranscript('something else'), noTestbed, calm());
    const other = judgeWith({}, directory, 'judge 2');
    await other.judge(aRequest(), noTestbed, calm());
    expect([asked.times, other.asked.times]).toEqual([2, 1]);
  });

  it('keeps the samples beside the verdict, without secrets', async () => {
    const told = [aJudgement(2, `key ${SECRET}`), aJudgement(0, 'no')];
    const { judge, directory } = judgeWith(async () => ({ judgement: told[0]!, samples: told, complete: true }));
    expect((await judge(aRequest(), noTestbed, calm())).explanation).toBe('key ***');
    const text = readFileSync(path.join(directory, 'judge', filesIn(directory)[0]!), 'utf8');
    expect(text).not.toContain(SECRET);
    expect(JSON.parse(text)).toMatchObject({
      identity: 'judge 1',
      judgement: { score: 2, explanation: 'key ***' },
      samples: [{ score: 2 }, { score: 0 }],
    });
  });

  it.each([
    ['no JSON', '{"score": 2'],
    ['another file', '{"score": 2, "explanation": "planted"}'],
    ['a wrong score', (text: string) => text.replaceAll('"score": 2', '"score": 7')],
    ["another judge's", (text: string) => text.replace('judge 1', 'judge 9')],
  ])('asks again and writes anew where the entry is broken: %s', async (_, broken) => {
    const first = judgeWith({});
    await first.judge(aRequest(), noTestbed, calm());
    const file = path.join(first.directory, 'judge', filesIn(first.directory)[0]!);
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, typeof broken === 'string' ? broken : broken(good));
    const second = judgeWith({}, first.directory);
    expect(await second.judge(aRequest(), noTestbed, calm())).toEqual(aJudgement(2));
    expect(second.asked.times).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(good);
  });

  it('keeps no verdict for which the judge looked into the testbed: the next testbed may be another', async () => {
    const { judge, asked, directory } = judgeWith(async (_, exec) => {
      await exec(['ls']);
      return { judgement: aJudgement(2), samples: [aJudgement(2)], complete: true };
    });
    const { exec, ran } = echoTestbed();
    await Promise.all([judge(aRequest(), exec, calm()), judge(aRequest(), exec, calm())]);
    await judge(aRequest(), exec, calm());
    expect([asked.times, ran.length]).toEqual([3, 3]);
    expect(readdirSync(directory)).toEqual([]);
  });

  it('keeps no verdict of fewer samples than were asked for, and none that failed', async () => {
    const partial = judgeWith(async () => ({ judgement: aJudgement(2), samples: [aJudgement(2)], complete: false }));
    await partial.judge(aRequest(), noTestbed, calm());
    const failed = judgeWith(() => Promise.reject(new JudgeError('broken')));
    await expect(failed.judge(aRequest(), noTestbed, calm())).rejects.toThrow('broken');
    expect([readdirSync(partial.directory), readdirSync(failed.directory)]).toEqual([[], []]);
  });

  it('gives its verdict where the cache cannot be written', async () => {
    const directory = temporaryDirectory();
    writeFileSync(path.join(directory, 'judge'), 'a file in the way');
    const { judge, asked } = judgeWith({}, directory);
    expect(await judge(aRequest(), noTestbed, calm())).toEqual(aJudgement(2));
    expect(asked.times).toBe(1);
  });
});

describe('equal requests at the same time', () => {
  it('are one call, and only one of them is paid for', async () => {
    const { judge, asked } = judgeWith({});
    const all = await Promise.all([1, 2, 3].map(() => judge(aRequest(), noTestbed, calm())));
    expect(asked.times).toBe(1);
    expect(all.map(({ usage }) => usage!.cost_usd)).toEqual([null, 0, 0]);
  });

  it('do not share an abort or a failure', async () => {
    const controller = new AbortController();
    const { judge, asked } = judgeWith(async (_request, _exec, signal) => {
      if (asked.times > 1) return { judgement: aJudgement(1), samples: [aJudgement(1)], complete: true };
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw signal.reason;
    });
    const first = judge(aRequest(), noTestbed, controller.signal);
    const second = judge(aRequest(), noTestbed, calm());
    first.catch(() => {});
    controller.abort('SIGINT');
    await expect(first).rejects.toBe('SIGINT');
    expect((await second).score).toBe(1);
  });

  it('can be aborted while they wait for another', async () => {
    const release = Promise.withResolvers<void>();
    const { judge } = judgeWith(async () => {
      await release.promise;
      return { judgement: aJudgement(1), samples: [aJudgement(1)], complete: true };
    });
    const controller = new AbortController();
    const first = judge(aRequest(), noTestbed, calm());
    const second = judge(aRequest(), noTestbed, controller.signal);
    controller.abort('SIGINT');
    await expect(second).rejects.toBe('SIGINT');
    release.resolve();
    expect((await first).score).toBe(1);
  });
});

it('does not wait for a pipe in the place of a verdict, as a trial on the host can leave one', async () => {
  const { judge, directory } = judgeWith({});
  await judge(aRequest(), noTestbed, calm());
  const file = path.join(directory, 'judge', filesIn(directory)[0]!);
  rmSync(file);
  execFileSync('mkfifo', [file]);
  const later = judgeWith({}, directory);
  expect((await later.judge(aRequest(), noTestbed, calm())).score).toBe(2);
  expect(later.asked.times).toBe(1);
});
