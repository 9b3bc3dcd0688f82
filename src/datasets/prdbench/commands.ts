import path from 'node:path';
import { insideProject } from './files.ts';
import type { TakeNote } from './notes.ts';

/** Characters of a path that Linux takes. */
const LONGEST_PATH = 4096;
const STARTS_PROGRAM =
  /^\s*(?:cd\s+\S+\s*(?:&&|;)\s*)?(?:timeout\s+\S+\s+)?(?:python[\d.]*|node|bash|sh|java|\.\/\S+)\s/;
/** The path of a Python program without its extension. */
const PYTHON = /^\s*(?:cd\s+\S+\s*(?:&&|;)\s*)?python[\d.]*\s+(\S+)\.py(?=\s|$)/i;
/** A word in the name of a server. */
const SERVER = /^(?:app|server|web)$/i;
/** `diff` of two files, or a file piped into a program: the PowerShell commands in the data. */
const COMPARE = /Compare-Object\s+\(Get-Content\s+([^\s()|]+)\)\s+\(Get-Content\s+([^\s()|]+)\)/gi;
const GET_CONTENT = /Get-Content\s+([^\s()|]+)(?=\s*(?:\||$))/gi;

/** Translates a command written for another shell into one for bash; each change is noted. */
export function normaliseCommand(given: string, note: TakeNote): string {
  let command = given;
  const translated = command.replace(COMPARE, 'diff --strip-trailing-cr $1 $2').replace(GET_CONTENT, 'cat $1');
  if (translated !== command) {
    note('powershell', `"${command}" is run as "${translated}"`);
    command = translated;
  }
  const [, pattern = ''] = /^\s*pkill\s+-f\s+(?![\s"'-])([^"'|;&]*)$/.exec(command) ?? [];
  if (/\S\s+\S/.test(pattern)) {
    // The brackets keep pkill from killing the shell that has this command in its arguments.
    const quoted = `pkill -f '[${pattern[0]}]${pattern.slice(1).trim()}'`;
    note('unquoted_pattern', `"${command}" is run as "${quoted}"`);
    command = quoted;
  }
  if (/\|\|\s*(?:echo|printf|true|:)(?=\s|$)/.test(withoutQuoted(command))) {
    note('masked_exit_code', `|| hides the exit code of "${command}"`);
  }
  return command;
}

/**
 * Splits a command from the text to type below it: `program\n1\nyes`. Null for any other command, including multi-line
 * scripts.
 */
export function splitTyped(command: string): { command: string; typed: string } | null {
  const [first, ...rest] = command.split('\n');
  const typed = rest.join('\n');
  if (typed.trim() === '' || first === undefined) return null;
  if (!STARTS_PROGRAM.test(first) || first.includes('<<') || /[\\|]\s*$|&&\s*$/.test(first)) return null;
  if (unbalanced(first) || rest.some((line) => STARTS_PROGRAM.test(line))) return null;
  return { command: first, typed };
}

/** True if the command sets its own standard input: a redirection, or echo, printf or cat into a pipe. */
export function feedsItself(command: string): boolean {
  const plain = withoutQuoted(command);
  return /<\s*\S/.test(plain) || /(?:^|&&|\|\||;)\s*(?:echo|printf|cat|yes)\b[^|;&]*\|(?!\|)/.test(plain);
}

/** True if the command runs a server in the foreground. */
export function startsServer(command: string): boolean {
  const name = PYTHON.exec(command)?.[1]?.split('/').at(-1) ?? '';
  const isServer = /^[\w-]+$/.test(name) && name.split(/[_-]/).some((word) => SERVER.test(word));
  return isServer && !/&\s*$/.test(command) && !feedsItself(command);
}

/** Notes a client that runs again below the point's first server: the processes of earlier points have ended. */
export function noteEarlyClient(commands: string[], note: TakeNote): void {
  const at = commands.findIndex(startsServer);
  const later = new Set(commands.slice(at + 1).flatMap((command) => PYTHON.exec(command)?.[1] ?? []));
  const early = commands.slice(0, Math.max(at, 0)).find((command) => later.has(PYTHON.exec(command)?.[1] ?? ''));
  if (early !== undefined) note('client_before_server', `"${early}" runs before "${commands[at]}"`);
}

/** The folder of the project in which later test cases run: another one after a command that only changes the directory. */
export function folderAfter(command: string, folder: string): string {
  const [, target] = /^\s*cd\s+([\w.][\w./-]*)\s*$/.exec(command) ?? [];
  const changed = target === undefined ? null : insideProject(path.posix.join(folder, target));
  return changed === null || changed.length > LONGEST_PATH ? folder : changed;
}

export function inFolder(command: string, folder: string): string {
  return folder === '.' ? command : `cd ${folder} && ${command}`;
}

function withoutQuoted(command: string): string {
  return command.replace(/\\.|"(?:\\.|[^"\\])*"|'[^']*'/g, (text) => (text.startsWith('\\') ? '__' : '""'));
}

function unbalanced(line: string): boolean {
  return /["']/.test(withoutQuoted(line).replaceAll('""', ''));
}
