import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Redactor } from '../../src/base/redact/redact.ts';
import { openTerminal, type Terminal } from '../../src/terminal/terminal.ts';
import { Transcript } from '../../src/terminal/transcript.ts';
import type { SessionEnd, Typing } from '../../src/terminal/types.ts';
import type { Testbed } from '../../src/testbeds/types.ts';

const NEVER = new AbortController().signal;
/** More than any of the programs prints: where a longer transcript is cut depends on its chunks. */
const LIMIT = 1024 * 1024;

/** A command and the lines that are typed to it. */
export interface Session {
  name: string;
  command: string;
  lines: string[];
  /** Calls `work` with a directory prepared for the command. */
  inPlace<Value>(work: (directory: string) => Promise<Value>): Promise<Value>;
}

export interface Fed {
  transcript: string;
  seconds: number;
}

/** Typed by upstream's method: `fixed-waits.py`. */
export async function feedByClock({ command, lines }: Session, directory: string): Promise<Fed> {
  const child = spawn('python3', [path.join(import.meta.dirname, '../fixed-waits.py')], {
    cwd: directory,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ command, lines }));
  const { output, seconds } = JSON.parse(await text(child.stdout));
  const transcript = new Transcript(LIMIT);
  transcript.write(Buffer.from(output, 'base64').toString());
  return { transcript: withoutPlace(transcript.printed(), directory), seconds };
}

/** Time of the session without the driver's start, which happens once per plan. */
export async function feedByDriver(
  { command, lines }: Session,
  directory: string,
  typing: Typing,
): Promise<Fed & { end: SessionEnd }> {
  const terminal: Terminal = await openTerminal(
    hereIn(directory),
    { redactor: new Redactor([]), transcriptLimit: LIMIT },
    NEVER,
  );
  try {
    const request = { script: command, environment: {}, input: lines, timeout: 90_000, typing };
    const { transcript, duration, end } = await terminal.run(request, NEVER);
    return { transcript: withoutPlace(transcript, directory), seconds: duration / 1000, end };
  } finally {
    terminal.close();
  }
}

/** Tracebacks name the directory, which is another one each time. */
function withoutPlace(transcript: string, directory: string): string {
  return transcript.replaceAll(directory, '.');
}

/** This machine as a testbed, with the parts that a terminal needs. */
function hereIn(cwd: string): Pick<Testbed, 'converse'> {
  return {
    async converse([program, ...argv]) {
      const child = spawn(program, argv, { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
      return { input: child.stdin, output: child.stdout, close: () => child.stdin.end(), lost: async () => null };
    },
  };
}
