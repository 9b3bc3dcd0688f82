import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Redactor } from '../src/base/redact/redact.ts';
import { loadPrdBench } from '../src/datasets/prdbench/prdbench.ts';
import type { TestPlan } from '../src/datasets/types.ts';
import { openTerminal, type Terminal } from '../src/terminal/terminal.ts';
import { Transcript } from '../src/terminal/transcript.ts';
import type { SessionEnd } from '../src/terminal/types.ts';
import type { Testbed } from '../src/testbeds/types.ts';
import { datasetDirectory } from './datasets.ts';
import type { Figure } from './figure.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const AGENTS = path.join(ROOT, 'test/agents/prdbench');
/** Projects partly solved by scripted agents, and the number of sessions measured for each. */
const PROJECTS = ['1', '2', '8'];
const SESSIONS = 4;
/** Lines of a measured session; typed by the clock, each takes 1.3 s. */
const MOST_LINES = 16;
const NEVER = new AbortController().signal;

interface Session {
  project: string;
  command: string;
  lines: string[];
}

/**
 * Compares typing when the program waits with typing by the clock: the same sessions of real test plans, each in a
 * fresh copy of the project, once in each way. The transcripts must be equal.
 */
export async function benchFeeding(): Promise<Figure[]> {
  const seconds = { clock: 0, ours: 0 };
  const unequal: string[] = [];
  const sessions = await chooseSessions();
  for (const session of sessions) {
    const ours = await inProject(session, (directory) => feedWhenWaiting(session, directory));
    const byClock = await inProject(session, (directory) => feedByClock(session, directory));
    seconds.clock += byClock.seconds;
    seconds.ours += ours.seconds;
    if (byClock.transcript !== ours.transcript)
      unequal.push(`project ${session.project}, ${session.lines.length} lines: ${session.command}`);
  }
  const lines = sessions.reduce((sum, session) => sum + session.lines.length, 0);
  const ratio = seconds.clock / seconds.ours;
  return [
    {
      what: `typing ${lines} lines in ${sessions.length} sessions: fixed waits / when the program waits`,
      figure: `${ratio.toFixed(1)} × (${seconds.clock.toFixed(1)} s / ${seconds.ours.toFixed(2)} s)`,
      target: 'at least 20 ×',
      met: ratio >= 20,
    },
    {
      what: 'transcripts that differ between the two',
      figure: unequal.length === 0 ? '0' : `${unequal.length}: ${unequal.join('; ')}`,
      target: '0',
      met: unequal.length === 0,
    },
  ];
}

async function chooseSessions(): Promise<Session[]> {
  const dataset = await loadPrdBench(await datasetDirectory('prdbench'), { name: 'prdbench', ref: null, mode: 'dev' });
  const chosen: Session[] = [];
  for (const project of PROJECTS) {
    const plan = dataset.instances.find(({ id }) => id === `prdbench-${project}`)!.evaluation as TestPlan;
    const sessions = plan.points
      .flatMap(({ testcases }) => testcases)
      .filter(
        ({ command, input }) => command !== null && input !== null && input.length > 0 && input.length <= MOST_LINES,
      )
      .map(({ command, input }): Session => ({ project, command: command!, lines: input! }));
    const whole: Session[] = [];
    for (const session of sessions) {
      // A program that must be interrupted ends when its feeder gives up, which does not measure typing.
      const { end } = await inProject(session, (directory) => feedWhenWaiting(session, directory));
      if (end === 'exit') whole.push(session);
      if (whole.length === SESSIONS) break;
    }
    chosen.push(...whole);
  }
  return chosen;
}

/** Calls `work` with a project as left by its scripted agent. */
async function inProject<Value>({ project }: Session, work: (directory: string) => Promise<Value>): Promise<Value> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'agentbench-bench-'));
  try {
    const dataset = await datasetDirectory('prdbench');
    for (const folder of ['src', 'evaluation']) {
      const source = path.join(dataset, 'PRDbench', project, folder);
      if (existsSync(source)) cpSync(source, path.join(directory, folder), { recursive: true });
    }
    const env = { ...process.env, AGENTBENCH_AGENT_DIR: AGENTS };
    const agent = spawn('bash', [path.join(AGENTS, project, 'agent.sh')], { cwd: directory, env, stdio: 'ignore' });
    await new Promise((resolve) => agent.once('close', resolve));
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

interface Fed {
  transcript: string;
  seconds: number;
}

async function feedByClock({ command, lines }: Session, directory: string): Promise<Fed> {
  const child = spawn('python3', [path.join(import.meta.dirname, 'fixed-waits.py')], {
    cwd: directory,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ command, lines }));
  const { output, seconds } = JSON.parse(await text(child.stdout));
  const transcript = new Transcript();
  transcript.write(Buffer.from(output, 'base64').toString());
  return { transcript: transcript.printed(), seconds };
}

/** Time of the session without the driver's start, which happens once per plan. */
async function feedWhenWaiting({ command, lines }: Session, directory: string): Promise<Fed & { end: SessionEnd }> {
  const terminal: Terminal = await openTerminal(hereIn(directory), { redactor: new Redactor([]) }, NEVER);
  try {
    const request = { script: command, environment: {}, input: lines, timeout: 60_000, mayStay: false };
    const { transcript, duration, end } = await terminal.run(request, NEVER);
    return { transcript, seconds: duration / 1000, end };
  } finally {
    terminal.close();
  }
}

/** This machine as a testbed, with the parts that a terminal needs. */
function hereIn(cwd: string): Pick<Testbed, 'converse'> {
  return {
    async converse([program, ...argv]) {
      const child = spawn(program, argv, { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
      return { input: child.stdin, output: child.stdout, close: () => child.stdin.end(), lost: async () => null };
    },
  };
}
