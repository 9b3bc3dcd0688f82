import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Machine } from '../../src/base/machine.ts';
import { listProcesses } from '../../src/base/processes.ts';
import { git as runGit } from '../../src/git/git.ts';
import { RepositoryCache } from '../../src/git/mirror.ts';
import { thisMachine } from '../../src/github/this-machine.ts';
import { wordsOf } from '../faults/world.ts';
import { type GitServer, startGitServer } from '../support/git-server.ts';
import { testMachine } from '../support/machine.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** The public URL of the rows; git is sent to the local server for it. */
const PUBLIC = 'https://git.example.invalid/group/project.git';

const root = temporaryDirectory();
const upstream = path.join(root, 'group/project.git');
let server: GitServer;
let machine: Machine;

function git(directory: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid'];
  return execFileSync('git', [...identity, '-C', directory, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** Commits what there is, and says its hash. */
function commit(message: string): string {
  git(upstream, 'add', '--all');
  git(upstream, 'commit', '--quiet', '--allow-empty', '--message', message);
  return git(upstream, 'rev-parse', 'HEAD');
}

let first: string;
let second: string;
let onBranch: string;
let onNone: string;
let latest: string;

beforeAll(async () => {
  mkdirSync(upstream, { recursive: true });
  git(upstream, 'init', '--quiet', '--initial-branch=main');
  writeFileSync(path.join(upstream, 'README.md'), 'one\n');
  writeFileSync(path.join(upstream, 'run.sh'), '#!/bin/sh\n');
  chmodSync(path.join(upstream, 'run.sh'), 0o755);
  symlinkSync('README.md', path.join(upstream, 'link'));
  first = commit('first');
  git(upstream, 'tag', 'v1');
  writeFileSync(path.join(upstream, 'README.md'), 'two\n');
  second = commit('second');
  git(upstream, 'tag', '--annotate', '--message', 'release', 'v2');
  git(upstream, 'switch', '--quiet', '--create', 'topic', first);
  onBranch = commit('topic');
  git(upstream, 'switch', '--quiet', '--detach', first);
  onNone = commit('a pull request that was deleted');
  git(upstream, 'switch', '--quiet', 'main');
  latest = commit('third');
  server = await startGitServer(root);
});

afterAll(() => server.close());

beforeEach(() => {
  machine = machineFor(server.url);
  server.requests.length = 0;
});

function machineFor(url: string): Machine {
  return testMachine({
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${url}/.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://git.example.invalid/',
  });
}

/** A clone in a directory of its own. */
async function clone(commit: string | null, cache = new RepositoryCache(machine), url = PUBLIC): Promise<string> {
  const directory = path.join(temporaryDirectory(), 'workdir');
  await cache.clone({ url, commit }, directory);
  return directory;
}

const mirrors = () => {
  const folder = path.join(machine.cacheDirectory, 'repositories');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** The pauses before git is asked again are over at once. */
function withoutPauses(): void {
  const { setTimeout: real } = globalThis;
  const pauses = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, time?: number, ...given: []) =>
      real(work, [2_000, 8_000].includes(time ?? 0) ? 0 : time, ...given)) as typeof real);
  onTestFinished(() => pauses.mockRestore());
}

describe('a clone', () => {
  test('without a commit is of the default branch, at the same commit for all trials of a run', async () => {
    const cache = new RepositoryCache(machine);
    expect(git(await clone(null, cache), 'rev-parse', 'HEAD')).toBe(latest);
    git(upstream, 'switch', '--quiet', '--create', 'trunk');
    const newer = commit('newer');
    git(upstream, 'switch', '--quiet', 'main');
    expect(git(await clone(null, new RepositoryCache(machine)), 'rev-parse', 'HEAD')).toBe(latest);
    git(upstream, 'switch', '--quiet', 'trunk');
    try {
      expect(git(await clone(null, cache), 'rev-parse', 'HEAD')).toBe(latest);
      const directory = await clone(null, new RepositoryCache(machine));
      expect(git(directory, 'rev-parse', 'HEAD')).toBe(newer);
      expect(git(directory, 'remote', 'get-url', 'origin')).toBe(PUBLIC);
    } finally {
      git(upstream, 'switch', '--quiet', 'main');
      git(upstream, 'branch', '--quiet', '-D', 'trunk');
    }
  });

  test('of a repository without any commit fails, and says what to change', async () => {
    git(root, 'init', '--quiet', '--bare', 'group/empty.git');
    const url = PUBLIC.replace('project', 'empty');
    await expect(clone(null, new RepositoryCache(machine), url)).rejects.toThrow(
      `${url} at its default branch cannot be cloned: it has no default branch\nName a commit in base_commit`,
    );
  });

  test('from a cache of another user, or one that cannot be written, fails at once and names XDG_CACHE_HOME', async () => {
    await clone(second);
    const environment = { ...machine.environment, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    const tries: string[] = [];
    const runTool: Machine['runTool'] = (tool, args, options) => {
      if (args.includes('fetch') || args.includes('clone')) tries.push(args.join(' '));
      return thisMachine(environment).runTool(tool, args, options);
    };
    const others = new RepositoryCache({ ...machine, runTool });
    await expect(clone(second, others)).rejects.toThrow(
      /dubious ownership.*\nGit refuses a directory that belongs to another user: if it is the cache, name another one in XDG_CACHE_HOME\.$/s,
    );
    expect(new Set(tries).size).toBe(tries.length);
    const full = new RepositoryCache({ ...machine, cacheDirectory: path.join(upstream, 'README.md') });
    await expect(clone(second, full)).rejects.toThrow(
      /cannot be cloned: the cache cannot be written: ENOTDIR.*\nName another directory in XDG_CACHE_HOME\.$/s,
    );
  });

  test('has the whole history, all branches and tags, and HEAD detached at the commit', async () => {
    const directory = await clone(second);
    expect(git(directory, 'rev-parse', 'HEAD')).toBe(second);
    expect(git(directory, 'rev-parse', '--abbrev-ref', 'HEAD')).toBe('HEAD');
    expect(git(directory, 'log', '--format=%s')).toBe('second\nfirst');
    expect(git(directory, 'rev-parse', '--is-shallow-repository')).toBe('false');
    expect(git(directory, 'tag', '--list').split('\n')).toEqual(['v1', 'v2']);
    expect(git(directory, 'describe', '--tags')).toBe('v2');
    expect(git(directory, 'rev-parse', 'origin/main', 'origin/topic').split('\n')).toEqual([latest, onBranch]);
    expect(git(directory, 'status', '--porcelain')).toBe('');
  });

  test('knows only the public URL, and needs nothing of the mirror', async () => {
    const directory = await clone(second);
    expect(git(directory, 'remote', '--verbose')).toBe(`origin\t${PUBLIC} (fetch)\norigin\t${PUBLIC} (push)`);
    expect(readFileSync(path.join(directory, '.git/config'), 'utf8')).not.toContain(machine.cacheDirectory);
    expect(existsSync(path.join(directory, '.git/objects/info/alternates'))).toBe(false);
  });

  test('has the files with their modes and links', async () => {
    const directory = await clone(first);
    expect(readFileSync(path.join(directory, 'README.md'), 'utf8')).toBe('one\n');
    const executable = (name: string) => (lstatSync(path.join(directory, name)).mode & 0o111) !== 0;
    expect([executable('README.md'), executable('run.sh')]).toEqual([false, true]);
    expect(lstatSync(path.join(directory, 'link')).isSymbolicLink()).toBe(true);
  });

  test('goes into an empty directory that is there', async () => {
    const directory = temporaryDirectory();
    await new RepositoryCache(machine).clone({ url: PUBLIC, commit: first }, directory);
    expect(git(directory, 'rev-parse', 'HEAD')).toBe(first);
  });

  test.each<[string, () => string]>([
    ['the tip of a branch', () => onBranch],
    ['a commit that no branch holds', () => onNone],
    ['an abbreviated commit', () => second.slice(0, 8)],
    ['a commit in capitals', () => second.toUpperCase()],
  ])('at %s', async (_, wanted) => {
    const directory = await clone(wanted());
    expect(git(directory, 'rev-parse', 'HEAD').startsWith(wanted().toLowerCase())).toBe(true);
  });

  test('is not led astray by a repository the caller stands in, as in a git hook', async () => {
    const users = temporaryDirectory();
    git(users, 'init', '--quiet');
    machine = testMachine({ ...machine.environment, GIT_DIR: path.join(users, '.git'), GIT_WORK_TREE: users } as Record<
      string,
      string
    >);
    const directory = await clone(second);
    expect(git(directory, 'rev-parse', 'HEAD')).toBe(second);
    expect(readdirSync(users)).toEqual(['.git']);
  });
});

test('a user’s own settings of git, for bare repositories and the name of a remote, do not count', async () => {
  const { environment } = machine;
  const own = [
    ['safe.bareRepository', 'explicit'],
    ['clone.defaultRemoteName', 'upstream'],
  ].flatMap(([key, value], at) => [
    [`GIT_CONFIG_KEY_${at + 1}`, key],
    [`GIT_CONFIG_VALUE_${at + 1}`, value],
  ]);
  machine = testMachine({ ...environment, ...Object.fromEntries(own), GIT_CONFIG_COUNT: '3' } as Record<
    string,
    string
  >);
  const directory = await clone(second);
  expect(git(directory, 'remote', 'get-url', 'origin')).toBe(PUBLIC);
  await clone(first);
  expect(server.fetches()).toBe(1);
});

describe('the mirror', () => {
  test('is made once and serves every commit it holds, for later runs too', async () => {
    const cache = new RepositoryCache(machine);
    await clone(second, cache);
    expect(server.fetches()).toBe(1);
    await clone(first, cache);
    await clone(onBranch, new RepositoryCache(machine));
    expect(server.fetches()).toBe(1);
    expect(mirrors()).toHaveLength(1);
  });

  test('has the branches of the repository as they are now, also where a new one takes the place of a removed one', async () => {
    git(upstream, 'branch', 'release', first);
    expect(git(await clone(null), 'branch', '--remotes', '--list', 'origin/release*')).toBe('origin/release');
    git(upstream, 'branch', '-D', 'release');
    git(upstream, 'switch', '--quiet', '--create', 'release/1.0');
    const released = commit('a release');
    git(upstream, 'switch', '--quiet', 'main');
    const directory = await clone(released);
    git(upstream, 'branch', '-D', 'release/1.0');
    expect(git(directory, 'rev-parse', 'HEAD')).toBe(released);
    expect(git(directory, 'branch', '--remotes', '--list', 'origin/release*')).toBe('origin/release/1.0');
    // Known to the mirror alone by now.
    expect(git(await clone(released), 'rev-parse', 'HEAD')).toBe(released);
  });

  test('serves with the server gone', async () => {
    await clone(second);
    machine = { ...machine, runTool: machineFor('http://127.0.0.1:1').runTool };
    expect(git(await clone(first), 'rev-parse', 'HEAD')).toBe(first);
  });

  test('is made once for many clones at a time, also of several caches', async () => {
    const cache = new RepositoryCache(machine);
    const wanted = [first, second, onBranch, first, latest];
    const directories = await Promise.all(wanted.map((commit) => clone(commit, cache)));
    expect(directories.map((directory) => git(directory, 'rev-parse', 'HEAD'))).toEqual(wanted);
    expect(server.fetches()).toBe(1);

    machine = machineFor(server.url);
    await Promise.all([first, second].map((commit) => clone(commit, new RepositoryCache(machine))));
    expect(mirrors()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.git$/)]);
  });

  test('is asked for a commit once, however many trials want it', async () => {
    const asked: string[] = [];
    const { runTool } = machine;
    const counting: Machine = {
      ...machine,
      runTool(tool, args, options) {
        if (args.includes('cat-file')) asked.push(args.at(-1)!);
        return runTool(tool, args, options);
      },
    };
    const cache = new RepositoryCache(counting);
    const wanted = { url: PUBLIC, commit: second };
    await cache.fetch(wanted);
    await Promise.all([1, 2].map(() => cache.clone(wanted, temporaryDirectory())));
    expect(asked).toEqual([`${second}^{commit}`]);
  });

  test('gets a commit that was pushed later, with its branch and tags', async () => {
    const cache = new RepositoryCache(machine);
    git(upstream, 'tag', 'moves', first);
    await clone(second, cache);
    git(upstream, 'tag', '--force', 'moves', second);
    git(upstream, 'tag', 'of-no-branch', onNone);
    git(upstream, 'switch', '--quiet', '--create', 'later');
    const later = commit('later');
    git(upstream, 'tag', 'v3');
    git(upstream, 'switch', '--quiet', 'main');
    const directories = await Promise.all([clone(later, cache), clone(first, cache)]);
    expect(directories.map((directory) => git(directory, 'rev-parse', 'HEAD'))).toEqual([later, first]);
    expect(git(directories[0]!, 'describe', '--tags')).toBe('v3');
    expect(git(directories[0]!, 'rev-parse', 'origin/later')).toBe(later);
    expect(git(directories[0]!, 'rev-parse', 'moves', 'of-no-branch').split('\n')).toEqual([second, onNone]);
    expect(server.fetches()).toBe(2);
  });

  test('is not packed anew, whatever settings ask for it: other trials copy it meanwhile', async () => {
    const settings = { 'gc.autoPackLimit': '1', 'gc.autoDetach': 'false', 'fetch.unpackLimit': '1' };
    const home = temporaryDirectory();
    for (const [name, value] of Object.entries(settings))
      execFileSync('git', ['config', '--file', path.join(home, '.gitconfig'), name, value]);
    machine = testMachine({ HOME: home });
    await clone(first, new RepositoryCache(machine), `file://${upstream}`);
    git(upstream, 'switch', '--quiet', '--detach', first);
    const other = commit('another pull request');
    git(upstream, 'switch', '--quiet', 'main');
    await clone(other, new RepositoryCache(machine), `file://${upstream}`);
    const packs = path.join(machine.cacheDirectory, 'repositories', mirrors()[0]!, 'objects/pack');
    expect(readdirSync(packs).filter((name) => name.endsWith('.pack'))).toHaveLength(2);
  });

  test('is one for each URL', async () => {
    await clone(first);
    await clone(first, new RepositoryCache(machine), 'https://git.example.invalid/group/project.git/');
    expect(mirrors()).toHaveLength(2);
  });
});

