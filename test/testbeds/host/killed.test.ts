import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { resultSchema, runSchema } from '../../../src/results/records.ts';
import { agentbench, startAgentbench } from '../../support/cli.ts';
import { dockerCli } from '../../support/docker.ts';
import { isAlive } from '../../support/processes.ts';
import { writeDataset } from '../../support/run.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

/** Leaves processes of every kind, each with its pid in a file of the directory that is named to it, and works for ever. */
const AGENT = `
  touch solved
  case $AGENTBENCH_INSTANCE_ID in first*) exit ;; esac
  test -e "$PIDS/../mended" && { touch solved; exit; }
  seq 1000
  note='echo $$ >"$1"; exec sleep 500'
  sh -c "$note" sh "$PIDS/child" &
  nohup sh -c "$note" sh "$PIDS/nohup" >/dev/null 2>&1 &
  (setsid sh -c "$note" sh "$PIDS/daemon" &)
  (setsid sh -c 'trap "" TERM INT HUP; echo $$ >"$1"; while :; do sleep 0.2; done' sh "$PIDS/stubborn" &)
  echo $$ >"$PIDS/agent"
  sleep 500`;
const KINDS = ['agent', 'child', 'daemon', 'nohup', 'stubborn'];

/** A run that has finished its first trial and is in the middle of its second. */
async function inMidTrial(flags: string[] = []) {
  const place = temporaryDirectory();
  const pids = path.join(place, 'pids');
  mkdirSync(pids);
  const dataset = writeDataset(['first', 'second', 'third'].map((id) => ({ instance_id: id })));
  const results = path.join(place, 'results');
  const args = ['run', '--dataset', dataset, '--testbed', 'host', '--agent-command', AGENT, ...flags];
  const started = startAgentbench([...args, '--agent-env', `PIDS=${pids}`, '--results-path', results], { place });
  // A file is there before what is written to it.
  const written = () => readdirSync(pids).filter((kind) => readFileSync(path.join(pids, kind), 'utf8').endsWith('\n'));
  await expect.poll(() => written().sort()).toEqual(KINDS);
  // Its output is on disk while it runs.
  const log = path.join(results, 'second/trial-1/agent.log');
  await expect.poll(() => (existsSync(log) ? readFileSync(log, 'utf8') : '')).toMatch(/^1\n2\n3\n/);
  const numbers = KINDS.map((kind) => Number(readFileSync(path.join(pids, kind), 'utf8')));
  expect(numbers.map(isAlive)).toEqual(KINDS.map(() => true));
  const runs = () => readdirSync(path.join(place, 'tmp')).flatMap((name) => readdirSync(path.join(place, 'tmp', name)));
  // The run's directory, and whose it is.
  expect(runs()).toHaveLength(2);
  return { ...started, place, results, runs, dataset, alive: () => numbers.filter(isAlive) };
}

function readRun(results: string) {
  const run = runSchema.parse(JSON.parse(readFileSync(path.join(results, 'run.json'), 'utf8')));
  const first = readFileSync(path.join(results, 'first/trial-1/result.json'), 'utf8');
  expect(resultSchema.parse(JSON.parse(first))).toMatchObject({ status: 'passed', evaluation: { exit_code: 0 } });
  return run;
}

/** The directory of a process' control group. */
function groupOf(pid: number): string | undefined {
  const name = /^0::(.*)$/m.exec(readFileSync(`/proc/${pid}/cgroup`, 'utf8'))?.[1];
  const mount = readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .find((line) => line.includes(' - cgroup2 '));
  return name && mount && path.join(mount.split(' ')[4]!, name);
}

const statuses = (run: ReturnType<typeof readRun>) => run.planned.map(({ status }) => status);

