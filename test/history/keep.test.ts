import { describe, expect, test } from 'vitest';
import { keeping } from '../../src/history/keep.ts';
import { historySchema } from '../../src/history/line-schema.ts';
import { HISTORY_FILE, LARGEST_HISTORY, MOST_LINES } from '../../src/history/lines.ts';
import { badgeName, pointOf } from '../../src/history/point.ts';
import { briefOf } from '../../src/report/brief.ts';
import { compareWithBaseline } from '../../src/report/compare.ts';
import type { Result, RunRecord } from '../../src/results/records.ts';
import { standIn } from '../../src/results/stand-in.ts';
import { totalTimes } from '../../src/results/trace.ts';
import { aReport, used } from '../report/sample.ts';
import { processorTime } from '../support/processor.ts';
import { commitOf, historyOf, keep, measured, pushed } from './support.ts';

const lines = (text: string) => text.trimEnd().split('\n');
const written = (kept: ReturnType<typeof keep>, name = HISTORY_FILE) => String(kept.files!.get(name));
const badge = (kept: ReturnType<typeof keep>) => JSON.parse(written(kept, 'badge-Benchmark.json'));

test('a line says all there is, in its published form, and no command', () => {
  const agent = { name: 'mine', model: 'm-1', command: 'KEY=sesame agent' };
  const [line, ...others] = lines(historyOf(measured('ppfe', { ...pushed(1), agent })));
  expect(others).toEqual([]);
  const point = historySchema.parse(JSON.parse(line!));
  expect(point).toEqual(JSON.parse(line!));
  expect(line).not.toContain('sesame');
  expect(point).toMatchObject({
    suite: 'Benchmark',
    agent: { name: 'mine', model: 'm-1' },
    instances: { count: 4 },
    totals: { planned: 4, passed: 2, failed: 1, error: 1 },
    figure: { measure: 'success rate', value: 0.5 },
    values: [1, 1, 0, null],
    change: null,
    gate: false,
    cost: { usd: 1, trials: 4 },
    time: { agent_ms: 4000, evaluation_ms: 2000, trials: 4 },
    commit: commitOf(1),
    branch: 'main',
    run: { id: '1', attempt: 1, event: 'push', url: 'https://github.com/octo/demo/actions/runs/1/attempts/1' },
  });
});

test('a cost that is not known is none, and a trial without a result, or with a replaced one, has no time', () => {
  const point = (letters: string, usage: Partial<Result['agent']['usage']>) =>
    pointOf(measured(letters, pushed(1), used(usage)), null)!;
  expect(point('ppn', {})).toMatchObject({ cost: { usd: null, trials: 0 }, time: { trials: 2 } });
  expect(point('ppn', { cost_usd: 0 })).toMatchObject({ cost: { usd: 0, trials: 2 } });
  const replaced = measured('pf');
  replaced.results[1] = briefOf(standIn(replaced.run.planned[1]!, replaced.run, 'it is another one'));
  replaced.times = totalTimes(replaced.results.map((result) => result!.times));
  expect(pointOf(replaced, null)!.time).toEqual({ agent_ms: 1000, evaluation_ms: 500, harness_ms: 0, trials: 1 });
});

test('values stand in the order of the sorted ids, each the mean over its trials, or null', () => {
  const trials = [
    { id: 'b', trial: 1, status: 'passed' as const },
    { id: 'a', trial: 1, status: 'passed' as const },
    { id: 'c', trial: 1, status: 'passed' as const },
    { id: 'b', trial: 2, status: 'failed' as const },
    { id: 'a', trial: 2, status: 'error' as const },
    { id: 'c', trial: 2, status: 'passed' as const },
  ];
  const [point, sorted] = [trials, trials.toSorted((a, b) => (a.id < b.id ? -1 : 1))].map((planned) =>
    pointOf(aReport(planned), null),
  );
  expect(point).toMatchObject({ values: [null, 0.5, 1], instances: sorted!.instances });
});

