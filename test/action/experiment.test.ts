import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { closeExperiment } from '../../src/action/experiment.ts';
import { publishExperiment } from '../../src/action/publish-experiment.ts';
import { thisOwner } from '../../src/base/lease/owner.ts';
import { parseOptions } from '../../src/options/parse.ts';
import type { RunRecord } from '../../src/results/records.ts';
import { measureArms } from '../support/experiment.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('an experiment whose record cannot be read is published without summary and comment: its results are there', async () => {
  const directory = temporaryDirectory();
  const dataset = writeDataset([{ instance_id: 'a' }]);
  const texts = { dataset, testbed: 'host', 'agent-command': 'touch solved', 'results-path': directory };
  await measureArms('{ base: {}, head: {} }', texts);
  writeFileSync(path.join(directory, 'experiment.json'), '{');
  const options = parseOptions({ ...texts, 'upload-artifact': 'false' });
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await closeExperiment(directory, options);
  await publishExperiment(directory, options);
  const warnings = said.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('::warning'));
  said.mockRestore();
  expect(warnings.at(-1)).toContain('::The step summary and the comment were not written: ');
});

test('the record of an arm that was killed tells of every trial on disk, also of those after its last write', async () => {
  const directory = temporaryDirectory();
  const dataset = writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }]);
  const texts = { dataset, testbed: 'host', 'agent-command': 'touch solved', 'results-path': directory };
  await measureArms('{ base: {}, head: {} }', texts);
  const file = path.join(directory, 'head/run.json');
  const run = JSON.parse(readFileSync(file, 'utf8')) as RunRecord;
  const { digest: _, ...entry } = run.planned[1]!;
  const unwritten = { ...entry, status: 'not_run', score: null, score_expected: 0, coverage: 0, result: null };
  writeFileSync(file, JSON.stringify({ ...run, planned: [run.planned[0], unwritten], finished_at: null, gate: null }));
  symlinkSync(JSON.stringify({ ...thisOwner(), boot: 'an earlier one' }), path.join(directory, '.run-killed.owner'));
  writeFileSync(path.join(directory, 'experiment.json.123'), '{');
  const before = readdirSync(directory);
  await closeExperiment(directory, parseOptions(texts));
  expect(readdirSync(directory)).toEqual(before.filter((name) => !/killed|123/.test(name)));
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    planned: run.planned.map(({ status, error }) => ({ status, error })),
    totals: { passed: 2, not_run: 0 },
    gate: { passed: true },
    interrupted: 'killed',
  });
});
