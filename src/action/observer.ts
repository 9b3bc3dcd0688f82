import { count, formatDuration } from '../base/format.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { LineObserver, tailLines, verdictLine } from '../report/lines.ts';
import { explainResult } from '../report/phrases.ts';
import type { Result } from '../results/records.ts';
import { type TrialId, trialName } from '../results/trial-id.ts';
import * as log from './log.ts';

/**
 * The runner shows ten annotations of each kind per step. One error is reserved for the step itself, and four warnings
 * for the count of the rest and for publishing failures.
 */
const MOST_WARNINGS = 6;
const MOST_ERRORS = 8;

/**
 * Shows a run in a workflow's log: one group per trial, heartbeats in between, annotations for trials that did not
 * pass.
 */
export class WorkflowObserver extends LineObserver {
  #warnings = 0;
  #errors = 0;

  constructor() {
    super((line) => log.info(line));
  }

  override trialEnded(place: TrialId, result: Result, tails: Map<string, string>): void {
    log.startGroup(verdictLine(place, result));
    for (const { name, duration_ms } of result.stages) log.info(`  ${name.padEnd(12)} ${formatDuration(duration_ms)}`);
    for (const { kind, detail } of result.integrity) log.info(`  note ${plainLine(`${kind}: ${detail}`)}`);
    if (result.error !== null) log.info(`  error ${plainLine(`${result.error.kind}: ${result.error.message}`, 2000)}`);
    const tail = result.status === 'passed' ? '' : tailLines(result, tails);
    if (tail !== '') log.info(tail);
    log.endGroup();
    this.#annotate(place, result);
    this.tellProgress(result);
  }

  /** Logs the number of annotations left out. */
  close(): void {
    const more = Math.max(0, this.#warnings - MOST_WARNINGS) + Math.max(0, this.#errors - MOST_ERRORS);
    if (more > 0) log.warning(`${count(more, 'more trial')} did not pass; the step summary lists them all`);
  }

  #annotate(id: TrialId, result: Result): void {
    const title = `agentbench: ${trialName(id)} ${result.status === 'failed' ? 'failed' : 'could not be measured'}`;
    const message = plainLine(explainResult(result)) || 'see its logs among the results';
    if (result.status === 'failed' && ++this.#warnings <= MOST_WARNINGS) log.warning(message, { title });
    if (result.status === 'error' && ++this.#errors <= MOST_ERRORS) log.error(message, { title });
  }
}
