import { accessSync, constants, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { messageOf, UserError } from '../base/errors.ts';
import { count } from '../base/format.ts';
import { ourCommand } from '../base/invoked.ts';
import { makeDirectory } from '../base/make-directory.ts';
import { onSignal } from '../base/signals.ts';
import { word } from '../base/text/shell.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { type Check, checkDataset } from '../check/check.ts';
import { checkDocument, checkExitCode } from '../check/document.ts';
import { checkJunit } from '../check/junit.ts';
import { type CheckedTask, isMeasured, type Outcome } from '../check/outcome.ts';
import { findingLine } from '../datasets/lint/finding.ts';
import { thisMachine } from '../github/this-machine.ts';
import { parseOptions, type Texts } from '../options/parse.ts';
import { LineObserver, verdictLine as trialLine } from '../report/lines.ts';
import { newPlace } from '../results/run-place.ts';
import { tellDefaultDataset } from './example.ts';
import { type Look, lookOf } from './paint.ts';
import { printJson, printLines } from './print.ts';
import { type Column, table } from './table.ts';
import { pathFromHere } from './trials.ts';

export interface CheckFlags {
  repeat?: string;
  attack?: boolean;
  solutions?: string;
  junit?: string;
  json?: boolean;
}

const MARKS = { held: '✓', broken: '✗', unmeasured: '!', skipped: ' ' } as const;
const STYLES = { held: 'green', broken: 'red', unmeasured: 'yellow', skipped: 'dim' } as const;

/** `agentbench check`: measures whether tasks measure; see `checkDataset`. Returns the exit code. */
export async function checkCommand(given: Texts, flags: CheckFlags): Promise<number> {
  const { json = false, attack = false, solutions = null, junit } = flags;
  const repeat = flags.repeat ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(repeat)) throw new UserError(`repeat: "${repeat}" is not a whole number from 1 to 9999`);
  const options = parseOptions(given);
  tellDefaultDataset(given);
  if (junit !== undefined) requireWritable(junit);
  const results = path.resolve(options['results-path'] ?? newPlace('agentbench-check'));
  const stream = json ? process.stderr : process.stdout;
  const interruption = onSignal();
  let check: Check;
  try {
    check = await checkDataset({
      ...{ options, results, attack, solutions, repeat: Number(repeat), machine: thisMachine(process.env) },
      observer: new TrialLines((line) => printLines([line], stream)),
      signal: interruption.signal,
      onPhase: (name, instances) => printLines([`${name}: ${count(instances, 'instance')}`], stream),
    });
  } finally {
    interruption.dispose();
  }
  if (json) printJson(checkDocument(check, results));
  else printLines(['', ...checkLines(check, results, lookOf(stream))], stream);
  if (junit !== undefined) await writeJunit(junit, check);
  return checkExitCode(check);
}

/** A line for each trial: a failed one is often as expected, so the ends of its logs are left to `show`. */
class TrialLines extends LineObserver {
  readonly #line: (line: string) => void;

  constructor(line: (line: string) => void) {
    super(line);
    this.#line = line;
  }

  override runStarted(): void {}

  override trialStarted(): void {}

  override trialEnded(...[place, result]: Parameters<LineObserver['trialEnded']>): void {
    this.#line(`  ${trialLine(place, result)}`);
  }
}

/** Throws a UserError for a file that cannot be written: measuring takes long. */
function requireWritable(file: string): void {
  try {
    makeDirectory(path.dirname(path.resolve(file)));
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error('it is a directory');
    if (isSpecial(file)) accessSync(file, constants.W_OK);
    else rmdirSync(mkdtempSync(`${path.resolve(file)}.`));
  } catch (error) {
    throw unwritable(file, error);
  }
}

async function writeJunit(file: string, check: Check): Promise<void> {
  const junit = checkJunit(check);
  try {
    // A device or a pipe, such as /dev/null, is written to, and not replaced.
    await (isSpecial(file) ? writeFile(file, junit) : writeFileAtomic(file, junit));
  } catch (error) {
    throw unwritable(file, error);
  }
}

function isSpecial(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === false;
}

