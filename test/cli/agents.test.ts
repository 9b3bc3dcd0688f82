import { expect, test } from 'vitest';
import { agentbench } from '../support/cli.ts';

test('agentbench agents lists the agents, and refuses what it cannot try', async () => {
  const list = await agentbench(['agents']);
  expect(list.stdout).toMatch(
    /^agent +version +runs on +program \(models of\)\nclaude-code +\d\S+ +x64-glibc, .*-musl +Claude Code \(anthropic\)\n/,
  );
  // The columns before it fit into a terminal of 80.
  expect(list.stdout.indexOf('program (')).toBeLessThanOrEqual(80);
  const [one] = JSON.parse((await agentbench(['agents', 'codex', '--json'])).stdout).agents;
  expect(one).toMatchObject({ name: 'codex', packages: ['@openai/codex'], needs_model: false, skills: true });
  const given = await agentbench(['agents', 'codex@0.1.2']);
  expect(given.stdout).toMatch(/^codex\nprogram +Codex CLI 0\.1\.2\n/);
  const shown = await agentbench(['agents', 'openhands']);
  expect(shown.stdout).toMatch(
    /^openhands\nprogram +OpenHands CLI \d\S+\nmodels of +openai, .*\ntakes +agent-model \(needed\), agent-mcp\n/,
  );
  expect(shown.stdout).toMatch(/\nlimits +A failed request ends with exit code 0\.\n {2,}It asks PyPI/);
  const refused: [string[], RegExp][] = [
    [['codx'], /^agentbench: agent: there is no agent codx; did you mean codex\?/],
    [['--check'], /^agentbench: agents: --check tries one agent; name it$/m],
    [['nop', '--check'], /^agentbench: agents: nop uses no model, so there is nothing to check$/m],
    [['codex', '--check', '--testbed', 'vm'], /^agentbench: testbed: "vm" is not one of docker, host$/m],
    [['codex', '--image', 'debian'], /^agentbench: image: is for --check, /m],
    [['--testbed', 'host'], /^agentbench: testbed: is for --check, /m],
  ];
  for (const [args, message] of refused) {
    const { exitCode, stderr } = await agentbench(['agents', ...args]);
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(message)]);
  }
});
