import { hash } from 'node:crypto';
import { canonical } from '../../base/canonical.ts';
import { type JsonObject, objectOf, objectsOf, textOf } from '../../base/json-value.ts';
import { reaches } from '../../base/rounding.ts';
import { sumOfAll } from '../../base/sums.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { countOf, dollarsOf } from '../../meter/json.ts';
import { cutText, LONGEST_NAME, LONGEST_TEXT } from '../../results/cut.ts';
import type { Result } from '../../results/records.ts';
import { clipped, type MeasuredTrial, momentOf, stageOf, timeIn, usageOf } from '../measured.ts';
import { causeOf, faultOf, isGraded } from './errors.ts';
import { filesOfTrial } from './files.ts';

const MOST_REWARDS = 20;
const MOST_MODELS = 20;
const MOST_STEPS = 200;

/** A trial with what its job groups it by. */
export interface HarborTrial extends MeasuredTrial {
  /** The trial's own name. */
  name: string;
  checksum: string | null;
  source: string | null;
  /** Task and agent as the job's plan names them. */
  key: { task: string; agent: string };
  agent: { name: string | null; version: string | null; model: string | null };
}

/**
 * A trial by its `result.json` (harbor.models.trial.result.TrialResult) in its directory. Values of another type count
 * as absent. Null for anything but the result of a trial. `lock` reads its `lock.json`.
 */
export function trialOf(value: unknown, directory: string, lock: () => JsonObject | null): HarborTrial | null {
  const result = objectOf(value);
  const task = textOf(result?.task_name);
  const name = textOf(result?.trial_name);
  if (result === null || task === null || name === null) return null;
  const config = objectOf(result.config) ?? {};
  const agent = objectOf(config.agent) ?? {};
  const steps = objectsOf(result.step_results).slice(0, MOST_STEPS);
  // A step whose agent began, and that has no context, makes the usage unknown.
  const begun = steps.filter((step) => (objectOf(step.agent_result) ?? objectOf(step.agent_execution)) !== null);
  const whole = objectOf(result.agent_result);
  const contexts = whole === null ? begun.map(({ agent_result }) => objectOf(agent_result) ?? {}) : [whole];
  const stages = stagesOf(result, steps);
  const began = momentOf(result.started_at) ?? 0;
  const verdict = verdictOf(result, steps, stages.at(-1)?.name ?? 'prepare');
  return {
    name,
    task: cutText(task, LONGEST_NAME),
    ...verdict,
    evaluation: evaluationOf(result, steps, stages),
    began,
    ended: momentOf(result.finished_at) ?? began,
    stages,
    agent_ms: timeIn(stages, 'agent'),
    usage: usageIn(contexts),
    files: filesOfTrial(
      directory,
      steps.flatMap((step) => textOf(step.step_name) ?? []),
    ),
    checksum: textOf(result.task_checksum),
    source: textOf(result.source),
    key: {
      task: taskKey(objectOf(config.task) ?? {}),
      agent: agentKey(agent, isLeftOut(agent.skills) ? null : lock(), config),
    },
    agent: agentOf(objectOf(result.agent_info) ?? {}, agent),
  };
}

/** A task as a job's plan and a trial's configuration name it. */
export function taskKey({ path: folder, git_url, name }: JsonObject): string {
  return JSON.stringify([textOf(git_url), textOf(folder) ?? textOf(name)]);
}

/**
 * An agent as a job's plan and the configuration of a trial name it: its name, model and setting, with the factors
 * of the time limits in `trial`. The lock of a trial has the skills by name and digest, as Harbor compares them; the
 * configuration has their paths.
 */
export function agentKey(config: JsonObject, lock: JsonObject | null, trial: JsonObject): string {
  const { name, import_path, model_name } = config;
  const skills = objectsOf(lock?.skills).map((skill) => [textOf(skill.name), textOf(skill.digest)]);
  const setting = settingOf(skills.length === 0 ? config : { ...config, skills });
  const whole = [setting, ...multipliersOf(trial)].filter((part) => part !== '').join(' ');
  return JSON.stringify([textOf(import_path) ?? textOf(name), textOf(model_name), whole]);
}

