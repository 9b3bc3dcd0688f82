import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type RunRecord, runSchema } from '../../src/results/records.ts';
import { agentbench } from '../support/cli.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const EXAMPLE = ['run', '--instances', 'greeting-1'];

function recordIn(directory: string): RunRecord {
  return runSchema.parse(JSON.parse(readFileSync(path.join(directory, 'run.json'), 'utf8')));
}

describe('the directories of runs', () => {
  test('each run has its own, to the latest leads a link, and git ignores them', async () => {
    const cwd = temporaryDirectory();
    const results = path.join(cwd, 'agentbench-results');
    for (const name of ['one', 'two']) {
      const { exitCode, stderr } = await agentbench([...EXAMPLE, '--agent-name', name], { cwd });
      expect(exitCode, stderr).toBe(0);
    }
    const runs = readdirSync(results).filter((name) => /^\d{4}-\d\d-\d\dT/.test(name));
    expect(runs.map((name) => recordIn(path.join(results, name)).agent.name)).toEqual(['one', 'two']);
    expect(readlinkSync(path.join(results, 'latest'))).toBe(runs[1]);
    expect(readFileSync(path.join(results, '.gitignore'), 'utf8')).toBe('*\n');
    expect((await agentbench(['show'], { cwd })).stdout).toContain('agent two');

    const report = await agentbench(['report', '--json'], { cwd });
    expect(JSON.parse(report.stdout)).toMatchObject({ totals: { planned: 1 }, agent: { name: 'two' } });
    expect(readdirSync(results).sort()).toEqual(['.gitignore', ...runs, 'latest', 'report']);
  });

  test('its record, which is named at its end, names it as well', async () => {
    const cwd = temporaryDirectory();
    const { stdout } = await agentbench([...EXAMPLE, '--results-path', 'now'], { cwd });
    expect(stdout).toContain('results: now/run.json\n');
    for (const command of ['show', 'report', 'resume', 'rescore']) {
      const { exitCode, stdout, stderr } = await agentbench([command, 'now/run.json'], { cwd });
      expect(exitCode, stderr).toBe(0);
      expect(stdout).toContain('1 of 1 passed');
    }
  });

  test('a report is never written into one', async () => {
    const cwd = temporaryDirectory();
    await agentbench([...EXAMPLE, '--results-path', 'now'], { cwd });
    const before = readdirSync(path.join(cwd, 'now'));
    expect((await agentbench(['report', '--results-path', 'now'], { cwd })).stdout).toContain('report: now-report/');
    expect(readdirSync(path.join(cwd, 'now'))).toEqual(before);
    expect(existsSync(path.join(cwd, 'now-report/results.json'))).toBe(true);
  });

  test('one that was given and holds a run is refused with exit code 2', async () => {
    const cwd = temporaryDirectory();
    await agentbench([...EXAMPLE, '--results-path', 'r'], { cwd });
    const { exitCode, stderr } = await agentbench([...EXAMPLE, '--results-path', 'r'], { cwd });
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringMatching(/^agentbench: results-path: .*\/r holds another run, which is never overwritten/m),
    });
  });
});

