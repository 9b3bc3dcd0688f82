import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Machine } from '../../src/base/machine.ts';
import { loadDataset } from '../../src/datasets/registry.ts';
import { datasetFetcher, fetchDataset } from '../../src/git/fetch-dataset.ts';
import { GitError } from '../../src/git/git.ts';
import { interruptible } from '../../src/git/left-tools.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { datasetDirectory, directoryOf, scenario } from '../support/datasets.ts';
import { type GitServer, startGitServer } from '../support/git-server.ts';
import { testMachine } from '../support/machine.ts';
import { mountAt } from '../support/mounts.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const root = temporaryDirectory();
const upstream = path.join(root, 'dataset.git');
let server: GitServer;
let machine: Machine;
let url: string;
let first: string;
let second: string;
let onBranch: string;

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid'];
  return execFileSync('git', [...identity, '-C', upstream, ...args], { encoding: 'utf8' }).trim();
}

function commit(id: string): string {
  writeFileSync(path.join(upstream, 'setupbench/scenarios/a.jsonl'), scenario({ instance_id: id }));
  git('add', '--all');
  git('commit', '--quiet', '--message', id);
  return git('rev-parse', 'HEAD');
}

beforeAll(async () => {
  for (const folder of ['scenarios', 'fixtures/first']) {
    mkdirSync(path.join(upstream, 'setupbench', folder), { recursive: true });
  }
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(path.join(upstream, 'setupbench/fixtures/first/run.sh'), 'true\n');
  chmodSync(path.join(upstream, 'setupbench/fixtures/first/run.sh'), 0o755);
  first = commit('first');
  git('tag', '--annotate', '--message', 'release', 'v1');
  git('switch', '--quiet', '--create', 'topic');
  onBranch = commit('on-branch');
  git('switch', '--quiet', 'main');
  second = commit('second');
  server = await startGitServer(root);
  url = `${server.url}/dataset.git`;
});

afterAll(() => server.close());

beforeEach(() => {
  machine = testMachine();
  server.requests.length = 0;
});

const idIn = (directory: string) =>
  JSON.parse(readFileSync(path.join(directory, 'setupbench/scenarios/a.jsonl'), 'utf8')).instance_id;

/** What the cache holds, below the repository's folder. */
function cached(): string[] {
  const datasets = path.join(machine.cacheDirectory, 'datasets');
  return existsSync(datasets) ? readdirSync(datasets).flatMap((name) => readdirSync(path.join(datasets, name))) : [];
}