describe('what becomes a point', () => {
  test.each([
    ['a push', { event: 'push' }, true],
    ['a schedule', { event: 'schedule' }, true],
    ['by hand', { event: 'workflow_dispatch' }, true],
    ['by a program', { event: 'repository_dispatch' }, true],
    ['a pull request', { event: 'pull_request', ref: 'refs/pull/7/merge', pull_request: 7 }, false],
    ['a pull request of anybody', { event: 'pull_request_target', ref: 'refs/heads/main', pull_request: 7 }, false],
    ['a merge queue', { event: 'merge_group', ref: 'refs/heads/gh-readonly-queue/main/pr-7' }, false],
    ['a tag', { event: 'push', ref: 'refs/tags/v1' }, false],
    ['a release', { event: 'release', ref: 'refs/tags/v1' }, false],
  ])('%s: %j', (_, place, added) => {
    const kept = keep(historyOf(measured('pp', pushed(1))), measured('pf', pushed(2, place)), 'main');
    expect(kept.files === null).toBe(!added);
    expect(kept.trend).toMatchObject({ branch: 'main', added, points: [{ current: false }, { current: true }] });
    expect(kept.notes).toEqual([]);
  });

  test('results of a laptop do, whatever is there', () => {
    const kept = keep(historyOf(measured('pp', pushed(1))), measured('pf', { github: null }));
    expect(kept.trend).toMatchObject({
      branch: null,
      added: true,
      points: [{ commit: commitOf(1) }, { commit: null }],
    });
    // The same results again are the same point.
    expect(keep(written(kept), measured('pf', { github: null })).files).toBeNull();
    const next = keep(written(kept), measured('ff', { ...pushed(2), github: null }));
    expect(next.trend.points).toHaveLength(3);
  });

  test('not a plan of nothing', () => {
    expect(pointOf(aReport([]), null)).toBeNull();
    expect(keeping(aReport([]), { github: null, tolerance: 0 })).toBeNull();
  });
});

describe('a workflow run', () => {
  const text = historyOf(measured('pp', pushed(1)), measured('pf', pushed(2)), measured('ff', pushed(3)));

  test('that is measured again takes the place of its line', () => {
    const kept = keep(text, measured('pp', pushed(2, { run_attempt: 2 })));
    const points = lines(written(kept)).map((line) => JSON.parse(line));
    expect(points.map(({ run, totals }) => [run.id, run.attempt, totals.passed])).toEqual([
      ['1', 1, 2],
      ['2', 2, 2],
      ['3', 1, 0],
    ]);
    expect(kept.trend.points.map(({ current }) => current)).toEqual([false, true, false]);
  });

  test('whose report is made again changes nothing', () => {
    expect(keep(text, measured('pf', pushed(2)))).toMatchObject({ files: null, notes: [], trend: { added: true } });
  });

  test('of another repository is another one, whatever its id', () => {
    const kept = keep(text, measured('pf', pushed(2, { repository: 'octo/other' })));
    expect(lines(written(kept))).toHaveLength(4);
    expect(kept.trend.points).toHaveLength(4);
  });

  test('keeps a later attempt that stands there', () => {
    const later = written(keep(text, measured('pp', pushed(2, { run_attempt: 3 }))));
    const kept = keep(later, measured('ff', pushed(2, { run_attempt: 2 })));
    expect(kept.files).toBeNull();
    expect(kept.notes).toEqual(['a later attempt of this workflow run is already in the history']);
    expect(kept.trend).toMatchObject({ added: false, points: [{}, { current: true }, {}] });
  });

  test('may have several suites', () => {
    const kept = keep(text, measured('p', { ...pushed(3), suite: 'Other' }));
    expect(lines(written(kept))).toHaveLength(4);
    expect([...kept.files!.keys()]).toEqual(['history.jsonl', 'badge-Other.json']);
    expect(kept.trend.points).toHaveLength(1);
  });
});

