/** The shell of examples/workflows/harbor.yml, in a repository with a pull request, with this project in the place of the package. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryDirectory } from './support/temporary.ts';
import { type Job, read } from './support/workflows.ts';

const TASKS = path.join(import.meta.dirname, 'datasets/harbor/tasks');
const { jobs } = parse(read('examples/workflows/harbor.yml')) as { jobs: Record<string, Job> };

/** The command `npx`, which runs this project from source. */
function shim(): string {
  const directory = temporaryDirectory();
  const program = path.join(import.meta.dirname, 'support/agentbench.ts');
  const text = `#!/bin/bash\n[[ $1 == --yes && $2 == agentbench-action ]] || exit 99\nexec '${process.execPath}' '${program}' "\${@:3}"\n`;
  writeFileSync(path.join(directory, 'npx'), text);
  chmodSync(path.join(directory, 'npx'), 0o755);
  return directory;
}

/** A pull request that changes the task `half`, adds `plain`, removes `nan`, and leaves `gpu` as it is; checked out as GitHub merges it. */
function pullRequest(): string {
  const directory = temporaryDirectory();
  const put = (name: string) =>
    cpSync(path.join(TASKS, name), path.join(directory, 'tasks', name), { recursive: true });
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', directory, '-c', 'user.name=a', '-c', 'user.email=a@b', ...words]);
  const commit = () => git('commit', '--quiet', '--message', 'x');
  execFileSync('git', ['init', '--quiet', directory]);
  for (const name of ['half', 'nan', 'gpu']) put(name);
  writeFileSync(path.join(directory, 'README.md'), '');
  git('add', '.');
  commit();
  put('plain');
  writeFileSync(path.join(directory, 'tasks/half/tests/note.txt'), 'new');
  mkdirSync(path.join(directory, 'tasks/$(touch pwned)'));
  writeFileSync(path.join(directory, 'tasks/$(touch pwned)/notes.md'), 'no task');
  writeFileSync(path.join(directory, 'README.md'), 'changed');
  rmSync(path.join(directory, 'tasks/nan'), { recursive: true });
  git('add', '--all');
  commit();
  return directory;
}

test('harbor: the tasks that a pull request changes are found and checked', { timeout: 60_000 }, () => {
  const cwd = pullRequest();
  const output = path.join(temporaryDirectory(), 'output');
  writeFileSync(output, '');
  const runStep = (name: string, environment: Record<string, string> = {}) => {
    const { run } = jobs.check!.steps!.find((step) => (step as { name?: string }).name === name)!;
    const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', run!], {
      cwd,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...{
          PATH: `${shim()}:${process.env.PATH}`,
          TASKS: 'tasks',
          GITHUB_OUTPUT: output,
          GITHUB_EVENT_NAME: 'pull_request',
        },
        ...{ NO_COLOR: '1', INSTANCES: '', ...environment },
      },
    });
    return { status, said: stdout + stderr };
  };
  expect(runStep('Validate all tasks')).toMatchObject({ status: 0, said: expect.stringContaining('environment.gpus') });
  expect(runStep('Find the tasks to measure')).toEqual({ status: 0, said: 'instances=half,plain\n' });
  expect(readFileSync(output, 'utf8')).toBe('instances=half,plain\n');
  expect(existsSync(path.join(cwd, 'pwned'))).toBe(false);
  // The reference solution of this one earns half of the reward, which the check names.
  const checked = runStep('Check the tasks of the pull request', { INSTANCES: 'half,plain' });
  expect(checked.said).toMatch(/plain .*✓.*✓/);
  expect(checked.said).toMatch(/half .*✗/);
  expect(checked.status).toBe(1);
  expect(runStep('Find the tasks to measure', { GITHUB_EVENT_NAME: 'workflow_dispatch', INSTANCES: 'all' }).said).toBe(
    'instances=all\n',
  );
});
