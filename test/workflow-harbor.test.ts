/** The shell of the workflows harbor and harbor-cloud, in a repository with a pull request, with this project in the place of the package. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { PACKAGE_ENVIRONMENT } from '../bench/harbor/package.ts';
import { AGENTBENCH } from './support/cli.ts';
import { scenario } from './support/datasets.ts';
import { publishedHarbor } from './support/harbor.ts';
import { temporaryDirectory } from './support/temporary.ts';
import { type Job, read, type Step } from './support/workflows.ts';

const TASKS = path.join(import.meta.dirname, 'datasets/harbor/tasks');

interface ShellStep extends Step {
  name?: string;
  shell?: string;
  run: string;
}

/** A step of a workflow's only job with steps. */
function stepOf(workflow: string, name: string): ShellStep {
  const { jobs } = parse(read(`examples/workflows/${workflow}.yml`)) as { jobs: Record<string, Job> };
  const steps = Object.values(jobs).flatMap(({ steps = [] }) => steps as ShellStep[]);
  return steps.find((step) => step.name === name)!;
}

/** Runs it as the runner does: a bash that is not named gets no pipefail. */
function runShell({ run, shell }: Pick<ShellStep, 'run' | 'shell'>, cwd: string, environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    'bash',
    [shell === 'bash' ? '-eo' : '-e', ...(shell === 'bash' ? ['pipefail'] : []), '-c', run],
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${shim()}:${process.env.PATH}`, NO_COLOR: '1', ...environment },
    },
  );
  return { status, said: stdout + stderr };
}

/** The command `npx`, which runs this project. */
function shim(): string {
  const directory = temporaryDirectory();
  const text = `#!/bin/bash\n[[ $1 == --yes && $2 == agentbench-action ]] || exit 99\nexec '${process.execPath}' '${AGENTBENCH}' "\${@:3}"\n`;
  writeFileSync(path.join(directory, 'npx'), text);
  chmodSync(path.join(directory, 'npx'), 0o755);
  return directory;
}

/** A pull request that moves a file from the task `list-reward` to `half`, adds `plain`, removes `nan`, and leaves `gpu` as it is; checked out as GitHub merges it. */
function pullRequest(): string {
  const directory = temporaryDirectory();
  const put = (name: string) =>
    cpSync(path.join(TASKS, name), path.join(directory, 'tasks', name), { recursive: true });
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', directory, '-c', 'user.name=a', '-c', 'user.email=a@b', ...words]);
  const commit = () => git('commit', '--quiet', '--message', 'x');
  execFileSync('git', ['init', '--quiet', directory]);
  for (const name of ['half', 'list-reward', 'nan', 'gpu']) put(name);
  writeFileSync(path.join(directory, 'tasks/list-reward/tests/note.txt'), 'a note');
  writeFileSync(path.join(directory, 'README.md'), '');
  git('add', '.');
  commit();
  put('plain');
  // Git quotes a name like this one where it prints lines.
  renameSync(
    path.join(directory, 'tasks/list-reward/tests/note.txt'),
    path.join(directory, 'tasks/half/tests/é "x".txt'),
  );
  mkdirSync(path.join(directory, 'tasks/$(touch pwned)'));
  writeFileSync(path.join(directory, 'tasks/$(touch pwned)/notes.md'), 'no task');
  writeFileSync(path.join(directory, 'README.md'), 'changed');
  rmSync(path.join(directory, 'tasks/nan'), { recursive: true });
  git('add', '--all');
  commit();
  return directory;
}

test('harbor: the tasks that a pull request changes are found and checked', () => {
  const cwd = pullRequest();
  const output = path.join(temporaryDirectory(), 'output');
  writeFileSync(output, '');
  const runStep = (name: string, environment: Record<string, string> = {}) =>
    runShell(stepOf('harbor', name), cwd, {
      ...{ TASKS: 'tasks', GITHUB_OUTPUT: output, GITHUB_EVENT_NAME: 'pull_request', INSTANCES: '', ...environment },
    });
  expect(runStep('Validate all tasks')).toMatchObject({ status: 0, said: expect.stringContaining('environment.gpus') });
  expect(runStep('Find the tasks to measure')).toEqual({ status: 0, said: 'instances=half,list-reward,plain\n' });
  expect(readFileSync(output, 'utf8')).toBe('instances=half,list-reward,plain\n');
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

test('harbor: the changed tasks are found in any folder, also that of the repository; without the base, the step fails', () => {
  const root = pullRequest();
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b', ...words]);
  const find = (tasks: string) =>
    runShell(stepOf('harbor', 'Find the tasks to measure'), root, {
      ...{ TASKS: tasks, GITHUB_OUTPUT: '/dev/null', GITHUB_EVENT_NAME: 'pull_request', INSTANCES: '' },
    });
  expect(find('./tasks').said).toBe('instances=half,list-reward,plain\n');
  git('rm', '--quiet', '-r', '--cached', 'tasks/plain');
  renameSync(path.join(root, 'tasks/plain'), path.join(root, 'plain'));
  git('add', 'plain');
  git('commit', '--quiet', '--message', 'x');
  expect(find('.').said).toBe('instances=plain\n');
  git('checkout', '--quiet', '--orphan', 'alone');
  git('commit', '--quiet', '--message', 'x');
  expect(find('tasks')).toMatchObject({ status: 128, said: expect.stringContaining('HEAD^1') });
});

test('harbor-cloud: the export is written, and the published package takes the command that runs it', (context) => {
  const harbor = publishedHarbor(context);
  const cwd = temporaryDirectory();
  const dataset = path.join(cwd, 'own');
  mkdirSync(path.join(dataset, 'scenarios'), { recursive: true });
  writeFileSync(path.join(dataset, 'scenarios/own.jsonl'), `${scenario({ base_image: 'debian:bookworm' })}\n`);
  const write = stepOf('harbor-cloud', 'Write the instances as tasks of Harbor').run;
  expect(write).toContain('--dataset setupbench');
  const own = { run: write.replace('--dataset setupbench', '--dataset own') };
  expect(runShell(own, cwd, { INSTANCES: 'all' }).status).toBe(0);

  symlinkSync(path.dirname(path.dirname(harbor)), path.join(cwd, 'harbor/python'));
  const run = `${stepOf('harbor-cloud', 'Run the tasks').run.trimEnd()} --print-config`;
  const { status, said } = runShell({ run }, cwd, { TRIALS: '3', ...PACKAGE_ENVIRONMENT });
  expect(status, said).toBe(0);
  expect(JSON.parse(said.slice(said.indexOf('{')))).toMatchObject({
    ...{ n_attempts: 3, jobs_dir: 'harbor/jobs', n_concurrent_trials: 32 },
    agents: [{ name: 'claude-code', model_name: 'anthropic/claude-opus-4-1' }],
    environment: { type: 'daytona' },
  });
});
