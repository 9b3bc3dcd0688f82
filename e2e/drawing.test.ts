/** The drawing program in dist/, which has its library in files of its own. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../test/support/cli.ts';
import { aPdf } from '../test/support/pictures.ts';

test('draws with the rights to read dist/ and nothing else', () => {
  const dist = path.join(ROOT, 'dist');
  const drawn = execFileSync(
    process.execPath,
    [
      ...['--permission', `--allow-fs-read=${dist}`, '--input-type=module'],
      ...['--eval', 'import(process.argv[1]).then((bundle) => bundle.draw())', path.join(dist, 'index.js')],
    ],
    { input: aPdf(['1 0 0', '0 1 0']), env: {} },
  );
  expect(drawn.readUInt32BE(0)).toBe(2);
  expect(drawn.toString('latin1', 9, 12)).toBe('PNG');
});
