import path from 'node:path';
import { pathsBelow } from '../../base/paths-below.ts';
import { pathPattern } from '../../base/text/shell-pattern.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import type { TestPlan, TestPoint } from '../../datasets/types.ts';
import { withoutEmbedded } from '../../judges/drawing.ts';
import { isNamedPicture, LARGEST_PICTURE, Picture, pictureIn } from '../../judges/picture.ts';
import { type JudgeRequest, MOST_FILES } from '../../judges/types.ts';
import { fileIn } from '../../testbeds/content-of.ts';
import type { Testbed } from '../../testbeds/types.ts';
import { asText } from './compare.ts';
import { projectPath, readDatasetFile } from './files.ts';

type Files = JudgeRequest['files'];
type File = Files[number];

/** Limits of the files shown to a judge: bytes of a produced and of an expected file, characters of content. */
const LARGEST_FILE = 256 * 1024;
const LARGEST_EXPECTED = 64 * 1024 * 1024;
const LONGEST_CONTENT = 16_000;
/** An SVG is shown as text: the dataset's own plot of a few lines takes 70,000. */
const LONGEST_SVG = 80_000;
/** Limits of the pictures of one origin: number, and bytes in all. */
const MOST_PICTURES = 5;
const MOST_BYTES = 8 * 1024 * 1024;

/** The expected files of a point that the dataset has. */
export function expectedFiles(plan: TestPlan, { expectedFiles }: TestPoint): Files {
  const files: Files = [];
  const gallery = new Gallery();
  const names = expectedFiles.flatMap((name) => (name.includes('*') ? datasetFilesLike(plan, name) : [name]));
  for (const name of names.slice(0, MOST_FILES)) {
    const content = readDatasetFile(plan, name, LARGEST_EXPECTED);
    if (content !== null) files.push(describeFile(name, 'expected', content, gallery));
  }
  return files;
}

/** Files of the project by name, as far as they can be read. */
export async function producedFiles(testbed: Testbed, names: string[]): Promise<Files> {
  const files: Files = [];
  const gallery = new Gallery();
  for (const name of names.slice(0, MOST_FILES)) {
    const at = projectPath(testbed, name);
    const limit = isNamedPicture(name) ? LARGEST_PICTURE : LARGEST_FILE;
    const found = at === null ? null : await fileIn(testbed, at, limit);
    if (found?.content != null) {
      files.push(describeFile(name, 'produced', found.content, gallery));
      continue;
    }
    const leftOut = isNamedPicture(name) ? `it is not a file of at most ${LARGEST_PICTURE / 1024 / 1024} MiB` : null;
    const none = { content: null, picture: null, left_out: leftOut, truncated: true };
    files.push({ path: name, origin: 'produced', size: found?.size ?? 0, ...none });
  }
  return files;
}

/** One line about the pictures that a judge does not get; null if it gets all. Holds untrusted names. */
export function unseenPictures(files: Files): string | null {
  const unseen = files.filter(({ left_out }) => left_out !== null);
  const [first] = unseen;
  if (first === undefined) return null;
  const more = unseen.length > 1 ? `, and ${unseen.length - 1} more` : '';
  return `the judge does not get the picture ${plainLine(first.path, 200)}: ${first.left_out}${more}`;
}

/** Names of the dataset's files below `evaluation/` that match a pattern, sorted. */
function datasetFilesLike({ evaluationDirectory }: TestPlan, pattern: string): string[] {
  if (evaluationDirectory === null) return [];
  const matches = pathPattern(path.posix.normalize(pattern));
  return pathsBelow(evaluationDirectory)
    .map((name) => path.posix.join('evaluation', name))
    .filter((name) => matches(name))
    .sort();
}

/** The pictures of one origin so far. */
class Gallery {
  #count = 0;
  #bytes = 0;

  /** The picture in a file; a text with the reason if it is not shown. */
  take(name: string, bytes: Buffer): Picture | string {
    const picture = pictureIn(name, bytes);
    if (typeof picture === 'string') return picture;
    if (this.#count >= MOST_PICTURES) return `${MOST_PICTURES} others are shown`;
    if (this.#bytes + bytes.length > MOST_BYTES) return 'others are shown, which are large';
    this.#count += 1;
    this.#bytes += bytes.length;
    return picture;
  }
}

function describeFile(name: string, origin: File['origin'], bytes: Buffer, gallery: Gallery): File {
  const taken = isNamedPicture(name) ? gallery.take(name, bytes) : null;
  const picture = taken instanceof Picture ? taken : null;
  const isText = picture === null || picture.media_type === 'image/svg+xml';
  const source = isText ? asText(bytes) : null;
  const text = source !== null && picture !== null ? withoutEmbedded(source) : source;
  const longest = picture === null ? LONGEST_CONTENT : LONGEST_SVG;
  // A cut splits no surrogate pair.
  const content =
    text === null || text.length <= longest ? text : text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
  return {
    path: name,
    origin,
    size: bytes.length,
    content,
    picture,
    left_out: typeof taken === 'string' ? taken : null,
    truncated: content !== text,
  };
}
