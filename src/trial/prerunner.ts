import { quote } from '../base/text/shell.ts';

/**
 * Runs a prerunner by bash, and says on its stderr which of its commands failed although the script went on. bash
 * reads the tracer from descriptor 9 before the script (BASH_ENV). Its ERR trap sees what fails by itself; its DEBUG trap, at the
 * next command, also what fails as a part of a list (`false && …`), but not one with an alternative beside it (`false || …`).
 * bash runs the DEBUG trap for the ERR trap too: of a subshell it would then blame the command before.
 * The script goes when it has ended: it would tell the agent what was done to its testbed.
 */
export function prerunnerScript(directory: string): string {
  return `BASH_ENV=/dev/fd/9 bash ${quote(`${directory}/prerunner.sh`)} 9<<'TRACER'
unset BASH_ENV
exec 9<&-
trap '${ON_ERROR}' ERR
trap '${ON_COMMAND}' DEBUG
TRACER
code=$?
rm -rf ${quote(directory)}
exit $code`;
}

const BEGINNING = 'agentbench: prerunner line ';
const TELL = `printf "${BEGINNING}%s, exit code %s: %s\\n"`;
// One line each: in a trap, too, bash counts lines.
const ON_ERROR = `ab_error=$?; ${TELL} "$LINENO" "$ab_error" "$BASH_COMMAND" >&2; ab_told=yes`;
const UNTOLD = '[ $ab_code -ne 0 ] && [ -z "$ab_told" ] && [ "$LINENO" != "$ab_line" ]';
const ON_COMMAND = [
  'ab_code=$?; case $BASH_COMMAND in "( "*) ;; *)',
  `if ${UNTOLD}; then ${TELL} "$ab_line" "$ab_code" "$ab_command" >&2; fi;`,
  'ab_told= ab_line=$LINENO ab_command=$BASH_COMMAND;; esac',
].join(' ');

/** Finds the tracer's lines in a prerunner's stderr. */
export class FailedCommands {
  #text = '';
  readonly found: string[] = [];

  push(stream: 'stdout' | 'stderr', chunk: Buffer): void {
    if (stream === 'stdout') return;
    const lines = (this.#text + chunk.toString()).split('\n');
    this.#text = lines.pop()!.slice(-4096);
    for (const line of lines) {
      if (line.startsWith(BEGINNING)) this.found.push(line.slice(BEGINNING.length));
    }
  }
}
