// Writes the usage of an agent, from the JSON lines that it printed, to usage.json in AGENTBENCH_OUTPUT_DIR. Knows Claude Code
// and Qwen Code (--output-format json or stream-json), Codex CLI (exec --json) and aider (--analytics-log). Missing values stay null.
//
//     node usage.mjs FILE
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const events = readFileSync(process.argv[2], 'utf8').split('\n').flatMap(parsed);
const usage = ofClaude() ?? ofCodex() ?? ofAider();
if (usage !== null) writeFileSync(path.join(process.env.AGENTBENCH_OUTPUT_DIR, 'usage.json'), JSON.stringify(usage));

function ofClaude() {
  const results = events.filter(({ type, usage }) => type === 'result' && usage);
  if (results.length === 0) return null;
  // A result states tokens and cost of its session so far, also from before it was continued, but only its own turns.
  const sessions = [...new Map(results.map((result) => [result.session_id, result])).values()];
  const tokens = sessions.flatMap(tokensOf);
  // It takes the price of another model for one that it does not know.
  const models = sessions.flatMap(({ modelUsage }) => Object.values(modelUsage ?? {}));
  const isPriced = models.every(({ costBasis }) => costBasis !== 'unknown');
  return {
    input_tokens: sum(tokens.map(({ input }) => input)),
    output_tokens: sum(tokens.map(({ output }) => output)),
    cost_usd: isPriced ? sumOfAll(sessions.map(({ total_cost_usd }) => total_cost_usd)) : null, // an estimate of the client, from its own list of prices
    steps: sumOfAll(results.map(({ num_turns }) => num_turns)),
    model: [...new Set(sessions.flatMap(({ modelUsage }) => Object.keys(modelUsage ?? {})))].join(', ') || null,
  };
}

/** Tokens by model. `usage` lacks calls after a budget stop, and those of other models; `modelUsage` has all of them. */
function tokensOf({ modelUsage, usage }) {
  const models = Object.values(modelUsage ?? {});
  if (models.length > 0)
    return models.map((of) => ({
      input: of.inputTokens + (of.cacheReadInputTokens ?? 0) + (of.cacheCreationInputTokens ?? 0),
      output: of.outputTokens,
    }));
  const { input_tokens, cache_creation_input_tokens = 0, cache_read_input_tokens = 0, output_tokens } = usage;
  // Qwen Code, which states total_tokens too, has those from the cache among its input.
  const cached = usage.total_tokens === undefined ? cache_creation_input_tokens + cache_read_input_tokens : 0;
  return [{ input: input_tokens + cached, output: output_tokens }];
}

function ofCodex() {
  // A turn states the usage of its whole thread so far, also of the turns before it was resumed.
  const threads = new Map();
  let thread;
  for (const { type, thread_id, usage } of events) {
    if (type === 'thread.started') thread = thread_id;
    if (type === 'turn.completed' && usage) threads.set(thread, usage);
  }
  if (threads.size === 0) return null;
  const usages = [...threads.values()];
  const work = ['command_execution', 'file_change', 'mcp_tool_call', 'web_search'];
  return {
    input_tokens: sum(usages.map(({ input_tokens }) => input_tokens)), // those from the cache are among them
    output_tokens: sum(usages.map(({ output_tokens }) => output_tokens)),
    cost_usd: null, // it does not say
    steps: events.filter(({ type, item }) => type === 'item.completed' && work.includes(item?.type)).length,
    model: null,
  };
}

function ofAider() {
  const messages = events.filter(({ event }) => event === 'message_send').map(({ properties }) => properties);
  if (messages.length === 0) return null;
  // It counts by itself while streaming (aider.sh passes --no-stream), and a price that it does not know as 0.
  const isPriced = messages.every(({ cost }) => cost > 0);
  return {
    input_tokens: sum(messages.map(({ prompt_tokens }) => prompt_tokens)),
    output_tokens: sum(messages.map(({ completion_tokens }) => completion_tokens)),
    cost_usd: isPriced ? sum(messages.map(({ cost }) => cost)) : null,
    steps: messages.length,
    model: messages.at(-1).main_model ?? null,
  };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Null if one of them is missing. */
function sumOfAll(numbers) {
  return numbers.every((number) => typeof number === 'number') ? sum(numbers) : null;
}

/** Lines that are no JSON (warnings, a line cut at the time limit) are left out. Claude Code's json has one line, with --verbose an array. */
function parsed(line) {
  try {
    return [JSON.parse(line)].flat().filter((event) => typeof event === 'object' && event !== null);
  } catch {
    return [];
  }
}
