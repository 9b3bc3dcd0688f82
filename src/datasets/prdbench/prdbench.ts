import { isUtf8 } from 'node:buffer';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod/mini';
import { sha256Of } from '../../base/digest.ts';
import { digestOf } from '../digest.ts';
import { throwFaults } from '../faults.ts';
import { NUL_FAULT } from '../row.ts';
import { solutionsIn } from '../solutions.ts';
import type { Dataset, Fixture, Instance, Mode, TestPlan } from '../types.ts';
import { auxiliaryNotes, readAuxiliary } from './auxiliary.ts';
import { type ProjectFiles, projectFiles } from './files.ts';
import { parseJson } from './json.ts';
import { findLayout, type Layout } from './layout.ts';
import { normalisePlan, normaliseRequirements } from './normalise.ts';
import { planEntrySchema, type Requirement, requirementSchema } from './plan-schema.ts';
import { promptsOf } from './prompts.ts';

const REQUIREMENTS = 'src/PRD.md';
const PLAN = 'evaluation/detailed_test_plan.json';
const METRIC = 'evaluation/metric.json';
const METRIC_ENGLISH = 'evaluation/metric_en.json';
/** Levels of an entry; those of PRDbench have three. */
const DEEPEST = 20;

/**
 * Reads PRDbench, or some of its projects: `PRDbench/<n>/` or `data/<n>/` below the directory, and `aux_data.json`.
 * Throws a UserError with file and position of each error that prevents a run; other irregularities become notes.
 */
export async function loadPrdBench(
  directory: string,
  about: { name: string | null; ref: string | null; mode: Mode },
): Promise<Dataset> {
  const layout = await findLayout(directory);
  const auxiliary = await readAuxiliary(layout.auxiliary);
  const notes = [...layout.notes, ...auxiliary.notes];
  const faults: string[] = [];
  const instances: Instance[] = [];
  const solutions = await solutionsIn(path.dirname(layout.projects));
  for (const number of layout.numbers) {
    const files = await projectFiles(path.join(layout.projects, String(number)));
    const id = `prdbench-${number}`;
    const evaluation = await readPlan(files, about.mode, {
      fault: (fault) => faults.push(`${path.basename(layout.projects)}/${number}/${fault}`),
      note: (note) => notes.push(`${id}: ${note}`),
    });
    notes.push(...auxiliaryNotes(id, auxiliary.listed.get(String(number)) ?? [], files));
    if (evaluation !== null) instances.push(await toInstance(id, files, evaluation, solutions.get(id) ?? null));
  }
  throwFaults(directory, faults);
  return {
    name: about.name ?? path.basename(path.resolve(directory)),
    directory: path.dirname(layout.projects),
    ref: about.ref,
    digest: await digestOfProjects(layout),
    testbed: null,
    instances,
    notes,
  };
}

async function toInstance(
  id: string,
  files: ProjectFiles,
  evaluation: TestPlan,
  solution: string | null,
): Promise<Instance> {
  return {
    id,
    taskType: 'development',
    ...promptsOf(evaluation.mode),
    image: null,
    imageTag: null,
    repository: null,
    fixtures: await fixturesOf(files.directory, evaluation.mode),
    prerunner: null,
    solution,
    row: null,
    humanActions: null,
    evaluation,
  };
}

/**
 * The files for the agent: each entry of the project on its own, so that symlinks are not followed; in mode `free` only
 * the requirements document.
 */
async function fixturesOf(directory: string, mode: Mode): Promise<Fixture[]> {
  if (mode === 'free') return [{ source: path.join(directory, REQUIREMENTS), target: REQUIREMENTS }];
  return (await entriesOf(directory)).map((name) => ({ source: path.join(directory, name), target: name }));
}

/** The entries of a project's directory, without `reports/`, the remains of an earlier evaluation. */
async function entriesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries
    .filter((entry) => (entry.isDirectory() || entry.isFile()) && entry.name !== 'reports')
    .map(({ name }) => name)
    .sort();
}

/** Receives the problems of a project: errors prevent loading, notes do not. */
interface Findings {
  fault(text: string): void;
  note(text: string): void;
}

