import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { agentbench, ROOT } from '../support/cli.ts';
import { directoryOf, scenario } from '../support/datasets.ts';
import { temporaryDirectory } from '../support/temporary.ts';

interface Example {
  script: string;
  /** Where the guide has the agent's program installed. */
  program: string;
  /** The environment that its settings would be found by. */
  home: string;
  args: string;
  /** What the program prints, or writes to the file after --analytics-log; shapes as of Claude Code 2.1.330, Codex 0.169.0, aider 0.86.2. */
  events: (object | string)[];
  usage: Record<string, number | null>;
  model: string | null;
}

const EXAMPLES: Example[] = [
  {
    script: 'claude-code.sh',
    program: 'node_modules/@anthropic-ai/claude-code-linux-x64/claude',
    home: 'CLAUDE_CONFIG_DIR',
    args: '--print --permission-mode bypassPermissions --output-format stream-json --verbose --model small',
    events: [
      { type: 'system', subtype: 'init', cwd: '/testbed', model: 'claude-small' },
      'a warning that is no JSON',
      { type: 'assistant', message: { role: 'assistant', usage: { input_tokens: 3, output_tokens: 1 } } },
      {
        ...{
          type: 'result',
          subtype: 'success',
          is_error: false,
          session_id: '0a',
          num_turns: 2,
          total_cost_usd: 0.01,
        },
        usage: { input_tokens: 3, output_tokens: 1 },
        modelUsage: { 'claude-small': { inputTokens: 3, outputTokens: 1 } },
      },
      // The same session goes on: tokens and cost of both turns, as of Claude Code 2.1.332.
      {
        type: 'result',
        subtype: 'success',
        is_error: false,
        session_id: '0a',
        num_turns: 2,
        total_cost_usd: 0.0825,
        // As after a stop at --max-budget-usd: the last call is in modelUsage only.
        usage: {
          input_tokens: 12,
          cache_creation_input_tokens: 3000,
          cache_read_input_tokens: 18000,
          output_tokens: 640,
        },
        modelUsage: {
          'claude-small': {
            ...{ inputTokens: 20, outputTokens: 700, cacheReadInputTokens: 19000, cacheCreationInputTokens: 3000 },
            ...{ webSearchRequests: 0, costUSD: 0.08 },
          },
          'claude-tiny': {
            ...{ inputTokens: 90, outputTokens: 10, cacheReadInputTokens: 0, cacheCreationInputTokens: 0 },
            ...{ webSearchRequests: 0, costUSD: 0.0025 },
          },
        },
      },
    ],
    usage: { input_tokens: 22110, output_tokens: 710, cost_usd: 0.0825, steps: 4 },
    model: 'claude-small, claude-tiny',
  },
  {
    script: 'codex.sh',
    program: 'node_modules/@openai/codex/vendor/x86_64-unknown-linux-musl/bin/codex',
    home: 'CODEX_HOME',
    args: 'exec --json --skip-git-repo-check --dangerously-bypass-approvals-and-sandbox --model small -',
    events: [
      { type: 'thread.started', thread_id: '01a200cd' },
      { type: 'turn.started' },
      { type: 'item.completed', item: { id: 'item_0', type: 'reasoning', text: 'Look around.' } },
      { type: 'item.completed', item: { id: 'item_1', type: 'command_execution', command: 'ls', exit_code: 0 } },
      { type: 'turn.completed', usage: { input_tokens: 900, cached_input_tokens: 800, output_tokens: 40 } },
      { type: 'item.completed', item: { id: 'item_2', type: 'file_change', changes: [] } },
      // Resumed: the sums of both turns, as of Codex 0.171.0.
      { type: 'thread.started', thread_id: '01a200cd' },
      { type: 'turn.completed', usage: { input_tokens: 2000, cached_input_tokens: 1800, output_tokens: 100 } },
      { type: 'thread.started', thread_id: '01a200ce' },
      { type: 'turn.completed', usage: { input_tokens: 7, cached_input_tokens: 0, output_tokens: 3 } },
    ],
    usage: { input_tokens: 2007, output_tokens: 103, cost_usd: null, steps: 2 },
    model: null,
  },
  {
    script: 'aider.sh',
    program: 'bin/aider',
    home: 'HOME',
    args: '--message-file PROMPT --yes-always --no-git --no-check-update --no-show-release-notes --no-pretty --no-stream --chat-history-file OUTPUT/aider.md --input-history-file',
    events: [
      { event: 'launched', properties: {} },
      {
        event: 'message_send',
        properties: { main_model: 'small', prompt_tokens: 700, completion_tokens: 30, cost: 0.5 },
      },
      {
        event: 'message_send',
        properties: { main_model: 'small', prompt_tokens: 800, completion_tokens: 20, cost: 0.25 },
      },
    ],
    usage: { input_tokens: 1500, output_tokens: 50, cost_usd: 0.75, steps: 2 },
    model: 'small',
  },
];

test('usage.mjs reads the array that Claude Code prints by --output-format json beside --verbose', () => {
  const { events, usage } = EXAMPLES[0]!;
  expect(usageOf(`${JSON.stringify(events.filter((event) => typeof event === 'object'))}\n`)).toMatchObject(usage);
});

