import { messageOf, UserError } from '../base/errors.ts';

/** The HTTP status with which the REST API refused; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

/** Explains an error of the REST API; `denied` is true if the token lacks the permission, or is not valid. */
export function explainRestFault(error: unknown): { denied: boolean; message: string } {
  const [status, message] = [statusOf(error), messageOf(error)];
  const denied = isDenied(error);
  if (denied) {
    const forks = isPersonal(error) ? '' : 'on pull requests of forks it is read-only; otherwise ';
    return { denied, message: explainRefusal(error, 'this token may not comment', 'pull-requests: write', forks) };
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

/**
 * Explains a refusal of the token: `lacks` says what it may not do, `permission` would permit it; `first` stands before
 * the advice. No permission helps against a token that is not valid, and none of the job's helps a personal access token.
 */
export function explainRefusal(error: unknown, lacks: string, permission: string, first = ''): string {
  const status = statusOf(error);
  if (status === 401)
    return 'github-token is not valid (HTTP 401): it has expired (that of an app does so after one hour), was revoked, or is of another server';
  const whom = isPersonal(error)
    ? `this personal access token "${permission}"`
    : `the job "permissions: ${permission}"`;
  return `${lacks} (HTTP ${status}): ${first}give ${whom}`;
}

function isPersonal(error: unknown): boolean {
  return /not accessible by personal access token/i.test(messageOf(error));
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
    const lacks = 'github-token: this token has no permission to read';
    throw new UserError(explainRefusal(error, lacks, permission), { cause: error });
  }
}
