import pLimit from 'p-limit';
import { JudgeError, type Judgement, type JudgeRequest, type Sampler, type TestbedExec } from './types.ts';
import { addUsage } from './usage.ts';

const AT_ONCE = 3;

/** The majority verdict of several samples, and the samples. */
export interface Verdict {
  judgement: Judgement;
  samples: Judgement[];
  /** True if every sample answered. */
  complete: boolean;
}

/** Takes `count` samples. Throws a JudgeError if none answered. The usage is that of all samples, also failed ones. */
export async function askMajority(
  sample: Sampler,
  count: number,
  request: JudgeRequest,
  exec: TestbedExec,
  signal: AbortSignal,
): Promise<Verdict> {
  const limit = pLimit(AT_ONCE);
  const asked = await Promise.allSettled(
    Array.from({ length: count }, () =>
      limit(() => {
        signal.throwIfAborted();
        return sample(request, exec, signal);
      }),
    ),
  );
  signal.throwIfAborted();
  const faults = asked.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  const failures = faults.filter((fault) => fault instanceof JudgeError);
  const own = faults.find((fault) => !(fault instanceof JudgeError));
  if (own !== undefined) throw own;
  const lost = addUsage(...failures.map(({ usage }) => usage));
  const samples = asked.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  if (samples.length === 0) throw Object.assign(failures[0]!, { usage: lost });
  const judgement = majorityOf(samples, count);
  return {
    judgement: { ...judgement, usage: addUsage(judgement.usage, lost) },
    samples,
    complete: failures.length === 0,
  };
}

/** The most frequent score, the lowest if several are; `asked` is the number of requested samples. */
export function majorityOf(samples: Judgement[], asked: number): Judgement {
  const votes = ([0, 1, 2] as const).map((score) => samples.filter((sample) => sample.score === score));
  const winners = votes.reduce((best, candidates) => (candidates.length > best.length ? candidates : best));
  const { score, explanation } = winners[0]!;
  return {
    score,
    explanation: asked === 1 ? explanation : `${winners.length} of ${asked} samples: ${explanation}`,
    usage: addUsage(...samples.map(({ usage }) => usage)),
  };
}
