import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aTrajectory } from '../test/page/steps-scene.ts';
import { aReport, resultsOf } from '../test/report/sample.ts';
import type { Effort, Figure } from './figure.ts';
import { medianOf, pairsOf, ratioOf } from './paired.ts';
import { inTemporary } from './scene.ts';

const SIZES = [100, 1_000, 10_000];
/** Size of the trajectory beside each of the largest number of results, in bytes: 160 MB in all. */
const TOLD = 16 * 1024;
/** Size of the logs beside each result in bytes, and the number of results for that part. */
const LOGS = 256 * 1024;
const LOGGED = 1_000;

interface Measured {
  ms: number;
  megabytes: number;
}

/** Makes a report over results on disk, against reading and parsing the same JSON; each in its own process, in turn. */
export async function benchReport({ quick }: Effort): Promise<Figure[]> {
  const rounds = quick ? 1 : 5;
  const sizes = quick ? SIZES.slice(0, -1) : SIZES;
  return inTemporary(async (root) => {
    const directoryOf = (size: number, logs = 0) => {
      const directory = path.join(root, `${size}-${logs}`);
      writeResults(directory, size, logs);
      return directory;
    };
    const directories = new Map(sizes.map((size) => [size, directoryOf(size)]));
    const report = (size: number) => child('report', directories.get(size)!);
    const largest = sizes.at(-1)!;
    const peaks: number[] = [];
    const parsing = await pairsOf(
      rounds,
      async () => {
        const { ms, megabytes } = report(largest);
        peaks.push(megabytes);
        return ms;
      },
      async () => child('parse', directories.get(largest)!).ms,
    );
    const figures = [
      ratioOf(parsing, {
        what: `report over ${largest} results, all files but the page, below every limit of GitHub`,
        against: 'reading and parsing the same JSON',
        target: { atMost: 3 },
      }),
      {
        what: `report over ${largest} results, peak memory`,
        figure: `${medianOf(peaks).toFixed(0)} MB`,
        target: '',
        met: null,
      },
    ];
    const withPage = await pairsOf(
      rounds,
      async () => child('page', directories.get(largest)!).ms,
      async () => report(largest).ms,
    );
    figures.push(
      ratioOf(withPage, {
        what: `the same with report.html, which has the records of its first 2500 trials`,
        against: 'without it',
        target: null,
      }),
    );
    for (const [index, size] of sizes.slice(1).entries()) {
      const before = sizes[index]!;
      const pairs = await pairsOf(
        rounds,
        async () => report(size).ms / size,
        async () => report(before).ms / before,
      );
      const against = `the same over ${before}`;
      figures.push(
        ratioOf(pairs, { what: `report over ${size} results, time a result`, against, target: { atMost: 1.2 } }),
      );
    }
    const withTrajectories = path.join(root, 'largest-told');
    writeResults(withTrajectories, largest, 0, aTrajectoryOf(TOLD));
    const megabytes = ((largest * TOLD) / 2 ** 20).toFixed(0);
    for (const [how, what, reason] of [
      ['report', 'all files but the page', undefined],
      ['page', 'with report.html', 'report.html holds the trajectories, which are read and compressed for it'],
    ] as const)
      figures.push(
        ratioOf(
          await pairsOf(
            rounds,
            async () => child(how, withTrajectories).ms,
            async () => child(how, directories.get(largest)!).ms,
          ),
          {
            what: `report over ${largest} results with ${megabytes} MiB of trajectories beside, ${what}`,
            against: 'the same without trajectories',
            target: { atMost: 1.3 },
            reason,
          },
        ),
      );
    const logged = directoryOf(LOGGED, LOGS);
    const memory = await pairsOf(
      rounds,
      async () => child('page', logged).megabytes,
      async () => child('page', directories.get(LOGGED)!).megabytes,
    );
    figures.push(
      ratioOf(memory, {
        what: `report over ${LOGGED} results with ${(LOGGED * LOGS) / 2 ** 20} MiB of logs beside, peak memory`,
        against: 'the same without logs',
        target: { atMost: 1.1 },
        unit: 'MB',
      }),
    );
    const told = path.join(root, 'told');
    writeResults(told, LOGGED, 0, aTrajectoryOf(LOGS));
    const peak = await pairsOf(
      rounds,
      async () => child('page', told).megabytes,
      async () => child('page', directories.get(LOGGED)!).megabytes,
    );
    const time = await pairsOf(
      rounds,
      async () => child('page', told).ms,
      async () => child('parse-trajectories', told).ms,
    );
    const what = `report over ${LOGGED} results with ${(LOGGED * LOGS) / 2 ** 20} MiB of trajectories beside`;
    figures.push(
      ratioOf(peak, {
        what: `${what}, peak memory`,
        against: 'the same without trajectories',
        target: { atMost: 2 },
        unit: 'MB',
      }),
      ratioOf(time, {
        what: `${what}, with report.html`,
        against: 'reading and parsing the same trajectories',
        target: null,
      }),
    );
    return figures;
  });
}

function child(what: string, directory: string): Measured {
  const script = path.join(import.meta.dirname, 'report-child.ts');
  return JSON.parse(execFileSync(process.execPath, [script, what, directory], { encoding: 'utf8' }));
}

/** A trajectory of about this size in bytes, with answers of four kilobytes of words that do not repeat much. */
function aTrajectoryOf(size: number): string {
  const word = (at: number) => ((at * 2_654_435_761) % 2 ** 32).toString(36);
  const answer = (step: number) => Array.from({ length: 560 }, (_, at) => word(step * 1000 + at)).join(' ');
  const steps = Math.ceil(size / 4400);
  return JSON.stringify(
    aTrajectory(Array.from({ length: steps }, (_, at) => ({ command: `run ${at}`, answer: answer(at) }))),
  );
}

/**
 * Results of which two thirds passed, with four kilobytes of output each; `logs` is the size of agent.log in bytes, and
 * `trajectory` a trajectory for each.
 */
function writeResults(directory: string, size: number, logs: number, trajectory?: string): void {
  const output = 'A line of what the success command printed. '.repeat(90);
  const trials = Array.from({ length: size }, (_, index) => ({
    id: `instance-${index}`,
    type: `type-${index % 5}`,
    status: index % 3 === 0 ? ('failed' as const) : ('passed' as const),
  }));
  const { run } = aReport(trials);
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'run.json'), JSON.stringify(run));
  for (const result of resultsOf(trials).filter((result) => result !== null)) {
    const target = path.join(directory, result.instance_id, 'trial-1');
    mkdirSync(target, { recursive: true });
    const evaluation = { ...result.evaluation, output_tail: output };
    writeFileSync(path.join(target, 'result.json'), JSON.stringify({ ...result, evaluation }));
    if (trajectory !== undefined) writeFileSync(path.join(target, 'trajectory.json'), trajectory);
    if (logs > 0) writeFileSync(path.join(target, 'agent.log'), Buffer.alloc(logs, 'printed\n'));
  }
}
