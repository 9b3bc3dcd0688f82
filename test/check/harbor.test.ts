/** A dozen Harbor tasks on Docker in one check: an agent that does nothing, and the task's own solution. */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';
import { AGENTS, isSame, outcomeHere, runByPackage } from '../../bench/harbor/package.ts';
import { type Check, checkDataset } from '../../src/check/check.ts';
import { parseOptions } from '../../src/options/parse.ts';
import type { Result } from '../../src/results/records.ts';
import { publishedHarbor } from '../support/harbor.ts';
import { holdLimitUntil } from '../support/held-limit.ts';
import { testMachine } from '../support/machine.ts';
import { observerOf, type Told } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const TASKS = path.join(import.meta.dirname, '../datasets/harbor/tasks');

/** Status and score, or the kind of the error, with nothing done and with the solution. */
const EXPECTED: Record<string, [nothing: string, solution: string]> = {
  'above-one': ['failed 0', 'passed 1'],
  allowlist: ['failed 0', 'passed 1'],
  collect: ['failed 0', 'passed 1'],
  compose: ['failed 0', 'passed 1'],
  'compose-closed': ['failed 0', 'passed 1'],
  'compose-collect': ['failed 0', 'passed 1'],
  'compose-logs': ['failed 0', 'passed 1'],
  'compose-reaching': ['unsupported', 'unsupported'],
  'compose-separate': ['failed 0', 'passed 1'],
  'failing-build': ['image_build', 'image_build'],
  gpu: ['unsupported', 'unsupported'],
  half: ['failed 0', 'failed 0.5'],
  healthy: ['failed 0', 'passed 1'],
  'ignored-files': ['failed 0', 'passed 1'],
  'json-first': ['failed 0', 'passed 1'],
  'limited-agent': ['failed 0', 'passed 1'],
  'no-network': ['failed 0', 'passed 1'],
  'other-key': ['no_reward', 'no_reward'],
  'phase-public': ['failed 0', 'passed 1'],
  'planted-tests': ['failed 0', 'passed 1'],
  prebuilt: ['failed 0', 'passed 1'],
  'separate-kinds': ['failed 0', 'passed 1'],
  'slow-verifier': ['no_reward', 'no_reward'],
  'steps-separate': ['failed 0', 'passed 1'],
  'steps-setup': ['failed 0', 'passed 1'],
  'steps-ungraded': ['failed 0', 'passed 1'],
  users: ['failed 0', 'passed 1'],
  variables: ['failed 0', 'passed 1'],
  'workdir-entrypoint': ['failed 0', 'passed 1'],
};

/** Not run by the published package as well: tasks that wait longest, whose time limit has to come, or that differ from others in a figure only. */
const HERE_ONLY = [
  ...[
    'above-one',
    'allowlist',
    'compose',
    'compose-closed',
    'compose-collect',
    'compose-logs',
    'compose-reaching',
    'compose-separate',
    'gpu',
    'half',
    'limited-agent',
  ],
  ...['no-network', 'prebuilt', 'slow-verifier', 'steps-setup', 'steps-ungraded'],
];
const BOTH = Object.keys(EXPECTED).filter((id) => !HERE_ONLY.includes(id));

interface Checked {
  check: Check;
  results: Result[];
  told: Told[];
  place: string;
}

/** Both tests need it. */
let measured: Promise<Checked> | null = null;

async function measure(): Promise<Checked> {
  const told: Told[] = [];
  const results: Result[] = [];
  const place = path.join(temporaryDirectory(), 'results');
  // The time limit of this agent comes when it has written its answer.
  const log = path.join(place, 'solution/limited-agent/trial-1/agent.log');
  holdLimitUntil(780_000, () => existsSync(log) && readFileSync(log, 'utf8') === 'written\n', 60_000);
  const check = await checkDataset({
    options: parseOptions({ dataset: TASKS, instances: Object.keys(EXPECTED).join(','), parallel: '3' }),
    ...{ results: place, repeat: 1, attack: false, solutions: null },
    machine: testMachine(),
    observer: { ...observerOf(told), trialEnded: (_, result) => void results.push(result) },
    signal: new AbortController().signal,
    onPhase() {},
  });
  return { check, results, told, place };
}

