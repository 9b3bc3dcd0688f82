import type { ComparedPair, ComparisonDocument } from '../../report/documents/page-document.ts';

/** The test result of one run against another. */
export interface Against {
  verdict: 'better' | 'worse' | 'within noise' | 'within tolerance' | 'not comparable';
  /** The one minus the other; null without a pair of instances. */
  difference: number | null;
  /** The adjusted p value, or that of the pair alone if there is none. */
  p: number | null;
  pair: ComparedPair;
}

/** One run against another, by index; null for a run against itself. */
export function pairOf({ pairs }: ComparisonDocument, one: number, other: number): Against | null {
  const pair = pairs.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
  return pair === undefined ? null : against(pair, one);
}

/** The results of all pairs: a row for each run, a column for each other. */
export function pairGrid({ pairs, runs }: ComparisonDocument): (Against | null)[][] {
  const grid = runs.map(() => runs.map((): Against | null => null));
  for (const pair of pairs) {
    grid[pair.a]![pair.b] = against(pair, pair.a);
    grid[pair.b]![pair.a] = against(pair, pair.b);
  }
  return grid;
}

function against(pair: ComparedPair, one: number): Against {
  const { a, verdict, difference, p, p_adjusted } = pair;
  const isA = a === one;
  const better = verdict === (isA ? 'a is better' : 'b is better');
  return {
    verdict: verdict !== 'a is better' && verdict !== 'b is better' ? verdict : better ? 'better' : 'worse',
    difference: difference === null ? null : isA ? -difference : difference,
    p: p_adjusted ?? p,
    pair,
  };
}
