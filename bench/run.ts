import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../src/base/errors.ts';
import { benchCliStart } from './cli-start.ts';
import { benchEmptyProjects } from './empty-projects.ts';
import { benchExperiments } from './experiments.ts';
import { benchFeeding } from './feeding.ts';
import type { Effort, Figure } from './figure.ts';
import { benchFirstRun } from './first-run.ts';
import { benchHarborTask } from './harbor-task.ts';
import { withFigures } from './kept-table.ts';
import { benchMeter } from './meter.ts';
import { benchOutput } from './output.ts';
import { benchPage } from './page.ts';
import { benchPlanOverhead } from './plan-overhead.ts';
import { benchRedaction } from './redaction.ts';
import { benchReport } from './report.ts';
import { benchSize } from './size.ts';
import { benchStart } from './start.ts';
import { benchDockerSweep, benchExperimentRun, benchHostSweep, benchRunScale } from './sweeps.ts';
import { type Row, tableOf, verdictOf } from './table.ts';
import { benchDockerTrial, benchHostCrowd, benchHostTrial, benchService } from './trials.ts';

const BENCHES: Record<string, (effort: Effort) => Promise<Figure[]>> = {
  'docker-trial': benchDockerTrial,
  'docker-sweep': benchDockerSweep,
  'host-trial': benchHostTrial,
  'host-sweep': benchHostSweep,
  'host-crowd': benchHostCrowd,
  'experiment-run': benchExperimentRun,
  start: benchStart,
  'cli-start': benchCliStart,
  output: benchOutput,
  feeding: benchFeeding,
  'plan-overhead': benchPlanOverhead,
  report: benchReport,
  page: benchPage,
  'run-scale': benchRunScale,
  size: benchSize,
  'first-run': benchFirstRun,
  service: benchService,
  redaction: benchRedaction,
  meter: benchMeter,
  experiments: benchExperiments,
  harbor: benchHarborTask,
  'empty-projects': benchEmptyProjects,
};
/** The smaller set: benches that need neither minutes nor the data sets. */
const QUICK = [
  'docker-trial',
  'docker-sweep',
  'host-trial',
  'host-sweep',
  'experiment-run',
  'start',
  'cli-start',
  'report',
  'page',
  'run-scale',
  'size',
  'first-run',
  'service',
  'meter',
  'harbor',
];

const { values: flags, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    gigabytes: { type: 'string', default: '2' },
  },
});
const unknown = named.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  process.stderr.write(`bench: there is no ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}\n`);
  process.exit(2);
}
const effort: Effort = { quick: flags.quick, gigabytes: Number(flags.gigabytes) };
const rows: Row[] = [];
for (const bench of named.length > 0 ? named : flags.quick ? QUICK : Object.keys(BENCHES)) {
  process.stderr.write(`${bench} …\n`);
  try {
    for (const figure of await BENCHES[bench]!(effort)) {
      rows.push({ bench, ...figure });
      process.stderr.write(`  ${figure.what}: ${figure.figure} ${verdictOf(figure)}\n`);
    }
  } catch (error) {
    // The other benches still run.
    process.exitCode = 1;
    process.stderr.write(`  ${error instanceof Error ? error.stack : error}\n`);
    rows.push({ bench, what: bench, figure: `failed: ${messageOf(error).split('\n')[0]}`, target: '', met: null });
  }
}
const printed = flags.json ? JSON.stringify(rows, null, 2) : tableOf(rows);
process.stdout.write(`${printed}\n`);
if (flags.table) {
  const readme = path.join(import.meta.dirname, 'README.md');
  const measured = rows.filter(({ figure }) => !figure.startsWith('failed: '));
  writeFileSync(readme, withFigures(readFileSync(readme, 'utf8'), measured, new Date().toISOString().slice(0, 10)));
}
