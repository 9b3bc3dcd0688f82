/**
 * A small agent in JavaScript, run by `node -e`: it asks Anthropic's dialect, runs the shell commands that the model wants, and
 * ends when there are none. Its prompt is the first message.
 */
export const SMALL_AGENT = `
const { spawnSync } = require('node:child_process');
const messages = [{ role: 'user', content: process.env.AGENTBENCH_PROMPT }];
const tools = [{ name: 'Bash', description: 'runs a command', input_schema: {} }];
(async () => {
  for (;;) {
    const response = await fetch(process.env.ANTHROPIC_BASE_URL + '/v1/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': process.env.ANTHROPIC_API_KEY },
      body: JSON.stringify({ model: 'claude-sonnet-4-5', max_tokens: 99, system: 'You solve tasks.', tools, messages }),
    });
    if (!response.ok) { console.log('model: ' + response.status); return; }
    const { content } = await response.json();
    messages.push({ role: 'assistant', content });
    const calls = content.filter(({ type }) => type === 'tool_use');
    for (const { text } of content) if (text) console.log(text);
    if (calls.length === 0) return;
    messages.push({ role: 'user', content: calls.map(({ id, input }) => {
      const { stdout, stderr } = spawnSync('bash', ['-c', input.command], { encoding: 'utf8' });
      return { type: 'tool_result', tool_use_id: id, content: stdout + stderr };
    }) });
  }
})();
`;
