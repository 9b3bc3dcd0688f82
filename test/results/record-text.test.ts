import { expect, test } from 'vitest';
import { Redactor } from '../../src/base/redact/redact.ts';
import { runParts } from '../../src/results/record-text.ts';
import { redactRecord } from '../../src/results/redact.ts';
import { aRun } from '../support/results.ts';

const SECRET = 'a-secret-key';
const error = { stage: 'agent' as const, kind: 'exit', message: `with ${SECRET}` };

test.each([0, 1, 99, 100, 101, 250])(
  'run.json of %i trials in parts is the masked record, a line for each trial',
  (size) => {
    const run = aRun(Array.from({ length: size }, (_, at) => (at % 3 === 0 ? 'failed' : 'passed')));
    run.agent.command = `agent --key ${SECRET}`;
    for (const entry of run.planned) if (entry.status === 'failed') entry.error = error;
    const redactor = new Redactor([SECRET]);
    const text = [...runParts(run, redactor)].join('');
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(redactRecord(run, redactor))));
    expect(text).not.toContain(SECRET);
    expect(text.split('\n').filter((line) => line.startsWith('    {"instance_id":'))).toHaveLength(size);
    expect(JSON.parse([...runParts(run)].join(''))).toEqual(JSON.parse(JSON.stringify(run)));
  },
);

test('the totals in run.json are those of the trials in it', () => {
  const run = aRun(['passed', 'failed']);
  run.planned[1]!.status = 'passed';
  expect(JSON.parse([...runParts(run)].join('')).totals).toMatchObject({ planned: 2, passed: 2, failed: 0 });
});
