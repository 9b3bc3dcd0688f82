import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Stop } from '../../src/base/errors.ts';
import { Redactor } from '../../src/base/redact/redact.ts';
import { quote } from '../../src/base/text/shell.ts';
import { JudgeError } from '../../src/judges/types.ts';
import { explainRequestSchema } from '../../src/judges/verdict-schema.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { describeSuite } from '../../src/report/describe.ts';
import { effortParts } from '../../src/report/effort.ts';
import { resultsJson } from '../../src/report/files/results.ts';
import { loadRuns } from '../../src/report/load.ts';
import { suiteOf } from '../../src/report/merge.ts';
import { resultSchema } from '../../src/results/records.ts';
import { explainTrial } from '../../src/trial/explain.ts';
import { SILENT } from '../../src/trial/observer.ts';
import { TrialRecord } from '../../src/trial/record.ts';
import { type ChatBody, type OpenAiApi, startOpenAi } from '../doubles/openai-api.ts';
import { aResult } from '../support/results.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const KEY = 'sk-test-key-0123456789';
let api: OpenAiApi;
afterEach(() => api.close());

/** An agent's own steps: what it ran, and a sentence of its own. */
const steps = (id: string) => ({
  agent: { name: 'own', version: '1' },
  steps: [
    { step_id: 1, source: 'user', message: `Set up ${id}.` },
    {
      step_id: 2,
      source: 'agent',
      message: 'I install the packages into a virtual environment.',
      tool_calls: [{ tool_call_id: 'c', function_name: 'Bash', arguments: { command: 'python -m venv .venv' } }],
      observation: { results: [{ source_call_id: 'c', content: 'created\n  a virtual   environment' }] },
    },
  ],
});

/** What the judge answers, by the instance. */
const ANSWERS: Record<string, unknown> = {
  good: {
    category: 'not_persistent',
    explanation: 'It was gone.',
    quotes: ['created a virtual environment', 'python -m venv .venv', 'solved: No such file'],
  },
  invented: {
    category: 'missing_tooling',
    explanation: 'No tox.',
    quotes: ['python -m venv .venv', 'tox was not installed anywhere'],
  },
  short: { category: 'other', explanation: 'x', quotes: ['a'] },
  unquoted: { category: 'other', explanation: 'x', quotes: [] },
  silent: 'I do not know.',
};

function answer({ messages }: ChatBody) {
  const id = /Set up (\w+)\./.exec(String(messages[1]!.content))![1]!;
  const said = ANSWERS[id];
  return {
    content: typeof said === 'string' ? said : JSON.stringify(said),
    usage: { prompt_tokens: 10, completion_tokens: 5 },
  };
}

test('explain: judge: a category with quotes that are there; any other answer is thrown out', async () => {
  api = await startOpenAi({ key: KEY, model: answer });
  const ids = [...Object.keys(ANSWERS), 'passing'];
  const write = ids.map(
    (id) => `${id}) printf %s ${quote(JSON.stringify(steps(id)))} > "$AGENTBENCH_OUTPUT_DIR/trajectory.json";;`,
  );
  const { results } = await measure({
    dataset: writeDataset(ids.map((instance_id) => ({ instance_id }))),
    testbed: 'host',
    judge: 'openai',
    'judge-model': 'gpt-x',
    'judge-base-url': api.baseUrl,
    'judge-api-key': KEY,
    explain: 'judge',
    'agent-command': `case $AGENTBENCH_INSTANCE_ID in\n${write.join('\n')}\nesac; [ $AGENTBENCH_INSTANCE_ID != passing ] || touch solved`,
  });
  expect(results['good/1']!.explained).toEqual({
    category: 'not_persistent',
    explanation: 'It was gone.',
    quotes: [
      { text: 'created a virtual environment', step: 2 },
      { text: 'python -m venv .venv', step: 2 },
      { text: 'solved: No such file', step: null },
    ],
    judge: expect.stringContaining('gpt-x'),
    input_tokens: 10,
    output_tokens: 5,
    cost_usd: null,
  });
  // Junk is paid for as well.
  for (const id of ['invented/1', 'short/1', 'unquoted/1', 'silent/1'])
    expect(results[id]!.not_explained).toEqual({
      judge: expect.stringContaining('gpt-x'),
      ...{ input_tokens: 10, output_tokens: 5, cost_usd: null },
    });
  const notes = Object.entries(results).map(([id, { explained, integrity }]) => [
    id,
    explained === undefined ? integrity.find(({ kind }) => kind === 'not_explained')?.detail : 'explained',
  ]);
  expect(Object.fromEntries(notes)).toEqual({
    'good/1': 'explained',
    'invented/1': expect.stringContaining('quotes what is not in the trajectory: “tox was not installed anywhere”'),
    'short/1': 'the judge quotes less than 12 characters: “a”',
    'unquoted/1': expect.stringContaining('did not answer with a category'),
    'silent/1': expect.stringContaining('did not answer with a category'),
    'passing/1': undefined,
  });
  expect(api.chats).toHaveLength(5);
  expect(api.chats[0]).toMatchObject({
    temperature: 0,
    response_format: { json_schema: { name: 'explanation', strict: true } },
  });
});

