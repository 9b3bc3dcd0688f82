/** Figures closer than this are the same but for rounding. */
const SAME = 1e-9;

/** The place of each figure, the largest first: equal ones share theirs, and the next has as many before it; null without a figure. */
export function ranksOf(figures: readonly (number | null)[]): (number | null)[] {
  const sorted = figures.filter((figure) => figure !== null).sort((a, b) => b - a);
  const ranks: number[] = [];
  for (const [index, figure] of sorted.entries())
    ranks.push(index > 0 && sorted[index - 1]! - figure <= SAME ? ranks[index - 1]! : index + 1);
  return figures.map((figure) => (figure === null ? null : ranks[sorted.indexOf(figure)]!));
}

/** What a run achieves, and at what cost; null where that is not known. */
export interface Value {
  figure: number | null;
  cost: number | null;
}

/** Which are on the Pareto frontier: no other one is as good for less, nor better for as much. */
export function frontierOf(values: readonly Value[]): boolean[] {
  const known = values.filter((value): value is { figure: number; cost: number } => isKnown(value));
  return values.map(
    (value) =>
      isKnown(value) &&
      !known.some(({ figure, cost }) => {
        const [better, cheaper] = [figure - value.figure!, value.cost! - cost];
        return (better >= -SAME && cheaper > 0) || (better > SAME && cheaper >= 0);
      }),
  );
}

function isKnown({ figure, cost }: Value): boolean {
  return figure !== null && cost !== null;
}
