import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareWithBaseline } from '../../src/report/compare.ts';
import { directoriesOf } from '../../src/report/merge.ts';
import type { SuiteReport } from '../../src/report/suite.ts';
import type { Changes } from '../../src/results/changes.ts';
import type { TestCaseResult } from '../../src/results/evaluation.ts';
import type { Result, RunRecord } from '../../src/results/records.ts';
import { Recording } from '../../src/terminal/recording.ts';
import { aPlan, aPoint } from '../report/files/support.ts';
import {
  aReport,
  aResult,
  broken,
  metered,
  resultsOf,
  type SampleTrial,
  successCommand,
  used,
} from '../report/sample.ts';

/** Texts that try to be more than text, at every place where an agent, a dataset or a judge may write. */
export const HOSTILE =
  '</script><script>window.pwned = 1; alert(1)</script><img src="http://evil.test/x" onerror="window.pwned=2"><svg onload=window.pwned=3><iframe src=http://evil.test></iframe><a href="javascript:window.pwned=4">x</a><style>*{display:none}</style><!--';

const ACTIONS = { run: 4, read_file: 5, check_dir: 2, search: 0, edit: 1, install: 1, network: 0, other: 0 };
const NOON = Date.parse('2026-11-21T12:00:00.000Z');

/** Stages of these milliseconds, one after the other. */
export function stagesOf(agent: number, evaluate = 500): Result['stages'] {
  let from = NOON;
  return Object.entries({ prepare: 1000, agent, evaluate, collect: 10, remove: 100 }).map(([name, duration_ms]) => {
    const started_at = new Date(from).toISOString();
    from += duration_ms;
    return { name, started_at, duration_ms };
  });
}

