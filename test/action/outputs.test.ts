import * as core from '@actions/core';
import { expect, test, vi } from 'vitest';
import { setAnswer, summarizeOnce } from '../../src/action/outputs.ts';
import { saveUndone } from '../../src/action/state.ts';
import { answersOf } from '../../src/comparison/experiment-words.ts';
import type { ArmComparison } from '../../src/results/experiment-record.ts';

vi.mock('@actions/core', () => {
  const state = new Map<string, string>();
  return {
    setOutput: vi.fn(),
    warning: vi.fn(),
    saveState: vi.fn((name: string, value: string) => state.set(name, value)),
    getState: (name: string) => state.get(name) ?? '',
    summary: { addRaw: vi.fn().mockReturnValue({ write: vi.fn() }) },
  };
});

const comparison = (about: Partial<ArmComparison>): ArmComparison => ({
  arm: 'head',
  answer: null,
  method: 'mcnemar',
  difference: 0.1,
  interval: null,
  p: 0.5,
  p_adjusted: 0.5,
  e_value: null,
  pairs: 10,
  left_out: 0,
  looks: [],
  ...about,
});

test('the answer is that of the experiment; without one, it tells whether anything is known', () => {
  setAnswer(
    answersOf([
      comparison({ arm: 'a', answer: 'better' }),
      comparison({ arm: 'b' }),
      comparison({ arm: 'c', p: 0.01, p_adjusted: 0.01 }),
      comparison({ arm: 'd', difference: null, p: null, p_adjusted: null, pairs: 0 }),
    ]),
  );
  expect(core.setOutput).toHaveBeenLastCalledWith(
    'answer',
    'a=better\nb=within noise\nc=within tolerance\nd=not known',
  );
  setAnswer(answersOf([comparison({ difference: null, p: null, p_adjusted: null, pairs: 0 })]));
  expect(core.setOutput).toHaveBeenLastCalledWith('answer', 'not known');
});

test('a step summary that main has written, before it was cancelled at the comment, is not written by post again; one that it could not write is', async () => {
  vi.mocked(core.summary.addRaw('').write).mockRejectedValueOnce(new Error('ENOSPC'));
  vi.mocked(core.summary.addRaw).mockClear();
  for (const step of ['of main', 'of post', 'of nobody']) await summarizeOnce(() => step);
  expect(vi.mocked(core.summary.addRaw).mock.calls).toEqual([['of main'], ['of post']]);
});

test('a file of the runner that an agent on the host has removed is a warning, since no verdict depends on it', () => {
  vi.mocked(core.setOutput).mockImplementationOnce(() => {
    throw new Error('Missing file at path: /temp/set_output');
  });
  setAnswer([['a', 'better']]);
  expect(core.warning).toHaveBeenLastCalledWith(
    'The output answer was not passed to the runner: Missing file at path: /temp/set_output',
    { title: 'agentbench' },
  );
  vi.mocked(core.saveState).mockImplementationOnce(() => {
    throw new Error('Missing file at path: /temp/save_state');
  });
  saveUndone('comment', 'left');
  expect(core.warning).toHaveBeenLastCalledWith(
    'The state comment-undone was not passed to the runner: Missing file at path: /temp/save_state',
    { title: 'agentbench' },
  );
});
