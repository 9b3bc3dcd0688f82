import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';
import { loadRuns } from '../../src/report/load.ts';
import { type RowContext, row } from '../faults/table.ts';
import { agentbench } from '../support/cli.ts';
import { pythonMachine, testMachine } from '../support/machine.ts';
import { run, writeProjects } from '../support/projects.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { repository } from './attack.ts';

const about = { stage: 'agent', testbed: 'host' } as const;

/** Two instances, `a-1` that fails and `b-1` that passes, on the host; `script` is run by the agent of the second, in the results' directory. */
async function later({ expect }: RowContext, script: string) {
  const place = temporaryDirectory();
  const [results, elsewhere] = [path.join(place, 'results'), temporaryDirectory()];
  const dataset = writeDataset([
    { instance_id: 'a-1', success_command: 'echo Setup failed' },
    { instance_id: 'b-1', success_command: 'echo Setup successful' },
  ]);
  const command = `[ "$AGENTBENCH_INSTANCE_ID" = b-1 ] || exit 0; cd ${results} || exit 1; E=${elsewhere}; ${script}`;
  const measured = await measure({
    dataset,
    testbed: 'host',
    'results-path': results,
    'agent-command': command,
    'fail-on': 'failure',
  });
  expect(measured.run.totals).toMatchObject({ planned: 2, passed: 1, failed: 1 });
  expect(measured.exitCode).toBe(1);
  expect(measured.results['b-1/1']!.agent.exit_code).toBe(0);
  const { runs } = await loadRuns([results]);
  expect(runs.map(({ run }) => run.totals)).toEqual([measured.run.totals]);
  const { stdout } = await agentbench(['show', results], { cwd: place });
  expect(stdout).toMatch(/failed +a-1/);
  expect(stdout).toMatch(/passed +b-1/);
  const all = Object.entries(measured.results).flatMap(([name, { integrity }]) =>
    integrity.filter(({ kind }) => kind !== 'host_reused').map(({ kind }) => `${kind} (${name.replace(/\/1$/, '')})`),
  );
  const notes = [...new Set(all)];
  const outcome = measured.run.planned.map(({ instance_id, status }) => `${instance_id} ${status}`).join(', ');
  return {
    ...measured,
    notes,
    elsewhere,
    outcome: `${outcome}${notes.length > 0 ? `; noted: ${notes.join(', ')}` : ''}`,
  };
}

describe('what later runs on the host remember', () => {
  row('attacks', { what: "edits the dataset's own files: the tests it is measured by", ...about }, async (context) => {
    const plan = [{ metric: 'u', type: 'unit_test', testcases: [run('pytest evaluation/test_x.py')] }];
    const dataset = writeProjects({ 1: { plan, files: { 'evaluation/test_x.py': 'def test(): assert False\n' } } });
    const { results } = await measure(
      {
        dataset: 'prdbench',
        'dataset-path': dataset,
        testbed: 'host',
        'agent-command': `echo 'def test(): pass' >${dataset}/PRDbench/1/evaluation/test_x.py`,
      },
      { machine: pythonMachine() },
    );
    const { status, integrity } = results['prdbench-1/1']!;
    context.expect({ status, kinds: integrity.map(({ kind }) => kind) }).toEqual({
      status: 'failed',
      kinds: ['testbed_destroyed'],
    });
    return 'failed; noted: testbed_destroyed';
  });

  row('attacks', { what: 'edits the fixtures of a trial that is yet to begin', ...about }, async (context) => {
    const dataset = writeDataset(
      ['a-1', 'b-1'].map((instance_id) => ({
        instance_id,
        success_command: 'grep -q 1 answer && echo "Setup successful"',
      })),
      { 'fixtures/b-1/answer': '0\n' },
    );
    const { run } = await measure({
      dataset,
      testbed: 'host',
      'agent-command': `echo 1 >${dataset}/fixtures/b-1/answer`,
    });
    const [, later] = run.planned;
    context.expect(later).toMatchObject({ status: 'error', error: { stage: 'prepare', kind: 'dataset' } });
    return 'error (dataset): nothing is measured by them';
  });

  row('attacks', { what: 'puts another file into the mirror of a repository', ...about }, async (context) => {
    const machine = testMachine();
    const dataset = writeDataset([
      {
        instance_id: 'a-1',
        ...repository({ answer: 'right\n' }),
        success_command: 'cat answer; grep -qx right answer && echo "Setup successful"',
      },
    ]);
    const forge = `cd ${machine.cacheDirectory}/repositories/*.git || exit 1
      mkdir packs && mv objects/pack/* packs && for pack in packs/*.pack; do git unpack-objects -q <$pack || exit 1; done
      place() { echo objects/$(echo $1 | cut -c1-2)/$(echo $1 | cut -c3-); }
      real=$(git rev-parse HEAD:answer) forged=$(echo forged | git hash-object -w --stdin)
      chmod u+w $(place $real) && cp $(place $forged) $(place $real)`;
    const options = { dataset, testbed: 'host' };
    const first = await measure({ ...options, 'agent-command': forge }, { machine });
    context.expect(first.results['a-1/1']!.agent.exit_code).toBe(0);
    const second = await measure({ ...options, 'agent-command': 'true' }, { machine });
    context.expect(second.results['a-1/1']!.error).toBe(null);
    context.expect(second.read('a-1/trial-1/evaluation.log')).toMatch(/^right\n/);
    context.expect(second.run.totals.passed).toBe(1);
    return 'the next clone misses the file that was there, and fetches the mirror anew; passed';
  });

  row('attacks', { what: "turns the judge's remembered verdicts into the best", ...about }, async (context) => {
    const machine = testMachine();
    const point = { metric: 'p', type: 'shell_interaction', testcases: [run('echo hello')] };
    const dataset = writeProjects({ 1: { plan: [point] } });
    const remembered = path.join(machine.cacheDirectory, 'judge');
    const options = {
      dataset: 'prdbench',
      'dataset-path': dataset,
      testbed: 'host',
      judge: 'command',
      'judge-command': `cat >/dev/null; echo '{"score":0,"explanation":"no"}'`,
      'agent-command': `find ${remembered} -name '*.json' -exec sed -i 's/"score": 0/"score": 2/' {} + 2>&1 || exit 0`,
    };
    const scores: (number | null)[] = [];
    for (const _ of [1, 2]) scores.push((await measure(options, { machine })).run.totals.score);
    context.expect(scores).toEqual([0, 0]);
    return 'the judge is asked again; failed as before';
  });
});

