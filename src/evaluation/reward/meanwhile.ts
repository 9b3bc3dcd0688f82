import { randomUUID } from 'node:crypto';
import { lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sha256Of } from '../../base/digest.ts';
import { pathsBelow } from '../../base/paths-below.ts';
import { quote } from '../../base/text/shell.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import type { IntegrityNote } from '../../results/fields.ts';
import type { filesOf } from '../../testbeds/task-files.ts';
import { LARGEST_REWARDS } from './read-rewards.ts';

/** The files of tests that are compared, at most, and bytes of one. */
const MOST_FILES = 200;
const LARGEST_FILE = 1024 * 1024;
/** Bytes of the script's output; a process in the container can write into it, too. */
const LARGEST_OUTPUT = 2 * LARGEST_REWARDS + 1024 * 1024;

/**
 * Tells what a process beside the verifier changed, where the agent's container is also that of the tests: `script` is for
 * the shell that ran them, right after they have ended. A change that is undone in time is not seen, nor is a reward that
 * is written before the tests end, in a file that they name.
 */
export class Meanwhile {
  readonly script: string;
  readonly #files: Map<string, string>;
  readonly #rewards: readonly string[];
  /** The rewards that no test names, where one names another. */
  readonly #unnamed: string[];
  readonly #mark = randomUUID();
  readonly #parts: Buffer[] = [];
  #size = 0;

  /** `rewards`: paths, in the order in which their contents come to `notes`; `placed`: the tests, of `filesOf`; `given`: the image has more. */
  constructor(rewards: readonly string[], placed: ReturnType<typeof filesOf>, given = false) {
    this.#rewards = rewards;
    const named = new Set<string>();
    const all = placed.flatMap(([target, { directory }]) => plainFiles(directory, target));
    const compared = all.filter(([, , size]) => size <= LARGEST_FILE).slice(0, MOST_FILES);
    this.#files = new Map(
      compared.map(([target, file]) => {
        const content = readFileSync(file);
        for (const reward of rewards) if (content.includes(path.posix.basename(reward))) named.add(reward);
        return [target, sha256Of(content).replace('sha256:', '')];
      }),
    );
    // A file that is not read may name any.
    const areKnown = !given && compared.length === all.length && named.size > 0;
    this.#unnamed = areKnown ? rewards.filter((reward) => !named.has(reward)) : [];
    const targets = [...this.#files.keys()].map(quote).join(' ');
    // Without these programs nothing is told, and so nothing noted.
    this.script = `if command -v head >/dev/null && command -v sha256sum >/dev/null; then
for f in ${rewards.join(' ')}; do [ ! -f "$f" ] || head -c ${LARGEST_REWARDS} "$f"; done
printf '\\n%s\\n' ${this.#mark}
sha256sum -- ${targets === '' ? '/dev/null' : targets} 2>/dev/null
fi`;
  }

  push(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size <= LARGEST_OUTPUT) this.#parts.push(Buffer.from(chunk));
  }

  /** `rewards`: contents as they were read later, null for none. */
  notes(rewards: (Buffer | null)[]): IntegrityNote[] {
    const output = Buffer.concat(this.#parts);
    const end = output.indexOf(`\n${this.#mark}\n`);
    // Our commands print no more; another process may have, so that the mark is not among the kept bytes.
    if (end < 0) return this.#size > LARGEST_OUTPUT ? [noteOf(['the output of their shell'])] : [];
    const sums = new Map(
      output
        .toString('utf8', end)
        .split('\n')
        .map((line) => [line.slice(66), line.slice(0, 64)]),
    );
    const changed = [...this.#files].filter(([target, sum]) => sums.has(target) && sums.get(target) !== sum);
    // The first one decides.
    const decisive = this.#rewards.filter((_, index) => rewards[index] !== null).slice(0, 1);
    const unnamed = decisive.filter((reward) => this.#unnamed.includes(reward));
    const details = [
      ...unnamed.map((reward) => `${path.posix.basename(reward)}, which no file of the tests names`),
      ...(Buffer.concat(rewards.filter((content) => content !== null)).equals(output.subarray(0, end))
        ? []
        : ['the reward, after tests/test.sh had ended']),
      ...changed.map(([target]) => target).slice(0, 5),
    ];
    return details.length === 0 ? [] : [noteOf(details)];
  }
}

function noteOf(details: string[]): IntegrityNote {
  return { kind: 'changed_during_evaluation', detail: plainLine(`while the tests ran: ${details.join(', ')}`) };
}

/** Regular files at a place, each with its target and its bytes. */
function plainFiles(place: string, target: string): [target: string, file: string, size: number][] {
  const whole = statSync(place, { throwIfNoEntry: false });
  const names = whole?.isDirectory() ? pathsBelow(place) : [''];
  return names.flatMap((name): [string, string, number][] => {
    const file = path.join(place, name);
    const stat = name === '' ? whole : lstatSync(file);
    return stat?.isFile() ? [[path.posix.join(target, name), file, stat.size]] : [];
  });
}
