import { tellingLine } from '../base/text/telling-line.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { CAUSES, type Cause, type CauseName, type Evidence } from '../results/causes.ts';
import { AGENT_LOG } from '../results/part-files.ts';
import type { Result } from '../results/records.ts';
import { type AtifStep, type AtifToolCall, stepExtraOf, type Trajectory, textOfContent } from './atif.ts';
import { lastWords } from './last-words.ts';
import { notPersistent } from './not-persistent.ts';
import { repeated } from './repeated.ts';

/** Characters of the evidence of a cause. */
const LONGEST = 300;
/** Ends of an exchange that are the agent's doing, or the harness's at the end of the trial. */
const BY_AGENT = /^(cut_by_agent|refused)\b|\bcut_by_agent\b/;

/** The records in which the causes of a trial's failure are found. */
export interface Failed {
  result: Pick<Result, 'status' | 'agent' | 'error' | 'evaluation' | 'integrity'>;
  /** Steps of the last round's agent; null if they are not known. */
  trajectory: Trajectory | null;
  /** The end of each log by file name. */
  tails: Map<string, string>;
}

/**
 * The causes why a trial did not pass, by rule, the most telling first; empty for a passed trial, for one that was not run,
 * and for an error that is not the model's. All texts are an agent's, a model's or a dataset's: the evidence is one line of
 * at most 300 characters, safe to print.
 */
export function causesOf(failed: Failed): Cause[] {
  const { status, error } = failed.result;
  const isModels = error?.kind === 'model_unavailable' || error?.kind === 'model_refused';
  if (status !== 'failed' && !(status === 'error' && isModels)) return [];
  const found: Record<CauseName, Evidence | null> = {
    no_model_request: noModelRequest(failed),
    model_error: modelError(failed),
    budget: budget(failed),
    timed_out: timedOut(failed),
    crashed: null,
    not_persistent:
      failed.trajectory === null ? null : notPersistent(failed.trajectory, failed.result.evaluation, failed.tails),
    repeating: failed.trajectory === null ? null : repeated(failed.trajectory),
    ...spoken(failed),
  };
  // An agent whose model failed ends with an exit code that says no more.
  if (found.model_error === null) found.crashed = crashed(failed);
  return CAUSES.flatMap((cause) => {
    const one = found[cause];
    if (one === null) return [];
    return [{ cause, evidence: plainLine(one.evidence, LONGEST), step: one.step ?? null, log: one.log ?? null }];
  });
}

function noModelRequest({ result: { agent } }: Failed): Evidence | null {
  if (agent.usage.source !== 'meter' || agent.usage.requests !== 0 || agent.usage.input_tokens === null) return null;
  return { evidence: 'the meter saw no request to a model' };
}

function modelError({ result: { error }, trajectory }: Failed): Evidence | null {
  const last = trajectory?.steps.findLast(({ source }) => source === 'agent');
  const extra = last === undefined ? null : stepExtraOf(last);
  const isFailed = extra?.status === 'failed' || extra?.status === 'cut';
  if (error !== null) return { evidence: error.message, step: isFailed ? last!.step_id : null };
  if (!isFailed || BY_AGENT.test(extra.error ?? '') || extra.error === undefined) return null;
  return { evidence: `the last request to the model failed: ${extra.error}`, step: last!.step_id };
}

function budget({ result: { agent, integrity } }: Failed): Evidence | null {
  if (agent.ended_by !== 'budget') return null;
  return { evidence: integrity.find(({ kind }) => kind === 'budget_used_up')?.detail ?? 'a budget was used up' };
}

function timedOut({ result: { agent }, trajectory }: Failed): Evidence | null {
  if (!agent.timed_out && agent.ended_by !== 'time_limit') return null;
  const last = trajectory?.steps.findLast(({ source }) => source === 'agent');
  const at = last === undefined ? '' : ` at step ${last.step_id}${callOf(last)}`;
  return {
    evidence: `the time limit ended the agent after ${Math.round(agent.duration_ms / 1000)} s${at}`,
    step: last?.step_id ?? null,
  };
}

function callOf({ tool_calls: calls }: AtifStep): string {
  const call = calls?.at(-1);
  if (call === undefined) return '';
  return `: ${call.function_name} ${JSON.stringify(call.arguments).slice(0, 150)}`;
}

/** An exit code other than 0 that no limit explains. */
function crashed({ result: { agent }, tails }: Failed): Evidence | null {
  const { exit_code: code, timed_out: isTimedOut, ended_by: endedBy } = agent;
  if (code === null || code === 0 || isTimedOut || endedBy !== null) return null;
  const log = [...tails.keys()].findLast((name) => AGENT_LOG.test(name)) ?? null;
  const line = log === null ? null : tellingLine(tails.get(log)!);
  return { evidence: `the agent ended with exit code ${code}${line === null ? '' : `: ${line}`}`, log };
}

/** The claim in the agent's last words; only of an agent that ended by itself. */
function spoken({ result: { agent }, trajectory }: Failed): Record<'gave_up' | 'claimed_success', Evidence | null> {
  const none = { gave_up: null, claimed_success: null };
  const last = trajectory?.steps.at(-1);
  const hasEnded = agent.exit_code !== null && !agent.timed_out && agent.ended_by === null;
  if (!hasEnded || last?.source !== 'agent') return none;
  const calls = last.tool_calls ?? [];
  // Some agents end by a call, which has no answer: `finish`, `submit`, a command that says so.
  const isEnd = calls.length === 1 && agent.exit_code === 0 && (last.observation?.results ?? []).length === 0;
  if (calls.length > 0 && !isEnd) return none;
  const message = textOfContent(last.message);
  const said = lastWords(message.trim() === '' && isEnd ? wordsOfEnd(calls[0]!) : message);
  return said === null ? none : { ...none, [said.cause]: { evidence: said.sentence, step: last.step_id } };
}

/** The message of a call that ends an agent's work. */
function wordsOfEnd({ function_name: name, arguments: given }: AtifToolCall): string {
  if (!/finish|complet|submit|done|^exit$/i.test(name)) return '';
  const text = ['message', 'result', 'summary', 'text'].map((member) => given[member]).find(Boolean);
  return typeof text === 'string' ? text : '';
}
