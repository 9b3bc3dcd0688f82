import { symlinkSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { painter } from '../../src/cli/paint.ts';
import { stepsPage } from '../../src/cli/show/steps.ts';
import { argumentsText, titleOfCall } from '../../src/trajectory/call-text.ts';
import { fitSteps } from '../../src/trajectory/fit-steps.ts';
import { hasMoreTrajectories, loadSteps } from '../../src/trajectory/load-steps.ts';
import { readSteps } from '../../src/trajectory/read-steps.ts';
import { type Steps, type StepText, stepsSchema } from '../../src/trajectory/step-schema.ts';
import { hostile } from '../base/text/hostile.ts';
import { writeFiles } from '../page/scene.ts';
import { aTrajectory } from '../page/steps-scene.ts';
import { temporaryDirectory } from '../support/temporary.ts';

describe('readSteps', () => {
  test('calls have their answers, figures and ends; sums leave copied steps out', () => {
    const trajectory = aTrajectory([
      { command: 'ls', kind: 'check_dir', answer: 'a.txt\n', thinks: 'look' },
      { command: 'false', answer: 'no\n', result: { extra: { exit_code: 1 } } },
      { says: 'Done.', metrics: null, extra: { waited_ms: 500, worked_ms: null, status: 'cut', error: 'ECONNRESET' } },
    ]);
    (trajectory.steps as Record<string, unknown>[]).push({
      ...{ step_id: 5, source: 'agent', message: 'Old.', is_copied_context: true },
      ...{ metrics: { prompt_tokens: 5 }, observation: { results: [{ content: 'alone' }] }, extra: { retries: 2 } },
    });
    const { steps, sums, total, agent, format } = readSteps(trajectory)!;
    expect({ agent, format, total }).toEqual({ agent: 'sample 1.0 (model-1)', format: 'ATIF-v1.8', total: 5 });
    expect(steps.map(({ kind, title, failure, answer_bytes }) => [kind, title, failure, answer_bytes])).toEqual([
      ['user', 'Start the web server.', null, null],
      ['check_dir', 'ls', null, 6],
      ['run', 'false', 'exit 1', 3],
      ['says', 'Done.', null, null],
      ['says', 'Old.', null, 5],
    ]);
    const ends = steps.slice(3).map(({ fault, retries }) => [fault, retries]);
    expect(ends).toEqual([
      ['the answer was cut before its end: ECONNRESET', 0],
      [null, 2],
    ]);
    expect(sums).toEqual({
      agent_steps: 3,
      input_tokens: { sum: 2001, steps: 2 },
      output_tokens: { sum: 100, steps: 2 },
      cost_usd: { sum: 0.02, steps: 2 },
      waited_ms: { sum: 6500, steps: 3 },
      worked_ms: { sum: 2000, steps: 2 },
    });
  });

  test('the title of a step counts all of its calls, also those that are too many to be shown', () => {
    const made = Array.from({ length: 150 }, (_, at) => ({ tool_call_id: `${at}`, function_name: 'a', arguments: {} }));
    const trajectory = { agent: {}, steps: [{ step_id: 1, source: 'agent', message: '', tool_calls: made }] };
    expect(readSteps(trajectory)!.steps[0]!.title).toBe('a + 149 more');
  });

  test('the end of a call beyond those that are kept is that of the step', () => {
    const tool_calls = Array.from({ length: 150 }, (_, at) => ({ tool_call_id: `c${at}`, function_name: 'bash' }));
    const results = [{ source_call_id: 'c149', content: 'no', extra: { exit_code: 7 } }];
    const [step] = readSteps({ agent: {}, steps: [{ source: 'agent', tool_calls, observation: { results } }] })!.steps;
    expect([step!.calls.length, step!.failure]).toEqual([100, 'exit 7']);
  });

  test('answers of calls beyond those that are kept are kept, and count in the size of all', () => {
    const tool_calls = Array.from({ length: 150 }, (_, at) => ({ tool_call_id: `c${at}`, function_name: 'bash' }));
    const results = tool_calls.map(({ tool_call_id }) => ({ source_call_id: tool_call_id, content: 'four' }));
    const steps = [{ source: 'agent', tool_calls, observation: { results } }];
    const [step] = readSteps({ steps })!.steps;
    expect([step!.calls.length, step!.answers.length, step!.answer_bytes]).toEqual([100, 50, 600]);
  });

  test('the sum of costs is rounded as the total of the trajectory is', () => {
    const deeds = [0.1, 0.2].map((cost) => ({ command: 'x', metrics: { cost_usd: cost } }));
    expect(readSteps(aTrajectory(deeds))!.sums.cost_usd).toEqual({ sum: 0.3, steps: 2 });
  });

  test('thousands of steps are kept from both ends, and all are counted', () => {
    const { steps, total, sums } = readSteps(
      aTrajectory(Array.from({ length: 7999 }, (_, at) => ({ command: `step ${at + 2}` }))),
    )!;
    expect([steps.length, total, sums.input_tokens!.steps]).toEqual([5000, 8000, 7999]);
    expect(steps.slice(2499, 2501).map(({ id, title }) => [id, title])).toEqual([
      [2500, 'step 2500'],
      [5501, 'step 5501'],
    ]);
    expect(steps.at(-1)!.title).toBe('step 8000');
  });

  test.each([null, [], 'text', {}, { steps: null }, { steps: 'x' }])('%j is no trajectory', (value) => {
    expect(readSteps(value)).toBeNull();
  });
});

test.each<[given: unknown, title: string, text: string]>([
  [{ command: 'ls -l' }, 'ls -l', 'ls -l'],
  [{ command: ['bash', '-lc', 'make test'] }, 'make test', 'make test'],
  [{ cmd: ['git', 'log'], workdir: '/a' }, 'git log', 'cmd: git log\nworkdir: /a'],
  [{ file_path: 'a.py', new: 'x\ny' }, 'a.py', 'file_path: a.py\nnew:\nx\ny'],
  [
    { input: '*** Begin Patch\n*** Update File: a.py\n@@' },
    'Update File: a.py',
    '*** Begin Patch\n*** Update File: a.py\n@@',
  ],
  [{ timeout: 5, note: 'n' }, 'n', 'timeout: 5\nnote: n'],
  [{ __proto__: { command: 'x' }, toString: 1 }, '', 'toString: 1'],
  [null, '', ''],
])('a call with %j', (given, title, text) => {
  expect([titleOfCall(given), argumentsText(given)]).toEqual([title, text]);
});

describe('fitSteps', () => {
  const lengths = (steps: Steps) => steps.steps.flatMap(({ calls }) => calls.map(({ answer }) => answer!.text.length));
  const steps = readSteps(aTrajectory([10, 1000, 4000].map((size) => ({ command: 'x', answer: 'a'.repeat(size) }))))!;

  test('cuts the longest texts to one length', () => {
    const fit = fitSteps(steps, { room: 2034, longest: 5000 });
    expect(lengths(fit)).toEqual([10, 1000, 1000]);
    expect(fit.steps[3]!.calls[0]!.answer!.cut).toEqual({ characters: 3000, at: 250 });
    expect(fit.steps[3]!.answer_bytes, 'the size is that of the whole').toBe(4000);
    expect(fitSteps(steps, { room: 1e9, longest: 1e9 })).toEqual(steps);
    expect(lengths(fitSteps(steps, { room: 1e9, longest: 20 }))).toEqual([10, 20, 20]);
  });

  test('bounds ten megabytes in one step, and five thousand steps', () => {
    const all = (fit: Steps) => JSON.stringify(fit).length;
    const ten = readSteps(
      aTrajectory([{ command: 'x', answer: 'a'.repeat(10_000_000), says: 'b'.repeat(10_000_000) }]),
    )!;
    expect(all(fitSteps(ten, { room: 2 ** 21, longest: 65_536 }))).toBeLessThan(140_000);
    const deeds = Array.from({ length: 5000 }, () => ({ command: 'c'.repeat(900), answer: 'a'.repeat(3000) }));
    const fit = fitSteps(readSteps(aTrajectory(deeds))!, { room: 2 ** 21, longest: 65_536 });
    const texts = fit.steps.flatMap(({ says, calls }) => [
      says,
      ...calls.flatMap((call) => [call.arguments, call.answer]),
    ]);
    expect(texts.reduce((sum, text) => sum + (text?.text.length ?? 0), 0)).toBeLessThanOrEqual(2 ** 21);
    expect(all(fit)).toBeLessThan(8_000_000);
  });
});

test('loadSteps reads a regular file of a bounded size, and says what is wrong', () => {
  const directory = temporaryDirectory();
  const load = (name: string, limit = 1000) => loadSteps(path.join(directory, name, 'trajectory.json'), limit);
  expect(load('.')).toBeNull();
  writeFiles(directory, '.', {
    'a/trajectory.json': '{"steps":[]}',
    'b/trajectory.json': '[1',
    'c/trajectory.json': '{}',
  });
  symlinkSync(path.join(directory, 'a/trajectory.json'), path.join(directory, 'trajectory.json'));
  expect(load('a')!.steps!.total).toBe(0);
  const faultOf = (name: string, limit?: number) => load(name, limit)!.fault;
  expect(faultOf('a', 3)).toBe('it has 12 bytes; the limit is 3');
  expect(faultOf('b')).toMatch(/^it is not valid JSON: /);
  expect(faultOf('c')).toBe('it is not a trajectory: it has no steps');
  expect(faultOf('.'), 'a link').toMatch(/ELOOP/);
  const steps = (step: string, count: number) => `{"steps":[${Array(count).fill(step).join(',')}]}`;
  writeFiles(directory, '.', {
    'd/trajectory.json': steps('{}', 2_000_001),
    'e/trajectory.json': steps(JSON.stringify({ message: '{[,\\"'.repeat(900_000) }), 1),
  });
  expect(faultOf('d', 2 ** 24), 'memory is bounded too').toBe('it has more than 4000000 values');
  expect(faultOf('e', 2 ** 24), 'text is no object').toBeNull();
});

test.each([
  ['none', [], [false, false]],
  ['one', ['trajectory.json'], [true, false, false]],
  ['two steps', ['trajectory.json', 'trajectory-step-2.json'], [true, true, false]],
  ['the second step only', ['trajectory-step-2.json'], [true, false, false]],
  ['other files', ['trajectory.json.txt', 'agent.log'], [false, false]],
])('hasMoreTrajectories: %s', (_, names, expected) => {
  const directory = temporaryDirectory();
  writeFiles(directory, 'trial', Object.fromEntries(names.map((name) => [name, '{}'])));
  expect(expected.map((__, than) => hasMoreTrajectories(path.join(directory, 'trial'), than))).toEqual(expected);
});

/** Values of every type in the places of a trajectory. */
const odd = fc.oneof(
  hostile,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(Number.NaN, 1e308, -1, '2026-99-99', 'x'.repeat(9000)),
);
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: odd });
const keyed = (members: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ ...members, __proto__x: odd, unknown: odd }, { requiredKeys: [] });
const call = keyed({
  ...{ tool_call_id: maybe(fc.constantFrom('a', 'b')), function_name: maybe(hostile) },
  ...{
    arguments: maybe(fc.dictionary(fc.oneof(hostile, fc.constant('command')), odd)),
    extra: maybe(keyed({ class: odd })),
  },
});
const result = keyed({
  ...{ source_call_id: maybe(fc.constantFrom('a', 'b', 'c')), content: maybe(hostile) },
  ...{
    subagent_trajectory_ref: maybe(fc.array(keyed({ trajectory_id: odd }))),
    extra: maybe(keyed({ exit_code: odd })),
  },
});
const step = keyed({
  ...{
    step_id: odd,
    source: maybe(fc.constantFrom('agent', 'user', 'system')),
    timestamp: odd,
    message: maybe(hostile),
  },
  ...{ reasoning_content: maybe(hostile), tool_calls: maybe(fc.array(call, { maxLength: 3 })) },
  ...{ observation: maybe(keyed({ results: maybe(fc.array(result, { maxLength: 3 })) })) },
  ...{ metrics: maybe(keyed({ prompt_tokens: odd, cost_usd: odd })) },
  ...{ extra: maybe(keyed({ waited_ms: odd, worked_ms: odd, status: odd, error: odd, retries: odd })) },
});
const trajectory = keyed({
  ...{
    schema_version: odd,
    agent: maybe(keyed({ name: odd, version: odd })),
    steps: maybe(fc.array(maybe(step), { maxLength: 6 })),
  },
  subagent_trajectories: maybe(
    fc.array(keyed({ trajectory_id: odd, extra: odd, steps: fc.array(step, { maxLength: 2 }) })),
  ),
});

