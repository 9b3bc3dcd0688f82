import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe } from 'vitest';
import { thisOwner } from '../../src/base/lease/owner.ts';
import { type RowContext, row } from '../faults/table.ts';
import { testMachine } from '../support/machine.ts';
import { isAlive } from '../support/processes.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { outcomeOf } from './attack.ts';

const NOBODY = 65_534;
const PASSES = 'echo Setup successful';

/** A run of rows that pass, on the host; the agent of the first is the script, by `bash`. */
async function runHost(script: string, options: Record<string, string> = {}, machine = testMachine()) {
  const rows = ['first', 'second'].map((id) => ({ instance_id: id, success_command: PASSES }));
  const command = `case $AGENTBENCH_INSTANCE_ID in first) ;; *) exit ;; esac\n${script}`;
  const measured = await measure(
    { dataset: writeDataset(rows), testbed: 'host', 'agent-command': command, ...options },
    { machine },
  );
  const [first, second] = [measured.results['first/1']!, measured.results['second/1']!];
  return { ...measured, machine, first, second };
}

/** A directory of the machine with a file, and below it a mount with another; shared, as a hosted runner's are. */
function sharedMount({ onTestFinished }: RowContext): string {
  const directory = path.join(temporaryDirectory(), 'of the host');
  const mount = (...words: string[]) => execFileSync('mount', words);
  const below = path.join(directory, 'below');
  mkdirSync(directory);
  mount('-t', 'tmpfs', 'tmpfs', directory);
  mount('--make-shared', directory);
  mkdirSync(below);
  mount('-t', 'tmpfs', 'tmpfs', below);
  onTestFinished(() => {
    execFileSync('umount', ['--recursive', directory]);
  });
  for (const place of [directory, below]) writeFileSync(path.join(place, 'years-of-work'), 'all');
  return directory;
}

function isWhole(directory: string): boolean {
  return [directory, path.join(directory, 'below')].every((place) => existsSync(path.join(place, 'years-of-work')));
}

describe('processes', () => {
  row(
    'attacks',
    {
      what: 'kills its keeper, and goes on in a session of its own without an environment',
      stage: 'agent',
      testbed: 'host',
    },
    async ({ expect, onTestFinished }) => {
      const place = temporaryDirectory();
      const [pid, record] = [path.join(place, 'pid'), path.join(place, 'record')];
      const { first, run } = await runHost(
        `kill -9 $PPID
         env -i /usr/bin/setsid /bin/bash -c 'echo $$ >${pid}; while :; do echo mine >${record}; sleep 0.1; done' >/dev/null 2>&1 &
         until [ -s ${record} ]; do sleep 0.02; done`,
      );
      const number = Number(readFileSync(pid, 'utf8'));
      onTestFinished(() => {
        if (isAlive(number)) process.kill(number, 'SIGKILL');
      });
      expect(isAlive(number)).toBe(false);
      writeFileSync(record, 'ours');
      await sleep(300);
      expect(readFileSync(record, 'utf8')).toBe('ours');
      expect(run.totals.passed).toBe(2);
      expect(outcomeOf(first)).toBe('passed, note keeper_killed');
      return `${outcomeOf(first)}; it ends with the trial`;
    },
  );
});

