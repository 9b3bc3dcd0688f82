import { objectOf } from '../../base/json-value.ts';
import { nearName } from '../../base/text/near.ts';
import type { PointType, TestCase, TestPoint } from '../types.ts';
import { folderAfter, inFolder, normaliseCommand, noteEarlyClient, splitTyped, startsServer } from './commands.ts';
import type { ProjectFiles } from './files.ts';
import { noteList, type TakeNote } from './notes.ts';
import { noteRemovedFiles, noteWrittenFiles, pathList } from './path-list.ts';
import { CASE_KEYS, PLAN_KEYS, type PlanEntry, type Requirement } from './plan-schema.ts';
import { linesOf, plainLineEnds, typedInput } from './typed-input.ts';
import { noteMissingProgram, noteUnitTest } from './unit-tests.ts';

/** The maximum length of a file name in bytes, with room for an extension. */
const NAME_BYTES = 120;
const TYPES: readonly unknown[] = ['shell_interaction', 'unit_test', 'file_comparison'] satisfies PointType[];

/** The test points of a plan. Irregularities are normalised if possible and always noted; they are never errors. */
export async function normalisePlan(entries: PlanEntry[], files: ProjectFiles): Promise<TestPoint[]> {
  const points: TestPoint[] = [];
  for (const entry of entries) points.push(await normalisePoint(entry, files));
  return noteDuplicates(points);
}

/** The points of `metric.json`, without commands; only the judge scores them. */
export function normaliseRequirements(requirements: Requirement[]): TestPoint[] {
  return noteDuplicates(requirements.map(normaliseRequirement));
}

async function normalisePoint(entry: PlanEntry, files: ProjectFiles): Promise<TestPoint> {
  const { notes, note } = noteList();
  const metric = nameOf(entry.metric, note);
  noteMisspelt(entry, PLAN_KEYS, note);
  const type = typeOf(entry.type, note);
  const testcases = await normaliseCases(entry.testcases, files, note);
  const commands = testcases.flatMap(({ command }) => command ?? []);
  for (const command of commands) noteMissingProgram(command, files, note);
  noteEarlyClient(commands, note);
  if (type === 'unit_test') for (const command of commands) await noteUnitTest(command, files, note);
  const expectedFiles = pathList(entry.expected_output_files, 'expected_output_files', files, note);
  noteWrittenFiles(commands, expectedFiles, files, note);
  if (type === 'file_comparison') noteRemovedFiles(commands, note);
  return {
    metric,
    description: textOf(entry.description, 'description', note) ?? '',
    type,
    testcases,
    inputFiles: pathList(entry.input_files, 'input_files', files, note),
    expectedOutput: textOf(entry.expected_output, 'expected_output', note),
    expectedFiles,
    notes,
  };
}

function normaliseRequirement(entry: Requirement): TestPoint {
  const { notes, note } = noteList();
  const { chinese } = entry;
  return {
    metric: nameOf(entry.metric, note),
    description: chinese === null ? (textOf(entry.description, 'description', note) ?? '') : inEnglish(chinese, note),
    type: 'requirement',
    testcases: [],
    inputFiles: [],
    expectedOutput: textOf(entry.expected_output, 'expected_output', note),
    expectedFiles: [],
    notes,
  };
}

/** A description from the values of Chinese keys. */
function inEnglish(parts: Record<string, unknown>, note: TakeNote): string {
  note('other_keys', `its keys are Chinese: taken as metric, ${Object.keys(parts).join(', ').toLowerCase()}`);
  return Object.entries(parts)
    .map(([name, part]) => ({ name, text: typeof part === 'number' ? String(part) : textOf(part, name, note) }))
    .filter(({ text }) => text !== null)
    .map(({ name, text }) => `${name}: ${text}`)
    .join('\n\n');
}

