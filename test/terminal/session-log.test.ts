import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Redactor } from '../../src/base/redact/redact.ts';
import { SessionLog } from '../../src/terminal/session-log.ts';
import { anyCharacter } from '../support/any-character.ts';
import { eventsOf } from './support.ts';

const SECRET = 'sk-"live"/7f+3a\\ä💥=Q';

/** A text cut at these lengths, in turn. */
function cut(bytes: Buffer, lengths: number[]): Buffer[] {
  const parts: Buffer[] = [];
  for (let rest = bytes; rest.length > 0; rest = rest.subarray(parts.at(-1)!.length)) {
    parts.push(rest.subarray(0, lengths[parts.length % lengths.length]));
  }
  return parts;
}

test('property: a secret in parts is neither in the recording nor in the transcript, and every line of it is JSON', () => {
  const forms = [SECRET, JSON.stringify(SECRET), encodeURIComponent(SECRET), Buffer.from(SECRET).toString('base64')];
  const piece = fc.oneof(
    fc.constantFrom(...forms, '\r\n', '\u001b[31m', '"', '\\', '\u0000'),
    fc.string({ maxLength: 5, unit: anyCharacter }),
  );
  const session = fc.record({
    pieces: fc.array(piece, { maxLength: 8 }),
    lengths: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
    typed: fc.array(fc.oneof(fc.constantFrom(...forms), fc.string({ maxLength: 5 })), { maxLength: 3 }),
    terminal: fc.boolean(),
  });
  fc.assert(
    fc.property(session, ({ pieces, lengths, typed, terminal }) => {
      const log = new SessionLog(
        {
          ...{ script: `echo ${SECRET}`, environment: {}, input: terminal ? typed : null },
          timeout: 1000,
        },
        { redactor: new Redactor([SECRET]) },
      );
      cut(Buffer.from(pieces.join('')), lengths).forEach((bytes, index) => {
        log.take({ what: 'output', bytes });
        if (terminal && index < typed.length) log.take({ what: 'typed', guessed: false });
      });
      const { recording, transcript } = log.session({ end: 'exit', exitCode: 0 });
      const [header, ...events] = recording
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      const shown = ['o', 'i'].map((kind) => events.flatMap(([, of, text]) => (of === kind ? [text] : [])).join(''));
      for (const text of [header.command, ...shown, transcript, recording]) {
        expect([SECRET, ...forms].filter((form) => text.includes(form.replace(/=+$/, '')))).toEqual([]);
      }
      const masks = pieces.filter((text) => forms.includes(text)).length;
      expect(
        eventsOf(recording)
          .flatMap(([, of, text]) => (of === 'o' ? [text] : []))
          .join('')
          .split('***').length - 1,
      ).toBe(masks);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['adaptive', ['a\r', '\u0003', '\u0004b\r']],
  ['upstream', ['a\n', '\u0003', '\u0004b\n']],
] as const)('the recording has the keys as the driver types them: %s', (typing, keys) => {
  const input = ['a', '\u0003', '\u0004b'];
  const log = new SessionLog(
    { script: 'x', environment: {}, input, typing, timeout: 1000 },
    { redactor: new Redactor([]) },
  );
  for (const _ of input) log.take({ what: 'typed', guessed: false });
  const events = eventsOf(log.session({ end: 'exit', exitCode: 0 }).recording);
  expect(events.map(([, kind, text]) => [kind, text])).toEqual(keys.map((text) => ['i', text]));
});

test('the screen is that of a terminal if the cursor was placed, and lines as they ended if there was too much output', async () => {
  const logOf = (...outputs: string[]) => {
    const about = { script: 'x', environment: {}, input: [], timeout: 1000 };
    const log = new SessionLog(about, { redactor: new Redactor([SECRET]) });
    for (const output of outputs) log.take({ what: 'output', bytes: Buffer.from(output) });
    return log.sessionWithScreen({ end: 'exit', exitCode: 0 });
  };
  const menu = '\u001b[2;3Htwo\u001b[1;1Hone\u001b[3;1H';
  expect(await logOf(menu)).toMatchObject({ transcript: 'two\none\n', screen: 'one\n  two\n' });
  expect((await logOf('50%\r99%\r\n')).screen).toBe('99%\n');
  const long = await logOf(...Array<string>(30).fill(`${'x'.repeat(99)}\r\n`.repeat(1_000)), menu);
  expect(long.screen).toMatch(/x\ntwo\none\n$/);
});
