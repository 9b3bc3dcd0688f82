import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { matrixSchema } from '../../src/options/values.ts';
import { agentbench } from '../support/cli.ts';
import { datasetDirectory } from '../support/datasets.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const plan = (...args: string[]) => agentbench(['plan', ...args]);

describe.concurrent('agentbench plan', () => {
  it('SetupBench: a job for each of 93 instances', async (context) => {
    const setupbench = datasetDirectory('setupbench', context);
    const { exitCode, stdout, stderr } = await plan('--dataset-path', setupbench, '--json');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const { matrix, count } = JSON.parse(stdout);
    expect(count).toBe(93);
    expect(matrixSchema.parse(matrix)).toEqual(matrix);
    expect(matrix.include).toHaveLength(93);
    expect(matrix.include[0]).toEqual({
      name: 'bgsetup-gunicorn-systemd-socket',
      instances: 'bgsetup-gunicorn-systemd-socket',
      shard: '1/93',
    });
  });

  it('fewer jobs: a table, of whole images where they fit', async (context) => {
    const { expect } = context;
    const { stdout } = await plan(
      '--dataset-path',
      datasetDirectory('setupbench', context),
      '--max-jobs',
      '8',
      '--trials',
      '3',
    );
    expect(stdout).toMatchInlineSnapshot(`
      "setupbench: 93 instances, 3 trials each in 8 jobs
      shard  name                                            instances  images
      1/8    bgsetup-gunicorn-systemd-socket and 11 more     12         ubuntu:22.04
      2/8    bgsetup-celery-systemd and 11 more              12         ubuntu:22.04
      3/8    bgsetup-gunicorn-nginx-socket and 11 more       12         ubuntu:22.04
      4/8    bgsetup-filewatcher-daemon and 11 more          12         ubuntu:22.04
      5/8    bgsetup-autossh-logging and 10 more             11         ubuntu:22.04
      6/8    dbsetup-postgresql-2 and 10 more                11         ubuntu:22.04
      7/8    deps-amazon-cognito-saml-idp-c076c and 11 more  12         codeexecservice.azurecr.io/setupbench-node-16:latest, ubuntu:22.04
      8/8    deps-acts_as_bookable-45b78 and 10 more         11         ruby:2.7, codeexecservice.azurecr.io/setupbench-node-16:latest
      "
    `);
  });

  it('balances by what a run took', async () => {
    const place = temporaryDirectory();
    const ids = ['slow-1', 'one-1', 'two-1', 'three-1'];
    const dataset = writeDataset(ids.map((id) => ({ instance_id: id })));
    const ran = await agentbench(
      [
        ...['run', '--dataset', dataset, '--testbed', 'host', '--agent-command', 'touch solved', '--parallel', '2'],
        ...['--results-path', 'agentbench-results'],
      ],
      { place },
    );
    expect(ran.exitCode).toBe(0);
    // Whatever the machine did meanwhile: one took ten times as long as each of the others.
    for (const id of ids) {
      const file = path.join(place, 'agentbench-results', id, 'trial-1/result.json');
      const result = JSON.parse(readFileSync(file, 'utf8'));
      const stages = [{ ...result.stages[0], duration_ms: id === 'slow-1' ? 1000 : 100 }];
      writeFileSync(file, JSON.stringify({ ...result, stages }));
    }
    const options = ['--dataset', dataset, '--max-jobs', '2', '--baseline', 'agentbench-results'];
    const { stdout, stderr } = await agentbench(['plan', ...options], { place });
    const times = /\d+ ms|[\d.]+ s|\d+ min \d+ s/g;
    expect(
      stdout
        .replace(times, 'T')
        .replace(/.*: 4 /, '4 ')
        .replace(/ {2,}/g, '  '),
    ).toBe(
      [
        '4 instances in 2 jobs, T of trials, T in the longest job',
        'shard  name  instances  expected  images',
        '1/2  slow-1  1  T  debian:bookworm',
        '2/2  one-1 and 2 more  3  T  debian:bookworm',
        '',
      ].join('\n'),
    );
    expect(stderr).toBe('');

    writeFileSync(path.join(place, 'agentbench-results/slow-1/trial-1/result.json'), 'cut');
    const cut = await agentbench(['plan', ...options], { place });
    expect(cut.stderr).toMatch(
      /^agentbench: baseline: .*\/slow-1\/trial-1\/result\.json is left out: it is not a record of agentbench\nagentbench: baseline: 3 of 4 instances have a duration there; the others get the median\n$/,
    );
    expect(cut.stdout).toContain('\n2/2 ');
  });

  it.for(['[]', ' [ \n] '])('an empty list (%j) is nothing to do, and no dataset is needed', async (instances) => {
    const { exitCode, stdout, stderr } = await plan('--dataset', 'nowhere', '--instances', instances, '--json');
    expect({ exitCode, stdout, stderr }).toEqual({
      exitCode: 0,
      stdout: '{"matrix":{"include":[]},"count":0}\n',
      stderr: '',
    });
  });

  const redis = writeDataset([{ instance_id: 'dbsetup-redis-1' }]);
  it.for([
    [['--instances', 'dbsetup-redis-11'], /^agentbench: instances: "dbsetup-redis-11" matches nothing; nearest: dbset/],
    [['--instances', '[""]'], /^agentbench: instances: holds an empty selector\n$/],
    [['--instances', '[]', '--trials', '0'], /^agentbench: trials: "0" is not a whole number from 1 to 999999\n$/],
    [['--max-jobs', '257'], /^agentbench: max-jobs: "257" is not a whole number from 1 to 256\n$/],
    [['--max-jobs', '0'], /^agentbench: max-jobs: "0" is not a whole number from 1 to 256\n$/],
    [['--baseline', 'nowhere'], /^agentbench: baseline: there is no directory .*\/nowhere; results are /],
    [['--agent-command', 'true'], /^error: unknown option '--agent-command'/],
  ] as const)('%j is wrong', async ([args, message]) => {
    const { exitCode, stdout, stderr } = await plan('--dataset', redis, ...args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});
