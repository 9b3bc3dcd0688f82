import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { faultsOf, isNewest, notesOf, type Project } from '../scripts/release.ts';
import { ROOT } from './support/cli.ts';
import { read } from './support/workflows.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.10.0] - 2027-02-03

### Added

- A feature, see [1.9.0].

## [1.9.0] - 2027-01-02

## [1.8.0]

- Without a date.
`;

describe('what may be released', () => {
  const project = (version: string): Project => ({ versions: [version, version], changelog: CHANGELOG });

  it.each([
    ['v1.10.0', project('1.10.0'), []],
    ['v1.10', project('1.10.0'), ['v1.10 is not vX.Y.Z']],
    ['v1.10.0-rc.1', project('1.10.0'), ['v1.10.0-rc.1 is not vX.Y.Z']],
    ['v01.10.0', project('1.10.0'), ['v01.10.0 is not vX.Y.Z']],
    ['v1.9.0', project('1.9.0'), ['CHANGELOG.md has no section "## [1.9.0] - date", or an empty one']],
    ['v1.8.0', project('1.8.0'), ['CHANGELOG.md has no section "## [1.8.0] - date", or an empty one']],
    ['v1.10.0', { ...project('1.10.0'), versions: ['1.9.9', '1.10.0'] }, ['package.json says 1.9.9, the tag 1.10.0']],
    [
      'v1.10.0',
      { ...project('1.10.0'), versions: ['1.10.0', '0.1.0'] },
      ['src/base/version.ts says 0.1.0, the tag 1.10.0'],
    ],
  ] satisfies [string, Project, string[]][])('%s', (tag, given, faults) => {
    expect(faultsOf(tag, given)).toEqual(faults);
  });

  it('has the notes of its own section', () => {
    expect(notesOf('1.10.0', CHANGELOG)).toBe('### Added\n\n- A feature, see [1.9.0].');
  });

  it('is refused on the command line with every fault', () => {
    expect(() =>
      execFileSync(process.execPath, ['scripts/release.ts', 'v99.0.0'], { cwd: ROOT, stdio: 'pipe' }),
    ).toThrow(/package\.json says .*\n.*src\/base\/version\.ts says .*\n.*CHANGELOG\.md has no section/);
  });
});

describe('the tag of the major version', () => {
  it.each([
    ['v1.2.3', [], true],
    ['v1.2.3', ['v1.2.3', 'v1.2.2', 'v1.1.9', 'v2.0.0', 'v1', 'nonsense', ''], true],
    ['v1.2.3', ['v1.2.10'], false],
    ['v1.9.0', ['v1.10.0'], false],
    ['v2.0.0', ['v1.99.99'], true],
  ])('%s among %j moves it: %s', (tag, tags, moves) => {
    expect(isNewest(tag, tags)).toBe(moves);
    const newest = () =>
      execFileSync(process.execPath, ['scripts/release.ts', '--newest', tag], {
        cwd: ROOT,
        input: tags.join('\n'),
        stdio: 'pipe',
      });
    if (moves) expect(newest).not.toThrow();
    else expect(newest).toThrow();
  });
});

describe('release.yml', () => {
  const { on, jobs } = parse(read('.github/workflows/release.yml'));

  it('is started by a version, and by nothing else', () => {
    expect(on).toEqual({ push: { tags: ['v[0-9]+.[0-9]+.[0-9]+'] } });
  });

  it('runs code of the project where nothing may be written, and publishes what that job packed', () => {
    const permissions = Object.fromEntries(
      Object.entries(jobs as Record<string, { permissions: unknown }>).map(([id, job]) => [id, job.permissions]),
    );
    expect(permissions).toEqual({
      check: { contents: 'read' },
      attest: { 'id-token': 'write', attestations: 'write' },
      npm: { 'id-token': 'write' },
      release: { contents: 'write' },
    });
    expect([jobs.attest.needs, jobs.npm.needs, jobs.release.needs]).toEqual(['check', 'attest', 'npm']);
    expect(jobs.npm.environment).toBe('npm');
    const scripts = jobs.check.steps.map(({ run }: { run?: string }) => run ?? '').join('\n');
    expect(scripts).toContain('bash .ci/run');
    expect(scripts).toContain('git merge-base --is-ancestor HEAD origin/main');
    for (const id of ['attest', 'npm', 'release'])
      for (const { run = '' } of jobs[id].steps) expect(run).not.toMatch(/npm (ci|install|run|test)|\.ci\/run/);
  });

  it('publishes a package that says where it comes from, with what its users run', () => {
    const { repository, files, preferUnplugged } = JSON.parse(read('package.json'));
    // All of them are in the bundle: npx would install hundreds of megabytes for nothing.
    expect(read('.github/workflows/release.yml')).toMatch(/npm pkg delete dependencies.*\n +npm pack /);
    // Commands of trials run scripts of the package, which Yarn would leave in an archive.
    expect(preferUnplugged).toBe(true);
    expect(repository.url).toBe('git+https://github.com/org/agentbench-action.git');
    expect(files).toEqual(expect.arrayContaining(['dist', 'schemas', 'examples', 'action.yml']));
  });
});
