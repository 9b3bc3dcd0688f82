import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseOptions } from '../../../src/options/parse.ts';
import { type ExperimentRecord, experimentSchema } from '../../../src/results/experiment-record.ts';
import { readRun } from '../../../src/results/read.ts';
import { keepOptions } from '../../../src/run/kept-options.ts';
import { runBenchmark } from '../../../src/run/run.ts';
import { measureArms } from '../../support/experiment.ts';
import { testMachine } from '../../support/machine.ts';
import { observerOf, type Told, writeDataset } from '../../support/run.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const model = createServer((_, response) => response.end())
  .listen(0, '127.0.0.1')
  .unref();
await once(model, 'listening');
const address = `http://127.0.0.1:${(model.address() as AddressInfo).port}`;
const SOLVES = 'touch solved';
const NOT = 'echo nothing';
const ARMS = `base: { agent-command: '${NOT}' }\nhead: { agent-command: '${SOLVES}' }`;
const dataset = writeDataset([{ instance_id: 'task-0' }, { instance_id: 'task-1' }, { instance_id: 'task-2' }]);

/** An experiment with these options; all notices are added to `all`. */
async function experiment(options: Record<string, string> & { arms: string }, all: string[] = []) {
  const directory = path.join(temporaryDirectory(), 'results');
  const texts = { testbed: 'host', dataset, 'results-path': directory, ...options };
  const told: Told[] = [];
  await measureArms(options.arms, texts, {
    observer: observerOf(told),
    keepOptions: (arm, place) => keepOptions(arm.texts, place),
  });
  const place = texts['results-path'];
  const record = experimentSchema.parse(JSON.parse(readFileSync(path.join(place, 'experiment.json'), 'utf8')));
  const notices = told.flatMap(({ what, text }) => (what === 'notice' && text?.startsWith('reuse') ? [text] : []));
  all.push(...told.flatMap(({ what, text = '' }) => (what === 'notice' ? [text] : [])));
  const measured = told.flatMap(({ what, place }) => (what === 'begins' ? [place] : [])).sort();
  return { record, directory: place, notices, measured };
}

const reusedBy = ({ arms }: ExperimentRecord) => arms.map(({ reused }) => reused?.trials ?? 0);

test('a side that was measured before is not measured again: marked in run, results and record, with its evidence', async () => {
  const before = await experiment({ arms: ARMS, instances: 'task-0,task-1' });
  const measuredThen = await readRun(path.join(before.directory, 'base'), (result) => result);
  const [day] = measuredThen.results.map((result) => result!.started_at.slice(0, 10)).sort();
  const arms = `base: { agent-command: '${NOT}' }\nhead: { agent-command: '${SOLVES} # other' }`;
  const now = await experiment({ arms, reuse: 'true', baseline: before.directory });

  // task-2 was not measured before, and no arm of then is the head of now.
  expect(now.measured).toEqual(['base/task-2/1', 'head/task-0/1', 'head/task-1/1', 'head/task-2/1']);
  expect(now.record.arms.map(({ measured }) => measured)).toEqual([3, 3]);
  expect(now.record.arms[0]!.reused).toMatchObject({ trials: 2 });
  expect(now.record.arms[1]!.reused).toBeUndefined();
  expect(now.notices).toEqual([
    expect.stringMatching(`^reuse: base: 2 trials taken from baseline, measured (on|from) ${day}`),
    'reuse: head: no trial of baseline was measured with the same agent, dataset, image and limits',
  ]);
  expect(now.record.comparisons[0]).toMatchObject({ pairs: 3, difference: 1 });

  const { run, results, left } = await readRun(path.join(now.directory, 'base'), (result) => result);
  expect(left).toEqual([]);
  const [first, , third] = run.planned;
  expect(first!.reused).toEqual(results[0]!.reused);
  expect(results[0]!.reused!.started_at).toBe(results[0]!.started_at);
  expect(Date.parse(results[0]!.started_at)).toBeLessThan(Date.parse(run.started_at));
  expect([third!.reused, results[2]!.reused]).toEqual([undefined, undefined]);
  expect(existsSync(path.join(now.directory, 'base/task-0/trial-1/agent.log'))).toBe(true);

  // Interrupted and resumed: nothing is taken a second time, and the mark stays.
  const again = await experiment({
    arms,
    reuse: 'true',
    baseline: before.directory,
    resume: 'true',
    'results-path': now.directory,
  });
  expect(again.measured).toEqual([]);
  expect(reusedBy(again.record)).toEqual([2, 0]);
  expect(again.notices).toEqual([
    now.notices[0],
    'reuse: head: nothing is taken from baseline, since the experiment began before',
  ]);
});

