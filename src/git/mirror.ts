import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { unfinishedIn } from '../base/lease/claim.ts';
import { type Machine, pause } from '../base/machine.ts';
import { once } from '../base/once.ts';
import { emptyDirectory, removeTree } from '../base/tree.ts';
import type { Repository } from '../datasets/types.ts';
import { GitError, git, withoutLogins } from './git.ts';
import { refuseOption } from './refuse-option.ts';

/** Pauses in milliseconds before each try of a network operation. */
const PAUSES = [0, 2_000, 8_000];
const NO_BRANCH = 'it has no default branch';
const NO_CACHE = 'the cache cannot be written';

/** A repository whose commit is known. */
type Pinned = Repository & { commit: string };

/** Clones repositories at a commit from local mirrors, one for each URL, kept between runs. */
export class RepositoryCache {
  readonly #machine: Machine;
  /** Mirrors by URL, and by URL and commit once the commit is known to be present. */
  readonly #mirrors = new Map<string, Promise<string>>();
  /** Newest commits of default branches by URL: all trials of a run get the same. */
  readonly #heads = new Map<string, Promise<string>>();

  /** True if trials can write to the mirrors: a clone then verifies every object again. */
  readonly #open: boolean;

  constructor(machine: Machine, { open = false } = {}) {
    this.#machine = machine;
    this.#open = open;
  }

  /**
   * Clones into an empty or absent directory: full history and tags, `commit` checked out, `origin` the public URL.
   * Resolves to the full hash of the commit. Throws an Error that names the repository and says what to do.
   */
  async clone(repository: Repository, directory: string): Promise<string> {
    return await advised(repository, this.#placeOf(repository.url), async () => {
      const pinned = await this.#pinned(repository);
      try {
        return await this.#clone(await this.#mirrorWith(pinned), pinned, directory);
      } catch (error) {
        if (!this.#open || !isForged(error)) throw error;
        // The mirror was written to: it is fetched anew, once.
        await this.#forget(pinned);
        await emptyDirectory(directory);
        return await this.#clone(await this.#mirrorWith(pinned), pinned, directory);
      }
    });
  }

  /** Fetches everything that `clone` needs from the network. Throws as `clone` does. */
  async fetch(repository: Repository): Promise<void> {
    await advised(repository, this.#placeOf(repository.url), async () =>
      this.#mirrorWith(await this.#pinned(repository)),
    );
  }