describe('faults', () => {
  test('of the network are tried again twice', async () => {
    withoutPauses();
    let tries = 0;
    const runTool: Machine['runTool'] = async (tool, args, options) => {
      tries += Number(args.includes('clone') && args.includes('--bare'));
      if (tries > 0 && tries < 3) return { exitCode: 128, stdout: '', stderr: 'fatal: unable to access: timed out' };
      return machine.runTool(tool, args, options);
    };
    await clone(second, new RepositoryCache({ ...machine, runTool }));
    expect(tries).toBe(3);
  });

  test('a first clone that fails leaves nothing, and can be tried again', async () => {
    const cache = new RepositoryCache(machine);
    const url = 'https://git.example.invalid/group/later.git';
    await expect(clone(first, cache, url)).rejects.toThrow(
      /^https:\/\/git\.example\.invalid\/group\/later\.git at \w+ cannot be cloned: git clone failed with exit code 128: .*repository 'http:\/\/127\.0\.0\.1:\d+\/group\/later\.git\/' not found\nCheck that this machine can reach it/s,
    );
    expect(mirrors()).toEqual([]);
    symlinkSync(upstream, path.join(root, 'group/later.git'));
    expect(git(await clone(first, cache, url), 'rev-parse', 'HEAD')).toBe(first);
  });

  test.each([
    ['git@example.invalid: Permission denied (publickey).', 'The repository requires a login'],
    ["fatal: could not create work tree dir '/testbed': Permission denied", 'This user may not use the path'],
    ['/testbed/.git: Permission denied', 'This user may not use the path'],
  ])('a login that is missing is not taken for a directory of another user: %s', async (stderr, advice) => {
    const runTool = async () => ({ exitCode: 128, stdout: '', stderr });
    const cloned = clone(first, new RepositoryCache({ ...machine, runTool }));
    await expect(cloned).rejects.toThrow(`${stderr}\n${advice}`);
  });

  test('a commit that is nowhere is named, and at once', async () => {
    const nowhere = '0123456789abcdef0123456789abcdef01234567';
    await expect(clone(nowhere)).rejects.toThrow(
      new RegExp(
        `git fetch failed with exit code 128: .*not our ref ${nowhere}\nCheck that .* still has that commit`,
        's',
      ),
    );
    expect(git(await clone(first), 'rev-parse', 'HEAD')).toBe(first);
  });

  test.each<[string, (mirror: string) => void]>([
    ['that a killed git has left locked', (mirror) => writeFileSync(path.join(mirror, 'refs/heads/main.lock'), '')],
    ['that a crash of the machine has emptied', (mirror) => writeFileSync(path.join(mirror, 'HEAD'), '')],
  ])('a mirror %s is named, to be removed', async (_, damage) => {
    await clone(first);
    const mirror = path.join(machine.cacheDirectory, 'repositories', mirrors()[0]!);
    damage(mirror);
    git(upstream, 'commit', '--quiet', '--allow-empty', '--message', 'later');
    withoutPauses();
    await expect(clone(git(upstream, 'rev-parse', 'HEAD'))).rejects.toThrow(
      `unless another run uses it now, remove ${mirror}, then run again`,
    );
  });

  test('an abbreviated commit that is nowhere', async () => {
    await expect(clone('0123456')).rejects.toThrow(/git fetch failed with exit code 128: .*0123456/s);
  });

  test('a URL that git would take for an option', async () => {
    await expect(clone(first, undefined, '--upload-pack=touch x')).rejects.toThrow(
      'repo_url: "--upload-pack=touch x" begins with "-"',
    );
    expect(mirrors()).toEqual([]);
  });

  test('a git that does not end is ended, with what it has started', async () => {
    const mark = `4${randomInt(1e8, 1e9)}`;
    const running = runGit(machine.runTool, ['-c', `alias.hang=!sleep ${mark} # ünï`, 'hang'], root, 500);
    await expect(running).rejects.toThrow(/^git .* did not end within 500 ms, and was ended$/);
    expect(listProcesses().filter(({ pid }) => wordsOf(pid) === `sleep ${mark}`)).toEqual([]);
  });
});
