import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { quote } from '../../src/base/text/shell.ts';
import { type AskedModel, type ModelServer, type ModelTurn, startModelServer } from '../doubles/model-server.ts';
import { hasHarbor, judgeByHarbor } from '../support/harbor.ts';
import { testMachine } from '../support/machine.ts';
import { measure, writeDataset } from '../support/run.ts';
import { SMALL_AGENT } from '../support/small-agent.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const KEY = 'sk-canary-of-the-causes-1a2b';

interface Planted {
  /** Commands of the model, one a step; then its last words. */
  commands?: string[];
  words?: string;
  success?: string;
  /** In the place of the small agent. */
  agent?: string;
}

/** Made by the command that the time limit ends. */
const GOING = path.join(temporaryDirectory(), 'going');

/** Failures planted on purpose, and trials that pass although they show the same. */
const PLANTED: Record<string, Planted> = {
  'no-request': { agent: 'true' },
  'timed-out': { commands: [`touch ${GOING}; sleep 600`] },
  'used-up': { commands: Array.from({ length: 20 }, (_, index) => `echo ${index}`) },
  crashed: { commands: ['true'], words: '', agent: `${'AGENT'}; echo "ValueError: no such thing" >&2; exit 3` },
  'gone-path': {
    commands: [
      'mkdir -p bin; printf "#!/bin/sh\\necho hi" > bin/mytool; chmod +x bin/mytool',
      'export PATH=$PWD/bin:$PATH; mytool',
    ],
    words: 'The tool is installed and works.',
    success: 'mytool && echo "Setup successful"',
  },
  'gone-service': {
    commands: ['sleep 9 & sleep 0; kill $!; echo listening'],
    words: 'The server is running.',
    success: 'bash -c "echo > /dev/tcp/127.0.0.1/9"',
  },
  'gone-variable': {
    commands: ['export DATABASE_URL=x; echo $DATABASE_URL'],
    words: '',
    success: 'bash -uc "echo $DATABASE_URL \\${DATABASE_URL}" 2>&1',
  },
  claimed: { commands: ['echo'], words: 'I looked at it. All steps are **completed successfully**.' },
  'gave-up': { commands: ['echo'], words: 'I was unable to install the dependencies. Please check the network.' },
  repeating: { commands: ['ls /nonexistent', 'ls /nonexistent', 'pwd', 'ls /nonexistent'], words: '' },
  passing: {
    commands: ['ls /nonexistent', 'ls /nonexistent', 'ls /nonexistent', 'touch solved'],
    words: 'I could not test it. It is done.',
    agent: `${'AGENT'}; exit 3`,
  },
};

const EXPECTED: Record<string, [string, string | RegExp, number?][]> = {
  'no-request': [['no_model_request', /no request/]],
  'timed-out': [['timed_out', /at step 3: Bash \{"command":"touch \S+; sleep 600"\}$/, 3]],
  'used-up': [['budget', /trial-max-requests/]],
  crashed: [['crashed', 'the agent ended with exit code 3: ValueError: no such thing']],
  'gone-path': [
    ['not_persistent', /mytool: not found.*; step 4 ran: export PATH=\$PWD\/bin:\$PATH; mytool$/, 4],
    ['claimed_success', 'The tool is installed and works.', 5],
  ],
  'gone-service': [
    ['not_persistent', /Connection refused.*; step 3 ran: sleep 9 &/, 3],
    ['claimed_success', 'The server is running.', 4],
  ],
  'gone-variable': [['not_persistent', /DATABASE_URL: unbound variable.*step 3/, 3]],
  claimed: [['claimed_success', 'All steps are **completed successfully**.', 4]],
  'gave-up': [['gave_up', 'I was unable to install the dependencies.', 4]],
  repeating: [['repeating', '3 times with the same answer: Bash {"command":"ls /nonexistent"}', 6]],
  passing: [],
};

function turn({ body }: AskedModel): ModelTurn {
  const messages = body.messages as { content: unknown }[];
  const planted = PLANTED[/Solve ([\w-]+)\./.exec(String(messages[0]!.content))![1]!]!;
  const command = planted.commands?.[(messages.length - 1) / 2];
  if (command === undefined) return { text: planted.words ?? '' };
  return { calls: [{ name: 'Bash', arguments: { command } }] };
}

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ key: KEY, turn });
});
afterAll(() => server.close());

/** Milliseconds that no agent takes. */
const LIMIT = 540_000;

/** The time limit of agents is over once the file is there: until then, it is the machine that takes its time. */
function endLimitAt(file: string): void {
  const { setTimeout: real } = globalThis;
  const limits = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    work: () => void,
    time?: number,
    ...given: []
  ) => {
    if (time !== LIMIT) return real(work, time, ...given);
    const looks = setInterval(() => {
      if (!existsSync(file)) return;
      clearInterval(looks);
      work();
    }, 20);
    return looks;
  }) as typeof real);
  onTestFinished(() => limits.mockRestore());
}

