import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Result } from '../../src/results/records.ts';
import type { RowContext } from '../faults/table.ts';
import { containersOfInstance } from '../support/docker.ts';
import { PYTHON_IMAGE, pythonMachine } from '../support/machine.ts';
import { type Measured, measure, writeDataset } from '../support/run.ts';

export type TestbedName = 'docker' | 'host';

let count = 0;

export interface Attacked {
  result: Result;
  measured: Measured;
  /** Milliseconds from the agent's end to the end of the trial. */
  after: number;
  /** What was kept of its output, by path. */
  kept: string[];
}

/** A trial that passes, whatever its agent leaves: `script` is run by `sh` in the agent's output directory. Nothing of it may be left. */
export async function attack(
  { expect }: RowContext,
  testbed: TestbedName,
  script: string,
  options: Record<string, string> = {},
): Promise<Attacked> {
  count += 1;
  const id = `attack-${process.pid}-${count}`;
  const dataset = writeDataset([{ instance_id: id, success_command: 'echo Setup successful' }]);
  const given = {
    dataset,
    testbed,
    network: 'none',
    'agent-command': `cd "$AGENTBENCH_OUTPUT_DIR" || exit 1\n${script}`,
  };
  return trialOf({ expect }, { ...given, ...options }, id);
}

/** The one trial of a run, after which nothing of it may be left. */
export async function trialOf(
  { expect }: Pick<RowContext, 'expect'>,
  options: Record<string, string>,
  id: string,
): Promise<Attacked> {
  const machine = pythonMachine();
  const image: Record<string, string> =
    options.testbed === 'docker' && id.startsWith('prdbench') ? { image: PYTHON_IMAGE } : {};
  const measured = await measure({ ...image, ...options }, { machine });
  const result = measured.results[`${id}/1`]!;
  if (id.startsWith('attack')) expect(await containersOfInstance(id)).toEqual([]);
  const left = readdirSync(machine.temporaryDirectory).flatMap((name) =>
    readdirSync(path.join(machine.temporaryDirectory, name)),
  );
  expect(left).toEqual([]);
  expect(result.stages.map(({ name }) => name).slice(-2)).toEqual(['collect', 'remove']);
  const output = path.join(measured.directory, id, 'trial-1/output');
  const kept = existsSync(output)
    ? readdirSync(output, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)))
    : [];
  const after = result.stages.slice(-2).reduce((sum, { duration_ms }) => sum + duration_ms, 0);
  return { result, measured, after, kept: kept.sort() };
}

/** `passed; kept: a, b; left out: 1 × …`: what a trial came to, in words for the table. */
export function outcomeOf({ result, kept }: Attacked): string {
  const left = result.integrity.filter(({ kind }) => kind === 'output_left_out').map(({ detail }) => detail);
  const files = kept.length > 5 ? `${kept.length} files` : kept.join(', ') || 'nothing';
  return [result.status, `kept: ${files}`, ...(left.length > 0 ? [`left out: ${left.sort().join(', ')}`] : [])].join(
    '; ',
  );
}
