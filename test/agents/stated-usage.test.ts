import { expect, test } from 'vitest';
import { claudeCode } from '../../src/agents/claude-code.ts';
import { codex } from '../../src/agents/codex.ts';
import { StatedUsage } from '../../src/agents/kit/stated-usage.ts';
import type { Agent } from '../../src/agents/kit/types.ts';
import { heldMemory } from '../support/memory.ts';

/** The usage that an agent stated by these events, printed in chunks of some bytes. */
function stated({ states }: Agent, events: unknown[], size = 7) {
  const usage = new StatedUsage(states!);
  const printed = Buffer.from(events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  const chunk = Buffer.alloc(size);
  // The buffer of a chunk is used again for the next one.
  for (let at = 0; at < printed.length; at += size)
    usage.push('stdout', chunk.subarray(0, printed.copy(chunk, 0, at, at + size)));
  return usage.usage;
}

/** As Claude Code 2.1.332 prints it. */
const result = (more: object = {}, count: object = {}) => ({
  ...{ type: 'result', session_id: 's', num_turns: 2, total_cost_usd: 0.004545, result: 'Größe “\\n” done' },
  modelUsage: {
    'claude-sonnet-4-5': {
      ...{ inputTokens: 700, outputTokens: 110, cacheReadInputTokens: 1400, cacheCreationInputTokens: 100 },
      ...{ costUSD: 0.004545, costBasis: 'list', ...count },
    },
  },
  ...more,
});
const USAGE = { input_tokens: 2200, output_tokens: 110, cost_usd: 0.004545, steps: 2, model: 'claude-sonnet-4-5' };

test('Claude Code states tokens and cost of a session so far, and the turns of each result', () => {
  const call = { type: 'assistant', message: { content: [{ text: JSON.stringify(result()) }], usage: { input: 9 } } };
  expect(stated(claudeCode, ['no event', call, result()])).toEqual(USAGE);
  expect(stated(claudeCode, [result({ total_cost_usd: 0.001 }), result()])).toEqual({ ...USAGE, steps: 4 });
  expect(stated(claudeCode, [result(), result({ session_id: 't' })])).toMatchObject({ input_tokens: 4400, steps: 4 });
});

test('a cost by the price of another model is none, and what is no number is unknown', () => {
  expect(stated(claudeCode, [result({}, { costBasis: 'unknown' })])).toEqual({ ...USAGE, cost_usd: null });
  expect(stated(claudeCode, [result({}, { inputTokens: 'many' })])).toEqual({ ...USAGE, input_tokens: null });
  expect(stated(claudeCode, [result({ num_turns: -1 })])).toEqual({ ...USAGE, steps: null });
});

test('Codex states the tokens of a thread so far, and no cost', () => {
  const begin = (id: string) => ({ type: 'thread.started', thread_id: id });
  const end = (input: number, output: number) => ({
    type: 'turn.completed',
    usage: { input_tokens: input, cached_input_tokens: input, output_tokens: output },
  });
  const none = { cost_usd: null, steps: null, model: null };
  expect(stated(codex, [begin('a'), end(900, 40), begin('a'), end(2000, 100), begin('b'), end(7, 3)])).toEqual({
    ...{ input_tokens: 2007, output_tokens: 103, ...none },
  });
  expect(stated(codex, [begin('a'), { type: 'turn.failed', error: {} }])).toBeNull();
});

test('an agent that was ended, printed to stderr, or printed without bounds has stated nothing', () => {
  expect(stated(claudeCode, [{ type: 'assistant' }])).toBeNull();
  expect(stated(claudeCode, [result({ modelUsage: {} })])).toBeNull();
  expect(stated(claudeCode, [result({ result: 'x'.repeat(5 * 1024 * 1024) })], 65_536)).toBeNull();
  expect(stated(claudeCode, Array(20_000).fill(result()), 65_536)).toBeNull();
  const usage = new StatedUsage(claudeCode.states!);
  usage.push('stderr', Buffer.from(`${JSON.stringify(result())}\n`));
  usage.push('stdout', Buffer.from(JSON.stringify(result())));
  expect(usage.usage).toBeNull();
});

test('output that claims to tell of usage takes little memory, in lines of many values or byte by byte', () => {
  const usage = new StatedUsage(claudeCode.states!);
  const line = Buffer.from(`{"type":"result","x":[${'[],'.repeat(1_000_000)}0]}\n`);
  const byte = Buffer.from('x');
  const before = heldMemory();
  for (let count = 0; count < 20; count++) usage.push('stdout', line);
  for (let count = 0; count < 1_000_000; count++) usage.push('stdout', byte);
  // It was 50 MB for each of the lines, and 150 MB for the bytes.
  expect(heldMemory() - before).toBeLessThan(100_000_000);
  expect(usage.usage).toBeNull();
});