describe('fetchDataset', () => {
  test.each<[string, () => string, () => string, string]>([
    ['a full commit', () => second, () => second, 'second'],
    ['a commit that is no tip', () => first, () => first, 'first'],
    ['an annotated tag', () => 'v1', () => first, 'first'],
    ['a tag by its whole name', () => 'refs/tags/v1', () => first, 'first'],
    ['a branch', () => 'topic', () => onBranch, 'on-branch'],
    ['HEAD', () => 'HEAD', () => second, 'second'],
  ])('%s', async (_, ref, expected, id) => {
    const { directory, commit } = await fetchDataset(url, ref(), machine);
    expect(commit).toBe(expected());
    expect(idIn(directory)).toBe(id);
    expect(cached()).toEqual([expected()]);
    expect(existsSync(path.join(directory, '.git'))).toBe(false);
    expect(statSync(path.join(directory, 'setupbench/fixtures/first/run.sh')).mode & 0o111).not.toBe(0);
  });

  test('a file:// URL, and a path', async () => {
    expect(await fetchDataset(`file://${upstream}`, first, machine)).toMatchObject({ commit: first });
    expect(await fetchDataset(upstream, 'topic', machine)).toMatchObject({ commit: onBranch });
  });

  test('a full commit that is in the cache needs no server', async () => {
    const { directory } = await fetchDataset(url, first, machine);
    const asked = server.fetches();
    expect(await fetchDataset(url, first, machine)).toEqual({ directory, commit: first });
    expect(server.fetches()).toBe(asked);
    const gone = await startGitServer(root);
    await fetchDataset(`${gone.url}/dataset.git`, second, machine);
    await gone.close();
    expect(await fetchDataset(`${gone.url}/dataset.git`, second, machine)).toMatchObject({ commit: second });
  });

  test('a branch is asked for again, and moves', async () => {
    git('switch', '--quiet', '--create', 'moving', first);
    const before = await fetchDataset(url, 'moving', machine);
    const moved = commit('moved');
    git('switch', '--quiet', 'main');
    const after = await fetchDataset(url, 'moving', machine);
    expect([before.commit, after.commit]).toEqual([first, moved]);
    expect([idIn(before.directory), idIn(after.directory)]).toEqual(['first', 'moved']);
    expect(cached().sort()).toEqual([first, moved].sort());
  });

  test('many at the same time end in one checkout', async () => {
    const refs = [second, 'HEAD', 'main', second, 'main'];
    const fetched = await Promise.all(refs.map((ref) => fetchDataset(url, ref, machine)));
    expect(new Set(fetched.map(({ directory }) => directory)).size).toBe(1);
    expect(idIn(fetched[0]!.directory)).toBe('second');
    expect(cached()).toEqual([second]);
  });

  test('a commit with the same name in another repository is another checkout', async () => {
    const one = await fetchDataset(url, first, machine);
    const other = await fetchDataset(upstream, first, machine);
    expect(other.directory).not.toBe(one.directory);
  });

  test('line ends stay as they are, whatever git is told to make of them', async () => {
    machine = testMachine({ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.autocrlf', GIT_CONFIG_VALUE_0: 'true' });
    const { directory } = await fetchDataset(url, first, machine);
    expect(readFileSync(path.join(directory, 'setupbench/fixtures/first/run.sh'), 'utf8')).toBe('true\n');
  });

  test('a repository with SHA-256 hashes, at a branch and at a commit', async () => {
    const modern = path.join(temporaryDirectory(), 'modern');
    const run = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.invalid', '-C', modern, ...args]);
    mkdirSync(modern);
    run('init', '--quiet', '--initial-branch=main', '--object-format=sha256');
    run('commit', '--quiet', '--allow-empty', '--message', 'one');
    const commit = run('rev-parse', 'HEAD').toString().trim();
    expect(await fetchDataset(modern, 'main', machine)).toMatchObject({ commit });
    const cached = await fetchDataset(modern, commit, machine);
    expect(cached).toMatchObject({ commit });
    rmSync(modern, { recursive: true });
    expect(await fetchDataset(modern, commit, machine)).toEqual(cached);
    const { cacheDirectory } = testMachine();
    await expect(fetchDataset(modern, commit, { ...machine, cacheDirectory })).rejects.toThrow('cannot be fetched');
  });

  test('a filter of the user, such as that of Git LFS, knows the remote', async () => {
    const attributes = path.join(temporaryDirectory(), 'attributes');
    writeFileSync(attributes, '*.sh filter=asks\n');
    machine = testMachine({
      ...{ GIT_CONFIG_COUNT: '2', GIT_CONFIG_KEY_0: 'core.attributesFile', GIT_CONFIG_VALUE_0: attributes },
      ...{ GIT_CONFIG_KEY_1: 'filter.asks.smudge', GIT_CONFIG_VALUE_1: 'git config remote.origin.url' },
    });
    const { directory } = await fetchDataset(url, first, machine);
    expect(readFileSync(path.join(directory, 'setupbench/fixtures/first/run.sh'), 'utf8')).toBe(`${url}\n`);
  });

  test('a failure is told with its reason, also if git says much after it', () => {
    const stderr =
      "Cloning into bare repository 'x'...\nfatal: detected dubious ownership in repository at '/r/.git'\nTo add an exception for this directory, call:\n\n\tgit config --global --add safe.directory /r/.git\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.\n";
    expect(new GitError('clone', { exitCode: 128, stdout: '', stderr }).message).toMatch(
      /^git clone failed with exit code 128: fatal: detected dubious ownership .*safe\.directory/s,
    );
  });

  test.each<[string, () => [string, string], RegExp]>([
    [
      'an unknown ref',
      () => [url, 'v9'],
      /^dataset: URL at v9 cannot be fetched: git fetch failed with exit code 128: fatal: couldn't find remote ref v9; name a branch, a tag or the full hash of a commit in dataset-ref$/,
    ],
    [
      'an unknown commit',
      () => [url, '0123456789abcdef0123456789abcdef01234567'],
      /^dataset: URL at 0123456789abcdef0123456789abcdef01234567 cannot be fetched: git fetch failed with exit code 128: .*not our ref 0123456789abcdef0123456789abcdef01234567; name a branch, a tag or the full hash of a commit in dataset-ref$/s,
    ],
    [
      'a ref that no server resolves',
      () => [url, 'HEAD~1'],
      /^dataset: URL at HEAD~1 cannot be fetched: git fetch failed with exit code 128: fatal: invalid refspec 'HEAD~1'; name a branch, a tag or the full hash of a commit in dataset-ref$/,
    ],
    [
      'an unknown repository',
      () => [`${server.url}/nothing.git`, 'HEAD'],
      /^dataset: SERVER\/nothing\.git at HEAD cannot be fetched: git fetch failed with exit code 128: fatal: repository 'SERVER\/nothing\.git\/' not found; without a network, name a local checkout in dataset-path$/,
    ],
    [
      'a server nobody is at',
      () => ['http://127.0.0.1:1/x.git', 'HEAD'],
      /^dataset: http:\/\/127\.0\.0\.1:1\/x\.git at HEAD cannot be fetched: git fetch failed with exit code 128: fatal: unable to access 'http:\/\/127\.0\.0\.1:1\/x\.git\/': .+; without a network, name a local checkout in dataset-path$/,
    ],
    [
      'a server nobody is at, with a token in the place of a user',
      () => ['http://token-5@127.0.0.1:1/x.git', 'HEAD'],
      /^dataset: http:\/\/\*\*\*@127\.0\.0\.1:1\/x\.git at HEAD cannot be fetched: (?!.*token-5)/s,
    ],
    [
      'a path with an at sign, which is no login',
      () => ['http://127.0.0.1:1/@scope/x.git', 'HEAD'],
      /^dataset: http:\/\/127\.0\.0\.1:1\/@scope\/x\.git at HEAD cannot be fetched: /,
    ],
    [
      'a directory that is no repository',
      () => [path.join(root, 'dataset.git/setupbench/scenarios/nothing'), 'HEAD'],
      /^dataset: \S+ at HEAD cannot be fetched: git fetch failed with exit code 128: .*does not appear to be a git repository/s,
    ],
    [
      'a ref that begins with "-"',
      () => [url, '--upload-pack=touch x'],
      /^dataset-ref: "--upload-pack=touch x" begins with "-"$/,
    ],
    [
      'a URL with a password',
      () => [url.replace('http://', 'http://me:secret-word@'), 'HEAD'],
      /^dataset-repository: leave the password out of it, (?!.*secret-word)/,
    ],
    ['a URL that begins with "-"', () => ['-x', 'HEAD'], /^dataset-repository: "-x" begins with "-"$/],
  ])('%s is the user’s to mend', async (_, of, message) => {
    const error: Error = await fetchDataset(...of(), machine).then(
      () => expect.fail('fetched'),
      (error) => error,
    );
    expect(error.name).toBe('UserError');
    expect(error.message.replaceAll(url, 'URL').replaceAll(server.url, 'SERVER')).toMatch(message);
    expect(cached()).toEqual([]);
  });

  test('a failed fetch is tried again the next time', async () => {
    await expect(fetchDataset(url, 'soon', machine)).rejects.toThrow("couldn't find remote ref soon");
    git('tag', 'soon', first);
    expect(await fetchDataset(url, 'soon', machine)).toMatchObject({ commit: first });
  });

  test('an unfinished checkout is removed, and nothing through a mount in it', async () => {
    const source = temporaryDirectory();
    writeFileSync(path.join(source, 'file'), 'kept');
    const runTool: Machine['runTool'] = async (tool, words, options) => {
      if (words.includes('fetch')) mountAt(path.join(options!.cwd!, 'bound'), '--bind', source);
      return machine.runTool(tool, words, options);
    };
    await expect(fetchDataset(url, 'nowhere', { ...machine, runTool })).rejects.toThrow("couldn't find remote ref");
    expect([cached(), readdirSync(source)]).toEqual([[], ['file']]);
  });

  describe('with a server that says nothing', () => {
    beforeEach(() => {
      const silent = path.join(temporaryDirectory(), 'ssh');
      writeFileSync(silent, '#!/bin/sh\nexec cat\n', { mode: 0o755 });
      machine = testMachine({ GIT_SSH: silent });
    });

    test('a signal ends git, and leaves nothing unfinished', async () => {
      const fetching = fetchDataset('ssh://nowhere.invalid/x.git', 'HEAD', machine);
      await expect.poll(() => cached().length).toBeGreaterThan(0);
      process.listeners('SIGTERM').at(-1)!('SIGTERM');
      await expect(fetching).rejects.toBe('SIGTERM');
      expect(cached()).toEqual([]);
    });

    test('a signal before git has started ends it as well', async () => {
      const controller = new AbortController();
      const { runTool } = interruptible(machine, controller.signal);
      const listing = runTool('git', ['ls-remote', 'ssh://nowhere.invalid/x']);
      controller.abort('SIGINT');
      await expect(listing).rejects.toBe('SIGINT');
    });
  });

  test("a cache that cannot be written is the user's to change", async () => {
    const file = path.join(temporaryDirectory(), 'file');
    writeFileSync(file, '');
    const here = { ...machine, cacheDirectory: path.join(file, 'agentbench') };
    await expect(fetchDataset(url, 'v1', here)).rejects.toThrow(
      /^dataset: the cache \/.*file\/agentbench cannot be written: ENOTDIR.*; name another directory in XDG_CACHE_HOME, or/,
    );
  });
});

describe('loadDataset', () => {
  const load = (texts: Record<string, string>) => loadDataset(parseOptions(texts), datasetFetcher(machine));

  test('a known name from another repository, at its HEAD', async () => {
    const dataset = await load({ 'dataset-repository': url });
    expect(dataset).toMatchObject({ name: 'setupbench', ref: second, instances: [{ id: 'second' }] });
    expect(dataset.digest).not.toBe((await load({ 'dataset-repository': url, 'dataset-ref': 'v1' })).digest);
  });

  test('a known name at a ref, with its fixtures', async () => {
    const dataset = await load({ 'dataset-repository': `file://${upstream}`, 'dataset-ref': 'v1' });
    expect(dataset).toMatchObject({ name: 'setupbench', ref: first, instances: [{ id: 'first' }] });
    expect(readdirSync(dataset.instances[0]!.fixtures[0]!.source)).toEqual(['run.sh']);
  });

  test('a known name is fetched from its public repository at a pinned commit', async () => {
    const away = {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${server.url}/.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/',
    };
    machine = testMachine(away);
    await expect(load({})).rejects.toThrow(
      /^dataset: https:\/\/github\.com\/microsoft\/SetupBench\.git at 041a412f01348c2a6f8b1b6a910138fe01885aee cannot be fetched: /,
    );
    expect(server.requests[0]).toBe('GET /microsoft/SetupBench.git/info/refs?service=git-upload-pack');
  });

  test('a known name from a local checkout', async (context) => {
    const setupbench = datasetDirectory('setupbench', context);
    expect(await load({ 'dataset-path': setupbench })).toMatchObject({ name: 'setupbench', ref: null });
    const relative = path.relative('', setupbench);
    expect((await load({ 'dataset-path': relative })).instances).toHaveLength(93);
  });

  test('a directory of one’s own', async () => {
    const directory = await directoryOf({ 'scenarios/a.jsonl': scenario(), 'dataset.yaml': 'name: mine' });
    expect(await load({ dataset: directory })).toMatchObject({ name: 'mine', ref: null, instances: [{ id: 'one-1' }] });
    rmSync(path.join(directory, 'dataset.yaml'));
    expect(await load({ dataset: path.relative('', directory) })).toMatchObject({ name: path.basename(directory) });
  });

  const checkout =
    'dataset-path: a local checkout is given, so leave out dataset-repository and dataset-ref (or the path)';
  test.each<[Record<string, string>, string]>([
    [{ 'dataset-path': 'x', 'dataset-repository': 'https://y.invalid/z' }, checkout],
    [{ 'dataset-path': 'x', 'dataset-ref': 'main' }, checkout],
    [{ dataset: 'd', 'dataset-path': 'x', 'dataset-ref': 'main' }, checkout],
    [
      { dataset: '.', 'dataset-path': 'x' },
      'dataset: "." is not a known dataset (setupbench, prdbench, harbor), and dataset-path, dataset-repository and dataset-ref are for known datasets only; name one, or leave these options out',
    ],
    [
      { dataset: './mine', 'dataset-ref': 'main' },
      'dataset: "./mine" is not a known dataset (setupbench, prdbench, harbor), and dataset-path, dataset-repository and dataset-ref are for known datasets only; name one, or leave these options out',
    ],
    [
      { dataset: 'setupbnch' },
      'dataset: "setupbnch" is neither a known dataset (setupbench, prdbench, harbor) nor an existing directory',
    ],
    [
      { dataset: 'constructor' },
      'dataset: "constructor" is neither a known dataset (setupbench, prdbench, harbor) nor an existing directory',
    ],
    [{ 'dataset-path': '/nowhere/at-all' }, 'dataset: the directory /nowhere/at-all does not exist'],
    [{ 'dataset-ref': '-x' }, 'dataset-ref: "-x" begins with "-"'],
  ])('%j is refused', async (texts, message) => {
    await expect(load(texts)).rejects.toThrow(expect.objectContaining({ name: 'UserError', message }));
  });
});
