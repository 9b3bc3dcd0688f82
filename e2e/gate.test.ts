import { describe } from 'vitest';
import { startService } from '../test/doubles/http.ts';
import { archivesOf, instanceRowsIn, pageOf } from './support/published.ts';
import { readRecords } from './support/records.ts';
import { resultsOf, test } from './support/scene.ts';

const QUIET = { 'upload-artifact': 'false', comment: 'never', summary: 'false' };
/** A registry's answer for an image it does not have. */
const UNKNOWN = { status: 404, body: { errors: [{ code: 'MANIFEST_UNKNOWN', message: 'manifest unknown' }] } };
/** An agent-setup that works for the first trial of `a` only. */
const BROKEN_BUT_A = '[ "$AGENTBENCH_INSTANCE_ID" = a ]';

interface Case {
  name: string;
  rows: string[];
  inputs: Record<string, string>;
  outcome: 'success' | 'failure';
  exitCode: number;
  /** The step's one error beside those of trials. */
  message?: string;
}

const CASES: Case[] = [
  { name: 'all passed', rows: ['a'], inputs: {}, outcome: 'success', exitCode: 0 },
  { name: 'a failed trial alone is a measurement', rows: ['a', '!b'], inputs: {}, outcome: 'success', exitCode: 0 },
  {
    name: 'fail-on failure',
    rows: ['a', '!b'],
    inputs: { 'fail-on': 'failure' },
    outcome: 'failure',
    exitCode: 1,
    message: '1 of 2 passed (50%), 1 failed. 1 of 2 trials failed (fail-on: failure)',
  },
  {
    name: 'fail-on failure, nothing failed',
    rows: ['a'],
    inputs: { 'fail-on': 'failure' },
    outcome: 'success',
    exitCode: 0,
  },
  {
    name: 'fail-on error',
    rows: ['a', 'b'],
    inputs: { 'agent-setup': BROKEN_BUT_A },
    outcome: 'failure',
    exitCode: 3,
    message: '1 of 2 passed (50%), 1 could not be measured. 1 of 2 trials could not be measured (fail-on: error)',
  },
  {
    name: 'fail-on failure, something not measured',
    rows: ['a', 'b'],
    inputs: { 'agent-setup': BROKEN_BUT_A, 'fail-on': 'failure' },
    outcome: 'failure',
    exitCode: 3,
    message: '1 of 2 passed (50%), 1 could not be measured. 1 of 2 trials could not be measured (fail-on: failure)',
  },
  {
    name: 'fail-on never',
    rows: ['a', '!b', 'c'],
    inputs: { 'agent-setup': '[ "$AGENTBENCH_INSTANCE_ID" != c ]', 'fail-on': 'never' },
    outcome: 'success',
    exitCode: 0,
  },
  {
    name: 'min-success-rate, whatever fail-on says',
    rows: ['a', '!b'],
    inputs: { 'min-success-rate': '0.8', 'fail-on': 'never' },
    outcome: 'failure',
    exitCode: 1,
    message: '1 of 2 passed (50%), 1 failed. success rate 50% is below min-success-rate 80%',
  },
  {
    name: 'min-success-rate, reached exactly',
    rows: ['a', '!b'],
    inputs: { 'min-success-rate': '.5' },
    outcome: 'success',
    exitCode: 0,
  },
  {
    name: 'min-score is of what was measured',
    rows: ['a', 'b'],
    inputs: { 'min-score': '1', 'fail-on': 'never', 'agent-setup': BROKEN_BUT_A },
    outcome: 'success',
    exitCode: 0,
  },
  {
    name: 'min-score of nothing measured',
    rows: ['b'],
    inputs: { 'min-score': '0.1', 'agent-setup': BROKEN_BUT_A },
    outcome: 'failure',
    exitCode: 1,
    message:
      'no verdict: 1 could not be measured. score – is below min-score 10%; 1 of 1 trials could not be measured (fail-on: error)',
  },
  {
    name: 'a budget that is used up',
    rows: ['a', 'b', 'c'],
    inputs: {
      'max-cost': '1',
      'agent-command': `echo '{"cost_usd": 0.6}' > "$AGENTBENCH_OUTPUT_DIR/usage.json"`,
    },
    outcome: 'failure',
    exitCode: 3,
    message: '2 of 3 passed (66.7%), 1 not run. 1 of 3 trials could not be measured (fail-on: error)',
  },
];

