import { quote } from '../base/text/shell.ts';
import { PRERUNNER_TRACER } from '../programs/prerunner-tracer.ts';

/**
 * A script that runs a prerunner with bash, which first reads the tracer from descriptor 9 (BASH_ENV). The prerunner is
 * removed afterwards: it would show the agent what was done to its testbed.
 */
export function prerunnerScript(directory: string): string {
  return `BASH_ENV=/dev/fd/9 bash ${quote(`${directory}/prerunner.sh`)} 9<<'TRACER'
${PRERUNNER_TRACER}TRACER
code=$?
rm -rf ${quote(directory)}
exit $code`;
}

/** The beginning of the tracer's lines. */
const BEGINNING = 'agentbench: prerunner line ';

/** Collects the tracer's lines from a prerunner's stderr. */
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
