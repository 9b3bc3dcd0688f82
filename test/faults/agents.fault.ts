import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';
import { Place, until } from './place.ts';
import { row } from './table.ts';
import { peakMemory, wake } from './world.ts';

/** An agent that misbehaves. `script` may name `NAP`, a number of seconds. */
interface Agent {
  what: string;
  script: string;
  /** Of the trial: its status with the kinds of its integrity notes, then how the agent ended. */
  outcome: string;
  /** True if it is too heavy to have others beside it. */
  alone?: boolean;
  /** The possible outcomes, if it depends on the quicker of two. */
  seen?: RegExp;
  /** Script that the evaluation runs before it says yes. */
  evaluation?: string;
  options?: Record<string, string>;
  on?: ('host' | 'docker')[];
}

/** Milliseconds within which an agent has printed 2 GB; a slow machine that does much else takes over 4 minutes. */
const PRINTING_LIMIT = 1_800_000;

const IGNORED = 'trap "" TERM INT HUP QUIT USR1 USR2';
/** Doubles itself as long as it may, then tries on, at a pace that leaves others their share of the processors. */
const BOMB = `perl -e 'for (;;) { sleep 5 unless defined fork }'`;
/** 20 × 20 processes that are begun anew when they are killed. */
const RESPAWNING = `perl -e '
  sub keep { my ($count, $work) = @_; my %live;
    for (;;) { while (keys %live < $count) { my $p = fork // last; if (!$p) { $work->(); exit } $live{$p} = 1 }
      my $dead = wait; delete $live{$dead} } }
  exit if fork; setpgrp; keep(20, sub { keep(20, sub { exec "sleep", "NAP" }) })'; sleep 1`;

const AGENTS: Agent[] = [
  { what: 'closes its output and works on', script: 'exec >&- 2>&-; sleep 1; touch done', evaluation: 'test -e done', outcome: 'passed; exit code 0' },
  { what: 'ignores SIGTERM beyond its time limit', script: `${IGNORED}; while :; do sleep NAP; done`, options: { 'agent-timeout': '1s' }, outcome: 'passed; timed out' },
  { what: 'becomes a sleep that ignores everything', script: `${IGNORED}; exec sleep NAP`, options: { 'agent-timeout': '1s' }, outcome: 'passed; timed out' },
  { what: 'daemonises (setsid, double fork, nohup), its output held open', script: '(setsid sh -c "sleep NAP & sleep NAP" &); nohup sleep NAP & setsid sleep NAP &', outcome: 'passed; exit code 0' },
  { what: 'leaves a session leader that ignores signals and prints for ever', script: `setsid sh -c '${IGNORED}; while :; do echo alive; sleep 0.1; done' & setsid sh -c '${IGNORED}; sleep NAP' &`, outcome: 'passed; exit code 0' },
  { what: 'leaves 200 children', script: 'for i in $(seq 200); do sleep NAP & done', outcome: 'passed; exit code 0' },
  { what: 'leaves a process in a chroot', script: 'setsid chroot / sleep NAP &', outcome: 'passed; exit code 0' },
  { what: 'removes its workdir', script: 'rm -rf "$PWD"', outcome: 'failed (testbed_destroyed); exit code 0' },
  { what: 'deletes every shell', script: 'rm -f /bin/sh /bin/dash /bin/bash /usr/bin/sh /usr/bin/dash /usr/bin/bash', on: ['docker'], outcome: 'failed (testbed_destroyed); exit code 0' },
  { what: 'takes all permissions away from its own files', script: 'chmod -R 000 "$PWD" "$AGENTBENCH_OUTPUT_DIR" /tmp/nothing; exit 0', outcome: 'passed; exit code 0' },
  { what: 'takes all permissions away from everything', script: 'chmod -R 000 /usr /bin /lib /etc; exit 0', on: ['docker'], outcome: 'failed (testbed_destroyed); exit code 0' },
  { what: 'stops itself (SIGSTOP to its process group)', script: 'kill -STOP 0', options: { 'agent-timeout': '1s' }, outcome: 'passed; timed out' },
  { what: "stops the process above it", script: 'kill -STOP $PPID; sleep NAP', on: ['host'], options: { 'agent-timeout': '1s' }, outcome: 'passed; timed out' },
  { what: 'kills the process above it and works on', script: '(sleep NAP &); kill -KILL $PPID; sleep NAP', on: ['host'], options: { 'agent-timeout': '60s' }, outcome: 'passed (keeper_killed); exit code null' },
  { what: 'stops and kills PID 1', script: 'kill -STOP 1; kill -KILL 1; kill -TERM 1; sleep NAP', on: ['docker'], options: { 'agent-timeout': '60s' }, outcome: 'failed (testbed_destroyed); exit code 137' },
  { what: 'kills its own shell', script: 'kill -KILL $$', outcome: 'passed; exit code 137' },
  { what: 'ends by a segmentation fault', script: 'ulimit -c 0; kill -SEGV $$', outcome: 'passed; exit code 139' },
  { what: 'writes 100,000 files into its workdir', script: `mkdir many && cd many && perl -e 'for (1 .. 100_000) { open my $f, ">", $_ }'`, outcome: 'passed; exit code 0' },
  { what: 'fills its temporary directory with 1 GiB', script: 'head -c 1G /dev/zero >"${TMPDIR:-/tmp}/big"', outcome: 'passed; exit code 0' },
  { what: 'prints 50 MB without a newline', script: `head -c 50M /dev/zero | tr '\\0' x`, outcome: 'passed; exit code 0' },
  { what: 'prints 50 MB of zeros and 1 MB at random', script: 'head -c 50M /dev/zero; head -c 1M /dev/urandom >&2', outcome: 'passed; exit code 0' },
  { what: 'sets the clock', script: 'date -s 2001-01-01', on: ['docker'], outcome: 'passed; exit code 1' },
  { what: 'takes more memory than it may have', script: `perl -e '$a = "x" x (1 << 30)'`, on: ['docker'], options: { memory: '64MiB' }, outcome: 'passed (starved); exit code 137' },
  { what: 'takes more memory than it may have', script: `ulimit -v 200000; perl -e '$a = "x" x (1 << 30)'`, on: ['host'], outcome: 'passed; exit code 12' },
  { what: 'has PID 1 killed for want of memory', script: `echo 1000 >/proc/1/oom_score_adj; for i in 1 2 3 4 5 6; do perl -e '$a = "x" x (15 << 20); sleep NAP' & done; wait`, on: ['docker'], options: { memory: '64MiB' }, outcome: 'failed (testbed_destroyed, starved); exit code 137' },
  { what: 'begins 5,000 processes at once', alone: true, script: `perl -e 'for (1 .. 5000) { my $p = fork; if (!defined $p) { kill "KILL", @kids; exit 7 } if (!$p) { sleep NAP; exit } push @kids, $p }'`, on: ['docker'], outcome: 'passed; exit code 7' },
  { what: 'is a fork bomb', alone: true, script: BOMB, on: ['docker'], options: { 'agent-timeout': '3s' }, seen: /^(passed|failed) \((agent_not_ended|tools_unseen|testbed_destroyed|, )+\); timed out$|^passed; timed out$/, outcome: 'evaluated, or failed (testbed_destroyed) where not even that can begin' },
  { what: 'leaves 400 processes that respawn', script: RESPAWNING, outcome: 'passed; exit code 0' },
]; // biome-ignore format: a table