/** Nothing that a terminal or a workflow log acts on. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const ACTIVE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|##\[/;

test('property: whatever a trajectory holds, its steps are as their schema says, and plain text in a terminal', () => {
  const shown = {
    planned: { instance_id: 'one', task_type: 'x', trial: 1, status: 'failed' },
    result: null,
    directory: null,
    results: null,
  };
  fc.assert(
    fc.property(trajectory, fc.boolean(), (value, narrow) => {
      const given = JSON.parse(JSON.stringify(value));
      const steps = readSteps(given);
      expect(steps === null).toBe(!Array.isArray(given.steps));
      if (steps === null) return;
      expect(stepsSchema.safeParse(JSON.parse(JSON.stringify(steps))).error).toBeUndefined();
      for (const { title, kind } of steps.steps) expect(title + kind).not.toMatch(/\n/);
      const look = { columns: narrow ? 60 : Number.POSITIVE_INFINITY, paint: painter(false) };
      for (const range of [null, { from: 1, to: 9 }]) {
        const lines = stepsPage(
          { trial: shown as never, file: 'trajectory.json', steps, earlier: [] },
          { range, side: null, attempt: null },
          look,
        );
        for (const line of lines) expect(line).not.toMatch(ACTIVE);
        expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
      }
      const fit = fitSteps(steps, { room: 50, longest: 10 });
      const texts = fit.steps.flatMap(({ says, thinks, calls, answers }): (StepText | null)[] => [
        ...[says, thinks, ...answers],
        ...calls.flatMap((one) => [one.arguments, one.answer]),
      ]);
      expect(texts.every((text) => text === null || text.text.length <= 10)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('arguments nested deeper than the stack are told as such', () => {
  const deep = JSON.parse(
    `{"steps":[{"tool_calls":[{"arguments":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}]}]}`,
  );
  expect(readSteps(deep)!.steps[0]!.calls[0]!.arguments.text).toMatch(/nested too deeply/);
});

test('a result is that of one call, also where a hundred calls have its id', () => {
  const tool_calls = Array.from({ length: 100 }, () => ({
    tool_call_id: 'same',
    function_name: 'bash',
    arguments: {},
  }));
  const results = Array.from({ length: 1000 }, (_, index) => ({ source_call_id: 'same', content: `line ${index}` }));
  const steps = [{ step_id: 1, source: 'agent', message: 'x', tool_calls, observation: { results } }];
  const read = readSteps({ schema_version: 'ATIF-v1.7', session_id: 's', agent: { name: 'a', version: '1' }, steps })!;
  const [first, ...others] = read.steps[0]!.calls;
  expect(first!.answer!.text.split('\n')).toHaveLength(1000);
  expect(others.map(({ answer }) => answer)).toEqual(Array(99).fill(null));
});
