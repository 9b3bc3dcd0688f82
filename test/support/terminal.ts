import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import xterm from '@xterm/headless';
import { afterEach } from 'vitest';
import { quote } from '../../src/base/text/shell.ts';
import { temporaryDirectory } from './temporary.ts';

export interface Size {
  columns: number;
  rows: number;
}

/** Opens a terminal, says so, and once its standard input ends tells the kernel the size (TIOCSWINSZ). */
const SET_SIZE = `open my $tty, "+<", shift or die; syswrite STDOUT, "ready"; <STDIN>;
ioctl $tty, 0x5414, pack("S4", @ARGV, 0, 0) or die "ioctl: $!"`;

const BEGIN = '\u001b[?2026h';
const END = '\u001b[?2026l';

const open = new Set<TestTerminal>();

/** What a test that failed has left running. */
afterEach(async () => {
  await Promise.all([...open].map((terminal) => terminal.close()));
});

/** A real pty (util-linux' `script`) with a real terminal emulator behind it, which wraps lines anew when it is resized. */
export class TestTerminal {
  readonly #screen: xterm.Terminal;
  readonly #child: ChildProcess;
  readonly #place: string;
  /** Everything that was written to the terminal. */
  raw = '';
  readonly exitCode: Promise<number | null>;

  constructor(argv: string[], { columns, rows }: Size, options: { cwd: string; env: NodeJS.ProcessEnv }) {
    this.#place = temporaryDirectory();
    this.#screen = new xterm.Terminal({ cols: columns, rows, scrollback: 10_000, allowProposedApi: true });
    const [tty, pid] = [path.join(this.#place, 'tty'), path.join(this.#place, 'pid')].map(quote);
    const script = `stty cols ${columns} rows ${rows}; tty > ${tty}; echo $$ > ${pid}; exec ${argv.map(quote).join(' ')}`;
    this.#child = spawn('script', ['--quiet', '--flush', '--return', '--command', script, '/dev/null'], {
      cwd: options.cwd,
      env: { TERM: 'xterm-256color', ...options.env, SHELL: '/bin/sh' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      this.raw += text;
      this.#screen.write(text);
    });
    this.exitCode = new Promise((resolve, reject) => {
      this.#child.once('error', reject);
      this.#child.once('close', (exitCode) => {
        open.delete(this);
        resolve(exitCode);
      });
    });
    open.add(this);
  }

  /** All lines, those that have scrolled by as well, as the terminal shows them; `↩` begins one that the terminal had to wrap. */
  async lines(): Promise<string[]> {
    // Half of an update that belongs together is shown by no terminal that knows the two marks.
    while (open.has(this) && this.raw.lastIndexOf(BEGIN) > this.raw.lastIndexOf(END)) await sleep(5);
    await new Promise<void>((resolve) => this.#screen.write('', resolve));
    const { active } = this.#screen.buffer;
    const lines = Array.from({ length: active.length }, (_, at) => {
      const line = active.getLine(at)!;
      return (line.isWrapped ? '↩' : '') + line.translateToString(true);
    });
    while (lines.at(-1) === '') lines.pop();
    return lines;
  }

  /** The text once it fits. */
  async until(wanted: RegExp): Promise<string> {
    for (const end = Date.now() + 20_000; Date.now() < end; await sleep(30)) {
      const text = (await this.lines()).join('\n');
      if (wanted.test(text)) return text;
    }
    throw new Error(`the terminal never showed ${wanted}, but:\n${(await this.lines()).join('\n')}`);
  }

  /** As if a window were dragged: the terminal wraps its lines anew, and the program is told. Done right after it has drawn: nothing comes between the two. */
  async resize({ columns, rows }: Size): Promise<void> {
    const tty = readFileSync(path.join(this.#place, 'tty'), 'utf8').trim();
    // It stands ready: starting a program takes a busy machine as long as the view takes to draw again.
    const kernel = spawn('perl', ['-e', SET_SIZE, tty, String(rows), String(columns)], { stdio: 'pipe' });
    await once(kernel.stdout, 'data');
    await once(this.#child.stdout!, 'data');
    await this.lines();
    this.#screen.resize(columns, rows);
    kernel.stdin.end();
    await once(kernel, 'close');
  }

  /** Keys that are pressed. */
  type(keys: string): void {
    this.#child.stdin!.write(keys);
  }

  /** Ends the program, as it ends by itself where it can. */
  async close(): Promise<void> {
    const pid = Number(readFileSync(path.join(this.#place, 'pid'), 'utf8'));
    process.kill(pid, 'SIGTERM');
    const impatience = setTimeout(() => process.kill(pid, 'SIGKILL'), 10_000);
    await this.exitCode;
    clearTimeout(impatience);
  }
}
