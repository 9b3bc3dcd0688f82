import { setTimeout as sleep } from 'node:timers/promises';
import { type CommentOptions, type CommentTarget, writeSuiteComment } from '../../src/action/comment.ts';
import { saySoFar } from '../../src/action/so-far.ts';
import type { RunArtifact } from '../../src/github/download.ts';
import { describeSuite } from '../../src/report/describe.ts';
import type { RunOnDisk } from '../../src/report/load.ts';
import { mergeRuns } from '../../src/report/merge.ts';
import type { SuiteReport } from '../../src/report/suite.ts';
import { aReport } from '../report/sample.ts';
import { type FaultName, hesitate, mishap, type Random, randomOf, TROUBLES, type Weather } from './support.ts';

export const BOT = 'github-actions[bot]';
const GATE = { tolerance: 0, 'fail-on': 'never', 'min-success-rate': undefined, 'min-score': undefined } as const;
const KINDS = Object.keys(TROUBLES) as FaultName[];

/** The jobs of one workflow run, and what they have in common. */
export interface Matrix {
  seed: number;
  pullRequest: number;
  artifacts: (RunArtifact & { runs: RunOnDisk[] })[];
}

/** What has happened in all: without it nothing would be shown. */
export const happened = { deaths: 0, deathsAfterWriting: 0, posts: 0, unread: 0, unlisted: 0 };

export function targetOf(pullRequest: number, about: Partial<CommentTarget> = {}): CommentTarget {
  return { repository: 'octo/demo', pullRequest, why: 'there is none', suite: 'Benchmark', runUrl: null, ...about };
}

export function optionsOf(token: string, about: Partial<CommentOptions> = {}): CommentOptions {
  return { comment: 'auto', 'comment-author': BOT, 'github-token': token, ...about };
}

/** As publish.ts has it. */
export function reportOf(runs: RunOnDisk[], notes: string[] = []): SuiteReport {
  const links = { runUrl: 'https://example.org/run', artifactUrl: null };
  return describeSuite({ ...mergeRuns(runs, null), notes }, null, GATE, links);
}

/**
 * A job's main step and its post, as publish.ts and post.ts have them. In even seeds some die on the way; in odd ones none does,
 * and there is no post either: the jobs come to one comment by themselves.
 */
export async function runJob(index: number, matrix: Matrix, weather: Map<string, Weather>): Promise<void> {
  const { seed } = matrix;
  const random = randomOf(seed * 1000 + index);
  const { run, results } = aReport([{ id: `row-${index}`, status: index % 3 === 2 ? 'failed' : 'passed' }]);
  const job: Job = { name: `job-${index}`, own: { run, results }, artifact: null, shared: false };
  await sleep(random() * 20);
  const mortal = seed % 2 === 0 && random() < 0.4;
  const end: End = !mortal
    ? NEVER
    : random() < 0.5
      ? { step: 1 + Math.floor(random() * 14), write: Number.POSITIVE_INFINITY }
      : { step: Number.POSITIVE_INFINITY, write: 1 + Math.floor(random() * 2) };
  const died = await publish(job, matrix, new Process(random, end), `${seed}-${index}`, weather);
  if (died) happened.deaths += 1;
  if (seed % 2 === 1 || !(died || job.shared)) return;
  happened.posts += 1;
  await publish(job, matrix, new Process(random, NEVER), `${seed}-${index}-post`, weather);
}

/** The step, or the write, that is the last of a process. */
interface End {
  step: number;
  write: number;
}

const NEVER: End = { step: Number.POSITIVE_INFINITY, write: Number.POSITIVE_INFINITY };

interface Job {
  name: string;
  own: RunOnDisk;
  /** As state.ts hands them to post. */
  artifact: number | null;
  shared: boolean;
}

/** Whether it died of it. */
async function publish(
  job: Job,
  { artifacts, pullRequest }: Matrix,
  process: Process,
  token: string,
  weather: Map<string, Weather>,
): Promise<boolean> {
  const { random } = process;
  weather.set(token, process);
  const unlisted = mishap(random, 0.05, 1);
  const unread = new Map(artifacts.map(({ id }) => [id, mishap(random, 0.05, 2)]));
  try {
    await process.step();
    if (job.artifact === null) {
      job.artifact = 1000 + artifacts.length;
      artifacts.push({ id: job.artifact, name: job.name, createdAt: null, size: 1, runs: [job.own] });
    }
    await process.step();
    const said = await saySoFar(job.artifact, {
      async list() {
        await process.step();
        if (!unlisted()) return [...artifacts];
        happened.unlisted += 1;
        throw new Error('the list cannot be had');
      },
      async load({ id }) {
        await process.step();
        if (unread.get(id)?.() !== true) return artifacts.find((artifact) => artifact.id === id)!.runs;
        happened.unread += 1;
        return null;
      },
      inMatrix: true,
      absent: () => [],
      describe: (others, notes) => reportOf([job.own, ...others], notes),
      share: () => {
        job.shared = true;
      },
    });
    await process.step();
    await writeSuiteComment(said, targetOf(pullRequest), optionsOf(token));
  } catch (error) {
    if (!(error instanceof Died)) throw error;
  }
  return process.died;
}

class Died extends Error {}

/** A process with its troubles, and its end: at a step (a request, or what it does beside them), or once it has written. */
class Process implements Weather {
  readonly random: Random;
  readonly #end: End;
  readonly #trouble: () => boolean;
  #steps = 0;
  #writes = 0;

  constructor(random: Random, end: End) {
    this.random = random;
    this.#end = end;
    this.#trouble = mishap(random, random() < 0.5 ? 0.25 : 0.05, 2);
  }

  get died(): boolean {
    return this.#steps >= this.#end.step || this.#writes >= this.#end.write;
  }

  /** Throws where it does not come to that any more. */
  async step(): Promise<void> {
    await hesitate(this.random);
    this.#steps += 1;
    if (this.died) throw new Died();
  }

  fault({ method }: { method: string }): FaultName | null {
    if (this.died) return 'dead';
    this.#steps += 1;
    if (method === 'POST' || method === 'PATCH') this.#writes += 1;
    if (this.#writes >= this.#end.write) {
      happened.deathsAfterWriting += 1;
      return 'dead after';
    }
    if (this.died) return 'dead';
    return this.#trouble() ? KINDS[Math.floor(this.random() * KINDS.length)]! : null;
  }
}
