import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { loadInputs, loadInputsAgain, maskValues, readInputs } from '../../src/action/inputs.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { temporaryDirectory } from '../support/temporary.ts';

afterEach(() => vi.unstubAllEnvs());

test('the values of every option that holds secrets are registered with the runner', () => {
  vi.stubEnv('PASSED_ON', 'secret-of-the-job');
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk).trim()) > 0);
  try {
    maskValues(
      parseOptions({
        'agent-env': 'TOKEN=secret-of-the-agent\nPASSED_ON\nUNSET',
        'task-env': 'DATABASE_PASSWORD=secret-of-the-task',
        'model-keys': 'OPENAI_API_KEY=secret-of-the-model',
      }),
    );
  } finally {
    spy.mockRestore();
  }
  expect(lines.sort()).toEqual(['agent', 'job', 'model', 'task'].map((of) => `::add-mask::secret-of-the-${of}`));
});

test.for([
  ['', 'Measure'],
  ['nightly', 'nightly'],
])('the suite of the input "%s" is "%s"', ([input, suite]) => {
  vi.stubEnv('GITHUB_WORKFLOW', 'Measure');
  vi.stubEnv('INPUT_SUITE', input);
  expect(readInputs(['suite', 'trials'])).toEqual({ suite, trials: '' });
});

test.each(['agent-env', 'agent-variables', 'model-keys', 'task-env'] as const)('%s keeps the white space', (name) => {
  vi.stubEnv(`INPUT_${name.toUpperCase()}`, 'TEXT= kept ');
  vi.stubEnv('INPUT_TRIALS', ' 3 ');
  expect(readInputs([name, 'trials'])).toMatchObject({ [name]: 'TEXT= kept ', trials: '3' });
});

test('post has the options of a file, also with more instances than a variable of its process can name', async () => {
  const [file, state] = ['agentbench.yaml', 'state'].map((name) => path.join(temporaryDirectory(), name)) as [
    string,
    string,
  ];
  const ids = Array.from({ length: 5000 }, (_, at) => `an-instance-with-a-long-name-${at}`);
  writeFileSync(file, `instances: [${ids.join(', ')}]\nmin-success-rate: 0.5\n`);
  writeFileSync(state, '');
  vi.stubEnv('INPUT_CONFIG', file);
  vi.stubEnv('GITHUB_STATE', state);
  const { options } = await loadInputs('run');
  expect(options.instances).toHaveLength(5000);
  const [, saved = ''] = /^config<<.*\n(.*)\n/.exec(readFileSync(state, 'utf8')) ?? [];
  vi.stubEnv('STATE_config', saved);
  execFileSync('true');
  expect(loadInputsAgain()).toMatchObject({ 'min-success-rate': 0.5 });
});
