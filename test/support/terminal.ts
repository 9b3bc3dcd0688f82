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

/** Writes a text to a terminal, and sets its size (TIOCSWINSZ) when its standard input ends. */
const SET_SIZE = `open my $tty, "+<", shift or die; syswrite $tty, shift; <STDIN>;
ioctl $tty, 0x5414, pack("S4", @ARGV, 0, 0) or die "ioctl: $!"`;
/** An operating system command that no terminal knows, and none shows. */
const MARK = '\u001b]19999;resize\u0007';

const BEGIN = '\u001b[?2026h';
const END = '\u001b[?2026l';

const open = new Set<TestTerminal>();

/** Closes terminals left open by failed tests. */
afterEach(async () => {
  await Promise.all([...open].map((terminal) => terminal.close()));
});

/** A real pty (util-linux' `script`) with a real terminal emulator, which rewraps lines when resized. */
export class TestTerminal {
  readonly #screen: xterm.Terminal;
  readonly #child: ChildProcess;
  readonly #place: string;
  /** All bytes written to the terminal, as text. */
  raw = '';
  readonly exitCode: Promise<number | null>;

  constructor(argv: string[], { columns, rows }: Size, options: { cwd: string; env: NodeJS.ProcessEnv }) {
    this.#place = temporaryDirectory();
    this.#screen = new xterm.Terminal({ cols: columns, rows, scrollback: 10_000, allowProposedApi: true });
    const [tty, pid] = [path.join(this.#place, 'tty'), path.join(this.#place, 'pid')].map(quote);
    // `script` would stop with a child of its own; a shell that waits with a trap leaves the keys' signals to the program.
    const program = quote(`echo $$ > ${pid}; exec ${argv.map(quote).join(' ')}`);
    const script = `stty cols ${columns} rows ${rows}; tty > ${tty}; trap : HUP INT QUIT TERM; sh -c ${program}; exit $?`;
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

  /** All lines as shown, including those scrolled out; `↩` begins a line wrapped by the terminal. */
  async lines(): Promise<string[]> {
    // Terminals that support synchronized output never show half an update.
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

  /** Resolves to the text once it matches; rejects with the text before the test's own limit. */
  async until(wanted: RegExp): Promise<string> {
    for (const end = Date.now() + 240_000; Date.now() < end; await sleep(30)) {
      const text = (await this.lines()).join('\n');
      if (wanted.test(text)) return text;
    }
    throw new Error(`the terminal never showed ${wanted}, but:\n${(await this.lines()).join('\n')}`);
  }

  /**
   * Resizes like a dragged window: the terminal rewraps its lines, and the program is notified. The program stands still
   * meanwhile, and what it wrote before is shown, so that no redraw interferes.
   */
  async resize({ columns, rows }: Size): Promise<void> {
    const tty = readFileSync(path.join(this.#place, 'tty'), 'utf8').trim();
    const { length } = this.raw;
    process.kill(this.#pid(), 'SIGSTOP');
    const kernel = spawn('perl', ['-e', SET_SIZE, tty, MARK, String(rows), String(columns)], { stdio: 'pipe' });
    const closed = once(kernel, 'close');
    while (open.has(this) && !this.raw.includes(MARK, length)) await sleep(5);
    await this.lines();
    this.#screen.resize(columns, rows);
    kernel.stdin.end();
    await closed;
    process.kill(this.#pid(), 'SIGCONT');
  }

  /** Presses keys. */
  type(keys: string): void {
    this.#child.stdin!.write(keys);
  }

  /** Ends the program, gracefully if possible. */
  async close(): Promise<void> {
    const pid = this.#pid();
    process.kill(pid, 'SIGTERM');
    const impatience = setTimeout(() => process.kill(pid, 'SIGKILL'), 120_000);
    await this.exitCode;
    clearTimeout(impatience);
  }

  #pid(): number {
    return Number(readFileSync(path.join(this.#place, 'pid'), 'utf8'));
  }
}
