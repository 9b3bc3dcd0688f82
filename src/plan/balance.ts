/**
 * An item to distribute: its duration in any unit (an integer from 1) and its image (null counts as one of its own).
 */
export interface Load {
  weight: number;
  image: string | null;
}

/** Accepted cost of keeping images together: longest cell relative to the shortest possible. */
const SLACK = 1.1;

/**
 * Distributes items over cells so that none is empty. Returns for each cell the positions of its items, in their order.
 * Needs at least as many items as cells.
 *
 * Rule: an item as long as a whole cell gets a cell of its own. All others are laid on a line, image by image, and the
 * line is cut into cells of equal length. An image's items go to the cells that its part of the line touches, so that
 * most cells need one image. Whole items do not fill such parts exactly: if the longest cell is longer than that of
 * longest-processing-time-first, and more than 10 % above the ideal, longest-processing-time-first is used instead,
 * whatever the images. Either way the longest cell is at most 4/3 of the shortest possible (Graham, "Bounds on
 * Multiprocessing Timing Anomalies", SIAM J. Appl. Math. 17, 1969). With weights of 1 the counts of two cells never
 * differ by more than one.
 */
export function balance(items: readonly Load[], cells: number): number[][] {
  if (items.length === 0) return [];
  const byWeight = items.map((_, position) => position).sort((a, b) => items[b]!.weight - items[a]!.weight);
  const shortest = longestFirst(items, byWeight, cells);
  const together = imagesTogether(items, byWeight, cells);
  const ideal = Math.max(items[byWeight[0]!]!.weight, sum(items, byWeight) / cells);
  const allowed = Math.max(longest(items, shortest), SLACK * ideal);
  const fits = together.every((cell) => cell.length > 0) && longest(items, together) <= allowed;
  return (fits ? together : shortest).map((cell) => cell.sort((a, b) => a - b));
}

/** Assigns each item, heaviest first, to the cell with the smallest load. */
function longestFirst(items: readonly Load[], byWeight: number[], cells: number): number[][] {
  return deal(items, byWeight, new Array<number>(cells).fill(0));
}

function imagesTogether(items: readonly Load[], byWeight: number[], cells: number): number[][] {
  const alone = wholeCells(items, byWeight, cells);
  const others = byWeight.slice(alone.length);
  const left = cells - alone.length;
  const total = sum(items, others);
  /** Start of a cell on the line. */
  const begin = (cell: number) => Math.ceil((cell * total) / left);
  const dealt = Array.from({ length: left }, (): number[] => []);
  let from = 0;
  let cell = 0;
  for (const group of groupByImage(items, others)) {
    const to = from + sum(items, group);
    while (begin(cell + 1) <= from) cell++;
    let end = cell + 1;
    while (begin(end) < to) end++;
    const room: number[] = [];
    for (let at = cell; at < end; at++) room.push(Math.min(begin(at + 1), to) - Math.max(begin(at), from));
    for (const [index, positions] of deal(items, group, room).entries()) {
      // No spread: there may be more items than a call can have arguments.
      for (const position of positions) dealt[cell + index]!.push(position);
    }
    from = to;
  }
  return [...alone.map((position) => [position]), ...dealt];
}

/** The heaviest items, each of which fills a cell alone. */
function wholeCells(items: readonly Load[], byWeight: number[], cells: number): number[] {
  let total = sum(items, byWeight);
  let count = 0;
  while (count < cells && items[byWeight[count]!]!.weight >= total / (cells - count)) {
    total -= items[byWeight[count]!]!.weight;
    count++;
  }
  return byWeight.slice(0, count);
}

/** Positions by image, in their order; the image with the largest total weight first. */
function groupByImage(items: readonly Load[], positions: number[]): number[][] {
  const groups = new Map<string | null, number[]>();
  for (const position of positions) {
    const { image } = items[position]!;
    if (!groups.has(image)) groups.set(image, []);
    groups.get(image)!.push(position);
  }
  return [...groups.values()]
    .map((group) => ({ group, weight: sum(items, group), first: group.reduce((least, at) => Math.min(least, at)) }))
    .sort((a, b) => b.weight - a.weight || a.first - b.first)
    .map(({ group }) => group);
}

/** Assigns each item in turn to the (first) place with the most room; room may become negative. */
function deal(items: readonly Load[], positions: number[], room: number[]): number[][] {
  const dealt = room.map((): number[] => []);
  for (const position of positions) {
    let most = 0;
    for (let place = 1; place < room.length; place++) if (room[place]! > room[most]!) most = place;
    room[most]! -= items[position]!.weight;
    dealt[most]!.push(position);
  }
  return dealt;
}

function longest(items: readonly Load[], cells: number[][]): number {
  return cells.reduce((most, cell) => Math.max(most, sum(items, cell)), 0);
}

function sum(items: readonly Load[], positions: number[]): number {
  return positions.reduce((total, position) => total + items[position]!.weight, 0);
}
