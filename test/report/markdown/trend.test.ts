import { describe, expect, test } from 'vitest';
import type { TrendPoint } from '../../../src/report/documents/trend-document.ts';
import { renderComment, renderSummary } from '../../../src/report/markdown/comment.ts';
import { trendLine, trendTable } from '../../../src/report/markdown/trend.ts';
import type { SuiteReport } from '../../../src/report/suite.ts';
import type { RunRecord } from '../../../src/results/records.ts';
import { commitOf, historyOf, keep, measured, pushed } from '../../history/support.ts';
import { anIdentity } from '../../support/results.ts';

const HOSTILE = '<img src=x> @org/team [x](http://evil.test) | `a` #1';
const OTHER: Partial<RunRecord> = { dataset: { name: HOSTILE, ref: null, digest: `sha256:${'1'.repeat(64)}` } };
const PULL = { event: 'pull_request', ref: 'refs/pull/7/merge', pull_request: 7 };

/** The last of these reports with its trend. */
function trendIn(...reports: SuiteReport[]): SuiteReport & Required<Pick<SuiteReport, 'trend'>> {
  const last = reports.at(-1)!;
  return { ...last, trend: keep(historyOf(...reports.slice(0, -1)), last, 'main').trend };
}
const lineOf = (...reports: SuiteReport[]) => trendLine(trendIn(...reports).trend);

describe('the line', () => {
  test.each<[string, SuiteReport[], string]>([
    ['a first run', [measured('pf', pushed(1))], 'history: 1 run'],
    [
      'a change within noise',
      [measured('pf', pushed(1)), measured('pp', pushed(2))],
      'history: 2 runs, 50% → 100% since 010101010101 (within noise of 010101010101)',
    ],
    [
      'one beyond it',
      [measured('pppppppp', pushed(1)), measured('pppppppp', pushed(2)), measured('ffffffff', pushed(3, PULL))],
      'history: 3 runs, 100% → 0% since 010101010101 (regressed by 100.0 points since 020202020202)',
    ],
    [
      'another dataset',
      [measured('pf', pushed(1)), measured('pp', { ...pushed(2), ...OTHER })],
      'history: 2 runs, no comparable earlier run',
    ],
    [
      'since then',
      [
        measured('pp', pushed(1)),
        measured('pf', { ...pushed(2), ...OTHER }),
        measured('pp', { ...pushed(3), ...OTHER }),
      ],
      'history: 3 runs, 50% → 100% since 020202020202 (within noise of 020202020202)',
    ],
    [
      'a run of other data in between',
      [measured('pf', pushed(1)), measured('pf', { ...pushed(2), ...OTHER }), measured('pp', pushed(3))],
      'history: 3 runs, 100% (within noise of 010101010101)',
    ],
    [
      'an earlier run that is reported again',
      [measured('ff', pushed(1)), measured('ff', pushed(3)), measured('pf', pushed(2))],
      'history: 3 runs, 0% → 50% since 010101010101 (within noise of 010101010101)',
    ],
    ['nothing measured', [measured('pp', pushed(1)), measured('en', pushed(2))], 'history: 2 runs'],
  ])('%s', (_, reports, line) => {
    expect(lineOf(...reports)).toBe(line);
  });

  test('without commits, the earlier run is the last comparable one', () => {
    const { trend } = trendIn(measured('pf', pushed(1)), measured('pp', pushed(2)));
    const [first, last] = trend.points as [TrendPoint, TrendPoint];
    const points = [first, { ...last, change: { ...last.change!, since: null } }];
    expect(trendLine({ ...trend, points })).toMatch(/ \(within noise of the last comparable run\)$/);
  });

  test('a change within the tolerance says so', () => {
    const [before, now] = [measured('pppppppp', pushed(1)), measured('ffffffff', pushed(2))];
    const { trend } = keep(historyOf(before), now, 'main', 1);
    expect(trendLine(trend)).toBe('history: 2 runs, 100% → 0% since 010101010101 (within tolerance of 010101010101)');
  });
});

