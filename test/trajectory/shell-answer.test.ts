import { expect, test } from 'vitest';
import { exitIn, isRunning, outputIn } from '../../src/trajectory/shell-answer.ts';
import { processorTime } from '../support/processor.ts';

test.for<[answer: string, exit: number | null, output: string]>([
  ['Exit code 127\nsh: x: not found', 127, 'Exit code 127\nsh: x: not found'],
  [
    'Chunk ID: a6fd21\nWall time: 0.1 seconds\nProcess exited with code 1\nOriginal token count: 2\nOutput:\nno',
    1,
    'no',
  ],
  ['Exit code: 2\nWall time: 0.1 seconds\nOutput:\nno', 2, 'no'],
  ['{"output":"no","metadata":{"exit_code":3,"duration_seconds":0.1}}', 3, 'no'],
  ['{\n  "returncode": 4,\n  "output": "no"\n}', 4, 'no'],
  ['{\n  "returncode": -1,\n  "output": "", "exception_info": "timed out"\n}', null, 'timed out'],
  ['<returncode>5</returncode>\n<output>\nno\n</output>', 5, 'no'],
  ['<untrusted_context>\nOutput: no\nExit Code: 6\nProcess Group PGID: 68\n</untrusted_context>', 6, 'no'],
  [
    'Command: x\nDirectory: (root)\nOutput: no\nError: (none)\nExit Code: 7\nSignal: (none)\nProcess Group PGID: (none)',
    7,
    'no',
  ],
  ['no\n<shellId: 2 completed with exit code 8>', 8, 'no'],
  ['no\n[The command completed with exit code 9.]', 9, 'no'],
  // goose and pi, which tell of failures only.
  ['no\n\nCommand exited with code 10', 10, 'no'],
  ['no\n\n\nCommand exited with code 10', 10, 'no'],
  ['it says: Command exited with code 10', null, 'it says: Command exited with code 10'],
  ['Script completed\nWall time 0.6 seconds\nOutput:\n\nno', null, 'no'],
  [
    'Script failed\nWall time 0.6 seconds\nOutput:\n\n{"chunk_id":"a","wall_time_seconds":0.5,"exit_code":2,"output":"no"}',
    2,
    '{"chunk_id":"a","wall_time_seconds":0.5,"exit_code":2,"output":"no"}',
  ],
  // One code of several would be that of none.
  [
    `Script completed\nWall time 0.6 seconds\nOutput:\n${'\n{"chunk_id":"a","wall_time_seconds":0.5,"exit_code":2,"output":""}'.repeat(2)}`,
    null,
    Array(2).fill('{"chunk_id":"a","wall_time_seconds":0.5,"exit_code":2,"output":""}').join('\n'),
  ],
  ['no\n(exit code: 3)\nmore', null, 'no\n(exit code: 3)\nmore'],
  ['the program says: Exit code 5', null, 'the program says: Exit code 5'],
  // The words of a client within an output are those of a program.
  ['a log:\nWall time: 1 s\nProcess exited with code 3\nend', null, 'a log:\nend'],
  ['a log: {"returncode": 4, "output": "no"}', null, 'a log: {"returncode": 4, "output": "no"}'],
  ['a log:\n<returncode>5</returncode>', null, 'a log:'],
  ['<shellId: 2 completed with exit code 8> it says', null, '<shellId: 2 completed with exit code 8> it says'],
  ['[command exited with exit code 9] it says', null, '[command exited with exit code 9] it says'],
  ['{"metadata":{"exit_code":3}} it says', null, '{"metadata":{"exit_code":3}} it says'],
  ['Exit code 99999999999999999999', null, 'Exit code 99999999999999999999'],
])('an answer of a shell: %j', ([answer, exit, output]) => {
  expect(exitIn(answer)).toBe(exit);
  expect(outputIn(answer)).toBe(output);
});

test('a program that goes on', () => {
  const running = [
    'Command running in background with ID: bqo1456z6. Output is being written to: /tmp/x',
    'Chunk ID: dade3b\nWall time: 1.0004 seconds\nProcess running with session ID 76199\nOutput:\n',
    '<untrusted_context>\nCommand moved to background (PID: 67). Output hidden.\n</untrusted_context>',
    'Background shell started.\nid: bg_9e5f649c',
    'Script running with cell ID 1\nWall time 1.0 seconds\nOutput:\n',
    '<command with shellId: 0 is still running after 30 seconds.>',
  ];
  expect(running.filter((answer) => !isRunning(answer))).toEqual([]);
  expect(isRunning(`Background shell started.${'\n'.repeat(2000)}`)).toBe(true);
  expect(isRunning(`${'\n'.repeat(2000)}Background shell started.${'\n'.repeat(2000)}`)).toBe(false);
  expect(isRunning('the server is still running')).toBe(false);
});

test('answers of any size are read in time that grows with it', () => {
  const began = processorTime();
  for (const part of ['<system-reminder>', '<', 'Error: (none)\n', '{"returncode": 1, '])
    outputIn(part.repeat(200_000));
  for (const part of ['Exit Code: 1\n', '[The command ', '"metadata":{']) exitIn(part.repeat(200_000));
  expect(processorTime() - began).toBeLessThan(20_000);
});