  async #pinned({ url, commit }: Repository): Promise<Pinned> {
    return { url, commit: commit ?? (await once(this.#heads, url, () => this.#head(url))) };
  }

  async #head(url: string): Promise<string> {
    const listed = await this.#retry(['ls-remote', url, 'HEAD']);
    const commit = /^([0-9a-f]{40,64})\tHEAD$/m.exec(listed)?.[1];
    if (commit === undefined) throw new Error(NO_BRANCH);
    return commit;
  }

  async #clone(mirror: string, repository: Pinned, directory: string): Promise<string> {
    const run = (...args: string[]) => git(this.#machine.runTool, ['-C', directory, ...args]);
    // A dataset row may abbreviate its commit; `git fetch` needs the full hash.
    const named = await git(this.#machine.runTool, ['-C', mirror, 'rev-parse', `${repository.commit}^{commit}`]);
    const commit = named.trim();
    // As over a network, objects are sent by content and verified: a forged one is missed.
    const how = this.#open ? '--no-local' : '--no-hardlinks';
    const words = ['clone', '--quiet', '--origin', 'origin', '--no-checkout', how, mirror, directory];
    await git(this.#machine.runTool, words);
    await run('fetch', '--quiet', 'origin', commit);
    await run('remote', 'set-url', 'origin', repository.url);
    await run('checkout', '--quiet', '--detach', commit);
    return commit;
  }

  /** A mirror that holds the commit; fetched once, however many trials need it. */
  #mirrorWith({ url, commit }: Pinned): Promise<string> {
    return once(this.#mirrors, `${url} ${commit}`, async () => {
      const directory = await once(this.#mirrors, url, () => this.#mirror(url));
      await this.#bring(url, commit, directory);
      return directory;
    });
  }

  async #forget({ url, commit }: Pinned): Promise<void> {
    this.#mirrors.delete(`${url} ${commit}`);
    this.#mirrors.delete(url);
    await removeTree(this.#placeOf(url));
  }

  async #bring(url: string, commit: string, directory: string): Promise<void> {
    if (await this.#has(directory, commit)) return;
    // New branches and tags first; then the commit by its hash, since it may be on none of them. A branch that was removed
    // would be in the way of one below its name.
    const branches = '+refs/heads/*:refs/heads/*';
    await this.#retry(['-C', directory, 'fetch', '--quiet', '--tags', '--force', '--prune', url, branches]);
    if (!(await this.#has(directory, commit))) await this.#retry(['-C', directory, 'fetch', '--quiet', url, commit]);
  }

  #placeOf(url: string): string {
    const name = hash('sha256', url).slice(0, 32);
    return path.join(this.#machine.cacheDirectory, 'repositories', `${name}.git`);
  }

  async #mirror(url: string): Promise<string> {
    const directory = this.#placeOf(url);
    if (existsSync(directory)) return directory;
    const unwritable = (cause: string) => new Error(`${NO_CACHE}: ${cause}`);
    await unfinishedIn(path.dirname(directory), unwritable, async (incomplete) => {
      await this.#retry(['clone', '--quiet', '--bare', '--no-hardlinks', url, incomplete]);
      // Another run may have been faster: its mirror is equally good.
      await rename(incomplete, directory).catch((error) => {
        if (!existsSync(directory)) throw error;
      });
    });
    return directory;
  }

  async #has(directory: string, commit: string): Promise<boolean> {
    const looking = git(this.#machine.runTool, ['-C', directory, 'cat-file', '-e', `${commit}^{commit}`]);
    return await looking.then(
      () => true,
      (error) => {
        if (error instanceof GitError) return false;
        throw error;
      },
    );
  }

  async #retry(args: string[]): Promise<string> {
    let last: unknown;
    for (const milliseconds of PAUSES) {
      await pause(this.#machine, milliseconds);
      try {
        return await git(this.#machine.runTool, args);
      } catch (error) {
        if (!(error instanceof GitError) || isFinal(error)) throw error;
        last = error;
      }
    }
    throw last;
  }
}

async function advised<Value>(repository: Repository, mirror: string, work: () => Promise<Value>): Promise<Value> {
  refuseOption(repository.url, 'repo_url');
  try {
    return await work();
  } catch (error) {
    const { url, commit } = repository;
    throw new Error(
      `${withoutLogins(url)} at ${commit ?? 'its default branch'} cannot be cloned: ${messageOf(error)}\n${adviceOn(error, mirror)}`,
      { cause: error },
    );
  }
}

function adviceOn(error: unknown, mirror: string): string {
  const said = messageOf(error);
  if (said.startsWith(NO_CACHE)) return 'Name another directory in XDG_CACHE_HOME.';
  if (/dubious ownership/.test(said))
    return 'Git refuses a directory that belongs to another user: if it is the cache, name another one in XDG_CACHE_HOME.';
  // By ssh with a reason after it, `Permission denied (publickey)`; of a file it is the end of the line.
  if (/Authentication failed|could not read Username|could not read Password|Permission denied[ ,]/i.test(said))
    return 'The repository requires a login: configure one for git on this machine (a credential helper, a key), or use a public URL.';
  if (/: Permission denied$/m.test(said))
    return 'This user may not use the path that git names: change who may, or name another directory (workdir; XDG_CACHE_HOME for the cache).';
  if (/not our ref|unknown revision|bad object|couldn't find remote ref/i.test(said))
    return 'Check that the repository still has that commit, and correct the row.';
  if (DAMAGED.test(said) || LOCKED.test(said))
    return `Its copy in the cache is damaged or locked: unless another run uses it now, remove ${mirror}, then run again with resume.`;
  if (said === NO_BRANCH) return 'Name a commit in base_commit, or correct the URL.';
  if (/No space left/i.test(said))
    return 'Free space on the disk of the cache (XDG_CACHE_HOME), then run again with resume.';
  return 'Check that this machine can reach it (git ls-remote), then run again with resume.';
}

/** Messages of git about a repository of this machine that a crash has left incomplete, or a killed git locked. */
const DAMAGED = /(?<!remote: )(error|fatal): .*(is empty$|is corrupt$|not a git repository \(or)/m;
const LOCKED = /may have crashed in this repository/;

/** True for messages of git about an object that does not match its name, or that is missing. */
function isForged(error: unknown): boolean {
  return /did not receive expected object|invalid index-pack output|bad (object|pack|tree)|missing (blob|tree|commit)|corrupt|hash mismatch|not our ref|unknown revision|Needed a single revision|does not appear to be a git|not a git repository/i.test(
    messageOf(error),
  );
}

/** Faults that a retry cannot fix. */
function isFinal(error: GitError): boolean {
  if (DAMAGED.test(error.result.stderr)) return true;
  return /not found|strange hostname|strange pathname|does not exist|does not appear to be a git|not our ref|couldn't find remote ref|Authentication failed|could not read Username|Permission denied|dubious ownership/i.test(
    error.result.stderr,
  );
}
