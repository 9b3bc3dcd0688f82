import { describe, expect, test } from 'vitest';
import { repeatLine } from '../../src/report/repeat.ts';
import type { RunRecord } from '../../src/results/records.ts';
import { aReport } from './sample.ts';

const run = (options: { name: string; value: string }[]): RunRecord =>
  ({ ...aReport([{ id: 'one', status: 'failed' }]).run, options }) as RunRecord;
const NOWHERE = { results: null, base: '/work' };

describe('the line that repeats a trial', () => {
  test('has what differs from the defaults, and nothing that changes no trial', () => {
    const line = repeatLine(
      run([
        { name: 'dataset', value: 'setupbench' },
        { name: 'instances', value: 'dbsetup-*' },
        { name: 'agent-command', value: 'my agent "$AGENTBENCH_PROMPT"\necho done' },
        { name: 'agent-timeout', value: '2h' },
        { name: 'evaluation-timeout', value: '5m' },
        { name: 'agent-env', value: 'ANTHROPIC_API_KEY' },
        { name: 'judge-api-key', value: '' },
        { name: 'model-keys', value: 'OPENAI_API_KEY\nLAB_API_KEY' },
        { name: 'model-endpoints', value: 'lab:openai=http://10.0.0.5:8000/v1' },
        { name: 'hosted-tools', value: 'strip' },
        { name: 'trials', value: '3' },
        { name: 'shard', value: '1/4' },
        { name: 'comment', value: 'never' },
        { name: 'no-such-option', value: '$(rm -rf /)' },
      ]),
      NOWHERE,
      'dbsetup-redis-1',
    );
    expect(line).toBe(
      `npx agentbench-action@1.2.3 run --dataset setupbench --agent-command $'my agent "$AGENTBENCH_PROMPT"\\necho done' --agent-timeout 2h --evaluation-timeout 5m --agent-env ANTHROPIC_API_KEY --model-keys $'OPENAI_API_KEY\\nLAB_API_KEY' --model-endpoints lab:openai=http://10.0.0.5:8000/v1 --hosted-tools strip --instances dbsetup-redis-1`,
    );
  });

  test.each([
    ['../../examples/dataset', '/work/agentbench-results/now', './examples/dataset'],
    ['/work/agents/mine', '/work/r', 'agents/mine'],
    ['/work/agents', '/work/r', './agents'],
    ['/opt/agent', '/work/r', '/opt/agent'],
    ['../../elsewhere', '/work/r', '/elsewhere'],
    ['../../examples/dataset', null, './examples/dataset'],
    ['setupbench', '/work/r', 'setupbench'],
    ['..', '/work/r', '.'],
    ['../..', '/work/r/now', '.'],
    ['..', null, './'],
  ])('the path %s of results in %s is %s', (value, results, expected) => {
    expect(repeatLine(run([{ name: 'dataset', value }]), { results, base: '/work' }, 'x')).toContain(
      `--dataset ${expected} `,
    );
  });

  test('places paths alone: commands and arguments are for the testbed', () => {
    const options = [
      { name: 'agent-command', value: './agent.sh' },
      { name: 'agent-setup', value: '/work/setup.sh' },
      { name: 'agent-skills', value: '../skills\n/opt/skills' },
      { name: 'workdir', value: '/work/x' },
    ];
    expect(repeatLine(run(options), { results: '/work/r', base: '/work' }, null)).toContain(
      " --agent-command ./agent.sh --agent-setup /work/setup.sh --agent-skills $'./skills\\n/opt/skills' --workdir /work/x ",
    );
  });

  test('a record without options is repeated by what it tells', () => {
    const { run: record } = aReport([{ id: 'one', status: 'failed' }], {
      agent: { name: 'mini', model: null, command: "it's" },
    });
    expect(repeatLine(record, { ...NOWHERE, command: 'agentbench' }, null)).toBe(
      "agentbench run --dataset sample --agent-command 'it'\\''s' --agent-name mini --testbed docker --instances",
    );
  });
});
