/**
 * The tasks of test/datasets/harbor/tasks, run by the published Harbor package and by this project, with nothing done and
 * with their solutions: `node bench/harbor/parity.ts PATH/TO/bin/harbor [TASK…]`. Prints every outcome of both, the seconds a
 * trial, and as its last line the counts; exit code 1 for a difference. Harbor runs in the environment of plain_docker.py,
 * tasks with a compose file in its own. Two trials run at a time, but for tasks with limits of a few seconds, and those whose
 * names or ports a machine has once.
 */
import { accessSync, constants, cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageOf } from '../../src/base/errors.ts';
import { loadHarbor } from '../../src/datasets/harbor/harbor.ts';
import { compare, type RunHere, runHere } from './here.ts';
import { type JobOfPackage, runByPackage } from './package.ts';

const [harbor, ...wanted] = process.argv.slice(2);
if (harbor === undefined) throw new Error('usage: node bench/harbor/parity.ts PATH/TO/bin/harbor [TASK…]');
accessSync(harbor, constants.X_OK);
const source = path.resolve(import.meta.dirname, '../../test/datasets/harbor/tasks');
const place = mkdtempSync(path.join(tmpdir(), 'parity-'));
const { instances } = await loadHarbor(source, { name: null, ref: null });
// The package takes variables of this machine without asking; here they would have to be named. It closes networks by an
// image of its own, and its way to allowed hosts is transparent; here it is a proxy, at which those tasks look.
// Variables of its directories of logs are there with its option `auto_mounting` only. The solution of `half`
// leaves a directory in the place of the tests' output, beside which the package runs no tests.
const OURS_ALONE = ['secret', 'allowlist', 'separate-allowlist', 'compose-closed', 'compose-logs', 'half'];
const chosen = instances
  .filter(({ id, environment }) => environment!.unsupported.length === 0 && !OURS_ALONE.includes(id))
  .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  .map(({ id }) => id);
const composed = new Set(instances.filter(({ environment }) => environment!.compose !== null).map(({ id }) => id));
/** Trials at a time. */
const PARALLEL = 2;

function isMeasuredAlone(id: string): boolean {
  const texts = globSync('**/{*.toml,docker-compose.yaml}', { cwd: path.join(source, id) });
  return texts.some((name) =>
    /timeout_sec = \d(\.\d+)?$|^ +(container_name|ports):/m.test(readFileSync(path.join(source, id, name), 'utf8')),
  );
}

/** A fault of one side leaves its tasks unmeasured. */
async function orNothing<Side>(what: string, work: () => Promise<Side>): Promise<Side | null> {
  try {
    return await work();
  } catch (error) {
    console.log(`! ${what}: ${messageOf(error)}`);
    return null;
  }
}

const here: RunHere = { outcomes: new Map(), seconds: 0 };
const there: Pick<JobOfPackage, 'outcomes' | 'seconds'> = { outcomes: new Map(), seconds: 0 };
try {
  const groups = Map.groupBy(
    chosen,
    (id) => `${composed.has(id) ? 'composed' : 'plain'}${isMeasuredAlone(id) ? '-alone' : ''}`,
  );
  for (const [name, ids] of groups) {
    console.log(`${name}: ${ids.length} tasks`);
    const folder = path.join(place, name);
    for (const id of ids) cpSync(path.join(source, id), path.join(folder, id), { recursive: true });
    const concurrent = name.endsWith('-alone') ? 1 : PARALLEL;
    const texts = { dataset: folder, parallel: String(concurrent) };
    const ours = await orNothing(`${name}, here`, () => runHere(texts, path.join(place, `here-${name}`)));
    const settings = { concurrent, compose: name.startsWith('composed') };
    const theirs = await orNothing(`${name}, Harbor`, () =>
      runByPackage(harbor, folder, path.join(place, `there-${name}`), settings),
    );
    for (const [id, outcome] of ours?.outcomes ?? []) here.outcomes.set(id, outcome);
    for (const [id, outcome] of theirs?.outcomes ?? []) there.outcomes.set(id, outcome);
    here.seconds += ours?.seconds ?? 0;
    there.seconds += theirs?.seconds ?? 0;
  }
  process.exitCode = compare(chosen, here, there, PARALLEL);
} finally {
  rmSync(place, { recursive: true, force: true });
}
