import { quote } from '../base/text/shell.ts';
import { PRERUNNER_TRACER } from '../programs/prerunner-tracer.ts';

/**
 * Runs a prerunner by bash, which reads the tracer from descriptor 9 before the script (BASH_ENV). The script is removed when it has
 * ended: it would tell the agent what was done to its testbed.
 */
export function prerunnerScript(directory: string): string {
  return `BASH_ENV=/dev/fd/9 bash ${quote(`${directory}/prerunner.sh`)} 9<<'TRACER'
${PRERUNNER_TRACER}TRACER
code=$?
rm -rf ${quote(directory)}
exit $code`;
}

/** The tracer's lines begin so. */
const BEGINNING = 'agentbench: prerunner line ';

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
