import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/base/errors.ts';
import { matrixSchema } from '../../src/options/values.ts';
import { matrixOf, type Plannable, type PlanSettings, planCells } from '../../src/plan/matrix.ts';
import { plannable } from './plannable.ts';

const all: PlanSettings = { maxJobs: 256, trials: 1, durations: null };

/** Cells as `k/n name: ids`. */
function shown(instances: Plannable[], settings: Partial<PlanSettings>) {
  return planMatrix(instances, { ...all, ...settings }).include.map(
    ({ name, instances, shard }) => `${shard} ${name}: ${instances}`,
  );
}

/** A selection as a matrix of jobs. */
function planMatrix(instances: readonly Plannable[], settings: PlanSettings) {
  return matrixOf(planCells(instances, settings));
}

describe('a selection as a matrix', () => {
  it('one instance a job, where they fit', () => {
    expect(planMatrix(plannable('a-1:x', 'b.2', 'a-3:x'), { ...all, maxJobs: 3 })).toEqual({
      include: [
        { name: 'a-1', instances: 'a-1', shard: '1/3' },
        { name: 'b.2', instances: 'b.2', shard: '2/3' },
        { name: 'a-3', instances: 'a-3', shard: '3/3' },
      ],
    });
  });

  it('nothing for nothing', () => {
    expect(planMatrix([], all)).toEqual({ include: [] });
  });

  it('without durations: equal counts, image by image, each dealt out in turn and in the order of the dataset', () => {
    const instances = plannable('a-1:x', 'b-1:y', 'a-2:x', 'b-2:y', 'a-3:x', 'c-1', 'a-4:x', 'a-5:x');
    expect(shown(instances, { maxJobs: 3 })).toEqual([
      '1/3 a-1 and 2 more: a-1,a-2,a-4',
      '2/3 b-1 and 2 more: b-1,a-3,a-5',
      '3/3 b-2 and 1 more: b-2,c-1',
    ]);
  });

  it('without durations: in the order of the dataset, whichever image is on most instances', () => {
    expect(shown(plannable('a-1:x', 'b-1:y', 'b-2:y', 'b-3:y'), { maxJobs: 2 })).toEqual([
      '1/2 a-1 and 1 more: a-1,b-3',
      '2/2 b-1 and 1 more: b-1,b-2',
    ]);
  });

  it('with durations: the longest job first, and what fills a job alone in one of its own', () => {
    const instances = plannable(
      'a-1:x',
      'a-2:y',
      'a-3:z',
      'b-1:x',
      'b-2:y',
      'b-3:z',
      'c-1:x',
      'c-2:y',
      'c-3:z',
      'd-1:x',
    );
    const durations = new Map(instances.map(({ id }) => [id, id === 'd-1' ? 1000 : 10]));
    expect(shown(instances, { maxJobs: 4, durations })).toEqual([
      '1/4 d-1: d-1',
      '2/4 a-1 and 2 more: a-1,b-1,c-1',
      '3/4 a-2 and 2 more: a-2,b-2,c-2',
      '4/4 a-3 and 2 more: a-3,b-3,c-3',
    ]);
  });

  it('with durations: balance before images', () => {
    const durations = new Map([
      ['a-1', 70],
      ['a-2', 60],
      ['b-1', 40],
      ['b-2', 30],
    ]);
    expect(shown(plannable('a-1:x', 'a-2:x', 'b-1:y', 'b-2:y'), { maxJobs: 2, durations })).toEqual([
      '1/2 a-1 and 1 more: a-1,b-2',
      '2/2 a-2 and 1 more: a-2,b-1',
    ]);
  });

  it('what is not known counts as the median of its type, then of all; trials multiply', () => {
    const durations = new Map([
      ['a-1', 100],
      ['a-2', 300],
      ['b-1', 7],
      ['elsewhere-1', 1_000_000],
    ]);
    const instances = plannable('a-1', 'a-2', 'a-3', 'b-1', 'b-2', 'c-1');
    const cells = planCells(instances, { ...all, trials: 2, durations });
    expect(cells.map(({ name, duration }) => `${name} ${duration}`)).toEqual([
      'a-2 600',
      'a-3 400',
      'a-1 200',
      'c-1 200',
      'b-1 14',
      'b-2 14',
    ]);
  });

  it('durations of none of them are no durations', () => {
    const cells = planCells(plannable('a-1', 'a-2'), { ...all, durations: new Map([['elsewhere-1', 5]]) });
    expect(cells.map(({ duration }) => duration)).toEqual([null, null]);
  });

  it('an instance that took no time still counts as one', () => {
    const instances = plannable('a-1', 'a-2', 'a-3', 'a-4');
    const durations = new Map(instances.map(({ id }) => [id, 0]));
    expect(shown(instances, { maxJobs: 2, durations })).toEqual([
      '1/2 a-1 and 1 more: a-1,a-3',
      '2/2 a-2 and 1 more: a-2,a-4',
    ]);
  });

  it('10,000 instances in 256 jobs; each has 39 or 40 of them', () => {
    const cells = planMatrix(many(10_000, 40), all);
    expect(cells.include).toHaveLength(256);
    expect(new Set(cells.include.map(({ instances }) => instances.split(',').length))).toEqual(new Set([39, 40]));
    expect(JSON.stringify(cells).length).toBeLessThan(475_000);
  });

  it('more than GitHub takes of outputs is refused', () => {
    expect(() => planMatrix(many(10_000, 128), all)).toThrow(UserError);
    expect(() => planMatrix(many(10_000, 128), all)).toThrow(
      /^instances: a matrix of so many instances takes 13\d{5} characters; GitHub takes 1 MB/,
    );
  });

  it('more instances than a call can have arguments are refused for the same reasons', () => {
    const instances = Array.from({ length: 200_000 }, (_, at) => ({ id: `i-${at}`, taskType: 't', image: 'x' }));
    expect(() => planMatrix(instances, all)).toThrow(/^instances: a matrix of so many instances takes/);
    expect(() => planMatrix(instances, { ...all, maxJobs: 1 })).toThrow(/^max-jobs: the ids of one job's instances/);
  });

  it('more than fits into the input of one job is refused', () => {
    expect(() => planMatrix(many(4_000, 40), { ...all, maxJobs: 1 })).toThrow(
      /^max-jobs: the ids of one job's instances take 163999 characters, .*; allow more jobs or select fewer instances$/,
    );
    expect(() => planMatrix(many(4_000, 40), { ...all, maxJobs: 2 })).not.toThrow();
  });
});

function many(count: number, length: number): Plannable[] {
  return plannable(
    ...Array.from({ length: count }, (_, index) => `${'i'.repeat(length - 6)}-${String(index).padStart(5, '0')}`),
  );
}

describe('any selection', () => {
  const instance = fc.record({
    taskType: fc.constantFrom('a', 'b', 'c'),
    image: fc.constantFrom(null, 'x', 'y', 'z'),
    /** Undefined is not known. */
    duration: fc.oneof(fc.nat(10), fc.nat(10_000_000), fc.constant(undefined)),
  });
  const selection = fc.record({
    instances: fc
      .array(instance, { maxLength: 120 })
      .map((some) => some.map((one, index) => ({ ...one, id: `${one.taskType}-${index}` }))),
    maxJobs: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 256 })),
    timed: fc.boolean(),
  });
  const check = (property: (given: ReturnType<typeof settingsOf>) => void) =>
    fc.assert(
      fc.property(selection, (given) => property(settingsOf(given))),
      { numRuns: 300 },
    );

  function settingsOf({
    instances,
    maxJobs,
    timed,
  }: {
    instances: { id: string; taskType: string; image: string | null; duration: number | undefined }[];
    maxJobs: number;
    timed: boolean;
  }) {
    const known = instances.flatMap(({ id, duration }) => (duration === undefined ? [] : [[id, duration] as const]));
    return { instances, settings: { maxJobs, trials: 1, durations: timed ? new Map(known) : null } };
  }

  it('is planned exactly once, each cell in the order of the dataset, in as many cells as may be', () => {
    check(({ instances, settings }) => {
      const { include } = planMatrix(instances, settings);
      const ids = instances.map(({ id }) => id);
      const cells = include.map((cell) => cell.instances.split(','));
      expect(cells.flat().sort()).toEqual(ids.toSorted());
      for (const cell of cells) expect(cell).toEqual(ids.filter((id) => cell.includes(id)));
      expect(include).toHaveLength(Math.min(settings.maxJobs, instances.length));
      expect(include.map(({ shard }) => shard)).toEqual(include.map((_, index) => `${index + 1}/${include.length}`));
      expect(new Set(include.map(({ name }) => name)).size).toBe(include.length);
      for (const { name } of include) expect(name).toMatch(/^[A-Za-z0-9._ -]+$/);
      expect(matrixSchema.parse({ include })).toEqual({ include });
    });
  });

  it('is planned the same way twice', () => {
    check(({ instances, settings }) => {
      expect(planMatrix(structuredClone(instances), settings)).toEqual(planMatrix(instances, settings));
    });
  });

  it('is balanced: counts differ by one at most; the longest job takes at most 4/3 of what it must', () => {
    check(({ instances, settings }) => {
      const cells = planCells(instances, settings);
      if (cells.length === 0) return;
      const counts = cells.map((cell) => cell.instances.length);
      if (cells[0]!.duration === null) {
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        return;
      }
      const alone = planCells(instances, { ...settings, maxJobs: instances.length });
      const least = leastLongest(
        alone.map(({ duration }) => duration!),
        cells.length,
      );
      expect(cells[0]!.duration).toBe(Math.max(...cells.map(({ duration }) => duration!)));
      expect(cells[0]!.duration).toBeLessThanOrEqual((4 / 3) * least + 1e-6);
    });
  });

  it('without durations changes the image in a job as seldom as can be', () => {
    check(({ instances, settings }) => {
      const cells = planCells(instances, { ...settings, durations: null });
      const pairs = cells.reduce((sum, cell) => sum + new Set(cell.instances.map(({ image }) => image)).size, 0);
      const images = new Set(instances.map(({ image }) => image)).size;
      // A line of images cut into cells: each cut, and each change of the image, begins one more pair.
      expect(pairs).toBeLessThanOrEqual(Math.max(0, cells.length + images - 1));
    });
  });
});

/** What the longest of `cells` takes at least. With two jobs too many for one each, some pair is together, or three are. */
function leastLongest(durations: number[], cells: number): number {
  const sorted = durations.toSorted((a, b) => b - a);
  const at = (rank: number) => sorted[rank - 1] ?? 0;
  const pairs = Array.from({ length: cells }, (_, beyond) =>
    Math.min(at(cells - beyond) + at(cells + 1 + beyond), 3 * at(cells + 1 + beyond)),
  );
  const three = at(2 * cells - 1) + at(2 * cells) + at(2 * cells + 1);
  const total = durations.reduce((sum, duration) => sum + duration, 0);
  return Math.max(total / cells, at(1), sorted.length > 2 * cells ? three : 0, ...pairs);
}
