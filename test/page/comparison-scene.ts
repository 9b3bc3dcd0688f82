import path from 'node:path';
import { compareRuns, type RunsComparison } from '../../src/comparison/compare-runs.ts';
import type { FoundExperiment } from '../../src/comparison/experiment.ts';
import type { SuiteReport } from '../../src/report/suite.ts';
import type { ExperimentRecord } from '../../src/results/experiment-record.ts';
import type { RunRecord } from '../../src/results/records.ts';
import { Watch } from '../../src/run/experiment/watch.ts';
import { aPlan, aPoint } from '../report/files/support.ts';
import { aReport, broken, type SampleTrial, successCommand, used } from '../report/sample.ts';
import { HOSTILE, reportIn, stagesOf, writeFiles } from './scene.ts';
import { aTrajectory } from './steps-scene.ts';

const TYPES = ['dbsetup', 'reposetup', 'bgsetup', 'dependency_resolution'];

/** Every time the same, and spread from 0 to 1. */
function spread(...parts: number[]): number {
  const hash = parts.reduce((sum, part) => Math.imul(sum ^ (part + 0x9e3779b9), 0x85ebca6b) ^ (sum >>> 13), 0x2545f491);
  return (Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) >>> 0) / 2 ** 32;
}

/** The comparison of reports by these names. */
function compared(reports: [name: string, report: SuiteReport][], notes: string[] = []): RunsComparison {
  return compareRuns(
    reports.map(([name, suite]) => ({ name, suite })),
    notes,
    0,
  );
}

interface About {
  /** Share of its trials that pass. */
  skill: number;
  /** Dollars of a trial; null where the agent does not say. */
  cost: number | null;
  trials: number;
}

/** `directory`: where records are to lie; null for none. */
function someRun(directory: string | null, place: number, size: number, about: About): SuiteReport {
  const { skill, cost, trials } = about;
  const planned = Array.from({ length: size }, (_, index) =>
    Array.from({ length: trials }, (_, trial): SampleTrial => {
      const luck = 0.6 * spread(index) + 0.4 * spread(index, place, trial);
      const status = spread(place, index, 7) < 0.02 ? 'error' : luck < skill ? 'passed' : 'failed';
      const own =
        cost === null
          ? {}
          : used({ cost_usd: cost * (0.5 + spread(index, trial)), input_tokens: 9000, output_tokens: 1000 });
      const stages = stagesOf(20_000 + Math.round(80_000 * spread(index, place)));
      const evaluation = { ...successCommand(), output_tail: status === 'passed' ? 'Setup successful\n' : 'no\n' };
      return {
        id: `${TYPES[index % 4]}-${index}`,
        type: TYPES[index % 4]!,
        trial: trial + 1,
        status,
        result: { ...own, stages, evaluation, ...(status === 'error' ? broken('no network') : {}) },
      };
    }),
  ).flat();
  const suite = { suite: 'Sweep' };
  return directory === null ? aReport(planned, suite) : reportIn(directory, planned, suite);
}

/** Five agents at 40 instances, three trials each; of one the cost is not known, and one left out four instances. */
export function fiveRuns(directory: string): RunsComparison {
  const abouts: [string, About][] = [
    ['claude-opus', { skill: 0.72, cost: 1.9, trials: 3 }],
    ['gpt-large', { skill: 0.66, cost: 1.1, trials: 3 }],
    ['open-weights-70b with a long name that says much', { skill: 0.45, cost: 0.15, trials: 3 }],
    ['baseline script', { skill: 0.22, cost: null, trials: 3 }],
    ['gpt-mini', { skill: 0.5, cost: 0.6, trials: 3 }],
  ];
  return compared(
    abouts.map(([name, about], place) => {
      const below = path.join(directory, `run-${place}`);
      const report = someRun(below, place, place === 4 ? 36 : 40, about);
      writeFiles(below, 'dbsetup-0/trial-1', {
        'prompt.txt': 'Install it.\n',
        'agent.log': `hello from ${name}\nstep\ndone\n`,
        'attempt-1/agent.log': 'the first try\n',
        'trajectory.json': JSON.stringify(
          aTrajectory([{ command: 'ls' }, { command: place < 2 ? 'make' : 'cmake .' }, { says: `Done ${place}.` }]),
        ),
      });
      return [name, report];
    }),
  );
}

/** Many instances of five agents, one trial each, of another machine. */
export function manyInstances(size: number): RunsComparison {
  return compared(
    [0.7, 0.6, 0.5, 0.4, 0.3].map((skill, place) => [
      `agent-${place}`,
      someRun(null, place, size, { skill, cost: skill, trials: 1 }),
    ]),
  );
}

/** Two runs with one type and one trial, of which nothing is known but the verdicts. */
export function twoRuns(directory: string): RunsComparison {
  const trials = (failed: number): SampleTrial[] =>
    Array.from({ length: 12 }, (_, index) => ({
      id: `one-${index}`,
      status: index < failed ? 'failed' : 'passed',
      result: { causes: index < 2 ? [{ cause: 'timed_out', evidence: 'x', step: null, log: null }] : [] },
    }));
  return compared([
    ['before', reportIn(path.join(directory, 'a'), trials(7))],
    ['after', reportIn(path.join(directory, 'b'), trials(5))],
  ]);
}

/**
 * Three runs at 30 instances: one that leads by its rate; one that is better wherever it was measured, and was not
 * everywhere; and one that has cost something and was measured nowhere.
 */
