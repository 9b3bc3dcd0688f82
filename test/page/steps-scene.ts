import { compareWithBaseline } from '../../src/report/compare.ts';
import type { SuiteReport } from '../../src/report/suite.ts';
import type { Result } from '../../src/results/records.ts';
import { aResult, type SampleTrial } from '../report/sample.ts';
import { HOSTILE, reportIn, writeFiles } from './scene.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');

/** The parts of one step of an agent. */
interface Deed {
  command?: string;
  kind?: string;
  answer?: string;
  says?: string;
  thinks?: string;
  result?: Record<string, unknown>;
  metrics?: Record<string, unknown> | null;
  extra?: Record<string, unknown> | null;
}

/** A trajectory in ATIF: the prompt, then a step for each deed, as the meter's converter writes them. */
export function aTrajectory(deeds: Deed[], about: Record<string, unknown> = {}): Record<string, unknown> {
  const time = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();
  return {
    schema_version: 'ATIF-v1.8',
    agent: { name: 'sample', version: '1.0', model_name: 'model-1' },
    steps: [
      { step_id: 1, source: 'user', timestamp: time(0), message: 'Start the web server.' },
      ...deeds.map(({ command, kind = 'run', answer = '', says = '', thinks, result = {}, metrics, extra }, index) => ({
        step_id: index + 2,
        source: 'agent',
        timestamp: time(index * 4),
        message: says,
        ...(thinks === undefined ? {} : { reasoning_content: thinks }),
        ...(command === undefined
          ? {}
          : {
              tool_calls: [
                { tool_call_id: `c${index}`, function_name: 'Bash', arguments: { command }, extra: { class: kind } },
              ],
              observation: { results: [{ source_call_id: `c${index}`, content: answer, ...result }] },
            }),
        ...(metrics === null
          ? {}
          : {
              metrics: {
                prompt_tokens: 1000 + index,
                completion_tokens: 50,
                cached_tokens: 900,
                cost_usd: 0.01,
                ...metrics,
              },
            }),
        ...(extra === null ? {} : { extra: { exchange: index + 1, waited_ms: 3000, worked_ms: 1000, ...extra } }),
      })),
    ],
    ...about,
  };
}

/** A trajectory of some three hundred steps with answers of up to 40 kB, some in colours. */
export function aLongTrajectory(steps = 300): Record<string, unknown> {
  const line = (at: number) => `\u001b[3${at % 8}mmodule_${at}\u001b[0m.c:${at}: compiled in ${at % 97} ms\n`;
  return aTrajectory(
    Array.from({ length: steps }, (_, index) => ({
      command: index % 3 === 0 ? `cat src/module_${index}.c` : `make module_${index} && ./check --verbose ${index}`,
      kind: index % 3 === 0 ? 'read_file' : 'run',
      thinks: index % 4 === 0 ? `Module ${index} is next. `.repeat(20) : undefined,
      answer: Array.from({ length: 1 + ((index * 37) % 700) }, (_, at) => line(at + index)).join(''),
      extra: { waited_ms: 1000 + ((index * 7919) % 9000), worked_ms: (index * 104_729) % 5000 },
    })) as Deed[],
  );
}

/** Text that breaks out of text, a terminal or a program, in every place of a trajectory that holds text. */
function aHostileTrajectory(): Record<string, unknown> {
  const text = `${HOSTILE}\u001b]0;title\u0007\u001b[2J\u202eevil ::error::x`;
  const deeds = Array.from({ length: 3 }, () => ({
    command: text,
    kind: text,
    answer: text,
    says: text,
    thinks: text,
  }));
  return aTrajectory(deeds, {
    schema_version: text,
    agent: { name: text, version: text, model_name: text },
    [text]: text,
    subagent_trajectories: [{ ...aTrajectory(deeds), trajectory_id: text, extra: { kind: text } }],
  });
}

const START: Deed[] = [
  { command: 'ls', kind: 'check_dir', answer: 'server.py\n' },
  { command: 'cat server.py', kind: 'read_file', answer: 'import http.server\n', thinks: 'Which port does it take?' },
];

/** The record of a Harbor task of three steps, the second of which left no reward. */
function aTaskInSteps(): Partial<Result> {
  const none = { exit_code: 0, timed_out: false, duration_ms: 5, output_tail: '' };
  const { agent } = aResult();
  const steps = [
    { name: 'build', rewards: { reward: 2 / 3, style: 1 } },
    { name: HOSTILE, rewards: null, why: `reward.txt is empty ${HOSTILE}` },
  ];
  const rewards = { reward: 1 / 3, ...Object.fromEntries(Array.from({ length: 22 }, (_, at) => [`style-${at}`, 1])) };
  const slow = { ...agent, exit_code: null, timed_out: true };
  return {
    evaluation: { kind: 'reward', rewards, reward: 1 / 3, steps, ...none },
    rounds: [agent, slow].map((one, at) => ({ step: steps[at]!.name, agent: one, evaluation: null, score: null })),
    stages: ['prepare', 'agent', 'evaluate'].map((name) => ({
      ...{ name, started_at: '2026-11-21T12:00:00.000Z', duration_ms: 10 },
      ...(name === 'prepare' ? {} : { step: 'build' }),
    })),
  };
}