const FORGE = `sed -i 's/"status": "failed"/"status": "passed"/; s/"score": 0/"score": 1/'`;

describe('the results of a run on the host, which a later trial can reach', () => {
  row('attacks', { what: "edits an earlier trial's result.json", ...about }, async (context) => {
    const { notes, results, outcome } = await later(context, `${FORGE} a-1/trial-1/result.json`);
    context.expect(notes).toEqual(['record_changed (a-1)']);
    context.expect(results['a-1/1']).toMatchObject({ status: 'failed', score: 0 });
    context.expect(results['a-1/1']!.stages.length).toBeGreaterThan(3);
    return `${outcome}; in run.json, show and the record itself`;
  });

  row('attacks', { what: "edits run.json and removes an earlier trial's directory", ...about }, async (context) => {
    const { notes, outcome } = await later(context, `${FORGE} run.json; rm -r a-1`);
    context.expect(notes).toEqual(['record_changed (a-1)']);
    return outcome;
  });

  row(
    'attacks',
    { what: "its own trial's directory, and its output among the results, a link elsewhere", ...about },
    async (context) => {
      const { notes, elsewhere, outcome } = await later(
        context,
        'echo x >"$AGENTBENCH_OUTPUT_DIR/x"; mkdir $E/o; rm -r b-1/trial-1; ln -s $E b-1/trial-1; ln -s $E/o $E/output',
      );
      context.expect(notes).toEqual(['results_linked (b-1)']);
      context.expect(readdirSync(path.join(elsewhere, 'o'))).toEqual([]);
      context.expect(readdirSync(elsewhere)).toEqual(['o', 'output']);
      return outcome;
    },
  );

  row(
    'attacks',
    { what: "its own instance's directory a file, an earlier one's a pipe", ...about },
    async (context) => {
      const { notes, outcome } = await later(context, 'rm -r a-1 b-1; echo x >b-1; mkfifo a-1');
      context.expect(notes).toEqual(['record_changed (a-1)', 'results_linked (b-1)']);
      return outcome;
    },
  );

  row('attacks', { what: 'records a directory with files in it', ...about }, async (context) => {
    const { notes, outcome } = await later(
      context,
      'for r in run.json trace.json a-1/trial-1/result.json b-1/trial-1/result.json; do rm -f $r; mkdir $r; echo x >$r/x; done',
    );
    context.expect(notes).toEqual(['record_changed (a-1)', 'results_linked (b-1)']);
    return outcome;
  });

  row(
    'attacks',
    { what: 'the directory of a trial that is yet to begin a link elsewhere', ...about },
    async (context) => {
      const results = path.join(temporaryDirectory(), 'results');
      const elsewhere = temporaryDirectory();
      const ids = ['a-1', 'b-1'];
      const dataset = writeDataset(
        ids.map((instance_id) => ({ instance_id, success_command: 'echo Setup successful' })),
      );
      const { results: records } = await measure({
        dataset,
        testbed: 'host',
        'results-path': results,
        'agent-command': `[ "$AGENTBENCH_INSTANCE_ID" = b-1 ] || ln -s ${elsewhere} ${results}/b-1`,
      });
      context.expect(readdirSync(elsewhere)).toEqual([]);
      const notes = records['b-1/1']!.integrity.map(({ kind }) => kind);
      context.expect(notes).toEqual(['host_reused', 'results_linked']);
      return `${records['b-1/1']!.status}; nothing is written there; noted: results_linked`;
    },
  );

  row('attacks', { what: 'results-path itself a link to a copy with other verdicts', ...about }, async (context) => {
    const { notes, elsewhere, directory, outcome } = await later(
      context,
      `cp -r . $E/r; ${FORGE} $E/r/run.json $E/r/a-1/trial-1/result.json; cp $E/r/run.json $E/kept; mv ../results ../old; ln -s $E/r ../results`,
    );
    context.expect(notes).toEqual(['record_changed (a-1)', 'results_linked (b-1)']);
    context
      .expect(readFileSync(path.join(elsewhere, 'r/run.json')))
      .toEqual(readFileSync(path.join(elsewhere, 'kept')));
    context.expect(readdirSync(directory)).toContain('run.json');
    return outcome;
  });
});
