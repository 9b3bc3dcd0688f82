import { objectOf, textOf } from '../base/json-value.ts';
import { parseJson } from '../meter/json.ts';

/** Characters at both ends of an answer in which a client's own words are looked for. */
const HEAD = 400;
const TAIL = 600;
/** Characters of an answer that rules read. */
const LONGEST = 64 * 1024;

/** Forms in which clients tell the exit code of a command, before its output or after it. */
const BEFORE = [
  /^Exit code (-?\d{1,10})(?:\n|$)/,
  /^(?:Chunk ID: .*\n)?Wall time: .*\nProcess exited with code (-?\d{1,10})\n/,
  /^Exit code: (-?\d{1,10})\nWall time: /,
  /^\{\s*"returncode": ?(-?\d{1,10})\s*[,}]/,
  /^<returncode>(-?\d{1,10})<\/returncode>/,
];
const AFTER = [
  /<shellId: [^<>\n]{1,80} completed with exit code (-?\d{1,10})>\s*$/,
  /\nExit Code: (-?\d{1,10})\n(?:Signal: .*\n)?(?:Background PIDs: .*\n)?Process Group PGID: .*(?:\n<\/untrusted_context>)?\s*$/,
  /\[(?:The )?command (?:completed|finished|exited) with exit code (-?\d{1,10})\.?\]\s*$/i,
  /(?:^|\n\n)Command exited with code (-?\d{1,10})\s*$/,
  /"metadata":\s*\{\s*"exit_code":\s*(-?\d{1,10})\b[^{}]*\}\s*\}\s*$/,
];
/** The answer to a script of calls, and the exit codes of their commands in it. */
const SCRIPT = /^Script (?:completed|failed)\nWall time /;
const OF_SCRIPT = /^\{"chunk_id":"[^"\n]*","wall_time_seconds":[\d.e-]+,"exit_code":(-?\d{1,10}),/gm;
/** The program of a call goes on. */
const RUNNING =
  /^<?(?:(?:background )?(?:command|process|shell|task|script)\b.{0,80}\b(?:still running|running in (?:the )?background|running with (?:session|cell)|moved to (?:the )?background)|background (?:command|process|shell|task) started)\b|<status>running<\/status>/im;

/** Words that clients put around an output or into it, which would be read as those of a program. */
const REMINDER = /<system-reminder>[^<]*(?:<(?!\/?system-reminder>)[^<]*)*<\/system-reminder>/g;
const ENVELOPE =
  /^(?:Chunk ID: .*|Wall time:? .*|Script (?:completed|failed)|Exit [Cc]ode: -?\d+|(?:Process|Command) exited with code -?\d+|Original token count: .*|Command: .*|Directory: .*|(?:Error|Signal|Background PIDs): \(none\)|Process Group PGID: .*|<\/?(?:untrusted_context|output)>|<returncode>.*<\/returncode>|<shellId: .*>|\[The command .*\])$\n?|^Output:[ \n]?/gm;

/** The exit code that a client tells of a command, by the form of its answer; null if it does not. Untrusted. */
export function exitIn(answer: string): number | null {
  const [head, tail] = [answer.slice(0, HEAD), answer.slice(-TAIL)];
  const ofScript = SCRIPT.test(head) ? [...answer.matchAll(OF_SCRIPT)] : [];
  const match = ofScript.length === 1 ? ofScript[0] : (first(BEFORE, head) ?? first(AFTER, tail));
  const code = Number(match?.[1] ?? Number.NaN);
  // -1 stands for a command that did not come to its end.
  return Number.isSafeInteger(code) && code !== -1 ? code : null;
}

function first(forms: RegExp[], text: string): RegExpExecArray | null {
  for (const form of forms) {
    const match = form.exec(text);
    if (match !== null) return match;
  }
  return null;
}

/** True if a client says that the program of a call still runs. */
export function isRunning(answer: string): boolean {
  return RUNNING.test(answer.slice(0, HEAD)) || RUNNING.test(answer.slice(-TAIL));
}

/** The output in an answer, without the client's words around it; at most 64 Ki characters. Untrusted. */
export function outputIn(answer: string): string {
  const cut = answer.length <= LONGEST ? answer : `${answer.slice(0, LONGEST / 2)}\n${answer.slice(-LONGEST / 2)}`;
  const document = /^\{\s*"(?:returncode|output)":/.test(cut) ? objectOf(parseJson(cut)) : null;
  const text =
    document === null
      ? cut
      : [textOf(document.output), textOf(document.exception_info)].filter((part) => part !== null).join('\n');
  return text.replace(REMINDER, '').replace(ENVELOPE, '').trim();
}
