import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { timestamp } from '../../src/base/clock.ts';
import { Redactor } from '../../src/base/redact/redact.ts';
import type { Dataset, Instance } from '../../src/datasets/types.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { obstacles } from '../../src/report/pairing.ts';
import { readRun } from '../../src/results/read.ts';
import { type Result, type RunRecord, runSchema } from '../../src/results/records.ts';
import { ResultStore } from '../../src/results/store.ts';
import { unknownUsage } from '../../src/results/usage.ts';
import { skillsOf } from '../../src/run/experiment/describe.ts';
import { differencesOf } from '../../src/run/identity.ts';
import { describeRun, RunLedger } from '../../src/run/record.ts';
import { aResult } from '../support/results.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { anInstance } from '../support/testbed.ts';

/** Takes its time for run.json. */
class SlowStore extends ResultStore {
  writes: boolean[] = [];

  override async writeRun(run: RunRecord, last?: boolean, redactor?: Redactor): Promise<void> {
    this.writes.push(last ?? true);
    await sleep(20);
    await super.writeRun(run, last, redactor);
  }
}

const options = { ...parseOptions({ 'fail-on': 'never' }), 'agent-command': 'true' };
const digest = `sha256:${'0'.repeat(64)}`;
const dataset = { name: 'x', ref: null, digest, instances: [], floor: new Map(), host: true } as never;
const identity = {
  ...{ agent_setup: null, agent_directory: null, agent_variables: [], agent_env: [] },
  ...{ image: null, image_map: [], workdir: null, pass_score: 1, agent: null, agent_args: [] },
  ...{ agent_skills: null, agent_mcp: null, agent_instructions: null, task_env: [] },
};
const about = {
  ...({ dataset, options, testbed: 'host', mode: null, judge: null } as const),
  ...{ identity, kept: null, github: null },
} as const;
const ids = Array.from({ length: 100 }, (_, index) => `one-${index + 1}`);
const trials = ids.map((id) => ({ instance: anInstance({ id }), trial: 1 }));

let directory: string;
beforeEach(() => {
  directory = temporaryDirectory();
});
const ledgerOn = (store: ResultStore, secrets: string[] = []) =>
  new RunLedger(
    trials,
    { ...about, options: { ...options, 'agent-command': 'agent --key a-secret-key' } },
    store,
    new Redactor(secrets),
  );
const passedOnDisk = () =>
  runSchema.parse(JSON.parse(readFileSync(path.join(directory, 'run.json'), 'utf8'))).totals.passed;

test('run.json tells of a trial soon after its end', async () => {
  const ledger = ledgerOn(new ResultStore(directory));
  await ledger.save();
  expect(passedOnDisk()).toBe(0);
  for (const id of ids.slice(0, 3)) {
    ledger.take(aResult({ instance_id: id }));
    await expect.poll(passedOnDisk, { interval: 5 }).toBe(ids.indexOf(id) + 1);
  }
  await ledger.finish(null, options, null);
});

test('a trial in error that is not repeated keeps its error, also at the end of its experiment', async () => {
  const ledger = ledgerOn(new ResultStore(directory));
  const error = { stage: 'prepare', kind: 'git', message: 'no clone' } as const;
  ledger.take(aResult({ instance_id: 'one-1', status: 'error', score: null, error }));
  const kinds = () => ledger.record.planned.slice(0, 2).map((entry) => entry.error?.kind);
  for (const trial of trials) ledger.skip(trial, 'max_cost', 'it is used up');
  expect(kinds()).toEqual(['git', 'max_cost']);
  for (const trial of trials) ledger.skip(trial, 'stopped', 'the answer is known');
  expect(kinds()).toEqual(['git', 'stopped']);
  await ledger.finish(null, options, null);
});

test('a trial in error costs nothing if its agent did not begin; otherwise an unknown cost is that of the whole', async () => {
  const ledger = ledgerOn(new ResultStore(directory));
  const stage = (name: 'prepare' | 'agent-setup' | 'agent') => ({ name, started_at: timestamp(), duration_ms: 1 });
  const error = { stage: 'agent-setup', kind: 'agent_setup', message: 'exit code 1' } as const;
  const failed = { status: 'error', score: null, error } as const;
  const costAfter = (result: Result) => {
    ledger.take(result);
    return ledger.cost(ledger.record.planned);
  };
  const [paid, early, late] = ids.map((id) => aResult({ instance_id: id })) as [Result, Result, Result];
  expect(costAfter({ ...early, ...failed, stages: [stage('prepare'), stage('agent-setup')] })).toBe(0);
  expect(costAfter({ ...paid, agent: { ...paid.agent, usage: { ...unknownUsage(), cost_usd: 0.25 } } })).toBe(0.25);
  expect(costAfter({ ...late, ...failed, stages: [stage('prepare'), stage('agent')] })).toBeNull();
  await ledger.finish(null, options, null);
});