describe('files', () => {
  for (const shared of [false, true]) {
    const what = `mounts a directory of the host into its workdir${shared ? ', which all trials share' : ''}`;
    row('attacks', { what, stage: 'remove', testbed: 'host' }, async (context) => {
      const { expect } = context;
      const directory = sharedMount(context);
      const options: Record<string, string> = shared ? { workdir: temporaryDirectory() } : {};
      const script = `mkdir -p 'in side/deep' && mount --rbind "${directory}" 'in side' && ls 'in side/below'; sleep 300 &`;
      const { first, second, machine, read } = await runHost(script, options);
      expect(read('first/trial-1/agent.log')).toBe('years-of-work\n');
      expect([outcomeOf(first), outcomeOf(second)]).toEqual(['passed', 'passed']);
      expect(isWhole(directory)).toBe(true);
      expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(machine.temporaryDirectory);
      for (const workdir of Object.values(options)) expect(readdirSync(workdir)).toEqual([]);
      return `${outcomeOf(first)}; the mount is gone, and nothing of the directory`;
    });
  }

  const TAKES: [what: string, take: (workdir: string, directory: string) => string][] = [
    ['mounts a directory of the host over', (workdir, directory) => `mount --rbind "${directory}" ${workdir}`],
    [
      'links a directory of the host in the place of',
      (workdir, directory) => `cd /; rmdir ${workdir}; ln -s "${directory}" ${workdir}`,
    ],
  ];
  for (const [what, take] of TAKES) {
    row(
      'attacks',
      { what: `${what} the workdir that all trials share`, stage: 'remove', testbed: 'host' },
      async (context) => {
        const { expect } = context;
        const directory = sharedMount(context);
        const workdir = path.join(temporaryDirectory(), 'workdir');
        const { second } = await runHost(take(workdir, directory), { workdir });
        expect(isWhole(directory)).toBe(true);
        expect(readdirSync(workdir)).toEqual([]);
        expect(lstatSync(workdir).isDirectory()).toBe(true);
        expect(outcomeOf(second)).toBe('passed');
        return `nothing of the directory is gone; the next trial: ${outcomeOf(second)}`;
      },
    );
  }

  row(
    'attacks',
    { what: 'leaves a file that cannot be removed', stage: 'remove', testbed: 'host' },
    async (context) => {
      const { expect } = context;
      const script = 'mkdir kept more; touch kept/for-ever more/file; chattr +i kept/for-ever; pwd';
      const { first, second, read, run, exitCode, told, machine } = await runHost(script);
      const file = path.join(read('first/trial-1/agent.log').trim(), 'kept/for-ever');
      context.onTestFinished(() => {
        execFileSync('chattr', ['-i', file]);
      });
      expect([outcomeOf(first), outcomeOf(second)]).toEqual(['passed, note workdir_left', 'passed']);
      expect(first.integrity[0]!.detail).toContain('kept/for-ever');
      expect([exitCode, run.finished_at]).toEqual([0, expect.any(String)]);
      expect(existsSync(path.join(path.dirname(file), '../more'))).toBe(false);
      expect(told.filter(({ what }) => what === 'notice').at(-1)!.text).toMatch(/^temporary files of this run remain/);
      // So does the next run, once the owner is dead, and it goes on.
      // …/<run>/<trial>/workdir/kept/for-ever
      const owner = `${path.resolve(file, '../../../..')}.owner`;
      rmSync(owner);
      symlinkSync(JSON.stringify({ ...thisOwner(), boot: 'an earlier one' }), owner);
      const next = await runHost('true', {}, machine);
      expect(next.run.totals.passed).toBe(2);
      expect(next.told.find(({ what }) => what === 'notice')!.text).toMatch(/could not be removed: .*kept\/for-ever/);
      return `${outcomeOf(first)}; exit ${exitCode}, and the next run says what is left`;
    },
  );
});

describe('the temporary directory that all users share', () => {
  const HELD: [what: string, hold: (usual: string) => void][] = [
    ['is made by another user before', (usual) => { mkdirSync(usual); chownSync(usual, NOBODY, NOBODY); }],
    ['can be written by everybody', (usual) => { mkdirSync(usual); execFileSync('chmod', ['777', usual]); }],
    ['is a link', (usual) => { execFileSync('ln', ['-s', temporaryDirectory(), usual]); }],
  ]; // biome-ignore format: one line each
  for (const [what, hold] of HELD) {
    row(
      'attacks',
      { what: `the place of our temporary files ${what}`, stage: 'prepare', testbed: 'host' },
      async ({ expect }) => {
        const machine = testMachine();
        const usual = path.join(machine.temporaryDirectory, `agentbench-${process.getuid!()}`);
        mkdirSync(machine.temporaryDirectory);
        hold(usual);
        // Seen from the agent: all that our own user makes lies elsewhere.
        const { first, read } = await runHost(
          `ls -A ${usual}/ | wc -l; case $PWD in ${usual}/*) echo taken ;; esac; stat -c '%u %a' "$(dirname "$(dirname "$(dirname "$PWD")")")"`,
          {},
          machine,
        );
        expect(read('first/trial-1/agent.log')).toBe(`0\n${process.getuid!()} 711\n`);
        expect(outcomeOf(first)).toBe('passed');
        expect(readdirSync(`${usual}/`)).toEqual([]);
        return `${outcomeOf(first)}; nothing of ours lies there`;
      },
    );
  }
});
