import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';
import { serveRepository } from '../support/git-server.ts';
import { outcomeOf, Place } from './place.ts';
import { PrivateDocker } from './private-docker.ts';
import { placeOn } from './small-disk.ts';
import { type RowContext, row } from './table.ts';

const ALL = { 'a/1': 'passed', 'b/1': 'passed', 'c/1': 'passed' };

async function completed(place: Place, { expect }: RowContext): Promise<void> {
  const again = await place.run({ testbed: 'host', resume: 'true' }).ended;
  expect(again.exitCode, again.log).toBe(0);
  expect(await place.statuses()).toEqual(ALL);
  expect(await place.left()).toEqual([]);
}

/** The agent of the second instance, in shell; `DISK` is the small file system. */
const inB = (script: string) => `case $AGENTBENCH_INSTANCE_ID in b-*) ${script} ;; esac`;
const FILL = 'cat /dev/zero >DISK/fill';
const FILL_INODES = 'i=0; while : >DISK/fill-$i; do i=$((i+1)); done';

describe.concurrent('a full disk', () => {
  const RESULTS: [what: string, stage: string, options: string, script: string][] = [
    ['results-path full', 'result.json, run.json', 'size=1m', FILL],
    ['results-path without inodes', 'result.json, run.json', 'size=8m,nr_inodes=60', FILL_INODES],
  ];
  for (const [what, stage, options, script] of RESULTS) {
    row('faults', { what, stage, testbed: 'host' }, async (context) => {
      const { expect } = context;
      const { place, disk, enlarge } = placeOn('results', options, context);
      place.dataset(['a', 'b', 'c']);
      const ended = await place.run({ testbed: 'host', 'agent-command': inB(script.replaceAll('DISK', disk)) }).ended;
      expect(ended.exitCode, ended.log).toBe(3);
      expect(ended.log).toMatch(/b-\w+: its result could not be written: ENOSPC/);
      expect(ended.log).toMatch(/run\.json could not be written: ENOSPC.*run again with resume/);
      expect(ended.log).not.toContain('itself failed');
      // As far as it could be written: half a file would not be valid.
      const statuses = await place.statusesReadBack();
      expect(statuses).toEqual({ 'a/1': 'passed', 'b/1': 'not_run', 'c/1': 'not_run' });
      const before = place.finished();
      expect(await place.left()).toEqual([]);
      enlarge();
      await completed(place, context);
      expect(place.finished()).toMatchObject(before);
      return `${outcomeOf(ended, statuses)}; the log says what could not be written; with room made the re-run completes; nothing left`;
    });
  }

  const GIVES_WAY: [what: string, stage: string, script: string, note: string][] = [
    ['results-path full of a log', 'agent.log', 'head -c 4M /dev/zero', 'log_incomplete'],
    ['results-path full of output', 'collect', 'head -c 4M /dev/zero >$AGENTBENCH_OUTPUT_DIR/big', 'collect_failed'],
  ];
  for (const [what, stage, script, note] of GIVES_WAY) {
    row('faults', { what, stage, testbed: 'host' }, async (context) => {
      const { expect } = context;
      const { place } = placeOn('results', 'size=2m', context);
      place.dataset(['a', 'b', 'c']);
      const ended = await place.run({ testbed: 'host', 'agent-command': inB(script) }).ended;
      const statuses = await place.statuses();
      expect(ended.exitCode, ended.log).toBe(0);
      expect(statuses).toEqual(ALL);
      const { integrity } = (await place.records()).results[`${place.instance('b')}/trial-1`]!;
      expect(integrity.map(({ kind }) => kind)).toContain(note);
      expect(await place.left()).toEqual([]);
      return `${outcomeOf(ended, statuses)}, with the note ${note}: it gives way to the records; nothing left`;
    });
  }

  const TEMPORARY: [what: string, options: string, script: string][] = [
    ['the temporary directory full', 'size=1m', FILL],
    ['the temporary directory without inodes', 'size=8m,nr_inodes=80', FILL_INODES],
  ];
  for (const [what, options, script] of TEMPORARY) {
    row('faults', { what, stage: 'evaluate', testbed: 'host' }, async (context) => {
      const { expect } = context;
      const { place, disk } = placeOn('temporary', options, context);
      place.dataset(['a', 'b', 'c']);
      const ended = await place.run({ testbed: 'host', 'agent-command': inB(script.replaceAll('DISK', disk)) }).ended;
      const statuses = await place.statuses();
      expect(statuses['a/1']).toBe('passed');
      execFileSync('sh', ['-c', `rm -f ${disk}/fill*`]);
      expect(await place.left()).toEqual([]);
      if (ended.exitCode !== 0) await completed(place, context);
      return `${outcomeOf(ended, statuses)}; ${ended.exitCode === 0 ? '' : 'with room made the re-run completes; '}nothing left`;
    });
  }

  row(
    'faults',
    { what: 'the temporary directory without inodes', stage: 'before the run', testbed: 'host' },
    async (context) => {
      const { expect } = context;
      const { place, enlarge } = placeOn('temporary', 'size=1m,nr_inodes=2', context);
      place.dataset(['a', 'b', 'c']);
      const ended = await place.run({ testbed: 'host' }).ended;
      expect(ended.exitCode, ended.log).toBe(2);
      expect(ended.log).toMatch(/ENOSPC.*RUNNER_TEMP/);
      enlarge();
      expect(await place.left()).toEqual([]);
      await completed(place, context);
      return 'exit 2 with advice; with room made the next run completes; nothing left';
    },
  );

  row('faults', { what: 'the cache full', stage: 'clone', testbed: 'host' }, async (context) => {
    const { expect } = context;
    const text = Array.from({ length: 60_000 }, () => Math.random().toString(36)).join('\n');
    const repository = serveRepository([{ 'big.txt': text }]);
    const { place, disk, enlarge } = placeOn('cache', 'size=400k', context, repository.environment);
    const cloned = { repo_url: repository.url, base_commit: repository.commits[0]! };
    place.dataset(['a', { instance_id: 'b', ...cloned }, 'c']);
    const ended = await place.run({ testbed: 'host' }).ended;
    const statuses = await place.statuses();
    expect(ended.exitCode, ended.log).toBe(3);
    expect(statuses).toEqual({ 'a/1': 'passed', 'b/1': 'error (git)', 'c/1': 'passed' });
    const { results } = await place.records();
    expect(results[`${place.instance('b')}/trial-1`]!.error!.message).toMatch(/No space left on device/);
    expect(existsSync(path.join(disk, 'agentbench/repositories'))).toBe(true);
    enlarge();
    await completed(place, context);
    return `${outcomeOf(ended, statuses)}; with room made the re-run completes; nothing left`;
  });

  row('faults', { what: 'results-path read-only', stage: 'before the run', testbed: 'host' }, async (context) => {
    const { expect } = context;
    const { place, enlarge } = placeOn('results', 'size=1m,ro', context);
    place.dataset(['a', 'b', 'c']);
    const ended = await place.run({ testbed: 'host' }).ended;
    expect(ended.exitCode, ended.log).toBe(2);
    expect(ended.log).toMatch(/^agentbench: results-path: .*EROFS/m);
    expect(await place.left()).toEqual([]);
    enlarge();
    await completed(place, context);
    return 'exit 2 with advice; once it is mended the next run completes; nothing left';
  });

  row('faults', { what: 'results-path removed', stage: 'agent', testbed: 'host' }, async (context) => {
    const { expect } = context;
    const place = new Place();
    context.onTestFinished(() => place.remove());
    place.dataset(['a', 'b', 'c']);
    // The log is there before it is removed.
    const log = path.join(place.results, place.instance('b'), 'trial-1/agent.log');
    const script = `echo begun; until [ -s ${log} ]; do sleep 0.1; done; rm -rf ${place.results}`;
    const ended = await place.run({ testbed: 'host', 'agent-command': inB(script) }).ended;
    expect(ended.exitCode, ended.log).toBe(0);
    expect(ended.log).toMatch(/a-\w+, trial 1: it was removed; the measured result is kept/);
    expect(ended.log).toMatch(/a-\w+ .*\[record_changed\]/);
    expect(ended.log).toMatch(/b-\w+ .*\[log_incomplete\]/);
    expect(await place.left()).toEqual([]);
    await completed(place, context);
    return `exit ${ended.exitCode}; 3 passed, with the notes record_changed and log_incomplete; nothing left`;
  });

  row('faults', { what: 'results-path replaced by a file', stage: 'agent', testbed: 'host' }, async (context) => {
    const { expect } = context;
    const place = new Place();
    context.onTestFinished(() => place.remove());
    place.dataset(['a', 'b', 'c']);
    // The run may make the directory again in between.
    const script = `until { rm -rf ${place.results} && echo >${place.results}; } 2>/dev/null; do :; done`;
    const ended = await place.run({ testbed: 'host', 'agent-command': inB(script) }).ended;
    expect(ended.exitCode, ended.log).toBe(3);
    expect(ended.log).toMatch(/b-\w+: its result could not be written/);
    expect(await place.left()).toEqual([]);
    const refused = await place.run({ testbed: 'host' }).ended;
    expect(refused.exitCode).toBe(2);
    rmSync(place.results);
    await completed(place, context);
    return `exit ${ended.exitCode}; the log says what could not be written; the re-run measures anew what is gone; nothing left`;
  });

  row('faults', { what: 'pipes in the place of the logs', stage: 'agent', testbed: 'host' }, async (context) => {
    const { expect } = context;
    const place = new Place();
    context.onTestFinished(() => place.remove());
    place.dataset(['a', 'b', 'c']);
    const directory = path.join(place.results, place.instance('b'), 'trial-1');
    // Nobody ever reads them: whoever opens one to write waits for ever.
    const script = `cd ${directory} && mkfifo agent.log evaluation.log changes.patch output trajectory.json; echo begun;`;
    const ended = await place.run({ testbed: 'host', 'agent-command': inB(script) }).ended;
    expect(ended.exitCode, ended.log).toBe(0);
    const statuses = await place.statuses();
    expect(statuses).toEqual(ALL);
    const { integrity } = (await place.records()).results[`${place.instance('b')}/trial-1`]!;
    const incomplete = integrity.filter(({ kind }) => kind === 'log_incomplete').map(({ detail }) => detail);
    expect(incomplete).toEqual([
      expect.stringMatching(/^agent\.log: EEXIST/),
      expect.stringMatching(/^evaluation\.log: EEXIST/),
    ]);
    expect(await place.left()).toEqual([]);
    return `${outcomeOf(ended, statuses)}, with the note log_incomplete; nothing waits for a reader; nothing left`;
  });

  row('faults', { what: "Docker's disk full", stage: 'agent, prepare', testbed: 'docker' }, async (context) => {
    const { expect } = context;
    const docker = await PrivateDocker.open('800m');
    const place = new Place(docker.environment);
    context.onTestFinished(async () => {
      place.remove();
      await docker.close();
    });
    place.dataset(['a', 'b', 'c']);
    // It leaves a full disk to the evaluation.
    const filled = await place.run({ testbed: 'docker', 'agent-command': inB('cat /dev/zero >/fill') }).ended;
    expect(filled.exitCode, filled.log).toBe(0);
    expect(await place.statuses()).toEqual(ALL);
    rmSync(place.results, { recursive: true });
    const fill = path.join(docker.data, 'fill');
    execFileSync('sh', ['-c', `cat /dev/zero >${fill} || true`], { stdio: 'ignore' });
    const ended = await place.run({ testbed: 'docker' }).ended;
    expect(ended.exitCode, ended.log).toBe(3);
    const statuses = await place.statuses();
    expect(statuses).toEqual({ 'a/1': 'error (docker)', 'b/1': 'error (docker)', 'c/1': 'error (docker)' });
    rmSync(fill);
    const again = await place.run({ testbed: 'docker', resume: 'true' }).ended;
    expect(again.exitCode, again.log).toBe(0);
    expect([...(await place.left()), ...docker.left()]).toEqual([]);
    return `by an agent: evaluated, and the next trials run; while containers are made: ${outcomeOf(ended, statuses)}; with room made the re-run completes; nothing left`;
  });
});
