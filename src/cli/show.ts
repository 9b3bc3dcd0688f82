import path from 'node:path';
import { UserError } from '../base/errors.ts';
import { formatDuration } from '../base/format.ts';
import { wrap } from '../base/text/columns.ts';
import { logLines, plainLine } from '../base/text/untrusted.ts';
import { compareExperiment } from '../comparison/on-disk.ts';
import { parseText } from '../options/parse.ts';
import { count, selectors } from '../options/values.ts';
import { agentLabel } from '../report/phrases.ts';
import { armOf, DEFAULT_RESULTS, holdsExperiment, holdsReport, latestRun, placeOf } from '../results/run-place.ts';
import { comparisonLines } from './comparison.ts';
import { nextLines, verdictLines } from './end.ts';
import { type Look, lookOf } from './paint.ts';
import { complain, print, printJson, printLines } from './print.ts';
import { ofArm, selectsInLatest, TRIAL } from './selects-in-latest.ts';
import { changesLines } from './show/changes.ts';
import { toDocument } from './show/document.ts';
import { chooseTrials, filesOf, loadShown, recordOf, type ShownRun } from './show/load.ts';
import { readLogs } from './show/log.ts';
import { findPage, openPage } from './show/open.ts';
import { readAllSteps, stepChoice, stepsPage } from './show/steps.ts';
import { trialPage } from './trial-page.ts';
import { isContinued, pathFromHere, totalsLines, trialTable } from './trials.ts';

/** Characters of a log printed at a time, rounded up to a whole line. */
const PIECE = 1024 * 1024;

interface ShowFlags {
  trial?: string;
  changes?: boolean;
  log?: string;
  steps?: boolean;
  step?: string;
  side?: string;
  attempt?: string;
  json?: boolean;
  open?: boolean;
}

/**
 * `agentbench show`: prints saved results. Without an instance it prints each run in a directory as `run` ends, and before
 * them the answer of an experiment; with an instance (or selectors) all details of its trials; with `log` one of their logs
 * or files; with `steps` or `step` what their agents did; with `changes` what the agents left; with `open` it opens the page report.html in place of all that.
 * Unreadable files are listed on
 * standard error. Throws a UserError if nothing is found.
 */
export async function showCommand(
  given: string | undefined,
  named: string | undefined,
  flags: ShowFlags,
): Promise<number> {
  requireOneView(flags);
  const latest = latestRun();
  const [all, selector] =
    latest !== null && named === undefined && given !== undefined && selectsInLatest(given, latest)
      ? [latest, given]
      : [placeOf(given ?? latest ?? DEFAULT_RESULTS), named];
  const [results, place] = selector === undefined ? [all] : ofArm(all, selector);
  const [, instance = place, ofPlace] = TRIAL.exec(place ?? '') ?? [];
  if (ofPlace !== undefined && flags.trial !== undefined)
    throw new UserError(`trial: it is named twice, as ${plainLine(place!)} and by --trial`);
  const number = ofPlace ?? flags.trial;
  const wanted = instance === undefined ? null : parseText('instance', selectors, instance);
  const trial = number === undefined ? null : parseText('trial', count, number);
  const choice = stepChoice(flags);
  const loaded = await loadShown(results);
  const runs = await chooseTrials(loaded.runs, wanted, trial);
  const notes = [...loaded.notes];
  const trials = runs.flatMap((run) => run.trials);
  const logs = flags.log === undefined ? null : readLogs(trials, flags.log);
  const steps = choice === null ? null : readAllSteps(trials, choice);
  notes.push(...(logs?.notes ?? []), ...(steps?.notes ?? []));
  for (const note of notes) complain(plainLine(note, 1000));

  const look = lookOf(process.stdout);
  if (flags.open) {
    const page = findPage(results, loaded.runs);
    const opened = await openPage(page, process.env);
    printLines([
      `${opened ? 'opened' : 'no program of this machine can open the page; open it in a browser:'} ${plainLine(page, 4096)}`,
    ]);
  } else if (flags.json) {
    printJson(
      toDocument(
        runs,
        notes,
        new Map(logs?.logs.map(({ trial, file, text }) => [trial.directory, { file, text }])),
        Map.groupBy(steps?.found ?? [], ({ trial }) => trial.directory),
      ),
    );
  } else if (steps !== null) {
    const pages = steps.found.map((one) => stepsPage(one, choice!, look));
    printLines(pages.flatMap((page, at) => (at === 0 ? page : ['', ...page])));
  } else if (flags.changes) {
    printLines(changesLines(trials, look));
  } else if (logs !== null) {
    for (const { file, text } of logs.logs) {
      if (logs.logs.length > 1) printLines([look.paint('bold', `${plainLine(pathFromHere(file), 4096)}:`)]);
      await printLog(text.replace(/\n$/, ''));
    }
  } else if (wanted !== null || trial !== null) {
    const pages = runs.flatMap(({ run, trials }) =>
      trials.map((shown) => trialPage({ ...shown, result: recordOf(shown, run) }, run, filesOf(shown), look)),
    );
    printLines(pages.flatMap((page, at) => (at === 0 ? page : ['', ...page])));
  } else {
    if (holdsExperiment(results)) {
      const { document } = await compareExperiment(results);
      printLines([...comparisonLines(document, look), '', '']);
    }
    printLines(runs.flatMap((run, at) => [...(at === 0 ? [] : ['', '']), ...runPage(run, results, look)]));
  }
  return 0;
}