export function partlyMeasured(): RunsComparison {
  const run = (statusOf: (index: number) => 'passed' | 'failed' | 'error') =>
    aReport(
      Array.from({ length: 30 }, (_, index): SampleTrial => {
        const status = statusOf(index);
        const result = status === 'error' ? { ...used({ cost_usd: 1 }), ...broken('no network') } : {};
        return { id: `one-${index}`, type: TYPES[index % 2]!, status, result };
      }),
    );
  return compared([
    ['whole', run((index) => (index < 10 ? 'failed' : 'passed'))],
    ['partly', run((index) => (index < 19 ? 'passed' : 'error'))],
    ['nowhere', run(() => 'error')],
  ]);
}

/** Three runs of test plans; of half of the last one's trials the cost is known. */
export function plans(directory: string): RunsComparison {
  const trials = (place: number): SampleTrial[] =>
    Array.from({ length: 10 }, (_, index) => {
      const points = Array.from({ length: 8 }, (_, point) =>
        aPoint({ metric: `1.${point}`, score: ([0, 1, 2] as const)[Math.floor(spread(place, index, point) * 3)]! }),
      );
      const evaluation = aPlan(points);
      const status = evaluation.score_expected === 1 ? 'passed' : 'failed';
      const priced = place === 2 && index % 2 === 0 ? used({ cost_usd: 0.5 }) : {};
      const result = { ...priced, evaluation, score: evaluation.score };
      return { id: `prdbench-${index}`, type: 'development', status, result };
    });
  const settings = (mode: 'dev'): Partial<RunRecord['settings']> => ({ mode, judge: 'sample' });
  const report = (place: number): SuiteReport => {
    const one = reportIn(path.join(directory, `run-${place}`), trials(place));
    return { ...one, run: { ...one.run, settings: { ...one.run.settings, ...settings('dev') } } };
  };
  return compared([
    ['planner', report(0)],
    ['coder', report(1)],
    ['both', report(2)],
  ]);
}

/** Names, types, notes and reasons that want to be more than text. */
export function hostileRuns(directory: string): RunsComparison {
  const turned = '\u202eevil\u0007\u001b[31m';
  const names = [HOSTILE, `${turned} ${HOSTILE}`, 'plain'];
  return compared(
    names.map((name, place) => [
      name,
      reportIn(
        path.join(directory, `run-${place}`),
        ['passed', 'failed', 'error'].map((status, index) => ({
          id: `hostile-${index}`,
          type: index === 2 ? turned : HOSTILE,
          status: (place === 1 ? 'failed' : status) as 'passed',
          result: { ...used({ cost_usd: 1 + place }), integrity: [{ kind: HOSTILE, detail: HOSTILE }] },
        })),
        {
          suite: HOSTILE,
          agent: { name: HOSTILE, model: turned, command: HOSTILE },
          dataset: { name: HOSTILE, ref: HOSTILE, digest: `sha256:${String(place % 2).repeat(64)}` },
        },
      ),
    ]),
    [HOSTILE],
  );
}

/**
 * Three arms of a stopped experiment, of which one has a name that wants to be more than text; `shares` of their trials pass.
 */
export function experimentRuns(directory: string, shares = [0.3, 0.85, 0.3]): RunsComparison {
  const [names, size, begun] = [['base', 'head', HOSTILE], 60, 40];
  const passes = (arm: number, index: number) => spread(index, arm) < shares[arm]!;
  const reports = names.map((_, arm) =>
    reportIn(
      path.join(directory, `arm-${arm}`),
      Array.from({ length: begun }, (_, index) => ({
        id: `one-${index}`,
        status: passes(arm, index) ? 'passed' : 'failed',
      })),
    ),
  );
  const instanceIds = Array.from({ length: size }, (_, index) => `one-${index}`);
  const watch = new Watch({
    arms: names,
    instanceIds,
    trials: 1,
    measure: 'success rate',
    stop: 'known',
    tolerance: 0,
  });
  for (const id of instanceIds.slice(0, begun))
    for (const [arm] of names.entries())
      watch.take(arm, {
        instance_id: id,
        status: passes(arm, Number(id.slice(4))) ? 'passed' : 'failed',
        score_expected: passes(arm, Number(id.slice(4))) ? 1 : 0,
      });
  const [{ run }] = reports as [SuiteReport];
  const record: ExperimentRecord = {
    schema: 'agentbench/experiment/v1',
    suite: 'Sweep',
    dataset: run.dataset,
    measure: 'success rate',
    arms: names.map((name, index) => ({
      name,
      control: index === 0,
      agent: run.agent,
      sets: index === 0 ? [] : ['agent-directory'],
      planned: size,
      measured: begun,
      stopped: size - begun,
      cost_usd: 12,
    })),
    seed: 42,
    stop: 'known',
    alpha: 0.05,
    tolerance: 0,
    trials: 1,
    order: instanceIds.map((id) => ({ instance_id: id, trial: 1, arms: [0, 1, 2] })),
    comparisons: watch.comparisons(),
    stopped: { pairs: begun, message: 'known', trials: 60, cost_usd: 18 },
    interrupted: null,
    started_at: run.started_at,
    finished_at: run.finished_at,
    harness_version: run.harness_version,
    github: null,
  };
  const experiment: FoundExperiment = { record, seeds: [42], arms: [], unknownJobs: 0 };
  const contenders = reports.map((suite, index) => ({ name: names[index]!, suite, stopped: true }));
  return compareRuns(contenders, [], 0, { ...experiment, arms: names.map(() => []) });
}