/** Sets the files of a trial beside its results. */
export function writeFiles(directory: string, place: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, place, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The report of trials whose records lie in this directory. */
export function reportIn(directory: string, trials: SampleTrial[], about: Partial<RunRecord> = {}): SuiteReport {
  for (const result of resultsOf(trials).filter((result) => result !== null))
    writeFiles(directory, `${result.instance_id}/trial-${result.trial}`, { 'result.json': JSON.stringify(result) });
  const report = aReport(trials, about);
  return { ...report, directories: directoriesOf([{ ...report, directory }]) };
}

function testCase(about: Partial<TestCaseResult> = {}): TestCaseResult {
  return {
    command: 'python src/main.py',
    input_lines: 1,
    typed: 1,
    end: 'exit',
    reason: null,
    exit_code: 0,
    duration_ms: 1200,
    output_tail: 'the end of it',
    transcript: 'points/001-1.txt',
    recording: 'points/001-1.cast',
    ...about,
  };
}

/** A session as the terminal records one. */
function aRecording(): string {
  const recording = new Recording({ command: 'python src/main.py', term: 'xterm-256color', started: NOON });
  recording.add(10, 'o', 'Your name? ');
  recording.add(60, 'i', 'Ada\n');
  recording.add(110, 'o', 'Ada\r\n\u001b[32mHello, Ada\u001b[0m\r\n');
  return recording.text();
}

/** With names that want to be more than text. */
const CHANGES: Changes = {
  schema: 'agentbench/changes/v1',
  files: {
    added: 1,
    changed: 1,
    removed: 0,
    entries: [
      { path: 'redis.conf', change: 'changed', diff: `@@ -1 +1 @@\n-port 1\n+${HOSTILE}\n` },
      { path: HOSTILE, change: 'added', diff: null },
    ],
    left_out: 3,
  },
  packages: { entries: [{ manager: 'dpkg', name: 'redis', before: null, after: '7.0', change: 'added' }], left_out: 0 },
  processes: { entries: [{ command: 'redis-server *:6379' }], left_out: 0 },
  ports: null,
  notes: [],
};

/** Twelve trials of all kinds, with a baseline; its files in two directories below the given one. */
export function aSuite(directory: string): SuiteReport {
  const [now, before] = [path.join(directory, 'now'), path.join(directory, 'before')];
  const command = 'redis-cli ping | grep -q PONG && echo Setup successful';
  const evaluation = (output_tail: string) => ({ ...successCommand(), command, output_tail });
  const trials: SampleTrial[] = [
    {
      id: 'redis-1',
      type: 'dbsetup',
      status: 'passed',
      result: {
        ...metered({ cost_usd: 0.5, input_tokens: 900, output_tokens: 100 }),
        stages: stagesOf(60_000),
        evaluation: evaluation('PONG\n\u001b[32mSetup successful\u001b[0m\n'),
      },
    },
    {
      id: 'redis-2',
      type: 'dbsetup',
      status: 'failed',
      result: {
        agent: { ...used({ cost_usd: 1.25 }).agent, actions: ACTIONS },
        human_actions: { lower: 2, upper: 3 },
        causes: [
          {
            cause: 'not_persistent',
            evidence: `the server of step 3 is gone ${HOSTILE}`,
            step: 3,
            log: 'evaluation.log',
          },
          { cause: 'claimed_success', evidence: 'It works.', step: 9, log: null },
        ],
        stages: stagesOf(5_000),
        evaluation: evaluation('Could not connect to Redis\n'),
        integrity: [{ kind: 'tool_replaced', detail: '/usr/bin/redis-cli is another one than before the agent' }],
      },
    },
    {
      id: 'redis-2',
      type: 'dbsetup',
      trial: 2,
      status: 'passed',
      result: { stages: stagesOf(7_000), evaluation: evaluation('Setup successful\n') },
    },
    {
      id: 'express-1',
      status: 'error',
      result: { ...broken('fatal: unable to access the repository', 'git'), stages: stagesOf(1).slice(0, 1) },
    },
    { id: 'express-2', status: 'not_run', without: { kind: 'max_duration', message: 'max-duration ran out' } },
    {
      id: 'hostile-1',
      type: HOSTILE,
      status: 'failed',
      result: {
        stages: stagesOf(2_000),
        evaluation: { ...evaluation(HOSTILE), command: HOSTILE },
        integrity: [{ kind: HOSTILE, detail: HOSTILE }],
      },
    },
    {
      id: 'prdbench-2',
      type: 'development',
      status: 'failed',
      result: {
        stages: stagesOf(30_000, 9_000),
        evaluation: aPlan([
          aPoint({
            metric: '1.1 Greets',
            type: 'shell_interaction',
            decided_by: 'judge',
            explanation: 'It greets Ada.',
            testcases: [testCase()],
          }),
          aPoint({
            metric: `1.2 ${HOSTILE}`,
            score: 0,
            explanation: HOSTILE,
            testcases: [testCase({ command: HOSTILE, transcript: null, recording: null, output_tail: HOSTILE })],
          }),
          aPoint({
            metric: '1.3 Unjudged',
            score: null,
            testcases: [
              testCase({ end: 'not_run', reason: 'the data names no command', transcript: null, recording: null }),
            ],
          }),
        ]),
      },
    },
    ...Array.from(
      { length: 5 },
      (_, index): SampleTrial => ({
        id: `plain-${index}`,
        status: 'passed',
        result: { stages: stagesOf(1_000 * (index + 1) ** 2) },
      }),
    ),
  ];
  const about: Partial<RunRecord> = {
    suite: 'Nightly',
    dataset: { name: HOSTILE, ref: null, digest: `sha256:${'0'.repeat(64)}` },
  };
  const suite = reportIn(now, trials, about);
  const earlier = reportIn(
    before,
    [
      {
        id: 'redis-1',
        type: 'dbsetup',
        status: 'failed',
        result: { ...used({ cost_usd: 0.4 }), evaluation: evaluation('Could not connect to Redis\n') },
      },
      { id: 'plain-0', status: 'passed' },
      { id: 'plain-1', status: 'passed' },
      { id: 'dropped-1', type: 'dbsetup', status: 'failed', result: { evaluation: evaluation('It was here once\n') } },
      ...trials.filter(({ id }) => id === 'hostile-1'),
    ],
    about,
  );
  writeFiles(now, 'redis-1/trial-1', {
    'prompt.txt': 'Install Redis and start it.\n',
    'agent.log':
      'apt-get install redis\n\u001b[1;31mE: Unable\u001b[0m to lock\nretry\nSetting up redis\nredis-server &\n',
    'evaluation.log': 'PONG\nSetup successful\n',
    'changes.json': JSON.stringify(CHANGES),
  });
  const interrupted = aResult({ instance_id: 'express-1', status: 'error', ...broken('the disk was full', 'io') });
  writeFiles(now, 'express-1/trial-1', {
    'attempt-1/result.json': JSON.stringify({ ...interrupted, stages: stagesOf(3_000) }),
    'attempt-1/agent.log': 'No space left on device\n',
    'attempt-1/trajectory.json': JSON.stringify({
      schema_version: 'ATIF-v1.8',
      agent: { name: 'sample', version: '1.0' },
      steps: [{ step_id: 1, source: 'agent', message: 'I look at the disk.' }],
    }),
  });
  writeFiles(before, 'redis-1/trial-1', { 'agent.log': 'apt-get install redis\nSetting up redis\n' });
  writeFiles(now, 'hostile-1/trial-1', {
    'prompt.txt': HOSTILE,
    'agent.log': `${HOSTILE}\n\u001b]0;title\u0007\u001b[2J\u001b[31m${HOSTILE}\u001b[0m\n${'x'.repeat(9000)}\n\u202eevil\n`,
    'evaluation.log': `${Array.from({ length: 60_000 }, (_, line) => `line ${line}`).join('\n')}\n`,
  });
  writeFiles(now, 'prdbench-2/trial-1', {
    'points/001-1.txt': 'Your name? Ada\nHello, Ada\n',
    'points/001-1.cast': aRecording(),
  });
  const origin = {
    kind: 'artifact',
    commit: 'c0ffee00c0ffee00',
    finishedAt: '2026-11-20T12:00:00.000Z',
    url: 'https://github.com/octo/demo/actions/runs/70',
  } as const;
  return { ...suite, baseline: earlier, comparison: compareWithBaseline(suite, earlier, origin, 0) };
}

/** Three trials that did not pass, two of them for the same reason, with their logs. */
export function aFailedSuite(directory: string): SuiteReport {
  const refused = (port: number) => `curl: (7) Failed to connect to localhost port ${port}`;
  const told = (text: string, log = 'evaluation.log'): Partial<Result> => ({ reason: { text, log } });
  const suite = reportIn(directory, [
    {
      id: 'web-1',
      status: 'failed',
      result: {
        ...told(refused(8080)),
        causes: [{ cause: 'not_persistent', evidence: 'x', step: null, log: null }],
      },
    },
    { id: 'web-2', status: 'failed', result: told(refused(9090)) },
    { id: 'db-1', status: 'failed', result: told(HOSTILE, 'agent.log') },
    { id: 'db-2', status: 'passed', result: { stages: stagesOf(10_000_000) } },
  ]);
  const waiting = Array.from({ length: 400 }, (_, line) => `waiting ${line}\n`).join('');
  // As some programs colour it: in parts of a word, and with parts of parameters.
  const red = '\u001b[38:2::255:0:0mFailed\u001b[4:3m to\u001b[0m con\u001b[31mnect';
  for (const [id, line] of [['web-1', refused(8080)] as const, ['web-2', refused(9090)] as const])
    writeFiles(directory, `${id}/trial-1`, {
      'agent.log': 'npm start &\n',
      'evaluation.log': `${waiting}${line.replace('Failed to connect', red)}\u001b[m\nSetup failed\n`,
    });
  writeFiles(directory, 'db-1/trial-1', { 'agent.log': `${HOSTILE}\n` });
  return suite;
}

/** Many trials of four types, without logs. */
export function aLargeSuite(directory: string, size: number): SuiteReport {
  const types = ['dbsetup', 'reposetup', 'bgsetup', 'dependency_resolution'];
  return reportIn(
    directory,
    Array.from({ length: size }, (_, index): SampleTrial => {
      const status = index % 7 === 3 ? 'failed' : 'passed';
      const stages = stagesOf(1_000 + ((index * 7919) % 100_003));
      const evaluation = { ...successCommand(), output_tail: `check ${index}\n`.repeat(40) };
      return {
        id: `instance-${index}`,
        type: types[index % 4]!,
        status,
        result: { ...used({ cost_usd: (index % 97) / 50 }), stages, evaluation },
      };
    }),
  );
}
