import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Transcript } from '../../src/terminal/transcript.ts';
import { anyCharacter } from '../support/any-character.ts';
import { processorTime } from '../support/processor.ts';

function transcriptOf(text: string, limit?: number, size = text.length || 1): Transcript {
  const transcript = new Transcript(limit);
  for (let at = 0; at < text.length; at += size) transcript.write(text.slice(at, at + size));
  return transcript;
}

const screenOf = (...about: Parameters<typeof transcriptOf>) => transcriptOf(...about).screen();
const printedOf = (...about: Parameters<typeof transcriptOf>) => transcriptOf(...about).printed();

const E = '\u001b';

test.each([
  ['plain lines', 'one\r\ntwo\n\n\tthree', 'one\ntwo\n\n\tthree'],
  ['a progress bar', '50%\r100%\n', '100%\n'],
  ['a shorter text over a longer one', 'hello\rab\r\nx', 'abllo\nx'],
  ['an erased line', `loading${E}[2K\rdone\n`, 'done\n'],
  ['a line erased to its end', `loading\rok${E}[K\n`, 'ok\n'],
  ['an erased beginning', `abcdef${E}[3D${E}[1K\n`, '    ef\n'],
  ['a backspace', 'abd\bc\b \b\n', 'ab \n'],
  ['colours', `${E}[1;31mred${E}[0m ${E}[38;2;1;2;3mx${E}[m\n`, 'red x\n'],
  ['a title', `${E}]0;title\u0007a${E}]8;;http://x${E}\\link${E}]8;;${E}\\\n`, 'alink\n'],
  ['other strings', `a${E}P1$r0m${E}\\b${E}_app${E}\\c${E}^pm${E}\\d\n`, 'abcd\n'],
  ['character sets', `${E}(B${E})0a${E}%Gb\u000e\u000f\n`, 'ab\n'],
  ['one-character sequences', `${E}7a${E}8${E}=b${E}>\n`, 'ab\n'],
  ['8-bit sequences', 'a\u009b31mb\u009d0;t\u009cc\n', 'abc\n'],
  ['stray control characters', 'a\u0000\u0001\u0007b\u007fc\n', 'abc\n'],
  ['a cleared screen', `one${E}[H${E}[2Jtwo${E}ctwo`, 'one\ntwo\ntwo'],
  ['the alternate screen', `before${E}[?1049hmenu${E}[?1049lafter`, 'before\nmenu\nafter'],
  ['modes', `a${E}[?25lb${E}[?2004hc`, 'abc'],
  ['jumps', `${E}[2;5Hone${E}[4;1Htwo${E}[5dthree`, 'one\ntwo\nthree'],
  ['movements in a line', `ab${E}[3Ccd${E}[1Gx${E}[6Gy`, 'xb   yd'],
  ['repetition', `-${E}[4b+\n`, '-----+\n'],
  ['inserted, deleted and blanked characters', `abcd\r${E}[2@xy\r${E}[1P${E}[1X\n`, ' abcd\n'],
  ['a broken sequence', `a${E}[12\nb${E}\u00e9`, 'a\nbé'],
  ['an unfinished sequence', `a${E}[12`, 'a'],
  ['wide characters written over', '进度 50%\r进度 100%\n', '进度 100%\n'],
  ['characters of two code units', '🎉🎉\r🎈\n', '🎈🎉\n'],
])('%s', (_, text, expected) => {
  expect(screenOf(text)).toBe(expected);
  expect(screenOf(text, undefined, 1)).toBe(expected);
});

test.each([
  ['a progress bar', '0%\r50%\r100%\nend', '0%\n50%\n100%\nend'],
  ['one that ends with its return', '0%\r50%\r\nend', '0%\n50%\nend'],
  ['a shorter text over a longer one', 'hello\rab\r\nx', 'hello\nabllo\nx'],
  ['an erased line', `loading${E}[2K\rdone\n`, 'loading\ndone\n'],
  ['a line erased after its return', `loading\r${E}[Kdone\nnext\n`, 'loading\ndone\nnext\n'],
  ['a line erased to its end', `loading\rok${E}[K\n`, 'loading\nok\n'],
  ['an erased line, then nothing', `loading\r${E}[2K`, 'loading\n'],
  ['a column in the place of a return', `1/2${E}[1G2/2\n`, '1/2\n2/2\n'],
  ['a prompt that is printed once more', '> \r> one\r\n', '> one\n'],
  ['a line that goes on', 'one\rone two\n', 'one two\n'],
  ['blanks written over', '   \rone\n', 'one\n'],
  ['line ends of two or three characters', 'one\r\ntwo\r\r\nthree', 'one\ntwo\nthree'],
  ['a key taken back', 'ab\bc\b \b\n', 'a \n'],
  ['a line written over before a jump', `1\r2${E}[5Hnext`, '1\n2\nnext'],
])('as it was printed: %s', (_, text, expected) => {
  expect(printedOf(text)).toBe(expected);
  expect(printedOf(text, undefined, 1)).toBe(expected);
});

