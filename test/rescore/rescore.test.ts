import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sha256Of } from '../../src/base/digest.ts';
import { Redactor } from '../../src/base/redact/redact.ts';
import { withPrices } from '../../src/rescore/prices.ts';
import { recordText } from '../../src/results/record-text.ts';
import type { Result, RunRecord } from '../../src/results/records.ts';
import { agentbench, startAgentbench } from '../support/cli.ts';
import { run, writeProjects } from '../support/projects.ts';
import { aResult } from '../support/results.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** Rescores a run; the results that were given must be untouched, byte for byte. */
async function rescore(origin: string, ...args: string[]) {
  return rescoreIn({}, origin, ...args);
}

async function rescoreIn(environment: Record<string, string>, origin: string, ...args: string[]) {
  const before = digestOf(origin);
  const target = path.join(temporaryDirectory(), 'again');
  const finished = await agentbench(['rescore', origin, '--results-path', target, '--json', ...args], { environment });
  expect(digestOf(origin)).toEqual(before);
  const read = (name: string) => JSON.parse(readFileSync(path.join(target, name), 'utf8'));
  return {
    ...finished,
    target,
    run: (): RunRecord => read('run.json'),
    result: (id: string): Result => read(`${id}/trial-1/result.json`),
  };
}

/** The files below a directory, by path, with their content. */
function digestOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return `${file} ${entry.isFile() ? sha256Of(readFileSync(file)) : ''}`;
    })
    .sort();
}

/** Writes another record of a first trial, and its digest. */
function writeResult(origin: string, record: Result): void {
  const run = JSON.parse(readFileSync(path.join(origin, 'run.json'), 'utf8')) as RunRecord;
  const planned = run.planned.find((entry) => entry.instance_id === record.instance_id)!;
  planned.digest = sha256Of(recordText(record));
  writeFileSync(path.join(origin, planned.result!), recordText(record));
  writeFileSync(path.join(origin, 'run.json'), recordText(run));
}

/** A judge that gives a score, if the request shows `needs`. */
function judgeOf(score: number, needs = ''): string[] {
  const file = path.join(temporaryDirectory(), 'judge.mjs');
  writeFileSync(
    file,
    `const request = await new Response(process.stdin).text();
console.log(JSON.stringify({ score: request.includes(${JSON.stringify(needs)}) ? ${score} : 0, explanation: 'by judge ${score}' }));\n`,
  );
  return ['--judge', 'command', '--judge-command', `${process.execPath} ${file}`];
}

const PROJECTS = {
  1: {
    plan: [
      { metric: 'greets', testcases: [run('sh src/greet.sh')] },
      {
        metric: 'writes',
        type: 'file_comparison',
        expected_output_files: ['evaluation/sample.txt'],
        testcases: [run('sh src/write.sh')],
      },
    ],
    files: { 'evaluation/sample.txt': 'A sample.\n' },
  },
};
const AGENT = 'echo "echo Hello there" > src/greet.sh; echo "echo the produced text > out.txt" > src/write.sh';

/** A run over the projects. */
async function measured(...judge: string[]) {
  return measuredBy(AGENT, PROJECTS, ...judge);
}

async function measuredBy(agent: string, projects: Parameters<typeof writeProjects>[0], ...judge: string[]) {
  const dataset = ['--dataset', 'prdbench', '--dataset-path', writeProjects(projects)];
  const origin = path.join(temporaryDirectory(), 'first');
  const command = ['run', ...dataset, '--testbed', 'host', '--agent-command', agent, '--results-path', origin];
  return { dataset, origin, first: await agentbench([...command, ...judge]) };
}

