import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allPrograms } from '../../bench/feeding/programs.ts';
import { aBench } from './support.ts';

const PROGRAMS = path.resolve(import.meta.dirname, '../../bench/feeding/programs');
const programs = new Map(allPrograms().map((program) => [program.name, program]));

// Programs of the bench `feeding` that are known to wait; each transcript is the one that upstream's method shows.
test.each([
  ['menu.py', '1) add 2) quit: 1\nnumbers: 3 4\nsum 7\n1) add 2) quit: 2\nbye\n'],
  ['password.py', 'User: ann\nPassword: \nwelcome ann\n'],
  ['both-outputs.py', 'one\ntwo\nthree\n? x\ngot x\nfour\n'],
  ['hard-exit.py', 'before\n? x\ngot x\n'],
  ['kills-itself.py', '? x\ngot x\n'],
  ['no-newline.py', '? x\ngot x'],
  ['key-by-key.py', "key 'y'\nkey '\\n'\nkey 'n'\nkey '\\n'\n"],
  ['raw-keys.py', "b'ab\\nq'\n"],
  ['polls-and-epolls.py', '? one\ngot one\n? two\ngot two\n'],
  ['child-behind-pipes.py', '? 2\n4\n? 3\n9\n'],
  ['handles-interrupt.py', '? one\ngot one\n? ^C\nstopped\n'],
  [
    'waits-without-input.py',
    'menu: 1) go 2) quit\nchoice: ^CTraceback (most recent call last):\n  File "./waits-without-input.py", line 3, in <module>\n    input("choice: ")\nKeyboardInterrupt\n',
  ],
  ['background-job.sh', '? from the job\nx\ngot x\n'],
  ['job-answers.sh', 'one\nanswer to one\ntwo\nanswer to two\n'],
  ['worker-thread.py', 'one\nanswer to one\ntwo\nanswer to two\n'],
  ['idle-worker-thread.py', '? one\nONE\n? two\nTWO\n'],
  ['slow-worker-thread.py', 'one\nanswer to one\ntwo\nanswer to two\n'],
  ['computing-thread.py', '20\nfib 20 6765\n25\nfib 25 75025\n'],
  ['timer-thread.py', 'one\nreminder of one\ntwo\nreminder of two\n'],
  ['reader-thread-and-queue.py', 'one\nmain saw one\ntwo\nmain saw two\nquit\nbye\n'],
  ['thread-pool.py', 'how many? 3\n[0, 1, 4]\nhow many? 4\n[0, 1, 4, 9]\n'],
  ['two-players.py', 'say: ping\nheard ping\nsay: pong\nheard pong\n'],
  ['echo-server-thread.py', 'send: one\nreceived ONE\nsend: two\nreceived TWO\n'],
  ['chat-client.py', 'hello\necho: hello\nhow are you\necho: how are you\n/quit\nleft\n'],
  ['chat-by-select.py', 'hello\necho: hello\n/quit\n'],
  ['server-process.py', 'number: 2\ndouble 4\nnumber: 5\ndouble 10\n'],
  [
    'datagrams.py',
    'one\ndatagram one\ntwo\ndatagram two\n^CTraceback (most recent call last):\n  File "./datagrams.py", line 9, in <module>\n    input()\nKeyboardInterrupt\n',
  ],
  ['socket-pair.py', 'one\nchild got one\ntwo\nchild got two\nend\n'],
  ['asyncio-reader.py', 'one\ngot one\ntwo\ngot two\nquit\n'],
  ['asyncio-timers.py', 'one\nlater one\nquit\nbye\n'],
  ['process-pool.py', 'how many? 3\n[0, 1, 4]\nhow many? 4\n[0, 1, 4, 9]\n'],
  ['process-queue.py', 'one\nworker did one\ntwo\nworker did two\n'],
  ['process-pipe.py', '? 7\nsum 2204998950000\n? 8\nsum 2879998800000\n'],
  ['forked-child.py', 'child\nx\ngot x\n'],
  ['double-fork.py', 'one\ndaemon: one\ntwo\ndaemon: two\n'],
  ['waits-for-signal.py', '? one\ngot one\n? two\ngot two\n'],
  ['daemon-of-the-client.py', 'one\nserved one\ntwo\nserved two\n'],
])('%s: answers come before the next line', async (name, transcript) => {
  const { run, place } = await aBench();
  const { command, lines } = programs.get(name)!;
  const session = await run(command, {
    input: lines,
    files: { [name]: readFileSync(path.join(PROGRAMS, name), 'utf8') },
  });
  expect(session.transcript.replaceAll(place.directory, '.')).toBe(transcript);
  expect(session).toMatchObject({ typed: lines.length, guessed: 0 });
});
