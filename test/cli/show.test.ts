import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { widthOf } from '../../src/base/text/columns.ts';
import { painter } from '../../src/cli/paint.ts';
import { showSchema } from '../../src/cli/show/document.ts';
import { findPage } from '../../src/cli/show/open.ts';
import { evaluationLines } from '../../src/cli/trial-evaluation.ts';
import { trialPage } from '../../src/cli/trial-page.ts';
import type { PointResult, RewardResult } from '../../src/results/evaluation.ts';
import type { Result, RunRecord } from '../../src/results/records.ts';
import { aReport, aResult, metered, resultsOf, type SampleTrial } from '../report/sample.ts';
import { agentbench, exampleLimit, heldLimit } from '../support/cli.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const place = temporaryDirectory();
const show = (...args: string[]) => agentbench(['show', ...args], { cwd: place });

/** Times differ from run to run. */
const steady = (text: string) =>
  text
    .replaceAll(process.cwd(), 'ROOT')
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)? UTC, .*/g, 'WHEN')
    .replace(/ +(?:\d+ min )?[\d.]+ m?s\b/g, ' TIME')
    // As wide as the longest of them.
    .replace(/ +agent +why/g, ' agent why')
    .replace(/━+/g, '━')
    .replace(/ +━/g, ' ━');

function writeRun(directory: string, trials: SampleTrial[], about: Partial<RunRecord> = {}): void {
  const { run } = aReport(trials, about);
  const write = (file: string, value: unknown) => {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), JSON.stringify(value));
  };
  write('run.json', run);
  for (const result of resultsOf(trials).filter((result) => result !== null))
    write(`${result.instance_id}/trial-${result.trial}/result.json`, result);
}

