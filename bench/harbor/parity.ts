/**
 * The tasks of test/datasets/harbor/tasks, run by the published Harbor package and by this project, with nothing done and
 * with their solutions: `node bench/harbor/parity.ts PATH/TO/bin/harbor [TASK…]`. Prints every outcome of both, and the
 * seconds a trial; exit code 1 for a difference. Harbor runs in the environment of plain_docker.py, tasks with a compose
 * file in its own.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadHarbor } from '../../src/datasets/harbor/harbor.ts';
import { compare, runHere } from './here.ts';
import { type JobOfPackage, runByPackage } from './package.ts';

const [harbor, ...wanted] = process.argv.slice(2);
if (harbor === undefined) throw new Error('usage: node bench/harbor/parity.ts PATH/TO/bin/harbor [TASK…]');
const source = path.resolve(import.meta.dirname, '../../test/datasets/harbor/tasks');
const place = mkdtempSync(path.join(tmpdir(), 'parity-'));
const { instances } = await loadHarbor(source, { name: null, ref: null });
// The package takes variables of this machine without asking; here they would have to be named. It closes networks by an
// image of its own, and its way to allowed hosts is transparent; here it is a proxy, at which those tasks look.
const OURS_ALONE = ['secret', 'allowlist', 'separate-allowlist', 'compose-closed'];
const chosen = instances
  .filter(({ id, environment }) => environment!.unsupported.length === 0 && !OURS_ALONE.includes(id))
  .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  .map(({ id }) => id);
const composed = new Set(instances.filter(({ environment }) => environment!.compose !== null).map(({ id }) => id));
const folders = { plain: path.join(place, 'plain'), composed: path.join(place, 'composed') };
for (const id of chosen)
  cpSync(path.join(source, id), path.join(folders[composed.has(id) ? 'composed' : 'plain'], id), { recursive: true });

try {
  const here = await runHere({ dataset: source, instances: chosen.join(',') }, path.join(place, 'here'));
  const there: JobOfPackage = { outcomes: new Map(), seconds: 0, trials: 0 };
  for (const [name, folder] of Object.entries(folders)) {
    if (!existsSync(folder)) continue;
    const settings = { concurrent: 1, compose: name === 'composed' };
    const job = await runByPackage(harbor, folder, path.join(place, `there-${name}`), settings);
    for (const [id, outcome] of job.outcomes) there.outcomes.set(id, outcome);
    there.seconds += job.seconds;
  }
  process.exitCode = compare(chosen, here, there);
} finally {
  rmSync(place, { recursive: true, force: true });
}
