/**
 * The runs shown in the pictures: real runs of scripted agents (agents/, test/agents/prdbench) by the built command
 * line.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { quote } from '../../src/base/text/shell.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Width of the terminal. */
export const COLUMNS = 80;
export const ROWS = 40;

/** Rows of three types that can be solved in a Debian image in seconds, and one that cannot. */
const INSTANCES = [
  ...['bgsetup-filewatcher-*', 'bgsetup-gunicorn-*', 'bgsetup-autossh-reverse-tunnel'],
  ...['dbsetup-postgresql-2', 'dbsetup-mysql-1', 'dbsetup-mongodb-1', 'dbsetup-redis-*', 'dbsetup-sqlite-*'],
  ...['benjaminp-six-*', 'python-hyper-rfc3986-*'],
];

/** Directories of the runs and the data sets. */
export interface Place {
  directory: string;
  setupbench: string;
  prdbench: string;
}

/** Output sent to a terminal, in pieces. */
export type Recorded = string[];

/** Runs of SetupBench by directory name: one agent in three versions, and another agent. */
const RUNS = {
  'a-v1': ['--agent-name', 'scripted-a', '--agent-model', 'v1'],
  'a-v2': ['--agent-name', 'scripted-a', '--agent-model', 'v2'],
  'a-v3': ['--agent-name', 'scripted-a', '--agent-model', 'v3'],
  b: ['--agent-name', 'scripted-b'],
};
/** The run of PRDbench. */
export const PROJECTS = 'prdbench';

/** Makes the program, the data sets and the agents known by short names. */
export async function makeLinks(place: Place): Promise<void> {
  // Short names, so that the pictures show no path of this machine.
  await link(place, 'agentbench', path.join(ROOT, 'dist/cli.js'));
  await link(place, 'setupbench', place.setupbench);
  await link(place, 'projects', place.prdbench);
  await link(place, 'agent', path.join(import.meta.dirname, 'agents'));
  await link(place, 'solutions', path.join(ROOT, 'test/agents/prdbench'));
}

/** Makes the missing runs. Throws if one ends with an exit code other than 0. */
export async function makeRuns(place: Place): Promise<void> {
  for (const [run, labels] of Object.entries(RUNS)) {
    await makeRun(place, run, 'SetupBench', [
      ...['--dataset', 'setupbench', '--instances', INSTANCES.join(','), '--image-map', 'ubuntu:22.04=debian:bookworm'],
      ...[...labels, '--agent-directory', 'agent'],
      ...['--agent-command', `bash "$AGENTBENCH_AGENT_DIR/setupbench.sh" ${run}`, '--agent-timeout', '60s'],
      ...['--dataset-path', 'setupbench'],
    ]);
  }
  await makeRun(place, PROJECTS, 'PRDbench', [
    ...['--dataset', 'prdbench', '--instances', '1,2,8', '--image', 'agentbench-test-python'],
    ...['--agent-name', 'scripted-a', '--agent-directory', 'solutions'],
    ...['--agent-command', 'bash "$AGENTBENCH_AGENT_DIR/${AGENTBENCH_INSTANCE_ID#prdbench-}/agent.sh"'],
    ...['--judge', 'command', '--judge-command', `node ${quote(path.join(place.directory, 'solutions/judge.mjs'))}`],
    ...['--testcase-timeout', '20s', '--pass-score', '0.75'],
    ...['--dataset-path', 'projects'],
  ]);
}

/** Reads the recorded terminal output of a run or another command. */
export async function recordingOf({ directory }: Place, name: string): Promise<Recorded> {
  return JSON.parse(await readFile(path.join(directory, `${name}.json`), 'utf8'));
}

async function link({ directory }: Place, name: string, target: string): Promise<void> {
  await rm(path.join(directory, name), { force: true });
  await symlink(target, path.join(directory, name));
}

async function makeRun(place: Place, name: string, suite: string, args: string[]): Promise<void> {
  if (existsSync(path.join(place.directory, `${name}.json`))) return;
  console.log(`run ${name}`);
  await rm(path.join(place.directory, name), { recursive: true, force: true });
  await recordCommand(place, name, [
    ...['run', ...args, '--suite', suite, '--results-path', name],
    ...['--testbed', 'docker', '--parallel', '2', '--fail-on', 'never'],
  ]);
}

/** Executes an agentbench command in a pty, and saves its output as `<name>.json`. Throws if its exit code is not 0. */
export async function recordCommand({ directory }: Place, name: string, args: string[]): Promise<void> {
  const words = [process.execPath, 'agentbench', ...args].map(quote).join(' ');
  const script = `stty cols ${COLUMNS} rows ${ROWS}; exec ${words}`;
  const { NO_COLOR: _colour, CI: _ci, ...environment } = process.env;
  const child = spawn('script', ['--quiet', '--flush', '--return', '--command', script, '/dev/null'], {
    cwd: directory,
    env: { ...environment, XDG_CACHE_HOME: path.join(directory, 'cache'), TERM: 'xterm-256color', SHELL: '/bin/sh' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const recorded: Recorded = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => recorded.push(text));
  const exitCode = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (exitCode !== 0) throw new Error(`agentbench ${args[0]} ended with ${exitCode}:\n${recorded.join('')}`);
  await writeFile(path.join(directory, `${name}.json`), JSON.stringify(recorded));
}
