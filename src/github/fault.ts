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
      message:
        invalidToken(error) ??
        `this token may not comment (HTTP ${status}): on pull requests of forks it is read-only; otherwise give the job "permissions: pull-requests: write"`,
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

/** The reason if the REST API did not take the token itself, which no permission helps against; otherwise null. */
export function invalidToken(error: unknown): string | null {
  if (statusOf(error) !== 401) return null;
  return 'github-token is not valid (HTTP 401): it has expired (that of an app does so after one hour), was revoked, or is of another server';
}

/** True if the REST API refused the token or its permissions, false for a rate limit. */
export function isDenied(error: unknown): boolean {
  if (isArchived(error)) return false;
  const status = statusOf(error);
  return status === 401 || (status === 403 && /not accessible by|read-only/i.test(messageOf(error)));
}

/** Turns a refusal of the token into a UserError that names the missing permission. */
export async function withPermission<T>(permission: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDenied(error)) throw error;
    const lacking = `github-token: this token has no permission to read (HTTP ${statusOf(error)}): give the job "permissions: ${permission}"`;
    throw new UserError(invalidToken(error) ?? lacking, { cause: error });
  }
}