/** The factors of the time limits that can decide a verdict, but for 1. */
function multipliersOf({ timeout_multiplier: ofAll, ...config }: JsonObject): string[] {
  return ['agent_timeout_multiplier', 'verifier_timeout_multiplier'].flatMap((name) => {
    const factor = config[name] ?? ofAll ?? 1;
    return typeof factor === 'number' && factor !== 1 ? [`${name}=${factor}`] : [];
  });
}

/** Members of an agent's configuration that are not part of its setting: told elsewhere, or of the order of trials only. */
const NO_SETTING = ['name', 'model_name', 'kwargs', 'n_concurrent', 'concurrency_group'];

/**
 * The setting of an agent beside its name and model, in a line: its arguments, and the names and one digest of all others,
 * since values of `env`, headers and addresses may be secret, and texts of arguments too. Agents of different settings have
 * different lines.
 */
function settingOf(config: JsonObject): string {
  const kwargs = objectOf(config.kwargs) ?? {};
  const whole = Object.keys(kwargs).length === 0 ? '' : canonical(kwargs);
  const shown = whole === '' ? '' : canonical(openly('', kwargs));
  const others = Object.entries(config).filter(([name, value]) => !NO_SETTING.includes(name) && !isLeftOut(value));
  if (others.length === 0 && plainLine(whole, LONGEST_TEXT) === shown) return shown;
  const all = JSON.stringify({ ...Object.fromEntries(others), kwargs: whole }, (_, value) =>
    isLeftOut(value) ? undefined : value,
  );
  const digest = hash('sha256', canonical(JSON.parse(all)));
  const names = others.map(([name]) => name).sort();
  return plainLine(`${digest.slice(0, 12)} of ${[...names, shown].join(' ')}`, LONGEST_TEXT);
}

/** An argument in which only numbers and single words are left, and none under the name of a secret. */
function openly(name: string, value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number')
    return /^[\w.-]{1,24}$/.test(String(value)) && !SECRET.test(name) ? value : '…';
  if (Array.isArray(value)) return value.map((each) => openly(name, each));
  const members = objectOf(value);
  if (members === null) return value;
  return Object.fromEntries(Object.entries(members).map(([own, each]) => [own, openly(`${name} ${own}`, each)]));
}

/** Names of secret values, as Harbor has them, and headers. */
const SECRET = /key|secret|token(?!s)|password|credential|auth|header/i;

/** True for a value that only some of a job's records write out. */
function isLeftOut(value: unknown): boolean {
  return value === null || value === false || (typeof value === 'object' && Object.keys(value as object).length === 0);
}

function agentOf(info: JsonObject, config: JsonObject): HarborTrial['agent'] {
  const model = objectOf(info.model_info) ?? {};
  const own = [textOf(model.provider), textOf(model.name)].filter((part) => part !== null).join('/');
  const line = (text: string | null) => (text === null || text === '' ? null : plainLine(text, LONGEST_NAME));
  const version = textOf(info.version);
  return {
    name: line(textOf(info.name) ?? textOf(config.name)),
    version: version === 'unknown' ? null : line(version),
    model: line(textOf(config.model_name) ?? own),
  };
}

type Verdict = Pick<MeasuredTrial, 'status' | 'score' | 'error' | 'told' | 'notes' | 'ended_by' | 'timed_out'>;

/** The verdict by reward and exceptions: that of the trial, then those of its steps. */
function verdictOf(result: JsonObject, steps: JsonObject[], reached: string): Verdict {
  const exceptions = objectsOf([result, ...steps].map(({ exception_info }) => exception_info));
  const types = exceptions.map(({ exception_type }) => textOf(exception_type) ?? 'unknown');
  const timed_out = types.includes('AgentTimeoutError');
  const rewards = Object.entries(objectOf(objectOf(result.verifier_result)?.rewards) ?? {});
  const told = rewards
    .slice(0, MOST_REWARDS)
    .map(([name, value]) => `${nameOfReward(name)} ${plainLine(String(value), 40)}`)
    .join(', ');
  const ended = { timed_out, ended_by: timed_out ? ('time_limit' as const) : null };
  const broken = types.findIndex((type, at) => !isGraded(type, objectOf(exceptions[at]!.policy_override)));
  const given = rewards.find(([name]) => name === 'reward')?.[1];
  if (broken !== -1) return failure(faultOf(types[broken]!, reached), messageIn(exceptions[broken]!, types[broken]!));
  if (typeof given !== 'number' || !Number.isFinite(given)) {
    const first = exceptions[0] === undefined ? '' : ` (${messageIn(exceptions[0], types[0]!)})`;
    const none = rewards.length === 0 ? 'there is no reward' : `no reward is named "reward": there is ${told}`;
    return failure({ stage: 'evaluate', kind: 'no_reward' }, `${none}${first}`);
  }
  const { score, notes } = clipped(given, 'reward');
  const graded = types.map((type, at) => ({ kind: causeOf(type), detail: messageIn(exceptions[at]!, type) }));
  const remarks = graded.filter(({ kind }) => kind !== 'agent_exhausted_budget' || !timed_out);
  return {
    status: reaches(given, 1) ? 'passed' : 'failed',
    score,
    error: null,
    told,
    notes: [...notes, ...remarks],
    ...ended,
  };

  function failure({ stage, kind }: { stage: string; kind: string }, message: string): Verdict {
    return { status: 'error', score: null, error: { stage, kind, message }, told, notes: [], ...ended };
  }
}

