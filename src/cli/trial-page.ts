import { countGrouped, formatBytes, formatCost, formatDuration, grouped, percent } from '../base/format.ts';
import { ourCommand } from '../base/invoked.ts';
import { cut, cutMiddle, pad, widthOf, wrap } from '../base/text/columns.ts';
import { word } from '../base/text/shell.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { causeName } from '../report/causes.ts';
import { MARKS } from '../report/marks.ts';
import { durationOf, explainResult } from '../report/phrases.ts';
import { repeatLine } from '../report/repeat.ts';
import type { Result, RunRecord } from '../results/records.ts';
import { armOf } from '../results/run-place.ts';
import { isStandIn } from '../results/stand-in.ts';
import { timeSplit } from '../results/trace.ts';
import { trialKey, trialName } from '../results/trial-id.ts';
import { TRAJECTORY } from '../trajectory/load-steps.ts';
import { meterOfTrial, usageOfTrial } from '../trial/usage.ts';
import { ended, field, LABEL, tokenParts } from './field.ts';
import type { Look } from './paint.ts';
import { MOST_FILES, type ShownTrial, type TrialFile } from './show/load.ts';
import { evaluationLines } from './trial-evaluation.ts';
import { pathFromHere } from './trials.ts';

const WIDEST_BAR = 40;
const SHOWN_FILES = 20;
/** A task of 200 steps has fewer. */
const SHOWN_STAGES = 1000;
/** Width assumed for the bars of stages in a log, which has none of its own. */
const LOG_COLUMNS = 100;

/** A trial with its whole record. */
export type WholeTrial = Omit<ShownTrial, 'result'> & { result: Result | null };

/** All details of one trial: verdict with reason, agent, stages, evaluation, notes and files. Safe to print. */
export function trialPage(trial: WholeTrial, run: RunRecord, files: TrialFile[], look: Look): string[] {
  const { result, directory } = trial;
  const reason = reasonOf(trial);
  return [
    ...trialTitle(trial, look),
    '',
    ...(reason === '' ? [] : field('why', reason, look)),
    ...(result?.causes ?? []).flatMap(({ cause, evidence }, at) =>
      field(at === 0 ? 'causes' : '', `- ${causeName(cause)}: ${plainLine(evidence, 300)}`, look),
    ),
    ...(result?.explained == null
      ? []
      : field(
          'judge',
          `${result.explained.category.replaceAll('_', ' ')}: ${plainLine(result.explained.explanation, 500)}`,
          look,
        )),
    ...(result === null
      ? field('result', withoutRecord(trial, run), look)
      : isStandIn(result)
        ? [
            ...field('result', "its record was changed afterwards; shown are the values of the run's own record", look),
            ...stageLines(result, look),
          ]
        : [...about(result, run, look), ...stageLines(result, look), ...evaluationLines(result.evaluation, look)]),
    ...(result?.integrity ?? []).flatMap(({ kind, detail }, at) =>
      field(at === 0 ? 'notes' : '', `- ${plainLine(`${kind}: ${detail}`, 1000)}`, look),
    ),
    ...fileLines(directory, files, look),
    ...stepsLines(trial, files, look),
    ...repeatLines(trial, run, look),
    ...(result === null ? [] : takenOver(result, run, files, look)),
  ];
}

/** Verdict, name and type of a trial, and the arm of an experiment that it is of. Safe to print. */
export function trialTitle({ planned, results }: Pick<ShownTrial, 'planned' | 'results'>, look: Look): string[] {
  const { paint, columns } = look;
  const { mark, word, style } = MARKS[planned.status];
  const arm = results === null ? null : armOf(results);
  const of = arm === null ? '' : `${plainLine(arm, 100)}: `;
  const title = `${paint(style, `${mark} ${word}`)} ${of}${paint('bold', trialName(planned))}`;
  return wrap(`${title} ${paint('dim', plainLine(planned.task_type, 60))}`, columns);
}

/** The command that shows what the agent did. Never wrapped, so that it can be copied. */
function stepsLines({ planned, results }: WholeTrial, files: TrialFile[], { paint }: Look): string[] {
  if (results === null || !files.some(({ name }) => name === TRAJECTORY)) return [];
  const place = word(pathFromHere(results));
  return [`${paint('dim', pad('steps', LABEL))}${ourCommand()} show ${place} ${trialKey(planned)} --steps`];
}

