import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseOptions } from '../../src/options/parse.ts';
import { changeSince, resolveBaseline } from '../../src/report/baseline.ts';
import type { Stage } from '../../src/results/fields.ts';
import { exitCodeOf } from '../../src/results/gate.ts';
import { type Result, type RunRecord, resultSchema, runSchema } from '../../src/results/records.ts';
import type { TrialId } from '../../src/results/trial-id.ts';
import { type RunRequest, runBenchmark } from '../../src/run/run.ts';
import { type Observer, SILENT } from '../../src/trial/observer.ts';
import { testMachine } from './machine.ts';
import { temporaryDirectory } from './temporary.ts';

/** A row of a dataset; omitted fields have defaults. */
export interface RowText {
  instance_id: string;
  task_type?: string;
  problem_statement?: string;
  success_command?: string;
  [field: string]: unknown;
}

/** Writes a dataset to a new directory, with further `files` by path. */
export function writeDataset(rows: RowText[], files: Record<string, string> = {}): string {
  const directory = temporaryDirectory();
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  };
  const lines = rows.map((row) =>
    JSON.stringify({
      task_type: 'reposetup',
      problem_statement: `Solve ${row.instance_id}.`,
      success_command: 'cat solved 2>&1 && echo "Setup successful" || echo "Setup failed"',
      base_image: 'debian:bookworm',
      ...row,
    }),
  );
  write('scenarios/rows.jsonl', `${lines.join('\n')}\n`);
  for (const [name, text] of Object.entries(files)) write(name, text);
  return directory;
}

/** Calls of an observer, in order. */
export interface Told {
  what: 'begins' | 'stage' | 'ended' | 'postponed' | 'skipped' | 'notice';
  place: string;
  text: string;
}

export interface Measured {
  run: RunRecord;
  /** The results on disk by `<instance_id>/<trial>`, validated by the schema. */
  results: Record<string, Result>;
  exitCode: number;
  /** The directory of the results. */
  directory: string;
  told: Told[];
  /** Reads a file of the results as text. */
  read(name: string): string;
}

/** Runs a benchmark with real parts. `options` are texts; results go to a new directory by default. */
export async function measure(
  options: Record<string, string>,
  about: Partial<Omit<RunRequest, 'options' | 'observer'>> & {
    onStage?: (place: TrialId, stage: Stage) => void;
  } = {},
): Promise<Measured> {
  const directory = options['results-path'] ?? path.join(temporaryDirectory(), 'results');
  const parsed = parseOptions({ ...options, 'results-path': directory });
  const told: Told[] = [];
  const { onStage, ...request } = about;
  await runBenchmark({
    machine: testMachine(),
    github: null,
    compare: changeSince(await resolveBaseline(parsed.baseline), parsed),
    secrets: [],
    signal: new AbortController().signal,
    ...request,
    options: parsed,
    observer: observerOf(told, onStage),
  });
  const read = (name: string) => readFileSync(path.join(directory, name), 'utf8');
  const run = runSchema.parse(JSON.parse(read('run.json')));
  const results = Object.fromEntries(
    run.planned.flatMap(({ instance_id: id, trial, result }) =>
      result === null ? [] : [[`${id}/${trial}`, resultSchema.parse(JSON.parse(read(result)))]],
    ),
  );
  return { run, results, exitCode: exitCodeOf(run, parsed), directory, told, read };
}

export function observerOf(told: Told[], onStage?: (place: TrialId, stage: Stage) => void): Observer {
  const tell = (what: Told['what'], place: TrialId | null, text = '') =>
    told.push({ what, place: place === null ? '' : `${place.instanceId}/${place.trial}`, text });
  return {
    ...SILENT,
    trialStarted: (place) => tell('begins', place),
    stageStarted(place, stage) {
      tell('stage', place, stage);
      onStage?.(place, stage);
    },
    trialEnded: (place, result) => tell('ended', place, result.status),
    trialPostponed: (place, result) => tell('postponed', place, result.status),
    trialSkipped: (place, why) => tell('skipped', place, why),
    notice: (message) => tell('notice', null, message),
  };
}
