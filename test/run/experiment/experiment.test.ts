import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { parseOptions } from '../../../src/options/parse.ts';
import { type ExperimentRecord, experimentSchema, readExperiment } from '../../../src/results/experiment-record.ts';
import { readRun, readRunRecord } from '../../../src/results/read.ts';
import type { TrialId } from '../../../src/results/trial-id.ts';
import { resolveArms } from '../../../src/run/experiment/arms.ts';
import { dryRunArms } from '../../../src/run/experiment/dry-run.ts';
import { runExperiment } from '../../../src/run/experiment/experiment.ts';
import { restoreArms } from '../../../src/run/experiment/kept-arms.ts';
import { drawOrder } from '../../../src/run/experiment/order.ts';
import { keepOptions } from '../../../src/run/kept-options.ts';
import { measureArms } from '../../support/experiment.ts';
import { testMachine } from '../../support/machine.ts';
import { mountAt } from '../../support/mounts.ts';
import { observerOf, type Told, writeDataset } from '../../support/run.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const SOLVES = 'touch solved';
const NOT = 'true';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ instance_id: `task-${index}` }));

/** Runs an experiment on the host with real parts. */
async function experiment(options: Record<string, string> & { arms: string }, signal = new AbortController().signal) {
  const texts = {
    testbed: 'host',
    dataset: writeDataset(rowsOf(20)),
    'results-path': path.join(temporaryDirectory(), 'results'),
    ...options,
  };
  const told: Told[] = [];
  const { runs } = await measureArms(options.arms, texts, { observer: observerOf(told), signal });
  const directory = texts['results-path'];
  const record = experimentSchema.parse(JSON.parse(readFileSync(path.join(directory, 'experiment.json'), 'utf8')));
  return { record, runs, directory, told, texts };
}

const begun = (told: Told[]) => told.filter(({ what }) => what === 'begins').map(({ place }) => place);
const verdict = ({ comparisons: [comparison] }: ExperimentRecord) => {
  const { looks, ...rest } = comparison!;
  return { ...rest, looks: looks.length };
};

test('arms that differ are told apart, and the run stops there: what was not run counts for nothing', async () => {
  const { record, runs, told } = await experiment({
    arms: `base: { agent-command: '${NOT}' }\nhead: { agent-command: '${SOLVES}' }`,
    stop: 'known',
    'fail-on': 'regression',
  });
  // Eight won pairs are an answer.
  expect(verdict(record)).toMatchObject({ arm: 'head', answer: 'better', method: 'e-process', pairs: 8, looks: 8 });
  expect(record.stopped).toEqual({ pairs: 8, message: 'head is better', settled: true, trials: 24, cost_usd: null });
  expect(record.arms.map(({ measured, stopped }) => [measured, stopped])).toEqual([
    [8, 12],
    [8, 12],
  ]);
  for (const [index, run] of runs.entries()) {
    expect(run.totals).toMatchObject({ planned: 8, not_run: 0, stopped: 12, success_rate: index });
    expect(run.gate).toEqual({ passed: true, reasons: [] });
    expect(run.planned.filter(({ error }) => error?.kind === 'stopped')).toHaveLength(12);
  }
  expect(runs[1]!.change).toEqual({ verdict: 'improved', difference: 1 });
  // Neighbours, in the order that was drawn.
  const places = record.order
    .slice(0, 8)
    .flatMap(({ instance_id, trial, arms }) => arms.map((arm) => `${record.arms[arm]!.name}/${instance_id}/${trial}`));
  expect(begun(told)).toEqual(places);
  expect(record.order).toEqual(
    drawOrder(
      rowsOf(20).map(({ instance_id }) => instance_id),
      1,
      2,
      record.seed,
    ).map(({ instanceId, trial, arms }) => ({ instance_id: instanceId, trial, arms })),
  );
});

test('a shard does not stop for want of pairs: those of the other shards may settle it', async () => {
  const { record } = await experiment({
    arms: `base: { agent-command: '${NOT}' }\nhead: { agent-command: '${SOLVES}' }`,
    ...{ dataset: writeDataset(rowsOf(8)), shard: '1/2', stop: 'known' },
  });
  expect(verdict(record)).toMatchObject({ answer: null, pairs: 4 });
  expect(record.stopped).toBeNull();
});

