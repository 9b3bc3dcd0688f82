import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generate } from '../../scripts/generate.ts';
import { toDocument } from '../../src/cli/show/document.ts';
import { loadShown } from '../../src/cli/show/load.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { describeSuite } from '../../src/report/describe.ts';
import { resultsJson } from '../../src/report/files/results.ts';
import { loadRuns } from '../../src/report/load.ts';
import { suiteOf } from '../../src/report/merge.ts';
import { aResult, aRun } from '../support/results.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { aPlan, aPoint } from './files/support.ts';

const ajv = new Ajv2020();
(addFormats as unknown as typeof addFormats.default)(ajv);
const schemas = generate({});
const [report, show] = ['report', 'show'].map((name) =>
  ajv.compile(JSON.parse(schemas[`schemas/${name}.v1.schema.json`]!)),
);

const plan = aPlan([aPoint({ score: 1 }), aPoint({ score: null })]);
const RECORDS: Record<string, unknown> = {
  'run.json': aRun(['passed', 'failed', 'error']),
  'one-1/trial-1/result.json': aResult(),
  'one-2/trial-1/result.json': aResult({ instance_id: 'one-2', status: 'failed', score: 0.5, evaluation: plan }),
  'one-3/trial-1/result.json': aResult({ instance_id: 'one-3', status: 'error', score: null, evaluation: null }),
};

/** Every place in the records, as the keys that lead there. */
function placesIn(value: unknown, keys: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [keys];
  return [keys, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...keys, key]))];
}

const places = placesIn(RECORDS).filter((keys) => keys.length > 0);
const odd = fc.oneof(
  fc.constantFrom<unknown>(-1, -0, 0.5, 1.5, 2 ** 53 - 1, 2 ** 53, 1e308, 1e-308, -1e308, null, 'NaN', '1', true),
  fc.constantFrom<unknown>(
    '',
    '\0',
    'x'.repeat(5000),
    '\ud800',
    [],
    {},
    [null],
    '2026-02-30T00:00:00Z',
    '0000-01-01T00:00:00Z',
  ),
  fc.constantFrom<unknown>('passed', 'failed', 'error', 'not_run', 'debug', `sha256:${'0'.repeat(64)}`),
  fc.jsonValue({ maxDepth: 1 }),
);
const change = fc.record({ place: fc.constantFrom(...places), by: odd, twice: fc.boolean() });

function apply(records: unknown, { place, by, twice }: { place: string[]; by: unknown; twice: boolean }): void {
  const parent = place
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], records);
  if (typeof parent !== 'object' || parent === null) return;
  (parent as Record<string, unknown>)[place.at(-1)!] = by;
  if (twice && Array.isArray(parent)) parent.push(...parent);
}

test('property: whatever is in records, what is made of them is as its schema says', async () => {
  const directory = temporaryDirectory();
  const options = parseOptions({});
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const records = structuredClone(RECORDS);
      for (const one of changes) apply(records, one);
      for (const [name, record] of Object.entries(records)) {
        mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
        writeFileSync(path.join(directory, name), JSON.stringify(record) ?? '');
      }
      const found = await loadRuns([directory]);
      if (found.runs.length === 0) {
        expect(found.notes).toHaveLength(1);
        return;
      }
      const document = JSON.parse(resultsJson(describeSuite(suiteOf(found, options, ''), null, options)));
      report!(document);
      expect(report!.errors ?? null).toBe(null);
      const { runs, notes } = await loadShown(directory);
      const shown = JSON.parse(JSON.stringify(toDocument(runs, notes, new Map())));
      show!(shown);
      expect(show!.errors ?? null).toBe(null);
      for (const { run } of runs) {
        const names = run.planned.map(({ instance_id, trial }) => `${instance_id}/${trial}`);
        expect(new Set(names).size).toBe(names.length);
      }
    }),
    { numRuns: 400 },
  );
});

test('times that only a liar has: the record is refused, its entry stands, and sums stay numbers', async () => {
  const directory = temporaryDirectory();
  const write = (name: string, record: unknown) => {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), JSON.stringify(record));
  };
  const durations = [-1, 1e308, 2 ** 53 - 1, null, '5', 300_000_000_000];
  write('run.json', aRun(durations.map(() => 'passed')));
  for (const [index, duration_ms] of durations.entries()) {
    const stages = Array(100_000).fill({ name: 'agent', started_at: '2026-01-01T00:00:00.000Z', duration_ms });
    const name = `one-${index + 1}`;
    write(`${name}/trial-1/result.json`, { ...aResult({ instance_id: name }), stages });
  }
  const found = await loadRuns([directory]);
  expect(found.notes.filter((note) => note.includes('is not a trial record'))).toHaveLength(5);
  const options = parseOptions({});
  const document = JSON.parse(resultsJson(describeSuite(suiteOf(found, options, ''), null, options)));
  expect(document.totals).toMatchObject({ planned: 6, passed: 6 });
  expect(document.times_ms.agent).toBe(Number.MAX_SAFE_INTEGER);
  expect(report!(document)).toBe(true);
});
