import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { latestRun, linkLatest } from '../../src/results/run-place.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('the latest run is that of the link, otherwise the last by name, and never a report', () => {
  const parent = temporaryDirectory();
  const make = (name: string, ...files: string[]) => {
    mkdirSync(path.join(parent, name));
    for (const file of files) writeFileSync(path.join(parent, name, file), '{}');
    return path.join(parent, name);
  };
  make('report', 'run.json', 'results.json');
  expect(latestRun(parent)).toBeNull();
  const first = make('2027-01-31T10-00-00', 'run.json');
  const second = make('2027-01-31T11-00-00', 'experiment.json');
  make('2027-01-31T11-00-00-report', 'run.json', 'results.json');
  expect(latestRun(parent)).toBe(second);
  linkLatest(first);
  expect(latestRun(parent)).toBe(first);
});
