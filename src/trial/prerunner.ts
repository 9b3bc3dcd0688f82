/**
 * Runs a prerunner by bash, and says on its stderr which of its commands failed although the script went on. bash
 * reads the tracer from descriptor 9 before the script (BASH_ENV); its DEBUG trap sees each command's exit code when the next one begins.
 * The script goes when it has ended: it would tell the agent what was done to its testbed.
 */
export function prerunnerScript(directory: string): string {
  return `BASH_ENV=/dev/fd/9 bash ${quote(`${directory}/prerunner.sh`)} 9<<'TRACER'
unset BASH_ENV
exec 9<&-
trap 'ab_code=$?; [ $ab_code -eq 0 ] || [ "$LINENO" = "$ab_line" ] || printf "${MARK}%s, exit code %s: %s\\n" "$ab_line" "$ab_code" "$ab_command" >&2; ab_line=$LINENO ab_command=$BASH_COMMAND' DEBUG
TRACER
code=$?
rm -rf ${quote(directory)}
exit $code`;
}

const MARK = 'agentbench: prerunner line ';

/** Finds the tracer's lines in a prerunner's stderr. */
export class FailedCommands {
  #text = '';
  readonly found: string[] = [];

  push(stream: 'stdout' | 'stderr', chunk: Buffer): void {
    if (stream === 'stdout') return;
    const lines = (this.#text + chunk.toString()).split('\n');
    this.#text = lines.pop()!.slice(-4096);
    for (const line of lines) {
      if (line.startsWith(MARK)) this.found.push(line.slice(MARK.length));
    }
  }
}

/** A word for sh that is this text, whatever it holds. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