test('reused trials of an arm whose agent is not found any more still make pairs', async () => {
  const agent = path.join(temporaryDirectory(), 'agent');
  writeFileSync(agent, '#!/bin/sh\ntrue\n', { mode: 0o755 });
  const arms = `base: { agent-command: '${agent}' }\nhead: { agent-command: '${SOLVES}' }`;
  const all = writeDataset(Array.from({ length: 8 }, (_, index) => ({ instance_id: `task-${index}` })));
  const before = await experiment({ arms, dataset: all, instances: 'task-0,task-1' });
  rmSync(agent);
  const now = await experiment({ arms, dataset: all, reuse: 'true', baseline: path.join(before.directory, 'base') });
  expect(now.measured.filter((place) => place!.startsWith('head/'))).toHaveLength(8);
  expect(now.record.comparisons[0]).toMatchObject({ pairs: 2 });
});

test('each trial is taken once: arms that are the same do not share it; other numbers of trials do not matter', async () => {
  const before = await experiment({ arms: ARMS, trials: '3', instances: 'task-0' });
  const arms = `one: { agent-command: '${NOT}' }\nother: { agent-command: '${NOT}' }`;
  const now = await experiment({ arms, trials: '2', instances: 'task-0', reuse: 'true', baseline: before.directory });
  expect(reusedBy(now.record)).toEqual([2, 1]);
  expect(now.measured).toEqual(['other/task-0/2']);

  // Beside the results from which they were taken, as copies of one measurement.
  const both = temporaryDirectory();
  cpSync(before.directory, path.join(both, 'before'), { recursive: true });
  cpSync(now.directory, path.join(both, 'now'), { recursive: true });
  const later = await experiment({ arms, trials: '3', instances: 'task-0', reuse: 'true', baseline: both });
  expect(reusedBy(later.record)).toEqual([3, 1]);
});

test.each<[what: string, options: Record<string, string>]>([
  ['a limit', { 'agent-timeout': '5s' }],
  ['a variable', { 'agent-variables': 'LEVEL=2' }],
  ['the limit of cost', { 'trial-max-requests': '3' }],
  ['the setup', { 'agent-setup': 'true' }],
  ['the endpoint of the model', { 'model-endpoints': `openai=${address}` }],
  ['the address of the meter', { 'model-address': '127.0.0.1' }],
])('nothing is reused if another %s was measured', async (_, options) => {
  const before = await experiment({ arms: ARMS, instances: 'task-0' });
  const now = await experiment({
    arms: ARMS,
    instances: 'task-0',
    reuse: 'true',
    baseline: before.directory,
    ...options,
  });
  expect(reusedBy(now.record)).toEqual([0, 0]);
  expect(now.measured).toHaveLength(2);
});

test('nothing is reused if the model may have come from another provider: other keys; another value of a key changes nothing', async () => {
  const endpoints = `openai=${address}\nlab:openai=${address}/lab`;
  const options = { arms: ARMS, instances: 'task-0', 'model-endpoints': endpoints };
  const before = await experiment({ ...options, 'model-keys': 'OPENAI_API_KEY=one-key-1234' });
  const again = { ...options, reuse: 'true', baseline: before.directory };
  const other = await experiment({ ...again, 'model-keys': 'LAB_API_KEY=one-key-1234' });
  expect(reusedBy(other.record)).toEqual([0, 0]);
  const renewed = await experiment({ ...again, 'model-keys': 'OPENAI_API_KEY=other-key-5678' });
  expect(reusedBy(renewed.record)).toEqual([1, 1]);
});

