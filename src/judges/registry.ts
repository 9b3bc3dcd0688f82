import { createHash } from 'node:crypto';
import { UserError } from '../base/errors.ts';
import type { Machine } from '../base/machine.ts';
import type { Redactor } from '../base/redact/redact.ts';
import type { Options } from '../options/options.ts';
import { Picture } from './picture.ts';
import type { Judge, JudgeRequest, Sampler, TestbedExec } from './types.ts';

export type JudgeOptions = Pick<
  Options,
  'judge' | 'judge-command' | 'judge-model' | 'judge-base-url' | 'judge-api-key' | 'judge-samples'
>;

interface JudgeKind {
  /** The options that affect the judge's verdicts, as a text. */
  identity(options: JudgeOptions): Promise<string>;
  /** Opens the judge; loads its code on first use. Throws a UserError for missing or contradictory options. */
  open(options: JudgeOptions, machine: Machine, redactor: Redactor): Promise<Sampler>;
}

const JUDGES: Record<Exclude<Options['judge'], 'none'>, JudgeKind> = {
  command: {
    // Only a digest, since the command may contain a key.
    identity: async (options) => `command sha256:${digest(options['judge-command'] ?? '')}${modelOf(options)}`,
    async open(options, machine, redactor) {
      const command = options['judge-command'];
      if (command === undefined) {
        throw new UserError('judge-command: set it to the command that judges; judge is "command"');
      }
      const { commandJudge, COMMAND_TIMES } = await import('./command.ts');
      return commandJudge({ command, model: options['judge-model'] ?? null, machine, redactor, ...COMMAND_TIMES });
    },
  },
  openai: {
    async identity(options) {
      const { withoutQuery } = await import('./endpoint.ts');
      return `openai${modelOf(options)} url=${withoutQuery(baseUrl(options))}`;
    },
    async open(options, _machine, redactor) {
      const { openAiJudge, OPENAI_LIMITS } = await import('./openai.ts');
      const model = options['judge-model'];
      if (model === undefined) throw new UserError('judge-model: set it to the model that judges; judge is "openai"');
      const url = baseUrl(options);
      if (url.username !== '' || url.password !== '') {
        throw new UserError('judge-base-url: leave user and password out of it; a key goes to judge-api-key');
      }
      const apiKey = options['judge-api-key'] ?? null;
      if (apiKey === null && url.hostname === OPENAI_HOST) {
        throw new UserError(
          'judge-api-key: set it to a key for the judge; without one judge-base-url must name an endpoint of your own that needs none',
        );
      }
      const samples = options['judge-samples'];
      return openAiJudge({ model, baseUrl: url.href, apiKey, redactor, samples, ...OPENAI_LIMITS });
    },
  },
};

const OPENAI_HOST = 'api.openai.com';

/** Options that require a judge, with the judges that use them. */
const FOR: [keyof JudgeOptions, string][] = [
  ['judge-command', 'command'],
  ['judge-base-url', 'openai'],
  ['judge-api-key', 'openai'],
  ['judge-model', 'openai (or command)'],
  ['judge-samples', 'command or openai'],
];

/**
 * The run's judge; null for `none`. Verdicts are cached, one for all samples of a request: below the machine's cache
 * directory, or on the host, where agents could write to it, for this run only. Throws a UserError that names the
 * option to set.
 */
export async function openJudge(
  options: JudgeOptions,
  machine: Machine,
  redactor: Redactor,
  testbed: 'docker' | 'host',
): Promise<Judge | null> {
  if (options.judge === 'none') {
    const idle = FOR.find(([name]) => (name === 'judge-samples' ? options[name] > 1 : options[name] !== undefined));
    if (idle !== undefined)
      throw new UserError(`${idle[0]}: there is no judge; set judge to ${idle[1]}, or leave it out`);
    return null;
  }
  const kind = JUDGES[options.judge];
  const sample = await kind.open(options, machine, redactor);
  const count = options['judge-samples'];
  const identity = redactor.text(`${await kind.identity(options)} samples=${count}`);
  const [{ cached }, { askMajority }] = await Promise.all([import('./cache.ts'), import('./majority.ts')]);
  const judge = cached((...asked) => askMajority(sample, count, ...asked), {
    identity,
    directory: testbed === 'host' ? null : machine.cacheDirectory,
    redactor,
  });
  // The agent's output may contain its key: the judge must not see it, neither in requests nor in the testbed.
  return {
    identity,
    judge: (request, exec, signal) =>
      judge(withoutSecrets(request, redactor), execWithoutSecrets(exec, redactor), signal),
  };
}

/** The notice about an option that the judge ignores; null if there is none. */
export function idleOption({ judge, 'judge-api-key': key }: JudgeOptions): string | null {
  if (judge !== 'command' || key === undefined) return null;
  return 'judge-api-key: judge-command does not get it, it is for judge: openai; leave it out, and have the command read its key from a file (HOME is set)';
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
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