describe('a progress bar of many states', () => {
  const states = Array.from({ length: 1_000 }, (_, index) => `step ${index}`);

  test('the first and the last are kept, and the number of the others', () => {
    const text = printedOf(`before\n${states.join('\r')}\nafter\n`);
    expect(text.split('\n')).toEqual([
      ...['before', ...states.slice(0, 50), '[… 898 states of this line left out …]', ...states.slice(-52)],
      ...['after', ''],
    ]);
    expect(screenOf(`before\n${states.join('\r')}\nafter\n`)).toBe('before\nstep 999\nafter\n');
  });

  test('of 100 MB, beginning and end of everything are there', () => {
    const transcript = new Transcript();
    transcript.write('begin\n');
    const bar = (percent: number) => `\r${'#'.repeat(80)} ${percent}`;
    const part = Array.from({ length: 1_000 }, (_, index) => bar(index)).join('');
    for (let size = 0; size < 100_000_000; size += part.length) transcript.write(`${part}\nline\n`);
    transcript.write('the end\n');
    expect(transcript.printed()).toMatch(
      /^begin\n#+ 0\n#+ 1\n[\s\S]*states of this line left out[\s\S]*characters left out[\s\S]*# 999\nline\nthe end\n$/,
    );
    expect(transcript.printed().length).toBeLessThan(66_000);
    expect(transcript.screen()).toMatch(/^begin\n#+ 999\nline\n[\s\S]*#+ 999\nline\nthe end\n$/);
  });
});

test('a control string that never ends hides no more than a part', () => {
  expect(screenOf(`${E}]${'x'.repeat(10_000)}the end`)).toContain('the end');
});

describe('bounded', () => {
  test('head and tail, with the cut marked', () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `line ${index}\r\n`);
    const transcript = new Transcript(1_000);
    for (const line of lines) transcript.write(line);
    const text = transcript.printed();
    expect(transcript.screen()).toBe(text);
    expect(text).toMatch(
      /^line 0\nline 1\n[\s\S]*line \d+\n\n\[… \d{5} characters left out …\]\nline \d+\n[\s\S]*line 4999\n$/,
    );
    expect(text.length).toBeLessThan(1_100);
  });

  test('a line without end', () => {
    const text = printedOf(`${'x'.repeat(1_000_000)}end`, 10_000, 5_000);
    expect(text.length).toBeLessThan(13_000);
    expect(text).toMatch(/^x+\n\[… \d+ characters left out …\]\nx+end$/);
  });

  test('what is longer than the line that can be written over is kept whole', () => {
    expect(screenOf(`${'x'.repeat(9_000)}\n`)).toBe(`${'x'.repeat(9_000)}\n`);
  });
});

test('whatever comes, nothing throws, the parts do not matter for short texts, and no control character is left', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '\r',
      '\n',
      '\b',
      E,
      `${E}[`,
      `${E}]`,
      '\u009b',
      ';',
      '2',
      'K',
      'J',
      'C',
      '@',
      'P',
      'H',
      '\\',
      '\u0007',
    ),
    fc.string({ unit: anyCharacter, maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('').replace(/[\ud800-\udfff]/g, '');
      for (const of of [screenOf, printedOf]) {
        const whole = of(text);
        expect(of(text, undefined, 1)).toBe(whole);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
        expect(whole).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['carriage returns', '\r'],
  ['lines written over', 'a\r'],
  ['a long line written over', `${'x'.repeat(2000)}\r${'a\r'.repeat(10_000)}`],
  ['backspaces', 'a\b'],
  ['strings that never end', `${E}]0;`],
  ['insertions', `xx\r${E}[2048@`],
  ['repetitions', `x${E}[9999b`],
  ['lines of one character', 'y\r\n'],
])('2 MB of hostile input take their time only once: %s', (_, piece) => {
  const text = piece.repeat(Math.ceil((64 * 1024) / piece.length));
  const effort = (count: number) => {
    const transcript = new Transcript();
    const before = processorTime();
    for (let index = 0; index < count; index += 1) transcript.write(text);
    return processorTime() - before;
  };
  effort(4);
  const [once, fourTimes] = [effort(8), effort(32)];
  expect(fourTimes).toBeLessThan(8 * once + 100);
});
