/** The provider or the gateway of bench/meter.ts, in a process of its own. Prints its port; the gateway its token, too. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Redactor } from '../src/base/redact/redact.ts';
import { ExchangeLog } from '../src/meter/exchange-log.ts';
import { Forwarder } from '../src/meter/forward.ts';
import { Gateway } from '../src/meter/gateway.ts';
import { providersOf } from '../src/meter/providers.ts';
import { TrialMeter } from '../src/meter/trial-meter.ts';

const [role, address, directory] = process.argv.slice(2);
if (role === 'provider') provider();
else await gateway(address!, directory!);

/** Streams `x-bytes` bytes of events as Anthropic does, `x-burst` events at a time, as soon as they are taken. */
function provider(): void {
  const text = 'the words that a model says at once '.repeat(2);
  const delta = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } };
  const event = `event: content_block_delta\ndata: ${JSON.stringify(delta)}\n\n`;
  const usage = { input_tokens: 10, output_tokens: 1 };
  const message = { id: 'm', type: 'message', role: 'assistant', model: 'claude-sonnet-4-5', content: [], usage };
  const named = (type: string, rest: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(
      named('message_start', { message }) +
        named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    );
    const burst = event.repeat(Number(request.headers['x-burst'] ?? 20));
    let left = Number(request.headers['x-bytes'] ?? 0);
    const more = () => {
      while (left > 0) {
        left -= burst.length;
        if (!response.write(burst)) return response.once('drain', more);
      }
      response.end(
        named('content_block_stop', { index: 0 }) +
          named('message_delta', { delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 50 } }) +
          named('message_stop', {}),
      );
    };
    more();
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
}

async function gateway(url: string, directory: string): Promise<void> {
  const endpoint = { name: 'anthropic', family: null, url: new URL(url) };
  const options = { prices: [], hostedTools: 'allow' as const, idleLimit: 60_000, environment: {} };
  const server = new Gateway(
    providersOf({ ANTHROPIC_API_KEY: 'sk-key-of-the-bench-0123456789' }, [endpoint]),
    new Forwarder(options),
  );
  const port = await server.listen({ host: '127.0.0.1' });
  const file = path.join(directory, 'exchanges.jsonl');
  const trial = new TrialMeter({
    limits: { cost: null, requests: null },
    before: { cost: 0, requests: 0 },
    log: new ExchangeLog(file, new Redactor(['sk-key-of-the-bench-0123456789']), 16 * 1024 * 1024),
    runLimit: () => null,
    onCost() {},
    onRefusal() {},
  });
  server.admit(trial, '');
  process.stdout.write(`${port} ${trial.token}\n`);
}
