import { expect, test } from 'vitest';
import { withFigures } from '../../bench/kept-table.ts';

const text = (...lines: string[]) =>
  [
    '# Bench',
    '<!-- figures -->',
    '| bench | measured | target | figure | spread | date | verdict | reason |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
    '<!-- end of figures -->',
    'the end',
  ].join('\n');
const row = { bench: 'start', what: 'a | b', target: 'at most 1.3 ×', figure: '1.5 × (3 to 2 ms)', met: false };

test('a figure is added with its date, and its next one replaces it; the other lines stay', () => {
  const empty = text();
  const other = '| size | all files | at most 1 × | 0.9 × |  | 2026-01-01 | met |  |';
  const first = withFigures(text(other), [row], '2026-01-02');
  const line = '| start | a \\| b | at most 1.3 × | 1.5 × (3 to 2 ms) |  | 2026-01-02 | missed |  |';
  expect(first).toBe(text(other, line));
  const explained = first.replace('missed |  |', 'missed | the loader |');
  const again = withFigures(explained, [{ ...row, figure: '1.4 ×', spread: '1.3 to 1.5' }], '2026-01-03');
  expect(again).toBe(
    text(other, '| start | a \\| b | at most 1.3 × | 1.4 × | 1.3 to 1.5 | 2026-01-03 | missed | the loader |'),
  );
  expect(withFigures(again, [{ ...row, figure: '1.2 ×', met: true }], '2026-01-04')).toBe(
    text(other, '| start | a \\| b | at most 1.3 × | 1.2 × |  | 2026-01-04 | met |  |'),
  );
  expect(withFigures(empty, [], '2026-01-02')).toBe(empty);
  const known = { ...row, reason: 'the disk' };
  expect(withFigures(empty, [known], '2026-01-02')).toBe(text(line.replace('missed |  |', 'missed | the disk |')));
  expect(withFigures(explained, [known], '2026-01-02')).toContain('missed | the loader |');
  expect(withFigures(empty, [{ ...known, met: true }], '2026-01-02')).toContain('| met |  |');
});

test('a text without a table is refused', () => {
  expect(() => withFigures('# Bench', [row], '2026-01-02')).toThrow('README.md has no lines <!-- figures -->');
});