test('test points: another judge scores the kept transcripts and files', async () => {
  const { dataset, origin, first } = await measured(...judgeOf(0));
  expect(first.exitCode, first.stderr).toBe(0);

  const again = await rescore(origin, ...dataset, ...judgeOf(2, 'the produced text'));
  // The first point produced no such file; the second one did.
  expect(again.result('prdbench-1').evaluation, again.stderr).toMatchObject({ points: [{ score: 0 }, { score: 2 }] });
  expect(again.run().totals).toMatchObject({ passed: 0, failed: 1 });
  const given = JSON.parse(readFileSync(path.join(origin, 'prdbench-1/trial-1/result.json'), 'utf8'));
  expect([given, again.result('prdbench-1')].map(({ reason }) => reason)).toEqual([
    { text: 'by judge 0', log: null },
    { text: 'by judge 2', log: null },
  ]);

  const greeting = await rescore(origin, ...dataset, ...judgeOf(2, 'Hello there'), '--pass-score', '0.5');
  expect(greeting.exitCode).toBe(0);
  expect(greeting.result('prdbench-1')).toMatchObject({
    status: 'passed',
    score: 0.5,
    evaluation: {
      judge: { verdicts: 2, failures: 0 },
      points: [{ score: 2, explanation: 'by judge 2' }, { score: 0 }],
    },
    rescored: { done: ['2 points'], kept: ['usage: no valid output/usage.json was kept'] },
  });
  const { rescored_from: from, settings } = greeting.run();
  expect(from).toMatchObject({ directory: origin, digest: expect.stringMatching(/^sha256:/) });
  expect(settings.judge).not.toBe(JSON.parse(readFileSync(path.join(origin, 'run.json'), 'utf8')).settings.judge);
  expect(existsSync(path.join(greeting.target, 'prdbench-1/trial-1/points/001-1.txt'))).toBe(true);
  const shown = await agentbench(['show', greeting.target, 'prdbench-1']);
  expect(shown.stdout).toContain('again');
  expect((await agentbench(['report', greeting.target])).stdout).toContain(origin);
});

test('secrets among the options of the new judge are masked in its record', async () => {
  const dataset = ['--dataset', 'prdbench', '--dataset-path', writeProjects(PROJECTS)];
  const origin = path.join(temporaryDirectory(), 'first');
  const command = ['run', ...dataset, '--testbed', 'host', '--agent-command', AGENT, '--results-path', origin];
  const environment = { AGENT_KEY: 'hunter22' };
  const first = await agentbench([...command, '--agent-env', 'AGENT_KEY'], { environment });
  expect(first.exitCode, first.stderr).toBe(3);

  const [kind, name, option, judge] = judgeOf(2);
  const keys = ['--judge-model', 'of hunter33', '--judge-api-key', 'hunter33'];
  const again = await rescoreIn(environment, origin, ...dataset, kind!, name!, option!, `${judge} hunter22`, ...keys);
  expect(again.run().options, again.stderr).toEqual(
    expect.arrayContaining([
      { name: 'judge-command', value: `${judge} ***` },
      { name: 'judge-model', value: 'of ***' },
    ]),
  );
  expect(again.stdout).toContain('of ***');
  expect(again.stdout + readFileSync(path.join(again.target, 'run.json'), 'utf8')).not.toMatch(/hunter/);
});

test('points that had no judge get one; what was not kept stays as it was, and is said', async () => {
  const { dataset, origin, first } = await measured();
  expect(first.exitCode, first.stderr).toBe(3);

  const again = await rescore(origin, ...dataset, ...judgeOf(2), '--pass-score', '0.5');
  expect(again.result('prdbench-1')).toMatchObject({
    status: 'passed',
    error: null,
    evaluation: { judged: 1, expected: 2, score_expected: 0.5, points: [{ score: 2 }, { score: null }] },
    rescored: {
      done: ['1 point'],
      kept: expect.arrayContaining(['point 2: the files that the judge saw were not kept']),
    },
  });
  expect(again.stderr).toContain('kept as it was: point 2');

  rmSync(path.join(origin, 'prdbench-1/trial-1/points/001-1.txt'));
  const without = await rescore(origin, ...dataset, ...judgeOf(2));
  expect(without.exitCode).toBe(3);
  expect(without.result('prdbench-1')).toMatchObject({
    status: 'error',
    rescored: { kept: expect.arrayContaining(['point 1: the transcript of test case 1 was not kept']) },
  });
});

