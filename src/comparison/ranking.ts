/** Figures closer than this are equal up to rounding. */
const SAME = 1e-9;

/**
 * Rank of each figure, largest first. Equal figures share a rank, and the next rank counts all of them; null without a
 * figure.
 */
export function ranksOf(figures: readonly (number | null)[]): (number | null)[] {
  const sorted = figures.filter((figure) => figure !== null).sort((a, b) => b - a);
  const ranks: number[] = [];
  for (const [index, figure] of sorted.entries())
    ranks.push(index > 0 && sorted[index - 1]! - figure <= SAME ? ranks[index - 1]! : index + 1);
  return figures.map((figure) => (figure === null ? null : ranks[sorted.indexOf(figure)]!));
}

/** Figure and cost of a run; null if unknown. */
export interface Value {
  figure: number | null;
  cost: number | null;
}

/** True for values on the Pareto frontier: no other is as good at lower cost, or better at the same cost. */
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
