import { SUCCESS } from '../datasets/success-rule.ts';
import type { SuccessRule } from '../datasets/types.ts';

const FAILURE = 'Setup failed';
const TRACEBACK = 'Traceback (most recent call last)';
/** The end of most commands. */
const SAYS_FAILURE_AT_END = /\|\|\s*echo\s+(["'])Setup failed\1\s*(?:;\s*)?$/;
/** The end of a command that does nothing more once it has said passed. */
const SAYS_SUCCESS_AT_END = /&&\s*echo\s+(["'])Setup successful\1\s*\|\|\s*echo\s+(["'])Setup failed\2\s*(?:;\s*)?$/;
/** A command that ends the process group of a server that it started, and its own with it. */
const ENDS_ITS_SERVER = /\bkill\s+-TERM\s+-\$/;
const KILL = 9;
const LAST_SIGNAL = 64;

/** Signs in the output of a success command, whatever bytes it holds. */
export interface OutputSigns {
  /** Stdout, followed by stderr, holds the success text. */
  success: boolean;
  /** The success text occurs outside quotation marks: printed by `echo`, unlike that of a program's source. */
  bare: boolean;
  failure: boolean;
  traceback: boolean;
}

/**
 * SetupBench's verdict. `exitCode` is null after the time limit. Source: decide_success in its evaluation_harness.py.
 */
export function verdict(rule: SuccessRule, exitCode: number | null, signs: OutputSigns): boolean {
  return rule === 'exit_code' ? exitCode === 0 : signs.success;
}

/** The doubt about a verdict that passed by text; null without one. */
export function doubt(rule: SuccessRule, signs: OutputSigns, script: string): { kind: string; detail: string } | null {
  if (rule === 'exit_code' || !signs.success) return null;
  if (signs.traceback && !signs.bare) {
    return {
      kind: 'success_text_in_traceback',
      detail: 'The success text stands only in the source line that a traceback shows.',
    };
  }
  if (!signs.failure) return null;
  const why =
    ENDS_ITS_SERVER.test(script) && SAYS_FAILURE_AT_END.test(script)
      ? ' The command prints it if it has no server of its own to end: another one had the port, or ps is missing.'
      : '';
  return { kind: 'success_and_failure', detail: `"Setup failed" was printed beside "Setup successful".${why}` };
}

/**
 * The doubt about a passed verdict from the end of its command; null without one. A command that ends with `|| echo
 * "Setup failed"` exits with 0 either way. Any other exit code means that its shell was killed, which raises no doubt
 * if the command ends its own process group. Nor does one that ends by saying passed run into its time limit then.
 */
export function doubtOfEnd(
  script: string,
  { exitCode, timedOut }: { exitCode: number | null; timedOut: boolean },
): { kind: string; detail: string } | null {
  if (timedOut) {
    const detail = "The success command's shell said passed and did not end, which the command itself never causes.";
    return SAYS_SUCCESS_AT_END.test(script) ? { kind: 'evaluation_killed', detail } : null;
  }
  if (exitCode === 0) return null;
  const killsItself = /\bp?kill/.test(script) && (exitCode !== 128 + KILL || /-(9|(SIG)?KILL)\b/.test(script));
  const ended = exitCode === null || (exitCode > 128 && exitCode <= 128 + LAST_SIGNAL);
  if (killsItself || !(ended || SAYS_FAILURE_AT_END.test(script))) return null;
  const how = ended && exitCode !== null ? `by signal ${exitCode - 128}` : `with exit code ${exitCode}`;
  return {
    kind: 'evaluation_killed',
    detail: `The success command's shell ended ${how}, which the command itself never causes.`,
  };
}

/** Searches the output for the texts while it streams by: neither its size nor the borders of chunks matter. */
export class SignScanner {
  readonly #streams = { stdout: new StreamScanner(), stderr: new StreamScanner() };

  push(stream: 'stdout' | 'stderr', chunk: Buffer): void {
    this.#streams[stream].push(chunk.toString('latin1'));
  }

  signs(): OutputSigns {
    const { stdout, stderr } = this.#streams;
    return {
      success: stdout.success || stderr.success || this.#acrossBorder(SUCCESS),
      bare: stdout.bare || stderr.bare || this.#acrossBorder(SUCCESS),
      failure: stdout.failure || stderr.failure || this.#acrossBorder(FAILURE),
      traceback: stdout.traceback || stderr.traceback || this.#acrossBorder(TRACEBACK),
    };
  }

  /** Stdout is followed by stderr: a text may begin in one and end in the other. */
  #acrossBorder(text: string): boolean {
    const before = this.#streams.stdout.end.slice(1 - text.length);
    const after = this.#streams.stderr.begin.slice(0, text.length - 1);
    return (before + after).includes(text);
  }
}

function isQuote(character: string | undefined): boolean {
  return character === "'" || character === '"';
}

const LONGEST = Math.max(SUCCESS.length, FAILURE.length, TRACEBACK.length);

class StreamScanner {
  success = false;
  failure = false;
  traceback = false;
  begin = '';
  /** The last characters: enough for a text that the next chunk completes, and for the character before it. */
  end = '';
  #bare = false;
  /** The output so far ends with the success text, without a quotation mark before it: the next character decides. */
  #bareSoFar = false;

  get bare(): boolean {
    return this.#bare || this.#bareSoFar;
  }

  push(chunk: string): void {
    const text = this.end + chunk;
    this.#bareSoFar = false;
    for (let at = text.indexOf(SUCCESS); at !== -1; at = text.indexOf(SUCCESS, at + 1)) {
      this.success = true;
      const after = at + SUCCESS.length;
      // Already decided, when the character before it was still at hand.
      if (after < this.end.length) continue;
      if (isQuote(text[at - 1]) || isQuote(text[after])) continue;
      if (after < text.length) this.#bare = true;
      else this.#bareSoFar = true;
    }
    this.failure ||= text.includes(FAILURE);
    this.traceback ||= text.includes(TRACEBACK);
    if (this.begin.length < LONGEST) this.begin = (this.begin + chunk).slice(0, LONGEST);
    this.end = text.slice(-LONGEST);
  }
}