test('another agent, a limit of a trial or another rule of the verdict is told, and no break', () => {
  const options = [
    { name: 'agent-command', value: 'KEY=sesame agent' },
    { name: 'trial-max-cost', value: '0.5' },
  ];
  const texts = historyOf(measured('pf', { ...pushed(1), options: [] }));
  const limited = measured('pp', { ...pushed(2), options });
  const kept = keep(texts, limited);
  const note = 'another trial-max-cost: none before, 0.5 now: verdicts can differ by it';
  expect(kept.trend.points[1]).toMatchObject({ breaks: [], notes: [note], change: { difference: 0.5 } });
  expect(String(kept.files!.get('history.jsonl'))).not.toContain('sesame');
  const reports = [measured('pf', { ...pushed(1), options: [] }), limited, measured('pf', { ...pushed(3), options })];
  expect(lineOf(...reports)).toBe(
    'history: 3 runs, 50% → 50% since 010101010101 (within noise of 020202020202), and agent or settings have changed since',
  );
  const rows = trendTable(trendIn(...reports).trend).split('\n');
  expect(rows.filter((row) => row.includes('*differs'))).toEqual([
    '| | | *differs from what follows:* another trial-max-cost&#58; none before, 0.5 now&#58; verdicts can differ by it | | | |',
  ]);
  const agent = { name: 'other', model: null, command: '' };
  const { trend } = trendIn(measured('pf', pushed(1)), measured('pf', { ...pushed(2), agent }));
  expect(trend.points[1]!.notes).toEqual([expect.stringMatching(/^another agent: .* before, other now$/)]);
  const of = (version: string) => ({ identity: anIdentity({ agent: `codex@${version}` }), harness_version: version });
  const versions = trendIn(
    measured('pf', { ...pushed(1), ...of('1.0.0') }),
    measured('pf', { ...pushed(2), ...of('1.1.0') }),
  );
  expect(versions.trend.points[1]).toMatchObject({
    breaks: [],
    notes: [
      'another version of the agent: codex@1.0.0 before, codex@1.1.0 now',
      'another version of agentbench: 1.0.0 before, 1.1.0 now',
    ],
  });
});

describe('the table', () => {
  test('has the newest points first, each with its commit, figure, change, cost and time', () => {
    const { trend } = trendIn(
      measured('pp', pushed(1)),
      measured('pfn', { ...pushed(2), ...OTHER }),
      measured('ppp', pushed(3, PULL)),
    );
    const at = (number: number) =>
      `[${commitOf(number).slice(0, 12)}](https://github.com/octo/demo/commit/${commitOf(number)})`;
    const hostile =
      ' &#40;&lt;img src=x&gt; @\u200borg/team &#91;x&#93;&#40;http&#58;\u200b//evil.test&#41; &#124; &#96;a&#96; &#35;\u200b1&#41;';
    expect(trendTable(trend)).toBe(
      [
        '**History** of main',
        '',
        '| Commit | Measured (UTC) | Figure | Change | Cost | Time of a trial |',
        '| --- | --- | --- | --- | ---: | ---: |',
        `| **${at(3)}** | 2026-11-04&nbsp;00:00 | 100% (43.9% to 100%) | | 0.75 USD | 1.5&nbsp;s |`,
        `| | | *not comparable with what follows:* another dataset digest&#58; sha256&#58;111111111111${hostile} before, sha256&#58;000000000000 &#40;sample&#41; now | | | |`,
        `| ${at(2)} | 2026-11-03&nbsp;00:00 | 33.3%, 1 not measured | | 0.50 USD (2 of 3) | 1.5&nbsp;s |`,
        `| | | *not comparable with what follows:* another dataset digest&#58; sha256&#58;000000000000 &#40;sample&#41; before, sha256&#58;111111111111${hostile} now; other instances&#58; 2 before, 3 now | | | |`,
        `| ${at(1)} | 2026-11-02&nbsp;00:00 | 100% (34.2% to 100%) | | 0.50 USD | 1.5&nbsp;s |`,
      ].join('\n'),
    );
  });

  test('is bounded', () => {
    const reports = Array.from({ length: 30 }, (_, index) => measured('p', pushed(index + 1)));
    const rows = trendTable(trendIn(...reports).trend).split('\n');
    expect(rows).toHaveLength(4 + 10 + 1);
    expect(rows.at(-1)).toBe('| … | 20 earlier | | | | |');
  });

  test('is in the summary, the line alone in the comment; what somebody named is no markup', () => {
    const hostile = { settings: { ...measured('p').run.settings, judge: HOSTILE, network: HOSTILE } };
    const branch = pushed(2, { ref: `refs/heads/${HOSTILE}` });
    const other = measured('p', { ...pushed(1, { ref: `refs/heads/${HOSTILE}` }) });
    const report = trendIn(other, measured('p', { ...branch, ...hostile }));
    const [summary, comment] = [renderSummary(report), renderComment(report, 'Benchmark')];
    expect(summary).toContain('**History** of &lt;img src=x&gt;');
    expect(summary).toContain('another judge');
    expect(comment).not.toContain('**History**');
    for (const text of [summary, comment]) {
      expect(text).toContain('\nhistory: 2 runs, no comparable earlier run\n');
      expect(text).not.toMatch(/<img|@org|\]\(http:\/\/evil/);
    }
  });

  test('is not there where no history is kept', () => {
    expect(renderSummary(measured('pf'))).not.toMatch(/history/i);
  });
});