test.concurrent('tasks give the rewards that Harbor gives, and what cannot be measured is an error', async ({
  expect,
}) => {
  measured ??= measure();
  const { check, results, told, place } = await measured;
  const outcome = ({ status, score, error }: Result) => (error === null ? `${status} ${score}` : error.kind);
  const byId = Map.groupBy(results, ({ instance_id: id }) => id);
  const seen = Object.fromEntries([...byId].map(([id, trials]) => [id, trials.map(outcome)]));
  expect(seen).toEqual(EXPECTED);
  expect(check.interrupted).toBeNull();

  const last = (id: string) => results.findLast((result) => result.instance_id === id)!;
  expect(last('json-first').evaluation).toMatchObject({
    kind: 'reward',
    rewards: { reward: 1, style: 0.25 },
    reward: 1,
    steps: [],
  });
  expect(last('above-one').integrity.map(({ kind }) => kind)).toEqual(['reward_clipped']);
  expect(last('planted-tests').integrity).toEqual([
    { kind: 'verifier_files_planted', detail: 'the agent left /tests, which was removed' },
  ]);
  // A directory in the place of the tests' output.
  expect(last('half').integrity).toEqual([
    {
      kind: 'verifier_files_planted',
      detail: 'the agent left /logs/verifier/test-stdout.txt, which was removed',
    },
  ]);
  expect(last('limited-agent').agent).toMatchObject({ timed_out: true });
  expect(last('ignored-files').evaluation).toMatchObject({ output_tail: './deep/c.txt ./keep.log ./test.sh \n' });
  const kept = path.join(place, 'solution/collect/trial-1/artifacts');
  const texts = ['app/done.txt', 'all/found', 'logs/artifacts/own.txt'].map((name) =>
    readFileSync(path.join(kept, name), 'utf8'),
  );
  expect(texts).toEqual(['solved\n', 'solved\n', 'kept\n']);
  // The hook and the artifact of another service, and its output.
  const compose = (name: string) => readFileSync(path.join(place, 'solution/compose/trial-1', name), 'utf8');
  expect([compose('artifacts/var/asked'), compose('service-words.log')]).toEqual(['asked\n', 'asked\n']);
  expect(JSON.parse(compose('changes.json')).processes.entries).toEqual([]);
  // Neither the entrypoint nor the directories of tasks are the agent's doing.
  const left = JSON.parse(readFileSync(path.join(place, 'solution/prebuilt/trial-1/changes.json'), 'utf8'));
  expect(left.processes.entries).toEqual([]);
  expect(left.files.entries.map(({ path }: { path: string }) => path)).toEqual(['done.txt', '/solution/solve.sh']);
  const inSteps = last('steps-separate');
  expect(inSteps.evaluation).toMatchObject({
    reward: 1,
    steps: ['one', 'two', 'three'].map((name) => ({ name, rewards: { reward: 1 } })),
  });
  expect(inSteps.rounds?.map(({ step, score, agent }) => [step, score, agent.exit_code])).toEqual([
    ['one', 1, 0],
    ['two', 1, 0],
    ['three', 1, 0],
  ]);
  const stages = inSteps.stages.map(({ name, step }) => (step === undefined ? name : `${name} ${step}`));
  const each = ['one', 'two', 'three'].flatMap((name) =>
    ['prepare', 'agent', 'collect', 'evaluate'].map((stage) => `${stage} ${name}`),
  );
  expect(stages).toEqual(['prepare', ...each, 'collect', 'remove']);
  const files = readdirSync(path.join(place, 'solution/steps-separate/trial-1'), { recursive: true });
  const each3 = (name: string) => ['', '-step-2', '-step-3'].map((suffix) => name.replace('*', suffix));
  expect(files).toEqual(
    expect.arrayContaining([
      ...each3('prompt*.txt'),
      ...each3('changes*.json'),
      ...['agent-step-2.log', 'evaluation-step-3.log'],
      ...['artifacts/app/a.txt', 'artifacts-step-3/app/a.txt', 'artifacts-step-3/app/b.txt'],
    ]),
  );
  expect(last('steps-ungraded').integrity.map(({ kind }) => kind)).toEqual(['step_not_graded']);
  expect(last('separate-kinds').integrity.map(({ kind }) => kind)).toEqual(['artifact_left_out', 'artifact_left_out']);
  const whole = readdirSync(path.join(place, 'solution/separate-kinds/trial-1/artifacts/kept'), { recursive: true });
  expect(whole.toSorted()).toEqual(['sub', 'sub/plain', 'sub/top', 'tool']);
  const build = last('failing-build').error!;
  expect(build).toMatchObject({ stage: 'prepare' });
  expect(build.message).toMatch(/the end of the log:[\s\S]*the reason is here/);
  // The failed build is not repeated for each trial, since the second phase has a provider of its own.
  const notices = told.filter(({ what }) => what === 'notice').map(({ text }) => text);
  expect(notices.filter((text) => text === 'failing-build: building its image')).toHaveLength(2);
  expect(last('gpu')).toMatchObject({
    testbed: { image: null },
    error: { stage: 'prepare', message: expect.stringContaining('environment.gpus') },
  });
});

test.concurrent('the published package gives the same rewards and errors', async (context) => {
  const harbor = publishedHarbor(context);
  measured ??= measure();
  const tasks = temporaryDirectory();
  for (const id of BOTH) cpSync(path.join(TASKS, id), path.join(tasks, id), { recursive: true });
  const [theirs, { results }] = await Promise.all([
    runByPackage(harbor, tasks, temporaryDirectory(), { concurrent: 4 }),
    measured,
  ]);
  const pairs = BOTH.map((id) => {
    const here = results.filter((result) => result.instance_id === id).map(outcomeHere);
    return { id, here, there: AGENTS.map((agent) => theirs.outcomes.get(id)?.[agent]) };
  });
  context.expect(pairs.map(({ here }) => here.length)).toEqual(BOTH.map(() => 2));
  context.expect(pairs.filter(({ here, there }) => !here.every((one, at) => isSame(one, there[at])))).toEqual([]);
});
