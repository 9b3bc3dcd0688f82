import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findTool } from '../../src/base/find-tool.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('findTool takes the first directory of PATH that has the tool, and no relative one', () => {
  const [first, second] = [temporaryDirectory(), temporaryDirectory()];
  for (const directory of [first, second]) writeFileSync(path.join(directory, 'tool'), '', { mode: 0o755 });
  writeFileSync(path.join(first, 'file'), '', { mode: 0o644 });
  writeFileSync(path.join(second, 'file'), '', { mode: 0o755 });
  const found = (name: string, ...directories: string[]) => findTool(name, directories.join(path.delimiter));
  expect(found('tool', first, second)).toBe(path.join(first, 'tool'));
  expect(found('file', first, second), 'one that may be executed').toBe(path.join(second, 'file'));
  expect(found('tool', '', '.', path.relative(process.cwd(), first), second)).toBe(path.join(second, 'tool'));
  expect(found('tool', '', path.relative(process.cwd(), first))).toBeNull();
  expect(findTool('sh', undefined)).toMatch(/^\/(usr\/)?bin\/sh$/);
});
