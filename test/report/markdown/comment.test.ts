import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commentMarker, renderComment, renderSummary, stateLine } from '../../../src/report/markdown/comment.ts';
import { aReport, broken, type SampleTrial } from '../sample.ts';

describe('the marker', () => {
  test.each([
    ['Benchmark', '<!-- agentbench:Benchmark -->'],
    ['CI / bench (linux): v1.2_x', '<!-- agentbench:CI / bench (linux): v1.2_x -->'],
    ['Messung für Größe 東京', '<!-- agentbench:Messung für Größe 東京 -->'],
    ['a-b', '<!-- agentbench:a-b -->'],
    ['a--b---c', '<!-- agentbench:a-b-c-9c334b16 -->'],
    ['--> <script>alert(1)</script> <!--', '<!-- agentbench:- -script-alert(1)-/script- -897ddf9e -->'],
    ['a\nb\r\n\tc\0d', '<!-- agentbench:a-b-c-d-8713e4a8 -->'],
    ['>', '<!-- agentbench:-62b67e1f -->'],
    ['->', '<!-- agentbench:-71b37b9a -->'],
    ['@octocat #1 `x` [y](z) &gt;', '<!-- agentbench:-octocat -1 -x- -y-(z) -gt-6b246c5e -->'],
    ['x'.repeat(300), `<!-- agentbench:${'x'.repeat(100)}-0d4e2ca9 -->`],
    // The cut goes through no character.
    [`${'x'.repeat(99)}𝒜`, `<!-- agentbench:${'x'.repeat(99)}-d0c988f6 -->`],
  ])('of %o', (suite, expected) => {
    expect(commentMarker(suite)).toBe(expected);
  });

  test('no two suites have one', () => {
    const markers = ['C++', 'C#', 'C-', 'model=a', 'model-a', 'a--b', 'x'.repeat(101), 'x'.repeat(102)].map(
      commentMarker,
    );
    expect(new Set(markers).size).toBe(markers.length);
  });

  test('property: one whole HTML comment on one line, whatever the suite is called', () => {
    const hostile = fc.array(fc.oneof(fc.constantFrom('-', '--', '>', '<', '!', '-->', '\n', '𝒜', ' '), fc.string()));
    fc.assert(
      fc.property(hostile, (parts) => {
        const marker = commentMarker(parts.join(''));
        expect(marker).toMatch(/^<!-- agentbench:[^<>\n\r]* -->$/);
        expect(marker.slice(4, -3)).not.toContain('--');
        expect(marker.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('the state line', () => {
  const trials: SampleTrial[] = [
    { id: 'a', status: 'passed' },
    { id: 'b', status: 'failed' },
  ];
  const state = (given: SampleTrial[], about = {}) => stateLine(aReport(given, about).run);

  test('is an HTML comment', () => {
    expect(state(trials)).toMatch(/^<!-- agentbench-state:[0-9a-f]{32} -->$/);
  });

  test('says nothing of order, times, notes or reasons', () => {
    expect(state(trials.toReversed())).toBe(state(trials));
    expect(state(trials, { started_at: '2020-01-01T00:00:00.000Z', interrupted: 'SIGINT' })).toBe(state(trials));
    const noted = { integrity: [{ kind: 'left_running', detail: '' }] };
    expect(state([{ ...trials[0]!, result: noted }, trials[1]!])).toBe(state(trials));
  });

  test.each<[string, SampleTrial[]]>([
    ['a verdict', [trials[0]!, { id: 'b', status: 'passed' }]],
    ['an error in the place of a failure', [trials[0]!, { id: 'b', status: 'error' }]],
    ['an instance more', [...trials, { id: 'c', status: 'passed' }]],
    ['an instance less', trials.slice(1)],
    ['another trial', [...trials, { id: 'a', trial: 2, status: 'passed' }]],
  ])('changes with %s', (_, changed) => {
    expect(state(changed)).not.toBe(state(trials));
  });
});

test('a score that is compared is part of the state, any other is not', () => {
  const state = (score: number, measure?: 'score') => {
    const { run } = aReport([{ id: 'a', status: 'failed', result: { score } }]);
    return stateLine(measure === undefined ? run : { ...run, settings: { ...run.settings, measure } });
  };
  expect(state(0.2)).toBe(state(0.9));
  expect(state(0.2, 'score')).not.toBe(state(0.9, 'score'));
});

describe('limits: detail is dropped, tables stay whole', () => {
  const LONG = 'a reason | with `markup` <b>and</b> @mentions #1 '.repeat(40);

  function many(count: number, passing: (index: number) => boolean): SampleTrial[] {
    return Array.from({ length: count }, (_, index) => {
      const id = `instance-${index}-${'x'.repeat(100)}`;
      const type = `type-${index % 200}`;
      if (passing(index)) return { id, type, status: 'passed' };
      if (index % 3 === 0) return { id, type, status: 'error', result: broken(LONG) };
      if (index % 3 === 1) return { id, type, status: 'not_run', without: { kind: 'max_cost', message: LONG } };
      return { id, type, status: 'failed' };
    });
  }

  function expectWhole(text: string): void {
    const tables = text.split('\n\n').filter((block) => block.startsWith('|'));
    for (const table of tables) {
      const rows = table.trimEnd().split('\n');
      expect(rows[1]).toMatch(/^\|( -+:? \|)+$/);
      const cells = rows.map((row) => (row.endsWith('|') ? row.split('|').length : 0));
      expect(new Set(cells).size).toBe(1);
    }
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
    expect(text.match(/<details>\n*<summary>|<details><summary>/g)?.length).toBe(text.match(/<details>/g)?.length);
    expect(text).toMatch(/<sub>.*<\/sub>\n$/);
    expect(text.isWellFormed()).toBe(true);
  }

  test.each<[string, SampleTrial[], RegExp]>([
    [
      '10,000, none passed',
      many(10_000, () => false),
      /… and \d,?\d+ more that did not pass|\| \| … and \d,?\d+ more \| \| \|/,
    ],
    ['10,000, all passed', many(10_000, () => true), /10000 of 10000 passed \(100%\)/],
    [
      '10,000, every other passed',
      many(10_000, (index) => index % 2 === 0),
      /… and \d+ more that did not pass|\| \| … and \d+ more \| \| \|/,
    ],
    ['300, none passed', many(300, () => false), /could not be measured/],
    ['60, none passed', many(60, () => false), /could not be measured/],
    ['93, all passed', many(93, () => true), /93 instances passed/],
  ])('%s', (_, trials, shown) => {
    const input = aReport(trials);
    const comment = renderComment(input, 'Benchmark');
    expect(comment.length).toBeLessThan(60_000);
    expect(comment).toMatch(shown);
    expectWhole(comment);
    expect(comment.startsWith('<!-- agentbench:Benchmark -->\n<!-- agentbench-state:')).toBe(true);
    const summary = renderSummary(input);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary).toMatch(shown);
    expectWhole(summary);
  });

  test('the limit of the summary is in bytes, that of the comment in characters', () => {
    const wide = Array.from({ length: 4000 }, (_, index): SampleTrial => {
      return { id: `i-${index}`, status: 'error', result: broken('漢'.repeat(150)) };
    });
    const input = aReport(wide);
    expect(Buffer.byteLength(renderSummary(input))).toBeLessThan(1024 * 1024);
    expect(renderComment(input, 'x').length).toBeLessThan(60_000);
  });

  test('texts that are escaped throughout leave the notes and the links', () => {
    const long = '_'.repeat(600);
    const trials = Array.from({ length: 80 }, (_, index): SampleTrial => {
      const result = { reason: { text: `${long.slice(0, 290)}${'abcde'.charAt(index % 5)}`, log: null } };
      return { id: `i-${index}`, status: 'failed', type: `${long.slice(0, 70)}${index % 40}`, result };
    });
    const input = { ...aReport(trials), notes: Array.from({ length: 30 }, (_, index) => `${index}${long}`) };
    const comment = renderComment(input, 'Benchmark');
    expect(comment.length).toBeLessThan(60_000);
    expect(comment).toMatch(/^## ☑️ Benchmark: 0 of 80 passed [\s\S]*^- 19&#95;[\s\S]*\[workflow run\]\([^)]*\)/m);
    expectWhole(comment);
  });

  test('what is left out of the comment stands in the summary', () => {
    const input = aReport(many(500, () => false));
    const rows = (text: string) => text.split('\n').filter((line) => /^\| .* instance-/.test(line)).length;
    expect(rows(renderSummary(input))).toBeGreaterThanOrEqual(500);
    expect(rows(renderComment(input, 'x'))).toBeGreaterThanOrEqual(50);
  });
});
