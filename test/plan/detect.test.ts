import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { detect, detectionLines, expectedFrom, expectedOfRate, parseShare } from '../../src/plan/detect.ts';
import type { RunRecord } from '../../src/results/records.ts';
import { identitySchema } from '../../src/results/run-identity.ts';
import { totalsOf } from '../../src/results/totals.ts';
import { leastDifference, pairsFor, powerOf } from '../../src/statistics/power.ts';
import { writeLabJob } from '../foreign/lab-job.ts';
import { agentbench } from '../support/cli.ts';
import { aResult, aRun } from '../support/results.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** Each trial is measured in a minute of its own. */
let minute = 0;

/** Writes a run with these verdicts (1 or 0) of each instance's trials, each of a minute and, if told, a cost. */
function writeVerdicts(
  directory: string,
  verdicts: Record<string, number[]>,
  about: Partial<RunRecord> = {},
  cost = 0.5,
) {
  const run = aRun([], about);
  for (const [id, trials] of Object.entries(verdicts)) {
    for (const [index, passed] of trials.entries()) {
      const result = aResult({
        instance_id: id,
        trial: index + 1,
        status: passed ? 'passed' : 'failed',
        score: passed,
        started_at: new Date(Date.UTC(2026, 0, 1, 0, minute++)).toISOString(),
      });
      result.stages = [{ name: 'agent', started_at: result.started_at, duration_ms: 60_000 }];
      result.agent.usage = { ...result.agent.usage, cost_usd: cost };
      const place = `${id}/trial-${index + 1}`;
      mkdirSync(path.join(directory, place), { recursive: true });
      writeFileSync(path.join(directory, place, 'result.json'), JSON.stringify(result));
      const { status, score } = result;
      run.planned.push({
        ...{ instance_id: id, task_type: 'dbsetup', trial: index + 1, status, score, error: null },
        ...{ score_expected: score ?? 0, coverage: 1, result: `${place}/result.json` },
      });
    }
  }
  run.totals = totalsOf(run.planned);
  writeFileSync(path.join(directory, 'run.json'), JSON.stringify(run));
  return directory;
}

