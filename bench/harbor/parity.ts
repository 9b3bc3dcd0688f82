/**
 * The tasks of test/datasets/harbor/tasks, run by the published Harbor package and by this project, with nothing done and
 * with their solutions: `node bench/harbor/parity.ts PATH/TO/bin/harbor [TASK…]`. Prints every outcome of both, and the
 * seconds a trial; exit code 1 for a difference. Harbor runs in the environment of plain_docker.py.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDataset } from '../../src/check/check.ts';
import { loadHarbor } from '../../src/datasets/harbor/harbor.ts';
import { thisMachine } from '../../src/github/this-machine.ts';
import { parseOptions } from '../../src/options/parse.ts';
import type { Result } from '../../src/results/records.ts';
import { AGENTS, isSame, outcomeHere, runByPackage } from './package.ts';

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
  const ours = await byUs();
  const theirs = await runByPackage(harbor, tasks, path.join(place, 'theirs'), { concurrent: 1 });
  let differences = 0;
  for (const id of chosen) {
    const own = ours.outcomes.get(id)!;
    const other = AGENTS.map((agent) => theirs.outcomes.get(id)?.[agent]);
    const same = own.every((outcome, index) => isSame(outcome, other[index]));
    if (!same) differences += 1;
    const shown = other.map((outcome) => outcome ?? 'missing').join(', ');
    console.log(`${same ? ' ' : '!'} ${id.padEnd(16)} here ${own.join(', ').padEnd(34)} Harbor ${shown}`);
  }
  const trials = 2 * chosen.length;
  console.log(
    `${trials} trials one after another: ${(ours.seconds / trials).toFixed(2)} s a trial here, ${(theirs.seconds / trials).toFixed(2)} s by Harbor`,
  );
  console.log(differences === 0 ? 'no difference' : `${differences} tasks differ`);
  process.exitCode = differences === 0 ? 0 : 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}

async function byUs(): Promise<{ outcomes: Map<string, string[]>; seconds: number }> {
  const results: Result[] = [];
  const nothing = () => {};
  const begun = performance.now();
  await checkDataset({
    options: parseOptions({ dataset: tasks, retries: '0' }),
    ...{ results: path.join(place, 'ours'), repeat: 1, attack: false, solutions: null },
    machine: thisMachine(process.env),
    observer: {
      ...{ runStarted: nothing, trialStarted: nothing, stageStarted: nothing, stageEnded: nothing },
      ...{ trialSpent: nothing, trialPostponed: nothing, trialSkipped: nothing, notice: nothing },
      trialEnded: (_, result) => void results.push(result),
    },
    signal: new AbortController().signal,
    onPhase: nothing,
  });
  const byId = Map.groupBy(results, ({ instance_id: id }) => id);
  const outcomes = new Map([...byId].map(([id, own]) => [id, own.map(outcomeHere)]));
  return { outcomes, seconds: (performance.now() - begun) / 1000 };
}
