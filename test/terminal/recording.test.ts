import { expect, test } from 'vitest';
import { Recording } from '../../src/terminal/recording.ts';
import { aBench, eventsOf } from './support.ts';

const about = { command: 'python3 main.py', term: 'xterm', started: 1_700_000_000_500 };

test('an asciicast v2', () => {
  const recording = new Recording(about);
  recording.add(12.3, 'o', 'Name: ');
  recording.add(1500, 'i', 'Ann\r');
  recording.add(1501, 'o', 'Ann\r\n');
  recording.add(1502, 'o', '');
  expect(recording.text()).toBe(
    [
      '{"version":2,"width":120,"height":40,"timestamp":1700000000,"command":"python3 main.py","env":{"TERM":"xterm"}}',
      '[0.012,"o","Name: "]',
      '[1.5,"i","Ann\\r"]',
      '[1.501,"o","Ann\\r\\n"]',
      '',
    ].join('\n'),
  );
});

test('is bounded: a marker stands for the middle, times go on', () => {
  const recording = new Recording({ ...about, limit: 10_000 });
  for (let index = 0; index < 1_000; index += 1) recording.add(index, 'o', `line ${index}\r\n`);
  const events = eventsOf(recording.text());
  expect(recording.text().length).toBeLessThan(10_500);
  expect(events[0]).toEqual([0, 'o', 'line 0\r\n']);
  expect(events.at(-1)).toEqual([0.999, 'o', 'line 999\r\n']);
  expect(events.filter(([, kind]) => kind === 'm')).toEqual([
    [expect.any(Number), 'm', expect.stringMatching(/^… \d+ characters of events left out …$/)],
  ]);
  // A player, too, has something between what was printed before the cut and after it.
  const cut = events.findIndex(([, kind]) => kind === 'm');
  expect(events[cut - 1]).toEqual([expect.any(Number), 'o', expect.stringMatching(/^\r\n… \d+ characters .* …\r\n$/)]);
  const times = events.map(([time]) => time);
  expect(times).toEqual([...times].sort((one, other) => one - other));
});

test('keeps characters whole that come in parts, and shows bytes that are none', async () => {
  const { run } = await aBench();
  const session = await run(
    String.raw`printf '\303'; sleep 0.1; printf '\251\360\237\216'; sleep 0.1; printf '\211 \377\n'`,
  );
  expect(
    eventsOf(session.recording)
      .map(([, , text]) => text)
      .join(''),
  ).toBe('é🎉 \ufffd\r\n');
  expect(session.transcript).toBe('é🎉 \ufffd\n');
});