describe('noise and effort of earlier results', () => {
  test('flips are estimated without bias from instances with several trials', async () => {
    const results = writeVerdicts(temporaryDirectory(), { a: [1, 0], b: [1, 1], c: [0, 0, 1], d: [1] });
    // Pairs of trials that differ: 1 of 1, 0 of 1, 2 of 3.
    expect(await expectedFrom(results)).toEqual({
      rate: (1 / 2 + 1 + 1 / 3 + 1) / 4,
      flips: (1 + 0 + 2 / 3) / 3,
      source: 'repeated trials',
      trialMs: 60_000,
      trialCost: 0.5,
      notes: [],
    });
  });

  test('the same agent in two runs repeats its trials; another agent does not', async () => {
    const place = temporaryDirectory();
    for (const name of ['one', 'other', 'third']) mkdirSync(path.join(place, name));
    writeVerdicts(path.join(place, 'one'), { a: [1], b: [1] });
    writeVerdicts(path.join(place, 'other'), { a: [0], b: [1] });
    const other = { agent: { name: 'other', model: null, command: 'agent' } };
    writeVerdicts(path.join(place, 'third'), { a: [0], b: [0] }, other);
    expect(await expectedFrom(place)).toMatchObject({ source: 'repeated trials', flips: 1 / 2 });
  });

  test('a copy of a trial, as an experiment that reused it has, repeats nothing', async () => {
    const place = temporaryDirectory();
    writeVerdicts(mkdirSync(path.join(place, 'main'), { recursive: true })!, { a: [1], b: [0], c: [0], d: [0] });
    cpSync(path.join(place, 'main'), path.join(place, 'experiment/base'), { recursive: true });
    expect(await expectedFrom(place)).toMatchObject({ source: 'one trial of each instance', rate: 0.25, flips: 0.375 });
  });

  test('of an experiment, the rate is that of its control; both arms tell time and cost', async () => {
    const place = temporaryDirectory();
    const [base, head] = ['base', 'head'].map((name) => mkdirSync(path.join(place, name), { recursive: true })!);
    const { agent, dataset, suite } = aRun([]);
    writeVerdicts(base!, { a: [1], b: [0], c: [0], d: [0] });
    writeVerdicts(head!, { a: [1], b: [1], c: [1], d: [0] }, { agent: { ...agent, command: 'other' } }, 1.5);
    const counts = { planned: 4, measured: 4, stopped: 0, cost_usd: null };
    const arms = ['base', 'head'].map((name, index) => ({ name, control: index === 0, agent, sets: [], ...counts }));
    const times = { started_at: '2026-01-01T00:00:00.000Z', finished_at: null, interrupted: null };
    const design = { seed: 1, stop: 'never', alpha: 0.05, tolerance: 0, trials: 1, order: [] };
    const empty = {
      answer: null,
      method: 'mcnemar',
      pairs: 0,
      left_out: 0,
      difference: null,
      interval: null,
      looks: [],
    };
    const comparisons = [{ arm: 'head', ...empty, e_value: null, p: null, p_adjusted: null }];
    const about = { suite, dataset, measure: 'success rate', arms, ...design, comparisons, stopped: null, ...times };
    const record = { schema: 'agentbench/experiment/v1', ...about, harness_version: '1.0.0', github: null };
    writeFileSync(path.join(place, 'experiment.json'), JSON.stringify(record));
    expect(await expectedFrom(place)).toMatchObject({ rate: 0.25, flips: 0.375, trialCost: 1 });
    expect(await expectedFrom(head!)).toMatchObject({ rate: 0.75, trialCost: 1.5 });
    writeVerdicts(head!, { a: [1], b: [1], c: [1], d: [0] });
    expect(await expectedFrom(place)).toMatchObject({ rate: 0.5, flips: 0.5, source: 'repeated trials' });
  });

  test('runs that differ in a setting, a skill or the dataset repeat nothing', async () => {
    const place = temporaryDirectory();
    const { settings, dataset } = aRun([]);
    const others = { agent_variables: [], agent_env: [], image: null, image_map: [], workdir: null, pass_score: 1 };
    const identity = (agent_skills: string | null) => ({
      identity: identitySchema.parse({ agent_setup: null, agent_directory: null, ...others, agent_skills }),
    });
    const runs: Record<string, Partial<RunRecord>> = {
      without: identity(null),
      skills: identity(`sha256:${'1'.repeat(64)}`),
      time: { ...identity(null), settings: { ...settings, agent_timeout_ms: 1 } },
      budget: { ...identity(null), options: [{ name: 'trial-max-cost', value: '0.5' }] },
      rows: { ...identity(null), dataset: { ...dataset, digest: `sha256:${'2'.repeat(64)}` } },
    };
    for (const [name, about] of Object.entries(runs)) {
      mkdirSync(path.join(place, name));
      writeVerdicts(path.join(place, name), { a: [Number(name === 'skills')] }, about);
    }
    expect(await expectedFrom(place)).toMatchObject({ source: 'one trial of each instance', rate: 0.2 });
    mkdirSync(path.join(place, 'again'));
    const other = { ...settings, trials: 9, measure: 'success-rate' } as const;
    writeVerdicts(path.join(place, 'again'), { a: [1] }, { ...runs.without, settings: other });
    expect(await expectedFrom(place)).toMatchObject({ source: 'repeated trials', flips: 1 });
  });

  test('without repeated trials: the most flips that the rate allows, and it says so', async () => {
    const results = writeVerdicts(temporaryDirectory(), { a: [1], b: [0], c: [0], d: [0] });
    const expected = await expectedFrom(results);
    expect(expected).toMatchObject({ rate: 0.25, flips: 0.375, source: 'one trial of each instance' });
    expect(detectionLines(detect(0.1, { instances: 4, trials: 1 }, expected)).at(-2)).toContain(
      'at most: the results have one trial of each instance',
    );
  });

  test('a job of Harbor tells rate, flips and time as own results do', async () => {
    const job = temporaryDirectory();
    writeLabJob(job);
    const { notes, ...expected } = await expectedFrom(job);
    expect(expected).toMatchObject({ source: 'repeated trials', rate: 0.5, flips: 0 });
    expect(expected.trialMs).toBeGreaterThan(1000);
    expect(notes[0]).toBe(`${job}: measured by Harbor 0.25.0`);
  });

  test('trials of a log of Inspect without times are no copies of each other, and their time is unknown', async () => {
    const log = path.join(temporaryDirectory(), 'a.json');
    const sample = (epoch: number, value: number) => ({ id: 'a', epoch, scores: { match: { value } } });
    const about = { task: 't', model: 'm', dataset: { sample_ids: ['a'] }, config: { epochs: 2 } };
    writeFileSync(
      log,
      JSON.stringify({ version: 2, status: 'success', eval: about, samples: [sample(1, 0), sample(2, 1)] }),
    );
    expect(await expectedFrom(log)).toMatchObject({ source: 'repeated trials', rate: 0.5, flips: 1, trialMs: null });
  });

  test('results without a measured trial are refused', async () => {
    await expect(expectedFrom(temporaryDirectory())).rejects.toThrow('from: no measured trial was found below');
    const later = temporaryDirectory();
    writeFileSync(path.join(later, 'run.json'), '{"schema": "agentbench/run/v2"}');
    await expect(expectedFrom(later)).rejects.toThrow(`; ${later} is left out: schema: "agentbench/run/v2" is not `);
    await expect(expectedFrom(path.join(temporaryDirectory(), 'missing'))).rejects.toThrow(
      'from: there is no directory',
    );
  });

  test('results that are compared by score tell how the scores of an instance vary', async () => {
    const { settings } = aRun([]);
    const place = temporaryDirectory();
    const write = (name: string, scores: Record<string, number[]>, about: Partial<RunRecord['settings']>) =>
      writeVerdicts(mkdirSync(path.join(place, name), { recursive: true })!, scores, {
        settings: { ...settings, ...about },
      });
    const repeated = await expectedFrom(write('repeated', { a: [0.2, 0.6], b: [0.5, 0.5] }, { measure: 'score' }));
    // Variances of 0.08 and 0.
    expect(repeated).toMatchObject({
      ...{ rate: expect.closeTo(0.45), flips: null, deviation: expect.closeTo(0.2), source: 'repeated trials' },
    });
    const detection = detect(0.1, { instances: 66, trials: 3 }, repeated);
    // (1.96 + 0.84)² × 2 × 0.2² ÷ trials ÷ 0.1², and somewhat more for the test.
    expect(detection.needed.map(({ instances }) => instances)).toEqual([66, 24, 16]);
    expect(detection.planned.least_difference).toBeCloseTo(0.058, 3);
    expect(detectionLines(detection).at(-2)).toBe(
      'expected: a score of 45%; the scores of an instance have a standard deviation of 20.0 points without a change (as repeated trials of the results do)',
    );
    const plans = write('plans', { a: [0.2], b: [0.6], c: [0.4] }, { mode: 'dev' });
    expect(await expectedFrom(plans)).toMatchObject({
      ...{ rate: expect.closeTo(0.4), deviation: expect.closeTo(0.2), source: 'one trial of each instance' },
    });
    expect(() => detect(0.7, { instances: 1, trials: 1 }, repeated)).toThrow('a score of 45% cannot change by 70.0');
    write('verdicts', { a: [1] }, {});
    await expect(expectedFrom(place)).rejects.toThrow(
      `from: the results in ${place} are compared by success rate and by score; name those of one measure`,
    );
  });
});