test('attempts of a job of a workflow run have one seed, also without what the earlier one left', async () => {
  const arms = 'one: {}\nother: {}';
  const shared = { testbed: 'host', dataset: writeDataset(rowsOf(1)), 'agent-command': NOT, arms };
  const seedOf = async (index: string, options = {}) => {
    const texts = { ...shared, 'results-path': path.join(temporaryDirectory(), 'results'), ...options };
    return (await measureArms(arms, texts, { place: ['org/agent', '7', 'measure', index] })).record.seed;
  };
  const seed = await seedOf('0');
  expect(await seedOf('0')).toBe(seed);
  expect(await seedOf('1')).not.toBe(seed);
  expect(await seedOf('0', { tolerance: '0.1' })).not.toBe(seed);
});

test('a variable that an arm and the shared options set has not one value for both, with which to resume', async () => {
  const arms = `base: {}\nhead: { agent-env: 'SIDE=of head' }`;
  const results = path.join(temporaryDirectory(), 'results');
  const shared = {
    testbed: 'host',
    dataset: writeDataset(rowsOf(1)),
    'agent-command': NOT,
    'agent-env': 'SIDE=of base',
  };
  await measureArms(
    arms,
    { ...shared, 'results-path': results },
    { keepOptions: (arm, place) => keepOptions(arm.texts, place) },
  );
  for (const given of [{}, { 'agent-env': 'SIDE=of base' }])
    expect(() => restoreArms(results, given, { SIDE: 'of base' })).toThrow(
      'the arms base and head each have a value of SIDE',
    );
});

test('errors that left nothing to settle it are left to measure', async () => {
  const texts = {
    ...{ testbed: 'host', stop: 'known', dataset: writeDataset(rowsOf(8)) },
    ...{ arms: `base: { agent-command: 'exit 75' }\nhead: { agent-command: '${SOLVES}' }` },
  };
  const { record, runs: measured, directory } = await experiment(texts);
  expect(measured.map(({ totals, gate }) => [totals.planned, totals.error, gate?.passed])).toEqual([
    [8, 8, false],
    [8, 0, true],
  ]);
  expect(record).toMatchObject({ stopped: null, comparisons: [{ answer: 'cannot be settled', left_out: 8 }] });
  const resumed = { ...texts, 'results-path': directory, resume: 'true' };
  const about = { machine: testMachine(), observer: observerOf([]) };
  const runs = await dryRunArms(await resolveArms(texts.arms, resumed), parseOptions(resumed), about);
  expect(runs.map(({ left }) => left.length)).toEqual([8, 0]);
});

test.each([
  ['base', { base: 'no-such-agent', head: SOLVES }],
  ['head', { base: NOT, head: 'no-such-agent' }],
])('the agent of %s is not found: no pair is left, and the other arm is not measured either', async (arm, commands) => {
  const arms = JSON.stringify({
    base: { 'agent-command': commands.base },
    head: { 'agent-command': commands.head },
  });
  const { runs, told } = await experiment({ arms });
  // Three of each, and at most one of the other before the next one of the arm would begin.
  expect(begun(told).length).toBeLessThan(10);
  const last = runs.map(({ planned }) => planned.find(({ status }) => status === 'not_run')!.error!);
  expect(last.map(({ kind, message }) => `${kind}: ${message}`)).toContain(
    `agent_not_found: the first 3 trials did not find the agent of ${arm}`,
  );
});

test('an experiment does not wait for the answer about an arm whose agent is not found', async () => {
  const { record, runs, texts } = await experiment({
    arms: `base: { agent-command: '${NOT}' }\nhead: { agent-command: '${SOLVES}' }\nmore: { agent-command: no-such-agent }`,
    stop: 'known',
  });
  // With two comparisons, nine won pairs are an answer.
  expect(record.comparisons.map(({ answer }) => answer)).toEqual(['better', null]);
  expect(record.stopped).toMatchObject({ message: 'head is better', pairs: 9 });
  expect(runs.map(({ totals: { passed, failed, error } }) => [passed, failed, error])).toEqual([
    [0, 9, 0],
    [9, 0, 0],
    [0, 0, 3],
  ]);
  expect(runs[2]!.gate!.passed).toBe(false);
  // The answer about the third arm is open: its agent may be there by now.
  const resumed = { ...texts, resume: 'true' };
  const about = { machine: testMachine(), observer: observerOf([]) };
  const left = await dryRunArms(await resolveArms(texts.arms, resumed), parseOptions(resumed), about);
  expect(left.map((run) => run.left.length)).toEqual([11, 11, 20]);
});

test('an arm that is worse fails the gate of its run', async () => {
  const { record, runs } = await experiment({
    arms: `base: { agent-command: '${SOLVES}' }\nhead: { agent-command: '${NOT}' }`,
    stop: 'known',
    'fail-on': 'regression',
  });
  expect(verdict(record)).toMatchObject({ answer: 'worse', pairs: 8, difference: -1 });
  expect(runs[0]!.gate).toEqual({ passed: true, reasons: [] });
  expect(runs[1]!.gate!.reasons).toEqual(['100 points worse than the control, beyond noise (fail-on: regression)']);
});

