import { messageOf, UserError } from '../base/errors.ts';

/** The HTTP status with which the REST API refused; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

/** Explains an error of the REST API; `denied` is true if the token lacks the permission. */
export function explainRestFault(error: unknown): { denied: boolean; message: string } {
  const [status, message] = [statusOf(error), messageOf(error)];
  const denied = isDenied(error);
  if (denied) {
    return {
      denied,
      message: `this token may not comment (HTTP ${status}): on pull requests of forks it is read-only; otherwise give the job "permissions: pull-requests: write"`,
    };
  }
  if (isArchived(error))
    return { denied, message: 'the repository is archived, and so read-only: unarchive it, or set "comment: never"' };
  if (status === 404)
    return { denied, message: 'GitHub answered 404: is github-token one that has access to this repository?' };
  const said = status === undefined || message.startsWith('GitHub answered');
  return { denied, message: said ? message : `GitHub answered ${status}: ${message}` };
}

/** True if the REST API refused since the repository is archived, which no permission helps against. */
function isArchived(error: unknown): boolean {
  return statusOf(error) === 403 && /\barchived\b/i.test(messageOf(error));
}

/** True if the REST API refused for lack of permission, false for a rate limit. */
export function isDenied(error: unknown): boolean {
  if (isArchived(error)) return false;
  const status = statusOf(error);
  return status === 401 || (status === 403 && /not accessible by|read-only/i.test(messageOf(error)));
}

/** Turns a refusal for lack of permission into a UserError that names the missing permission. */
export async function withPermission<T>(permission: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDenied(error)) throw error;
    throw new UserError(
      `github-token: this token has no permission to read (HTTP ${statusOf(error)}): give the job "permissions: ${permission}"`,
      { cause: error },
    );
  }
}
