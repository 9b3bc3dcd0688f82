import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
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
  mkdirSync(path.join(first, 'folder'));
  writeFileSync(path.join(second, 'folder'), '', { mode: 0o755 });
  expect(found('folder', first, second), 'not a directory of that name').toBe(path.join(second, 'folder'));
  expect(found('tool', '', '.', path.relative(process.cwd(), first), second)).toBe(path.join(second, 'tool'));
  expect(found('tool', '', path.relative(process.cwd(), first))).toBeNull();
  expect(findTool('sh', undefined)).toMatch(/^\/(usr\/)?bin\/sh$/);
});

const SOURCE = path.resolve(import.meta.dirname, '../../src');

/** Starts tools by their names. */
const SCRIPT = `
const { openToAll } = await import('${SOURCE}/base/tree.ts');
const { syntaxError } = await import('${SOURCE}/datasets/lint/syntax.ts');
const { openFifos } = await import('${SOURCE}/testbeds/host/fifo.ts');
await openToAll(process.cwd() + '/pipes');
for (const shell of ['sh', 'bash']) console.log(await syntaxError(shell, 'true', { environment: process.env }));
for (const pipe of Object.values(await openFifos('pipes', process.env.PATH))) [pipe.letGo(), pipe.close()];
`;

test('tools that are started by their names are not those of the current directory', async () => {
  const checkout = temporaryDirectory();
  const mark = path.join(temporaryDirectory(), 'mark');
  mkdirSync(path.join(checkout, 'pipes'));
  for (const tool of ['chmod', 'sh', 'bash', 'mkfifo'])
    writeFileSync(path.join(checkout, tool), `#!/bin/sh\necho ${tool} >>${mark}\nexit 1\n`, { mode: 0o755 });
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    cwd: checkout,
    env: { PATH: `:.:${process.env.PATH}` },
  });
  expect(stdout).toBe('null\nnull\n');
  expect(existsSync(mark)).toBe(false);
});
