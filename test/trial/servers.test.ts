import { beforeAll, describe, expect, test } from 'vitest';
import type { PointResult, TestPlanResult } from '../../src/results/evaluation.ts';
import { PYTHON_IMAGE, pythonMachine } from '../support/machine.ts';
import { aPort } from '../support/port.ts';
import { type PointText, run, writeProjects } from '../support/projects.ts';
import { measure } from '../support/run.ts';

/** A server as PRDbench's project 19 has one: in the foreground, it prints each request, and answers from a thread. */
const SERVER = `import socket, sys, threading
server = socket.create_server(('127.0.0.1', int(sys.argv[1])), reuse_port=False)
print('serving', flush=False)
def answer(connection):
    name = connection.recv(100).decode()
    # Before the answer: the client's next connection has a thread of its own.
    print(f'answered {name}')
    connection.sendall(f'hello {name}'.encode())
    connection.close()
try:
    while True:
        connection, _ = server.accept()
        threading.Thread(target=answer, args=(connection,)).start()
except KeyboardInterrupt:
    print('stopped')
`;
const CLIENT = `import socket, sys
for name in sys.stdin:
    connection = socket.create_connection(('127.0.0.1', int(sys.argv[1])), 300)
    connection.sendall(name.strip().encode())
    print(connection.recv(100).decode())
`;
const FILES = { 'evaluation/server.py': SERVER, 'evaluation/client.py': CLIENT, 'evaluation/names.in': 'Ann\nBob\n' };
const serve = (port: number) => run(`python evaluation/server.py ${port}`);
const client = (port: number) => run(`python evaluation/client.py ${port} < evaluation/names.in`);

const [FIRST, SECOND, ALONE_AT, UPSTREAM] = Array.from({ length: 4 }, aPort) as [number, number, number, number];

const PLAN = [
  { metric: '1 a server and two clients', testcases: [serve(FIRST), client(FIRST), client(FIRST)] },
  {
    metric: '2 a server that a case ends, and another one',
    testcases: [
      serve(SECOND),
      client(SECOND),
      run(`pkill -f '[s]erver.py ${SECOND}'`, ''),
      { ...serve(SECOND), test_input: '' },
      client(SECOND),
    ],
  },
  { metric: '3 no server, waits', testcases: [run('read -r line; echo "[$line]"'), run('echo after')] },
  { metric: '4 a menu', testcases: [run('while read -r line; do :; done; echo over; sleep 600')] },
  { metric: '5 killed', testcases: [run(`python -c 'import os; print("before"); os._exit(3)'`)] },
  {
    metric: '6 both outputs',
    testcases: [run(`python -c 'import sys; print(1); print(2, file=sys.stderr); print(3)'`)],
  },
  {
    metric: '7 a bar',
    testcases: [run(`printf 'start\\n 10%%\\r 50%%\\r100%%\\n'; test -t 0 && test -t 1 && test -t 2 && echo terminal`)],
  },
  { metric: '8 pytest', type: 'unit_test', testcases: [run('pytest -s evaluation/test_pipes.py')] },
];

const ALONE = [{ metric: '1 a server alone', testcases: [serve(ALONE_AT)] }];

