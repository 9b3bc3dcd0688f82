import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { UserError } from '../../src/base/errors.ts';
import { widthOf } from '../../src/base/text/columns.ts';
import { tokenParts } from '../../src/cli/field.ts';
import { painter } from '../../src/cli/paint.ts';
import { showSchema } from '../../src/cli/show/document.ts';
import { filesOf, type ShownTrial } from '../../src/cli/show/load.ts';
import { readAllSteps, stepsPage } from '../../src/cli/show/steps.ts';
import { showCommand } from '../../src/cli/show.ts';
import { trialPage } from '../../src/cli/trial-page.ts';
import { loadSteps } from '../../src/trajectory/load-steps.ts';
import { readSteps } from '../../src/trajectory/read-steps.ts';
import { writeFiles } from '../page/scene.ts';
import { aLongTrajectory, aSuiteWithSteps, aTrajectory } from '../page/steps-scene.ts';
import { aReport } from '../report/sample.ts';
import { agentbench } from '../support/cli.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const place = temporaryDirectory();
const show = (...args: string[]) => agentbench(['show', 'now', ...args], { cwd: place });

const shown: ShownTrial = {
  planned: aReport([{ id: 'web-1', status: 'failed' }]).run.planned[0]!,
  result: null,
  directory: path.join(place, 'now/web-1/trial-1'),
  results: path.join(place, 'now'),
};
const wide = { columns: Number.POSITIVE_INFINITY, paint: painter(false) };

beforeAll(() => {
  const { run } = aSuiteWithSteps(place);
  writeFileSync(path.join(place, 'now/run.json'), JSON.stringify(run));
  writeFiles(path.join(place, 'now'), 'plain-1/trial-1', {
    'attempt-1/trajectory.json': JSON.stringify(aTrajectory([{ command: 'make it', answer: 'no' }])),
    'attempt-2/agent.log': 'x',
  });
});

