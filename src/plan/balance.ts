/** What is dealt out: how long it takes, in any unit (a whole number from 1), and the image it needs (null is one, too). */
export interface Load {
  weight: number;
  image: string | null;
}

/** What keeping images together may cost: the longest cell against the shortest that is possible. */
const SLACK = 1.1;

/**
 * Deals items to cells, none of them empty: for each cell the positions of its items, in their order. Needs as many items
 * as cells.
 *
 * The rule: what is as long as a whole cell gets a cell of its own. All others are laid on a line, image by image, which is
 * cut into cells of one length; an image is dealt to the cells that its stretch of the line touches, so that most cells
 * need one image. Whole items do not fill such stretches exactly: where the longest cell comes out longer than that of
 * longest-processing-time-first, and by more than 10 % above the ideal, that is taken instead, whatever the images. Either
 * way the longest cell is at most 4/3 of the shortest possible (Graham, "Bounds on Multiprocessing Timing Anomalies",
 * SIAM J. Appl. Math. 17, 1969). With weights of 1 the counts of two cells never differ by more than one.
 */
export function balance(items: readonly Load[], cells: number): number[][] {
  if (items.length === 0) return [];
  const byWeight = items.map((_, position) => position).sort((a, b) => items[b]!.weight - items[a]!.weight || a - b);
  const shortest = longestFirst(items, byWeight, cells);
  const together = imagesTogether(items, byWeight, cells);
  const ideal = Math.max(items[byWeight[0]!]!.weight, sum(items, byWeight) / cells);
  const allowed = Math.max(longest(items, shortest), SLACK * ideal);
  const fits = together.every((cell) => cell.length > 0) && longest(items, together) <= allowed;
  return (fits ? together : shortest).map((cell) => cell.sort((a, b) => a - b));
}

/** Each item, the heaviest first, to the cell with the least so far. */
function longestFirst(items: readonly Load[], byWeight: number[], cells: number): number[][] {
  return deal(items, byWeight, new Array<number>(cells).fill(0));
}

function imagesTogether(items: readonly Load[], byWeight: number[], cells: number): number[][] {
  const alone = wholeCells(items, byWeight, cells);
  const others = byWeight.slice(alone.length);
  const left = cells - alone.length;
  const total = sum(items, others);
  /** Where on the line a cell begins. */
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
      dealt[cell + index]!.push(...positions);
    }
    from = to;
  }
  return [...alone.map((position) => [position]), ...dealt];
}

/** The items, the heaviest first, that would fill a cell alone. */
function wholeCells(items: readonly Load[], byWeight: number[], cells: number): number[] {
  let total = sum(items, byWeight);
  let count = 0;
  while (count < cells && items[byWeight[count]!]!.weight >= total / (cells - count)) {
    total -= items[byWeight[count]!]!.weight;
    count++;
  }
  return byWeight.slice(0, count);
}

/** Positions by image, in their order; the image with the most to do first. */
function groupByImage(items: readonly Load[], positions: number[]): number[][] {
  const groups = new Map<string | null, number[]>();
  for (const position of positions) {
    const { image } = items[position]!;
    if (!groups.has(image)) groups.set(image, []);
    groups.get(image)!.push(position);
  }
  return [...groups.values()]
    .map((group) => ({ group, weight: sum(items, group), first: Math.min(...group) }))
    .sort((a, b) => b.weight - a.weight || a.first - b.first)
    .map(({ group }) => group);
}

/** Each item in turn to the place with the most room, the first of them; room may become negative. */
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
