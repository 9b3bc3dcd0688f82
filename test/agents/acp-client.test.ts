import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ACP_CLIENT } from '../../src/programs/acp-client.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** In the place of the protocol's SDK: prints each request, and takes its answers from the environment. */
const SDK = `
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
const answers = JSON.parse(process.env.ANSWERS);
export const PROTOCOL_VERSION = 1;
export const methods = {
  client: { session: { requestPermission: 'permission', update: 'update' } },
  agent: {
    initialize: 'initialize',
    authenticate: 'authenticate',
    session: { new: 'new', prompt: 'prompt', setConfigOption: 'set' },
  },
};
export const ndJsonStream = () => null;
export function client() {
  const self = { onRequest: () => self, onNotification: () => self, connectWith: (_, converse) => converse({ request }) };
  return self;
}
async function request(method, { methodId, value, prompt }) {
  console.log([method, methodId ?? value ?? JSON.stringify(prompt)].filter(Boolean).join(' '));
  const answer = answers[method]?.shift() ?? {};
  while (answer.after !== undefined && !existsSync(answer.after)) await sleep(20);
  if (answer.message !== undefined) throw Object.assign(new Error(answer.message), answer);
  return answer;
}
`;
const LOGIN = { code: -32000, message: 'Authentication required' };
const MODEL = { id: 'model', currentValue: 'a', options: [{ value: 'a' }, { options: [{ value: 'b' }] }] };
const method = (id: string, name: string) => ({ id, type: 'env_var', vars: [{ name }] });

const IDLE = 'setTimeout(() => {}, 600_000)';

/** A statement that writes a file; `text` is an expression. */
function write(file: string, text = "''"): string {
  return `require('node:fs').writeFileSync(${JSON.stringify(file)}, ${text})`;
}

function converse(answers: object, prompt = 'do it', program = IDLE, source = ACP_CLIENT, mcpServers: object[] = []) {
  const directory = temporaryDirectory();
  const sdk = path.join(directory, 'node_modules/@agentclientprotocol/sdk');
  mkdirSync(sdk, { recursive: true });
  writeFileSync(path.join(sdk, 'package.json'), '{"type": "module", "exports": "./index.js"}');
  writeFileSync(path.join(sdk, 'index.js'), SDK);
  const [client, promptFile] = [path.join(directory, 'client.mjs'), path.join(directory, 'prompt')];
  writeFileSync(client, source);
  writeFileSync(promptFile, prompt);
  const settings = JSON.stringify({ promptFile, model: 'b', mcpServers });
  const agent = [process.execPath, '-e', program];
  const env = { ANSWERS: JSON.stringify({ prompt: [{ stopReason: 'end_turn' }], ...answers }), A_KEY: 'x', EMPTY: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [client, settings, ...agent], {
    env,
    encoding: 'utf8',
    // One that lives on holds the standard error, which would be waited for.
    stdio: ['ignore', 'pipe', program === IDLE ? 'pipe' : 'ignore'],
  });
  return { status, asked: stdout.trimEnd().split('\n').slice(0, -1).join(', '), stderr };
}

test('a client of the protocol logs in only where it has to, by a variable that is set', () => {
  const authMethods = [{ id: 'browser' }, method('empty', 'EMPTY'), method('key', 'A_KEY')];
  const initialize = [{ authMethods }];
  const session = { sessionId: 's', configOptions: [MODEL] };
  const said = 'prompt [{"type":"text","text":"do it"}]';
  expect(converse({ initialize, new: [session] }).asked).toBe(`initialize, new, set b, ${said}`);
  expect(converse({ initialize, new: [LOGIN, session] })).toMatchObject({
    asked: `initialize, new, authenticate key, new, set b, ${said}`,
    status: 0,
  });
  const refused = converse({ initialize: [{ authMethods: authMethods.slice(0, 2) }], new: [LOGIN] });
  expect(refused).toMatchObject({ status: 1, stderr: 'Authentication required\n' });
  const failed = converse({ initialize, new: [{ message: 'Internal error', data: { why: 'x' } }] });
  expect(failed).toMatchObject({ status: 1, stderr: 'Internal error: {"why":"x"}\n' });
});

test('an agent that cannot reach an MCP server by its protocol is not measured without it', () => {
  const servers = [{ name: 'files' }, { name: 'docs', type: 'http' }, { name: 'events', type: 'sse' }];
  const tell = (mcpCapabilities?: object) => {
    const initialize = [{ agentCapabilities: { mcpCapabilities } }];
    return converse({ initialize }, 'do it', IDLE, ACP_CLIENT, servers);
  };
  expect(tell({ http: true, sse: true }).status).toBe(0);
  expect(tell({ http: true })).toMatchObject({
    ...{ status: 75, asked: '', stderr: 'MCP server events: the agent reaches none of the type sse\n' },
  });
  expect(tell().stderr).toBe('MCP server docs: the agent reaches none of the type http\n');
});

test('a prompt with a slash at its beginning is no command of the agent', () => {
  expect(converse({}, '/app has a bug').asked).toContain('"text":"\\n/app has a bug"');
});

test('an agent that refuses a model tells which ones it has', () => {
  const { status, stderr } = converse({ new: [{ configOptions: [MODEL] }], set: [{ message: 'Invalid value: b' }] });
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'Invalid value: b; its models are a, b\n' });
});

test.each([
  ['does not end', "process.on('SIGTERM', () => {}); const { pid } = process;"],
  [
    'has left a process with its output',
    "const { pid } = require('node:child_process').spawn('sleep', ['600'], { stdio: 'inherit' });",
  ],
])('the client of an agent that %s ends with the turn', (_, program) => {
  const [left, ready] = ['left', 'ready'].map((name) => path.join(temporaryDirectory(), name));
  onTestFinished(() => void process.kill(Number(readFileSync(left!, 'utf8')), 'SIGKILL'));
  const begun = performance.now();
  const said = { prompt: [{ stopReason: 'end_turn', after: ready }] };
  const agent = `${program} ${write(left!, 'String(pid)')}; ${write(ready!)}; setTimeout(() => process.exit(), 600_000)`;
  expect(converse(said, 'do it', agent).status).toBe(0);
  expect(performance.now() - begun).toBeLessThan(300_000);
});

test('the client waits for an agent that writes something at its end', () => {
  const [ready, saved] = ['ready', 'saved'].map((name) => path.join(temporaryDirectory(), name));
  const agent = `process.on('SIGTERM', () => setTimeout(() => { ${write(saved!)}; process.exit(); }, 50)); ${write(ready!)}; ${IDLE}`;
  // The agent may be slower than the client would wait.
  const patient = ACP_CLIENT.replace('GRACE = 2_000', 'GRACE = 500_000');
  expect(patient).not.toBe(ACP_CLIENT);
  expect(converse({ prompt: [{ stopReason: 'end_turn', after: ready }] }, 'do it', agent, patient).status).toBe(0);
  expect(existsSync(saved!)).toBe(true);
});
