import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { licenses } from '../scripts/licenses.ts';
import { ROOT } from './support/cli.ts';
import { temporaryDirectory } from './support/temporary.ts';

it('has what the sources import and what that depends on, of the version that Node.js finds, one text for all that share it', () => {
  const root = temporaryDirectory();
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  const install = (directory: string, manifest: object, license?: string) => {
    write(`${directory}/package.json`, JSON.stringify({ version: '1.0.0', license: 'MIT', ...manifest }));
    if (license !== undefined) write(`${directory}/LICENSE.md`, license);
  };
  write(
    'src/a.ts',
    "import 'b';\nimport type { T } from 'types-only';\nimport { readFile } from 'node:fs';\nimport x from './c.ts';\n",
  );
  write('src/deep/c.tsx', "import {\n  y,\n} from '@scope/d/sub.js';\nexport const z = () => import('e');\n");
  install('node_modules/b', { name: 'b', dependencies: { e: '2', left: '1', absent: '1' } }, 'One text.\r\n');
  install('node_modules/b/node_modules/e', { name: 'e', version: '2.0.0' });
  install('node_modules/@scope/d', { name: '@scope/d' }, 'One text.\n');
  write('node_modules/@scope/d/NOTICE', 'By D.\n');
  install('node_modules/e', { name: 'e' }, 'One text.');
  for (const name of ['left', 'types-only']) install(`node_modules/${name}`, { name });
  expect(licenses(root, ['left'])).toMatchInlineSnapshot(`
    "Included here:
     - @scope/d@1.0.0

    One text.

    By D.

    -----------

    Included here:
     - b@1.0.0
     - e@1.0.0

    One text.

    -----------

    Included here:
     - e@2.0.0

    Licence: MIT
    "
  `);
});

it('has a text of every package that the bundle is made of', () => {
  const text = licenses(ROOT, ['tunnel']);
  for (const name of ['zod', 'tar-fs', '@actions/core', 'preact', 'tar-stream']) expect(text).toContain(` - ${name}@`);
  expect(text).toMatch(/ - @hyzyla\/pdfium@[\s\S]*Copyright 2014 The PDFium Authors/);
  expect(text).not.toContain(' - tunnel@');
  expect(text).not.toContain(' - vitest@');
  expect(existsSync(path.join(ROOT, 'node_modules/tunnel'))).toBe(true);
});
