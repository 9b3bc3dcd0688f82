import { expect, test } from 'vitest';
import { screenAfter } from '../../src/terminal/screen.ts';

const E = '\u001b';
const LIMIT = 64 * 1024;
const LEFT = '[… the full screen, as the program left it …]\n';

test.each([
  ['lines written over in another order', `a\r\nb\r\n${E}[1;1HA${E}[3;1Hc`, 'A\nb\nc\n'],
  ['two progress bars', `x 0%\r\ny 0%\r\n${E}[2Ax 9%\r\ny 9%\r\n`, 'x 9%\ny 9%\n'],
  ['a cleared screen', `old\r\n${E}[H${E}[2Jnew\r\n`, 'new\n'],
  ['wide characters', `${E}[2;3H进度${E}[2;9H！`, '\n  进度  ！\n'],
  ['a line longer than the screen', `${E}[H${'x'.repeat(300)}\r\nend`, `${'x'.repeat(300)}\nend\n`],
  [
    'a full screen that was left',
    `in\r\n${E}[?1049h${E}[Hmenu${E}[2;3Hone${E}[?1049lout\r\n`,
    `in\nout\n${LEFT}menu\n  one\n`,
  ],
  ['a full screen that was not left', `in\r\n${E}[?1049h${E}[Hmenu`, `in\n${LEFT}menu\n`],
  ['nothing', `${E}[2J`, ''],
])('the screen after %s', async (_, output, screen) => {
  expect(await screenAfter(output, LIMIT)).toBe(screen);
});

test('what scrolled off is there, cut in the middle', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => `line ${index}\r\n`).join('');
  expect(await screenAfter(`${lines}${E}[1A${E}[2Kend`, LIMIT)).toMatch(/^line 0\n(line \d+\n){298}end\n$/);
  expect(await screenAfter(`${lines}${E}[Hx`, 400)).toMatch(
    /^line 0\n[\s\S]+\n\[… \d+ characters left out …\]\n[\s\S]+\n$/,
  );
});

test.each(['b', 'S', 'T', 'L', 'M', '@', 'P', 'X', 'I', 'Z', ' @', " '}", 'r', 'H'])(
  'a huge count before "%s" is not obeyed',
  async (final) => {
    expect(await screenAfter(`ab${E}[2147483647${final}${E}[999999999;99999999${final}${E}[2Hend`, LIMIT)).toMatch(
      /end\n$/,
    );
  },
);

test('what is costly all along is given up', async () => {
  expect(await screenAfter(`${E}[200S${E}[200L${E}[200b`.repeat(100_000), LIMIT, 50)).toBeNull();
});
