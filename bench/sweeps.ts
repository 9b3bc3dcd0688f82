import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { thisMachine } from '../src/github/this-machine.ts';
import { parseOptions } from '../src/options/parse.ts';
import { resolveArms } from '../src/run/experiment/arms.ts';
import { runExperiment } from '../src/run/experiment/experiment.ts';
import { type Bare, bareTrial, engine } from './engine.ts';
import type { Effort, Figure } from './figure.ts';
import { hostScripts } from './host-scripts.ts';
import { differenceOf, pairsOf, ratioOf, timed } from './paired.ts';
import { inTemporary, measureRun, quietObserver, writeIdleDataset } from './scene.ts';

/** As many idle trials as SetupBench has rows, against as many bare sequences; two, four and eight at a time each. */
export async function benchDockerSweep({ quick }: Effort): Promise<Figure[]> {
  const docker = await engine();
  const rows = quick ? 16 : 93;
  return inTemporary(async (directory) => {
    const dataset = path.join(directory, 'dataset');
    const bare: Bare = { docker, network: 'bridge', fixtures: writeIdleDataset(dataset, rows) };
    const figures: Figure[] = [];
    for (const parallel of [2, 4, 8]) {
      const pairs = await pairsOf(
        quick ? 1 : 3,
        async () => (await measureRun(directory, { dataset, testbed: 'docker', parallel: String(parallel) })).whole,
        () =>
          timed(() => {
            const limit = pLimit(parallel);
            return Promise.all(Array.from({ length: rows }, () => limit(() => bareTrial(bare))));
          }),
        false,
      );
      figures.push(
        ratioOf(pairs, {
          what: `${rows} Docker trials that do nothing, parallel ${parallel}, the whole run`,
          against: `the same calls, ${parallel} sequences at a time`,
          target: { atMost: 1.3 },
        }),
      );
    }
    return figures;
  });
}

/** Idle host trials, 16 at a time, against a shell's loop over a copy of their files and the same processes. */
export async function benchHostSweep({ quick }: Effort): Promise<Figure[]> {
  const rows = quick ? 100 : 1_000;
  const parallel = 16;
  return inTemporary(async (directory) => {
    const dataset = path.join(directory, 'dataset');
    const fixtures = writeIdleDataset(dataset, rows);
    const loop = await writeLoop(directory, fixtures);
    const pairs = await pairsOf(
      quick ? 1 : 3,
      async () => (await measureRun(directory, { dataset, testbed: 'host', parallel: String(parallel) })).whole,
      () => timed(async () => execFileSync('sh', [loop, String(rows), String(parallel)], { cwd: directory })),
      false,
    );
    return [
      ratioOf(pairs, {
        what: `${rows} host trials that do nothing, ${parallel} at a time, the whole run`,
        against: 'a loop of xargs and sh that copies the files, starts the same programs and removes the copy',
        target: { atMost: 2 },
        reason:
          'of a trial in Node.js, 4.0 ms start its keeper (libuv copies the page tables of a large process), 1.3 remove its files; no other part is as large',
      }),
    ];
  });
}

/** A shell script that does `$1` times what a host trial has others do, `$2` at a time. */
async function writeLoop(directory: string, fixtures: string): Promise<string> {
  const place = path.join(directory, 'loop');
  mkdirSync(place);
  const workdir = path.join(place, 'workdir');
  mkdirSync(workdir);
  for (const [name, script] of Object.entries(await hostScripts(workdir)))
    writeFileSync(path.join(place, `${name}.sh`), script);
  // Perl is the keeper: it lives as long as the trial, and forks what the trial starts.
  writeFileSync(
    path.join(place, 'one.sh'),
    `own=${directory}/loop-$1
mkdir "$own" && cp -r '${fixtures}' "$own/workdir" && cd "$own/workdir" &&
perl -e 'for (["sh", "${place}/look.sh"], ["bash", "-c", "true"], ["sh", "${place}/evaluate.sh"]) { my $id = fork; if (!$id) { exec @$_ } waitpid $id, 0 }' >"$own/log" 2>&1
cd / && rm -r "$own"
`,
  );
  const loop = path.join(place, 'loop.sh');
  writeFileSync(loop, `seq "$1" | xargs -P "$2" -n 1 sh '${place}/one.sh'\n`);
  return loop;
}