describe('agentbench resume', () => {
  /** A run of two instances, of which `b` passes once the file `ready` is beside the agent's directory. */
  async function aRun(more: string[] = []) {
    const cwd = temporaryDirectory();
    mkdirSync(path.join(cwd, 'agent'));
    writeFileSync(
      path.join(cwd, 'agent/agent.sh'),
      `test $AGENTBENCH_INSTANCE_ID = a -o -e '${cwd}/ready' && touch solved\n`,
    );
    const dataset = path.relative(cwd, writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }]));
    const { stderr } = await agentbench(
      [
        ...['run', '--dataset', dataset, '--testbed', 'host', '--agent-directory', 'agent', '--suite', 'mine'],
        ...['--agent-command', 'bash "$AGENTBENCH_AGENT_DIR/agent.sh"', '--agent-variables', 'MODEL=large', ...more],
      ],
      { cwd, environment: { SECRET_KEY: 'a-secret-key' } },
    );
    const directory = realpathSync(path.join(cwd, 'agentbench-results/latest'));
    return { cwd, directory, stderr, run: recordIn(directory) };
  }

  test('needs no option, from any directory; --failed measures again and keeps each attempt', async () => {
    const { cwd, directory, run } = await aRun();
    expect(run.totals).toMatchObject({ passed: 1, failed: 1 });
    writeFileSync(path.join(cwd, 'ready'), '');
    const kept = await agentbench(['resume', directory], { environment: { SECRET_KEY: undefined } });
    expect(kept.stdout).toContain('- b: failed in an earlier run');
    const again = await agentbench(['resume', '--failed'], { cwd });
    expect(again.exitCode, again.stderr).toBe(0);
    expect(again.stdout).toContain('- a: passed in an earlier run');
    expect(again.stdout).toMatch(/\ntime: agent /);
    expect(again.stdout, 'the time between is nobody’s').not.toContain('wall time');
    expect((await agentbench(['show'], { cwd })).stdout).toMatch(/^run of .*\n\d{4}-\d\d-\d\d \d\d:\d\d UTC\n/);
    const after = recordIn(directory);
    expect(after.totals).toMatchObject({ passed: 2 });
    const { agent, settings, identity, options } = run;
    expect(after).toMatchObject({ suite: 'mine', agent, settings, identity, options });
    expect(existsSync(path.join(directory, 'b/trial-1/attempt-1/result.json'))).toBe(true);
    const note = /^✓ passed {2}b .* \[failure_retried\]$/m;
    expect(again.stdout).toMatch(note);
    expect((await agentbench(['resume', 'all'], { cwd })).stdout, 'once more, by whatever selection').toMatch(note);
    expect(readFileSync(path.join(directory, 'a/trial-1/result.json'), 'utf8')).not.toContain('failure_retried');
    const none = await agentbench(['resume', '--errors'], { cwd });
    expect(none.stderr).toBe('agentbench: resume: nothing to measure again: no trial ended in an error\n');
    expect(none.exitCode).toBe(2);
  });

  test.each(['all, !flaky:noise.txt', '["all", "! flaky:noise.txt"]', 'all\n!saturated:./noise.txt'])(
    'finds the file of the selection %j from any directory',
    async (instances) => {
      const cwd = temporaryDirectory();
      writeFileSync(path.join(cwd, 'noise.txt'), `c ${instances.includes('flaky') ? 'flaky' : 'saturated'}\n`);
      const dataset = writeDataset(['a', 'b', 'c'].map((id) => ({ instance_id: id })));
      const agent = `test $AGENTBENCH_INSTANCE_ID = a -o -e '${cwd}/ready' || exit 75; touch solved`;
      const options = ['--dataset', dataset, '--testbed', 'host', '--agent-command', agent];
      await agentbench(['run', ...options, '--instances', instances], { cwd });
      writeFileSync(path.join(cwd, 'ready'), '');
      const { exitCode, stdout, stderr } = await agentbench(['resume', path.join(cwd, 'agentbench-results/latest')]);
      expect(exitCode, stderr).toBe(0);
      expect(stdout).toContain('2 of 2 passed');
    },
  );

  test('takes no file of options, which would otherwise be passed over', async () => {
    const { cwd, directory } = await aRun();
    writeFileSync(path.join(cwd, 'other.yaml'), 'agent-timeout: 1s\n');
    const refused = await agentbench(['resume', directory, '--config', path.join(cwd, 'other.yaml')]);
    expect(refused.stderr).toMatch(/^agentbench: config: resume reads no file of options, .* run.json; /);
    expect(refused.exitCode).toBe(2);
    expect((await agentbench(['resume', directory, '--config', 'none'])).exitCode).toBe(0);
  });

  test('measures the rest of the whole run, also after it was continued with fewer instances', async () => {
    const cwd = temporaryDirectory();
    const dataset = writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }]);
    const agent = `test $AGENTBENCH_INSTANCE_ID = a -o -e '${cwd}/ready' || exit 75; touch solved`;
    await agentbench(['run', '--dataset', dataset, '--testbed', 'host', '--agent-command', agent], { cwd });
    const part = await agentbench(['resume', '--instances', 'a'], { cwd });
    expect(part.stdout).toContain('- b: error in an earlier run, and not chosen');
    writeFileSync(path.join(cwd, 'ready'), '');
    const rest = await agentbench(['resume'], { cwd });
    expect(rest.exitCode, rest.stderr).toBe(0);
    expect(rest.stdout).toContain('2 of 2 passed');
  });

  test('asks for secrets by their names, which is all that run.json has of them', async () => {
    const { directory } = await aRun(['--agent-env', 'SECRET_KEY\nOTHER_KEY=another-secret']);
    expect(readFileSync(path.join(directory, 'run.json'), 'utf8')).not.toMatch(/a-secret-key|another-secret/);
    const { exitCode, stderr } = await agentbench(['resume', directory]);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr:
        'agentbench: resume: run.json keeps secrets by name only; set in the environment: SECRET_KEY, OTHER_KEY\n',
    });
    const environment = { SECRET_KEY: 'a-new-key', OTHER_KEY: 'b-new-key' };
    expect((await agentbench(['resume', directory], { environment })).exitCode).toBe(0);
  });

  test('with the baseline that was the latest run, not with itself; also where a link leads to the results', async () => {
    const cwd = temporaryDirectory();
    mkdirSync(path.join(cwd, 'disk/large'), { recursive: true });
    symlinkSync('disk/large', path.join(cwd, 'agentbench-results'));
    const dataset = path.relative(cwd, writeDataset([{ instance_id: 'a' }]));
    const run = ['run', '--dataset', dataset, '--testbed', 'host', '--agent-command'];
    await agentbench([...run, 'touch solved'], { cwd });
    await agentbench([...run, 'true', '--baseline', 'agentbench-results/latest'], { cwd });
    const { stderr } = await agentbench(['resume'], { cwd });
    expect(stderr).toBe('');
    expect(recordIn(path.join(cwd, 'agentbench-results/latest')).change).toMatchObject({ difference: -1 });
    for (const again of [['resume'], [...run, 'true', '--resume']]) {
      const itself = await agentbench([...again, '--baseline', 'agentbench-results/latest'], { cwd });
      expect(itself.stderr).toMatch(/^agentbench: baseline: .*latest is the run that is continued; name earlier/);
    }
    const named = await agentbench([...run, 'touch solved', '--resume', '--results-path', 'none'], { cwd });
    expect(named, 'the baseline none is no directory').toMatchObject({ exitCode: 0, stderr: '' });
  });

  test.each([[[]], [['--results-path', 'mine']], [['--arms', 'one: {}\nother: {}', '--results-path', 'mine']]])(
    'results and reports in the directory of the agent are no part of it: %j',
    async (options) => {
      const cwd = temporaryDirectory();
      const dataset = path.relative(cwd, writeDataset([{ instance_id: 'a' }]));
      const agent = ['--agent-directory', '.', '--agent-command', 'touch solved'];
      const run = ['run', '--dataset', dataset, '--testbed', 'host', ...agent, ...options];
      const results = path.join(cwd, options.length === 0 ? 'agentbench-results/latest' : 'mine');
      for (const command of [run, ['report', '--results-path', results], ['resume', results]]) {
        const { exitCode, stderr } = await agentbench(command, { cwd: command === run ? cwd : temporaryDirectory() });
        expect(exitCode, stderr).toBe(0);
      }
    },
  );

  test('without a directory, selectors are those of the latest run', async () => {
    const { cwd, directory } = await aRun();
    writeFileSync(path.join(cwd, 'ready'), '');
    // A folder of the same name, such as that of a task, has no results.
    mkdirSync(path.join(cwd, 'b'));
    expect((await agentbench(['show', 'b'], { cwd })).stdout).toMatch(/^✗ failed b /);
    rmSync(path.join(directory, 'b'), { recursive: true }); // as of a trial that was not begun
    const again = await agentbench(['resume', 'b', '--failed'], { cwd });
    expect(again.exitCode, again.stderr).toBe(0);
    expect(recordIn(directory).totals).toMatchObject({ passed: 2 });
    // As in show, the second is a trial, and no directory: resume takes whole instances.
    for (const [given, none] of [
      [['a', 'c'], '"c" matches nothing; nearest: a, b'],
      [['b/1'], '"b/1" matches nothing; nearest: b, a'],
    ] as const) {
      const { exitCode, stderr } = await agentbench(['resume', ...given], { cwd });
      expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: `agentbench: instances: ${none}\n` });
    }
  });

  test('run --resume without a dataset continues the run there, and never measures the example into it', async () => {
    const { cwd, directory, run } = await aRun();
    const { exitCode } = await agentbench(['run', '--resume', '--results-path', directory], { cwd });
    expect(exitCode).toBe(0);
    expect(recordIn(directory)).toMatchObject({ dataset: run.dataset, agent: run.agent });
    const { stderr } = await agentbench(['run', '--resume', '--results-path', 'nothing'], { cwd });
    expect(stderr).toBe(
      'agentbench: resume: nothing is not the directory of a run: it has no run.json; name one, such as agentbench-results/latest\n',
    );
    const file = await agentbench(['resume', path.join(directory, 'trace.json')]);
    expect(file.stderr).toMatch(
      /^agentbench: resume: .*trace\.json is not the directory of a run: it has no run\.json; name one, such as agentbench-results\/latest\n$/,
    );
    const record = path.join(directory, 'run.json');
    writeFileSync(record, readFileSync(record, 'utf8').replace('agentbench/run/v1', 'agentbench/run/v2'));
    const later = await agentbench(['resume', directory]);
    expect(later.exitCode).toBe(2);
    expect(later.stderr).toMatch(
      /holds no run that can be continued: schema: "agentbench\/run\/v2" is not agentbench\/run\/v1: it takes a later version of agentbench to read it\n$/,
    );
  });

  test('a report, which has no record of a trial, is not continued, and show does not say so', async () => {
    const { cwd, directory } = await aRun(['--agent-command', 'exit 75']);
    expect((await agentbench(['show', directory], { cwd })).stdout).toContain(' resume ');
    await agentbench(['report', directory, '--results-path', 'now'], { cwd });
    expect((await agentbench(['show', 'now/report'], { cwd })).stdout).not.toContain(' resume ');
    const { exitCode, stderr } = await agentbench(['resume', 'now/report'], { cwd });
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: `agentbench: resume: ${cwd}/now/report holds a report, without the records of its trials; name the directory of the run\n`,
    });
  });

  test('another agent is exit code 2 with each difference', async () => {
    const { directory } = await aRun();
    const { exitCode, stderr } = await agentbench([
      ...['resume', directory, '--agent-name', 'other', '--agent-variables', 'MODEL=small'],
    ]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('agent-name: none before, other now\n');
    expect(stderr).toContain('agent-variables: MODEL=large before, MODEL=small now\n');
  });

  test('another dataset by name is refused before anything is fetched', async () => {
    const { directory, run } = await aRun();
    const { exitCode, stderr } = await agentbench([
      ...['resume', directory, '--dataset', 'prdbench', '--dataset-repository', '/no/such/repository'],
    ]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`dataset: ${run.dataset.name} (sha256:`);
    expect(stderr).toContain(' before, prdbench now\n');
  });

  test('another agent is refused before it is installed', async () => {
    const dataset = writeDataset([{ instance_id: 'a' }], { 'dataset.yaml': 'testbed: host\n' });
    const cwd = temporaryDirectory();
    await agentbench(['run', '--dataset', dataset, '--agent', 'nop', '--results-path', 'r'], { cwd });
    const other = ['--agent', 'acp:no-such-agent@1.0.0', '--model-keys', 'OPENAI_API_KEY=a-key-of-a-provider'];
    const { exitCode, stdout, stderr } = await agentbench(['resume', 'r', ...other], { cwd });
    expect(stdout + stderr).toContain('agent: nop before, acp:no-such-agent@1.0.0 now');
    expect(stdout + stderr).not.toContain('installing');
    expect(exitCode).toBe(2);
  });
});