for (const alone of [false, true])
  describe('an agent that', { concurrent: !alone }, () => {
    for (const agent of AGENTS.filter((one) => (one.alone ?? false) === alone)) {
      for (const testbed of agent.on ?? (['host', 'docker'] as const)) {
        row(
          'faults',
          { what: `an agent that ${agent.what}`, stage: 'agent', testbed },
          async ({ expect, onTestFinished }) => {
            const place = new Place();
            onTestFinished(() => {
              wake(place);
              place.remove();
            });
            const evaluation = `${agent.evaluation ?? 'true'} && echo Setup successful`;
            place.dataset([{ instance_id: 'b', success_command: evaluation }]);
            const script = agent.script.replaceAll('NAP', place.nap);
            const ended = await place.run({ testbed, 'agent-command': script, ...agent.options }).ended;
            const statuses = await place.statuses();
            const { integrity, agent: seen } = (await place.records()).results[`${place.instance('b')}/trial-1`]!;
            const notes = [...new Set(integrity.map(({ kind }) => kind))].join(', ');
            const end = seen.timed_out ? 'timed out' : `exit code ${seen.exit_code}`;
            const outcome = `${statuses['b/1']}${notes === '' ? '' : ` (${notes})`}; ${end}`;
            const told = `${ended.log}\n${JSON.stringify(integrity)}`;
            if (agent.seen === undefined) expect(outcome, told).toBe(agent.outcome);
            else expect(outcome, told).toMatch(agent.seen);
            expect(ended.exitCode, ended.log).toBe(0);
            expect(await place.left()).toEqual([]);
            expect(place.napping()).toBe(0);
            for (const file of logsOf(place)) expect(statSync(file).size).toBeLessThan(17 * 1024 ** 2);
            return `exit 0; ${agent.outcome}; nothing left`;
          },
        );
      }
    }

    if (alone) return;
    for (const testbed of ['host', 'docker'] as const) {
      row(
        'faults',
        { what: 'an agent that prints 2 GB', stage: 'agent', testbed },
        async ({ expect, onTestFinished }) => {
          const place = new Place();
          onTestFinished(() => place.remove());
          place.dataset(['b']);
          // The script is a secret of the run: lines that resemble none of its own need no close look.
          const print = `perl -e '$l = ("~" x 63 . "\\n") x 1024; print $l for 1 .. 16384'`;
          const script = `${print} & ${print} >&2; wait`;
          const running = place.run({ testbed, 'agent-command': script });
          onTestFinished(() => {
            running.child.kill();
          });
          let peak = 0;
          let over = false;
          const ended = running.ended.finally(() => {
            over = true;
          });
          await until(
            () => {
              peak = Math.max(peak, peakMemory(running.child.pid!));
              return over;
            },
            () => running.log,
            PRINTING_LIMIT,
          );
          expect((await ended).exitCode, running.log).toBe(0);
          expect(await place.statuses()).toEqual({ 'b/1': 'passed' });
          const [log] = logsOf(place);
          expect(statSync(log!).size).toBeLessThan(17 * 1024 ** 2);
          expect(peak).toBeGreaterThan(0);
          process.stdout.write(`peak of the harness on ${testbed}: ${peak.toFixed(0)} MiB\n`);
          expect(peak).toBeLessThan(350);
          expect(await place.left()).toEqual([]);
          return 'exit 0; 1 passed; a log of 16 MiB with the cut marked; memory of the harness under 350 MiB; nothing left';
        },
        PRINTING_LIMIT + 60_000,
      );
    }
  });

function logsOf({ results }: Place): string[] {
  const names = readdirSync(results, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('agent.log')).map((name) => path.join(results, name));
}
