// A client of the Agent Client Protocol for one prompt, run beside the agent in its testbed. Prints each update as a JSON line.
//
//     node acp-client.mjs SETTINGS PROGRAM [ARGUMENT...]
//
// SETTINGS: JSON with promptFile, model (or null) and mcpServers. Exit code 0 if the agent ended its turn, 75 if it cannot reach a server of
// the task, otherwise 1.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import * as acp from '@agentclientprotocol/sdk';

/** The protocol's code of an error: the agent asks for a login. */
const AUTH_REQUIRED = -32_000;
/** EX_TEMPFAIL: the agent cannot work, and is not measured. */
const UNABLE = 75;
/** Milliseconds in which an agent whose turn is over ends. */
const GRACE = 2_000;

const [settings, program, ...args] = process.argv.slice(2);
const { promptFile, model, mcpServers } = JSON.parse(settings);
const agent = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
const gone = new Promise((_, reject) => {
  agent.once('error', reject);
  agent.once('exit', (code, signal) => reject(new Error(`the agent ended: ${signal ?? `exit code ${code}`}`)));
});
gone.catch(() => {});

const client = acp
  .client({ name: 'agentbench' })
  .onRequest(acp.methods.client.session.requestPermission, ({ params }) => {
    // Nobody is there to ask, and a testbed is a sandbox.
    const option = ['allow_always', 'allow_once'].flatMap((kind) =>
      params.options.filter((one) => one.kind === kind),
    )[0];
    return { outcome: option ? { outcome: 'selected', optionId: option.optionId } : { outcome: 'cancelled' } };
  })
  .onNotification(acp.methods.client.session.update, ({ params }) => print(params.update));

try {
  const stream = acp.ndJsonStream(Writable.toWeb(agent.stdin), Readable.toWeb(agent.stdout));
  const { stopReason } = await Promise.race([client.connectWith(stream, converse), gone]);
  print({ sessionUpdate: 'end', stopReason });
  process.exitCode = stopReason === 'end_turn' ? 0 : 1;
} catch ({ message, data, exitCode = 1 }) {
  console.error(data === undefined ? message : `${message}: ${JSON.stringify(data)}`);
  process.exitCode = exitCode;
} finally {
  agent.kill();
  // It may have something to write. Its turn is over, whether it ends or not, and whatever it has left with its pipes.
  await Promise.race([gone, sleep(GRACE, undefined, { ref: false })]).catch(() => {});
  for (const part of [agent, agent.stdin, agent.stdout]) part.unref();
}

async function converse(context) {
  const { initialize, session } = acp.methods.agent;
  const about = { protocolVersion: acp.PROTOCOL_VERSION, clientCapabilities: {} };
  const { authMethods, agentCapabilities } = await context.request(initialize, about);
  // Those over HTTP and SSE are capabilities; an agent without them starts without the server.
  const unreached = mcpServers.find(({ type }) => type && !agentCapabilities?.mcpCapabilities?.[type]);
  if (unreached !== undefined)
    throw Object.assign(
      new Error(`MCP server ${unreached.name}: the agent reaches none of the type ${unreached.type}`),
      {
        exitCode: UNABLE,
      },
    );
  const { sessionId, configOptions } = await newSession(context, authMethods ?? []);
  const option = configOptions?.find(({ category, id }) => category === 'model' || id === 'model');
  // Others take their model from their own arguments and variables.
  if (model !== null && option !== undefined && option.currentValue !== model) await choose(context, sessionId, option);
  const text = readFileSync(promptFile, 'utf8');
  // A slash at its beginning, as in `/app has a bug`, would call one of the agent's commands.
  const prompt = [{ type: 'text', text: text.startsWith('/') ? `\n${text}` : text }];
  return await context.request(session.prompt, { sessionId, prompt });
}

/** Logs in where the agent wants it, by the variables that it names. */
async function newSession(context, authMethods) {
  const { authenticate, session } = acp.methods.agent;
  const open = () => context.request(session.new, { cwd: process.cwd(), mcpServers });
  const isSet = ({ name, optional }) => optional === true || Boolean(process.env[name]);
  try {
    return await open();
  } catch (error) {
    const method = authMethods.find(({ type, vars }) => type === 'env_var' && vars.every(isSet));
    if (error.code !== AUTH_REQUIRED || method === undefined) throw error;
    await context.request(authenticate, { methodId: method.id });
    return await open();
  }
}

async function choose(context, sessionId, { id: configId, options = [] }) {
  try {
    await context.request(acp.methods.agent.session.setConfigOption, { sessionId, configId, value: model });
  } catch ({ message }) {
    const values = options.flatMap((one) => one.options ?? one).map(({ value }) => value);
    throw new Error(`${message}; its models are ${values.join(', ')}`);
  }
}

function print(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
