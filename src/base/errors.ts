/** An error that the user can fix: an option, a dataset, a missing daemon. Exit code 2; shown without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** A record that could not be written, by no fault of the program. Exit code 3; shown without a stack trace. */
export class WriteError extends Error {
  override name = 'WriteError';
}

/**
 * A trial that could not be measured, through a fault of the harness or its surroundings. It becomes status `error`
 * with `{stage, kind, message}`.
 */
export class TrialError extends Error {
  override name = 'TrialError';
  /** The failed part: `docker`, `image`, `git`, `agent_setup`, … */
  readonly kind: string;

  constructor(kind: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Turns any fault into one of a trial. */
export function failAs(kind: string): (error: unknown) => never {
  return (error) => {
    throw new TrialError(kind, messageOf(error), { cause: error });
  };
}

/** A reason to abort a run other than a signal: running trials become `not_run` with this kind and message. */
export class Stop extends Error {
  override name = 'Stop';
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The reason of an abort; the name of a signal (`SIGINT`) counts as an interruption. */
export function stopOf({ reason }: AbortSignal): Stop {
  return reason instanceof Stop ? reason : new Stop('interrupted', `interrupted by ${String(reason)}`);
}

/** True if a signal asked the process to end at once. */
export function isInterrupted(signal: AbortSignal): boolean {
  return signal.aborted && !(signal.reason instanceof Stop);
}

/** The advice on limits of this process that any file, connection or command may meet, by their codes. */
const LIMITS: Record<string, string> = {
  EMFILE: 'raise the limit of open files by ulimit -n, or lower parallel',
  EAGAIN: 'raise the limit of processes by ulimit -u, or lower parallel',
  EFBIG: 'raise the limit of file sizes by ulimit -f',
};

/** The message of any thrown value; one of a limit of this process says what to do. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = codeOf(error) ?? '';
  const isLimit = Object.hasOwn(LIMITS, code) && (code !== 'EAGAIN' || error.message.startsWith('spawn'));
  return isLimit ? `${error.message} (${LIMITS[code]})` : error.message;
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