describe.each(['host', 'docker'] as const)('test cases without input on %s', (testbed) => {
  interface Evaluated {
    points: PointResult[];
    /** Those of a point, by its number. */
    transcripts(number: number): string[];
  }
  let all: Evaluated;
  let alone: Evaluated;
  const point = (number: number): PointResult => all.points[number - 1]!;
  const transcripts = (number: number) => all.transcripts(number);

  async function evaluate(plan: PointText[], limit: string): Promise<Evaluated> {
    const test = 'import sys\ndef test(): assert not sys.stdout.isatty()\n';
    const { results, read } = await measure(
      {
        dataset: 'prdbench',
        'dataset-path': writeProjects({ 1: { plan, files: { ...FILES, 'evaluation/test_pipes.py': test } } }),
        testbed,
        ...(testbed === 'docker' ? { image: PYTHON_IMAGE } : {}),
        'agent-command': 'true',
        'testcase-timeout': limit,
      },
      { machine: pythonMachine() },
    );
    const { points } = results['prdbench-1/1']!.evaluation as TestPlanResult;
    return {
      points,
      transcripts: (number) =>
        points[number - 1]!.testcases.map(({ transcript }) => read(`prdbench-1/trial-1/${transcript}`)),
    };
  }
  beforeAll(async () => {
    // Commands that end by themselves have minutes for it.
    [all, alone] = await Promise.all([evaluate(PLAN, '5m'), evaluate(ALONE, '20s')]);
  });

  test('a server stays at its terminal until the last case of its point has ended, and its transcript goes on', () => {
    expect(point(1).testcases.map(({ end, exit_code }) => [end, exit_code])).toEqual([
      ['interrupted', 0],
      ['exit', 0],
      ['exit', 0],
    ]);
    expect(transcripts(1)).toEqual([
      'serving\nanswered Ann\nanswered Bob\nanswered Ann\nanswered Bob\n^Cstopped\n',
      'hello Ann\nhello Bob\n',
      'hello Ann\nhello Bob\n',
    ]);
  });

  test('a server that a later case ends has ended by itself, and another one takes its place', () => {
    expect(point(2).testcases.map(({ end }) => end)).toEqual(['exit', 'exit', 'exit', 'interrupted', 'exit']);
    const [first, , , second, last] = transcripts(2);
    expect(first).toMatch(/^serving\nanswered Ann\nanswered Bob\n/);
    expect(second).toBe('serving\nanswered Ann\nanswered Bob\n^Cstopped\n');
    expect(last).toBe('hello Ann\nhello Bob\n');
  });

  test('a program that waits for input gets Ctrl-C at once, and the next case runs', () => {
    expect(point(3).testcases.map(({ end, input_lines }) => [end, input_lines])).toEqual([
      ['interrupted', 0],
      ['exit', 0],
    ]);
    expect(transcripts(3)[1]).toBe('after\n');
    expect(point(4).testcases[0]).toMatchObject({ end: 'interrupted' });
  });

  test('what was printed is there, in order, whatever ended the program', () => {
    expect(transcripts(5)).toEqual(['before\n']);
    expect(point(5).testcases[0]).toMatchObject({ end: 'exit', exit_code: 3 });
    expect(transcripts(6)).toEqual(['1\n2\n3\n']);
  });

  test('a server without a client runs to its limit', () => {
    expect(alone.points[0]!.testcases[0]).toMatchObject({ end: 'timeout' });
    expect(alone.transcripts(1)[0]).toMatch(/^serving\n/);
  });

  test('unit tests keep their pipes', () => {
    expect(point(8)).toMatchObject({ score: 2, decided_by: 'junit', testcases: [{ input_lines: null }] });
  });

  test('the end that is shown is that of the screen', () => {
    expect(point(7).testcases[0]!.output_tail).toBe('start\n100%\nterminal\n');
  });
});

test('typing: upstream reaches the terminal, and is in run.json and in the result', async () => {
  const plan = [
    { metric: '1', testcases: [run('read -r line; echo "[$line]"', 'one')] },
    { metric: '2', testcases: [serve(UPSTREAM), client(UPSTREAM)] },
  ];
  const { results, run: record } = await measure(
    {
      dataset: 'prdbench',
      'dataset-path': writeProjects({ 1: { plan, files: FILES } }),
      testbed: 'host',
      'agent-command': 'true',
      typing: 'upstream',
    },
    { machine: pythonMachine() },
  );
  expect(record.settings.typing).toBe('upstream');
  const evaluation = results['prdbench-1/1']!.evaluation as TestPlanResult;
  expect(evaluation.typing).toBe('upstream');
  const [testcase] = evaluation.points[0]!.testcases;
  expect(testcase).toMatchObject({ typed: 1, end: 'exit', output_tail: 'one\n[one]\n' });
  // 2 s at the start, 0.8 s before the line.
  expect(testcase!.duration_ms).toBeGreaterThan(2500);
  // A server stays for its client all the same.
  expect(evaluation.points[1]!.testcases).toMatchObject([
    { end: 'interrupted', output_tail: 'serving\nanswered Ann\nanswered Bob\n^Cstopped\n' },
    { end: 'exit', output_tail: 'hello Ann\nhello Bob\n' },
  ]);
});
