import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aReport } from '../test/report/sample.ts';
import type { Figure } from './figure.ts';

const SIZES = [100, 1_000, 10_000];
const ROUNDS = 3;

interface Measured {
  ms: number;
  megabytes: number;
}

/** A report over results on disk, against reading and parsing the same JSON; each in a process of its own, in turn. */
export async function benchReport(): Promise<Figure[]> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'agentbench-bench-'));
  try {
    const measured = SIZES.map((size) => {
      const directory = path.join(root, String(size));
      writeResults(directory, size);
      const rounds = Array.from(
        { length: ROUNDS },
        () => [child('report', directory), child('parse', directory)] as const,
      );
      return {
        size,
        report: median(rounds.map(([report]) => report)),
        parse: median(rounds.map(([, parse]) => parse)),
      };
    });
    const largest = measured.at(-1)!;
    const ratio = largest.report.ms / largest.parse.ms;
    return [
      {
        what: `report over ${largest.size} results, all files, below every limit of GitHub / reading and parsing the same JSON`,
        figure: `${ratio.toFixed(1)} × (${largest.report.ms.toFixed(0)} ms / ${largest.parse.ms.toFixed(0)} ms), peak memory ${largest.report.megabytes.toFixed(0)} MB`,
        target: 'at most 3 ×',
        met: ratio <= 3,
      },
      ...measured.slice(1).map(({ size, report }, index): Figure => {
        const before = measured[index]!;
        const growth = report.ms / before.report.ms / (size / before.size);
        return {
          what: `report over ${before.size} → ${size} results, time a result`,
          figure: `${growth.toFixed(2)} × linear`,
          target: 'at most 1.2 ×',
          met: growth <= 1.2,
        };
      }),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function child(what: string, directory: string): Measured {
  const script = path.join(import.meta.dirname, 'report-child.ts');
  return JSON.parse(execFileSync(process.execPath, [script, what, directory], { encoding: 'utf8' }));
}

function median(rounds: Measured[]): Measured {
  return rounds.toSorted((a, b) => a.ms - b.ms)[Math.floor(rounds.length / 2)]!;
}

/** Two thirds passed, with four kilobytes of output each. */
function writeResults(directory: string, size: number): void {
  const output = 'A line of what the success command printed. '.repeat(90);
  const trials = Array.from({ length: size }, (_, index) => ({
    id: `instance-${index}`,
    type: `type-${index % 5}`,
    status: index % 3 === 0 ? ('failed' as const) : ('passed' as const),
  }));
  const { run, results } = aReport(trials);
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'run.json'), JSON.stringify(run));
  for (const result of results) {
    const target = path.join(directory, result.instance_id, 'trial-1');
    mkdirSync(target, { recursive: true });
    const evaluation = { ...result.evaluation, output_tail: output };
    writeFileSync(path.join(target, 'result.json'), JSON.stringify({ ...result, evaluation }));
  }
}
