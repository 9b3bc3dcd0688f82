import { execFile } from 'node:child_process';
import { PROGRAM, READ } from './drawing-place.ts';
import { LARGEST_PICTURE, Picture, pictureIn } from './picture.ts';
import type { JudgeRequest } from './types.ts';

/** Limits of one drawing: milliseconds, MiB of JavaScript's memory, bytes of its output. */
const LIMIT = 60_000;
const MOST_MEMORY = 256;
const MOST_OUTPUT = 5 * LARGEST_PICTURE;
/** Most bytes of all pages for one request. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Pictures that an SVG contains. */
const EMBEDDED = /data:image\/(?:png|jpe?g);base64,[A-Za-z0-9+/=\s]{40,}/gi;

/** The pages that were drawn, of `count`; an SVG is one. A text with the reason if there are none. */
export type Drawing = { pages: Picture[]; count: number } | string;

/** Draws the PDFs and SVGs among the files of a request, since few endpoints take them otherwise. */
export async function drawingsOf(files: JudgeRequest['files'], signal: AbortSignal): Promise<Map<Picture, Drawing>> {
  const drawings = new Map<Picture, Drawing>();
  let bytes = 0;
  for (const { picture } of files) {
    if (picture === null || !['application/pdf', 'image/svg+xml'].includes(picture.media_type)) continue;
    const drawing = await drawPages(picture.bytes, signal);
    if (typeof drawing === 'string') drawings.set(picture, drawing);
    else {
      // Of what is too much, the first are shown: each says of how many it is one.
      const pages = drawing.pages.filter((page) => {
        bytes += page.bytes.length;
        return bytes <= MOST_BYTES;
      });
      const none = pages.length === 0 && drawing.pages.length > 0;
      drawings.set(picture, none ? 'others are shown, which are large' : { ...drawing, pages });
    }
  }
  return drawings;
}

/** The text of an SVG without the pictures that it contains, which are no text for a model. */
export function withoutEmbedded(svg: string): string {
  return svg.replaceAll(EMBEDDED, '[a picture]');
}

/**
 * Draws the first pages of a PDF, or an SVG. The document is hostile: it is drawn by WebAssembly, in a process that can read this
 * program alone, write nothing, start nothing, and holds no secret.
 */
export async function drawPages(document: Buffer, signal: AbortSignal): Promise<Drawing> {
  const readable = READ.map((directory) => `--allow-fs-read=${directory}`);
  const flags = ['--permission', ...readable, `--max-old-space-size=${MOST_MEMORY}`];
  const start = 'import(process.argv[1]).then((bundle) => bundle.draw())';
  const limits = { timeout: LIMIT, killSignal: 'SIGKILL', maxBuffer: MOST_OUTPUT } as const;
  const { promise, resolve } = Promise.withResolvers<Drawing>();
  const child = execFile(
    process.execPath,
    [...flags, '--input-type=module', '--eval', start, PROGRAM],
    { ...limits, encoding: 'buffer', env: {}, signal },
    (error, stdout) => {
      if (error === null) resolve(pagesIn(stdout));
      else resolve(error.killed ? 'it takes too long to draw' : 'it is damaged, locked or too large to be drawn');
    },
  );
  // A program that ends early reads no more.
  child.stdin!.on('error', () => {}).end(document);
  const drawing = await promise;
  signal.throwIfAborted();
  return drawing;
}

function pagesIn(output: Buffer): Drawing {
  const pages: Picture[] = [];
  for (let at = 4; at < output.length; ) {
    const end = at + 4 + output.readUInt32BE(at);
    const page = pictureIn('page.png', output.subarray(at + 4, end));
    if (page instanceof Picture) pages.push(page);
    at = end;
  }
  return pages.length === 0 ? 'it has no page that can be shown' : { pages, count: output.readUInt32BE(0) };
}
