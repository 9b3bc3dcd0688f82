/**
 * Makes the pictures of the documents (docs/images) from real runs of scripted agents over parts of both data sets.
 * Needs a build, the results of scripts/prepare-tests.sh (Docker with two images, and a browser), fonts with emoji and
 * Chinese characters (fonts-noto-color-emoji, fonts-wqy-zenhei), and two public repositories: from the network, or by
 * `insteadOf` of git. Takes about ten minutes of a machine with nothing else to do: on a busy one, agents run out of their
 * minute, and the pictures show that.
 *
 *     node scripts/screenshots.ts [--setupbench DIRECTORY] [--prdbench DIRECTORY] [--results DIRECTORY] [--only page,comparison,history,comment,terminal,steps]
 *
 * --setupbench, --prdbench   local copies of the data sets (dataset-path); default: those found or fetched by the tests
 * --results                  keeps the runs in this directory, and reuses existing ones: new pictures then take a minute
 * --only                     makes only these pictures
 */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type DatasetName, findDatasets } from '../test/support/find-datasets.ts';
import { type Camera, openCamera } from './screenshots/camera.ts';
import { shootComments } from './screenshots/comments.ts';
import { shootComparison } from './screenshots/comparison.ts';
import { shootHistory } from './screenshots/history.ts';
import { shootPages } from './screenshots/pages.ts';
import { makeLinks, makeRuns, type Place } from './screenshots/runs.ts';
import { shootSteps } from './screenshots/steps.ts';
import { shootTerminal } from './screenshots/terminal.ts';

const IMAGES = path.resolve(import.meta.dirname, '../docs/images');
const PICTURES: Record<string, (camera: Camera, place: Place) => Promise<void>> = {
  page: shootPages,
  comparison: shootComparison,
  history: shootHistory,
  comment: shootComments,
  terminal: shootTerminal,
  steps: shootSteps,
};

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { setupbench: text, prdbench: text, results: text, only: text } });
const wanted = values.only?.split(',') ?? Object.keys(PICTURES);
const unknown = wanted.filter((name) => !Object.hasOwn(PICTURES, name));
if (unknown.length > 0)
  throw new Error(`--only: there is no ${unknown.join(', ')}, but ${Object.keys(PICTURES).join(', ')}`);

const directory = path.resolve(values.results ?? (await mkdtemp(path.join(tmpdir(), 'agentbench-screenshots-'))));
await mkdir(directory, { recursive: true });
const place = { directory, setupbench: await copyOf('setupbench'), prdbench: await copyOf('prdbench') };
const camera = await openCamera(IMAGES);
try {
  await makeLinks(place);
  // The pictures of steps have a run of their own.
  if (wanted.some((name) => name !== 'steps')) await makeRuns(place);
  for (const name of wanted) {
    console.log(`pictures: ${name}`);
    await PICTURES[name]!(camera, place);
  }
} finally {
  await camera.close();
  if (values.results === undefined) await rm(directory, { recursive: true, force: true });
}
await listImages();

async function copyOf(name: DatasetName): Promise<string> {
  if (values[name] !== undefined) return path.resolve(values[name]);
  const found = (await findDatasets())[name];
  if ('missing' in found) throw new Error(found.missing);
  return found.directory;
}

async function listImages(): Promise<void> {
  const names = (await readdir(IMAGES)).sort();
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(IMAGES, name))).size));
  const line = (size: number, name: string) => console.log(`${String(Math.ceil(size / 1000)).padStart(5)} kB  ${name}`);
  for (const [index, name] of names.entries()) line(sizes[index]!, name);
  line(
    sizes.reduce((sum, size) => sum + size, 0),
    'together',
  );
}