describe('agentbench show, of the example', () => {
  beforeAll(async () => {
    mkdirSync(path.join(place, 'cache'));
    const { exitCode } = await agentbench(
      ['run', '--agent-timeout', '2001ms', '--results-path', 'agentbench-results'],
      { cwd: place, environment: exampleLimit(2001) },
    );
    expect(exitCode).toBe(0);
  });

  test('what an agent left, in plain text', async () => {
    const { exitCode, stdout, stderr } = await show('agentbench-results', 'service-1', '--changes');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^service-1\nfiles: none\npackages: none\n/);
    const file = path.join(place, 'agentbench-results/service-1/trial-1/changes.json');
    const changes = JSON.parse(readFileSync(file, 'utf8'));
    changes.files.entries = [
      { path: 'two\nlines\u001b[31m', change: 'changed', diff: '@@ -1 +1 @@\n-a\n+\u001b[2Jb\n' },
    ];
    writeFileSync(file, JSON.stringify(changes));
    const hostile = await show('agentbench-results', 'service-1', '--changes');
    expect(hostile.stdout).toContain('  ~ two lines\n');
    expect(hostile.stdout).not.toContain('\u001b');
    rmSync(file);
    const none = await show('agentbench-results', 'service-1', '--changes');
    expect(none).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('there is no changes.json') });
  });

  test('the run, as it ended', async () => {
    const { exitCode, stdout, stderr } = await show();
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(`\n${steady(stdout)}`).toMatchInlineSnapshot(`
      "
      run of example: agent example, testbed host
      WHEN

      verdict   instance    score agent why
      ✓ passed  greeting-1   100% TIME
      ✗ failed  service-1      0% TIME  agent: I do not know how to start a service.
      ✗ failed  report-1       0% TIME  agent timed out after TIME; grep: answer.txt: No such file or directory

      1 of 3 passed (33.3%), 2 failed
      95% interval of the rate: 6.1% to 79.2%
      wall time: TIME
      time: agent TIME, evaluation TIME, harness TIME
      usage: 2,560 tokens (known for 2 of 3)
      why: 1 timed out, 1 without a known cause
      look at: agentbench show agentbench-results service-1
      "
    `);
  });

  test('one trial: verdict, agent, stages, evaluation, notes and files', async () => {
    const { exitCode, stdout, stderr } = await show('agentbench-results', 'report-1');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(
      `\n${steady(stdout)
        .replace(/ +[\d.]+ (KiB|B)(?= )/g, ' SIZE')
        .replace(/ +│ grep: .*\n/, '')}`,
    ).toMatchInlineSnapshot(`
      "
      ✗ failed report-1 reposetup

      why         agent timed out after TIME; grep: answer.txt: No such file or directory
      causes      - timed out: the time limit ended the agent after TIME
      dataset     example
      testbed     host
      begun       WHEN
      agent       example
      command     bash "$AGENTBENCH_AGENT_DIR/agent.sh"
                  timed out after TIME
      usage       unknown

       TIME  prepare ━
       TIME  agent ━
       TIME  evaluate ━
       TIME  collect ━
       TIME  remove ━

      evaluation  grep -qx 42 answer.txt && echo "Setup successful" || echo "Setup failed"
                  exit code 0 after TIME
                  │ Setup failed
      notes       - host_reused: An earlier trial of this run used the same machine.
      files       agentbench-results/report-1/trial-1/
       SIZE  agent.log
       SIZE  changes.json
       SIZE  evaluation.log
       SIZE  prompt.txt
       SIZE  result.json
      repeat      agentbench run --dataset ROOT/examples/dataset --agent-command 'bash "$AGENTBENCH_AGENT_DIR/agent.sh"' --agent-directory ROOT/examples/agent --agent-timeout 2001ms --agent-name example --instances report-1
      "
    `);
  });

  test('selectors are those of run; an unknown id is told its nearest', async () => {
    const some = await show('agentbench-results', '*-1,!service-1');
    expect(some.stdout.match(/^[✓✗] \w+ \S+/gm)).toEqual(['✓ passed greeting-1', '✗ failed report-1']);
    const unknown = await show('agentbench-results', 'reprt-1');
    expect(unknown).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: 'agentbench: instances: "reprt-1" matches nothing; nearest: report-1, greeting-1, service-1\n',
    });
  });

  test('a file that the agent left, by the name in the list of files', async () => {
    cpSync(path.join(place, 'agentbench-results'), path.join(place, 'with-output'), { recursive: true });
    mkdirSync(path.join(place, 'with-output/service-1/trial-1/output'), { recursive: true });
    writeFileSync(path.join(place, 'with-output/service-1/trial-1/output/notes.md'), 'tried it\n');
    // A name that is not UTF-8 reads as one that is not there, as does a file of a run under way that was just removed.
    const odd = Buffer.from(path.join(place, 'with-output/service-1/trial-1/output/x\xff'), 'latin1');
    writeFileSync(odd, '');
    const { exitCode, stdout } = await show('with-output', 'service-1', '--log', 'output/notes.md');
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '│ tried it\n' });
    const other = await show('with-output', 'service-1', '--log', 'output/../result.json');
    expect(other.exitCode).toBe(2);
  });

  test('more output of an agent than is listed hides no other file, and is not counted as if it were all', async () => {
    const trial = path.join(place, 'much-output/service-1/trial-1');
    cpSync(path.join(place, 'agentbench-results'), path.join(place, 'much-output'), { recursive: true });
    mkdirSync(path.join(trial, 'output'), { recursive: true });
    for (let file = 0; file < 600; file += 1) writeFileSync(path.join(trial, 'output', String(file)), '');
    const { exitCode, stdout } = await show('much-output', 'service-1', '--log', 'prompt.txt');
    expect(exitCode).toBe(0);
    expect(stdout).toContain(readFileSync(path.join(trial, 'prompt.txt'), 'utf8').split('\n')[0]);
    expect((await show('much-output', 'service-1')).stdout).toMatch(/^ +… and at least 480 more$/m);
  });

  test('--open: the page in the browser, or its path where nothing can open it', async () => {
    const bin = path.join(place, 'bin');
    mkdirSync(bin);
    for (const name of ['xdg-open', 'open'])
      writeFileSync(path.join(bin, name), `#!/bin/sh\necho "$#:$1" > ${place}/opened\n`, { mode: 0o755 });
    const page = path.join(place, 'agentbench-results/report.html');
    const open = (environment: Record<string, string>) =>
      agentbench(['show', '--open', 'agentbench-results'], { cwd: place, environment });
    // The opener has the time that it needs to say that it failed.
    const here = { PATH: `${bin}:${process.env.PATH}`, WAYLAND_DISPLAY: '', ...heldLimit(3_000) };
    const without = await open({ ...here, DISPLAY: '' });
    expect(without).toMatchObject({
      exitCode: 0,
      stdout: `no program of this machine can open the page; open it in a browser: ${page}\n`,
    });
    expect(existsSync(path.join(place, 'opened'))).toBe(false);
    expect(await open({ ...here, DISPLAY: ':7' })).toMatchObject({ exitCode: 0, stdout: `opened ${page}\n` });
    expect(readFileSync(path.join(place, 'opened'), 'utf8')).toBe(`1:${page}\n`);
    writeFileSync(path.join(bin, 'xdg-open'), '#!/bin/sh\nexit 3\n');
    expect((await open({ ...here, DISPLAY: ':7' })).stdout).toMatch(/^no program of this machine can open the page/);
    rmSync(page);
    const gone = await open({ ...here, DISPLAY: ':7' });
    expect(gone.exitCode).toBe(2);
    expect(gone.stderr).toMatch(
      /open: there is no report.html of agentbench-results; .* report agentbench-results --results-path agentbench-results writes one/,
    );
    await agentbench(['report', 'agentbench-results', '--results-path', 'agentbench-results'], { cwd: place });
    const written = path.join(place, 'agentbench-results-report/report.html');
    expect((await open({ ...here, DISPLAY: '' })).stdout).toContain(written);
  });

  test('--open of a log of Inspect, which is a file: the page is beside it', () => {
    const file = path.join(temporaryDirectory(), 'one.eval');
    writeFileSync(file, '');
    expect(() => findPage(file, [])).toThrow(`report ${file} --results-path ${file}-report writes one`);
    const page = path.join(`${file}-report`, 'report/report.html');
    mkdirSync(path.dirname(page), { recursive: true });
    writeFileSync(page, '');
    expect(findPage(file, [])).toBe(page);
  });

  test.each([
    [['--open', '--json'], 'json: --open'],
    [['service-1', '--changes', '--log', 'agent'], 'log: --changes'],
    [['service-1', '--steps', '--changes'], 'changes: --steps'],
    [['service-1', '--changes', '--json'], 'changes: --json'],
  ])('%j: one of both would not be shown, which is refused', async (flags, message) => {
    const { exitCode, stdout, stderr } = await show(...flags);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toBe(`agentbench: ${message} is given too, which shows something else; leave one of them out\n`);
  });

  test('a log, or one of each trial', async () => {
    const one = await show('agentbench-results', 'service-1', '--log', 'agent');
    expect(one).toEqual({ exitCode: 0, stdout: '│ I do not know how to start a service.\n', stderr: '' });
    const all = await show('agentbench-results', '--log', 'evaluation.log');
    expect(all.stdout).toContain('agentbench-results/greeting-1/trial-1/evaluation.log:\n│ Setup successful\n');
    expect(all.stdout).toContain('agentbench-results/service-1/trial-1/evaluation.log:\n│ Setup failed\n');
  });

  test('--json: one document, with everything', async () => {
    const { stdout, stderr } = await show('agentbench-results', 'service-1', '--log', 'agent', '--json');
    expect(stderr).toBe('');
    const { runs } = showSchema.parse(JSON.parse(stdout));
    expect(runs).toHaveLength(1);
    expect(runs[0]!.run.planned).toHaveLength(3);
    expect(runs[0]!.trials).toHaveLength(1);
    const [trial] = runs[0]!.trials;
    expect(trial!.result).toMatchObject({ instance_id: 'service-1', status: 'failed' });
    expect(trial!.files.map(({ name }) => name)).toContain('agent.log');
    expect(trial!.log?.text).toBe('I do not know how to start a service.\n');
  });

  test.each<[string, string[], RegExp]>([
    ['nothing there', ['nowhere'], /^agentbench: results: there is no directory .*nowhere; results are /],
    [
      'no results',
      ['cache'],
      /^agentbench: results: there are none in cache: results are directories with a run\.json/,
    ],
    [
      'no such trial',
      ['agentbench-results', '--trial', '3'],
      /^agentbench: trial: there is no trial 3; there is only 1\n$/,
    ],
    [
      'no trial',
      ['agentbench-results', '--trial', 'x'],
      /^agentbench: trial: "x" is not a whole number from 1 to 999999\n$/,
    ],
    [
      'no such log',
      ['agentbench-results', '--log', 'x'],
      /^agentbench: log: "x" is not among the logs; there are agent, .*; other files of a trial are named in full \(result\.json\)\n$/,
    ],
    [
      'the log of a command that printed nothing',
      ['agentbench-results', '--log', 'prerunner'],
      /^agentbench: log: there is no prerunner\.log, since it printed nothing or did not run; there are agent, /,
    ],
    ['another place', ['agentbench-results', '--log', '../../run.json'], /is not among the logs/],
    ['an unknown option', ['agentbench-results', '--logs', 'x'], /unknown option '--logs'/],
    [
      'an empty selector',
      ['agentbench-results', ''],
      /^agentbench: instance: is empty; give a value, or leave it out$/m,
    ],
  ])('%s: exit code 2', async (_, args, message) => {
    const { exitCode, stdout, stderr } = await show(...args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('what is broken or missing is said, and the rest is shown', async () => {
    const broken = path.join(place, 'broken');
    cpSync(path.join(place, 'agentbench-results'), broken, { recursive: true });
    truncateSync(path.join(broken, 'greeting-1/trial-1/result.json'), 100);
    rmSync(path.join(broken, 'service-1'), { recursive: true });
    const { exitCode, stdout, stderr } = await show('broken');
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(
      /^agentbench: .*greeting-1\/trial-1\/result\.json: it is not a trial record, and is left out\n$/,
    );
    expect(stdout).toContain('✗ failed  report-1');
    const page = await show('broken', 'all');
    expect(page.stdout).toMatch(/greeting-1 reposetup\n\nresult {6}its record is missing or broken\nfiles {7}broken/);
    expect(page.stdout).toMatch(
      /service-1 \w+\n\nresult {6}its record is not here, only its verdict, as in a report\n/,
    );

    const run = JSON.parse(readFileSync(path.join(broken, 'run.json'), 'utf8'));
    const planned = run.planned.map(({ digest: _, ...entry }: Record<string, unknown>) => ({
      ...entry,
      ...{ status: 'not_run', score: null, score_expected: 0, coverage: 0, result: null },
    }));
    writeFileSync(path.join(broken, 'run.json'), JSON.stringify({ ...run, planned, finished_at: null }));
    const running = await show('broken', 'all');
    expect(running.stdout).toMatch(/greeting-1 \w+\n\nresult {6}none yet: it is under way, or its run was killed\n/);
    expect(running.stdout).toMatch(/service-1 \w+\n\nresult {6}none yet: it has not begun\n/);

    writeFileSync(path.join(broken, 'run.json'), '{');
    const cut = await show('broken');
    expect(cut.exitCode).toBe(2);
    expect(cut.stderr).toMatch(/^agentbench: results: there are none in broken: .*run\.json is not a run record: /);
    writeFileSync(path.join(broken, 'run.json'), '{"schema": "agentbench/run/v2"}');
    const newer = await show('broken');
    expect(newer.exitCode).toBe(2);
    expect(newer.stderr).toMatch(
      /run\.json is not a run record: schema: .*agentbench\/run\/v1: it takes a later version of agentbench to read it\n/,
    );
  });

  test('a log that is a link or a pipe is not read', async () => {
    const trial = path.join(place, 'linked/greeting-1/trial-1');
    cpSync(path.join(place, 'agentbench-results'), path.join(place, 'linked'), { recursive: true });
    for (const name of ['agent.log', 'evaluation.log']) rmSync(path.join(trial, name));
    symlinkSync('/etc/passwd', path.join(trial, 'agent.log'));
    execFileSync('mkfifo', [path.join(trial, 'evaluation.log')]);
    for (const [log, why] of [
      ['agent', 'ELOOP'],
      ['evaluation', 'it is not a regular file'],
    ] as const) {
      const { exitCode, stdout, stderr } = await show('linked', 'greeting-1', '--log', log);
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
      expect(stderr).toContain(why);
    }
  });
});

test('resume is named for a run in a directory of its own only: it reads no log of Inspect, and no parts', async () => {
  const trials: SampleTrial[] = [{ id: 'one-1', status: 'error' }];
  writeRun(path.join(place, 'own'), trials);
  writeRun(path.join(place, 'parts/job-1'), trials);
  writeRun(path.join(place, 'parts/job-2'), [{ id: 'two-1', status: 'passed' }]);
  const log = path.join(import.meta.dirname, '../foreign/logs/2026-01-01T00-00-00+00-00_lab_one.eval');
  const shown = async (results: string) => {
    const { stdout } = await show(results);
    return { hasError: stdout.includes('! error'), resume: stdout.match(/resume .*/)?.[0] ?? null };
  };
  expect(await shown('own')).toEqual({ hasError: true, resume: 'resume own' });
  expect(await shown('parts')).toEqual({ hasError: true, resume: null });
  expect(await shown(log)).toEqual({ hasError: true, resume: null });
});

test('several runs: parts of one put together, others apart', async () => {
  writeRun(path.join(place, 'all/job-1'), [{ id: 'one-1', status: 'passed' }]);
  writeRun(path.join(place, 'all/job-2'), [{ id: 'two-1', status: 'failed' }]);
  const other = { name: 'other', model: null, command: 'other' };
  // Without stages, as a record that was replaced: nobody knows a time.
  writeRun(path.join(place, 'all/other'), [{ id: 'one-1', status: 'failed', result: { stages: [] } }], {
    agent: other,
    dataset: { name: 'sample', ref: 'a'.repeat(40), digest: aResult().dataset.digest },
  });
  const { stdout, stderr } = await show('all');
  expect(stderr).toBe('');
  expect(stdout.match(/^(run of .*|.*put together.*|[✓✗] .*|\d+ of .*)$/gm)).toEqual([
    'run of sample (Benchmark): agent, testbed docker',
    expect.stringMatching(/, put together from 2 runs$/),
    expect.stringMatching(/^✓ passed {2}one-1/),
    expect.stringMatching(/^✗ failed {2}two-1/),
    '1 of 2 passed (50%), 1 failed',
    'run of sample at aaaaaaaaaaaa (Benchmark): agent other, testbed docker',
    expect.stringMatching(/^✗ failed {2}one-1/),
    '0 of 1 passed (0%), 1 failed',
  ]);
  expect(stdout.match(/^time: agent/gm)).toHaveLength(1);
  const both = await show('all', 'one-1');
  expect(both.stdout.match(/^[✓✗] .*|^files.*/gm)).toEqual([
    '✓ passed one-1 reposetup',
    'files       all/job-1/one-1/trial-1/',
    '✗ failed one-1 reposetup',
    'files       all/other/one-1/trial-1/',
  ]);
});

test('a large log is printed piece by piece, and whole', async () => {
  writeRun(path.join(place, 'large'), [{ id: 'one-1', status: 'passed' }]);
  writeFileSync(path.join(place, 'large/one-1/trial-1/agent.log'), 'line\n'.repeat(4_000_000));
  const args = ['show', 'large', 'one-1', '--log', 'agent'];
  const { exitCode, stdout } = await agentbench(args, {
    cwd: place,
    environment: { NODE_OPTIONS: '--max-old-space-size=150' },
  });
  expect(exitCode).toBe(0);
  expect(stdout.length).toBe('│ line\n'.length * 4_000_000);
  expect(stdout.replaceAll('│ line\n', '')).toBe('');
});

test('a trial that a re-run took over: where its logs are', async () => {
  const { github } = aReport([{ id: 'one-1', status: 'passed' }]).run;
  const trials: SampleTrial[] = [{ id: 'one-1', status: 'passed', result: { github } }];
  const later = { github: { ...github!, run_attempt: 2 }, started_at: '2026-11-21T13:00:00.000Z' };
  writeRun(path.join(place, 'attempts/1'), trials);
  writeFileSync(path.join(place, 'attempts/1/one-1/trial-1/agent.log'), '');
  writeRun(path.join(place, 'attempts/2'), trials, later);
  const alone = await show('attempts/2', 'one-1');
  expect(alone.stdout).toMatch(
    /\n +It was measured in attempt 1 of the workflow run; its other files are in the artifact of that attempt\.\n$/,
  );
  const both = await show('attempts', 'one-1');
  expect(both.stdout).toMatch(/\nfiles {7}attempts\/1\/one-1\/trial-1\/\n.* agent\.log\n.* result\.json\n$/);
});

test('a record of another with very many stages is shown as far as one can look at it', async () => {
  const stage = { name: 'agent', started_at: '2026-11-21T12:00:00.000Z', duration_ms: 1 };
  writeRun(path.join(place, 'stages'), [
    { id: 'one-1', status: 'passed', result: { stages: Array.from({ length: 180_000 }, () => stage) } },
  ]);
  const { exitCode, stdout, stderr } = await show('stages', 'one-1');
  expect(exitCode, stderr).toBe(0);
  expect(stdout).toContain('\n  … and 179,000 more stages\n');
});

test('what an agent or a dataset wrote stays text', async () => {
  const hostile = '\u001b[2J\u001b]0;title\u0007evil\r\n::error::x\u009b31m\u202egnp\u2028##[group]';
  const error = { stage: `prepare${hostile}`, kind: hostile, message: hostile };
  const result: Partial<Result> = {
    task_type: hostile,
    error,
    evaluation: null,
    integrity: [{ kind: hostile, detail: hostile }],
    stages: [{ name: hostile, started_at: '2026-11-21T12:00:00.000Z', duration_ms: 1 }],
    agent: { ...aResult().agent, name: hostile, model: hostile, command: hostile },
    testbed: { ...aResult().testbed, image: hostile },
    dataset: { ...aResult().dataset, name: hostile, ref: hostile },
  };
  const trials: SampleTrial[] = [{ id: 'one-1', status: 'error', type: hostile, result }];
  writeRun(path.join(place, 'hostile'), trials, {
    suite: hostile,
    agent: { name: hostile, model: hostile, command: hostile },
    interrupted: hostile,
    gate: { passed: false, reasons: [hostile] },
  });
  appendFileSync(path.join(place, 'hostile/one-1/trial-1/agent.log'), `${hostile}\n`);
  writeFileSync(path.join(place, 'hostile/one-1/trial-1/\u001b[2J\nfile'), '');
  for (const args of [
    [],
    ['one-1'],
    ['one-1', '--log', 'agent'],
    ['one-1', '--json'],
    ['one-1', '--log', 'agent', '--json'],
  ]) {
    const { exitCode, stdout } = await show('hostile', ...args);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('evil');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u202e]|##\[|^\s*::/m);
    if (args.includes('--json')) expect(JSON.parse(stdout).runs[0].trials[0].result.error).toEqual(error);
  }
});