/** The rewards as the record of an own trial has them; null if there are none. */
function evaluationOf(result: JsonObject, steps: JsonObject[], stages: Result['stages']): Result['evaluation'] {
  const rewards = rewardsIn(result);
  if (rewards === null) return null;
  return {
    kind: 'reward',
    rewards,
    reward: Object.hasOwn(rewards, 'reward') ? rewards.reward! : null,
    exit_code: null,
    timed_out: false,
    duration_ms: timeIn(stages, 'evaluate'),
    output_tail: '',
    steps: steps.map((step) => ({
      name: plainLine(textOf(step.step_name) ?? '', LONGEST_NAME),
      rewards: rewardsIn(step),
    })),
  };
}

function rewardsIn({ verifier_result }: JsonObject): Record<string, number> | null {
  const rewards = objectOf(objectOf(verifier_result)?.rewards);
  if (rewards === null) return null;
  const numbers = Object.entries(rewards).flatMap(([name, value]): [string, number][] =>
    typeof value === 'number' && Number.isFinite(value) ? [[nameOfReward(name), value]] : [],
  );
  return Object.fromEntries(numbers.filter(([name], at) => at < MOST_REWARDS || name === 'reward'));
}

/** The name of a reward in plain text; in quotes if it reads as `reward`, the one that counts, and is another. */
function nameOfReward(name: string): string {
  const shown = plainLine(name, 80);
  return shown === 'reward' && name !== shown ? plainLine(JSON.stringify(name), 80) : shown;
}

function messageIn({ exception_message }: JsonObject, type: string): string {
  const message = cutText(textOf(exception_message) ?? '', LONGEST_TEXT);
  return message === '' ? plainLine(type, LONGEST_NAME) : `${plainLine(type, LONGEST_NAME)}: ${message}`;
}

function stagesOf(result: JsonObject, steps: JsonObject[]): Result['stages'] {
  const timed = (name: string, value: unknown) => {
    const { started_at, finished_at } = objectOf(value) ?? {};
    return stageOf(name, momentOf(started_at), momentOf(finished_at));
  };
  return [
    ...timed('prepare', result.environment_setup),
    ...timed('agent-setup', result.agent_setup),
    ...timed('agent', result.agent_execution),
    ...timed('evaluate', result.verifier),
    ...steps.flatMap((step) => [...timed('agent', step.agent_execution), ...timed('evaluate', step.verifier)]),
  ];
}

/** `n_input_tokens` is the whole input, cached parts included, as it is here. A figure unknown in one step is unknown in total. */
function usageIn(contexts: JsonObject[]): Result['agent']['usage'] {
  const sum = (of: (context: JsonObject) => number | null) =>
    contexts.length === 0 ? null : sumOfAll(contexts.map(of));
  const models = contexts.flatMap(({ model_usage }) => Object.keys(objectOf(model_usage) ?? {}));
  return usageOf({
    input_tokens: sum(({ n_input_tokens }) => countOf(n_input_tokens)),
    cached_input_tokens: sum(({ n_cache_tokens }) => countOf(n_cache_tokens)),
    output_tokens: sum(({ n_output_tokens }) => countOf(n_output_tokens)),
    cost_usd: sum(({ cost_usd }) => dollarsOf(cost_usd)),
    models: [...new Set(models)].slice(0, MOST_MODELS).map((model) => plainLine(model, LONGEST_NAME)),
  });
}
