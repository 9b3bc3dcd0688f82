import { expect, test } from 'vitest';
import { table } from '../../src/cli/table.ts';

const COLUMNS = [
  { title: 'instance', cell: ({ id }: { id: string }) => id, flexible: true },
  { title: 'type', cell: () => 'dependency_resolution' },
  { title: 'solution', cell: () => 'yes' },
];

function lines(columns: number, ...ids: string[]): string[] {
  const rows = ids.map((id) => ({ id }));
  return table(rows, COLUMNS, { columns, paint: (_, text) => text }).map((line) => line.trimEnd());
}

test('spaces beyond the width are no part of a line that was cut', () => {
  const notes = { title: 'notes', cell: ({ id }: { id: string }) => id };
  const rows = [{ id: 'a' }, { id: 'a long note' }];
  const [titles, ...shown] = table(rows, [notes], { columns: 8, paint: (_, text) => text });
  expect([titles, ...shown]).toEqual(['notes', 'a', 'a long …']);
});

test('names stay apart in a narrow terminal, where the last columns are cut', () => {
  expect(lines(40, 'dbsetup-redis-1', 'dbsetup-redis-2')).toEqual([
    'instance      type                   so…',
    'dbsetu…dis-1  dependency_resolution  yes',
    'dbsetu…dis-2  dependency_resolution  yes',
  ]);
  expect(lines(40, 'bgsetup-filewatcher-daemon')[1]).toBe('bgsetu…aemon  dependency_resolution  yes');
  expect(lines(80, 'bgsetup-filewatcher-daemon')[1]).toBe('bgsetup-filewatcher-daemon  dependency_resolution  yes');
});