test('requests that are not metered are told, since the cost is without theirs', () => {
  const planned: SampleTrial[] = [
    {
      ...{ id: 'a', status: 'passed' },
      result: metered({ input_tokens: 9, output_tokens: 1, cost_usd: 0 }, { unmetered_requests: 1200 }),
    },
  ];
  const trial = { planned: aReport(planned).run.planned[0]!, result: resultsOf(planned)[0]!, directory: null };
  const lines = trialPage({ ...trial, results: null }, aReport(planned).run, [], {
    columns: 200,
    paint: painter(false),
  });
  expect(lines.find((line) => line.startsWith('usage'))).toMatch(/2 throttled, 1,200 not metered, 0\.00 USD$/);
});

describe('the page of a test plan', () => {
  const point = (metric: string, score: 0 | 1 | 2 | null, explanation: string): PointResult => ({
    ...{ metric, type: 'shell_interaction', score, explanation, vacuous: false, testcases: [], notes: [] },
    decided_by: score === null ? 'none' : 'judge',
  });
  const points = [
    point('2.1 登録 🎉 of users', 2, 'All is well.'),
    point(
      'A metric whose name is so long that no terminal has room for it beside anything else',
      0,
      'Nothing was printed: 漢字漢字漢字漢字漢字漢字',
    ),
    point('2.2 Login', null, ''),
  ];
  const evaluation: Result['evaluation'] = {
    ...{ kind: 'test_plan', mode: 'dev', points, expected: 3, judged: 2, score: 0.5, score_expected: 1 / 3 },
    ...{ coverage: 2 / 3, score_without_vacuous: null, judge: null, timed_out: false, duration_ms: 1000 },
  };
  const planned: SampleTrial[] = [{ id: 'prdbench-1', status: 'failed', result: { evaluation, score: 0.5 } }];
  const { run } = aReport(planned);
  const trial = { planned: run.planned[0]!, result: resultsOf(planned)[0]!, directory: null, results: null };

  test('points with their scores and explanations', () => {
    const lines = trialPage(trial, run, [], { columns: 79, paint: painter(false) });
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "✗ failed prdbench-1 reposetup

      why         score 33.3% over all 3 points, 2 of them judged
      dataset     sample
      testbed     docker debian:bookworm
      begun       2026-11-21 12:00:00 UTC, 1.5 s
      command     agent
                  exit code 0 after 1.0 s
      usage       unknown

         1.0 s  agent     ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
        500 ms  evaluate  ━━━━━━━━━━━━━━━━━━━━

      evaluation  50% of what was judged, 33.3% of everything; 2 of 3 points judged

      #  score  by     test point
      1  2/2    judge  2.1 登録 🎉 of users
          All is well.
      2  0/2    judge  A metric whose name is so long …om for it beside anything else
          Nothing was printed: 漢字漢字漢字漢字漢字漢字
      3  –      none   2.2 Login

      repeat      agentbench run --dataset sample --agent-command agent --testbed docker --instances prdbench-1"
    `);
  });

  test.each([40, 80, 120])('no line is wider than %d columns, coloured or not', (columns) => {
    for (const coloured of [true, false])
      for (const line of trialPage(trial, run, [], { columns, paint: painter(coloured) }))
        if (!line.includes('repeat  ')) expect(widthOf(line)).toBeLessThanOrEqual(columns);
  });
});

test('the tests of a task, and of one with several steps, of which the last exit code and the time of all are known', () => {
  const look = { columns: 79, paint: painter(false) };
  const rewards = { reward: 0.75 };
  const own = { exit_code: 0, timed_out: false, duration_ms: 266, output_tail: '' };
  const one: RewardResult = { kind: 'reward', rewards, reward: 0.75, ...own, steps: [] };
  const steps: RewardResult['steps'] = [
    { name: 'one', rewards: { reward: 1 } },
    { name: 'two', rewards: null, why: 'the healthcheck failed' },
  ];
  const ends = (evaluation: RewardResult) =>
    evaluationLines(evaluation, look)
      .map((line) => line.trim())
      .slice(1)
      .filter((line) => line !== '(no output)');
  expect(ends(one)).toEqual(['tests: exit code 0 after 266 ms']);
  const graded = ['step one: reward 1', 'step two: no reward: the healthcheck failed'];
  expect(ends({ ...one, steps })).toEqual([...graded, 'tests of the steps: 266 ms in all, the last with exit code 0']);
  expect(ends({ ...one, steps, exit_code: null, timed_out: true })).toEqual([
    ...graded,
    'tests of the steps: 266 ms in all, one of them timed out',
  ]);
  expect(ends({ ...one, steps, exit_code: null, duration_ms: 0 })).toEqual([...graded, 'tests: never began']);
});
