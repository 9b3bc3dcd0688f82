import { StringDecoder } from 'node:string_decoder';
import { quote } from '../base/text/shell.ts';
import { PRERUNNER, PRERUNNER_TRACER } from '../programs/prerunner.ts';

/** A script that runs a prerunner, traced, and removes it. */
export function prerunnerScript(directory: string): string {
  return `directory=${quote(directory)} tracer=${quote(PRERUNNER_TRACER)}\n${PRERUNNER}`;
}

/** The beginning of the tracer's lines. */
const BEGINNING = 'agentbench: prerunner line ';

/** The most failed commands that are noted; a prerunner can fail without end. */
const MOST = 10;

/** Collects the first of the tracer's lines from a prerunner's stderr. */
export class FailedCommands {
  #text = '';
  readonly #decoder = new StringDecoder('utf8');
  readonly found: string[] = [];

  push(stream: 'stdout' | 'stderr', chunk: Buffer): void {
    if (stream === 'stdout' || this.found.length === MOST) return;
    const lines = (this.#text + this.#decoder.write(chunk)).split('\n');
    this.#text = lines.pop()!.slice(-4096);
    for (const line of lines) {
      if (line.startsWith(BEGINNING) && this.found.length < MOST) this.found.push(line.slice(BEGINNING.length));
    }
  }
}
