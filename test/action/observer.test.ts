import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createCommandReader } from '../../e2e/runner/commands.ts';
import { WorkflowObserver } from '../../src/action/observer.ts';
import { LineObserver, tailLines } from '../../src/report/lines.ts';
import type { Status } from '../../src/results/fields.ts';
import type { Result } from '../../src/results/records.ts';
import type { Observer } from '../../src/trial/observer.ts';
import { hostile } from '../base/text/hostile.ts';
import { aResult } from '../support/results.ts';

const place = { instanceId: 'one-1', trial: 2 };

/** Tells an observer of all there is to tell, with this text wherever it is not ours. */
function tellAll(observer: Observer, text: string, status: Status): void {
  const { agent } = aResult();
  const error = status === 'error' ? { stage: text, kind: text, message: text } : null;
  const result: Result = aResult({
    status,
    task_type: text,
    agent: { ...agent, name: text, model: text, command: text },
    integrity: [{ kind: text, detail: text }],
    error,
  });
  const tails = new Map(['agent.log', 'evaluation.log'].map((name) => [name, `${text}\n${text}`]));
  observer.runStarted({ dataset: text, instances: 1, trials: 1, testbed: 'host', resultsPath: text });
  observer.trialStarted(place);
  observer.trialEnded(place, result, tails);
  observer.trialSkipped(place, text);
  observer.notice(text);
}

/** What the runner makes of a step's output; its lines end at CR, LF or both. */
function readByRunner(output: string) {
  const reader = createCommandReader([]);
  for (const line of output.split(/\r\n|\r|\n/)) reader.read(line, 'stdout');
  return reader.log;
}

const statuses = fc.constantFrom<Status>('passed', 'failed', 'error');

test('property: on the command line nothing that is printed is a command, or anything but text', () => {
  fc.assert(
    fc.property(hostile, statuses, (text, status) => {
      const lines: string[] = [];
      tellAll(new LineObserver((line) => lines.push(line)), text, status);
      expect(readByRunner(lines.join('\n')).commands).toEqual([]);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
      expect(lines.join('\n')).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e]/);
    }),
    { numRuns: 3000 },
  );
});

test('property: in a workflow the commands are ours, whatever is told', () => {
  let output = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output += chunk;
    return true;
  });
  try {
    fc.assert(
      fc.property(hostile, statuses, (text, status) => {
        output = '';
        tellAll(new WorkflowObserver(), text, status);
        const { commands, errors } = readByRunner(output);
        const annotation = { passed: [], failed: ['warning'], error: ['error'] }[status as 'passed'] as string[];
        expect(commands.map(({ name }) => name)).toEqual(['group', 'endgroup', ...annotation]);
        expect(errors).toEqual([]);
        const [group, , annotated] = commands;
        expect(group!.message).toMatch(/^[✓✗!] \S+ one-1 \(trial 2\) /);
        for (const { message, properties } of [group!, ...(annotated === undefined ? [] : [annotated])]) {
          expect(`${message}${Object.values(properties)}`).not.toMatch(/[\n\r]|##\[/);
        }
      }),
      { numRuns: 3000 },
    );
  } finally {
    write.mockRestore();
  }
});

test('of a failed trial of several steps, the logs of the last one are shown', () => {
  const names = ['agent.log', 'evaluation.log', 'agent-step-2.log', 'evaluation-step-2.log', 'collect.log'];
  const tails = new Map(names.map((name) => [name, `end of ${name}\n`]));
  expect(tailLines(aResult({ status: 'failed' }), tails).split('\n')).toEqual([
    '  agent-step-2.log ends:',
    '  │ end of agent-step-2.log',
    '  evaluation-step-2.log ends:',
    '  │ end of evaluation-step-2.log',
  ]);
});

test('of trials that are not measured for one reason, the first are named', () => {
  const lines: string[] = [];
  const observer = new LineObserver((line) => lines.push(line));
  const skip = (trials: number[], why: string) => {
    for (const trial of trials) observer.trialSkipped({ instanceId: 'a', trial }, why);
  };
  skip([1, 2, 3, 4, 5, 6], 'the experiment has ended: head is better');
  skip([7], 'passed in an earlier run');
  // As trials of a run with both verdicts are.
  skip([8], 'the experiment has ended: head is better');
  expect(lines).toEqual([
    ...['a', 'a (trial 2)', 'a (trial 3)', 'and more trials'].map(
      (what) => `- ${what}: the experiment has ended: head is better`,
    ),
    '- a (trial 7): passed in an earlier run',
  ]);
});
