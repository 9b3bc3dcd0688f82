import { type JsonObject, objectOf, objectsOf } from '../base/json-value.ts';
import { mcpFile } from './kit/mcp.ts';
import { promptAsText } from './kit/prompt.ts';
import type { Agent } from './kit/types.ts';

/** Settings of Claude Code: nothing but its work. As root it bypasses permissions in a sandbox only, and a testbed is one. */
export const CLAUDE_CODE = {
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  CLAUDE_CODE_ENABLE_PROMPT_SUGGESTION: 'false',
  DISABLE_AUTOUPDATER: '1',
  IS_SANDBOX: '1',
};

/** https://code.claude.com/docs/en/cli-reference, and /settings for its variables. */
export const claudeCode: Agent = {
  name: 'claude-code',
  title: 'Claude Code',
  version: '2.1.332',
  install: {
    from: 'npm',
    node: false,
    packages: {
      'x64-glibc': {
        name: '@anthropic-ai/claude-code-linux-x64',
        program: 'claude',
        integrity: 'sha512-f4JWhzwYutJIHScC7/dYOPX6s28tt7ZADhsOi8zwOHq5fFPEuUeChh2NMfinSg0GrUckYxaeebC4h0DqiKzLcw==',
      },
      'x64-musl': {
        name: '@anthropic-ai/claude-code-linux-x64-musl',
        program: 'claude',
        integrity: 'sha512-QoQzwipnqRAdBKDAJNJ2Qvl37G6x8nCugfOQa+nuMcGIRgGEOLeWoq3pTLMQRScL37estAQBGH9ygR3WFVbIfw==',
      },
      'arm64-glibc': {
        name: '@anthropic-ai/claude-code-linux-arm64',
        program: 'claude',
        integrity: 'sha512-BlHNEtK38KBPWU31F4lUSS9sHclCyfWbThT1CErvxxH8+XcljYLZlQwdyXBkTD62rw1TgfE1u1a+quMWS0NSJg==',
      },
      'arm64-musl': {
        name: '@anthropic-ai/claude-code-linux-arm64-musl',
        program: 'claude',
        integrity: 'sha512-jdjkkJLfAQ9M1HbT05tZHQpGNZUEPUebYwW/xpiMypZddB0lNlHlB9mXfOVV/UUPO0JCghj1NSQjxhhJc4L4CA==',
      },
    },
  },
  services: ['anthropic'],
  needsModel: false,
  // `[1m]` may follow the name of a model, too, and is not sent.
  aliases: /^(default|sonnet|opus|haiku|fable|best|opusplan)$|\[1m\]$/,
  skills: 'skills',
  instructions: 'CLAUDE.md',
  mcp: true,
  notes: [
    'It runs commands by bash or zsh only; an image with neither, as that of Alpine, needs one from `agent-setup`.',
  ],
  states: { types: ['result'], usage: usageOf },
  launch: ({ program, prompt, home, model, service, args, mcp }) => ({
    argv: [
      ...[
        ...program,
        '--print',
        '--permission-mode',
        'bypassPermissions',
        '--output-format',
        'stream-json',
        '--verbose',
      ],
      ...['--disallowedTools', 'WebSearch'],
      // The settings of a repository go before the environment, but not before these.
      ...(service?.url == null ? [] : ['--settings', JSON.stringify({ env: { ANTHROPIC_BASE_URL: service.url } })]),
      ...(model === null ? [] : ['--model', model]),
      ...(Object.keys(mcp).length === 0 ? [] : ['--mcp-config', `${home}/mcp.json`, '--strict-mcp-config']),
      ...args,
    ],
    environment: { CLAUDE_CONFIG_DIR: home, ...CLAUDE_CODE },
    ...promptAsText({ prompt, home }, mcpFile('mcp.json', mcp)),
  }),
};

/** A result states the tokens and the cost of its session so far, but only its own turns. */
function usageOf(results: JsonObject[]) {
  const sessions = [...new Map(results.map((result) => [result.session_id, result])).values()];
  const models = sessions.flatMap(({ modelUsage }) => Object.entries(objectOf(modelUsage) ?? {}));
  if (models.length === 0) return null;
  const counts = objectsOf(models.map(([, count]) => count));
  const sum = (of: JsonObject[], ...names: string[]) =>
    of.reduce((total, each) => names.reduce((sum, name) => sum + Number(each[name]), total), 0);
  // It takes the price of another model for one that it does not know.
  const isPriced = counts.every(({ costBasis }) => costBasis !== 'unknown');
  return {
    input_tokens: sum(counts, 'inputTokens', 'cacheReadInputTokens', 'cacheCreationInputTokens'),
    output_tokens: sum(counts, 'outputTokens'),
    cost_usd: isPriced ? sum(sessions, 'total_cost_usd') : null,
    steps: sum(results, 'num_turns'),
    model: [...new Set(models.map(([name]) => name))].join(', '),
  };
}