/** The command that measures the instance again, for a trial that did not pass. Never wrapped, so that it can be copied. */
function repeatLines({ planned, results }: WholeTrial, run: RunRecord, { paint }: Look): string[] {
  if (run.measured_by !== undefined) return [];
  if (planned.status === 'passed') return [];
  const line = repeatLine(run, { command: ourCommand(), results, base: '' }, planned.instance_id);
  return [paint('dim', pad('repeat', LABEL)) + line];
}

/** All lines of an error; otherwise the reason as in the table. */
function reasonOf({ planned, result }: WholeTrial): string {
  const error = result?.error ?? planned.error;
  if (error !== null) return `${error.stage}: ${error.message} (${error.kind})`;
  return result === null ? '' : explainResult(result);
}

/** The reason why a trial has no record that can be shown. */
function withoutRecord({ directory, planned }: WholeTrial, { finished_at }: RunRecord): string {
  if (finished_at === null && planned.status === 'not_run')
    return directory === null ? 'none yet: it has not begun' : 'none yet: it is under way, or its run was killed';
  if (directory !== null) return 'its record is missing or broken';
  return planned.result === null ? 'nothing was written' : 'its record is not here, only its verdict, as in a report';
}

function about(result: Result, run: RunRecord, look: Look): string[] {
  const { agent, testbed, dataset, prerunner, rounds = [] } = result;
  const label = [agent.name, agent.model === null ? null : `(${agent.model})`]
    .filter((part) => part !== null)
    .join(' ');
  const image = [
    testbed.image === null ? '' : ` ${testbed.image}`,
    testbed.substituted ? ' (substitute)' : '',
    testbed.kept_image === null ? '' : `, kept as ${testbed.kept_image}`,
    testbed.kept === undefined ? '' : `, kept: ${testbed.kept}`,
  ].join('');
  const times = `${result.started_at.replace('T', ' ').slice(0, 19)} UTC, ${formatDuration(durationOf(timeSplit([result])))}`;
  const attempt = result.attempt === 1 ? '' : `, attempt ${result.attempt}`;
  return [
    ...field('dataset', `${dataset.name}${dataset.ref === null ? '' : ` at ${dataset.ref}`}`, look),
    ...field('testbed', `${testbed.kind}${image}`, look),
    ...field('begun', `${times}${attempt}`, look),
    ...(label === '' ? [] : field('agent', label, look)),
    // Other programs tell the setting of an agent, if it has one.
    ...(agent.command === '' ? [] : field(run.measured_by === undefined ? 'command' : 'setting', agent.command, look)),
    ...(rounds.length < 2
      ? field('', agentEnd(agent, result.stages), look)
      : rounds.flatMap(({ step, agent, score }, at) =>
          field(
            '',
            `${step === undefined ? `round ${at + 1}` : `step ${plainLine(step, 60)}`}: ${agentEnd(agent)}, score ${percent(score)}`,
            look,
          ),
        )),
    ...field('usage', usageText(result), look),
    ...(prerunner === null
      ? []
      : field('prerunner', ended(prerunner.exit_code, prerunner.timed_out, prerunner.duration_ms), look)),
    ...(run.settings.mode === null ? [] : field('mode', run.settings.mode, look)),
    ...(result.rescored === undefined ? [] : rescoredLines(result.rescored, run, look)),
  ];
}

function rescoredLines({ done, kept }: NonNullable<Result['rescored']>, run: RunRecord, look: Look): string[] {
  const from = run.rescored_from === undefined ? '' : `, from ${plainLine(run.rescored_from.directory, 4096)}`;
  return [
    ...field('again', `${plainLine(done.join(', ') || 'nothing', 1000)}${from}`, look),
    ...kept.flatMap((line) => field('', `kept as it was: ${plainLine(line, 300)}`, look)),
  ];
}

function agentEnd(
  { exit_code, timed_out, ended_by, duration_ms }: Result['agent'],
  stages: Result['stages'] = [],
): string {
  if (ended_by === 'budget' && exit_code === null) return `ended by its budget after ${formatDuration(duration_ms)}`;
  const isOpen = exit_code === null && !timed_out && duration_ms === 0;
  if (isOpen && stages.some(({ name }) => name === 'agent')) return 'did not end';
  return ended(exit_code, timed_out, duration_ms);
}