test('as many instances as give 80% power, with their time and cost on both sides', () => {
  const expected = { ...expectedOfRate(0.3), trialMs: 60_000, trialCost: 0.5 };
  const { needed, planned } = detect(0.1, { instances: 93, trials: 2 }, expected);
  expect(needed.map(({ trials }) => trials)).toEqual([1, 2, 3, 5]);
  for (const { trials, instances, runs, duration_ms, cost_usd } of needed) {
    const spread = { rate: 0.3, flips: 0.42, trials };
    expect(instances).toBe(pairsFor(0.1, spread));
    expect(powerOf(0.1, instances!, spread)).toBeGreaterThanOrEqual(0.8);
    expect([runs, duration_ms, cost_usd]).toEqual([2 * instances! * trials, runs! * 60_000, runs! * 0.5]);
  }
  expect(planned.least_difference).toBe(leastDifference(93, { rate: 0.3, flips: 0.42, trials: 2 }));
  expect(detect(0.001, { instances: 3, trials: 1 }, expected)).toMatchObject({
    planned: { least_difference: null },
    needed: [{ instances: null, runs: null, duration_ms: null, cost_usd: null }, {}, {}],
  });
});

test('time and cost have no columns where neither is known', () => {
  const lines = detectionLines(detect(0.1, { instances: 93, trials: 2 }, expectedOfRate(0.3)));
  expect(lines[1]).toMatch(/^trials +instances +both sides$/);
  expect(lines.at(-2)).toContain('(at most, for this stated rate)');
  const without = detectionLines(detect(0.1, { instances: 93, trials: 2 }, expectedOfRate(null)));
  expect(without.at(-2)).toContain(
    'a success rate of 50%; 50% of the verdicts flip without a change (at most; give --from',
  );
});

