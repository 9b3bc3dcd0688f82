// A client of the Agent Client Protocol for one prompt, run beside the agent in its testbed. Prints each update as a JSON line.
//
//     node acp-client.mjs SETTINGS PROGRAM [ARGUMENT...]
//
// SETTINGS: JSON with promptFile, model (or null) and mcpServers. Exit code 0 if the agent ended its turn, otherwise 1.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import * as acp from '@agentclientprotocol/sdk';

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
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  agent.kill();
}

async function converse(context) {
  const { initialize, session } = acp.methods.agent;
  await context.request(initialize, { protocolVersion: acp.PROTOCOL_VERSION, clientCapabilities: {} });
  const { sessionId, configOptions } = await context.request(session.new, { cwd: process.cwd(), mcpServers });
  if (model !== null) {
    const option = configOptions?.find(({ category, id }) => category === 'model' || id === 'model');
    // Others take their model from their own arguments and variables.
    if (option !== undefined && option.currentValue !== model)
      await context.request(session.setConfigOption, { sessionId, configId: option.id, value: model });
  }
  const prompt = [{ type: 'text', text: readFileSync(promptFile, 'utf8') }];
  return await context.request(session.prompt, { sessionId, prompt });
}

function print(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