const agent = `${quote(process.execPath)} -e ${quote(SMALL_AGENT)}`;
const options = (ids: string[]) => ({
  dataset: writeDataset(
    ids.map((id) => ({
      instance_id: id,
      ...(PLANTED[id]?.success === undefined ? {} : { success_command: PLANTED[id].success }),
    })),
  ),
  testbed: 'host',
  parallel: '3',
  'model-keys': 'ANTHROPIC_API_KEY',
  'model-endpoints': `anthropic=${server.url}`,
  'agent-timeout': `${LIMIT / 1000}s`,
  'trial-max-requests': '10',
  'agent-command': `case $AGENTBENCH_INSTANCE_ID in\n${ids
    .map((id) => `${id}) ${(PLANTED[id]?.agent ?? 'AGENT').replace('AGENT', agent)};;`)
    .join('\n')}\nesac`,
});
const machine = () => testMachine({ ANTHROPIC_API_KEY: KEY });

test('planted failures are all named right, and none on a trial that passed', async () => {
  const ids = Object.keys(PLANTED).filter((id) => id !== 'timed-out');
  const others = await measure(options(ids), { machine: machine() });
  endLimitAt(GOING);
  const limited = await measure(options(['timed-out']), { machine: machine() });
  const results = { ...others.results, ...limited.results };
  const found = Object.values(results).map(({ instance_id: id, status, causes }) => [
    id,
    status,
    causes!.map(({ cause, evidence, step }) => [cause, evidence, ...(step === null ? [] : [step])]),
  ]);
  const expected = Object.entries(EXPECTED).map(([id, causes]) => [
    id,
    id === 'passing' ? 'passed' : 'failed',
    causes.map(([cause, evidence, ...step]) => [
      cause,
      typeof evidence === 'string' ? evidence : expect.stringMatching(evidence),
      ...step,
    ]),
  ]);
  expect(found.sort()).toEqual(expected.sort());
  expect(results['repeating/1']!.agent.actions).toMatchObject({ check_dir: 3, other: 1, read_file: 0 });
  // A killed agent has its trajectory too.
  const texts = Object.keys(PLANTED)
    .filter((id) => id !== 'no-request')
    .map((id) => JSON.parse((id === 'timed-out' ? limited : others).read(`${id}/trial-1/trajectory.json`)));
  if (hasHarbor) expect(judgeByHarbor(texts)).toEqual(texts.map(() => null));
});

test('a model that fails, and an agent without a meter that leaves its steps', async () => {
  server.fail({ status: 529 }, 9);
  const { results } = await measure(options(['claimed']), { machine: machine() });
  server.fail({}, 0);
  expect(results['claimed/1']).toMatchObject({
    status: 'error',
    causes: [{ cause: 'model_error', step: 3, evidence: expect.stringContaining('529') }],
  });

  const own = {
    agent: { name: 'own', version: '1' },
    steps: [
      {
        step_id: 1,
        source: 'agent',
        message: '',
        tool_calls: [{ tool_call_id: 'c', function_name: 'Read', arguments: {} }],
      },
      { step_id: 2, source: 'agent', message: 'Everything is done.' },
    ],
  };
  const leave = (text: string) => `printf %s ${quote(text)} > "$AGENTBENCH_OUTPUT_DIR/trajectory.json"`;
  const left = await measure({
    dataset: writeDataset([{ instance_id: 'good' }, { instance_id: 'bad' }, { instance_id: 'large' }]),
    testbed: 'host',
    'max-log-size': '64KiB',
    'agent-command': `case $AGENTBENCH_INSTANCE_ID in good) ${leave(JSON.stringify(own))};; bad) ${leave('{"steps":[]}')};; *) head -c 65537 /dev/zero > "$AGENTBENCH_OUTPUT_DIR/trajectory.json"; esac`,
  });
  expect(left.results['good/1']).toMatchObject({
    agent: { trajectory: 'trajectory.json', actions: { read_file: 1 } },
    causes: [{ cause: 'claimed_success', evidence: 'Everything is done.', step: 2 }],
    integrity: [],
  });
  expect(JSON.parse(left.read('good/trial-1/trajectory.json'))).toMatchObject(own);
  expect(left.results['bad/1']).toMatchObject({
    agent: { trajectory: null, actions: null },
    causes: [],
    integrity: [{ kind: 'host_reused' }, { kind: 'trajectory_incomplete' }],
  });
  const detail =
    'trajectory.json of the agent cannot be read, or exceeds max-log-size: it has 65537 bytes; the limit is 65536';
  expect(left.results['large/1']!.integrity).toContainEqual({ kind: 'trajectory_incomplete', detail });
});

test('the causes of a task of steps are those of the last one, of whose agent no steps are known', async () => {
  const steps = [{ step_id: 1, source: 'agent', message: 'Everything is done.' }];
  const own = JSON.stringify({ agent: { name: 'own', version: '1' }, steps });
  const { results, read } = await measure({
    dataset: path.join(import.meta.dirname, '../datasets/harbor/tasks/steps-mean'),
    'agent-command': `[ -e a.txt ] || printf %s ${quote(own)} >"$AGENTBENCH_OUTPUT_DIR/trajectory.json"; touch a.txt b.txt`,
  });
  const { status, rounds, causes } = results['steps-mean/1']!;
  expect(JSON.parse(read('steps-mean/trial-1/trajectory.json'))).toMatchObject({ steps });
  expect([rounds!.map(({ agent }) => agent.trajectory), status, causes]).toEqual([
    ['trajectory.json', null],
    ...['failed', []],
  ]);
});
