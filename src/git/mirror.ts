import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { claim, giveUp } from '../base/lease/claim.ts';
import type { Machine } from '../base/machine.ts';
import type { Repository } from '../datasets/types.ts';
import { GitError, git, refuseOption } from './git.ts';

/** Tries of a network operation, and the pause before each further one. */
const PAUSES = [0, 2_000, 8_000];

/** Clones repositories at a commit by way of local mirrors, one for each URL, kept between runs. */
export class RepositoryCache {
  readonly #machine: Machine;
  /** Mirrors by their URL, and by URL and commit where that is known to be in them. */
  readonly #mirrors = new Map<string, Promise<string>>();

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /**
   * Clones into an empty or absent directory: full history and tags, `commit` checked out, `origin` the public URL.
   * Throws an Error that names the repository and says what to do.
   */
  async clone(repository: Repository, directory: string): Promise<void> {
    await advised(repository, async () => this.#clone(await this.#mirrorWith(repository), repository, directory));
  }

  /** Brings what a clone needs from afar. Throws as `clone` does. */
  async fetch(repository: Repository): Promise<void> {
    await advised(repository, () => this.#mirrorWith(repository));
  }

  async #clone(mirror: string, repository: Repository, directory: string): Promise<void> {
    const run = (...args: string[]) => git(this.#machine.runTool, ['-C', directory, ...args]);
    // A row may abbreviate its commit; a fetch takes none but the whole.
    const named = await git(this.#machine.runTool, ['-C', mirror, 'rev-parse', `${repository.commit}^{commit}`]);
    const commit = named.trim();
    await git(this.#machine.runTool, ['clone', '--quiet', '--no-checkout', '--no-hardlinks', mirror, directory]);
    await run('fetch', '--quiet', 'origin', commit);
    await run('remote', 'set-url', 'origin', repository.url);
    await run('checkout', '--quiet', '--detach', commit);
  }

  /** A mirror that holds the commit; asked for once, however many trials want it. */
  #mirrorWith({ url, commit }: Repository): Promise<string> {
    return this.#once(`${url} ${commit}`, async () => {
      const directory = await this.#once(url, () => this.#mirror(url));
      await this.#bring(commit, directory);
      return directory;
    });
  }

  #once(key: string, make: () => Promise<string>): Promise<string> {
    let mirror = this.#mirrors.get(key);
    if (mirror === undefined) {
      mirror = make();
      this.#mirrors.set(key, mirror);
      mirror.catch(() => this.#mirrors.delete(key));
    }
    return mirror;
  }

  async #bring(commit: string, directory: string): Promise<void> {
    if (await this.#has(directory, commit)) return;
    // New branches and tags first; then the commit by its name, which need not be on any of them.
    await this.#retry([
      '-C',
      directory,
      'fetch',
      '--quiet',
      '--tags',
      '--force',
      'origin',
      '+refs/heads/*:refs/heads/*',
    ]);
    if (!(await this.#has(directory, commit)))
      await this.#retry(['-C', directory, 'fetch', '--quiet', 'origin', commit]);
  }

  async #mirror(url: string): Promise<string> {
    const folder = path.join(this.#machine.cacheDirectory, 'repositories');
    const directory = path.join(folder, `${createHash('sha256').update(url).digest('hex').slice(0, 32)}.git`);
    if (existsSync(directory)) return directory;
    await mkdir(folder, { recursive: true });
    const incomplete = path.join(folder, `incomplete-${randomUUID()}`);
    await claim(incomplete);
    try {
      await this.#retry(['clone', '--quiet', '--bare', url, incomplete]);
      // Another run may have been quicker: its mirror is as good.
      await rename(incomplete, directory).catch((error) => {
        if (!existsSync(directory)) throw error;
      });
    } finally {
      await rm(incomplete, { recursive: true, force: true });
      await giveUp(incomplete);
    }
    return directory;
  }

  async #has(directory: string, commit: string): Promise<boolean> {
    const result = await this.#machine.runTool('git', ['-C', directory, 'cat-file', '-e', `${commit}^{commit}`]);
    return result.exitCode === 0;
  }

  async #retry(args: string[]): Promise<void> {
    let last: unknown;
    for (const pause of PAUSES) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      try {
        await git(this.#machine.runTool, args);
        return;
      } catch (error) {
        if (!(error instanceof GitError) || isFinal(error)) throw error;
        last = error;
      }
    }
    throw last;
  }
}

async function advised(repository: Repository, work: () => Promise<unknown>): Promise<void> {
  refuseOption(repository.url, 'repo_url');
  try {
    await work();
  } catch (error) {
    const { url, commit } = repository;
    throw new Error(`${url} at ${commit} cannot be cloned: ${messageOf(error)}\n${adviceOn(error)}`, { cause: error });
  }
}

function adviceOn(error: unknown): string {
  const said = messageOf(error);
  if (/Authentication failed|could not read Username|could not read Password|Permission denied/i.test(said))
    return 'It asks for a login: give git one on this machine (a credential helper, a key), or take a public URL.';
  if (/not our ref|unknown revision|bad object|couldn't find remote ref/i.test(said))
    return 'See whether the repository still has that commit, and mend the row.';
  if (/No space left/i.test(said)) return 'Make room where the cache is (XDG_CACHE_HOME), then run again with resume.';
  return 'See whether this machine reaches it (git ls-remote), then run again with resume.';
}

/** Faults that a second try cannot mend. */
function isFinal(error: GitError): boolean {
  return /not found|strange hostname|strange pathname|does not exist|does not appear to be a git|not our ref|couldn't find remote ref|Authentication failed|could not read Username|Permission denied/i.test(
    error.result.stderr,
  );
}