test('usage.mjs takes no cost of a model whose price Claude Code does not know', () => {
  // As 2.1.332 printed it for a model of a gateway: it computes with the price of another one.
  const modelUsage = {
    'my-own-model': {
      ...{ inputTokens: 200, outputTokens: 60, cacheReadInputTokens: 1000, cacheCreationInputTokens: 0 },
      ...{ costUSD: 0.0022, costBasis: 'unknown' },
    },
  };
  const result = { type: 'result', session_id: 's', num_turns: 1, total_cost_usd: 0.0022, usage: {}, modelUsage };
  expect(usageOf(JSON.stringify(result))).toEqual({
    ...{ input_tokens: 1200, output_tokens: 60, cost_usd: null, steps: 1, model: 'my-own-model' },
  });
});

test('usage.mjs counts tokens from the cache once for Qwen Code, which has them among its input', () => {
  // As 0.24.4 printed it after two requests of 1000 tokens, 800 of them from the cache.
  const usage = { input_tokens: 2000, output_tokens: 100, cache_read_input_tokens: 1600, total_tokens: 2100 };
  const result = { type: 'result', subtype: 'success', session_id: 's', num_turns: 1, result: 'hello', usage };
  expect(usageOf(JSON.stringify(result))).toEqual({
    ...{ input_tokens: 2000, output_tokens: 100, cost_usd: null, steps: 1, model: null },
  });
});

function usageOf(printed: string): unknown {
  const directory = temporaryDirectory();
  const file = path.join(directory, 'printed.jsonl');
  writeFileSync(file, printed);
  const env = { AGENTBENCH_OUTPUT_DIR: directory };
  execFileSync(process.execPath, [path.join(ROOT, 'examples/agents/usage.mjs'), file], { env });
  return JSON.parse(readFileSync(path.join(directory, 'usage.json'), 'utf8'));
}

describe.each(EXAMPLES)('examples/agents/$script', ({ script, program, home, args, events, usage, model }) => {
  it('gives the agent its prompt and its arguments, and its usage to the result', async () => {
    const trial = await measure(`cat >prompt.txt; printf '%s' "$*" >arguments.txt; echo "$${home}" >home.txt; say`);
    expect(trial.result.agent).toMatchObject({ exit_code: 0, model, usage });
    const output = (name: string) => readFileSync(path.join(trial.directory, 'output', name), 'utf8');
    const given = output('arguments.txt')
      .replaceAll(/\/\S*\/prompt\S*/g, 'PROMPT')
      .replaceAll(/\/\S*(?=\/aider\.md)/g, 'OUTPUT');
    expect(given).toContain(args);
    if (script !== 'aider.sh') {
      expect(output('prompt.txt')).toBe(script === 'claude-code.sh' ? '\nSet it up.' : 'Set it up.');
      expect(trial.result.evaluation.output_tail).not.toContain(path.basename(output('home.txt').trim()));
    }
    // Settings and sessions went with the agent.
    expect(trial.result.evaluation.output_tail).not.toContain('.agent-');
  });

  it('ends as the agent does, and tells of no usage where the agent told none', async () => {
    const trial = await measure('echo nothing of the kind; exit 7');
    const unknown = { input_tokens: null, output_tokens: null, cost_usd: null, steps: null };
    expect(trial.result.agent).toMatchObject({ exit_code: 7, model: null, usage: unknown });
  });

  /** A trial on the host with the script and a stand-in for the agent's program, in a directory as the guide makes it. */
  async function measure(body: string) {
    const directory = temporaryDirectory();
    for (const name of [script, 'usage.mjs'])
      copyFileSync(path.join(ROOT, 'examples/agents', name), path.join(directory, name));
    symlinkSync(process.execPath, path.join(directory, 'node'));
    const file = path.join(directory, program);
    mkdirSync(path.dirname(file), { recursive: true });
    const lines = events.map((event) => (typeof event === 'string' ? event : JSON.stringify(event))).join('\n');
    writeFileSync(path.join(directory, 'events.jsonl'), `${lines}\n`);
    writeFileSync(
      file,
      `#!/bin/bash
say() {
  for word; do :; done
  while [[ $# -gt 0 && $1 != --analytics-log ]]; do shift; done
  if [[ $# -gt 0 ]]; then cat '${directory}/events.jsonl' >"$2"; else cat '${directory}/events.jsonl'; fi
}
cd "$AGENTBENCH_OUTPUT_DIR"
${body.replace(/\bsay$/, 'say "$@"')}
`,
    );
    chmodSync(file, 0o755);
    const dataset = await directoryOf({
      'scenarios/one.jsonl': `${scenario({ success_command: 'ls -A "$HOME"; echo Setup successful' })}\n`,
    });
    const place = temporaryDirectory();
    const command = `bash "$AGENTBENCH_AGENT_DIR/${script}" --model small`;
    const { exitCode, stderr } = await agentbench(
      ['run', '--dataset', dataset, '--testbed', 'host', '--agent-directory', directory, '--agent-command', command],
      { place, environment: { HOME: place } },
    );
    expect(exitCode, stderr).toBe(0);
    const trial = path.join(place, 'agentbench-results/latest/one-1/trial-1');
    return { directory: trial, result: JSON.parse(readFileSync(path.join(trial, 'result.json'), 'utf8')) };
  }
});