test('arms that set the same are an A/A test: said, and the run stops when nothing left could settle it', async () => {
  const marks = temporaryDirectory();
  const arms = 'one: {}\nother: {}';
  const results = path.join(temporaryDirectory(), 'results');
  const told: Told[] = [];
  const observer = observerOf(told);
  // A trial ends when those of all pairs before it have ended: while one is slow, the other one of a time would go on.
  const ended = new Map<string, number>();
  const taskOf = ({ instanceId }: TrialId) => path.basename(instanceId);
  const letEnd = () => {
    for (const [id, trials] of ended) {
      writeFileSync(path.join(marks, id), '');
      if (trials < 2) return;
    }
  };
  const { record } = await measureArms(
    arms,
    {
      ...{ testbed: 'host', dataset: writeDataset(rowsOf(20)), 'results-path': results, stop: 'known', parallel: '2' },
      'agent-command': `until [ -e ${marks}/$AGENTBENCH_INSTANCE_ID ]; do sleep 0.02; done; ${SOLVES}`,
    },
    {
      observer: {
        ...observer,
        trialStarted(place) {
          observer.trialStarted(place);
          ended.set(taskOf(place), ended.get(taskOf(place)) ?? 0);
          letEnd();
        },
        trialEnded(place, result, tails) {
          observer.trialEnded(place, result, tails);
          ended.set(taskOf(place), ended.get(taskOf(place))! + 1);
          letEnd();
        },
      },
    },
  );
  expect(told.filter(({ what }) => what === 'notice').map(({ text }) => text)).toContain(
    'arms: one and other set the same: this is an A/A test, and shows the noise alone',
  );
  // With seven pairs left, no result of them would be an answer.
  expect(verdict(record)).toMatchObject({ answer: 'cannot be settled', difference: 0, p: 1 });
  expect(record.comparisons[0]!.pairs).toBeLessThanOrEqual(14);
  expect(record.stopped!.settled).toBe(false);
  expect(record.stopped!.trials).toBeGreaterThanOrEqual(12);
});

test('a difference that does not matter is an answer with a tolerance', async () => {
  const { record, runs } = await experiment({
    arms: 'one: {}\nother: {}',
    'agent-command': SOLVES,
    dataset: writeDataset(rowsOf(20)),
    stop: 'known',
    tolerance: '0.4',
  });
  expect(verdict(record)).toMatchObject({ answer: 'no difference that matters', difference: 0 });
  expect(record.stopped).not.toBeNull();
  expect(runs[1]!.change).toEqual({ verdict: 'within tolerance', difference: 0 });
});

test('by default all is measured, and tested once', async () => {
  const { record, runs } = await experiment({
    arms: `base: { agent-command: '${NOT}' }\nhead: { agent-command: '${SOLVES}' }\nmore: { agent-command: '${SOLVES}' }`,
    instances: 'task-[0-7]',
    trials: '2',
    parallel: '4',
  });
  expect(record.comparisons).toMatchObject([
    { arm: 'head', answer: 'better', method: 'permutation', pairs: 8, p: 2 / 256, p_adjusted: 4 / 256 },
    { arm: 'more', answer: 'better', method: 'permutation', pairs: 8, p: 2 / 256, p_adjusted: 4 / 256 },
  ]);
  expect(record.stopped).toBeNull();
  expect(runs.map(({ totals }) => totals.planned)).toEqual([16, 16, 16]);
  expect(record.order).toHaveLength(16);
});

test('a pair with an error is measured once more before it is left out', async () => {
  const marks = temporaryDirectory();
  const counted = `cd ${marks} && n=$AGENTBENCH_INSTANCE_ID && echo x >> $n && cd - && touch solved`;
  const { record, directory, told } = await experiment({
    arms: `base: { agent-command: '${counted}; exit 75' }\nhead: { agent-command: '${SOLVES}' }`,
    instances: 'task-0,task-1',
    'agent-variables': 'A=b',
    'max-cost': '1',
  });
  expect(readFileSync(path.join(marks, 'task-0'), 'utf8')).toBe('x\nx\n');
  expect(verdict(record)).toMatchObject({ answer: null, pairs: 0, left_out: 2, difference: null, p: null, looks: 0 });
  const { run, results } = await readRun(path.join(directory, 'base'), (result) => result);
  expect(run.totals).toMatchObject({ error: 2 });
  // Both follow trials on the same machine.
  expect(results.map((result) => result!.integrity.map(({ kind }) => kind))).toEqual(
    Array(2).fill(['host_reused', 'agent_retried']),
  );
  expect(record.arms.map(({ measured }) => measured)).toEqual([0, 2]);
  // Each of the four trials is told as ended once.
  expect(
    told.flatMap(({ what, text }) => (what === 'ended' || what === 'postponed' ? `${what} ${text}` : [])).sort(),
  ).toEqual([...Array(2).fill('ended error'), ...Array(2).fill('ended passed'), ...Array(2).fill('postponed error')]);
  expect(
    told.filter(({ text }) => text?.includes('max-cost: the agent reported no cost')),
    'once',
  ).toHaveLength(1);
});