/** Trials with trajectories of all kinds, with a baseline. */
export function aSuiteWithSteps(directory: string): SuiteReport {
  const [now, before] = [`${directory}/now`, `${directory}/before`];
  const trials: SampleTrial[] = [
    {
      id: 'web-1',
      status: 'failed',
      result: {
        causes: [
          { cause: 'claimed_success', evidence: `The server runs. ${HOSTILE}`, step: 5, log: null },
          { cause: 'crashed', evidence: 'exit code 3', step: null, log: 'agent.log' },
        ],
        explained: {
          ...{ category: 'missing_tooling', explanation: `It has no port. ${HOSTILE}`, judge: 'a judge' },
          quotes: [{ text: 'port 8080 is in use', step: 4 }],
          ...{ input_tokens: null, output_tokens: null, cost_usd: null },
        },
      },
    },
    { id: 'web-1', trial: 2, status: 'passed' },
    { id: 'long-1', status: 'passed' },
    { id: 'hostile-1', status: 'failed' },
    { id: 'foreign-1', status: 'failed' },
    { id: 'broken-1', status: 'failed' },
    { id: 'plain-1', status: 'passed' },
    { id: 'task-1', status: 'failed', result: aTaskInSteps() },
  ];
  const suite = reportIn(now, trials);
  const earlier = reportIn(before, [{ id: 'web-1', status: 'passed' }]);
  const write = (root: string, place: string, trajectory: unknown) =>
    writeFiles(root, place, {
      'trajectory.json': typeof trajectory === 'string' ? trajectory : JSON.stringify(trajectory),
      'agent.log': 'the log of the agent\n',
    });
  const failing: Deed[] = [
    ...START,
    {
      command: 'python server.py',
      answer: '\u001b[31mOSError\u001b[0m: port 8080 is in use\n',
      result: { extra: { exit_code: 1, failed: true } },
    },
    { says: 'The server runs.', extra: { worked_ms: null } },
  ];
  write(
    now,
    'web-1/trial-1',
    aTrajectory(failing, {
      subagent_trajectories: [
        {
          ...aTrajectory([{ command: 'grep -r port .', kind: 'search', answer: 'server.py: 8080\n' }]),
          trajectory_id: 'sub-1',
          extra: { kind: 'sub-agent' },
        },
      ],
    }),
  );
  const passing: Deed[] = [
    ...START,
    { command: 'kill 42', answer: '' },
    { command: 'python server.py &', answer: '' },
    { says: 'Done.' },
  ];
  write(now, 'web-1/trial-2', aTrajectory(passing, { notes: '1 text is cut.' }));
  writeFiles(now, 'web-1/trial-2', {
    'prompt-round-2.txt': 'Mend it.',
    'trajectory-round-2.json': JSON.stringify(aTrajectory([{ command: 'mend server.py', kind: 'edit' }])),
  });
  write(before, 'web-1/trial-1', aTrajectory(passing));
  write(now, 'task-1/trial-1', aTrajectory([{ command: 'make', kind: 'run' }]));
  writeFiles(now, 'task-1/trial-1', {
    'prompt.txt': 'Make it.',
    'prompt-step-2.txt': 'Install it.',
    'trajectory-step-2.json': JSON.stringify(aTrajectory([{ command: 'make install', kind: 'install' }])),
  });
  write(now, 'long-1/trial-1', aLongTrajectory());
  write(now, 'hostile-1/trial-1', aHostileTrajectory());
  write(now, 'broken-1/trial-1', '{"steps": [');
  // As other programs write them: no classes, no times of ours, members that a later version may have.
  write(now, 'foreign-1/trial-1', {
    schema_version: 'ATIF-v1.4',
    agent: { name: 'other', version: '2' },
    later: true,
    steps: [
      {
        step_id: 1,
        source: 'user',
        message: [
          { type: 'text', text: 'Fix it.' },
          { type: 'image', source: { media_type: 'image/png', path: 'images/a.png' } },
        ],
      },
      {
        step_id: 2,
        source: 'agent',
        message: '',
        tool_calls: [
          { tool_call_id: 'x', function_name: 'edit', arguments: { file_path: 'a.py', old: 'a\nb', new: 'c' } },
          { tool_call_id: 'y', function_name: 'edit', arguments: { path: 'b.py' } },
        ],
      },
      { step_id: 3, source: 'system', message: 'Done.', observation: { results: [{ content: 'saved' }] } },
    ],
  });
  const origin = { kind: 'directory', commit: null, finishedAt: null, url: null } as const;
  return { ...suite, baseline: earlier, comparison: compareWithBaseline(suite, earlier, origin, 0) };
}
