/**
 * An agent for the pictures of a trajectory: it asks a model in Anthropic's dialect, runs the shell commands that the model
 * wants, and ends when there are none. Its prompt is the first message.
 */
import { spawnSync } from 'node:child_process';

const { ANTHROPIC_BASE_URL, ANTHROPIC_API_KEY, AGENTBENCH_PROMPT } = process.env;
const messages = [{ role: 'user', content: AGENTBENCH_PROMPT }];
const tools = [{ name: 'Bash', description: 'Runs a command.', input_schema: { type: 'object' } }];
for (;;) {
  const response = await fetch(`${ANTHROPIC_BASE_URL}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': ANTHROPIC_API_KEY },
    body: JSON.stringify({ model: 'claude-sonnet-4-5', max_tokens: 2000, tools, messages }),
  });
  if (!response.ok) throw new Error(`the model answered with ${response.status}`);
  const { content } = await response.json();
  messages.push({ role: 'assistant', content });
  for (const { text } of content) if (text) console.log(text);
  const calls = content.filter(({ type }) => type === 'tool_use');
  if (calls.length === 0) break;
  messages.push({ role: 'user', content: calls.map(answer) });
}

function answer({ id, input }) {
  console.log(`$ ${input.command}`);
  const { stdout, status } = spawnSync('bash', ['-c', `${input.command} 2>&1`], { encoding: 'utf8' });
  return { type: 'tool_result', tool_use_id: id, content: stdout, ...(status === 0 ? {} : { is_error: true }) };
}
