import { hash } from 'node:crypto';
import { UserError } from '../base/errors.ts';
import type { Machine } from '../base/machine.ts';
import type { Redactor } from '../base/redact/redact.ts';
import type { Options, TestbedKind } from '../options/options.ts';
import { cached } from './cache.ts';
import { COMMAND_TIMES, commandAsk, commandJudge } from './command.ts';
import { unusedProxy, withoutQuery } from './endpoint.ts';
import { askMajority } from './majority.ts';
import { OPENAI_LIMITS, openAiAsk, openAiJudge } from './openai.ts';
import { Picture } from './picture.ts';
import { scriptsDigest } from './scripts.ts';
import type { Ask, Judge, JudgeRequest, Sampler, TestbedExec } from './types.ts';

export type JudgeOptions = Pick<
  Options,
  'judge' | 'judge-command' | 'judge-model' | 'judge-base-url' | 'judge-api-key' | 'judge-samples'
> &
  Partial<Pick<Options, 'explain'>>;

interface JudgeKind {
  /** The options that affect the judge's verdicts, as a text. */
  identity(options: JudgeOptions): string;
  /** True if verdicts depend on what the identity tells; otherwise they are cached within a run only. */
  isTold: boolean;
  /** Opens the judge; `ask` is for questions other than verdicts. Throws a UserError for missing or contradictory options. */
  open(options: JudgeOptions, machine: Machine, redactor: Redactor): { sample: Sampler; ask: Ask };
}

type JudgeName = Exclude<JudgeOptions['judge'], 'none'>;

const JUDGES: Record<JudgeName, JudgeKind> = {
  command: {
    // Nobody knows which programs and files the command uses, and whether they are those of before.
    isTold: false,
    identity(options) {
      const { 'judge-command': command = '' } = options;
      const scripts = scriptsDigest(command);
      // Only a digest, since the command may contain a key.
      return `command sha256:${digest(command)}${scripts === null ? '' : ` scripts=${scripts.slice(0, 16)}`}${modelOf(options)}`;
    },
    open({ 'judge-command': command, 'judge-model': model = null }, machine, redactor) {
      if (command === undefined)
        throw new UserError('judge-command: set it to the command that judges; judge is "command"');
      const settings = { command, model, machine, redactor, ...COMMAND_TIMES };
      return { sample: commandJudge(settings), ask: commandAsk(settings) };
    },
  },
  openai: {
    isTold: true,
    identity(options) {
      return `openai${modelOf(options)} url=${withoutQuery(baseUrl(options))}`;
    },
    open(options, machine, redactor) {
      const { 'judge-model': model, 'judge-api-key': apiKey = null, 'judge-samples': samples } = options;
      if (model === undefined) throw new UserError('judge-model: set it to the model that judges; judge is "openai"');
      const url = baseUrl(options);
      if (url.username !== '' || url.password !== '') {
        throw new UserError('judge-base-url: leave user and password out of it; a key goes to judge-api-key');
      }
      if (apiKey === null && url.hostname === OPENAI_HOST) {
        throw new UserError(
          'judge-api-key: set it to a key for the judge; without one judge-base-url must name an endpoint of your own that needs none',
        );
      }
      const proxy = unusedProxy(url, machine.environment);
      const settings = { model, baseUrl: url.href, apiKey, redactor, unusedProxy: proxy, samples, ...OPENAI_LIMITS };
      return { sample: openAiJudge(settings), ask: openAiAsk(settings) };
    },
  },
};

const OPENAI_HOST = 'api.openai.com';

/** Opens the judge of this name with its cache; see `openJudge`. */
export async function openCached(
  options: JudgeOptions,
  name: JudgeName,
  machine: Machine,
  redactor: Redactor,
  testbed: TestbedKind,
): Promise<Judge> {
  const kind = JUDGES[name];
  const { sample, ask } = kind.open(options, machine, redactor);
  const count = options['judge-samples'];
  const identity = redactor.text(`${kind.identity(options)} samples=${count}`);
  const judge = cached((...asked) => askMajority(sample, count, ...asked), {
    identity,
    directory: testbed === 'host' || !kind.isTold ? null : machine.cacheDirectory,
    redactor,
  });
  return {
    identity,
    ask,
    // The agent's output may contain its key: the judge must not see it, neither in requests nor in the testbed.
    judge: (request, exec, signal) =>
      judge(withoutSecrets(request, redactor), execWithoutSecrets(exec, redactor), signal),
  };
}

/** Fields with fixed values, which are never redacted. */
const FIXED = ['mode', 'type', 'origin', 'end'];

function withoutSecrets(request: JudgeRequest, redactor: Redactor): JudgeRequest {
  return redacted(request) as JudgeRequest;

  function redacted(value: unknown): unknown {
    if (typeof value === 'string') return redactor.text(value);
    if (value instanceof Picture) return value.redacted(redactor);
    if (Array.isArray(value)) return value.map(redacted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, FIXED.includes(name) ? part : redacted(part)]),
    );
  }
}

function execWithoutSecrets(exec: TestbedExec, redactor: Redactor): TestbedExec {
  return async (argv) => {
    const { stdout, stderr, ...end } = await exec(argv);
    return { ...end, stdout: redactor.text(stdout), stderr: redactor.text(stderr) };
  };
}

function baseUrl(options: JudgeOptions): URL {
  return new URL(options['judge-base-url'] ?? `https://${OPENAI_HOST}/v1`);
}

function modelOf({ 'judge-model': model }: JudgeOptions): string {
  return model === undefined ? '' : ` model=${model}`;
}

function digest(text: string): string {
  return hash('sha256', text).slice(0, 16);
}