test('differences as percentages or shares', () => {
  expect([parseShare('detect', '10%'), parseShare('detect', ' 0.25 '), parseShare('detect', '.5')]).toEqual([
    0.1, 0.25, 0.5,
  ]);
  for (const text of ['0', '100%', '1', '-5%', 'ten', '1e-3', '5 %'])
    expect(() => parseShare('detect', text)).toThrow('write for example 10%, or 0.1');
});

test('agentbench plan --detect', async () => {
  const dataset = writeDataset(['a', 'b', 'c', 'd'].map((id) => ({ instance_id: id })));
  const results = writeVerdicts(temporaryDirectory(), { a: [1, 0], b: [1, 1], c: [0, 0], d: [1, 1] });
  const plan = (...args: string[]) => agentbench(['plan', '--dataset', dataset, ...args]);
  const printed = await plan('--detect', '50%', '--from', results);
  expect(printed.stderr).toBe('');
  expect(printed.stdout).toMatch(
    /^a difference of 50.0 points, with 80% power:\ntrials +instances +both sides +time +cost\n1 +\d+/,
  );
  expect(printed.stdout).toContain(
    'expected: a success rate of 62.5%; 25% of the verdicts flip without a change (as repeated',
  );
  expect(printed.stdout).toContain('planned: 4 instances, 1 trial each, is too small to show any difference');
  const {
    matrix,
    count,
    detect: detection,
  } = JSON.parse((await plan('--detect', '0.5', '--rate', '40%', '--json')).stdout);
  expect([matrix.include.length, count]).toEqual([4, 4]);
  expect(detection).toMatchObject({ difference: 0.5, expected: { rate: 0.4, source: 'stated rate', trialMs: null } });
  const wrong: [string[], string][] = [
    [['--detect', '2'], 'detect: "2" is not a share'],
    [['--from', results], 'from: is for --detect'],
    [['--detect', '0.1', '--from', results, '--rate', '0.4'], 'give one of both'],
    [['--detect', '0.1', '--from', temporaryDirectory()], 'from: no measured trial'],
    [['--detect', '60%'], 'detect: a success rate of 50% cannot change by 60.0 points'],
  ];
  for (const [args, message] of wrong) {
    const { exitCode, stderr } = await plan(...args);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
  }
});