test('pass-score is that of the run unless given, and the record says which judge and pass-score count', async () => {
  const { dataset, origin, first } = await measured(...judgeOf(1), '--pass-score', '0.5');
  expect(first.exitCode, first.stderr).toBe(0);
  const before: RunRecord = JSON.parse(readFileSync(path.join(origin, 'run.json'), 'utf8'));

  // Each point is asked for three times.
  const invalid = `echo '{"score":7,"usage":{"input_tokens":5,"cost_usd":0.25}}'`;
  const silent = await rescore(origin, ...dataset, '--judge', 'command', '--judge-command', invalid);
  expect(silent.stderr).toContain('judge: it came to no verdict on any of 2 points, so all points keep the score');
  expect(silent.run().totals).toMatchObject({ passed: 1 });
  expect(silent.run()).toMatchObject({ settings: before.settings, identity: before.identity });
  expect(silent.result('prdbench-1').evaluation).toMatchObject({
    // The cost of the verdicts before is unknown.
    judge: {
      ...{ identity: before.settings.judge, verdicts: 2 },
      ...{ input_tokens: 30, output_tokens: null, cost_usd: null, known_cost_usd: 1.5 },
    },
  });

  const other = await rescore(origin, ...dataset, ...judgeOf(2), '--pass-score', '0.7');
  expect(other.stderr).not.toContain('no verdict');
  const agreeing = await agentbench(['resume', other.target]);
  expect(agreeing.exitCode, agreeing.stderr).toBe(0);
  expect(agreeing.stdout).toContain('prdbench-1: passed in an earlier run');

  const stricter = await rescore(origin, '--pass-score', '0.6');
  expect(stricter.result('prdbench-1')).toMatchObject({
    status: 'failed',
    rescored: { done: ['verdict'] },
  });
  expect(stricter.run()).toMatchObject({ identity: { ...before.identity, pass_score: 0.6 } });
});

test('a trial that passes now has no explanation of its failure any more; what that cost stays', async () => {
  const { dataset, origin } = await measured(...judgeOf(0));
  const record = JSON.parse(readFileSync(path.join(origin, 'prdbench-1/trial-1/result.json'), 'utf8')) as Result;
  const used = { judge: 'command', input_tokens: 70, output_tokens: 3, cost_usd: 0.25 };
  const explained = { category: 'other' as const, explanation: 'it forgot to greet', quotes: [], ...used };
  writeResult(origin, { ...record, explained });

  const failed = (await rescore(origin, ...dataset, ...judgeOf(1))).result('prdbench-1');
  expect(failed).toMatchObject({ status: 'failed', explained });
  const again = await rescore(origin, ...dataset, ...judgeOf(2));
  const passed = again.result('prdbench-1');
  expect(passed, again.stderr).toMatchObject({ status: 'passed', causes: [], not_explained: used });
  expect(passed).not.toHaveProperty('explained');
  expect((await agentbench(['show', again.target, 'prdbench-1'])).stdout).not.toContain('forgot to greet');
});

test('points that never ran get no verdict, and count as expected', async () => {
  // Without a judge no files are listed before the first point, so that it begins within any time.
  const plan = ['sleep 600', 'true'].map((command) => ({ metric: command, testcases: [run(command)] }));
  const late = await measuredBy(AGENT, { 1: { plan } }, '--evaluation-timeout', '500ms');
  const again = await rescore(late.origin, ...late.dataset, ...judgeOf(2), '--pass-score', '0.5');
  expect(again.result('prdbench-1')).toMatchObject({
    score: 1,
    evaluation: { judged: 1, expected: 2, score_expected: 0.5, points: [{ score: 2 }, { score: null }] },
    rescored: { done: ['1 point'], kept: expect.arrayContaining(['point 2: it was not executed']) },
  });

  // The second point ends the evaluation.
  const destroying = `${AGENT}; echo 'd=$PWD; cd /; rm -rf "$d"' > src/write.sh`;
  const cut = await measuredBy(destroying, PROJECTS, ...judgeOf(1));
  const destroyed = await rescore(cut.origin, ...cut.dataset, ...judgeOf(2), '--pass-score', '0.5');
  expect(destroyed.result('prdbench-1')).toMatchObject({
    status: 'failed',
    score: 0,
    integrity: [{ kind: 'testbed_destroyed' }],
    evaluation: { judged: 1, expected: 2, score_expected: 0.5, points: [{ score: 2 }] },
  });
});

