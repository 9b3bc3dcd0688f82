/**
 * Nine rows of SetupBench with the solutions of test/agents/setupbench, exported as tasks and run by the published Harbor
 * package, and run here as rows, with nothing done and with their solutions:
 * `node bench/harbor/exported.ts PATH/TO/bin/harbor [ROW…]`. Prints the verdicts of both and the seconds a trial; exit code
 * 1 for a difference. Both use debian:bookworm; Harbor runs in the environment of plain_docker.py.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportCommand } from '../../src/cli/export.ts';
import { datasetDirectory } from '../datasets.ts';
import { compare, runHere } from './here.ts';
import { runByPackage } from './package.ts';

const [harbor, ...wanted] = process.argv.slice(2);
if (harbor === undefined) throw new Error('usage: node bench/harbor/exported.ts PATH/TO/bin/harbor [ROW…]');
const solutions = path.resolve(import.meta.dirname, '../../test/agents/setupbench');
const rows = readdirSync(solutions)
  .map((name) => path.basename(name, '.sh'))
  .filter((id) => wanted.length === 0 || wanted.includes(id));
const place = mkdtempSync(path.join(tmpdir(), 'exported-'));
const [dataset, tasks] = [path.join(place, 'setupbench'), path.join(place, 'tasks')];
cpSync(await datasetDirectory('setupbench'), dataset, { recursive: true });
cpSync(solutions, path.join(dataset, 'solution'), { recursive: true });
const texts = {
  ...{ dataset: 'setupbench', 'dataset-path': dataset, instances: rows.join(',') },
  ...{ 'image-map': 'ubuntu:22.04=debian:bookworm', 'agent-timeout': '20m', 'evaluation-timeout': '10m' },
};

try {
  await exportCommand(tasks, texts, { format: 'harbor', json: false });
  const there = await runByPackage(harbor, tasks, path.join(place, 'there'), { concurrent: 2 });
  const here = await runHere({ ...texts, parallel: '2' }, path.join(place, 'here'));
  process.exitCode = compare(rows, here, there, 2);
} finally {
  rmSync(place, { recursive: true, force: true });
}
