import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { Redactor } from '../../src/base/redact/redact.ts';
import { TERMINAL_DRIVER } from '../../src/programs/terminal-driver.ts';
import { openTerminal, type Terminal } from '../../src/terminal/terminal.ts';
import type { TerminalOptions, TerminalRequest, TerminalSession } from '../../src/terminal/types.ts';
import type { Conversation, Testbed } from '../../src/testbeds/types.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** Milliseconds; ends a session that hangs, and none that is slow. */
export const HANGS = 300_000;

/** Talks to programs on this machine, as a testbed does. */
export interface Place extends Pick<Testbed, 'converse'> {
  directory: string;
  /** The programs that were started, by process id. */
  started: number[];
}

/** Texts of the driver, and what stands in the place of each. */
export type Changes = Record<string, string>;

/** The driver waits a hundred times as long before it takes the next step to end a session. */
export const UNHURRIED: Changes = {
  '[@{ $STEPS{$steps} }]': '[map { ; [100 * $_->[0], $_->[1]] } @{ $STEPS{$steps} }]',
};

/**
 * And as long before it types by silence alone: on a machine that stands still for seconds, the tests have what the driver knows of a
 * program, and not how long that took.
 */
export const PATIENT: Changes = {
  ...UNHURRIED,
  '[map { @{ $FIXED{$_} } }': '[map { ; [map { 100 * $_ } @$_] } map { @{ $FIXED{$_} } }',
};

/** Silence does not type to a program that neither reads nor polls its input. */
export const NO_GUESS: Changes = { "return 'guessed'": "return ''", "? 'guessed' : ''": "? '' : ''" };

/** The waits for silence begin when the command has made the file `asked`, and not while it is starting. */
export const ASKED: Changes = {
  'return 0 if now() - most(':
    "$s->{fixed_since} = now() if !-e 'asked' || !$s->{has_asked}++;\n    return 0 if now() - most(",
};

/** A driver whose time limits come when the command has made the file `begun`, and not before. */
export const BEGUN: Changes = { 'now() >= $s->{deadline}': "-e 'begun' && now() >= $s->{deadline}" };

/** `changes`: those of the driver; none for its own waits. */
export function aPlace(environment: Record<string, string> = {}, changes = PATIENT): Place {
  const place: Place = {
    directory: temporaryDirectory(),
    started: [],
    async converse([program, ...rest], signal): Promise<Conversation> {
      const words = rest.map((word) => (word === TERMINAL_DRIVER ? changed(word, changes) : word));
      const child = spawn(program, words, {
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

function changed(driver: string, changes: Changes): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the driver has no ${from}`);
    return text.replaceAll(from, to);
  }, driver);
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
      const request = { script, environment: {}, input: [], timeout: HANGS };
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
