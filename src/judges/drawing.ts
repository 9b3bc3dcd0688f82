import { execFile } from 'node:child_process';
import { PROGRAM, READ } from './drawing-place.ts';
import { LARGEST_PICTURE, Picture, pictureIn } from './picture.ts';
import type { JudgeRequest } from './types.ts';

/** Limits of one drawing: milliseconds, MiB of JavaScript's memory, bytes of its output. */
const LIMIT = 30_000;
const MOST_MEMORY = 256;
const MOST_OUTPUT = 4 * LARGEST_PICTURE;
/** Most bytes of all pages for one request. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The pages of a document that were drawn, of `count`; a text with the reason if there are none. */
export type Drawing = { pages: Picture[]; count: number } | string;

/** Draws the PDFs among the files of a request, since few endpoints take another form of them. */
export async function drawPdfs(files: JudgeRequest['files'], signal: AbortSignal): Promise<Map<Picture, Drawing>> {
  const drawings = new Map<Picture, Drawing>();
  let bytes = 0;
  for (const { picture } of files) {
    if (picture?.media_type !== 'application/pdf') continue;
    const drawing = await drawPdf(picture.bytes, signal);
    if (typeof drawing !== 'string') for (const page of drawing.pages) bytes += page.bytes.length;
    drawings.set(picture, bytes > MOST_BYTES ? 'others are shown, which are large' : drawing);
  }
  return drawings;
}

/**
 * Draws the first pages of a PDF. The document is hostile: it is drawn by WebAssembly, in a process that can read this
 * program alone, write nothing, start nothing, and holds no secret.
 */
export async function drawPdf(pdf: Buffer, signal: AbortSignal): Promise<Drawing> {
  const flags = ['--permission', `--allow-fs-read=${READ}`, `--max-old-space-size=${MOST_MEMORY}`];
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
  child.stdin!.on('error', () => {}).end(pdf);
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
