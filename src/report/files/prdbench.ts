import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBoundedJson } from '../../base/bounded-json.ts';
import { codeOf, UserError } from '../../base/errors.ts';
import { makeDirectory } from '../../base/make-directory.ts';
import { reportNames } from '../../evaluation/test-plan/reports.ts';
import { trialPath } from '../../results/trial-id.ts';
import type { BriefPoint } from '../brief.ts';
import { hasPlans } from '../papers/prdbench.ts';
import type { ReportedTrial, SuiteReport } from '../suite.ts';

/** Bytes of a file name on Linux. */
const LONGEST = 255;
/** Bytes of one of our own report files. */
const LARGEST = 1024 * 1024;
/** The file that score_cal.py writes beside the projects. */
const ITS_OWN = /^(trial-\d+\/)?results\.json$/;

/**
 * Writes the points of a suite as PRDbench's own `score_cal.py` reads them: `<n>/reports/<metric>.json` below a
 * directory, one for each judged point of a trial that has a score, with `{metric, description, score, explanation}`;
 * with several trials, below `trial-<k>`. Returns the number of files. Throws a UserError without a test plan, or if the
 * directory holds anything else. Source: Evaluation/score_cal.py and ready_test.py of southalone/PRDbench.
 */
export async function writePrdbenchReports(directory: string, report: SuiteReport): Promise<number> {
  if (!hasPlans(report))
    throw new UserError('prdbench: these results have no test plan; name results of a run with dataset: prdbench');
  const files = new Map(report.trials.flatMap((trial) => filesOf(trial, report)));
  const folders = report.trials.map((trial) => folderOf(trial, report));
  await refuseOthers(directory, '', folders, files);
  for (const folder of folders) makeDirectory(path.join(directory, folder));
  for (const [name, text] of files) await writeFile(path.join(directory, name), text);
  return files.size;
}

function filesOf(trial: ReportedTrial, report: SuiteReport): [name: string, text: string][] {
  const { planned, result } = trial;
  // The points of an evaluation that was interrupted are in no mean of ours.
  if (planned.score === null || result === null || result.plan === null) return [];
  const { points } = result.plan;
  const run = report.directories?.get(result);
  const own = run === undefined ? null : path.join(run, trialPath(planned), 'reports');
  const safe = reportNames(points.map(({ metric }) => metric));
  const names = rawNames(points, safe);
  return points.flatMap(({ metric, score, explanation }, at): [string, string][] => {
    if (score === null) return [];
    const description = own === null ? '' : descriptionIn(path.join(own, safe[at]!));
    const text = JSON.stringify({ metric, description, score, explanation }, null, 2);
    return [[path.posix.join(folderOf(trial, report), names[at]!), `${text}\n`]];
  });
}

function folderOf({ planned }: ReportedTrial, { trials }: SuiteReport): string {
  const project = planned.instance_id.replace(/^prdbench-(?=\d+$)/, '');
  const several = trials.some(({ planned }) => planned.trial > 1);
  return path.posix.join(several ? `trial-${planned.trial}` : '', project, 'reports');
}

/** The metric itself as a file name, as upstream has it on Linux; our safe form if it cannot be one there. */
function rawNames(points: BriefPoint[], safe: string[]): string[] {
  const taken = new Set<string>();
  return points.map(({ metric }, at) => {
    const raw = `${metric}.json`;
    const fits = !/[/\0]/.test(raw) && raw.isWellFormed() && Buffer.byteLength(raw) <= LONGEST && !taken.has(raw);
    const name = fits ? raw : safe[at]!;
    taken.add(name);
    return name;
  });
}

/** The description in the trial's own report; empty if there is none. Results may come from anywhere. */
function descriptionIn(file: string): string {
  try {
    const { description } = readBoundedJson(file, LARGEST) as { description: unknown };
    return typeof description === 'string' ? description : '';
  } catch {
    return '';
  }
}

/** Throws a UserError for anything in the directory but these files as they are to be written. */
async function refuseOthers(
  directory: string,
  below: string,
  folders: string[],
  files: Map<string, string>,
): Promise<void> {
  const here = path.join(directory, below);
  for (const entry of entriesOf(here)) {
    const name = path.posix.join(below, entry.name);
    if (entry.isDirectory() && folders.some((folder) => `${folder}/`.startsWith(`${name}/`))) {
      await refuseOthers(directory, name, folders, files);
      continue;
    }
    if (entry.isFile() && ITS_OWN.test(name)) continue;
    const text = files.get(name);
    if (entry.isFile() && text !== undefined && (await readFile(path.join(directory, name), 'utf8')) === text) continue;
    throw new UserError(`prdbench: ${directory} already holds ${name}; name a new directory`);
  }
}

function entriesOf(directory: string) {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw new UserError(`prdbench: ${directory} is not a directory that can be read`);
  }
}