test('a trial in error that is repeated (retries) holds up no answer, and is not repeated more often', async () => {
  const marks = temporaryDirectory();
  const counted = `mkdir ${marks}/first && touch ${marks}/first/$AGENTBENCH_INSTANCE_ID; [ -e ${marks}/first/$AGENTBENCH_INSTANCE_ID ] && echo x >> ${marks}/tries && exit 75`;
  const { record, runs } = await experiment({
    arms: `base: { agent-command: '${NOT}' }\nhead: { agent-command: '${counted}; ${SOLVES}' }`,
    stop: 'known',
    retries: '2',
  });
  expect(verdict(record)).toMatchObject({ answer: 'better', left_out: 1 });
  expect(runs[1]!.totals).toMatchObject({ error: 1, passed: 11, stopped: 8 });
  expect(readFileSync(path.join(marks, 'tries'), 'utf8')).toBe('x\n'.repeat(3));
});

test('a pair with an error that a budget keeps from being measured once more is left out, and counted', async () => {
  const spends = 'echo {\\"cost_usd\\":1} >$AGENTBENCH_OUTPUT_DIR/usage.json';
  const { record, runs } = await experiment({
    arms: `base: { agent-command: '${spends}; exit 75' }\nhead: { agent-command: '${spends}; ${SOLVES}' }`,
    instances: 'task-0',
    'max-cost': '1.5',
  });
  expect(verdict(record)).toMatchObject({ answer: null, pairs: 0, left_out: 1 });
  expect(runs.map(({ totals: { error, passed } }) => [error, passed])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('a trial in error is measured again although the answer is known without it, and counts', async () => {
  const marks = temporaryDirectory();
  const { record, runs, directory, texts } = await experiment({
    arms: `base: { agent-command: '${NOT}' }\nhead: { agent-command: 'mkdir ${marks}/first && exit 75; ${SOLVES}' }`,
    stop: 'known',
  });
  // Eight pairs are an answer, and eleven still if that trial would fail.
  expect(verdict(record)).toMatchObject({ answer: 'better', pairs: 12, left_out: 0 });
  const [, head] = runs;
  expect(head!.totals).toMatchObject({ planned: 12, passed: 12, error: 0, stopped: 8 });
  expect(head!.gate).toEqual({ passed: true, reasons: [] });
  const { totals } = (await readRun(path.join(directory, 'head'), () => true)).run;
  expect(totals).toEqual(head!.totals);
  // A resumed one counts the same pairs before it, and so knows the answer, too.
  const { record: resumed, told } = await experiment({ ...texts, resume: 'true' });
  expect(begun(told)).toEqual([]);
  expect(resumed.comparisons).toEqual(record.comparisons);
});

test('an interruption of the second try of a trial in error takes no other pair from the answer', async () => {
  const marks = temporaryDirectory();
  const mine = `${marks}/first/$AGENTBENCH_INSTANCE_ID`;
  const end = new AbortController();
  const again = vi.waitUntil(() => existsSync(`${marks}/again`), { timeout: 500_000 });
  void again.then(() => end.abort('SIGINT'));
  const { record } = await experiment(
    {
      arms: `base: { agent-command: '${NOT}' }\nhead: { agent-command: 'mkdir ${marks}/first && touch ${mine} && exit 75; [ -e ${mine} ] && touch ${marks}/again && sleep 600; ${SOLVES}' }`,
      stop: 'known',
    },
    end.signal,
  );
  expect(record.interrupted).toBe('SIGINT');
  expect(verdict(record)).toMatchObject({ answer: 'better', left_out: 1 });
});

test('a trial in error of before is measured again although the answer is known, and not told as one that was not needed', async () => {
  const marks = temporaryDirectory();
  const isFirst = `mkdir ${marks}/first && touch ${marks}/first/$AGENTBENCH_INSTANCE_ID; [ -e ${marks}/first/$AGENTBENCH_INSTANCE_ID ]`;
  const { record, runs, texts } = await experiment({
    arms: `base: { agent-command: '${NOT}' }\nhead: { agent-command: '${isFirst} && [ ! -e ${marks}/up ] && exit 75; ${SOLVES}' }`,
    stop: 'known',
  });
  expect(verdict(record)).toMatchObject({ answer: 'better', left_out: 1 });
  expect(runs[1]!.totals).toMatchObject({ error: 1, passed: 11, stopped: 8 });
  const resumed = { ...texts, resume: 'true' };
  const about = { machine: testMachine(), observer: observerOf([]) };
  const left = await dryRunArms(await resolveArms(texts.arms, resumed), parseOptions(resumed), about);
  expect(left.map((run) => run.left.length)).toEqual([0, 1]);
  // Where there is no time for that, the other pairs count as before.
  const end = new AbortController();
  const onBegin = () => end.abort('SIGINT');
  const { record: ended } = await measureArms(texts.arms, resumed, { signal: end.signal, onBegin });
  expect(verdict(ended)).toEqual(verdict(record));
  writeFileSync(path.join(marks, 'up'), '');
  const again = await experiment(resumed);
  expect(begun(again.told)).toHaveLength(1);
  expect(verdict(again.record)).toMatchObject({ answer: 'better', left_out: 0 });
  expect(again.runs[1]!.totals).toMatchObject({ error: 0, passed: 12, stopped: 8 });
});

test('failures that an agent puts off by an error count in their place, also in a resumed experiment', async () => {
  const marks = temporaryDirectory();
  const isEven = '[ $((${AGENTBENCH_INSTANCE_ID#task-} % 2)) = 0 ]';
  const once = `mkdir ${marks}/$AGENTBENCH_INSTANCE_ID && exit 75; true`;
  const arms = `base: { agent-command: '${isEven} || touch solved' }\nhead: { agent-command: 'if ${isEven}; then touch solved; else ${once}; fi' }`;
  const results = path.join(temporaryDirectory(), 'results');
  const texts = { testbed: 'host', dataset: writeDataset(rowsOf(16)), stop: 'known', 'results-path': results };
  // The order is always the same: the eight won pairs, which would be an answer, are not its first ones.
  const { record } = await measureArms(arms, texts, { place: ['org/agent', '7', 'measure', '0'] });
  expect(verdict(record)).toMatchObject({ answer: 'cannot be settled', pairs: 16, difference: 0 });
  expect(record.comparisons[0]!.p).toBeGreaterThan(0.05);
  const { record: resumed, told } = await experiment({ ...texts, arms, resume: 'true' });
  expect(begun(told)).toEqual([]);
  expect(resumed.comparisons).toEqual(record.comparisons);
});

test.each([
  ['is no pair', false, { answer: 'cannot be settled', pairs: 7, left_out: 1 }, { failed: 7, error: 1 }],
  ['counts when it was measured once more', true, { answer: 'better', pairs: 8, left_out: 0 }, { failed: 8, error: 0 }],
])(
  'a verdict whose record cannot be written %s, and keeps no other from counting',
  async (_, mended, pairs, totals) => {
    const directory = path.join(temporaryDirectory(), 'results');
    const place = path.join(directory, 'base', 'task-0', 'trial-1');
    const notices: string[] = [];
    let full = false;
    const observer = {
      ...observerOf([], (_, stage) => {
        if (full || stage !== 'collect' || !existsSync(place)) return;
        mountAt(place, '-t', 'tmpfs', '-o', 'ro', 'tmpfs');
        full = true;
      }),
      notice(message: string) {
        notices.push(message);
        if (mended) execFileSync('umount', [place]);
      },
    };
    const texts = { dataset: writeDataset(rowsOf(8)), testbed: 'host', 'results-path': directory, parallel: '1' };
    const arms = `base: { agent-command: '${NOT}' }\nhead: { agent-command: '${SOLVES}' }`;
    const { record, runs } = await measureArms(arms, { ...texts, stop: 'known' }, { observer });
    const unwritten = expect.stringMatching(/^base: task-0: its result could not be written: /);
    expect(notices).toEqual(mended ? [unwritten] : [unwritten, unwritten]);
    expect(verdict(record)).toMatchObject(pairs);
    expect(runs[0]!.totals).toMatchObject(totals);
  },
);

test('an error whose record cannot be completed is measured once more as well', async () => {
  const directory = path.join(temporaryDirectory(), 'results');
  const place = path.join(directory, 'base', 'task-0', 'trial-1');
  const marks = temporaryDirectory();
  const observer = {
    ...observerOf([], (_, stage) => {
      if (stage === 'remove' && existsSync(place) && !existsSync(`${marks}/full`)) {
        mountAt(place, '-t', 'tmpfs', '-o', 'ro', 'tmpfs');
        mkdirSync(`${marks}/full`);
      }
    }),
    notice: () => void execFileSync('umount', [place]),
  };
  const first = `mkdir ${marks}/$AGENTBENCH_INSTANCE_ID && exit 75`;
  const arms = `base: { agent-command: '${first} || true' }\nhead: { agent-command: '${SOLVES}' }`;
  const texts = { dataset: writeDataset(rowsOf(1)), testbed: 'host', 'results-path': directory, parallel: '1' };
  const { record, runs } = await measureArms(arms, texts, { observer });
  expect(verdict(record)).toMatchObject({ pairs: 1, left_out: 0 });
  expect(runs[0]!.totals).toMatchObject({ failed: 1, error: 0 });
});

test.each([
  ['a link', (elsewhere: string) => `ln -sf ${elsewhere} experiment.json`],
  ['a directory', () => 'rm experiment.json; mkdir experiment.json; touch experiment.json/file'],
])('a trial that puts %s in the place of experiment.json gets nothing written through it', async (_, put) => {
  const elsewhere = path.join(temporaryDirectory(), 'file');
  writeFileSync(elsewhere, 'kept');
  const results = path.join(temporaryDirectory(), 'results');
  const { record } = await experiment({
    arms: `base: { agent-command: 'cd ${results}; ${put(elsewhere)}' }\nhead: { agent-command: '${SOLVES}' }`,
    instances: 'task-0',
    'results-path': results,
  });
  expect(readFileSync(elsewhere, 'utf8')).toBe('kept');
  expect(lstatSync(path.join(results, 'experiment.json')).isFile()).toBe(true);
  expect(record).toMatchObject({ interrupted: null, comparisons: [{ pairs: 1 }] });
});

describe('an experiment that is interrupted', () => {
  test('is resumed to the verdict of one that was not', async () => {
    const arms = `base: { agent-command: '${NOT}' }\nhead: { agent-command: '[ \${AGENTBENCH_INSTANCE_ID#task-1} = $AGENTBENCH_INSTANCE_ID ] && touch solved' }`;
    const dataset = writeDataset(rowsOf(20));
    const stop = new AbortController();
    const results = path.join(temporaryDirectory(), 'results');
    const texts = { testbed: 'host', dataset, arms, stop: 'known', 'results-path': results };
    let ended = 0;
    const observer = observerOf([]);
    const request = {
      machine: testMachine(),
      github: null,
      secrets: [],
      arms: await resolveArms(arms, texts),
    };
    const first = await runExperiment({
      ...request,
      options: parseOptions(texts),
      signal: stop.signal,
      observer: {
        ...observer,
        trialEnded() {
          ended += 1;
          if (ended === 7) stop.abort('SIGINT');
        },
      },
    });
    expect(first.record).toMatchObject({ interrupted: 'SIGINT', comparisons: [{ answer: null, pairs: 3 }] });
    const left = async () => {
      const runs = await dryRunArms(request.arms, parseOptions({ ...texts, resume: 'true' }), { ...request, observer });
      return runs.reduce((sum, run) => sum + run.left.length, 0);
    };
    expect(await left()).toBe(40 - 7);
    // Also one that is killed as soon as it goes on has the pairs of before.
    const again = new AbortController();
    let record: ExperimentRecord | null = null;
    const onBegin = () => {
      record = readExperiment(results);
      again.abort('SIGKILL');
    };
    await measureArms(arms, { ...texts, resume: 'true' }, { signal: again.signal, onBegin });
    expect(record).toMatchObject({ finished_at: null, comparisons: first.record.comparisons });
    const { record: resumed, told } = await experiment({ ...texts, resume: 'true' });
    expect(begun(told).length).toBeLessThan(40 - 6);
    expect(resumed.seed).toBe(first.record.seed);
    expect(resumed.stopped).not.toBeNull();
    expect(await left()).toBe(0);
    // The same order, measured in one go.
    const whole = path.join(temporaryDirectory(), 'whole');
    mkdirSync(whole, { recursive: true });
    writeFileSync(path.join(whole, 'experiment.json'), JSON.stringify(first.record));
    const { record: once } = await experiment({ ...texts, 'results-path': whole, resume: 'true' });
    expect(verdict(resumed)).toEqual(verdict(once));
    expect(resumed.comparisons[0]!.looks).toEqual(once.comparisons[0]!.looks);
    expect(resumed.stopped!.pairs).toBe(once.stopped!.pairs);
  });

  test('is not continued as another one, nor overwritten', async () => {
    const options = { arms: 'one: {}\nother: {}', 'agent-command': SOLVES, instances: 'task-0' };
    const { texts } = await experiment(options);
    await expect(experiment(texts)).rejects.toThrow('holds another experiment, which is never overwritten');
    await expect(
      experiment({ ...texts, resume: 'true', arms: 'one: {}\nthird: {}', tolerance: '0.1', measure: 'score' }),
    ).rejects.toThrow(
      /is another one.*\narms: one, other before, one, third now\ntolerance: 0 before, 0.1 now\nmeasure: success-rate before, score now$/,
    );
    await expect(experiment({ ...texts, resume: 'true', instances: 'task-0,task-1' })).rejects.toThrow(
      /is another one.*\ninstances: 1 before, 2 now \(with task-1\)$/,
    );
    // Of one arm: the run of the other, which was opened before, stays as well.
    const records = () =>
      ['one', 'other'].map((arm) => readFileSync(`${texts['results-path']}/${arm}/run.json`, 'utf8'));
    const before = records();
    const changed = `one: {}\nother: { agent-command: '${NOT}' }`;
    await expect(experiment({ ...texts, resume: 'true', arms: changed })).rejects.toThrow(
      'other measured something else',
    );
    expect(records()).toEqual(before);
    rmSync(texts['results-path']!, { recursive: true });
  });

  test('does not begin beside the run of one of its arms: that of the other is not made', async () => {
    const results = path.join(temporaryDirectory(), 'results');
    mkdirSync(path.join(results, 'other'), { recursive: true });
    writeFileSync(path.join(results, 'other/run.json'), '{}');
    const options = { arms: 'one: {}\nother: {}', 'agent-command': SOLVES, 'results-path': results };
    await expect(experiment(options)).rejects.toThrow('other holds another run, which is never overwritten');
    expect(readRunRecord(path.join(results, 'one'))).toBeNull();
  });
});

test('one directory is that of one experiment, also before either has a record', async () => {
  const options = {
    'agent-command': SOLVES,
    instances: 'task-0',
    'results-path': path.join(temporaryDirectory(), 'r'),
  };
  const ends = await Promise.allSettled(
    ['one: {}\nother: {}', 'third: {}\nfourth: {}'].map((arms) => experiment({ ...options, arms })),
  );
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  expect(refused).toEqual([expect.stringMatching(/another run \(process \d+ on .*\) writes to .*r; wait for its end/)]);
  expect(readdirSync(options['results-path']).filter((name) => name.endsWith('.owner'))).toEqual([]);
});

test('beside a directory that was named, no link to the latest results is made', async () => {
  const place = temporaryDirectory();
  writeFileSync(path.join(place, 'latest'), 'of the user');
  const results = path.join(place, 'results');
  const arms = 'one: {}\nother: {}';
  await experiment({ arms, 'agent-command': SOLVES, instances: 'task-0', 'results-path': results });
  expect(readFileSync(path.join(place, 'latest'), 'utf8')).toBe('of the user');
});

test('a later attempt of a job with other instances counts its own alone: the others are those of another job', async () => {
  const arms = `base: { agent-command: '${NOT}' }\nhead: { agent-command: '${SOLVES}' }`;
  const { record: earlier, texts } = await experiment({ arms, instances: 'task-[0-2]' });
  const { record } = await measureArms(
    arms,
    { ...texts, instances: 'task-[2-3]' },
    { restoreRecords: async () => [earlier], restore: async () => true },
  );
  expect(record.seed).toBe(earlier.seed);
  expect(record.arms.map(({ planned, measured }) => [planned, measured])).toEqual([
    [2, 2],
    [2, 2],
  ]);
});

test('of what earlier attempts may have left, the experiment with these instances is continued, and no other', async () => {
  const arms = `base: { agent-command: '${NOT}' }\nhead: { agent-command: '${SOLVES}' }`;
  const place = ['org/agent', '7', 'measure', '0'];
  const { record: own, texts } = await experiment({ arms, instances: 'task-[0-1]' });
  const { record: other } = await experiment({ arms, instances: 'task-[2-3]' });
  const { record: wider } = await experiment({ arms, instances: 'task-[0-1]', tolerance: '0.1' });
  const again = async (...left: (typeof own)[]) => {
    const results = path.join(temporaryDirectory(), 'results');
    const request = { place, restoreRecords: async () => left };
    const { record } = await measureArms(arms, { ...texts, 'results-path': results }, request);
    return [record.seed, record.started_at];
  };
  expect(await again(wider, other, own)).toEqual([own.seed, own.started_at]);
  const [seed] = await again();
  expect((await again(other))[0]).toBe(seed);
  expect((await again(wider, other))[0]).toBe(seed);
});

describe('arms', () => {
  const refused = async (arms: string) => resolveArms(arms, {}).catch((error: Error) => error.message);

  test('what an arm may not set is named with its line', async () => {
    expect(await refused('a: {agent-command: x}\nb:\n  trials: 3\n  agent-nmae: y')).toBe(
      [
        'arms, line 3: b: trials: an arm cannot set it: give it once, outside of arms (an arm can set LIST)',
        'arms, line 4: b: agent-nmae: an arm cannot set it: there is no such option; did you mean agent-name? (an arm can set LIST)',
      ]
        .join('\n')
        .replaceAll(
          'LIST',
          'agent, agent-command, agent-setup, agent-directory, agent-model, agent-args, agent-env, agent-skills, agent-mcp, agent-instructions, agent-name',
        ),
    );
  });

  test.each([
    ['a: {}', 'there is only one arm'],
    ['- a\n- b', 'must be a mapping of names'],
    ['{}', 'no arm; give two or more'],
    ['a: {}\na: {}', 'not valid YAML'],
    ['1: {}\n"1": {}', 'arms, line 2: 1: is given twice'],
    ['base: {}\nBASE: {}', 'arms, line 2: BASE: differs from the arm base by upper and lower case alone'],
    ['../x: {}\nb: {}', 'arms, line 1: ../x: not a name of an arm'],
    ['experiment.json: {}\nb: {}', 'not a name of an arm'],
    ['report.html: {}\nb: {}', 'arms, line 1: report.html: not a name of an arm'],
    ['report: {}\nb: {}', 'neither the name of a file (.json, .html) nor report or latest'],
    ['a: 3\nb: {}', 'arms, line 1: a: must be a mapping of options, or {}'],
    ['a: {agent-command: {x: y}}\nb: {}', 'agent-command: must be a text, a number, or true or false'],
    ['a: {agent-command: [x]}\nb: {}', 'agent-command: must be a text, a number, or true or false'],
    ['a: {agent-command: x}\nb: {agent-env: "1=2"}', 'arms: b: agent-env:'],
    ['no-such-file.yaml', '"no-such-file.yaml" is neither a file nor arms in YAML'],
  ])('%s', async (arms, fault) => {
    expect(await refused(arms)).toContain(fault);
  });

  test('an arm whose agent cannot be used is named, and nothing is left of the experiment', async () => {
    const results = path.join(temporaryDirectory(), 'results');
    const arms = `base: { agent-command: '${NOT}' }\nhead: { agent-directory: no-such-directory }`;
    await expect(experiment({ arms, 'agent-command': NOT, 'results-path': results })).rejects.toThrow(
      /^arms: head: agent-directory: .*no-such-directory is not an existing directory/,
    );
    const without = `base: { agent-command: '${NOT}' }\nhead: {}`;
    await expect(experiment({ arms: without, 'results-path': results })).rejects.toThrow(
      /^arms: head: agent: is required/,
    );
    expect(existsSync(results)).toBe(false);
    const texts = { testbed: 'host', dataset: writeDataset(rowsOf(1)), arms: without };
    const about = { machine: testMachine(), observer: observerOf([]) };
    await expect(dryRunArms(await resolveArms(without, texts), parseOptions(texts), about)).rejects.toThrow(
      /^arms: head: agent: is required/,
    );
  });

  test('a file has them as well, and an arm wins over what is shared', async () => {
    const file = path.join(temporaryDirectory(), 'arms.yaml');
    writeFileSync(file, 'base: { agent-command: "" }\nhead:\n  agent-command: mine\n  agent-env: [A=1, B=2]\n');
    const [base, head] = await resolveArms(file, { 'agent-command': 'shared', arms: file, trials: '2' });
    expect(base!.options).toMatchObject({ 'agent-command': 'shared', trials: 2 });
    expect(base!.own).toEqual({});
    expect(head!.options).toMatchObject({ 'agent-command': 'mine', trials: 2 });
    expect(head!.options['agent-env']).toEqual([
      { name: 'A', value: '1' },
      { name: 'B', value: '2' },
    ]);
    expect(head!.own).toEqual({ 'agent-command': 'mine', 'agent-env': 'A=1\nB=2' });
    writeFileSync(file, 'base: { agent-command: mine }\nhead: { agent-command: né }\n', 'latin1');
    await expect(resolveArms(file, {})).rejects.toThrow(
      `arms: ${file}, line 2: has bytes that are not UTF-8; save the file as UTF-8`,
    );
  });
});