test('a command explains too, and its cost counts for the budget of the run', async () => {
  api = await startOpenAi();
  const out = temporaryDirectory();
  const said = { ...(ANSWERS.good as object), usage: { input_tokens: 7, output_tokens: 3, cost_usd: 0.75 } };
  const { results, run, directory } = await measure({
    dataset: writeDataset([{ instance_id: 'good' }, { instance_id: 'unpaid' }]),
    testbed: 'host',
    judge: 'command',
    'judge-command': `cat > ${out}/request.json; echo "\${AGENTBENCH_EXEC-none}" > ${out}/exec; echo thinking; echo ${quote(JSON.stringify(said))}`,
    explain: 'judge',
    'max-cost': '0.5',
    'agent-command': `printf %s ${quote(JSON.stringify(steps('good')))} > "$AGENTBENCH_OUTPUT_DIR/trajectory.json"`,
  });
  expect(results['good/1']!.explained).toMatchObject({
    category: 'not_persistent',
    quotes: [{ step: 2 }, { step: 2 }, { step: null }],
    judge: expect.stringMatching(/^command sha256:/),
    ...{ input_tokens: 7, output_tokens: 3, cost_usd: 0.75 },
  });
  const request: unknown = JSON.parse(readFileSync(path.join(out, 'request.json'), 'utf8'));
  expect(explainRequestSchema.parse(request).user).toContain('python -m venv .venv');
  expect(readFileSync(path.join(out, 'exec'), 'utf8')).toBe('none\n');
  expect(run.planned.map(({ status, error }) => [status, error?.kind])).toEqual([
    ['failed', undefined],
    ['not_run', 'max_cost'],
  ]);
  const options = parseOptions({});
  const report = describeSuite(suiteOf(await loadRuns([directory]), options, ''), null, options);
  expect(JSON.parse(resultsJson(report))).toMatchObject({
    judge_usage: { input_tokens: 7, output_tokens: 3, cost_usd: 0.75, cost_known: 1, answers: 1 },
  });
  expect(effortParts(report)).toContain('0.75 USD for the judge');
});

test('an answer that is thrown out costs as much', async () => {
  api = await startOpenAi();
  const said = { category: 'unheard of', usage: { cost_usd: 0.75 } };
  const { results, run } = await measure({
    dataset: writeDataset([{ instance_id: 'good' }, { instance_id: 'unpaid' }]),
    testbed: 'host',
    judge: 'command',
    'judge-command': `echo ${quote(JSON.stringify(said))}`,
    explain: 'judge',
    'max-cost': '0.5',
    'agent-command': `printf %s ${quote(JSON.stringify(steps('good')))} > "$AGENTBENCH_OUTPUT_DIR/trajectory.json"`,
  });
  expect(results['good/1']).toMatchObject({ not_explained: { cost_usd: 0.75 } });
  expect(run.planned[1]).toMatchObject({ status: 'not_run', error: { kind: 'max_cost' } });
});

test.each([
  ['a signal', 'SIGINT', 'interrupted by SIGINT'],
  ['max-duration', new Stop('max_duration', 'out of time'), 'out of time'],
])('a question that %s ends is not explained, and nothing else is missing', async (_, reason, detail) => {
  api = await startOpenAi();
  const stop = new AbortController();
  const asked = path.join(temporaryDirectory(), 'asked');
  void vi.waitUntil(() => existsSync(asked), { timeout: 500_000 }).then(() => stop.abort(reason));
  const { results, read } = await measure(
    {
      dataset: writeDataset([{ instance_id: 'good' }]),
      testbed: 'host',
      judge: 'command',
      'judge-command': `touch ${asked}; sleep 600`,
      explain: 'judge',
      'agent-command': `printf %s ${quote(JSON.stringify(steps('good')))} > "$AGENTBENCH_OUTPUT_DIR/trajectory.json"`,
    },
    { signal: stop.signal },
  );
  expect(results['good/1']).toMatchObject({
    status: 'failed',
    not_explained: { judge: expect.stringMatching(/^command /), cost_usd: null },
    integrity: [{ kind: 'not_explained', detail }],
  });
  expect(read('good/trial-1/output/trajectory.json')).toContain('Set up good.');
});

test('a judge that does not answer in time has a usage that is not known', async () => {
  api = await startOpenAi();
  const record = new TrialRecord(aResult({ status: 'failed', score: 0 }), { instanceId: 'one-1', trial: 1 }, SILENT);
  const ask = async () => {
    throw new JudgeError('it had not ended after 600 s');
  };
  const context = { judge: { identity: 'slow', ask }, options: { explain: 'judge' }, redactor: new Redactor([]) };
  const { signal } = new AbortController();
  await explainTrial({ context, record, trajectory: steps('good'), signal } as never);
  expect(resultSchema.parse(record.result)).toMatchObject({
    not_explained: { judge: 'slow', input_tokens: null, output_tokens: null, cost_usd: null },
    integrity: [{ kind: 'not_explained', detail: 'it had not ended after 600 s' }],
  });
});

test('explain needs a judge that can be asked', async () => {
  api = await startOpenAi();
  const options = {
    dataset: writeDataset([{ instance_id: 'a' }]),
    testbed: 'host',
    'agent-command': 'true',
    explain: 'judge',
  };
  await expect(measure(options)).rejects.toThrow('explain: set judge to openai');
});
