import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failAs, messageOf, TrialError, UserError } from '../../../base/errors.ts';
import type { Run } from '../../../base/lease/run-directory.ts';
import type { Machine, ToolOptions } from '../../../base/machine.ts';
import { plain } from '../../../base/text/untrusted.ts';
import { removeTree } from '../../../base/tree.ts';
import { runDocker } from '../cli.ts';
import { COMPOSE_ADVICE, COMPOSE_NEEDED, composeVersion } from './version.ts';

/** The variables that lead the docker CLI to its daemon; a compose file could take any other one of the runner. */
const PASSED = [
  ...['PATH', 'HOME', 'USER', 'XDG_RUNTIME_DIR', 'SSH_AUTH_SOCK'],
  ...['DOCKER_HOST', 'DOCKER_CONFIG', 'DOCKER_CONTEXT', 'DOCKER_CERT_PATH', 'DOCKER_TLS_VERIFY', 'DOCKER_API_VERSION'],
];
/** Milliseconds for a command that starts and loads nothing. */
const SHORT = 60_000;

const MISSING = `a task with docker-compose.yaml needs ${COMPOSE_NEEDED}, which is not installed here; ${COMPOSE_ADVICE}`;

/** The words of compose on the first file that it reads. */
const UNFOUND = /find env file: (\/.*)$/im;
const APART =
  'the docker command sees other files, as that of snap, which has a /tmp of its own; name a directory that it sees in RUNNER_TEMP';

/** True if the path that these words call missing at the end of an output is there: Docker sees other files than this process. */
export function isSeenHere(words: RegExp, end: string): boolean {
  return existsSync(words.exec(end)?.[1] ?? '');
}

interface ComposeCall {
  timeout: number;
  signal: AbortSignal;
}

/** The docker CLI's compose for one project: its files, and its name on the Engine. */
export class ComposeCli {
  readonly project: string;
  readonly #machine: Machine;
  readonly #place: string;
  readonly #environment: Record<string, string>;

  static async open(machine: Machine, run: Run): Promise<ComposeCli> {
    return new ComposeCli(machine, await mkdtemp(path.join(run.directory, 'compose-')).catch(failAs('testbed')));
  }

  private constructor(machine: Machine, place: string) {
    this.#machine = machine;
    this.#place = place;
    this.project = path
      .basename(place)
      .toLowerCase()
      .replace('compose-', `agentbench-${path.basename(path.dirname(place))}-`);
    const passed = PASSED.flatMap((name) => {
      const value = machine.environment[name];
      return value === undefined ? [] : [[name, value]];
    });
    // By TMPDIR, a sweep finds commands of a killed run that are still under way.
    this.#environment = { ...Object.fromEntries(passed), TMPDIR: place, LC_ALL: 'C' };
  }

  /** Writes a file for later calls, which no other user of the machine reads; returns its path. */
  async write(name: string, text: string): Promise<string> {
    const file = path.join(this.#place, name);
    await writeFile(file, text, { mode: 0o600 }).catch((error) => {
      throw new TrialError(
        'testbed',
        `${file} cannot be written: ${messageOf(error)}; make room there, or name another directory in RUNNER_TEMP`,
      );
    });
    return file;
  }

  /**
   * The document that compose makes of these files, with all variables and short forms resolved. Throws a TrialError
   * (`dataset`; `unsupported` if there is no compose, `testbed` if it does not see our files).
   */
  async resolve(
    { directory, files, variables }: { directory: string; files: string[]; variables: string[] },
    signal: AbortSignal,
  ): Promise<unknown> {
    const output = path.join(this.#place, 'resolved.json');
    const args = [
      ...['--project-directory', directory],
      ...variables.flatMap((file) => ['--env-file', file]),
      ...files.flatMap((file) => ['--file', file]),
      ...['config', '--format', 'json', '--output', output],
    ];
    const call = { timeout: SHORT, signal };
    try {
      await this.run(args, call, (end) =>
        isSeenHere(UNFOUND, end)
          ? new TrialError('testbed', `${end}, which is there: ${APART}`)
          : new TrialError('dataset', `docker-compose.yaml: ${end}`),
      );
    } catch (error) {
      if (signal.aborted || (await this.#isThere(call))) throw error;
      throw new TrialError('unsupported', MISSING);
    }
    return JSON.parse(await readFile(output, 'utf8'));
  }

  /** Runs a command of compose; a failure is the error that `faultOf` makes of the end of its output. */
  async run(args: string[], call: ComposeCall, faultOf: (end: string, timedOut: boolean) => Error): Promise<void> {
    const words = ['compose', '--project-name', this.project, ...args];
    const { exitCode, timedOut, end } = await runDocker(this.#machine, words, this.#options(call));
    call.signal.throwIfAborted();
    if (exitCode !== 0) throw faultOf(plain(end).trim(), timedOut === true);
  }

  async #isThere(call: ComposeCall): Promise<boolean> {
    try {
      return (await composeVersion(this.#machine, this.#options(call)))?.isOld === false;
    } catch (error) {
      // There is no docker CLI at all.
      if (error instanceof UserError) return false;
      throw error;
    }
  }

  /** Removes the files. */
  async close(): Promise<void> {
    await removeTree(this.#place);
  }

  #options(call: ComposeCall): ToolOptions {
    return { ...call, environment: this.#environment, cwd: this.#place };
  }
}