test('mode debug: both rounds are scored again, and the reports have the new scores', async () => {
  const { dataset, origin } = await measuredBy(AGENT, PROJECTS, ...judgeOf(2), '--mode', 'debug');
  const again = await rescore(origin, ...dataset, ...judgeOf(1));
  const half = { points: [{ score: 1 }, { score: 1 }], judge: { verdicts: 2 } };
  expect(again.result('prdbench-1')).toMatchObject({
    score: 0.5,
    evaluation: half,
    rounds: [
      { score: 0.5, evaluation: half },
      { score: 0.5, evaluation: half },
    ],
    rescored: { done: ['4 points'] },
  });
  for (const folder of ['round-1', '.']) {
    const report = path.join(again.target, 'prdbench-1/trial-1', folder, 'reports/greets.json');
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ score: 1, explanation: 'by judge 1' });
  }
});

test('mode debug: a first round that no judge could score has its points scored again', async () => {
  const noJudge = ['--judge', 'command', '--judge-command', 'exit 1'];
  const { dataset, origin } = await measuredBy(AGENT, PROJECTS, ...noJudge, '--mode', 'debug');
  const again = await rescore(origin, ...dataset, ...judgeOf(2));
  expect(again.result('prdbench-1'), again.stderr).toMatchObject({
    status: 'passed',
    score: 1,
    rescored: { done: ['2 points'] },
  });
  const report = path.join(again.target, 'prdbench-1/trial-1/round-1/reports/greets.json');
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ score: 2, explanation: 'by judge 2' });
});

test('paths among the options lead to the same places from the new directory', async () => {
  const cwd = temporaryDirectory();
  const dataset = path.relative(cwd, writeDataset([{ instance_id: 'a' }]));
  const options = ['--dataset', dataset, '--testbed', 'host', '--agent-command', './agent.sh || touch solved'];
  await agentbench(['run', ...options, '--results-path', 'deeper/first'], { cwd });
  const again = await rescore(path.join(cwd, 'deeper/first'));
  const kept = new Map(again.run().options!.map(({ name, value }) => [name, value]));
  expect(path.resolve(again.target, kept.get('dataset')!)).toBe(path.resolve(cwd, dataset));
  expect(kept.get('agent-command')).toBe('./agent.sh || touch solved');
});

test('a run that is continued still tells that it was scored again', async () => {
  const dataset = writeDataset([{ instance_id: 'a' }]);
  const { directory: origin } = await measure({ dataset, testbed: 'host', 'agent-command': 'true' });
  const again = await rescore(origin);
  const { rescored_from: from } = again.run();
  const agent = ['--dataset', dataset, '--testbed', 'host', '--agent-command', 'true'];
  const resumed = await agentbench(['run', ...agent, '--results-path', again.target, '--resume']);
  expect(resumed.stdout, resumed.stderr).toContain('a: failed in an earlier run');
  expect(again.run()).toMatchObject({ rescored_from: { ...from, directory: origin } });
});

test('the dataset is that which run.json names, unless another one is given', async () => {
  const { dataset, origin } = await measuredBy(AGENT, PROJECTS, ...judgeOf(1));
  const again = await rescore(origin, ...judgeOf(2));
  expect(again.result('prdbench-1'), again.stderr).toMatchObject({ score: 1, rescored: { done: ['2 points'] } });

  // A file of options says which tasks are measured now, not which ones the run had.
  const cwd = temporaryDirectory();
  writeFileSync(path.join(cwd, 'agentbench.yaml'), `dataset: ${writeDataset([{ instance_id: 'a' }])}\n`);
  const beside = await agentbench(['rescore', origin, ...judgeOf(2)], { cwd });
  expect(beside.exitCode, beside.stderr).toBe(0);

  rmSync(dataset.at(-1)!, { recursive: true });
  const { exitCode, stderr } = await agentbench(['rescore', origin, ...judgeOf(2)], { cwd: temporaryDirectory() });
  expect(exitCode, stderr).toBe(2);
  expect(stderr).toMatch(
    /the run has the dataset prdbench \(sha256:[0-9a-f]{64}\); give dataset and dataset-path, or dataset-ref, as in the run$/m,
  );

  const moved = await rescore(origin, '--dataset-path', writeProjects(PROJECTS), ...judgeOf(2));
  expect(moved.result('prdbench-1'), moved.stderr).toMatchObject({ score: 1, rescored: { done: ['2 points'] } });
});

