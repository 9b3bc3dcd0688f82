import { hash } from 'node:crypto';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import * as z from 'zod/mini';
import { readBoundedJson } from '../base/bounded-json.ts';
import { canonical } from '../base/canonical.ts';
import { makeDirectory } from '../base/make-directory.ts';
import type { Redactor } from '../base/redact/redact.ts';
import { unlessAborted } from '../base/signals.ts';
import type { Verdict } from './majority.ts';
import { PROMPT_VERSION } from './prompt.ts';
import type { Judgement, JudgeRequest, Sampler, TestbedExec } from './types.ts';
import { NOTHING_SPENT } from './usage.ts';
import { judgeAnswerSchema } from './verdict-schema.ts';

/** Gets a verdict without a cache. */
export type Ask = (request: JudgeRequest, exec: TestbedExec, signal: AbortSignal) => Promise<Verdict>;

export interface CacheSettings {
  /** The judge's identity; verdicts of other judges are not used. */
  identity: string;
  /**
   * The parent of `judge/`, the directory for verdicts. Null keeps verdicts in memory for the run only, for testbeds
   * where an agent could write to any directory, and for judges whose programs may change.
   */
  directory: string | null;
  redactor: Redactor;
}

/** Bytes of a verdict on disk. */
const LARGEST_ENTRY = 4 * 1024 * 1024;

/** One verdict on disk, with its samples for reference. */
const entrySchema = z.object({
  schema: z.literal('agentbench/judge-verdict/v1'),
  identity: z.string(),
  judgement: judgeAnswerSchema,
  samples: z.array(judgeAnswerSchema).check(z.minLength(1)),
});

/**
 * Caches a judge's verdicts by the content of the request; equal concurrent requests make one judge call. A verdict for
 * which the judge ran commands is not cached: it depends on the testbed, which is not part of the request.
 */
export function cached(ask: Ask, { identity, directory, redactor }: CacheSettings): Sampler {
  const running = new Map<string, Promise<Judgement | null>>();
  const verdicts = directory === null ? new VerdictsInMemory() : new VerdictsOnDisk(directory, identity);

  return async (request, exec, signal) => {
    const key = cacheKey(identity, request);
    for (let other = running.get(key); other !== undefined; other = running.get(key)) {
      const shared = await unlessAborted(other, signal);
      if (shared !== null) return { ...shared, usage: NOTHING_SPENT };
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

/** The cache key of a request: a digest of the judge's identity, the prompt version and the whole request. */
export function cacheKey(identity: string, request: JudgeRequest): string {
  return hash('sha256', canonical({ identity, prompt: PROMPT_VERSION, request }));
}

/** Stored verdicts by cache key. A verdict read from the store has cost nothing; null if there is none. */
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
    this.#judgements.set(key, { score, explanation, usage: NOTHING_SPENT });
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
      const { judgement, ...entry } = entrySchema.parse(readBoundedJson(this.#file(key), LARGEST_ENTRY));
      if (entry.identity !== this.#identity) return null;
      return { score: judgement.score, explanation: judgement.explanation, usage: NOTHING_SPENT };
    } catch {
      return null;
    }
  }

  async write(key: string, judgement: Judgement, samples: Judgement[]): Promise<void> {
    const entry = { schema: 'agentbench/judge-verdict/v1', identity: this.#identity, judgement, samples };
    try {
      makeDirectory(path.dirname(this.#file(key)));
      await writeFileAtomic(this.#file(key), `${JSON.stringify(entry, null, 2)}\n`);
    } catch {
      // A failed write to the cache (a full disk) must not discard the verdict.
    }
  }

  #file(key: string): string {
    return path.join(this.#directory, key.slice(0, 2), `${key}.json`);
  }
}

function withoutSecrets(judgement: Judgement, redactor: Redactor): Judgement {
  return { ...judgement, explanation: redactor.text(judgement.explanation) };
}