function unwritable(file: string, error: unknown): UserError {
  return new UserError(`junit: ${file} cannot be written: ${messageOf(error)}`);
}

function checkLines(check: Check, results: string, look: Look): string[] {
  const { tasks, phases } = check;
  const outcome = (task: CheckedTask, index: number) => task.outcomes[index]!;
  const columns: Column<CheckedTask>[] = [
    { title: 'instance', cell: ({ instance }) => instance.id, flexible: true },
    { title: 'files', cell: filesCell, style: (task) => (filesCell(task).startsWith('✗') ? 'red' : undefined) },
    ...phases.map(
      (phase, index): Column<CheckedTask> => ({
        // The lines of the phases above name them in full.
        title: phase.replace(/^attack-/, ''),
        cell: (task) => `${MARKS[outcome(task, index).verdict]} ${outcome(task, index).words}`,
        style: (task) => STYLES[outcome(task, index).verdict],
      }),
    ),
  ];
  const said = tasks.flatMap(({ instance, findings, outcomes }) => [
    ...findings.map((finding) => `${instance.id}: ${findingLine(finding)}`),
    ...outcomes
      .filter(({ verdict }) => verdict === 'broken' || verdict === 'unmeasured')
      .map((one) => explain(instance.id, one)),
    ...outcomes.flatMap(({ phase, notes }) =>
      phase === 'solution' && notes.length > 0 ? [`${instance.id}: solution: noted: ${notes.join(', ')}`] : [],
    ),
  ]);
  return [
    ...table(tasks, columns, look),
    ...(said.length > 0 ? ['', ...said] : []),
    '',
    verdictLine(check),
    ...placeLines(check, results),
  ];
}

/** The results, and a command that shows the first task that does not hold, otherwise the first one; none if nothing was measured. */
function placeLines({ tasks }: Check, results: string): string[] {
  const measured = tasks.filter(isMeasured);
  const holds = ({ outcomes }: CheckedTask) =>
    outcomes.every(({ verdict }) => verdict === 'held' || verdict === 'skipped');
  const shown = measured.find((task) => !holds(task)) ?? measured[0];
  if (shown === undefined) return [];
  return [
    `results: ${plainLine(results, 4096)}`,
    `look at: ${ourCommand()} show ${word(pathFromHere(results))} ${word(shown.instance.id)}`,
  ];
}

function filesCell({ findings }: CheckedTask): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (errors > 0) return `✗ ${count(errors, 'error')}`;
  return findings.length > 0 ? `✓ ${count(findings.length, 'warning')}` : '✓';
}

function explain(id: string, { phase, reason }: Outcome): string {
  return `${id}: ${phase}: ${plainLine(reason ?? '', 500)}`;
}

function verdictLine(check: Check): string {
  const { tasks, interrupted } = check;
  const has = (task: CheckedTask, verdict: Outcome['verdict']) => task.outcomes.some((one) => one.verdict === verdict);
  const faulty = tasks.filter(({ findings }) => findings.some(({ level }) => level === 'error'));
  const broken = tasks.filter((task) => has(task, 'broken'));
  const unmeasured = tasks.filter((task) => has(task, 'unmeasured'));
  const unsolved = tasks.filter(({ outcomes }) => outcomes.some(({ reason }) => reason === 'there is no solution'));
  const good = tasks.filter((task) => !faulty.includes(task) && !has(task, 'broken') && !has(task, 'unmeasured'));
  return [
    `${good.length} of ${count(tasks.length, 'task')} ${tasks.length === 1 ? 'holds' : 'hold'}${interrupted === null ? '' : ` so far, interrupted by ${interrupted}`}`,
    ...(faulty.length > 0 ? [`${faulty.length} with errors in their files`] : []),
    ...(broken.length > 0 ? [`${broken.length} ${broken.length === 1 ? 'does' : 'do'} not measure`] : []),
    ...(unmeasured.length > 0 ? [`${unmeasured.length} could not be measured`] : []),
    ...(unsolved.length > 0 ? [`${unsolved.length} without a solution`] : []),
  ].join(', ');
}
