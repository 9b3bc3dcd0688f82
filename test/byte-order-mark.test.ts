import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { agentNamed } from '../src/agents/kit/catalogue.ts';
import { readExtras } from '../src/agents/kit/extras.ts';
import { readInstruction } from '../src/datasets/harbor/files.ts';
import { readNoiseFile } from '../src/datasets/noise-file.ts';
import { readConfig } from '../src/options/config.ts';
import { readLabels } from '../src/report/papers/labels.ts';
import { readUsage } from '../src/results/usage.ts';
import { resolveArms } from '../src/run/experiment/arms.ts';
import { temporaryDirectory } from './support/temporary.ts';

const agent = agentNamed('claude-code').agent;
const none = { 'agent-skills': [], 'agent-mcp': undefined, 'agent-instructions': undefined };
const base = { dataset: 'tasks', 'agent-command': 'true' };

test.each<[file: string, text: string, read: (file: string) => unknown, value: unknown]>([
  [
    'agent-mcp',
    '{"mcpServers": {"docs": {"url": "http://docs"}}}',
    (file) => Object.keys(readExtras(agent, { ...none, 'agent-mcp': file }).mcp),
    ['docs'],
  ],
  [
    'agent-instructions',
    'Be brief.\n',
    (file) => readExtras(agent, { ...none, 'agent-instructions': file }).instructions,
    'Be brief.\n',
  ],
  ['config', 'trials: 3\n', async (file) => (await readConfig(file, '/'))!.texts, { trials: '3' }],
  ['arms', 'a: {}\nb: {}\n', async (file) => (await resolveArms(file, base)).map(({ name }) => name), ['a', 'b']],
  ['noise', 'a flaky\n', (file) => readNoiseFile(file, 'flaky'), ['a']],
  ['labels', '{"instance_id": "a", "metric": "m", "score": 1}\n', (file) => readLabels(file).scores.size, 1],
  ['usage.json', '{"steps": 3}', (file) => readUsage(readFileSync(file, 'utf8')).usage.steps, 3],
  ['instruction.md', 'Sort the names.\n', readInstruction, 'Sort the names.\n'],
])('%s of a user may begin with a byte order mark', async (name, text, read, value) => {
  const file = path.join(temporaryDirectory(), name);
  writeFileSync(file, `\uFEFF${text}`);
  expect(await read(file)).toEqual(value);
});
