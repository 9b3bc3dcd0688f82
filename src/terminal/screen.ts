import type { IBufferNamespace, IFunctionIdentifier, Terminal } from '@xterm/headless';
import { HeadAndTail } from './head-and-tail.ts';

/** The terminal that the driver opens. */
const SIZE = { cols: 120, rows: 40 };
/** Lines above the screen that are kept. */
const SCROLLBACK = 5_000;
/** Characters written at once: the emulator does not yield within them. */
const PIECE = 4096;
/** Milliseconds after which a screen is given up: output can make each few characters of it costly. */
const PATIENCE = 5_000;
/** Largest parameter of a sequence that is obeyed: the emulator repeats some of them that often. */
const LARGEST_COUNT = 200;
/** Final characters of sequences, each alone and after the intermediate ones that the emulator knows. */
const FINALS = Array.from({ length: 0x7e - 0x40 + 1 }, (_, index) => String.fromCharCode(0x40 + index));
const INTERMEDIATES = [undefined, ' ', "'"];
const LEFT = '[… the full screen, as the program left it …]';

/**
 * The screen of a terminal after this output, with the lines that scrolled off it. A full screen (the alternate one, which
 * a terminal takes away when its program leaves it) follows the rest, as it was last. `limit` in characters. Null if it
 * takes too long.
 */
export async function screenAfter(output: string, limit: number, patience = PATIENCE): Promise<string | null> {
  const { default: xterm } = await import('@xterm/headless');
  const terminal = new xterm.Terminal({ ...SIZE, scrollback: SCROLLBACK, allowProposedApi: true });
  try {
    let full: string[] | null = null;
    const keepFull = () => {
      if (terminal.buffer.active.type === 'alternate') full = linesOf(terminal.buffer.alternate);
      return false;
    };
    terminal.parser.registerCsiHandler({ prefix: '?', final: 'l' }, keepFull);
    terminal.parser.registerEscHandler({ final: 'c' }, keepFull);
    for (const id of FINALS.flatMap((final): IFunctionIdentifier[] =>
      INTERMEDIATES.map((intermediates) => (intermediates === undefined ? { final } : { final, intermediates })),
    ))
      terminal.parser.registerCsiHandler(id, (parameters) => parameters.some((one) => Number(one) > LARGEST_COUNT));
    if (!(await write(terminal, output, patience))) return null;
    keepFull();
    const lines = linesOf(terminal.buffer.normal);
    if (full !== null) lines.push(LEFT, ...(full as string[]));
    const kept = new HeadAndTail(limit);
    for (const line of lines) kept.add(`${line}\n`);
    return kept.text(`\n[… ${kept.dropped} characters left out …]\n`);
  } finally {
    terminal.dispose();
  }
}

/** False if it took too long. */
async function write(terminal: Terminal, output: string, patience: number): Promise<boolean> {
  const end = performance.now() + patience;
  for (let at = 0; at < output.length; at += PIECE) {
    if (performance.now() > end) return false;
    await new Promise<void>((resolve) => terminal.write(output.slice(at, at + PIECE), resolve));
  }
  return true;
}

/** The lines of a screen, without empty ones at its end; those that the terminal wrapped are whole again. */
function linesOf(buffer: IBufferNamespace['normal']): string[] {
  const lines: string[] = [];
  for (let index = 0; index < buffer.length; index++) {
    const row = buffer.getLine(index)!;
    const text = row.translateToString(!buffer.getLine(index + 1)?.isWrapped);
    if (row.isWrapped && lines.length > 0) lines[lines.length - 1] += text;
    else lines.push(text);
  }
  while (lines.at(-1)?.trim() === '') lines.pop();
  return lines;
}
