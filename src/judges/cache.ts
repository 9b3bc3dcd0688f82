import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import * as z from 'zod/mini';
import type { Redactor } from '../base/redact/redact.ts';
import { unlessAborted } from '../base/signals.ts';
import type { Verdict } from './majority.ts';
import { PROMPT_VERSION } from './prompt.ts';
import type { Judgement, JudgeRequest, Sampler, TestbedExec } from './types.ts';
import { judgeAnswerSchema } from './verdict-schema.ts';

/** Comes to a verdict without any cache. */
export type Ask = (request: JudgeRequest, exec: TestbedExec, signal: AbortSignal) => Promise<Verdict>;

export interface CacheSettings {
  /** The judge's: other judges' verdicts are not its own. */
  identity: string;
  /** Verdicts go to `judge/` below it; null: they are kept for the run only, where whoever is judged could write to any directory. */
  directory: string | null;
  redactor: Redactor;
}

/** One verdict on disk: the samples show how it came about. */
const entrySchema = z.object({
  schema: z.literal('agentbench/judge-verdict/v1'),
  identity: z.string(),
  judgement: judgeAnswerSchema,
  samples: z.array(judgeAnswerSchema).check(z.minLength(1)),
});

/**
 * A judge that remembers verdicts by the content of their requests; equal requests at the same time are asked once. A
 * verdict for which the judge ran commands is not remembered: it depends on the testbed, which the request does not tell.
 */
export function cached(ask: Ask, { identity, directory, redactor }: CacheSettings): Sampler {
  const running = new Map<string, Promise<Judgement | null>>();
  const verdicts = directory === null ? new VerdictsInMemory() : new VerdictsOnDisk(directory, identity);

  return async (request, exec, signal) => {
    const key = cacheKey(identity, request);
    for (let other = running.get(key); other !== undefined; other = running.get(key)) {
      const shared = await unlessAborted(other, signal);
      if (shared !== null) return { ...shared, usage: null };
    }
    const work = decide(key, request, exec, signal);
    const shared = work
      .then(({ judgement, reusable }) => (reusable ? judgement : null))
      .catch(() => null)
      .finally(() => running.delete(key));
    running.set(key, shared);
    return (await work).judgement;
  };

  async function decide(
    key: string,
    request: JudgeRequest,
    exec: TestbedExec,
    signal: AbortSignal,
  ): Promise<{ judgement: Judgement; reusable: boolean }> {
    const known = await verdicts.read(key);
    if (known !== null) return { judgement: known, reusable: true };
    let looked = false;
    const watched: TestbedExec = (argv) => {
      looked = true;
      return exec(argv);
    };
    const verdict = await ask(request, watched, signal);
    const judgement = withoutSecrets(verdict.judgement, redactor);
    if (!looked && verdict.complete) {
      const samples = verdict.samples.map((sample) => withoutSecrets(sample, redactor));
      await verdicts.write(key, judgement, samples);
    }
    return { judgement, reusable: !looked };
  }
}

/** What a verdict is remembered by: the judge, the prompt it is given and all of the request. */
export function cacheKey(identity: string, request: JudgeRequest): string {
  return createHash('sha256')
    .update(canonical({ identity, prompt: PROMPT_VERSION, request }))
    .digest('hex');
}

/** JSON with the members of every object in one order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Verdicts by the key of their requests. One that is read cost nothing this time; null where there is none. */
interface Verdicts {
  read(key: string): Promise<Judgement | null>;
  write(key: string, judgement: Judgement, samples: Judgement[]): Promise<void>;
}

class VerdictsInMemory implements Verdicts {
  readonly #judgements = new Map<string, Judgement>();

  async read(key: string): Promise<Judgement | null> {
    return this.#judgements.get(key) ?? null;
  }

  async write(key: string, { score, explanation }: Judgement): Promise<void> {
    this.#judgements.set(key, { score, explanation, usage: null });
  }
}

class VerdictsOnDisk implements Verdicts {
  readonly #directory: string;
  readonly #identity: string;

  constructor(directory: string, identity: string) {
    this.#directory = path.join(directory, 'judge');
    this.#identity = identity;
  }

  async read(key: string): Promise<Judgement | null> {
    try {
      const { judgement, ...entry } = entrySchema.parse(JSON.parse(await readFile(this.#file(key), 'utf8')));
      if (entry.identity !== this.#identity) return null;
      return { score: judgement.score, explanation: judgement.explanation, usage: null };
    } catch {
      return null;
    }
  }

  async write(key: string, judgement: Judgement, samples: Judgement[]): Promise<void> {
    const entry = { schema: 'agentbench/judge-verdict/v1', identity: this.#identity, judgement, samples };
    try {
      await mkdir(path.dirname(this.#file(key)), { recursive: true });
      await writeFileAtomic(this.#file(key), `${JSON.stringify(entry, null, 2)}\n`);
    } catch {
      // A cache that cannot be written (a full disk) must not cost the verdict.
    }
  }

  #file(key: string): string {
    return path.join(this.#directory, key.slice(0, 2), `${key}.json`);
  }
}

function withoutSecrets(judgement: Judgement, redactor: Redactor): Judgement {
  return { ...judgement, explanation: redactor.text(judgement.explanation) };
}