function usageText(result: Result): string {
  const {
    input_tokens: input,
    cached_input_tokens: cached,
    output_tokens: output,
    steps,
    ...usage
  } = usageOfTrial(result);
  const { cost_usd: cost, requests, failed_requests: failed, source } = usage;
  const meter = meterOfTrial(result);
  const parts = [
    ...tokenParts(input, cached, output),
    steps === null ? '' : countGrouped(steps, 'step'),
    requests === null ? '' : `${countGrouped(requests, 'request')}${failed ? ` (${grouped(failed)} failed)` : ''}`,
    meter === null ? '' : `${formatDuration(meter.waiting_ms)} waiting for models`,
    meter?.throttled_requests ? `${grouped(meter.throttled_requests)} throttled` : '',
    // They may have a cost, which is no part of that here.
    meter?.unmetered_requests ? `${grouped(meter.unmetered_requests)} not metered` : '',
    cost === null ? 'cost unknown' : formatCost(cost),
    source === 'agent' ? 'reported by the agent' : '',
  ].filter((part) => part !== '');
  return source === null && parts.length === 1 && cost === null ? 'unknown' : parts.join(', ');
}

/** The stages with their times, and a bar for the position of each in the trial. */
function stageLines(result: Result, { columns, paint }: Look): string[] {
  const stages = result.stages.slice(0, SHOWN_STAGES);
  if (stages.length === 0) return [];
  const left = result.stages.length - stages.length;
  const times = stages.map(({ duration_ms }) => formatDuration(duration_ms));
  const timeWidth = Math.max(...times.map(widthOf));
  const names = stages.map(({ name, step }) => plainLine(step === undefined ? name : `${name} ${step}`));
  const nameWidth = Math.max(...names.map((name) => Math.min(24, widthOf(name))));
  const room = Math.min(WIDEST_BAR, Math.min(columns, LOG_COLUMNS) - nameWidth - timeWidth - 6);
  const begin = Math.min(...stages.map(({ started_at }) => Date.parse(started_at)));
  const end = Math.max(...stages.map(({ started_at, duration_ms }) => Date.parse(started_at) + duration_ms));
  const at = (time: number) => Math.round(((time - begin) / Math.max(1, end - begin)) * room);
  return [
    '',
    ...stages.map(({ started_at, duration_ms }, index) => {
      const from = Math.min(at(Date.parse(started_at)), Math.max(0, room - 1));
      const length = Math.max(1, at(Date.parse(started_at) + duration_ms) - from);
      const bar = room < 8 ? '' : `  ${' '.repeat(from)}${paint('cyan', '━'.repeat(length))}`;
      return `  ${pad(times[index]!, timeWidth, 'right')}  ${pad(cut(names[index]!, nameWidth), nameWidth)}${bar}`.trimEnd();
    }),
    ...(left > 0 ? [`  … and ${countGrouped(left, 'more stage')}`] : []),
    '',
  ];
}

function fileLines(directory: string | null, files: TrialFile[], look: Look): string[] {
  if (directory === null) return [];
  const shown = files.slice(0, SHOWN_FILES).map(({ name, bytes }) => ({ name, size: formatSize(bytes) }));
  const left = files.length - shown.length;
  const sizeWidth = Math.max(0, ...shown.map(({ size }) => size.length));
  const indent = ' '.repeat(LABEL);
  return [
    // Never wrapped or cut, so that it can be copied.
    `${look.paint('dim', pad('files', LABEL))}${plainLine(pathFromHere(directory), 4096)}/`,
    ...shown.map(({ name, size }) => {
      const beside = `${indent}${look.paint('dim', pad(size, sizeWidth, 'right'))}  `;
      return beside + cutMiddle(plainLine(name), Math.max(8, look.columns - LABEL - sizeWidth - 2));
    }),
    ...(left > 0 ? [`${indent}… and ${files.length === MOST_FILES ? 'at least ' : ''}${left} more`] : []),
  ];
}

/** A re-run takes over only the record of a finished trial; this note says where its other files are. */
function takenOver({ github }: Result, run: RunRecord, files: TrialFile[], look: Look): string[] {
  if (github === null || run.github === null || github.run_attempt >= run.github.run_attempt) return [];
  if (files.some(({ name }) => name !== 'result.json')) return [];
  const measured = `It was measured in attempt ${github.run_attempt} of the workflow run`;
  return field('', `${measured}; its other files are in the artifact of that attempt.`, look);
}

function formatSize(bytes: number | null): string {
  return bytes === null ? 'not a regular file' : formatBytes(bytes);
}