describe('the trend', () => {
  test('is in the order of measuring, whatever the order of the lines', () => {
    const { trend } = keep(historyOf(measured('pp', pushed(3)), measured('pp', pushed(1))), measured('pp', pushed(2)));
    expect(trend.points.map(({ commit }) => commit)).toEqual([1, 2, 3].map(commitOf));
  });

  test("is the branch's: no other's points", () => {
    const other = measured('ff', pushed(1, { ref: 'refs/heads/topic' }));
    const { trend } = keep(historyOf(other, measured('pp', pushed(2))), measured('pf', pushed(3)));
    expect(trend.points.map(({ commit }) => commit)).toEqual([2, 3].map(commitOf));
  });

  test('of a pull request is that of its base', () => {
    const text = historyOf(measured('pp', pushed(1)), measured('pp', pushed(2, { ref: 'refs/heads/next' })));
    const pull = measured('pp', pushed(3, { event: 'pull_request', ref: 'refs/pull/7/merge' }));
    expect(keep(text, pull, 'next').trend.points.map(({ commit }) => commit)).toEqual([2, 3].map(commitOf));
    expect(keep(text, pull).trend.branch, 'unless that is not known').toBe('main');
    const head = measured('pp', pushed(3, { event: 'pull_request', ref: 'refs/pull/7/merge', head_sha: commitOf(9) }));
    expect(keep(text, head, 'next').trend.points.at(-1)!.commit, 'not their merge').toBe(commitOf(9));
  });

  test('ends with the pull request, also if its base was measured after it; a point has the time of all stages', () => {
    const pull = measured('pp', pushed(1, { event: 'pull_request', ref: 'refs/pull/7/merge' }));
    const { points } = keep(historyOf(measured('pp', pushed(2))), pull, 'main').trend;
    expect(points.map(({ commit, current }) => [commit, current])).toEqual([
      [commitOf(2), false],
      [commitOf(1), true],
    ]);
    expect(points[1]).toMatchObject({ time: { ms: 3000, trials: 2 }, cost: { usd: 0.5 } });
  });

  test('shows the newest 200, and how many there are', () => {
    const letters = (index: number) => (index < 50 ? 'pp' : 'p');
    const text = Array.from({ length: 250 }, (_, index) => historyOf(measured(letters(index), pushed(index)))).join('');
    const { trend } = keep(text, measured('p', pushed(300)));
    expect([trend.earlier, trend.points.length, trend.points.at(-1)!.commit]).toEqual([51, 200, commitOf(300)]);
    expect(trend.points.flatMap(({ breaks }) => breaks)).toEqual([]);
  });

  test('links to pages of workflow runs and their commits only, and names an agent on one line', () => {
    const agent = { name: 'a\nb', model: null, command: 'x' };
    const good = historyOf(measured('p', { ...pushed(1), agent }));
    const shown = (text: string) => keep(text, measured('p', pushed(2))).trend.points[0]!;
    const repository = 'https://github.com/octo/demo';
    expect(shown(good)).toMatchObject({
      agent: 'a b',
      run_url: `${repository}/actions/runs/1/attempts/1`,
      commit_url: `${repository}/commit/${commitOf(1)}`,
    });
    const hostile = good.replace(/"url":"[^"]+"/, '"url":"javascript:alert(1)//github.com/octo/demo/actions/runs/1"');
    expect(shown(hostile)).toMatchObject({ run_url: null, commit_url: null });
    expect(shown(good.replace(/"commit":"\w+"/, '"commit":null')).commit_url).toBeNull();
  });
});

