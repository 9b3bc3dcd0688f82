import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkDataset } from '../src/check/check.ts';
import { checkExitCode } from '../src/check/document.ts';
import { parseOptions } from '../src/options/parse.ts';
import type { Result } from '../src/results/records.ts';
import { SILENT } from '../src/trial/observer.ts';
import { withDataset } from './support/datasets.ts';
import { measureArms } from './support/experiment.ts';
import { testMachine } from './support/machine.ts';
import { temporaryDirectory } from './support/temporary.ts';

const ROWS = ['bgsetup-filewatcher-daemon', 'dbsetup-postgresql-2'];
/** Our own solutions of some rows, in a Debian image. */
const SOLUTIONS = path.resolve(import.meta.dirname, 'agents/setupbench');
/** Packages are installed in every container. */
const LIMIT = 15 * 60_000;

let setupbench: string;
withDataset('setupbench', (directory) => {
  setupbench = directory;
});

const rows = (instances: string[]) => ({
  dataset: 'setupbench',
  'dataset-path': setupbench,
  instances: instances.join(','),
  'image-map': 'ubuntu:22.04=debian:bookworm',
  'agent-timeout': '10m',
  parallel: '2',
});

async function experiment(arms: string, options: Record<string, string>) {
  const directory = path.join(temporaryDirectory(), 'results');
  const texts = { ...options, 'results-path': directory };
  const { record, runs } = await measureArms(arms, texts);
  return { record, runs, directory };
}

/** Kinds of the notes on a trial, by its directory, but those on its prerunner. */
function notesOf(trial: string): string[] {
  const { integrity } = JSON.parse(readFileSync(path.join(trial, 'result.json'), 'utf8')) as Result;
  return integrity.map(({ kind }) => kind).filter((kind) => !kind.startsWith('prerunner_'));
}

it('rows of SetupBench that an agent solves, with services that outlive it, against one that does nothing', {
  timeout: LIMIT,
}, async () => {
  const agent = temporaryDirectory();
  cpSync(SOLUTIONS, agent, { recursive: true });
  const { record, runs, directory } = await experiment(
    `nothing: { agent-command: 'true' }
solves: { agent-directory: '${agent}', agent-command: 'bash "$AGENTBENCH_AGENT_DIR/$AGENTBENCH_INSTANCE_ID.sh"' }`,
    rows(ROWS),
  );
  const place = (row: string) => path.join(directory, 'solves', row, 'trial-1');
  const logs = ROWS.map((row) => readFileSync(path.join(place(row), 'agent.log'), 'utf8'));
  const verdicts = runs.map(({ planned }) => planned.map(({ instance_id, status }) => `${instance_id} ${status}`));
  expect(verdicts, logs.map((log) => log.slice(-2000)).join('\n')).toEqual(
    ['failed', 'passed'].map((status) => ROWS.map((row) => `${row} ${status}`)),
  );
  // Two pairs are too few for an answer, and without `stop` both are measured.
  expect(record.comparisons).toMatchObject([{ arm: 'solves', answer: null, pairs: 2, difference: 1, p: 0.5 }]);
  expect(record.stopped).toBeNull();
  // Packages, services and wrappers of packages: nothing of it is doubtful. netcat does not install on bookworm.
  expect(ROWS.flatMap((row) => notesOf(place(row)))).toEqual([]);
  // What the daemon printed after its agent had ended, during the evaluation, is in the agent's log.
  expect(logs[0]).toContain('File created: /watched/hello.txt');
});

it('rows of SetupBench with equal agents: stopped, since nothing left could tell them apart', {
  timeout: LIMIT,
}, async () => {
  const { record } = await experiment('one: {}\nother: {}', {
    ...rows(['dbsetup-sqlite-1', 'dbsetup-sqlite-3']),
    'agent-command': 'true',
    ...{ stop: 'known', parallel: '1' },
  });
  expect(record.comparisons).toMatchObject([{ answer: 'cannot be settled', pairs: 1, difference: 0 }]);
  expect(record.stopped).toMatchObject({ pairs: 1, trials: 2 });
});

it('check: rows fail for nothing, are solved, and take no cheat without a note', { timeout: LIMIT }, async () => {
  const results = path.join(temporaryDirectory(), 'check');
  const check = await checkDataset({
    options: parseOptions({
      dataset: 'setupbench',
      'dataset-path': setupbench,
      instances: 'dbsetup-sqlite-1,dbsetup-redis-1',
      'image-map': 'ubuntu:22.04=debian:bookworm',
      parallel: '2',
    }),
    results,
    ...{ repeat: 1, attack: true, solutions: SOLUTIONS, machine: testMachine() },
    ...{ observer: SILENT, onPhase() {}, signal: new AbortController().signal },
  });
  const outcomes = check.tasks.map(({ outcomes }) => outcomes);
  expect(checkExitCode(check), JSON.stringify(outcomes)).toBe(0);
  // The server of this row outlives its solution as well.
  expect(notesOf(path.join(results, 'solution/dbsetup-redis-1/trial-1'))).toEqual([]);
  for (const [nothing, solution, , tools] of outcomes) {
    expect([nothing!.words, solution!.words]).toEqual(['fails', 'passes']);
    // The cheat replaces what the command runs, and is told by it.
    expect(tools!.words).toMatch(/^noted: .*tool_/);
  }
});