/** Time per host trial in a run with ten times as many, and the harness' memory in a run with a hundred times as many. */
export async function benchRunScale({ quick }: Effort): Promise<Figure[]> {
  return inTemporary(async (directory) => {
    const datasetOf = (rows: number) => {
      const dataset = path.join(directory, `dataset-${rows}`);
      writeIdleDataset(dataset, rows);
      return dataset;
    };
    const [ten, hundred] = [datasetOf(10), datasetOf(100)];
    const run = async (dataset: string, rows: number) =>
      (await measureRun(directory, { dataset, testbed: 'host', parallel: '1' })).whole / rows;
    const time = await pairsOf(
      quick ? 1 : 5,
      () => run(hundred, 100),
      () => run(ten, 10),
      !quick,
    );
    const rows = quick ? 400 : 10_000;
    const many = datasetOf(rows);
    const memory = await pairsOf(
      1,
      async () => peakOfRun(directory, many),
      async () => peakOfRun(directory, hundred),
      false,
    );
    return [
      ratioOf(time, {
        what: 'a run of 100 host trials, time a trial',
        against: 'a run of 10',
        target: { atMost: 1.2 },
      }),
      ratioOf(memory, {
        what: `a run of ${rows} host trials, 16 at a time: peak memory of the harness`,
        against: 'a run of 100',
        target: { atMost: 1.25 },
        unit: 'MB',
        reason: 'live data of 10,000 rows and trials is some 20 MB more',
      }),
    ];
  });
}

/** Megabytes; of a process that does nothing else. */
function peakOfRun(directory: string, dataset: string): number {
  const program = path.join(import.meta.dirname, 'run-child.ts');
  return Number(execFileSync(process.execPath, [program, directory, dataset], { encoding: 'utf8' }));
}

/** An experiment of two arms that do nothing, against two runs of the same trials. */
export async function benchExperimentRun({ quick }: Effort): Promise<Figure[]> {
  const rows = quick ? 16 : 93;
  const shared = { testbed: 'host', parallel: '2' };
  return inTemporary(async (directory) => {
    const dataset = path.join(directory, 'dataset');
    writeIdleDataset(dataset, rows);
    const experiment = async () => {
      const own = mkdtempSync(path.join(directory, 'experiment-'));
      const arms = "base: { agent-command: 'true' }\nhead: { agent-command: '/bin/true' }";
      const texts = { ...shared, dataset, 'results-path': path.join(own, 'results') };
      return timed(async () => {
        const { runs } = await runExperiment({
          arms: await resolveArms(arms, texts),
          options: parseOptions({ ...texts, arms }),
          machine: thisMachine({ ...process.env, XDG_CACHE_HOME: path.join(directory, 'cache'), RUNNER_TEMP: own }),
          observer: quietObserver(),
          github: null,
          secrets: [],
          signal: new AbortController().signal,
        });
        const passed = runs.reduce((sum, { totals }) => sum + totals.passed, 0);
        if (passed !== 2 * rows) throw new Error(`bench: ${passed} of ${2 * rows} trials passed`);
      });
    };
    const pairs = await pairsOf(quick ? 1 : 5, experiment, async () => {
      const one = await measureRun(directory, { ...shared, dataset });
      const other = await measureRun(directory, { ...shared, dataset, 'agent-command': '/bin/true' });
      return one.whole + other.whole;
    });
    const what = `an experiment of ${rows} × 2 host trials that do nothing, the whole run`;
    return [
      ratioOf(pairs, { what, against: 'two runs of the same trials', target: { atMost: 1.3 } }),
      differenceOf(
        pairs.map(({ ours, floor }) => ({ ours: ours / rows / 2, floor: floor / rows / 2 })),
        { what: `${what}, time a trial`, against: 'two runs of the same trials', target: null },
      ),
    ];
  });
}
