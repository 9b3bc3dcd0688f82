import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { AGENTS_CACHE } from '../../scripts/install-agents.ts';
import { toolsOf } from '../../src/agents/scripted/script.ts';
import { CAUSES } from '../../src/results/causes.ts';
import { startModelServer } from '../doubles/model-server.ts';
import { testMachine } from '../support/machine.ts';
import { measure, writeDataset } from '../support/run.ts';

/**
 * Failures planted with real agents, through the whole run. One of each agent is tried in Docker; `npm run test:agents` tries all, in
 * Docker and on the host. test/trajectory/failures has recordings of them, of further agents too.
 */
const ALL = process.env.AGENTBENCH_TEST_AGENTS === 'all';
const AGENTS = [
  ['claude-code', 'anthropic', 'claude-sonnet-4-5', '', 'repeating'],
  ['codex', 'openai', 'gpt-5.1', '/v1', 'gone-path'],
] as const;
const KEY = 'sk-canary-of-the-failures-77a3';

interface Planted {
  /** Commands of the model, one a step; then its last words. */
  commands?: string[];
  words?: string;
  success?: string;
  /** Of a run of its own. */
  options?: Record<string, string>;
  /** The provider refuses each request but the first. */
  refuses?: true;
  passes?: true;
  causes: string[];
}

const SERVER =
  'perl -MIO::Socket::INET -e \'$s=IO::Socket::INET->new(Listen=>5,LocalAddr=>"127.0.0.1",LocalPort=>18123) or die; close $c while $c=$s->accept\'';
const PLANTED: Record<string, Planted> = {
  crashed: { commands: ['echo one', 'kill -9 $PPID; sleep 1'], causes: ['crashed'] },
  'gone-path': {
    commands: [
      'mkdir -p opt/bin; printf "#!/bin/sh\\necho mytool 1.0\\n" > opt/bin/mytool; chmod +x opt/bin/mytool',
      'export PATH="$PWD/opt/bin:$PATH"; mytool --version',
    ],
    success: 'mytool && echo "Setup successful"',
    words: 'mytool is installed and on the PATH.',
    causes: ['not_persistent', 'claimed_success'],
  },
  // Claude Code adds reminders to some answers of tools, Codex a number to each.
  repeating: {
    commands: ['ls /nonexistent', 'pwd', 'ls /nonexistent', 'sleep 0', 'ls /nonexistent', 'true'],
    words: 'The directory is not what I expected.',
    causes: ['repeating'],
  },
  passing: {
    commands: ['no-such-program', 'ls /nonexistent', 'ls /nonexistent', 'ls /nonexistent', 'touch solved; exit 3'],
    words: 'I could not run the tests, but the file is there.',
    passes: true,
    causes: [],
  },
  'no-request': { options: { 'agent-args': '--no-such-option' }, causes: ['no_model_request', 'crashed'] },
  'timed-out': {
    commands: Array.from({ length: 30 }, (_, index) => `echo going ${index}; sleep 8`),
    options: { 'agent-timeout': '25s' },
    causes: ['timed_out'],
  },
  'used-up': {
    commands: Array.from({ length: 30 }, (_, index) => `echo ${index}`),
    options: { 'trial-max-requests': '6' },
    causes: ['budget'],
  },
  refused: { commands: ['echo one'], options: { 'agent-timeout': '90s' }, refuses: true, causes: ['model_error'] },
  'gone-service': {
    commands: [`nohup ${SERVER} >server.log 2>&1 & echo $! >pid; sleep 1`, 'kill $(cat pid)'],
    success: "bash -c 'exec 3<>/dev/tcp/127.0.0.1/18123' && echo 'Setup successful'",
    words: 'The server is up and running.',
    causes: ['not_persistent', 'claimed_success'],
  },
  'gone-variable': {
    commands: ["echo 'export DATABASE_URL=x' >>~/.bashrc; . ~/.bashrc; echo url is $DATABASE_URL"],
    success: 'bash -uc "echo \\${DATABASE_URL}" 2>&1',
    words: 'The URL of the database.',
    causes: ['not_persistent'],
  },
  claimed: { commands: ['echo'], words: '✅ All steps are **completed**.', causes: ['claimed_success'] },
  'gave-up': { commands: ['cat /x'], words: 'I couldn’t install it: there is no network.', causes: ['gave_up'] },
  waiting: { commands: ['sleep 1', 'sleep 1', 'sleep 1'], words: 'Hm.', causes: [] },
};
const RESULTS = /"type":"tool_result"|"type":"\w+_call_output"/g;

function turn({ body }: { body: Record<string, unknown> }) {
  const text = JSON.stringify(body);
  const id = /Solve ([\w-]+)\./.exec(text)?.[1];
  const shell = toolsOf(body).find((name) => name === 'Bash' || name === 'exec_command');
  if (id === undefined || shell === undefined) return { text: 'A title' };
  const command = PLANTED[id]!.commands?.[text.match(RESULTS)?.length ?? 0];
  if (command === undefined) return { text: PLANTED[id]!.words ?? '' };
  return { calls: [{ name: shell, arguments: { [shell === 'Bash' ? 'command' : 'cmd']: command } }] };
}

const beds = ALL ? ['docker', 'host'] : ['docker'];
test.concurrent.for(AGENTS.flatMap((agent) => beds.map((testbed) => [testbed, ...agent] as const)))(
  'on %s, failures of %s are named right',
  { timeout: 600_000 },
  async ([testbed, agent, service, model, suffix, one], { expect, skip }) => {
    const tried = ALL ? Object.keys(PLANTED) : [one];
    if (!existsSync(path.join(AGENTS_CACHE, 'agentbench/agents', agent)))
      skip('scripts/prepare-tests.sh installs the agents');
    const found: Record<string, unknown> = {};
    const groups = Map.groupBy(tried, (id) => JSON.stringify(PLANTED[id]!.options ?? {}));
    for (const [options, ids] of groups) {
      const server = await startModelServer({ key: KEY, turn });
      if (PLANTED[ids[0]!]!.refuses) {
        server.fail({});
        server.fail({ status: 400 }, 50);
      }
      const keyName = `${service.toUpperCase()}_API_KEY`;
      const { results } = await measure(
        {
          dataset: writeDataset(
            ids.map((instance_id) => {
              const success = PLANTED[instance_id]!.success;
              return { instance_id, ...(success === undefined ? {} : { success_command: success }) };
            }),
          ),
          ...{ testbed, agent, 'agent-model': model, parallel: '4', retries: '0', 'agent-timeout': '9m' },
          ...{ 'model-keys': keyName, 'model-endpoints': `${service}=${server.url}${suffix}`, ...JSON.parse(options) },
        },
        { machine: testMachine({ [keyName]: KEY, XDG_CACHE_HOME: AGENTS_CACHE }) },
      );
      await server.close();
      for (const { instance_id: id, status, causes } of Object.values(results))
        found[id] = [status, causes!.map(({ cause }) => cause)];
    }
    expect(found).toEqual(
      Object.fromEntries(tried.map((id) => [id, [PLANTED[id]!.passes ? 'passed' : 'failed', PLANTED[id]!.causes]])),
    );
  },
);

test('each cause is planted', () => {
  const planted = Object.values(PLANTED).flatMap(({ causes }) => causes);
  expect(new Set(planted)).toEqual(new Set(CAUSES));
});
