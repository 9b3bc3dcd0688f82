import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Result } from '../src/results/records.ts';
import { engine, inBareContainer } from './engine.ts';
import type { Effort, Figure } from './figure.ts';
import { judge, medianOf, pairsOf, ratioOf, timed } from './paired.ts';
import { peakMegabytes } from './peak.ts';
import { inTemporary, ROOT, writeIdleDataset } from './scene.ts';

const LINE = 'A line of what an agent prints while it works, neither short nor long: some ninety characters.';
const DEFAULT_LIMIT = '16MiB';
const MOST_MEMORY = 150;
/** Extra memory allowed for four times as much output, for garbage not yet collected. */
const FLAT = 1.1;

interface Printed {
  seconds: number;
  megabytes: number;
  written: number;
}

/** Large output of an agent: throughput against a redirection to a file, and the harness's memory. */
export async function benchOutput({ quick, gigabytes }: Effort): Promise<Figure[]> {
  const bytes = gigabytes * 1e9;
  const rounds = quick ? 1 : 3;
  const docker = await engine();
  return inTemporary(async (directory) => {
    const dataset = path.join(directory, 'dataset');
    const fixtures = writeIdleDataset(dataset, 1);
    const figures: Figure[] = [];
    for (const testbed of ['docker', 'host']) {
      const print = (size: number, limit: string) => runHarness({ dataset, testbed }, size, limit);
      const floor = async () =>
        testbed === 'host'
          ? redirected('sh', ['-c', printing(bytes)], bytes, directory)
          : inBareContainer({ docker, network: 'none', fixtures }, (container) =>
              redirected('docker', ['exec', container.id, 'sh', '-c', printing(bytes)], bytes, directory),
            );
      for (const whole of [false, true]) {
        const large: Printed[] = [];
        const pairs = await pairsOf(
          rounds,
          async () => {
            const printed = await print(bytes, whole ? `${Math.ceil(gigabytes) + 1}GiB` : DEFAULT_LIMIT);
            if (whole && printed.written < bytes) throw new Error(`bench: only ${printed.written} bytes were kept`);
            large.push(printed);
            return bytes / 1e6 / printed.seconds;
          },
          async () => bytes / 1e6 / (await floor()),
          false,
        );
        const kept = whole ? 'all of it kept' : `${DEFAULT_LIMIT} kept`;
        figures.push(
          ratioOf(pairs, {
            what: `${gigabytes} GB of agent output, ${testbed}, ${kept}: throughput`,
            against: testbed === 'host' ? 'sh -c … > file' : 'docker exec … > file',
            target: { atLeast: 0.7 },
            unit: 'MB/s',
          }),
        );
        if (whole) continue;
        const small = [];
        for (let round = 0; round < rounds; round += 1) small.push(await print(bytes / 4, DEFAULT_LIMIT));
        figures.push(...memoryFigures(`${gigabytes} GB of agent output, ${testbed}`, gigabytes, large, small));
      }
    }
    return figures;
  });
}

function memoryFigures(what: string, gigabytes: number, large: Printed[], small: Printed[]): Figure[] {
  const [peak, before] = [large, small].map((rounds) => medianOf(rounds.map(({ megabytes }) => megabytes)));
  const growth = peak! / before!;
  return [
    {
      what: `${what}: peak memory of the harness`,
      value: peak!,
      figure: `${peak!.toFixed(0)} MB`,
      ...judge(peak!, { atMost: MOST_MEMORY }, ' MB'),
    },
    {
      what: `${what}: peak memory`,
      against: `${gigabytes / 4} GB`,
      value: growth,
      figure: `${growth.toFixed(2)} × (${peak!.toFixed(0)} to ${before!.toFixed(0)} MB)`,
      ...judge(growth, { atMost: FLAT }, ' ×'),
    },
  ];
}

function printing(bytes: number): string {
  return `yes '${LINE}' | head -c ${bytes}`;
}

/** Runs one trial with the bundle in a process of its own; its peak memory is polled while it lives. */
async function runHarness(run: { dataset: string; testbed: string }, bytes: number, limit: string): Promise<Printed> {
  return inTemporary(async (directory) => {
    const options = { ...run, network: 'none', 'agent-command': printing(bytes), 'max-log-size': limit };
    const results = path.join(directory, 'results');
    const flags = Object.entries({ ...options, 'results-path': results }).map(([name, value]) => `--${name}=${value}`);
    const env = { ...process.env, XDG_CACHE_HOME: directory, RUNNER_TEMP: directory };
    const child = spawn(process.execPath, [path.join(ROOT, 'dist/cli.js'), 'run', ...flags], { env, stdio: 'ignore' });
    let megabytes = 0;
    const watch = setInterval(() => (megabytes = Math.max(megabytes, peakMegabytes(child.pid!))), 50);
    const [code] = await once(child, 'exit');
    clearInterval(watch);
    const trial = path.join(results, 'idle-1/trial-1');
    const { agent, integrity }: Result = JSON.parse(readFileSync(path.join(trial, 'result.json'), 'utf8'));
    if (code !== 0 || agent.exit_code !== 0 || integrity.length > 0)
      throw new Error(`bench: the agent did not print it all: ${JSON.stringify({ code, agent, integrity })}`);
    const written = statSync(path.join(trial, 'agent.log')).size;
    return { seconds: agent.duration_ms / 1000, megabytes, written };
  });
}

/** Duration of a command with its output in a file, in seconds. */
async function redirected(program: string, args: string[], bytes: number, directory: string): Promise<number> {
  const file = path.join(directory, 'redirected');
  const descriptor = openSync(file, 'w');
  try {
    const milliseconds = await timed(() =>
      once(spawn(program, args, { stdio: ['ignore', descriptor, 'inherit'] }), 'close'),
    );
    if (statSync(file).size !== bytes) throw new Error(`bench: ${program} wrote ${statSync(file).size} bytes`);
    return milliseconds / 1000;
  } finally {
    closeSync(descriptor);
    rmSync(file);
  }
}
