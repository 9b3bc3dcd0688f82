import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkDataset } from '../src/check/check.ts';
import { checkExitCode } from '../src/check/document.ts';
import { parseOptions } from '../src/options/parse.ts';
import { LineObserver } from '../src/report/lines.ts';
import { withDataset } from './support/datasets.ts';
import { testMachine } from './support/machine.ts';
import { measure } from './support/run.ts';
import { temporaryDirectory } from './support/temporary.ts';

const ROWS = ['bgsetup-filewatcher-daemon', 'dbsetup-postgresql-2', 'dbsetup-redis-1'];
/** Our own solutions of some rows, in a Debian image. */
const SOLUTIONS = path.resolve(import.meta.dirname, 'agents/setupbench');
/** Packages are installed in every container. */
const LIMIT = 15 * 60_000;

let setupbench: string;
withDataset('setupbench', (directory) => {
  setupbench = directory;
});

function measureRows(agentCommand: string) {
  const agent = temporaryDirectory();
  cpSync(SOLUTIONS, agent, { recursive: true });
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
  const { run, results, read } = await measureRows('bash "$AGENTBENCH_AGENT_DIR/$AGENTBENCH_INSTANCE_ID.sh"');
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

it('check: rows fail for nothing, are solved, and take no cheat without a note', { timeout: LIMIT }, async () => {
  const check = await checkDataset({
    options: parseOptions({
      dataset: 'setupbench',
      'dataset-path': setupbench,
      instances: 'dbsetup-sqlite-1,dbsetup-redis-1',
      'image-map': 'ubuntu:22.04=debian:bookworm',
      parallel: '2',
    }),
    results: path.join(temporaryDirectory(), 'check'),
    ...{ repeat: 1, attack: true, solutions: SOLUTIONS, machine: testMachine() },
    ...{ observer: new LineObserver(() => {}), onPhase() {}, signal: new AbortController().signal },
  });
  const outcomes = check.tasks.map(({ outcomes }) => outcomes);
  expect(checkExitCode(check), JSON.stringify(outcomes)).toBe(0);
  for (const [nothing, solution, , tools] of outcomes) {
    expect([nothing!.words, solution!.words]).toEqual(['fails', 'passes']);
    // The cheat replaces what the command runs, and is told by it.
    expect(tools!.words).toMatch(/^noted: .*tool_/);
  }
});
