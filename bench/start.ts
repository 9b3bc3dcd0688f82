import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createJob } from '../e2e/runner.ts';
import { messageOf } from '../src/base/errors.ts';
import { bundle } from './bundle.ts';
import type { Effort, Figure } from './figure.ts';
import { type Pair, pairsOf, ratioOf } from './paired.ts';
import { inTemporary, ROOT, writeIdleDataset } from './scene.ts';

/** The minimum that an action must import to read and validate its inputs. */
const FLOOR = `import * as core from '@actions/core';
import { z } from 'zod';

const inputs = z.object({ dataset: z.string() }).parse({ dataset: core.getInput('dataset') });
core.info(inputs.dataset + ': begins');
`;
/** The line that the run action prints when its first trial begins. */
const BEGINS = ': begins';
const TESTBEDS = ['host', 'docker'];

/**
 * Measures the start of the run action in a job of its own, from the process to the line of its first trial, against a
 * bundle of @actions/core and zod in the same kind of job. Cold means that the kernel's file cache is dropped before
 * each.
 */
export async function benchStart({ quick }: Effort): Promise<Figure[]> {
  return inTemporary(async (directory) => {
    const floor = path.join(directory, 'floor');
    cpSync(path.join(ROOT, 'action.yml'), path.join(floor, 'action.yml'), { recursive: true });
    await bundle(FLOOR, path.join(floor, 'dist'));
    cpSync(path.join(floor, 'dist/index.js'), path.join(floor, 'dist/main.js'));
    const dataset = path.join(directory, 'dataset');
    writeIdleDataset(dataset, 1);
    const measure = (testbed: string, rounds: number, before: () => void) =>
      pairsOf(
        rounds,
        () => untilBegins(ROOT, { dataset, testbed }, directory, before),
        () => untilBegins(floor, { dataset }, directory, before),
      );
    const figures: Figure[] = [];
    for (const testbed of TESTBEDS) {
      figures.push(startFigure(testbed, 'warm', await measure(testbed, quick ? 5 : 20, () => {})));
    }
    if (quick) return figures;
    const closed = whyNotCold();
    for (const testbed of TESTBEDS) {
      if (closed === null) figures.push(startFigure(testbed, 'cold', await measure(testbed, 5, dropCaches)));
      else figures.push({ what: `start of the run action, ${testbed}, cold`, figure: closed, target: '', met: null });
    }
    return figures;
  });
}

const REASON =
  'in millions of instructions, an empty node takes 84, the reference 380, this start 398 on the host testbed and 452 on Docker: 77 compile 330 kB in 15 or 16 chunks, 45 load modules of node; the rest is spread over schemas, the look at the dataset, the sweep, claims and small calls of the file system';

function startFigure(testbed: string, how: string, pairs: Pair[]): Figure {
  return ratioOf(pairs, {
    what: `start of the run action up to its first trial, ${testbed}, ${how}`,
    against: 'a bundle of @actions/core and zod',
    target: { atMost: 1.3 },
    reason: REASON,
  });
}

/**
 * Milliseconds from the start of the process to its line; then the job is removed. Its temporary directory is empty, as
 * on a new runner.
 */
async function untilBegins(
  action: string,
  inputs: Record<string, string>,
  directory: string,
  before: () => void,
): Promise<number> {
  const workspace = mkdtempSync(path.join(directory, 'job-'));
  const job = await createJob({
    directory: action,
    workspace,
    env: { XDG_CACHE_HOME: path.join(workspace, 'cache'), TMPDIR: workspace },
    inputs: { ...inputs, 'agent-command': 'true', 'upload-artifact': 'false', summary: 'false', comment: 'never' },
  });
  try {
    before();
    const running = await job.start();
    const begun = performance.now();
    const line = Promise.withResolvers<number>();
    let printed = '';
    running.child.stdout!.on('data', (text: string) => {
      printed += text;
      if (printed.includes(BEGINS)) line.resolve(performance.now() - begun);
    });
    const { exitCode, log } = await running.done;
    if (exitCode !== 0 || !printed.includes(BEGINS)) throw new Error(`bench: ${action}: exit code ${exitCode}: ${log}`);
    return await line.promise;
  } finally {
    await job.close();
  }
}

function whyNotCold(): string | null {
  try {
    dropCaches();
    return null;
  } catch (error) {
    return `not measured, the kernel's caches cannot be dropped here: ${messageOf(error)}`;
  }
}

function dropCaches(): void {
  execFileSync('sync');
  writeFileSync('/proc/sys/vm/drop_caches', '3');
}