test('options count by their values: a default that is stated and another way of writing change nothing', async () => {
  const endpoints = [`openai=${address}`, `lab:openai=${address}/lab`];
  const written = [endpoints.join('\n'), `${endpoints.map((line) => ` ${line}`).join('\n\n')}\n`] as const;
  const options = { arms: ARMS, instances: 'task-0' };
  const before = await experiment({ ...options, 'model-endpoints': written[0] });
  const now = await experiment({
    ...{ ...options, 'model-endpoints': written[1], 'judge-samples': '1' },
    ...{ reuse: 'true', baseline: before.directory },
  });
  expect(reusedBy(now.record)).toEqual([1, 1]);
});

test('nothing is reused of a run that was scored again, and an unreadable one is named', async () => {
  const before = await experiment({ arms: ARMS, instances: 'task-0' });
  const change = (arm: string, about: object | null) => {
    const file = path.join(before.directory, arm, 'run.json');
    const run = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, about === null ? '{' : JSON.stringify({ ...run, ...about }));
  };
  const digest = `sha256:${'0'.repeat(64)}`;
  const started_at = '2026-01-01T00:00:00.000Z';
  change('base', { rescored_from: { directory: '/earlier', digest, started_at, harness_version: '1' } });
  change('head', null);
  const notices: string[] = [];
  const now = await experiment({ arms: ARMS, instances: 'task-0', reuse: 'true', baseline: before.directory }, notices);
  expect(reusedBy(now.record)).toEqual([0, 0]);
  const head = path.join(before.directory, 'head');
  expect(notices).toContain(`baseline: ${head} has a run.json that cannot be read; nothing of it is reused`);
});

test('nothing is reused of another dataset, of an agent whose files changed, and of a record that was changed', async () => {
  const agent = temporaryDirectory();
  writeFileSync(path.join(agent, 'solve'), SOLVES);
  const arms = `base: { agent-directory: '${agent}' }\nhead: { agent-command: '${NOT}' }`;
  const shared = { arms, instances: 'task-0', 'agent-command': 'sh "$AGENTBENCH_AGENT_DIR/solve"' };
  const before = await experiment(shared);
  const reusing = { ...shared, reuse: 'true', baseline: before.directory };
  expect(reusedBy((await experiment(reusing)).record)).toEqual([1, 1]);
  const other = writeDataset([{ instance_id: 'task-0' }, { instance_id: 'task-9' }]);
  expect(reusedBy((await experiment({ ...reusing, dataset: other })).record)).toEqual([0, 0]);
  const file = path.join(before.directory, 'head/task-0/trial-1/result.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"failed"', '"passed"'));
  writeFileSync(path.join(agent, 'solve'), NOT);
  expect(reusedBy((await experiment(reusing)).record)).toEqual([0, 0]);
});

test('a baseline without reuse has no effect, which is told', async () => {
  const told: string[] = [];
  await experiment({ arms: ARMS, instances: 'task-0', baseline: '/earlier' }, told);
  expect(told.filter((text) => text.startsWith('baseline'))).toEqual([
    expect.stringContaining('baseline: no effect without reuse'),
  ]);
});

test('images are not kept: those of all arms would have the same names', async () => {
  await expect(experiment({ arms: ARMS, testbed: 'docker', 'keep-image': 'true' })).rejects.toThrow(
    /^keep-image: each arm would replace the images of the others/,
  );
});

test('reuse without a baseline, of a directory without results, and without arms is refused', async () => {
  const nothing = temporaryDirectory();
  await expect(experiment({ arms: ARMS, reuse: 'true' })).rejects.toThrow('reuse: baseline is needed');
  await expect(experiment({ arms: ARMS, reuse: 'true', baseline: 'artifact' })).rejects.toThrow(
    'reuse: baseline artifact is for workflows',
  );
  await expect(experiment({ arms: ARMS, reuse: 'true', baseline: nothing })).rejects.toThrow('there is no run in');
  const request = {
    machine: testMachine(),
    observer: observerOf([]),
    github: null,
    secrets: [],
    compare: null,
    signal: new AbortController().signal,
  };
  const options = parseOptions({ testbed: 'host', dataset, 'agent-command': NOT, reuse: 'true', stop: 'known' });
  await expect(runBenchmark({ ...request, options })).rejects.toThrow(
    'stop: known is for experiments, and there are no arms; give arms, or leave it out\nreuse is for experiments',
  );
});