describe('a change', () => {
  test('of several trials has the verdict of a comparison: thirds that are equal stay so', () => {
    const report = (run: number, passed: string) => {
      const trials = [...passed].flatMap((thirds, at) =>
        [1, 2, 3].map((trial) => ({
          id: `i-${at + 10}`,
          trial,
          status: trial <= Number(thirds) ? ('passed' as const) : ('failed' as const),
        })),
      );
      return aReport(trials, pushed(run));
    };
    const origin = { kind: 'directory', commit: null, finishedAt: null, url: null } as const;
    // Eleven of fourteen changes by a third are a rise: p = 0.057 by the sign test.
    const [before, now] = [report(1, '1020101120021311'), report(2, '2131210011032322')];
    expect(compareWithBaseline(now, before, origin, 0)).toMatchObject({ verdict: 'within noise', p: 940 / 2 ** 14 });
    expect(keep(historyOf(before), now).trend.points.at(-1)!.change).toMatchObject({ verdict: 'within noise' });
  });

  const eight = historyOf(measured('pppppppp', pushed(1)));

  test('is beyond noise, or it is not', () => {
    const fallen = keep(eight, measured('ffffffff', pushed(2)));
    expect(fallen.trend.points[1]!.change).toEqual({ verdict: 'regressed', difference: -1, since: commitOf(1) });
    const noise = keep(eight, measured('pppppppf', pushed(2)));
    expect(noise.trend.points[1]!.change).toMatchObject({ verdict: 'within noise', difference: -0.125 });
    expect(JSON.parse(lines(written(noise))[1]!).change).toEqual(noise.trend.points[1]!.change);
    const tolerated = keep(eight, measured('ffffffff', pushed(2)), null, 1);
    expect(tolerated.trend.points[1]!.change).toMatchObject({ verdict: 'within tolerance', difference: -1 });
  });

  test('is over the instances with a verdict on both sides', () => {
    const kept = keep(eight, measured('ppppfeen', pushed(2)));
    expect(kept.trend.points[1]).toMatchObject({ change: { difference: -0.2 }, missing: 3 });
    const mended = keep(historyOf(measured('ppppfeen', pushed(1))), measured('pppppppp', pushed(2)));
    expect(mended.trend.points[1]).toMatchObject({ change: { difference: 0.2 } });
    const nothing = keep(eight, measured('eeeeeeee', pushed(2)));
    expect(nothing.trend.points[1]).toMatchObject({ change: null, figure: { value: null, interval: null } });
  });

  test('is never that of other instances, also if they are as many', () => {
    const { planned } = measured('ffffffff').run;
    const others = planned.map((entry) => ({ ...entry, instance_id: `other-${entry.instance_id}` }));
    const kept = keep(eight, measured('ffffffff', { ...pushed(2), planned: others }));
    expect(kept.trend.points[1]).toMatchObject({ change: null, breaks: ['other instances: 8 before, 8 now'] });
  });

  const settings = measured('pppppppp').run.settings;
  test.each<[string, Partial<RunRecord>, string, RegExp]>([
    [
      'another dataset',
      { dataset: { name: 'd', ref: null, digest: `sha256:${'1'.repeat(64)}` } },
      'ffffffff',
      /dataset/,
    ],
    ['another limit', { settings: { ...settings, agent_timeout_ms: 1 } }, 'ffffffff', /agent-timeout/],
    [
      'another measure',
      { settings: { ...settings, measure: 'score' } },
      'ffffffff',
      /^another measure: success rate before, score now$/,
    ],
    ['other instances', {}, 'ffffffffff', /^other instances: 8 before, 10 now$/],
  ])(
    '%s: none, and the line is broken; back again, it is against the last of its kind',
    (_, about, letters, reason) => {
      const kept = keep(eight, measured(letters, { ...pushed(2), ...about }));
      expect(kept.trend.points[1]).toMatchObject({ change: null, breaks: [expect.stringMatching(reason)] });
      const back = keep(written(kept), measured('ffffffff', pushed(3)));
      expect(back.trend.points[2]).toMatchObject({
        change: { verdict: 'regressed', since: commitOf(1) },
        breaks: [expect.any(String)],
      });
    },
  );

  test('of test plans is one of scores', () => {
    const text = historyOf(measured('pf', { ...pushed(1), settings: { ...settings, mode: 'dev' } }));
    const { trend } = keep(text, measured('pp', { ...pushed(2), settings: { ...settings, mode: 'dev' } }));
    expect(trend.points[1]).toMatchObject({ figure: { measure: 'score', value: 1 }, change: { difference: 0.5 } });
  });
});