/** Throws a UserError for flags of which only one would count. The JSON document has logs and steps together, and no changes. */
function requireOneView({ open, json, steps, step, changes, log }: ShowFlags): void {
  const views = {
    open,
    json,
    ...(json ? { changes } : { steps: steps ?? step !== undefined, changes, log: log !== undefined }),
  };
  const [first, second] = Object.entries(views).flatMap(([name, given]) => (given ? [name] : []));
  if (second !== undefined)
    throw new UserError(`${second}: --${first} is given too, which shows something else; leave one of them out`);
}

/** A run as printed at its end, headed by dataset, suite, agent and testbed. */
function runPage({ run, trials, directories }: ShownRun, results: string, look: Look): string[] {
  const arm = armOf(directories[0]!);
  const { dataset, settings, started_at, finished_at } = run;
  const took =
    finished_at === null
      ? ', under way or killed'
      : isContinued(trials, run)
        ? ''
        : `, ${formatDuration(Math.max(0, Date.parse(finished_at) - Date.parse(started_at)))}`;
  const title = [
    arm === null ? '' : `arm ${look.paint('bold', plainLine(arm, 100))}: `,
    `run of ${look.paint('bold', plainLine(dataset.name, 100))}`,
    dataset.ref === null ? '' : ` at ${plainLine(dataset.ref.slice(0, 12))}`,
    run.suite === null ? '' : ` (${plainLine(run.suite, 100)})`,
    `: ${run.agent.name === null ? '' : 'agent '}${plainLine(agentLabel(run), 100)}, testbed ${settings.testbed}`,
    settings.mode === null ? '' : `, mode ${settings.mode}`,
  ].join('');
  const when = `${started_at.replace('T', ' ').slice(0, 16)} UTC${took}`;
  const from = directories.length === 1 ? '' : `, put together from ${directories.length} runs`;
  const where = directories.length === 1 ? directories[0]! : results;
  // Runs that are put together, those of another program, and reports are not resumed.
  const isResumable = directories.length === 1 && run.measured_by === undefined && !holdsReport(where);
  const whole = isResumable ? pathFromHere(arm === null ? where : path.dirname(where)) : null;
  return [
    ...wrap(title, look.columns),
    ...wrap(`${when}${from}`, look.columns).map((line) => look.paint('dim', line)),
    '',
    ...trialTable(trials, settings.mode, look, true),
    '',
    ...totalsLines(run, trials, look),
    ...verdictLines(run, arm === null ? undefined : 'the control').flatMap((line) => wrap(line, look.columns)),
    ...nextLines(run, trials, pathFromHere(where), whole).map((line) => look.paint('dim', line)),
  ];
}

/**
 * Prints in pieces, each after the previous one is written: all lines at once would take many times the log's size in
 * memory.
 */
async function printLog(text: string): Promise<void> {
  for (let at = 0; at <= text.length; ) {
    const newline = text.indexOf('\n', at + PIECE);
    const end = newline === -1 ? text.length : newline;
    const error = await new Promise((told) => print(`${logLines(text.slice(at, end))}\n`, process.stdout, told));
    // The reader has closed the pipe.
    if (error) return;
    at = end + 1;
  }
}