test('the judge gets the screen again, where lines were overwritten', async () => {
  const loading = `cat > src/greet.sh <<'END'\nprintf ' 10%%\\r100%%\\n'\nEND`;
  const screen = judgeOf(2, '"screen":"100%\\n"');
  const { dataset, origin } = await measuredBy(loading, PROJECTS, ...screen);
  const again = await rescore(origin, ...dataset, ...screen);
  const given = JSON.parse(readFileSync(path.join(origin, 'prdbench-1/trial-1/result.json'), 'utf8'));
  for (const { evaluation } of [given, again.result('prdbench-1')])
    expect(evaluation.points[0]).toMatchObject({ score: 2 });
});

test('the floor of a point is that of its judge: of another one, it is not known', async () => {
  const { dataset, origin } = await measuredBy('true', PROJECTS, ...judgeOf(1));
  const measured = JSON.parse(readFileSync(path.join(origin, 'prdbench-1/trial-1/result.json'), 'utf8'));
  expect(measured.evaluation).toMatchObject({ points: [{ floor: 1, vacuous: true }, {}], score_without_vacuous: 0 });
  const again = await rescore(origin, ...dataset, ...judgeOf(2));
  expect(again.result('prdbench-1').evaluation).toMatchObject({
    points: [{ score: 2, floor: null, vacuous: false }, {}],
    score_without_vacuous: null,
  });
});

test('a point of which the judge saw a picture stays as it was', async () => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const drawing = `${AGENT}; echo "echo ${pixel} | base64 -d > plot.png" > src/write.sh`;
  const { dataset, origin } = await measuredBy(drawing, PROJECTS, ...judgeOf(2, '"sha256"'));
  const again = await rescore(origin, ...dataset, ...judgeOf(1));
  expect(again.result('prdbench-1')).toMatchObject({
    evaluation: { points: [{ score: 1 }, { score: 2, explanation: 'by judge 2' }] },
    rescored: {
      kept: expect.arrayContaining(['point 2: the picture plot.png, which the judge saw, was not kept']),
    },
  });
});

test('mode free: a point without test cases stays as it was, since no judge can look into the project any more', async () => {
  const { dataset, origin } = await measuredBy(AGENT, PROJECTS, ...judgeOf(2), '--mode', 'free');
  const again = await rescore(origin, ...dataset, ...judgeOf(1));
  expect(again.result('prdbench-1')).toMatchObject({
    status: 'passed',
    evaluation: { points: [{ score: 2, explanation: 'by judge 2' }, { score: 2 }] },
    rescored: {
      done: ['0 points'],
      kept: expect.arrayContaining(['point 1: it has no test cases, and the judge cannot run commands any more']),
    },
  });
});

