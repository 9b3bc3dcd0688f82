import { open } from 'node:fs/promises';
import type { Entry, ZipFile } from 'yauzl';
import { parsePythonJson } from '../../base/bounded-json.ts';
import { sha256Of } from '../../base/digest.ts';
import { codeOf } from '../../base/errors.ts';
import { type JsonObject, objectOf, objectsOf, textOf } from '../../base/json-value.ts';
import { readTextFile } from '../../base/regular-file.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { openZip, readZipEntry } from '../../base/zip.ts';
import { countOf } from '../../meter/json.ts';
import { LONGEST_NAME, LONGEST_TEXT } from '../../results/cut.ts';
import { type MeasuredRun, momentOf } from '../measured.ts';
import { type Counted, idOfSample, sampleOf } from './sample.ts';

/** Bytes of a log in one JSON document, and of the two members of an archive that are read. */
const LARGEST = { json: 256 * 1024 * 1024, header: 64 * 1024 * 1024, summaries: 256 * 1024 * 1024 };
/** Values in the JSON of a log: a hundred for each sample. */
const MOST_VALUES = 10_000_000;
const MOST_SAMPLES = 100_000;
const MOST_ENTRIES = 500_000;
/** Characters of JSON of a task's name, version and arguments; of longer ones, their digest takes the place. */
const LONGEST_TASK = 8 * 1024;

/** The remaining bytes that archives may have when unpacked, shared by all logs of a report: a small one can have many. */
export interface Unpacking {
  unpacked: number;
}

/**
 * The run of an Inspect log (version 2): an archive (`.eval`), of which the header and the summaries of all samples are
 * read, or one JSON document. Rejects if it is none, or if there is no room for its archive.
 */
export async function readInspectLog(file: string, room: Unpacking): Promise<MeasuredRun> {
  const { header, samples } = file.endsWith('.eval') ? await readArchive(file, room) : readDocument(file);
  const about = objectOf(header.eval);
  const completed = countOf(objectOf(header.results)?.completed_samples) ?? 0;
  if (about !== null && completed > 0 && (!Array.isArray(samples) || samples.length === 0))
    throw new Error(
      `of its ${completed} samples it has the totals only; only a log with the samples can be read: run without --no-log-samples, dump without --header-only`,
    );
  if (about === null || !Array.isArray(samples))
    throw new Error('it is not a log of Inspect: "eval" or the samples are missing');
  if (samples.length > MOST_SAMPLES) throw new Error(`it has ${samples.length} samples; the limit is ${MOST_SAMPLES}`);
  const model = line(about.model);
  const scored = countedScore(header, objectsOf(samples));
  const stats = objectOf(header.stats) ?? {};
  const trials = objectsOf(samples).flatMap((sample) => sampleOf(sample, scored) ?? []);
  const dataset = objectOf(about.dataset) ?? {};
  const ids = Array.isArray(dataset.sample_ids) ? dataset.sample_ids.slice(0, MOST_SAMPLES) : [];
  const epochs = objectOf(about.config)?.epochs;
  const planned = Number.isSafeInteger(epochs) ? Math.max(1, epochs as number) : 1;
  if (planned * ids.length > MOST_SAMPLES)
    throw new Error(`it plans ${planned * ids.length} trials; the limit is ${MOST_SAMPLES}`);
  return {
    by: { name: 'Inspect', version: versionOf(about) },
    dataset: line(about.task) ?? line(dataset.name) ?? 'inspect task',
    tasks: digestsOf(objectsOf(samples), about),
    agent: { name: line(about.solver) ?? lastSolver(header), model, setting: '' },
    taskType: 'inspect',
    trials,
    planned: new Map(ids.flatMap((id) => (idOfSample(id) === null ? [] : [[idOfSample(id)!, planned]]))),
    began: momentOf(stats.started_at) ?? momentOf(about.created),
    ended: header.status === 'started' ? null : momentOf(stats.completed_at),
  };
}

function readDocument(file: string): { header: JsonObject; samples: unknown } {
  const header = objectOf(parsePythonJson(readTextFile(file, LARGEST.json), MOST_VALUES));
  if (header === null) throw new Error('it is not a JSON object');
  return { header, samples: header.samples };
}

