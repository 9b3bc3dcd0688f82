import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { historySchema } from '../../src/history/line-schema.ts';
import { quickParse } from '../../src/results/quick-parse.ts';
import { type Result, resultSchema, runSchema } from '../../src/results/records.ts';
import { aPlan, aPoint } from '../report/files/support.ts';
import { aResult, aRun } from '../support/results.ts';

/** A parser that has parsed so many of these values that its schema is compiled. */
function compiled<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): (value: unknown) => z.output<Schema> {
  const parse = quickParse(schema);
  for (let round = 0; round < 1000; round += 1) parse(value);
  return parse;
}

test('a schema is compiled after as many values as that is worth, or as soon as so many are expected', () => {
  const schema = z.object({ a: z.number() });
  const slow = vi.spyOn(schema, 'parse');
  const parse = quickParse(schema);
  for (let round = 0; round < 90; round += 1) expect(parse({ a: round })).toEqual({ a: round });
  parse.expect(9);
  expect(parse({ a: 1 })).toEqual({ a: 1 });
  expect(slow).toHaveBeenCalledTimes(91);
  parse.expect(9);
  expect(parse({ a: 1 })).toEqual({ a: 1 });
  expect(slow).toHaveBeenCalledTimes(91);
});

/** As it is read back from a file. */
const fromJson = (value: unknown) => JSON.parse(JSON.stringify(value));

const parseResult = compiled(resultSchema, fromJson(aResult()));
const parseRun = compiled(runSchema, fromJson(aRun(['passed'])));

const { agent } = aResult();
const evaluation = aPlan([aPoint({ score: 1 }), aPoint({ score: null, notes: [{ kind: 'a', detail: 'b' }] })]);
const RESULTS: [string, Partial<Result>][] = [
  ['of a success command', {}],
  ['of a test plan', { evaluation, score: 0.5 }],
  ['of both rounds of debug', { evaluation, rounds: [{ agent, evaluation, score: 1 }, { agent, evaluation: null, score: null }] }], // biome-ignore format: a table
  ['that is an error', { status: 'error', score: null, evaluation: null, error: { stage: 'a', kind: 'b', message: 'c' } }], // biome-ignore format: a table
  ['with human actions', { human_actions: { lower: 1, upper: 2.5 } }],
];

test.each<[string, z.ZodMiniType]>([
  ['a result', resultSchema],
  ['a run', runSchema],
  ['a line of a history', historySchema],
])('the schema of %s can be compiled', (_, schema) => {
  expect(() => z.compile(schema, { strict: true })).not.toThrow();
});

/** What stands in the place of a value of a record; most of it belongs nowhere. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', '2026-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-01-01T00:00:00+01:00'),
  fc.constantFrom<unknown>(0, 1, -1, 0.5, 1.5, 2 ** 53, [], [null], {}, 'passed', 'test_plan', 'one\n'),
  fc.jsonValue({ maxDepth: 1 }),
);

/** Every place in a record, as the keys that lead there. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]))];
}

/** A copy with one place of it replaced, removed (undefined), or joined by a key that is not known. */
function changed(value: unknown, place: string[], by: unknown, key: string | null): unknown {
  const copy = { root: fromJson(value) };
  const [last, ...above] = ['root', ...place].reverse() as [string, ...string[]];
  const parent = above.reverse().reduce<Record<string, unknown>>((at, name) => at[name] as typeof at, copy);
  const target = parent[last];
  if (key !== null && typeof target === 'object' && target !== null && !Array.isArray(target))
    Object.defineProperty(target, key, { value: by, enumerable: true, configurable: true, writable: true });
  else parent[last] = by;
  return fromJson(copy).root;
}

test('property: whatever is in a record, it comes to what the schema says', () => {
  const outcomeOf = (parse: (value: unknown) => unknown, value: unknown) => {
    try {
      return { value: parse(value) };
    } catch (error) {
      return { issues: (error as z.core.$ZodError).issues };
    }
  };
  const records = [
    ...RESULTS.map(([, about]) => ({ record: fromJson(aResult(about)), quick: parseResult, schema: resultSchema })),
    { record: fromJson(aRun(['passed', 'error'])), quick: parseRun, schema: runSchema },
  ].map((one) => ({ ...one, places: placesIn(one.record) }));
  const change = fc.constantFrom(...records).chain(({ record, quick, schema, places }) =>
    fc.record({
      quick: fc.constant(quick),
      schema: fc.constant(schema),
      value: fc
        .tuple(
          fc.constantFrom(...places),
          fc.oneof(odd, fc.constant(undefined)),
          fc.constantFrom(null, null, 'more', '__proto__'),
        )
        .map(([place, by, key]) => changed(record, place, by, key)),
    }),
  );
  fc.assert(
    fc.property(change, ({ quick, schema, value }) => {
      expect(outcomeOf(quick, value)).toEqual(outcomeOf((given) => schema.parse(given), value));
    }),
    { numRuns: 5000 },
  );
});
