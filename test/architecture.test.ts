/** The floor plan of docs/architecture.md, held against the imports of the code. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const document = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');

/** The folders in a plan, from the ground up: each may import from those before it. */
const foldersOf = (heading: string): string[] =>
  [
    ...document
      .split(`\n## ${heading}\n`)[1]!
      .split('```')[1]!
      .matchAll(/^([a-z]+)\/ +\S/gm),
  ].map(([, name]) => name!);

/** A folder whose folders have an order, and the heading of its plan. */
const PLANS = [
  ['src', 'Floor plan'],
  ['src/page', 'Rooms of the page'],
] as const;

/** Arrows from file to file, paths below `src`. */
const arrows = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:\bfrom|\bimport\(|^import)\s*'(\.[^']+)'/gm)].map(
    ([, target]) => [below(file), below(path.join(path.dirname(file), target!))] as const,
  ),
);

/** Allowed by the order of the floors, and not wanted. */
const CLOSED: [from: RegExp, to: RegExp, why: string][] = [
  [/^cli\//, /^action\//, 'an adapter does not import the other'],
  [
    /^page\//,
    /^(?!page\/|base\/|report\/documents\/page-document\.ts)/,
    'the page shares one typed document with the rest',
  ],
];

test.each(PLANS)(
  'every folder of %s has a line in its plan, and no line is of a folder that is gone',
  (folder, heading) => {
    const folders = globSync(`${folder}/*/`, { cwd: root }).map((entry) => path.basename(entry));
    expect(foldersOf(heading).toSorted()).toEqual(folders.toSorted());
  },
);

test.each(PLANS)('no folder of %s imports from one that stands after it', (folder, heading) => {
  const floors = foldersOf(heading);
  const within = (file: string) => path.relative(folder, path.join('src', file));
  const floorOf = (file: string) => floors.indexOf(within(file).split('/')[0]!);
  // A file without a folder is an entry point; another folder's plan has what lies outside.
  const wrong = arrows.filter(([from, to]) => floorOf(from) !== -1 && floorOf(to) > floorOf(from));
  expect(wrong.map(([from, to]) => `${from} imports ${to}`)).toEqual([]);
});

test('no import goes through a closed door', () => {
  const wrong = CLOSED.flatMap(([from, to, why]) =>
    arrows
      .filter(([one, other]) => from.test(one) && to.test(other))
      .map((arrow) => `${arrow.join(' imports ')}: ${why}`),
  );
  expect(wrong).toEqual([]);
});

test('no file imports itself through others', () => {
  const targets = Map.groupBy(arrows, ([from]) => from);
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (way.includes(file) || done.has(file)) return;
    for (const [, target] of targets.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const [from] of arrows) visit(from, []);
  expect(circles).toEqual([]);
});

function below(file: string): string {
  return path.relative('src', path.normalize(file));
}
