/** The repositories a workflow run needs: the action's, and that of a user with a dataset and an agent. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PLACE as HARBOR } from '../../bench/harbor/package.ts';
import { PULL_REQUEST } from '../support/scene.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ACTION = 'org/agentbench-action';
const REF = 'v1';
/** The user's. */
export const REPOSITORY = 'octo/demo';
const WORKFLOW = '.github/workflows/agentbench.yml';

/** How act is told where the action's repository is. */
export function localRepository(directory: string): string {
  return `${ACTION}@${REF}=${directory}`;
}

/** What a runner downloads of this repository, with the two words that act does not know in others that mean the same. */
export async function writeActionRepository(directory: string, shards: number): Promise<void> {
  for (const name of ['action.yml', 'plan', 'report', 'dist', WORKFLOW]) {
    await cp(path.join(ROOT, name), path.join(directory, name), { recursive: true });
  }
  // `$/path` is the running commit.
  await rewrite(
    path.join(directory, WORKFLOW),
    /(?<=uses: *)\$\/(\S*)/g,
    (_, name) => `${path.posix.join(ACTION, name!)}@${REF}`,
  );
  // The job's place in its matrix, 0 where there is none.
  const index = Object.fromEntries(Array.from({ length: shards }, (_, at) => [`${at + 1}/${shards}`, at]));
  for (const name of ['action.yml', 'report/action.yml']) {
    await rewrite(
      path.join(directory, name),
      /strategy\.job-index/g,
      () => `fromJSON('${JSON.stringify(index)}')[matrix.shard] || 0`,
    );
  }
}

/** Doubles of GitHub's own actions below `directory`, as act is told of them: checkout of a commit of the caller, and setup-node. */
export async function writeActions(directory: string, caller: string): Promise<string[]> {
  const checkout = `
    - shell: bash
      env: { REF: "\${{ inputs.ref }}", PLACE: "\${{ inputs.path }}" }
      run: git clone --quiet ${caller} "$PLACE" && git -C "$PLACE" checkout --quiet "$REF"
`;
  const inputs = 'inputs: { ref: { required: true }, path: { required: true }, persist-credentials: {} }';
  return [
    await writeAction(directory, 'checkout', WORKFLOW, inputs, checkout),
    // Node.js is on PATH.
    await writeAction(
      directory,
      'setup-node',
      'examples/workflows/harbor.yml',
      'inputs: {}',
      '\n    - { shell: bash, run: node --version }\n',
    ),
  ];
}

/** Writes a composite action in the place of `actions/<name>`, of the version that one of our workflows uses. */
async function writeAction(
  directory: string,
  name: string,
  workflow: string,
  inputs: string,
  steps: string,
): Promise<string> {
  const [, used] = new RegExp(`uses: (actions/${name}@\\w+)`).exec(await readFile(path.join(ROOT, workflow), 'utf8'))!;
  const place = path.join(directory, name);
  await mkdir(place, { recursive: true });
  const text = `name: ${name}\n${inputs}\nruns:\n  using: composite\n  steps:${steps}`;
  await writeFile(path.join(place, 'action.yml'), text);
  return `${used}=${place}`;
}

/**
 * A directory for PATH: `npx agentbench-action` is the bundle of `action`, and `python3 -m venv` gives the Python that the Harbor
 * package is installed in, since nothing is published yet and a runner here has no network.
 */
export async function writePrograms(directory: string, action: string): Promise<string> {
  const programs = {
    npx: `[[ $1 == --yes && $2 == agentbench-action ]] || exit 99
exec '${process.execPath}' '${action}/dist/cli.js' "\${@:3}"`,
    python3: `[[ $1 == -m && $2 == venv ]] || PATH='${process.env.PATH}' exec python3 "$@"
mkdir -p "$(dirname "$3")" && ln -s '${HARBOR}' "$3"`,
  };
  await mkdir(directory);
  for (const [name, text] of Object.entries(programs))
    await writeFile(path.join(directory, name), `#!/bin/bash\n${text}\n`, { mode: 0o755 });
  return directory;
}

/**
 * A commit with a caller's workflows by file name, its agent, a dataset with these instances, fit for the host, and two tasks of
 * Harbor, the second of them new; on top of one whose agent solves nothing. Returns the id of that one.
 */
export async function writeCallerRepository(
  directory: string,
  instances: string[],
  workflows?: Record<string, string>,
): Promise<string> {
  const rows = instances.map((instance_id) => ({
    instance_id,
    task_type: 'reposetup',
    problem_statement: 'Write the solution to solved.txt.\n',
    success_command: 'grep -qx 42 solved.txt && echo Setup successful',
    base_image: 'debian:bookworm',
  }));
  const files = {
    'agent/agent.sh': await readFile(path.join(import.meta.dirname, 'agent.sh'), 'utf8'),
    'skills/solve/SKILL.md': '---\nname: solve\ndescription: Solves tasks.\n---\nWrite 42 to solved.txt.\n',
    'dataset/dataset.yaml': 'name: tasks\ntestbed: host\n',
    'dataset/scenarios/tasks.jsonl': rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
    'dataset/solution/task-a.sh': 'echo 42 > solved.txt\n',
  };
  const tasks = path.join(ROOT, 'test/datasets/harbor/tasks');
  const place = (name: string) => cp(path.join(tasks, name), path.join(directory, 'tasks', name), { recursive: true });
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
    await writeFile(path.join(directory, name), text);
  };
  for (const [name, text] of Object.entries(files)) await write(name, text);
  const caller = { 'bench.yml': await readFile(path.join(import.meta.dirname, 'caller.yml'), 'utf8') };
  for (const [name, text] of Object.entries(workflows ?? caller)) await write(`.github/workflows/${name}`, text);
  const git = (...command: string[]) => String(execFileSync('git', ['-C', directory, ...command]));
  const commit = async (solution: string) => {
    await write('agent/solution.txt', solution);
    git('add', '.');
    git('-c', 'user.name=octocat', '-c', 'user.email=octocat@example.com', 'commit', '--quiet', '--message', 'Agent');
    return git('rev-parse', 'HEAD').trim();
  };
  if (!existsSync(path.join(directory, '.git'))) git('init', '--quiet', '--initial-branch', 'main');
  await place('half');
  await rm(path.join(directory, 'tasks/plain'), { recursive: true, force: true });
  const base = await commit('41\n');
  await place('plain');
  await commit('42\n');
  return base;
}

/** The event of a push to a pull request, whose base is this commit. */
export const eventOn = (base: string) => ({
  pull_request: {
    number: PULL_REQUEST,
    head: { ref: 'topic', sha: '4f1d0c5b7a9e8d6c3b2a1f0e9d8c7b6a5f4e3d2c', repo: { full_name: REPOSITORY } },
    base: { ref: 'main', sha: base },
  },
});

async function rewrite(
  file: string,
  expression: RegExp,
  replacement: (match: string, ...groups: string[]) => string,
): Promise<void> {
  const text = await readFile(file, 'utf8');
  const rewritten = text.replaceAll(expression, replacement);
  if (rewritten === text) throw new Error(`${file}: nothing matches ${expression}`);
  await writeFile(file, rewritten);
}