async function readPlan(files: ProjectFiles, mode: Mode, { fault, note }: Findings): Promise<TestPlan | null> {
  const document = files.isFile(REQUIREMENTS) ? await files.read(REQUIREMENTS) : null;
  if (document === null) fault(`${REQUIREMENTS}: is missing`);
  else if (!isUtf8(document)) note(`${REQUIREMENTS} is not UTF-8: a judge gets U+FFFD for what cannot be read`);
  const entries = await readList(files, PLAN, planEntrySchema, fault);
  const english = await readEnglish(files, note);
  // Read in every mode: validate reports its faults.
  const listed = await readList(files, METRIC, requirementSchema, mode === 'free' && english === null ? fault : note);
  if (entries !== null && listed !== null && entries.length !== listed.length) {
    note(`metric.json has ${listed.length} entries, the test plan ${entries.length}`);
  }
  if (document === null || entries === null || (mode === 'free' && (english ?? listed) === null)) return null;
  return {
    kind: 'test_plan',
    mode,
    file: mode !== 'free' ? PLAN : english === null ? METRIC : METRIC_ENGLISH,
    points: mode === 'free' ? normaliseRequirements(english ?? listed ?? []) : await normalisePlan(entries, files),
    evaluationDirectory: mode === 'free' ? null : path.join(files.directory, 'evaluation'),
    requirements: new TextDecoder().decode(document),
  };
}

/** The requirements in English, which PRDbench's own evaluation of mode `free` uses; null if there are none. */
async function readEnglish(files: ProjectFiles, note: Findings['note']): Promise<Requirement[] | null> {
  if (!files.isFile(METRIC_ENGLISH)) return null;
  const listed = await readList(files, METRIC_ENGLISH, requirementSchema, note);
  if (listed === null) return null;
  const foreign = listed.filter(({ metric }) => /\p{Script=Han}/u.test(metric));
  if (foreign.length * 2 <= listed.length) return listed;
  note(`${METRIC_ENGLISH} is not in English, and is not used`);
  return null;
}

/** The entries of a JSON array; null if there was an error. */
async function readList<Entry extends z.ZodMiniType>(
  files: ProjectFiles,
  file: string,
  schema: Entry,
  fault: (text: string) => void,
): Promise<z.output<Entry>[] | null> {
  if (!files.isFile(file)) return none(`${file}: is missing`);
  const parsed = parseJson(await files.read(file), file);
  if (parsed.fault !== null) return none(parsed.fault);
  if (!Array.isArray(parsed.data)) return none(`${file}: is not a JSON array`);
  if (parsed.data.length === 0) return none(`${file}: holds no entry`);
  const results = parsed.data.map((entry) => schema.safeParse(entry));
  for (const [index, { error }] of results.entries()) {
    for (const issue of error?.issues ?? [])
      fault(`${file}: entry ${index + 1}: ${[...issue.path, issue.message].join(': ')}`);
    const found = faultWithin(parsed.data[index]);
    if (found !== null) return none(`${file}: entry ${index + 1}: ${found.join(': ')}`);
  }
  return results.every(({ success }) => success) ? results.map(({ data }) => data as z.output<Entry>) : null;

  function none(text: string): null {
    fault(text);
    return null;
  }
}

/** The fault of a text with a NUL character, or of a value that is too deep for JSON.stringify, after the keys that lead to it; null if there is none. */
function faultWithin(value: unknown, depth = 0): string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [NUL_FAULT] : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === DEEPEST) return [`is nested more than ${DEEPEST} levels deep`];
  for (const [key, item] of Object.entries(value)) {
    const found = faultWithin(item, depth + 1);
    if (found !== null) return [key, ...found];
  }
  return null;
}

/** Independent of layout and mode. */
async function digestOfProjects({ projects, numbers, auxiliary }: Layout): Promise<string> {
  const names: string[] = [];
  for (const number of numbers) {
    for (const name of await entriesOf(path.join(projects, String(number)))) names.push(`${number}/${name}`);
  }
  const parts = [
    await digestOf(projects, names),
    auxiliary === null ? '' : await digestOf(path.dirname(auxiliary), [path.basename(auxiliary)]),
  ];
  return sha256Of(parts.join('\n'));
}