describe('a harness that is killed in mid-trial', () => {
  test('leaves no process of the trial, and a valid record; the next command removes its files', async () => {
    const { child, finished, place, results, runs, alive } = await inMidTrial();
    // The slower run.json is written, the later it tells what is on disk.
    await expect.poll(() => statuses(readRun(results))).toEqual(['passed', 'not_run', 'not_run']);
    child.kill('SIGKILL');
    expect((await finished).exitCode).toBeNull();
    await expect.poll(alive).toEqual([]);

    const run = readRun(results);
    expect(statuses(run)).toEqual(['passed', 'not_run', 'not_run']);
    expect(run).toMatchObject({ finished_at: null, gate: null, totals: { planned: 3, passed: 1, not_run: 2 } });

    expect(runs()).toHaveLength(2);
    writeFileSync(path.join(place, 'mended'), '');
    const next = await agentbench(['resume', results], { place, environment: { PIDS: path.join(place, 'pids') } });
    expect(next.exitCode).toBe(0);
    expect(runs()).toEqual([]);
    expect(statuses(readRun(results))).toEqual(['passed', 'passed', 'passed']);
    expect(next.stdout).toContain('- first: passed in an earlier run');
    const log = readFileSync(path.join(results, 'second/trial-1/attempt-1/agent.log'), 'utf8');
    expect(log).toMatch(/^1\n2\n3\n/);
  });

  test('leaves a shared workdir as it was; the next command empties it', async () => {
    const workdir = temporaryDirectory();
    const { child, finished, place, dataset, alive } = await inMidTrial(['--workdir', workdir]);
    child.kill('SIGKILL');
    await finished;
    await expect.poll(alive).toEqual([]);
    expect(readdirSync(workdir)).toEqual(['solved']);
    const args = ['run', '--dataset', dataset, '--testbed', 'host', '--agent-command', 'ls', '--workdir', workdir];
    const next = await agentbench([...args, '--instances', 'first', '--results-path', path.join(place, 'other')], {
      place,
    });
    expect(next.exitCode, next.stderr).toBe(0);
    expect(readFileSync(path.join(place, 'other/first/trial-1/evaluation.log'), 'utf8')).toContain('Setup failed');
    expect(readdirSync(workdir)).toEqual([]);
  });

  test('leaves what had killed its keeper, and cleared its environment, in a control group; the next command ends it', async () => {
    const place = temporaryDirectory();
    const pid = path.join(place, 'pid');
    // The evaluation holds the trial.
    const go = path.join(place, 'go');
    const held = `until [ -e ${go} ]; do sleep 0.1; done; echo Setup successful`;
    const dataset = writeDataset([{ instance_id: 'first', success_command: held }]);
    // Written once the keeper is dead: as long as it lives, it ends everything when the harness is killed.
    const alone = path.join(place, 'alone');
    const command = `env -i setsid sh -c 'echo $$ >${pid}; exec sleep 500' & until [ -s ${pid} ]; do sleep 0.02; done; kill -9 $PPID; : >${alone}`;
    const args = ['run', '--dataset', dataset, '--testbed', 'host', '--agent-command'];
    const { child, finished } = startAgentbench([...args, command], { place });
    await expect.poll(() => existsSync(alone)).toBe(true);
    const left = Number(readFileSync(pid, 'utf8'));
    const group = groupOf(left)!;
    expect(path.basename(group)).toMatch(/^agentbench-[0-9a-f]+-1$/);
    child.kill('SIGKILL');
    await finished;
    expect(isAlive(left)).toBe(true);
    writeFileSync(go, '');
    const next = await agentbench([...args, 'true'], { place });
    expect(next.exitCode, next.stderr).toBe(0);
    expect(isAlive(left)).toBe(false);
    expect(existsSync(group)).toBe(false);
  });

  test('without perl what it left goes with the next command', async () => {
    const { pathWithout } = await import('./path-without.ts');
    const environment = { PATH: pathWithout('perl') };
    const place = temporaryDirectory();
    const pid = path.join(place, 'pid');
    const dataset = writeDataset([{ instance_id: 'first' }]);
    const command = `(setsid sh -c 'echo $$ >${pid}; exec sleep 500' &); sleep 500`;
    const args = ['run', '--dataset', dataset, '--testbed', 'host', '--agent-command'];
    const { child, finished } = startAgentbench([...args, command], { place, environment });
    await expect.poll(() => existsSync(pid) && readFileSync(pid, 'utf8')).toMatch(/\d/);
    child.kill('SIGKILL');
    await finished;
    const left = Number(readFileSync(pid, 'utf8'));
    await agentbench([...args, 'true'], { place, environment });
    expect(isAlive(left)).toBe(false);
  });

  test('leaves its container; the next command that uses Docker removes it', async () => {
    const place = temporaryDirectory();
    const dataset = writeDataset([{ instance_id: `killed-${path.basename(place)}` }]);
    const args = ['run', '--dataset', dataset, '--agent-command'];
    const { child, finished } = startAgentbench([...args, 'touch /begun; sleep 500'], { place });
    const containers = () =>
      dockerCli('ps', '--all', '--quiet', '--filter', `label=agentbench.instance=killed-${path.basename(place)}`);
    await expect.poll(containers).not.toBe('');
    child.kill('SIGKILL');
    await finished;
    const next = await agentbench([...args, 'touch solved'], { place });
    expect(next.exitCode, next.stderr).toBe(0);
    // A run of somebody else that looks at the same moment may be the one that removes it, and not be done.
    await expect.poll(containers).toBe('');
  });
});

describe.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a run that gets %s', (signal, exitCode) => {
  test(`ends with exit code ${exitCode}: finished results are intact, the record is complete, nothing is left`, async () => {
    const { child, finished, results, runs, alive } = await inMidTrial();
    child.kill(signal);
    const { exitCode: code, stdout } = await finished;
    expect(code).toBe(exitCode);
    expect(alive()).toEqual([]);
    expect(runs()).toEqual([]);
    const run = readRun(results);
    expect(statuses(run)).toEqual(['passed', 'not_run', 'not_run']);
    expect(run).toMatchObject({ interrupted: signal, totals: { planned: 3, passed: 1, not_run: 2, error: 0 } });
    expect(run.finished_at).not.toBeNull();
    expect(run.planned.slice(1).map(({ error }) => error)).toEqual([
      { stage: 'agent', kind: 'interrupted', message: `interrupted by ${signal}` },
      { stage: 'plan', kind: 'interrupted', message: `interrupted by ${signal}` },
    ]);
    expect(stdout).toContain('1 of 3 passed');
  });
});
