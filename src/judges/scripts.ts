import { hash } from 'node:crypto';
import { readRegularFile } from '../base/regular-file.ts';

/** The largest file that is taken for a script, in bytes. */
const LARGEST = 1024 * 1024;

/** Absolute paths in a command, in quotes or not. */
const PATHS = /"(\/[^"]+)"|'(\/[^']+)'|(?<![^\s;&|(<=])(\/[^\s;&|()<>"']+)/g;
const SCRIPT_NAME = /\.(ba|z|k)?sh$|\.py$|\.[cm]?[jt]s$|\.rb$|\.pl$/i;

/**
 * Digest of the scripts that a command names by absolute paths: files that begin with `#!`, or whose names say so. Other
 * files, such as keys and logs, change without another verdict. Null if there is none.
 */
export function scriptsDigest(command: string): string | null {
  const scripts = [...command.matchAll(PATHS)].flatMap(([, double, single, bare]) =>
    contentOf(double ?? single ?? bare!),
  );
  return scripts.length === 0 ? null : hash('sha256', scripts.map((each) => hash('sha256', each)).join());
}

function contentOf(file: string): Buffer[] {
  try {
    const bytes = readRegularFile(file, LARGEST, { follow: true });
    return SCRIPT_NAME.test(file) || bytes.toString('latin1', 0, 2) === '#!' ? [bytes] : [];
  } catch {
    // The command says itself if a file of it is missing.
    return [];
  }
}