async function readArchive(file: string, room: Unpacking): Promise<{ header: JsonObject; samples: unknown }> {
  const handle = await open(file);
  let zip: ZipFile | null = null;
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new Error('it is not a regular file');
    zip = await openZip(handle, stats.size);
    const entries = await entriesOf(zip);
    const [header, summaries] = [entries.get('header.json'), entries.get('summaries.json')];
    if (header === undefined || summaries === undefined)
      throw new Error('it has no header.json or no summaries.json: its evaluation is under way, or was killed');
    const read = async (entry: Entry, limit: number) => {
      const bytes = await unpacked(zip!, entry, limit, room);
      return parsePythonJson(bytes.toString(), MOST_VALUES);
    };
    const about = objectOf(await read(header, LARGEST.header)) ?? {};
    // Summaries do not tell which ones.
    if (about.invalidated === true)
      throw new Error(
        'samples of it were marked as invalid, and only a JSON log tells which: write it with `inspect log convert --to json --output-dir DIR`',
      );
    return { header: about, samples: await read(summaries, LARGEST.summaries) };
  } finally {
    zip?.close();
    await handle.close();
  }
}

async function unpacked(zip: ZipFile, entry: Entry, largest: number, room: Unpacking): Promise<Buffer> {
  const limit = Math.min(largest, room.unpacked);
  if (limit === 0) throw new Error('there is no room for it beside the logs before it');
  try {
    const bytes = await readZipEntry(zip, entry, limit);
    room.unpacked -= bytes.length;
    return bytes;
  } catch (error) {
    if (codeOf(error) !== 'ERR_BUFFER_TOO_LARGE') throw error;
    room.unpacked -= limit;
    throw new Error(`${entry.fileNameRaw} has more than ${limit} bytes`);
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (zip.entriesRead > MOST_ENTRIES) throw new Error(`it has more than ${MOST_ENTRIES} entries`);
    const name = entry.fileNameRaw.toString();
    if (name === 'header.json' || name === 'summaries.json') entries.set(name, entry);
  }
  return entries;
}

/** The score that counts: the one that Inspect shows first, otherwise the first of any sample. */
function countedScore(header: JsonObject, samples: JsonObject[]): Counted | null {
  const results = objectOf(header.results) ?? {};
  const headline = objectOf(results.headline);
  const shown = headline === null ? objectsOf(results.scores)[0] : { ...headline, name: headline.score };
  const scorer = textOf(shown?.scorer) ?? textOf(shown?.name);
  if (scorer !== null) return { scorer, name: textOf(shown?.name) ?? scorer };
  for (const { scores } of samples) {
    const [only] = Object.keys(objectOf(scores) ?? {});
    if (only !== undefined) return { scorer: only, name: only };
  }
  return null;
}

/** The digest of each sample's input and target, with the task's version and arguments. */
function digestsOf(samples: JsonObject[], about: JsonObject): Map<string, string> {
  const whole = JSON.stringify([about.task, about.task_version ?? null, about.task_args ?? null]);
  // Arguments of megabytes would be digested once more for each of many samples.
  const task = whole.length > LONGEST_TASK ? JSON.stringify(sha256Of(whole)) : whole;
  return new Map(
    samples.flatMap(({ id, input, target }): [string, string][] => {
      const name = idOfSample(id);
      if (name === null) return [];
      const own = JSON.stringify([beginning(input), (Array.isArray(target) ? target : [target]).map(beginning)]);
      return [[name, sha256Of(`[${task},${own.slice(1)}`)]];
    }),
  );
}

/** The part of a text that a summary has too; messages have ids that change with every run. */
function beginning(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, 1000) : null;
}

function versionOf(about: JsonObject): string | null {
  const version = textOf(objectOf(about.packages)?.inspect_ai);
  return version !== null && /^[\w.+-]{1,40}$/.test(version) ? version : null;
}

function lastSolver(header: JsonObject): string | null {
  return line(objectsOf(objectOf(header.plan)?.steps).at(-1)?.solver);
}

function line(value: unknown): string | null {
  const text = textOf(value);
  return text === null || text === '' ? null : plainLine(text.slice(0, LONGEST_TEXT), LONGEST_NAME);
}
