import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { thisMachine } from '../src/github/this-machine.ts';
import { parseOptions } from '../src/options/parse.ts';
import { readRecord } from '../src/results/read.ts';
import type { Result, RunRecord } from '../src/results/records.ts';
import { runBenchmark } from '../src/run/run.ts';
import type { Observer } from '../src/trial/observer.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const IMAGE = 'debian:bookworm';
/** The files of one trial: a few, as in a row of SetupBench. */
const FIXTURES: Record<string, string> = {
  'readme.md': '# Something to set up\n'.repeat(20),
  'config/settings.ini': '[service]\nport = 8080\n',
  'src/main.sh': '#!/bin/sh\necho started\n'.repeat(50),
};

/** Calls `work` with a temporary directory, removed afterwards. */
export async function inTemporary<Value>(work: (directory: string) => Promise<Value>): Promise<Value> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'agentbench-bench-'));
  try {
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Writes files below a directory; text by path. */
export function writeFiles(directory: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
}

/**
 * Writes a dataset of rows with fixtures, whose evaluation is `true` unless `about` overrides it. Returns the directory
 * of one row's fixtures.
 */
export function writeIdleDataset(directory: string, rows: number, about: Record<string, string> = {}): string {
  const ids = Array.from({ length: rows }, (_, index) => `idle-${index + 1}`);
  const lines = ids.map((id) =>
    JSON.stringify({
      instance_id: id,
      task_type: 'dependency_resolution',
      problem_statement: 'Do nothing.',
      success_command: 'true',
      base_image: IMAGE,
      ...about,
    }),
  );
  writeFiles(directory, { 'dataset.yaml': 'name: idle\n', 'scenarios/idle.jsonl': `${lines.join('\n')}\n` });
  for (const id of ids) writeFiles(path.join(directory, 'fixtures', id), FIXTURES);
  return path.join(directory, 'fixtures', ids[0]!);
}

/** A measured run. */
export interface Measured {
  run: RunRecord;
  results: Result[];
  resultsPath: string;
  /** Milliseconds from the options to `run.json`. */
  whole: number;
  /** The same from the first trial on, without dataset, sweep and connection. */
  trials: number;
}

/** An observer that tells nobody. */
export function quietObserver(): Observer {
  return new Proxy({} as Observer, { get: () => () => {} });
}

/**
 * Runs a benchmark in this process without an observer; each run has its own results, cache and temporary files below
 * the directory. `read`: the results are read back.
 */
export async function measureRun(directory: string, options: Record<string, string>, read = true): Promise<Measured> {
  const own = mkdtempSync(path.join(directory, 'run-'));
  const resultsPath = path.join(own, 'results');
  let trialsBegun = 0;
  const observer = new Proxy(quietObserver(), {
    get: (_, name) => (name === 'runStarted' ? () => (trialsBegun = performance.now()) : () => {}),
  });
  const begun = performance.now();
  const run = await runBenchmark({
    options: parseOptions({ 'agent-command': 'true', ...options, 'results-path': resultsPath }),
    machine: thisMachine({ ...process.env, XDG_CACHE_HOME: path.join(directory, 'cache'), RUNNER_TEMP: own }),
    observer,
    github: null,
    compare: null,
    secrets: [],
    signal: new AbortController().signal,
  });
  const ended = performance.now();
  const results = read ? run.planned.map((entry) => readRecord(resultsPath, entry)?.result ?? null) : [];
  const unmeasured = run.planned.find(({ status }) => status !== 'passed' && status !== 'failed');
  if (unmeasured !== undefined) throw new Error(`bench: a trial was not measured: ${JSON.stringify(unmeasured)}`);
  return {
    run,
    resultsPath,
    results: results.filter((result) => result !== null),
    whole: ended - begun,
    trials: ended - trialsBegun,
  };
}