async function normaliseCases(given: unknown, files: ProjectFiles, note: TakeNote): Promise<TestCase[]> {
  if (!Array.isArray(given) || given.length === 0) {
    const what = given === undefined ? 'missing' : Array.isArray(given) ? 'empty' : 'not a list';
    note('no_testcases', `testcases is ${what}`);
    return [];
  }
  const cases: TestCase[] = [];
  let folder = '.';
  for (const [index, entry] of given.entries()) {
    const ofCase: TakeNote = (kind, detail) =>
      note(kind, given.length > 1 ? `test case ${index + 1}: ${detail}` : detail);
    const testcase = await normaliseCase(entry, files, ofCase);
    const command = testcase.command === null ? null : inFolder(testcase.command, folder);
    cases.push({ ...testcase, command });
    if (index === given.length - 1 || command === null || testcase.input !== null) continue;
    if (startsServer(command)) {
      ofCase('foreground_server', `"${command}" is a server in the foreground, and test cases follow`);
    }
    const changed = folderAfter(testcase.command!, folder);
    if (changed === folder) continue;
    folder = changed;
    ofCase('cd_alone', `later test cases of the point run in ${folder === '.' ? 'the project' : folder}`);
  }
  return cases;
}

async function normaliseCase(given: unknown, files: ProjectFiles, note: TakeNote): Promise<TestCase> {
  const entry = objectOf(given) ?? {};
  noteMisspelt(entry, CASE_KEYS, note);
  const told = textOf(entry.test_command, 'test_command', note) ?? '';
  if (told.trim() === '') {
    note('null_command', 'the test case names no command');
    return { command: null, input: null, inputFile: null, unrunnable: 'the data names no command' };
  }
  const split = (entry.test_input ?? null) === null ? splitTyped(told) : null;
  const command = normaliseCommand(split?.command ?? told, note);
  if (split !== null) {
    note('typed_in_command', `"${split.command}" is the command; the lines below it are typed`);
    return { command, input: linesOf(split.typed), inputFile: null, unrunnable: null };
  }
  return { command, ...(await typedInput(entry.test_input, command, files, note)) };
}

function noteMisspelt(entry: object, known: string[], note: TakeNote): void {
  const missing = known.filter((key) => !(key in entry));
  for (const key of Object.keys(entry)) {
    const meant = known.includes(key) ? null : nearName(key, missing);
    if (meant !== null) note('misspelt_key', `the key ${JSON.stringify(key)} is not read; did you mean ${meant}?`);
  }
}

function nameOf(given: string, note: TakeNote): string {
  const name = plainLineEnds(given, 'metric', note);
  const reasons = [
    ...(name.includes('/') ? ['"/"'] : []),
    ...(name.includes(':') ? ['":"'] : []),
    ...(/\p{Cc}/u.test(name) ? ['a control character'] : []),
    ...(Buffer.byteLength(name) > NAME_BYTES ? [`${Buffer.byteLength(name)} bytes`] : []),
  ];
  if (reasons.length > 0) note('unsafe_name', `the name has ${reasons.join(' and ')}`);
  return name;
}

function typeOf(given: unknown, note: TakeNote): PointType {
  if (TYPES.includes(given)) return given as PointType;
  note('unknown_type', `type is ${JSON.stringify(given) ?? 'missing'}, taken as shell_interaction`);
  return 'shell_interaction';
}

/** A text field of the data; null if it is missing. Other values are noted and given as JSON. */
function textOf(given: unknown, field: string, note: TakeNote): string | null {
  if (given === undefined || given === null) return null;
  if (typeof given === 'string') return plainLineEnds(given, field, note);
  note('unexpected_value', `${field} is not a string`);
  return JSON.stringify(given);
}

function noteDuplicates(points: TestPoint[]): TestPoint[] {
  const first = new Map<string, number>();
  for (const [index, { metric, notes }] of points.entries()) {
    const earlier = first.get(metric);
    if (earlier === undefined) first.set(metric, index);
    else notes.push({ kind: 'duplicate_metric', detail: `the name is already used at #${earlier + 1}` });
  }
  return points;
}