describe('agentbench show --steps', () => {
  test('one line a step, with the sums and the side conversations', async () => {
    const { exitCode, stdout, stderr } = await show('web-1/1', '--steps');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(`\n${stdout}`).toMatchInlineSnapshot(`
      "
      ✗ failed web-1 reposetup

      agent       sample 1.0 (model-1)
      steps       5 steps, 4 of the agent, 4,006 tokens in, 200 tokens out, 0.040 USD, 12.0 s waiting for the model, 3.0 s working

      step  kind       action                         answer     in  out       cost  waited  worked
         1  user       Start the web server.
         2  check_dir  ls                               10 B  1,000   50  0.010 USD   3.0 s   1.0 s
         3  read_file  cat server.py                    19 B  1,001   50  0.010 USD   3.0 s   1.0 s
         4  run        python server.py       exit 1    38 B  1,002   50  0.010 USD   3.0 s   1.0 s
         5  says       The server runs.                       1,003   50  0.010 USD   3.0 s

      side 1      sub-agent, sub-1, 2 steps, 1 of the agent, 1,000 tokens in, 50 tokens out, 0.010 USD, 3.0 s waiting for the model, 1.0 s working
      "
    `);
  });

  test('the page of a trial says how to see them', () => {
    const look = { columns: 40, paint: painter(false) };
    const { run } = aReport([{ id: 'web-1', status: 'failed' }]);
    const lines = trialPage(shown as never, run, filesOf(shown), look);
    expect(lines.filter((line) => line.startsWith('steps'))).toEqual([
      expect.stringMatching(/^steps {7}\S.* show \S*now web-1\/1 --steps$/),
    ]);
    expect(trialPage(shown as never, run, [], look).join('\n')).not.toContain('--steps');
  });

  test('one token is no "tokens", and unknown ones are left out', () => {
    expect(tokenParts(1, 1, 1)).toEqual(['1 token in (1 cached)', '1 token out']);
    expect(tokenParts(null, null, 1000)).toEqual(['1,000 tokens out']);
  });

  test('steps in full, and a side conversation', async () => {
    const { stdout } = await show('web-1', '--trial', '1', '--step', '3-4');
    expect(`\n${stdout.split('\n').slice(5).join('\n')}`).toMatchInlineSnapshot(`
      "
      step 3 read_file 2026-11-21T12:00:04.000Z
      usage       1,001 tokens in (900 cached), 50 tokens out, 0.010 USD, 3.0 s waiting for the model, 1.0 s working
      thinking    Which port does it take?
      Bash        cat server.py
      answer      import http.server

      step 4 run 2026-11-21T12:00:08.000Z
      usage       1,002 tokens in (900 cached), 50 tokens out, 0.010 USD, 3.0 s waiting for the model, 1.0 s working
      Bash        python server.py
      answer      │ exit 1, an error
                  │ OSError: port 8080 is in use
      "
    `);
    const steps = loadSteps(path.join(place, 'now/web-1/trial-1/trajectory.json'), 1e6)!.steps!;
    const [first] = readAllSteps([shown], { range: null, side: 1, attempt: null }).found;
    expect(first!.steps.steps).toEqual(steps.sides[0]!.steps);
    expect(stepsPage(first!, { range: { from: 1, to: 2 }, side: 1, attempt: null }, wide).join('\n')).toMatch(
      /side 1 {6}2 steps[\s\S]*Bash {8}grep -r port \.\nanswer {6}server\.py: 8080/,
    );
  });

  test('as JSON, whole, as its schema says; unreadable trajectories are notes', async () => {
    const { exitCode, stdout, stderr } = await show('--step', '2', '--json');
    expect(exitCode).toBe(0);
    const { trials } = showSchema.parse(JSON.parse(stdout)).runs[0]!;
    const shapes = trials.map(({ steps = [] }) => steps.map(({ file, steps, total }) => [file, steps.length, total]));
    const first = 'trajectory.json';
    expect(shapes).toEqual([
      [[first, 1, 5]],
      [
        [first, 1, 6],
        ['trajectory-round-2.json', 1, 2],
      ],
      ...[301, 4, 3].map((total) => [[first, 1, total]]),
      ...[[], []],
      [
        [first, 1, 2],
        ['trajectory-step-2.json', 1, 2],
      ],
    ]);
    expect(stderr).toMatch(
      /^agentbench: \S*now\/broken-1\/trial-1\/trajectory\.json: it cannot be read: it is not valid JSON: .*\n$/,
    );
  });

  test('a trial whose trajectory is incomplete says why', () => {
    const integrity = [{ kind: 'trajectory_incomplete', detail: 'it is too large' }];
    const trial = { ...shown, directory: null, result: { ...shown.result!, integrity } };
    expect(() => readAllSteps([trial], { range: null, side: null, attempt: null })).toThrow(
      'steps: web-1/1: there is no trajectory.json; it is too large',
    );
  });

  test.each<[trial: string, flags: Parameters<typeof showCommand>[2], message: RegExp]>([
    [
      'plain-1',
      { steps: true },
      /steps: there is no trajectory\.json; a trial has one if its model was metered, by model-keys/,
    ],
    ['web-1/1', { step: '9' }, /there is no step 9; there are 1 to 5/],
    ['web-1/1', { step: '4-2' }, /step: "4-2" is neither a step nor a range/],
    ['web-1/1', { steps: true, side: '2' }, /there is no side conversation 2; there is only 1/],
    ['web-1/1', { side: '1' }, /side: it needs --steps or --step/],
    ['web-1/1', { steps: true, attempt: '1' }, /web-1\/1: there is no earlier attempt 1 with files; there is none/],
    ['plain-1', { steps: true, attempt: '9' }, /no earlier attempt 9 with files; there are 1 and 2/],
    ['plain-1', { attempt: '1' }, /attempt: it needs --steps or --step/],
    ['plain-1', { steps: true, attempt: '../x' }, /"\.\.\/x" is not the number of an attempt/],
    ['web-1/1', { trial: '2', steps: true }, /trial: it is named twice/],
  ])('%s with %j is refused', async (trial, flags, message) => {
    const refused = showCommand(path.join(place, 'now'), trial, flags);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toBeInstanceOf(UserError);
  });

  test('the steps of an earlier attempt, and where they are told', async () => {
    const { stdout } = await show('plain-1', '--steps', '--attempt', '1');
    expect(stdout).toMatch(
      /file +attempt-1\/trajectory\.json\n[\s\S]*attempts +also 2, repeated \(--attempt 2\)\n[\s\S]*make it/,
    );
    await expect(showCommand(path.join(place, 'now'), 'plain-1', { steps: true, attempt: '2' })).rejects.toThrow(
      /steps: there is no/,
    );
  });

  test('a narrow terminal keeps the actions, not the times', () => {
    const steps = readSteps(aLongTrajectory(3))!;
    const [title] = stepsPage(
      { trial: shown, file: 'trajectory.json', steps, earlier: [] },
      { range: null, side: null, attempt: null },
      { columns: 40, paint: painter(false) },
    ).filter((line) => line.startsWith('step '));
    expect(title).toBe('step  kind       action');
  });

  test('no line is wider than the terminal, and ten megabytes are not wrapped', () => {
    const han = '漢字 '.repeat(50);
    const huge = aTrajectory([{ command: han, answer: 'x'.repeat(10_000_000), thinks: han }]);
    for (const steps of [aLongTrajectory(6), huge].map((value) => readSteps(value)!))
      for (const columns of [40, 79, 160])
        for (const range of [null, { from: 1, to: 5 }]) {
          const lines = stepsPage(
            { trial: shown, file: 'trajectory.json', steps, earlier: [] },
            { range, side: null, attempt: null },
            { columns, paint: painter(true) },
          );
          expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns);
          expect(lines.length).toBeLessThan(5000);
        }
  });
});