describe('the badge', () => {
  test('is of the newest point on the default branch', () => {
    const first = keep(null, measured('ppppppppf', pushed(1)));
    expect(badge(first)).toEqual({
      schemaVersion: 1,
      label: 'Benchmark',
      message: '88.9% (56.5–98%)',
      color: 'green',
    });
    const topic = keep(written(first), measured('fffffffff', pushed(2, { ref: 'refs/heads/topic' })));
    expect(badge(topic)).toEqual(badge(first));
    const fallen = keep(written(topic), measured('fffffffff', pushed(3)));
    expect(badge(fallen)).toMatchObject({ message: '0% (0–29.9%), −88.9 points', color: 'red' });
    const again = keep(written(fallen), measured('fffffffff', pushed(4)));
    expect(badge(again).message).toBe('0% (0–29.9%)');
  });

  test.each([
    [null, /^badge\.json$/],
    ['nightly', /^badge-nightly\.json$/],
    ['a/../b', /^badge-a-\.\.-b-[0-9a-f]{8}\.json$/],
    ['Ünïcode', /^badge--n-code-[0-9a-f]{8}\.json$/],
    ['x'.repeat(500), /^badge-x{60}-[0-9a-f]{8}\.json$/],
  ])('of suite %j', (suite, name) => {
    expect(badgeName(suite)).toMatch(name);
  });

  test('no two suites have one', () => {
    const names = ['a b', 'a-b', 'a:b', 'x'.repeat(60), 'x'.repeat(61), 'x'.repeat(62)].map(badgeName);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a file that somebody has been at', () => {
  const good = historyOf(measured('pp', pushed(1)));
  const later = '{"schema":"agentbench/history/v2","suite":["?"]}';
  const hostile = [
    '{"schema":"agentbench/history/v1"}',
    'null',
    '[]',
    '"text"',
    '1e999',
    '{',
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    `${'['.repeat(100_000)}`,
    '\u0000\u001b[31m<script>alert(1)</script>',
    ...['1e308', '-1', '2'].map((value) => good.trim().replace('"value":1', `"value":${value}`)),
    good.trim().replace('"usd":0.5', '"usd":1e308'),
    good.trim().replace('"agent_ms":2000', '"agent_ms":1e20'),
    good.trim().replace(/"commit":"\w+"/, '"commit":"](javascript:alert(1))"'),
    good.trim().replace(/"measured_at":"[^"]+"/, '"measured_at":"yesterday"'),
    'x'.repeat(2 * 1024 * 1024),
    good.trim().replace('{', `{"more":"${'x'.repeat(4 * 1024 * 1024)}",`),
  ];

  test.each(hostile.map((line) => [line.slice(0, 60), line]))('%j is kept, said, and no point', (_, line) => {
    const kept = keep(`${line}\n${good}`, measured('pf', pushed(2)));
    expect(kept.trend.points).toHaveLength(2);
    expect(kept.notes).toEqual([
      'history.jsonl: line 1 cannot be read; kept as it is, and left out of the trend. Mend or delete it',
    ]);
    expect(written(kept).startsWith(`${line}\n${good}`)).toBe(true);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('what a later version wrote is kept', () => {
    const kept = keep(`${later}\n${good}`, measured('pf', pushed(2)));
    expect(lines(written(kept))[0]).toBe(later);
    expect(kept.notes).toEqual([
      'history.jsonl: 1 of its lines are of a later version of agentbench; kept, and left out of the trend',
    ]);
  });

  test('bytes that are no text stay those bytes', () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from(good)]);
    const kept = keep(bytes, measured('pf', pushed(2)));
    expect(kept.files!.get(HISTORY_FILE)!.subarray(0, bytes.length).equals(bytes)).toBe(true);
  });

  test('a last line without its end does not swallow the next', () => {
    expect(lines(written(keep('{"half', measured('pf', pushed(2)))))).toEqual(['{"half', expect.any(String)]);
  });

  test('a field that is not known is no harm', () => {
    const more = good.replace('{"schema"', '{"more":{"__proto__":1},"schema"');
    const kept = keep(more, measured('pf', pushed(2)));
    expect(kept.notes).toEqual([]);
    expect(kept.trend.points).toHaveLength(2);
    expect(written(kept).startsWith(more)).toBe(true);
  });

  test('many broken lines are counted', () => {
    const [note] = keep(`\n${'x\n'.repeat(100)}`, measured('pf', pushed(2))).notes;
    expect(note).toMatch(/^history\.jsonl: line 2, 3, 4, 5, 6, and 95 more cannot be read/);
  });
});

test(`the oldest lines go beyond ${MOST_LINES}, whatever they say; it takes no second`, () => {
  const [line] = lines(historyOf(measured('p'.repeat(100), pushed(1))));
  const old = Array.from({ length: MOST_LINES + 10 }, (_, index) =>
    line!.replace('"id":"1"', `"id":"old ${index}"`).replace('2026-11-02', '2025-01-01'),
  );
  const before = processorTime();
  const kept = keep(`${old.join('\n')}\n`, measured('p'.repeat(100), pushed(2)));
  expect(processorTime() - before).toBeLessThan(3_000);
  const left = lines(written(kept));
  expect(left).toHaveLength(MOST_LINES);
  expect(left[0]).toBe(old[11]);
  expect(kept.trend.earlier + kept.trend.points.length).toBe(MOST_LINES);
  expect(JSON.parse(left.at(-1)!).run.id).toBe('2');
  expect(LARGEST_HISTORY).toBeGreaterThan(written(kept).length);
});

test('the oldest lines go beyond 16 MiB', () => {
  const megabyte = 'x'.repeat(1024 * 1024 - 1);
  const kept = written(keep(`${megabyte}\n`.repeat(17), measured('pp', pushed(1))));
  expect(lines(kept)).toHaveLength(16);
  expect(kept.length).toBeLessThanOrEqual(16 * 1024 * 1024);
});

test('of a million lines that nobody can read, the newest are looked at', () => {
  const before = processorTime();
  const kept = keep('{}\n'.repeat(1_000_000), measured('pp', pushed(1)));
  expect(processorTime() - before).toBeLessThan(5_000);
  expect(kept.notes[0]).toContain(`line ${1_000_001 - MOST_LINES}, `);
  expect(lines(written(kept))).toHaveLength(MOST_LINES);
});

test('a point of 100,000 instances is read again', () => {
  const values = new Array(100_000).fill(2 / 3).join(',');
  const line = historyOf(measured('pp', pushed(1))).replace(/"values":\[[^\]]*\]/, `"values":[${values}]`);
  expect(keep(line, measured('pf', pushed(2)))).toMatchObject({ notes: [], trend: { points: [{}, {}] } });
});
