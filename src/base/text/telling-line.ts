import { type JsonObject, objectOf, parsedJson } from '../json-value.ts';
import { plainLine } from './untrusted.ts';

/** Lines looked at from the end, and of them those searched for one that names a fault. */
const MOST_LINES = 200;
const MOST_SEARCHED = 20;
export const LONGEST = 300;
const LONGEST_RECORD = 64 * 1024;

/** A time at the beginning of a line of a log. */
const TIME = /^[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]?\s*[-|:]?\s*/;

/** Lines that tell nothing of what went wrong: frames of a stack, summaries of tools, progress, advice. */
const IDLE = [
  /^setup (failed|successful)[.!]?$/i,
  /^(done|finished|ok|bye|exiting|aborted?|failed|failure|error)[.!]*$/i,
  /^(command |process )?(exited|exit|ended|terminated)\b.{0,30}\b(code|status) -?\d+\.?$/i,
  /^File ".*", line \d+/,
  /^at (async )?\S.*[:(]\d+(:\d+)?\)?$/,
  /^at .*\(.*\)$/,
  /^(Traceback|The above exception|During handling of)\b/,
  /^make(\[\d+\])?: /,
  /^npm (notice|warn)\b/i,
  /^Node\.js v\d/,
  /^(\[notice\]|WARNING: (Running pip|You are using pip)|notice: a new release)/i,
  /^% Total|^Dload +Upload|^\d+ +\d+ +\d+ +\d+ /,
  /^[=_*#~-]{2,} .* [=_*#~-]{2,}$/,
  /^!{2,} (Interrupted: \d+ errors? during collection|stopping after \d+ failures?) !{2,}$/,
  /^ERROR \S+\.py$/,
  // Totals and advice of pytest -q, unittest, Go, Jest and Vitest, Cargo, Maven.
  /^\d+ (failed|passed|skipped|errors?)\b.* in \d+\.\d+s\b/,
  /^FAILED \((failures|errors)=\d+/,
  /^FAIL( \S+ (\d+\.\d+s|\[[a-z ]+\]))?$/,
  /^(Test (Suites|Files)|Tests):? \d+ /,
  // The end of tox, of each environment and of all.
  /^\S+: FAIL code \d+ \(|^evaluation failed :\(/,
  /^(test result: FAILED|error: test failed, to rerun)\b/,
  /^\[ERROR\] (-> \[Help|\[Help|To see the full|Re-run Maven|For more information)/,
  /^(note|hint|help|see|for more information|try|usage)\b.{0,4}[: ]/i,
];

/** The beginning of each line of an error of npm, whether it names a fault or not. */
const NPM = /^npm (?:err!|error)(?: |$)/i;
/** Lines of npm after it: logs, and the tree of dependencies around a conflict, which can be long. */
const NPM_IDLE = [
  /^(a complete log|for a full report|code \w+$|errno |clean install a project$)/i,
  // Of a script that failed, the lines of the script tell why.
  /^(command failed|lifecycle script .* failed with error:|test failed\. see above for more details\.)$/i,
  /-debug(-\d+)?\.log$|-report\.txt\b/,
  /^(while resolving|found|conflicting peer dependency): |^could not resolve dependency:$|^node_modules\//i,
  /^((peer|peerOptional|dev|optional|bundled) )?\S+@".*" from |^\d+ more \(/,
];
/** The usage that npm prints below an error: its first and last line. */
const NPM_USAGE = /^usage:/i;
const NPM_USAGE_END = /^run "npm help/i;

const FAULT =
  /(?:error|exception)\b|\b(?:errors|failed|failure|fatal|panic|cannot|can't|can only|could not|couldn't|unable|not found|no such|denied|refused|timed? ?out|timeout|missing|invalid|not permitted|unreachable|unexpected|unrecognized|unknown|undefined|killed|segmentation fault|out of memory|no space left|not installed|not running|already in use)\b/i;
/** A test that failed, as Go, Jest and Vitest name it; in small letters a word of prose. */
const FAILED_TEST = /\bFAIL\b/;
const NO_FAULT = /\b(?:0|no|without) (?:errors?|failures?|failed)\b/i;

/**
 * The line of a command's output that tells best why it failed: the last one that names a fault among its last lines
 * with a meaning, otherwise the last of these; null if there is none. On one line of at most 300 characters, safe to
 * print, without a leading time. `faultsOnly`: null unless a line names a fault.
 */
export function tellingLine(output: string, { faultsOnly = false } = {}): string | null {
  const lines: string[] = [];
  let inUsage = false;
  // The end of a record whose beginning was cut off, as in the tail of a log, tells nothing.
  for (const raw of output
    .replace(/^[^{\n][^"\n]*"[^\n]*\}[ \r]*(?=\n|$)/, '')
    .split(/\r?\n|\r/)
    .slice(-MOST_LINES)
    .reverse()) {
    const record = recordIn(raw);
    const line = plainLine(record === null ? raw : faultIn(record), LONGEST).replace(TIME, '');
    const body = line.replace(NPM, '');
    const ofNpm = body !== line;
    inUsage = ofNpm && (inUsage || NPM_USAGE_END.test(body)) && !NPM_USAGE.test(body);
    const idle = ofNpm ? [NPM_USAGE, ...NPM_IDLE] : IDLE;
    if (!inUsage && /\p{L}{2}/u.test(body) && !idle.some((pattern) => pattern.test(body))) lines.push(line);
    if (lines.length === MOST_SEARCHED) break;
  }
  const fault = lines.find((line) => namesFault(line.replace(NPM, '')));
  return fault ?? (faultsOnly ? null : (lines[0] ?? null));
}

function namesFault(line: string): boolean {
  return (FAULT.test(line) || FAILED_TEST.test(line)) && !NO_FAULT.test(line);
}

/** The record of a stream of events, as agents print them: an object with a `type` on a line of its own. */
function recordIn(line: string): JsonObject | null {
  if (!/^\s*\{.*\}\s*$/.test(line) || line.length > LONGEST_RECORD) return null;
  const record = objectOf(parsedJson(line));
  return typeof record?.type === 'string' ? record : null;
}

/** The fault that a record tells; empty for one that tells none. */
function faultIn({ type, is_error: isError, result, error, data }: JsonObject): string {
  if (isError === true && typeof result === 'string') return result;
  return messageIn(error ?? (/error$/i.test(String(type)) ? data : null), 6);
}

function messageIn(value: unknown, depth: number): string {
  if (typeof value === 'string') {
    const inner = depth > 0 ? parsedJson(value) : null;
    return typeof inner === 'object' && inner !== null ? messageIn(inner, depth - 1) : value;
  }
  if (typeof value !== 'object' || value === null || depth === 0) return '';
  const { message, error, data, name } = value as JsonObject;
  return messageIn(message ?? error ?? data ?? name, depth - 1);
}

/**
 * A key that is equal for lines which say the same of different things: numbers, digests and quoted words are left out.
 */
export function sameLine(line: string): string {
  return line
    .toLowerCase()
    .replace(/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/g, '#')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ');
}
