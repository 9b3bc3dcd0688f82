import { afterEach, expect, test, vi } from 'vitest';
import { maskValues, readInputs } from '../../src/action/inputs.ts';
import { parseOptions } from '../../src/options/parse.ts';

afterEach(() => vi.unstubAllEnvs());

test('the values of every option that holds secrets are registered with the runner', () => {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk).trim()) > 0);
  try {
    maskValues(
      parseOptions({
        'agent-env': 'TOKEN=secret-of-the-agent',
        'task-env': 'DATABASE_PASSWORD=secret-of-the-task',
        'model-keys': 'OPENAI_API_KEY=secret-of-the-model',
      }),
    );
  } finally {
    spy.mockRestore();
  }
  expect(lines.sort()).toEqual(['agent', 'model', 'task'].map((of) => `::add-mask::secret-of-the-${of}`));
});

test.for([
  ['', 'Measure'],
  ['nightly', 'nightly'],
])('the suite of the input "%s" is "%s"', ([input, suite]) => {
  vi.stubEnv('GITHUB_WORKFLOW', 'Measure');
  vi.stubEnv('INPUT_SUITE', input);
  expect(readInputs(['suite', 'trials'])).toEqual({ suite, trials: '' });
});
