import { isUtf8 } from 'node:buffer';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf, UserError } from '../base/errors.ts';
import type { GitHubClient } from './client.ts';
import { explainRefusal, isDenied, statusOf, withPermission } from './fault.ts';
import type { Repository } from './repository.ts';

/** Attempts at a branch that others write to as well; pauses grow from about half a second to ten. */
const MOST_TRIES = 10;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
/** Texts up to this size are sent inline with the tree: each extra write request takes a second, and others may win. */
const LARGEST_INLINE = 1024 * 1024;

/** A branch with files in its root directory. */
export interface BranchPlace extends Repository {
  branch: string;
}

/** The decided change: files to write, by name, or null to write nothing. */
export interface FileChange {
  files: Map<string, Buffer> | null;
}

/**
 * Changes files in the root of a branch in one commit, through the API alone: reads `file` (null if missing), calls
 * `decide`, and commits the result on top of the commit read. If the branch moved meanwhile, it reads and decides
 * again. A missing branch is created with these files only; other files are never touched. Throws a UserError that
 * says what to change; `permission` is what the whole change needs, named also where already reading is refused.
 */
export async function changeBranch<Change extends FileChange>(
  client: GitHubClient,
  place: BranchPlace,
  { file, largest, message, permission }: { file: string; largest: number; message: string; permission: string },
  decide: (bytes: Buffer | null) => Change,
): Promise<Change> {
  for (let tries = 1; ; tries += 1) {
    const { head, bytes } = await withPermission(permission, async () => {
      const head = await readHead(client, place);
      return { head, bytes: head === null ? null : await readTopFile(client, place, head, file, largest) };
    });
    const change = decide(bytes);
    if (change.files === null) return change;
    try {
      await writeCommit(client, place, head, change.files, message);
      return change;
    } catch (error) {
      if (!isConflict(error) || tries === MOST_TRIES) throw explained(error, place.branch);
    }
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1));
    await sleep(pause * (0.5 + Math.random()));
  }
}

interface Head {
  commit: string;
  tree: string;
}

/** The newest commit of the branch; null if the branch does not exist. */
async function readHead(client: GitHubClient, { owner, repo, branch }: BranchPlace): Promise<Head | null> {
  try {
    const { data } = await client.rest.git.getRef({ owner, repo, ref: `heads/${branch}` });
    const commit = data.object.sha;
    return { commit, tree: (await client.rest.git.getCommit({ owner, repo, commit_sha: commit })).data.tree.sha };
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Reads a file from the root directory; null if it does not exist. */
async function readTopFile(
  client: GitHubClient,
  { owner, repo, branch }: BranchPlace,
  { tree }: Head,
  file: string,
  largest: number,
): Promise<Buffer | null> {
  const { data } = await client.rest.git.getTree({ owner, repo, tree_sha: tree });
  const entry = data.tree.find(({ path }) => path === file);
  if (entry === undefined && data.truncated)
    throw new UserError(`the branch ${branch} holds too many files to be read; name another branch in history`);
  if (entry === undefined) return null;
  // A symbolic link has mode 120000, a directory 040000.
  if (!entry.mode.startsWith('100'))
    throw new UserError(`${file} on the branch ${branch} is a link or a directory, not a file`);
  if ((entry.size ?? 0) > largest)
    throw new UserError(
      `${file} on the branch ${branch} has ${entry.size} bytes, and the most is ${largest}: move it away, or name another branch`,
    );
  // The blob API returns base64 up to 100 MB; the contents API stops at 1 MB.
  const { data: blob } = await client.rest.git.getBlob({ owner, repo, file_sha: entry.sha });
  return Buffer.from(blob.content, 'base64');
}

async function writeCommit(
  client: GitHubClient,
  { owner, repo, branch }: BranchPlace,
  head: Head | null,
  files: Map<string, Buffer>,
  message: string,
): Promise<void> {
  const tree = [];
  for (const [path, bytes] of files) {
    const entry = { path, mode: '100644', type: 'blob' } as const;
    if (bytes.length <= LARGEST_INLINE && isUtf8(bytes)) {
      tree.push({ ...entry, content: bytes.toString() });
      continue;
    }
    const blob = { owner, repo, encoding: 'base64', content: bytes.toString('base64') };
    tree.push({ ...entry, sha: (await client.rest.git.createBlob(blob)).data.sha });
  }
  const base = head === null ? {} : { base_tree: head.tree };
  const made = await client.rest.git.createTree({ owner, repo, tree, ...base });
  const parents = head === null ? [] : [head.commit];
  const { sha } = (await client.rest.git.createCommit({ owner, repo, message, tree: made.data.sha, parents })).data;
  if (head === null) await client.rest.git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha });
  else await client.rest.git.updateRef({ owner, repo, ref: `heads/${branch}`, sha, force: false });
}

/** Messages of branch rules, against which a retry is useless; a resource may also be "protected by organization SAML enforcement". */
const RULED = /rule|protected(?! by organization)|must be|not authorized/i;

/** True if the branch was created or moved since it was read; GitHub answers 409, or 422 with varying messages. */
function isConflict(error: unknown): boolean {
  const status = statusOf(error);
  return status === 409 || (status === 422 && !RULED.test(messageOf(error)));
}

function explained(error: unknown, branch: string): unknown {
  const [status, message] = [statusOf(error), messageOf(error)];
  if (isConflict(error))
    return new UserError(
      `others wrote to the branch ${branch} at each of ${MOST_TRIES} tries (HTTP ${status}: ${message})`,
    );
  if ((status === 403 || status === 422) && RULED.test(message))
    return new UserError(
      `the branch ${branch} is protected (HTTP ${status}: ${message.split('\n')[0]}): let this workflow past the rule, or name another branch`,
    );
  // For a token without write permission, the git database of a private repository answers 404.
  if (isDenied(error) || status === 404)
    return new UserError(
      explainRefusal(error, `github-token: this token may not write to the branch ${branch}`, 'contents: write'),
    );
  return error;
}
