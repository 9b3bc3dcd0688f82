import { expect, test } from 'vitest';
import { ATIF_VERSION, type Trajectory } from '../../src/trajectory/atif.ts';
import { openedSkills } from '../../src/trajectory/skills.ts';

type Call = [tool: string, given: Record<string, unknown>];

const trajectory = (calls: Call[], more: Partial<Trajectory> = {}): Trajectory => ({
  schema_version: ATIF_VERSION,
  session_id: 'a/trial-1',
  agent: { name: 'agent', version: '1' },
  steps: [
    { step_id: 1, source: 'user', message: 'Use skills/deploy/SKILL.md' },
    {
      step_id: 2,
      source: 'agent',
      message: '',
      tool_calls: calls.map(([function_name, given], index) => ({
        tool_call_id: `call-${index}`,
        function_name,
        arguments: given,
      })),
    },
  ],
  ...more,
});

test.each<[what: string, ...Call]>([
  ['the tool of Claude Code', 'Skill', { skill: 'deploy' }],
  ['the tool of Gemini CLI', 'activate_skill', { name: 'deploy' }],
  ['a file that is read', 'Read', { file_path: '/agentbench/home/.claude/skills/deploy/SKILL.md' }],
  ['a command that reads', 'Bash', { command: 'cat ~/.claude/skills/deploy/SKILL.md | head' }],
  ['a command of words', 'shell', { command: ['bash', '-lc', "sed -n 1,200p '/home/skills/deploy/SKILL.md'"] }],
  ['a script that is run', 'exec_command', { cmd: 'bash skills/deploy/scripts/up.sh' }],
])('a skill is opened by %s', (_, tool, given) => {
  expect(openedSkills(trajectory([[tool, given]]), ['deploy', 'other'])).toEqual(['deploy']);
});

test.each<[what: string, ...Call]>([
  ['listing its directory', 'Bash', { command: 'ls skills/deploy/ skills/deploy/scripts' }],
  ['its directory alone', 'Bash', { command: 'cat skills/deploy/' }],
  ['writing to it', 'Write', { file_path: 'skills/deploy/SKILL.md', content: 'x' }],
  ['a skill of a longer name', 'Read', { file_path: 'skills/deploy-fast/SKILL.md' }],
  ['another directory', 'Read', { file_path: 'myskills/deploy/SKILL.md' }],
  ['another skill by the tool', 'Skill', { skill: 'deploy-fast' }],
  ['arguments that are no text', 'Read', { file_path: 7, more: { file: 'skills/deploy/SKILL.md' } }],
])('a skill is not opened by %s', (_, tool, given) => {
  expect(openedSkills(trajectory([[tool, given]]), ['deploy'])).toEqual([]);
});

test('sub-agents open skills as well; a name with signs of patterns is a name', () => {
  const side = trajectory([['Read', { file_path: 'skills/c++(x)/SKILL.md' }]], { trajectory_id: 'sub-agent-1' });
  expect(openedSkills(trajectory([], { subagent_trajectories: [side] }), ['c++(x)', 'deploy'])).toEqual(['c++(x)']);
});
