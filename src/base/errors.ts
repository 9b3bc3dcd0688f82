/** Something its reader can mend: an option, a dataset, a missing daemon. Exit code 2; never shown with a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Where in a trial something went wrong (`result.error.stage`). */
export type Stage = 'prepare' | 'agent-setup' | 'agent' | 'evaluate' | 'collect' | 'remove';

/** A trial that could not be measured: our fault or the world's. It becomes status `error` with `{stage, kind, message}`. */
export class TrialError extends Error {
  override name = 'TrialError';
  /** What failed: `docker`, `image`, `git`, `agent_setup`, … */
  readonly kind: string;

  constructor(kind: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** A reason to abort with, beside the names of signals: trials under way become `not_run` with this kind and message. */
export class Stop extends Error {
  override name = 'Stop';
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Why work was aborted; an abort with the name of a signal (`SIGINT`) is an interruption. */
export function stopOf({ reason }: AbortSignal): Stop {
  return reason instanceof Stop ? reason : new Stop('interrupted', `interrupted by ${String(reason)}`);
}

/** Whether the process is to end at once, as a signal asks for. */
export function isInterrupted(signal: AbortSignal): boolean {
  return signal.aborted && !(signal.reason instanceof Stop);
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of a system error (`ENOENT`), or undefined. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
