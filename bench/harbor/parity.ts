/**
 * The tasks of test/datasets/harbor/tasks, run by the published Harbor package and by this project, with nothing done and
 * with their solutions: `node bench/harbor/parity.ts PATH/TO/bin/harbor [TASK…]`. Prints every outcome of both, and the
 * seconds a trial; exit code 1 for a difference. Harbor runs in the environment of plain_docker.py.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadHarbor } from '../../src/datasets/harbor/harbor.ts';
import { compare, runHere } from './here.ts';
import { runByPackage } from './package.ts';

const [harbor, ...wanted] = process.argv.slice(2);
if (harbor === undefined) throw new Error('usage: node bench/harbor/parity.ts PATH/TO/bin/harbor [TASK…]');
const source = path.resolve(import.meta.dirname, '../../test/datasets/harbor/tasks');
const place = mkdtempSync(path.join(tmpdir(), 'parity-'));
const tasks = path.join(place, 'tasks');
const { instances } = await loadHarbor(source, { name: null, ref: null });
// The package takes variables of this machine without asking; here they would have to be named. Its way to allowed hosts is
// transparent, and an image of its own; here it is a proxy, which the solution of that task looks at.
const OURS_ALONE = ['secret', 'allowlist'];
const chosen = instances
  .filter(({ id, environment }) => environment!.unsupported.length === 0 && !OURS_ALONE.includes(id))
  .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  .map(({ id }) => id);
for (const id of chosen) cpSync(path.join(source, id), path.join(tasks, id), { recursive: true });

try {
  const here = await runHere({ dataset: tasks }, path.join(place, 'here'));
  const there = await runByPackage(harbor, tasks, path.join(place, 'there'), { concurrent: 1 });
  process.exitCode = compare(chosen, here, there);
} finally {
  rmSync(place, { recursive: true, force: true });
}
