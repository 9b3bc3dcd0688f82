import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withDataset } from './support/datasets.ts';
import { measure } from './support/run.ts';
import { temporaryDirectory } from './support/temporary.ts';

const ROWS = ['bgsetup-filewatcher-daemon', 'dbsetup-postgresql-2', 'dbsetup-redis-1'];
/** Packages are installed in every container. */
const LIMIT = 15 * 60_000;

let setupbench: string;
withDataset('setupbench', (directory) => {
  setupbench = directory;
});

function measureRows(agentCommand: string) {
  const agent = temporaryDirectory();
  cpSync(path.resolve(import.meta.dirname, 'agents/setupbench.sh'), path.join(agent, 'agent.sh'));
  return measure({
    dataset: 'setupbench',
    'dataset-path': setupbench,
    instances: ROWS.join(','),
    'image-map': 'ubuntu:22.04=debian:bookworm',
    'agent-directory': agent,
    'agent-command': agentCommand,
    'agent-timeout': '10m',
    parallel: '2',
  });
}

it('passes rows of SetupBench that an agent solves, with services that outlive it', { timeout: LIMIT }, async () => {
  const { run, results, read } = await measureRows('bash "$AGENTBENCH_AGENT_DIR/agent.sh"');
  const logs = ROWS.map((row) => read(`${row}/trial-1/agent.log`));
  const verdicts = run.planned.map(({ instance_id, status }) => `${instance_id} ${status}`);
  expect(verdicts, logs.map((log) => log.slice(-2000)).join('\n')).toEqual(ROWS.map((row) => `${row} passed`));
  // Packages, services and wrappers of packages: nothing of it is doubtful. netcat does not install on bookworm.
  const notes = Object.values(results).flatMap(({ integrity }) => integrity.map(({ kind }) => kind));
  expect(notes.filter((kind) => !kind.startsWith('prerunner_'))).toEqual([]);
  // What the daemon printed after its agent had ended, during the evaluation, is in the agent's log.
  expect(logs[0]).toContain('File created: /watched/hello.txt');
});

it('fails the same rows for an agent that does nothing', { timeout: LIMIT }, async () => {
  const { run } = await measureRows('true');
  expect(run.planned.map(({ instance_id, status }) => `${instance_id} ${status}`)).toEqual(
    ROWS.map((row) => `${row} failed`),
  );
});