test('the slower it is written the less often, and at the end it is complete', async () => {
  const store = new SlowStore(directory);
  const ledger = ledgerOn(store);
  await ledger.save();
  const begun = performance.now();
  const measure = async (id: string) => {
    const result = aResult({ instance_id: id, started_at: timestamp() });
    store.beginAttempt(id, 1);
    await store.writeResult(result, false);
    return result;
  };
  const [last, ...others] = ids.toReversed() as [string, ...string[]];
  for (const id of others) {
    ledger.take(await measure(id));
    await sleep(10);
  }
  await expect.poll(() => store.writes.length).toBeGreaterThanOrEqual(2);
  const end = await measure(last);
  const lasted = performance.now() - begun;
  // A write, and twenty times as long of rest.
  expect(store.writes.length).toBeLessThanOrEqual(2 + lasted / (20 * 20));
  // Nothing is written before the next turn.
  ledger.take(end);
  expect(passedOnDisk()).toBeLessThan(100);
  // Whoever reads it back now, after a kill, is told of every result.
  expect((await readRun(directory, ({ status }) => status)).run.totals).toMatchObject({
    planned: 100,
    passed: 100,
    not_run: 0,
  });
  await ledger.finish('SIGTERM', options, null);
  expect(passedOnDisk()).toBe(100);
  expect(store.writes.filter((last) => last)).toEqual([true]);
  const written = store.writes.length;
  await sleep(500);
  expect(store.writes.length).toBe(written);
});

test('the record that it hands out at the end holds no secret either', async () => {
  const record = await ledgerOn(new ResultStore(directory), ['a-secret-key']).finish(null, options, null);
  expect(record.agent.command).toBe('agent --key ***');
  expect(record).toEqual(runSchema.parse(JSON.parse(readFileSync(path.join(directory, 'run.json'), 'utf8'))));
});

test('the entry of a trial tells whether a skill was opened, where that is known; an experiment counts them', () => {
  const ledger = ledgerOn(new ResultStore(directory));
  const given = ['deploy'];
  for (const [index, opened] of [['deploy'], [], null].entries())
    ledger.restore(aResult({ instance_id: ids[index]!, skills: { given, opened } }), digest);
  ledger.restore(aResult({ instance_id: ids[3]! }), digest);
  const { planned } = ledger.record;
  expect(planned.slice(0, 4).map((entry) => entry.skill_opened)).toEqual([true, false, undefined, undefined]);
  expect(skillsOf(planned)).toEqual({ trials: 2, opened: 1 });
  expect(skillsOf([])).toBeUndefined();
});

test('time limits that tasks state are theirs: no figure tells another, and one that is given in their place is a difference', () => {
  const reward = { kind: 'reward', timeout: 60_000 } as never;
  const of = (part: Partial<Instance>, agentTimeout?: number) =>
    describeRun({
      ...about,
      dataset: { ...(dataset as Dataset), instances: [anInstance(), anInstance({ id: 'two-1', ...part })] },
      options: { ...options, ...(agentTimeout === undefined ? {} : { 'agent-timeout': agentTimeout }) },
    });
  const limits = ({ settings }: Pick<RunRecord, 'settings'>) => [
    settings.agent_timeout_ms,
    settings.evaluation_timeout_ms,
  ];
  expect(limits(of({}))).toEqual([7_200_000, 1_800_000]);
  expect(limits(of({ evaluation: reward }))).toEqual([7_200_000, null]);
  const own = of({ evaluation: reward, agentTimeout: 2000 });
  expect(limits(own)).toEqual([null, null]);
  const step = { name: 'one', parts: { evaluation: reward, agentTimeout: 2000 } };
  expect(limits(of({ evaluation: reward, steps: { all: [step] } as never }))).toEqual([null, null]);
  const given = of({ evaluation: reward, agentTimeout: 2000 }, 7_200_000);
  expect(limits(given)).toEqual([7_200_000, null]);
  expect(obstacles(own, given, ['before', 'now'])).toEqual(['another agent-timeout: that of each task before, 2h now']);
  expect(differencesOf(own, given)).toEqual(['agent-timeout: that of each task before, 2h now']);
});

test('the time limit of test cases is a difference of runs with test plans alone', () => {
  const of = (mode: 'dev' | null, limit: number) =>
    describeRun({ ...about, mode, options: { ...options, 'testcase-timeout': limit } });
  const between = (mode: 'dev' | null) => [
    differencesOf(of(mode, 1000), of(mode, 2000)),
    obstacles(of(mode, 1000), of(mode, 2000), ['before', 'now']),
  ];
  expect(between(null)).toEqual([[], []]);
  expect(between('dev')).toEqual([
    ['testcase-timeout: 1s before, 2s now'],
    ['another testcase-timeout: 1s before, 2s now'],
  ]);
});