describe.concurrent('the gate', () => {
  test.for(CASES)('$name', async ({ rows, inputs, outcome, exitCode, message }, { scene, expect }) => {
    const ran = await scene.run({ ...QUIET, ...inputs, dataset: await scene.dataset(rows) });
    expect(ran).toMatchObject({ outcome, exitCode, errors: [] });
    const errors = ran.annotations.filter(({ level, properties }) => level === 'error' && !properties.title);
    expect(errors.map((error) => error.message)).toEqual(message === undefined ? [] : [message]);
    const { run } = await readRecords(resultsOf(ran.job));
    expect(run.gate).toEqual({
      passed: outcome === 'success',
      reasons: message === undefined ? [] : message.replace(/^(no verdict|.*?\))[^.]*\. /, '').split('; '),
    });
    expect(run.totals).toMatchObject({
      planned: rows.length,
      passed: Number(ran.outputs.passed),
      failed: Number(ran.outputs.failed),
      error: Number(ran.outputs.errors),
      not_run: Number(ran.outputs['not-run']),
    });
  });
});

describe.concurrent('on Docker', () => {
  test('an image that cannot be had: that trial is an error, the others are measured', async ({ scene, expect }) => {
    const registry = await startService(
      ({ url }) => (url.pathname === '/v2/' ? { status: 200, body: {} } : UNKNOWN),
      (status) => ({ status }),
    );
    const missing = `${registry.url.replace('http://', '')}/no/such-image:1`;
    const dataset = await scene.dataset([
      { instance_id: 'there', base_image: 'debian:bookworm' },
      { instance_id: 'missing', base_image: missing },
      { instance_id: 'also-there', base_image: 'debian:bookworm', success_command: 'cat done' },
    ]);
    const ran = await scene.run({
      dataset,
      testbed: 'auto',
      network: 'none',
      parallel: '3',
      'agent-command': 'echo Setup successful > done',
    });
    await registry.close();
    expect(ran).toMatchObject({ outcome: 'failure', exitCode: 3 });
    expect(ran.outputs).toMatchObject({ planned: '3', passed: '2', failed: '0', errors: '1', 'not-run': '0' });
    const { results } = await readRecords(resultsOf(ran.job));
    expect(results['missing/trial-1']).toMatchObject({
      status: 'error',
      score: null,
      evaluation: null,
      error: { stage: 'prepare', kind: 'image', message: expect.stringContaining(missing) },
    });
    expect(results['there/trial-1']!.testbed).toMatchObject({ kind: 'docker', image: 'debian:bookworm' });
    expect(ran.said[0]).toContain(`error: prepare: the image ${missing} cannot be pulled`);
    const page = pageOf(scene, archivesOf(scene)[0]!);
    const [first, ...others] = instanceRowsIn(ran.summary);
    expect(first).toMatchObject({
      instance: 'missing',
      verdict: 'error',
      link: `https://github.com/octo/demo/actions/runs/7001001/artifacts/${page.id}#missing/1`,
      why: expect.stringContaining('cannot be pulled'),
    });
    expect(others.map(({ instance, verdict }) => `${instance} ${verdict}`).toSorted()).toEqual([
      'also-there passed',
      'there passed',
    ]);
  });

  test('without a daemon nothing begins', async ({ scene, expect }) => {
    const dataset = await scene.dataset([{ instance_id: 'a', base_image: 'debian:bookworm' }]);
    const ran = await scene.run({ dataset, testbed: 'auto' }, { env: { DOCKER_HOST: 'unix:///nowhere/docker.sock' } });
    expect(ran).toMatchObject({ outcome: 'failure', exitCode: 2, outputs: {}, state: {}, summary: '' });
    expect(ran.said).toEqual([
      expect.stringMatching(/^error: testbed: auto means docker .*Docker does not answer at unix:\/\/\/nowhere/),
    ]);
    expect(ran.post.log).toBe('');
  });
});
