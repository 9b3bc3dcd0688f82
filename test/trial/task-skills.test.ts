import path from 'node:path';
import { expect, test } from 'vitest';
import { NamedAgent } from '../../src/agents/kit/named.ts';
import { loadHarbor } from '../../src/datasets/harbor/harbor.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { refuseMissingExtras } from '../../src/trial/task-skills.ts';
import { testMachine } from '../support/machine.ts';

test('a task with skills, MCP servers or an earlier context is not run by an agent that has no place for them', async () => {
  const tasks = path.resolve('test/datasets/harbor/tasks');
  const { instances } = await loadHarbor(tasks, { name: null, ref: null });
  const run = async (id: string, agent: string) => {
    const options = parseOptions({ agent, 'agent-model': 'some/model' });
    const named = await NamedAgent.of(options, testMachine());
    refuseMissingExtras(instances.find((instance) => instance.id === id)!, named);
  };
  for (const agent of ['claude-code', 'codex', 'nop', 'oracle']) await run('mcp', agent);
  await run('plain', 'mini-swe-agent');
  await expect(run('skills', 'mini-swe-agent')).rejects.toMatchObject({
    kind: 'unsupported',
    message: 'skills is not run: environment.skills_dir: mini-swe-agent has no place for it',
  });
  for (const agent of ['nop', 'oracle']) await run('trajectory', agent);
  await expect(run('trajectory', 'claude-code')).rejects.toThrow('trajectory.json: claude-code has no place for it');
  const { environment } = instances.find(({ id }) => id === 'mcp')!;
  environment!.mcp.remote = { url: 'http://127.0.0.1:9/sse', type: 'sse', headers: {} };
  await run('mcp', 'claude-code');
  await expect(run('mcp', 'codex')).rejects.toThrow(
    'mcp is not run: environment.mcp_servers: remote (sse): codex has no place for it',
  );
  await expect(run('mcp', 'mini-swe-agent')).rejects.toThrow('environment.skills_dir, environment.mcp_servers: ');
});