test('success texts by the log, usage by usage.json, without an agent', async () => {
  const dataset = writeDataset(
    ['good', 'bad'].map((id) => ({ instance_id: id })),
    {},
  );
  const { directory: origin } = await measure({
    dataset,
    network: 'none',
    'agent-command':
      '[ $AGENTBENCH_INSTANCE_ID = bad ] || touch solved; echo \'{"input_tokens": 5}\' >"$AGENTBENCH_OUTPUT_DIR/usage.json"',
  });
  const usage = { input_tokens: 7, output_tokens: 3, cost_usd: 0.5, steps: null };
  writeFileSync(path.join(origin, 'good/trial-1/output/usage.json'), JSON.stringify(usage));
  const log = path.join(origin, 'bad/trial-1/evaluation.log');

  const same = await rescore(origin, '--fail-on', 'regression');
  expect(same.stderr).toMatch(
    /^agentbench: fail-on: regression: there is no baseline to compare with, .*; report compares the new results\n/,
  );
  expect(same.exitCode, same.stderr).toBe(0);
  expect(same.result('good')).toMatchObject({
    status: 'passed',
    agent: { usage },
    rescored: { done: ['usage', 'verdict'], kept: [] },
  });
  expect(same.result('bad')).toMatchObject({ status: 'failed' });

  // A log that was cut, without the text: nothing can be said.
  writeFileSync(log, 'x\n[agentbench: 12 bytes left out here]\nredis: command not found\nSetup failed\n');
  const cut = await rescore(origin);
  expect(cut.result('bad')).toMatchObject({
    status: 'failed',
    rescored: { done: ['usage'], kept: ['verdict: evaluation.log is incomplete'] },
    reason: { text: 'redis: command not found', log: 'evaluation.log' },
  });
  // With it: by the rule, it passes, with the doubt that both texts raise.
  appendFileSync(log, 'Setup successful\n');
  const text = await rescore(origin);
  expect(text.result('bad')).toMatchObject({
    status: 'passed',
    score: 1,
    integrity: [{ kind: 'success_and_failure' }],
    reason: null,
  });
  expect(text.run().totals).toMatchObject({ passed: 2, failed: 0 });
  // The times are those of the measurement.
  const { started_at, finished_at } = JSON.parse(readFileSync(path.join(origin, 'run.json'), 'utf8'));
  expect(text.run()).toMatchObject({ started_at, finished_at });
  rmSync(log);
  const unread = (await rescore(origin)).result('bad');
  expect(unread.rescored!.kept).toEqual(['verdict: evaluation.log was not kept']);
  const file = path.join(origin, 'bad/trial-1/result.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  expect(unread.reason).toEqual(record.reason);

  // The meter's count stands, with and without a usage.json.
  record.agent.usage.source = 'meter';
  writeResult(origin, record);
  rmSync(path.join(origin, 'bad/trial-1/output/usage.json'));
  expect((await rescore(origin)).result('bad').rescored!.kept[0]).toBe('usage: the meter counted it');
});

test('an agent that destroys its testbed after the text was printed stays failed', async () => {
  const dataset = writeDataset([{ instance_id: 'a', success_command: 'echo Setup successful; touch /said; sleep 60' }]);
  const ends =
    'setsid sh -c "until [ -e /said ]; do sleep 0.1; done; sleep 1; kill -TERM 1" </dev/null >/dev/null 2>&1 &';
  const { directory: origin } = await measure({ dataset, network: 'none', 'agent-command': ends });
  const before: Result = JSON.parse(readFileSync(path.join(origin, 'a/trial-1/result.json'), 'utf8'));
  expect(before).toMatchObject({ status: 'failed', integrity: [{ kind: 'testbed_destroyed' }] });
  const again = (await rescore(origin)).result('a');
  expect(again).toMatchObject({ status: 'failed', score: 0, integrity: before.integrity });
  expect(again.rescored!.kept).toContain('verdict: the agent destroyed its testbed');
});

test('rewards: the verdict by another pass-score; the origin by its directory, not by a link', async () => {
  const dataset = writeDataset([{ instance_id: 'a' }]);
  const { directory: origin } = await measure({ dataset, testbed: 'host', 'agent-command': 'true' });
  const result: Result = JSON.parse(readFileSync(path.join(origin, 'a/trial-1/result.json'), 'utf8'));
  const process = { exit_code: 0, timed_out: false, duration_ms: 5, output_tail: '' };
  const evaluation = { kind: 'reward' as const, rewards: { reward: 0.5 }, reward: 0.5, steps: [], ...process };
  writeResult(origin, { ...result, score: 0.5, evaluation });
  const link = path.join(temporaryDirectory(), 'latest');
  symlinkSync(origin, link);
  const again = await rescore(link, '--pass-score', '0.5');
  expect(again.result('a')).toMatchObject({ status: 'passed', score: 0.5, rescored: { done: ['verdict'] } });
  const { identity, rescored_from: from } = again.run();
  expect({ pass_score: identity!.pass_score, from: from!.directory }).toEqual({ pass_score: 0.5, from: origin });
  expect((await rescore(origin)).result('a').status).toBe('failed');
});

test('the results of an interrupted run: the exit code is that of the gate, since nothing interrupts it now', async () => {
  const origin = path.join(temporaryDirectory(), 'r');
  await agentbench(['run', '--instances', 'greeting-1', '--results-path', origin]);
  const file = path.join(origin, 'run.json');
  writeFileSync(file, recordText({ ...JSON.parse(readFileSync(file, 'utf8')), interrupted: 'SIGINT' }));
  const { exitCode, run } = await rescore(origin);
  expect([exitCode, run().interrupted]).toEqual([0, 'SIGINT']);
});

test('a record that cannot be read is told of, since its trial stays as the run has it', async () => {
  const origin = path.join(temporaryDirectory(), 'r');
  await agentbench(['run', '--instances', 'greeting-1', '--results-path', origin]);
  writeFileSync(path.join(origin, 'greeting-1/trial-1/result.json'), '{');
  const { run, stderr } = await rescore(origin);
  expect(stderr).toContain('agentbench: not scored again: greeting-1/trial-1/result.json: it is not a trial record\n');
  expect(run().planned[0]!.status).toBe('passed');
  rmSync(path.join(origin, 'greeting-1'), { recursive: true });
  const gone = 'agentbench: not scored again: greeting-1/trial-1/result.json: it is not there\n';
  expect((await rescore(origin)).stderr).toContain(gone);
});

test('on the host, where an agent can write to logs, a log never overturns a verdict', async () => {
  const dataset = writeDataset([{ instance_id: 'a' }]);
  const { directory: origin } = await measure({ dataset, testbed: 'host', 'agent-command': 'true' });
  appendFileSync(path.join(origin, 'a/trial-1/evaluation.log'), 'Setup successful\n');
  const again = await rescore(origin);
  expect(again.result('a')).toMatchObject({
    status: 'failed',
    rescored: {
      kept: expect.arrayContaining([
        expect.stringMatching(/^verdict: evaluation\.log says otherwise, but on the host/),
      ]),
    },
  });
});

test('refused: an existing directory, one inside the results, another dataset, no run', async () => {
  const prdbench = ['--dataset', 'prdbench', '--dataset-path'];
  const { directory: origin } = await measure({
    dataset: 'prdbench',
    'dataset-path': writeProjects(PROJECTS),
    testbed: 'host',
    'agent-command': 'true',
  });
  const refuse = async (args: string[], message: RegExp) => {
    const { exitCode, stderr } = await agentbench(['rescore', ...args]);
    expect(exitCode, stderr).toBe(2);
    expect(stderr).toMatch(message);
  };
  await refuse([origin, '--results-path', temporaryDirectory()], /must be a new directory/);
  await refuse([origin, '--results-path', path.join(origin, 'again')], /lies in the results that are read/);
  expect(existsSync(path.join(origin, 'again'))).toBe(false);
  const other = writeProjects({ 1: { plan: [{ metric: 'other' }] } });
  await refuse([origin, ...prdbench, other, ...judgeOf(2)], /is not the dataset of the run/);
  await refuse([temporaryDirectory()], /is not the directory of a run: it has no run\.json/);
  const experiment = temporaryDirectory();
  writeFileSync(path.join(experiment, 'experiment.json'), '{}');
  await refuse([experiment], /is an experiment; name the run of one arm/);
});

test('a signal while a judge is asked ends it with the exit code of the signal, and leaves nothing that is in the way of the next', async () => {
  const { dataset, origin } = await measured(...judgeOf(0));
  const asked = path.join(temporaryDirectory(), 'asked');
  const judge = ['--judge', 'command', '--judge-command', `touch ${asked}; sleep 300`];
  const target = path.join(temporaryDirectory(), 'again');
  const { child, finished } = startAgentbench(['rescore', origin, '--results-path', target, ...dataset, ...judge]);
  while (!existsSync(asked)) await sleep(50);
  child.kill('SIGINT');
  const { exitCode, stderr } = await finished;
  expect(stderr).toContain('agentbench: interrupted by SIGINT before there was a result\n');
  expect(exitCode).toBe(130);
  expect(existsSync(target)).toBe(false);
});

test('exchanges of more than can be read keep their cost, and are told', async () => {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'exchanges.jsonl'), '');
  truncateSync(path.join(directory, 'exchanges.jsonl'), 513 * 1024 * 1024);
  const result = aResult();
  result.agent.usage.requests = 1;
  expect(await withPrices(result, { directory, prices: [], redactor: new Redactor([]) })).toMatch(
    /^exchanges\.jsonl cannot be read: it has \d+ bytes; the limit is \d+$/,
  );
});
