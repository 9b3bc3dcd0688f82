import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { Redactor } from '../../src/base/redact/redact.ts';
import { openTerminal, type Terminal } from '../../src/terminal/terminal.ts';
import type { TerminalOptions, TerminalRequest, TerminalSession } from '../../src/terminal/types.ts';
import type { Conversation, Testbed } from '../../src/testbeds/types.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** Talks to programs on this machine, as a testbed does. */
export interface Place extends Pick<Testbed, 'converse'> {
  directory: string;
  /** The programs that were started, by process id. */
  started: number[];
}

export function aPlace(environment: Record<string, string> = {}): Place {
  const place: Place = {
    directory: temporaryDirectory(),
    started: [],
    async converse([program, ...rest], signal): Promise<Conversation> {
      const child = spawn(program, rest, {
        cwd: place.directory,
        env: { PATH: process.env.PATH, HOME: place.directory, LANG: 'C.UTF-8', ...environment },
        stdio: ['pipe', 'pipe', 'inherit'],
        detached: true,
        signal,
      });
      await once(child, 'spawn');
      child.on('error', () => {});
      place.started.push(child.pid!);
      return {
        input: child.stdin,
        output: child.stdout,
        close() {
          child.stdin.end();
          child.stdout.destroy();
        },
        lost: async () => null,
      };
    },
  };
  return place;
}

const open: Terminal[] = [];

afterAll(() => {
  for (const terminal of open) terminal.close();
});

export interface Bench {
  place: Place;
  terminal: Terminal;
  /** Runs a command; `files` are put into the workdir first. */
  run(
    script: string,
    about?: Partial<TerminalRequest> & { files?: Record<string, string>; signal?: AbortSignal },
  ): Promise<TerminalSession>;
}

/** A terminal at a place of its own. */
export async function aBench(options: Partial<TerminalOptions> = {}, place = aPlace()): Promise<Bench> {
  const terminal = await openTerminal(place, { redactor: new Redactor([]), ...options }, new AbortController().signal);
  open.push(terminal);
  return {
    place,
    terminal,
    run(script, { files = {}, signal = new AbortController().signal, ...about } = {}) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(place.directory, name)), { recursive: true });
        writeFileSync(path.join(place.directory, name), text);
      }
      const request = { script, environment: {}, input: [], timeout: 20_000 };
      return terminal.run({ ...request, ...about }, signal);
    },
  };
}

/** The events of a recording: time in seconds, kind, text. */
export function eventsOf(recording: string): [number, string, string][] {
  return recording
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));
}
