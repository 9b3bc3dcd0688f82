/** Pictures of a terminal: recorded output, read cell by cell from a terminal emulator, drawn in a window of HTML. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import xterm, { type IBufferCell } from '@xterm/headless';
import type { Camera } from './camera.ts';
import { COLUMNS, type Place, type Recorded, ROWS, recordCommand, recordingOf } from './runs.ts';

const STYLE = readFileSync(path.join(import.meta.dirname, 'terminal.css'), 'utf8');
const RUN = 'a-v2';
const FAILED = 'dbsetup-sqlite-3';
/** Number of lines in the picture of a run in progress. */
const LIVE_LINES = 26;
/** End mark of synchronized output: a terminal shows a frame once it is complete. */
const END_OF_FRAME = '\u001b[?2026l';

/** Shoots a run in progress, its end, and one of its trials. */
export async function shootTerminal(camera: Camera, place: Place): Promise<void> {
  const run = await recordingOf(place, RUN);
  await shoot(camera, 'terminal-live', 'agentbench run', (await linesOf(untilAfterFailure(run))).slice(-LIVE_LINES));
  const end = await linesOf(run);
  await shoot(
    camera,
    'terminal-end',
    'agentbench run',
    end.slice(end.findLastIndex(({ text }) => text.startsWith('verdict '))),
  );
  await recordCommand(place, 'show', ['show', RUN, FAILED]);
  await shootRecording(camera, place, 'show', 'terminal-show', `agentbench show ${RUN} ${FAILED}`);
}

/** Shoots the whole terminal output of a command. */
export async function shootRecording(
  camera: Camera,
  place: Place,
  recording: string,
  name: string,
  title: string,
): Promise<void> {
  await shoot(camera, name, title, await linesOf(await recordingOf(place, recording)));
}

async function shoot(camera: Camera, name: string, title: string, lines: Line[]): Promise<void> {
  const page = await camera.open({ html: windowOf(title, lines) }, { width: 900 });
  await camera.shoot(page, name, { of: 'figure' });
}

/**
 * Cuts after the last frame before the verdict that follows the first failure: the failure is shown while other trials
 * run.
 */
function untilAfterFailure(run: Recorded): Recorded {
  const frames = run
    .join('')
    .split(END_OF_FRAME)
    .map((frame) => frame + END_OF_FRAME);
  const failure = frames.findIndex((frame) => frame.includes('✗ failed'));
  const next = frames.findIndex((frame, at) => at > failure && /[✓✗] (passed|failed)/.test(frame));
  return frames.slice(0, next);
}

interface Line {
  text: string;
  html: string;
}

/** All lines of a terminal after this output, including those scrolled out. */
async function linesOf(recorded: Recorded): Promise<Line[]> {
  const terminal = new xterm.Terminal({ cols: COLUMNS, rows: ROWS, scrollback: 10_000, allowProposedApi: true });
  await new Promise<void>((resolve) => terminal.write(recorded.join(''), resolve));
  const { active } = terminal.buffer;
  const lines = Array.from({ length: active.length }, (_, at) => {
    const line = active.getLine(at)!;
    const cells = Array.from({ length: COLUMNS }, (_, column) => line.getCell(column)!);
    return { text: line.translateToString(true), html: htmlOf(cells) };
  });
  while (lines.at(-1)?.text === '') lines.pop();
  terminal.dispose();
  return lines;
}

/**
 * One line as HTML: cells of one style together; characters that may need another font are set to the width of their
 * cells, so that columns align.
 */
function htmlOf(cells: IBufferCell[]): string {
  const runs: { look: string; text: string }[] = [];
  for (const cell of cells) {
    if (cell.getWidth() === 0) continue;
    const text = cell.getChars() || ' ';
    const apart = /[^ -~\u2500-\u257f]/.test(text);
    const look = `${lookOf(cell)}${apart ? ` cells${cell.getWidth()}` : ''}`;
    const last = runs.at(-1);
    if (last?.look === look && !apart) last.text += text;
    else runs.push({ look, text });
  }
  return runs
    .map(({ look, text }) => `<span class="${look.trim()}">${escaped(text)}</span>`)
    .join('')
    .trimEnd();
}

/** Classes of terminal.css for a cell. Throws for a colour that it lacks. */
function lookOf(cell: IBufferCell): string {
  if (cell.isFgRGB() || cell.isBgRGB() || cell.getFgColor() > 15 || !cell.isBgDefault())
    throw new Error('a colour that the pictures of the terminal do not know');
  return [
    cell.isFgDefault() ? '' : `c${cell.getFgColor()}`,
    cell.isBold() ? 'bold' : '',
    cell.isDim() ? 'dim' : '',
    cell.isInverse() ? 'inverse' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');
}

function windowOf(title: string, lines: Line[]): string {
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>
<figure><figcaption><i></i><i></i><i></i><b>${escaped(title)}</b></figcaption>
<pre>${lines.map(({ html }) => html).join('\n')}</pre></figure>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
