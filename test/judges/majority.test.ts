import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { askMajority, majorityOf } from '../../src/judges/majority.ts';
import { JudgeError, type Judgement, type PointScore } from '../../src/judges/types.ts';
import { aJudgement, aRequest, calm, noTestbed } from './support.ts';

describe('majorityOf', () => {
  it.each<[PointScore[], number, PointScore, string]>([
    [[2], 1, 2, 'first 2'],
    [[2, 2, 0], 3, 2, '2 of 3 samples: first 2'],
    [[0, 2, 2], 3, 2, '2 of 3 samples: first 2'],
    [[2, 1], 2, 1, '1 of 2 samples: first 1'],
    [[2, 1, 0], 3, 0, '1 of 3 samples: first 0'],
    [[2, 2, 1, 1, 0], 5, 1, '2 of 5 samples: first 1'],
    [[2], 3, 2, '1 of 3 samples: first 2'],
  ])('%j of %d: %d', (scores, asked, score, explanation) => {
    const samples = scores.map((one, index) =>
      aJudgement(one, scores.indexOf(one) === index ? `first ${one}` : `another ${one}`),
    );
    expect(majorityOf(samples, asked)).toMatchObject({ score, explanation });
  });

  it.each<[Judgement['usage'][], Judgement['usage']]>([
    [[null, null], null],
    [
      [null, { input_tokens: 5, output_tokens: null, cost_usd: null }],
      { input_tokens: 5, output_tokens: null, cost_usd: null },
    ],
    [
      [
        { input_tokens: 5, output_tokens: 1, cost_usd: 0.5 },
        { input_tokens: 6, output_tokens: 0, cost_usd: null },
      ],
      { input_tokens: 11, output_tokens: 1, cost_usd: null, known_cost_usd: 0.5 },
    ],
    [
      [
        { input_tokens: 5, output_tokens: 1, cost_usd: 0.5 },
        { input_tokens: null, output_tokens: null, cost_usd: null, known_cost_usd: 0.25 },
      ],
      { input_tokens: 5, output_tokens: 1, cost_usd: null, known_cost_usd: 0.75 },
    ],
    [
      [
        { input_tokens: 5, output_tokens: 1, cost_usd: 0.5 },
        { input_tokens: null, output_tokens: null, cost_usd: 0 },
      ],
      { input_tokens: 5, output_tokens: 1, cost_usd: 0.5 },
    ],
    [[null, { input_tokens: null, output_tokens: null, cost_usd: 0 }], null],
  ])('adds up usage: %j', (usages, sum) => {
    expect(
      majorityOf(
        usages.map((usage) => ({ ...aJudgement(0), usage })),
        usages.length,
      ).usage,
    ).toEqual(sum);
  });
});

describe('askMajority', () => {
  /** Samples that are these scores or errors, in order. */
  function samples(outcomes: (PointScore | Error)[]) {
    const left = [...outcomes];
    return async () => {
      const outcome = left.shift()!;
      if (outcome instanceof Error) throw outcome;
      return aJudgement(outcome);
    };
  }

  const ask = (outcomes: (PointScore | Error)[]) =>
    askMajority(samples(outcomes), outcomes.length, aRequest(), noTestbed, calm());

  it('counts a failed sample as absent', async () => {
    const verdict = await ask([new JudgeError('cut off'), 2, 2]);
    expect(verdict).toMatchObject({ judgement: { score: 2, explanation: '2 of 3 samples: it is 2' }, complete: false });
    expect(verdict.samples).toHaveLength(2);
    expect((await ask([1, 2, 2])).complete).toBe(true);
  });

  it('says why, where no sample answered', async () => {
    await expect(ask([new JudgeError('the first'), new JudgeError('the second')])).rejects.toThrow(
      new JudgeError('the first'),
    );
  });

  it('has the usage of all samples, also if none of them answered', async () => {
    const failed = (cost: number) =>
      new JudgeError('junk', { usage: { input_tokens: 5, output_tokens: null, cost_usd: cost } });
    expect((await ask([failed(0.5), 2, failed(0.25)])).judgement.usage).toEqual({
      input_tokens: 20,
      output_tokens: 1,
      cost_usd: null,
      known_cost_usd: 0.75,
    });
    await expect(ask([failed(0.5), failed(0.25)])).rejects.toMatchObject({
      usage: { input_tokens: 10, output_tokens: null, cost_usd: 0.75 },
    });
  });

  it('hides no fault of our own', async () => {
    await expect(ask([2, 2, new TypeError('a bug')])).rejects.toThrow(new TypeError('a bug'));
  });

  it('asks three at a time', async () => {
    let running = 0;
    let most = 0;
    const sample = async () => {
      most = Math.max(most, ++running);
      await sleep(10);
      running -= 1;
      return aJudgement(1);
    };
    const { samples } = await askMajority(sample, 7, aRequest(), noTestbed, calm());
    expect([samples.length, most]).toEqual([7, 3]);
  });

  it('ends with the signal, and begins no further sample', async () => {
    const controller = new AbortController();
    let begun = 0;
    const sample = async () => {
      begun += 1;
      controller.abort('SIGTERM');
      throw new JudgeError('broken off');
    };
    const asked = askMajority(sample, 9, aRequest(), noTestbed, controller.signal);
    await expect(asked).rejects.toBe('SIGTERM');
    expect(begun).toBeLessThanOrEqual(3);
  });
});
