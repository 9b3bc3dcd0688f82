import { hash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../base/errors.ts';
import type { Redactor } from '../../base/redact/redact.ts';
import { writeRedacted } from '../../base/redact/redacted-file.ts';
import { NotReadable, readRegularFile } from '../../base/regular-file.ts';
import type { TestPoint } from '../../datasets/types.ts';
import type { PointResult } from '../../results/evaluation.ts';

const FOLDER = 'reports';
/** Most bytes of a file name before `.json`; file systems take 255, some tools of PRDbench's users less. */
const LONGEST = 150;
/** Bytes of a report, whose description is from a file of a dataset. */
const LARGEST = 256 * 1024 * 1024;
/** Characters that some system, or an artifact, does not allow in file names. */
const UNSAFE = /[\p{Cc}"*/:<>?\\|]/gu;
/** Names of hidden files, Windows' names of devices, and the empty name. */
const RESERVED = /^(?=\.|(con|prn|aux|nul|com\d|lpt\d)(\.|$)|$)/i;

/** Unique file names for metrics: the metric itself if it can be one, otherwise a safe form of it with a digest. */
export function reportNames(metrics: string[]): string[] {
  const taken = new Set<string>();
  return metrics.map((metric) => {
    const plain = metric.toWellFormed().trim().replace(UNSAFE, '_').replace(RESERVED, '_');
    const cut = cutBytes(plain, LONGEST);
    const digest = hash('sha256', metric).slice(0, 8);
    let name = cut === metric ? cut : `${cutBytes(plain, LONGEST - 9)}-${digest}`;
    for (let number = 2; taken.has(folded(name)); number += 1)
      name = `${cutBytes(plain, LONGEST - 14)}-${digest}-${number}`;
    taken.add(folded(name));
    return `${name}.json`;
  });
}

/**
 * Writes a report file for each judged point below `directory/reports`, as PRDbench's own tools read them: `{metric,
 * description, score, explanation}`. As there, a point without a score has no file.
 */
export async function writeReports(
  directory: string,
  points: TestPoint[],
  results: PointResult[],
  redactor: Redactor,
): Promise<void> {
  const folder = path.join(directory, FOLDER);
  await mkdir(folder, { recursive: true });
  const names = reportNames(points.map(({ metric }) => metric));
  for (const [index, { score, explanation }] of results.entries()) {
    if (score === null) continue;
    const { metric, description } = points[index]!;
    const report = { metric, description, score, explanation };
    await writeRedacted(path.join(folder, names[index]!), `${JSON.stringify(report, null, 2)}\n`, redactor);
  }
}

/**
 * Text of the report files below a directory, by file name; empty if there are none. On the host, an agent can put other things
 * beside them: those are left out.
 */
export async function writtenReports(directory: string): Promise<Map<string, string>> {
  const folder = path.join(directory, FOLDER);
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const texts = new Map<string, string>();
  for (const name of names.sort())
    try {
      texts.set(name, readRegularFile(path.join(folder, name), LARGEST).toString());
    } catch (error) {
      if (!(error instanceof NotReadable || ['EACCES', 'ELOOP', 'ENOENT'].includes(codeOf(error) ?? ''))) throw error;
    }
  return texts;
}

/** The form of a name on file systems that fold case and compose characters. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function cutBytes(text: string, limit: number): string {
  let cut = '';
  for (const character of text) {
    if (Buffer.byteLength(cut + character) > limit) break;
    cut += character;
  }
  return cut;
}
