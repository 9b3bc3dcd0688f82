import { pipeline, Transform } from 'node:stream';
import type Docker from 'dockerode';
import { UserError } from '../../base/errors.ts';
import type { Machine } from '../../base/machine.ts';

/** Seconds that the Engine may take to answer. The variable is that of Docker's own clients for Python and of Compose. */
const DEFAULT_LIMIT = 120;
/** A commit copies all that the agent has written: as many times longer. */
const COMMIT_FACTOR = 30;

/** The Engine has not answered in time: it hangs, or the machine that it runs on does. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** The limit in milliseconds: `DOCKER_CLIENT_TIMEOUT` (seconds), or two minutes. Throws a UserError for what is no number. */
export function requestLimit(environment: Machine['environment']): number {
  const given = environment.DOCKER_CLIENT_TIMEOUT || String(DEFAULT_LIMIT);
  const seconds = Number(given);
  if (!(seconds > 0 && seconds <= 86_400))
    throw new UserError(`DOCKER_CLIENT_TIMEOUT: "${given}" is no number of seconds; unset it for ${DEFAULT_LIMIT}`);
  return seconds * 1000;
}

/**
 * Ends each request of a client with a NoAnswer when the Engine is silent for `limit` ms: dockerode itself waits for ever. What
 * counts is the beginning of the answer where it is a stream (an agent may be silent for hours), and each piece of an upload.
 */
export function limitRequests(docker: Docker, limit: number): void {
  const modem = docker.modem as { dial(options: Dial, callback: Callback): void };
  const dial = modem.dial.bind(modem);
  modem.dial = (options, callback) => {
    const stop = new AbortController();
    const allowed = options.path.startsWith('/commit') ? limit * COMMIT_FACTOR : limit;
    const timer = setTimeout(() => stop.abort(), allowed);
    const { abortSignal, file } = options;
    dial(
      {
        ...options,
        abortSignal: abortSignal === undefined ? stop.signal : AbortSignal.any([abortSignal, stop.signal]),
        ...(file === undefined ? {} : { file: watched(file, () => timer.refresh()) }),
      },
      (error, data) => {
        clearTimeout(timer);
        const what = `${options.method} ${options.path.replace(/\?.*/, '')}`;
        callback(stop.signal.aborted ? new NoAnswer(`no answer to ${what} within ${allowed / 1000} s`) : error, data);
      },
    );
  };
}

interface Dial {
  method: string;
  path: string;
  abortSignal?: AbortSignal;
  /** What is uploaded. */
  file?: NodeJS.ReadableStream;
}
type Callback = (error: unknown, data: unknown) => void;

function watched(stream: NodeJS.ReadableStream, piece: () => void): NodeJS.ReadableStream {
  const through = new Transform({
    transform(chunk, _, done) {
      piece();
      done(null, chunk);
    },
  });
  // A fault of the source destroys the copy, which the request hears of.
  return pipeline(stream, through, () => {});
}
