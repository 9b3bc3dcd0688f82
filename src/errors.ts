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

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of a system error (`ENOENT`), or undefined. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
