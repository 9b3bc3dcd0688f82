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
  /** Verdicts go to `judge/` below it. */
  directory: string;
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

  return async (request, exec, signal) => {
    const key = cacheKey(identity, request);
    for (let other = running.get(key); other !== undefined; other = running.get(key)) {
      const shared = await unlessAborted(other, signal);
      if (shared !== null) return { ...shared, usage: null };
    }
    const work = decide(fileOf(directory, key), request, exec, signal);
    const shared = work
      .then(({ judgement, reusable }) => (reusable ? judgement : null))
      .catch(() => null)
      .finally(() => running.delete(key));
    running.set(key, shared);
    return (await work).judgement;
  };

  async function decide(
    file: string,
    request: JudgeRequest,
    exec: TestbedExec,
    signal: AbortSignal,
  ): Promise<{ judgement: Judgement; reusable: boolean }> {
    const known = await readEntry(file, identity);
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
      await writeEntry(file, { schema: 'agentbench/judge-verdict/v1', identity, judgement, samples });
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

function fileOf(directory: string, key: string): string {
  return path.join(directory, 'judge', key.slice(0, 2), `${key}.json`);
}

/** A remembered verdict, which cost nothing this time; null where there is none, or none that can be read. */
async function readEntry(file: string, identity: string): Promise<Judgement | null> {
  try {
    const { judgement, ...entry } = entrySchema.parse(JSON.parse(await readFile(file, 'utf8')));
    if (entry.identity !== identity) return null;
    return { score: judgement.score, explanation: judgement.explanation, usage: null };
  } catch {
    return null;
  }
}

async function writeEntry(file: string, entry: z.input<typeof entrySchema>): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFileAtomic(file, `${JSON.stringify(entry, null, 2)}\n`);
  } catch {
    // A cache that cannot be written (a full disk) must not cost the verdict.
  }
}

function withoutSecrets(judgement: Judgement, redactor: Redactor): Judgement {
  return { ...judgement, explanation: redactor.text(judgement.explanation) };
}
