import { count, formatDuration } from '../base/format.ts';
import { plain, plainLine } from '../base/text/untrusted.ts';
import type { Stage } from '../results/fields.ts';
import { AGENT_LOG, EVALUATION_LOG } from '../results/part-files.ts';
import type { Result } from '../results/records.ts';
import { timeSplit } from '../results/trace.ts';
import { type TrialId, trialName } from '../results/trial-id.ts';
import type { Observer } from '../trial/observer.ts';
import { MARKS } from './marks.ts';
import { durationOf, explainResult, listNotes } from './phrases.ts';
import { Progress } from './progress.ts';

/** Interval in milliseconds at which a long stage is reported. */
const HEARTBEAT = 60_000;
const SHOWN_TAIL_LINES = 15;
/** Trials in a row that are named if they are skipped for the same reason. */
const SHOWN_SKIPS = 3;

export function verdictLine(place: TrialId, result: Result): string {
  const { mark, word } = MARKS[result.status];
  const reason = plainLine(explainResult(result), 160);
  const notes = plainLine(listNotes(result));
  return [
    `${mark} ${word} ${trialName(place)} ${formatDuration(durationOf(timeSplit([result])))}`,
    reason === '' ? '' : `: ${reason}`,
    notes === '' ? '' : ` [${notes}]`,
  ].join('');
}

/** An attempt that will be repeated. */
export function postponedLine(place: TrialId, result: Result): string {
  return `- ${trialName(place)}: attempt ${result.attempt} could not be measured and is repeated later: ${plainLine(explainResult(result), 160)}`;
}

/** Lines on trials that are not measured: of many for one reason, the first ones. */
export class SkipLines {
  readonly #counts = new Map<string, number>();

  /** Null for a further trial with the same reason. */
  next(place: TrialId, why: string): string | null {
    const count = (this.#counts.get(why) ?? 0) + 1;
    this.#counts.set(why, count);
    if (count <= SHOWN_SKIPS) return `- ${trialName(place)}: ${plainLine(why)}`;
    return count === SHOWN_SKIPS + 1 ? `- and more trials: ${plainLine(why)}` : null;
  }
}

/** The end of each log that explains a trial best, at least one line. Safe to print behind a prefix. */
export function tellingTails(
  result: Result,
  tails: Map<string, string>,
  most: number,
): { name: string; lines: string[] }[] {
  const names = [...tails.keys()];
  // Of several rounds or steps, the last ones.
  const lastOf = (logs: RegExp) => names.findLast((name) => logs.test(name)) ?? [];
  const wanted = result.status === 'failed' ? [AGENT_LOG, EVALUATION_LOG].flatMap(lastOf) : names.slice(-1);
  return wanted.flatMap((name) => {
    const text = plain(tails.get(name) ?? '').trimEnd();
    return text === '' ? [] : [{ name, lines: text.split('\n').slice(-most) }];
  });
}

/** The same as lines of a log; empty without any. */
export function tailLines(result: Result, tails: Map<string, string>): string {
  return tellingTails(result, tails, SHOWN_TAIL_LINES)
    .flatMap(({ name, lines }) => [`  ${name} ends:`, ...lines.map((line) => `  │ ${line}`)])
    .join('\n');
}

/** Reports a run line by line: for logs, pipes and terminals without cursor movement. */
export class LineObserver implements Observer {
  readonly #write: (line: string) => void;
  readonly #heartbeats = new Map<string, NodeJS.Timeout>();
  readonly #progress = new Progress();
  readonly #skips = new SkipLines();
  #told = performance.now();

  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  runStarted({ dataset, instances, trials, testbed, resultsPath }: Parameters<Observer['runStarted']>[0]): void {
    this.#progress.begin(trials);
    this.#write(
      `agentbench: ${count(trials, 'trial')} of ${count(instances, 'instance')} of ${plainLine(dataset)}, testbed ${testbed}, results in ${plainLine(resultsPath, 4096)}`,
    );
  }

  trialStarted(place: TrialId): void {
    this.#write(`  ${trialName(place)}: begins`);
  }

  stageStarted(place: TrialId, stage: Stage): void {
    const begun = performance.now();
    const beat = () => this.#write(`  ${trialName(place)}: ${stage} for ${formatDuration(performance.now() - begun)}`);
    this.#heartbeats.set(trialName(place), setInterval(beat, HEARTBEAT).unref());
  }

  stageEnded(place: TrialId): void {
    clearInterval(this.#heartbeats.get(trialName(place)));
    this.#heartbeats.delete(trialName(place));
  }

  trialEnded(place: TrialId, result: Result, tails: Map<string, string>): void {
    this.#write(verdictLine(place, result));
    if (result.status !== 'passed') {
      const tail = tailLines(result, tails);
      if (tail !== '') this.#write(tail);
    }
    this.tellProgress(result);
  }

  /** Counts an ended trial, and tells wall time, time to go and cost, at most once a minute. */
  protected tellProgress(result: Result): void {
    this.#progress.end(result);
    if (performance.now() - this.#told < HEARTBEAT) return;
    this.#told = performance.now();
    this.#write(`  ${this.#progress.line()}`);
  }

  trialSpent(_place: TrialId, cost: number): void {
    this.#progress.spend(cost);
  }

  trialPostponed(place: TrialId, result: Result): void {
    this.#write(postponedLine(place, result));
  }

  trialSkipped(place: TrialId, why: string): void {
    this.#progress.skip();
    const line = this.#skips.next(place, why);
    if (line !== null) this.#write(line);
  }

  notice(message: string): void {
    this.#write(`agentbench: ${plainLine(message, 1000)}`);
  }
}
