import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { UserError } from '../../src/base/errors.ts';
import { loadRuns } from '../../src/report/load.ts';
import { holdsRun, latestRun, linkLatest, newPlace } from '../../src/results/run-place.ts';
import { asNobody } from '../support/nobody.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('results in a directory that may not be entered: exit code 2, which a UserError has', async () => {
  const parent = temporaryDirectory();
  const directory = path.join(parent, 'run');
  mkdirSync(directory);
  chmodSync(parent, 0o600);
  const [held, found] = await asNobody(() =>
    Promise.allSettled([(async () => holdsRun(directory))(), loadRuns([directory])]),
  );
  chmodSync(parent, 0o700);
  for (const outcome of [held, found]) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(UserError) });
    expect((outcome as PromiseRejectedResult).reason.message).toContain(
      `results: ${directory} cannot be read: EACCES: permission denied, `,
    );
  }
});

test('results without a path of their own have one that is free, also within one second', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 31, 10) });
  onTestFinished(() => void vi.useRealTimers());
  const parent = temporaryDirectory();
  const names = [1, 2, 3].map(() => {
    const place = newPlace(parent);
    mkdirSync(place);
    return path.basename(place);
  });
  expect(names).toEqual(['2027-01-31T10-00-00', '2027-01-31T10-00-00-2', '2027-01-31T10-00-00-3']);
});

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
