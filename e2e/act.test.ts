import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { installedHarbor } from '../bench/harbor/package.ts';
import { AGENTS_CACHE } from '../scripts/install-agents.ts';
import { type AskedModel, type ModelTurn, startModelServer } from '../test/doubles/model-server.ts';
import { writeCallerRepository } from './act/repositories.ts';
import { ACT, type Agent, type AttemptResult, openWorkflowRun, type WorkflowRun } from './act/workflow-run.ts';
import { ACTION, BOT, PULL_REQUEST } from './support/scene.ts';

/** Dealt to four shards in turn: a e i, b f j, c g k, d h l. */
const INSTANCES = [...'abcdefghijkl'].map((letter) => `task-${letter}`);
const MARKER = '<!-- agentbench:tasks -->';

interface Kill {
  kill(agent: Agent): Promise<void>;
  /** The instances without a verdict, and what the comment says of them. */
  lost: string[];
  why: string;
  /** Artifacts of each attempt. */
  uploaded: [number, number];
  /** The only one of the matrix that is run again. */
  shard?: string;
}

const KILLS: [what: string, kill: Kill][] = [
  [
    'its action is killed: what it had measured is kept; all jobs are run again',
    {
      kill: async ({ harness }) => void process.kill(harness, 'SIGKILL'),
      lost: ['task-f', 'task-j'],
      why: 'never finished&#58; the run was killed',
      uploaded: [4, 4],
    },
  ],
  [
    'its machine is gone: nothing is left of it but the plan; the failed job is run again',
    {
      async kill({ harness, script }) {
        // There is no post without a machine; act ends the whole workflow where one fails, so here it is one that does nothing.
        await writeFile(path.join(path.dirname(script), 'post.js'), '');
        process.kill(harness, 'SIGKILL');
      },
      lost: ['task-b', 'task-f', 'task-j'],
      why: 'no result of the job "task-b and 2 more" was found for this trial',
      uploaded: [3, 1],
      shard: '2/4',
    },
  ],
];

describe.skipIf(!existsSync(ACT))('the reusable workflow over four shards, one of them killed half-way', () => {
  test.for(KILLS)('%s', async ([, { kill, lost, why, uploaded, ...again }]) => {
    const run = await openWorkflowRun((directory) => writeCallerRepository(directory, INSTANCES), 4);
    onTestFinished(() => run.close());

    const first = run.attempt(1, { waitAt: 'task-f' });
    const agent = await Promise.race([run.waitingAgent(), first.then(({ text }) => Promise.reject(text))]);
    await kill(agent);
    const failed = await first;
    expect(failed.exitCode, failed.text).toBe(1);
    await expect.poll(() => existsSync(`/proc/${agent.pid}`)).toBe(false);
    expect(stepOf(failed, 'report')).toEqual(['failure', 'exit status 3']);
    const measured = INSTANCES.length - lost.length;
    const title = `${measured} of 12 passed (${Number(((measured / 12) * 100).toFixed(1))}%), ${lost.length} not run`;
    expect(errorsOf(failed, 'report')).toEqual([
      expect.stringContaining(`${lost.length} of 12 trials could not be measured (fail-on: error)`),
    ]);
    expect(commentOf(run)).toMatchObject({ title: `## ❌ tasks: ${title}`, trials: verdictsWith(lost, why) });
    expect(namesOf(run, 1)).toHaveLength(uploaded[0]);
    const before = await run.starts();

    const passed = await run.attempt(2, again);
    expect(passed.exitCode, passed.text).toBe(0);
    expect(stepOf(passed, 'report')).toEqual(['success']);
    expect(commentOf(run)).toMatchObject({
      title: '## ✅ tasks: 12 of 12 passed (100%)',
      trials: verdictsWith([], ''),
    });
    expect(namesOf(run, 2)).toHaveLength(uploaded[1]);
    expect(outputsOf(passed)).toMatchObject({ planned: '12', passed: '12', 'not-run': '0' });
    expect(await startsSince(run, before)).toEqual(Object.fromEntries(lost.map((id) => [id, 1])));
  });
});

describe.skipIf(!existsSync(ACT))('the workflows that init writes', () => {
  const agents = existsSync(path.join(AGENTS_CACHE, 'agentbench/agents/claude-code'));
  const harbor = installedHarbor() !== null;

  // All at the same time, since much of each is waiting for the others' services.
  test('matrix, experiment, skills, harbor and harbor-cloud, with datasets of the repository', async () => {
    const provider = await startModelServer({ turn: skilled });
    onTestFinished(() => provider.close());
    const names = ['matrix', 'experiment', 'harbor-cloud', ...(agents ? ['skills', 'harbor'] : [])];
    const run = await openWorkflowRun(
      async (directory) => {
        await writeCallerRepository(directory, INSTANCES, {});
        const workflows: Record<string, string> = {};
        for (const name of names) workflows[`${name}.yml`] = await initiated(directory, name, provider.url);
        return writeCallerRepository(directory, INSTANCES, workflows);
      },
      2,
      AGENTS_CACHE,
    );
    onTestFinished(() => run.close());
    const inputs = { instances: 'task-a', trials: '2' };
    const [passed, cloud] = await Promise.all([
      run.attempt(1),
      harbor ? run.attempt(2, { byHand: { workflow: 'harbor-cloud.yml', inputs } }) : null,
    ]);
    expect(passed.exitCode, passed.text).toBe(0);
    const comments = run.api.comments(PULL_REQUEST);
    expect(comments.map(({ body }) => body.split('\n').find((line) => line.startsWith('## '))).sort()).toEqual([
      ...(agents ? [expect.stringMatching(/^## ⚪ skills: no difference between with and without can be told/)] : []),
      '## ✅ agentbench: 2 of 2 passed (100%)',
      ...(agents ? ['## ✅ harbor: 1 of 1 passed (100%)'] : []),
      expect.stringMatching(/^## 🟢 experiment: head is better than base by 100\.0 points /),
    ]);
    const bodyOf = (suite: string) => comments.find(({ body }) => body.includes(`<!-- agentbench:${suite} -->`))?.body;
    expect(bodyOf('experiment')).toMatch(/\n8 of 12 pairs measured · stopped after 8 pairs, .*: 8 trials not run\n/);
    if (agents) {
      expect(bodyOf('skills')).toContain('\n- with&#58; a skill was opened in 1 of 1 trial\n');
      const said = passed.log.filter(({ jobID }) => jobID === 'check').map(({ msg }) => msg);
      expect(said).toEqual(
        expect.arrayContaining(['tasks: 2 instances, all valid\n', 'instances=plain\n', '1 of 1 task holds\n']),
      );
    }
    if (cloud !== null) {
      expect(cloud.exitCode, cloud.text).toBe(0);
      const outputs = cloud.log.flatMap(({ command, name, arg }) => (command === 'set-output' ? [[name, arg]] : []));
      expect(Object.fromEntries(outputs)).toMatchObject({ planned: '2', passed: '2', errors: '0', 'not-run': '0' });
      expect(cloud.text).toContain('measured by Harbor ');
    }
    const artifacts = run.artifacts.artifacts.map(({ name }) => name).sort();
    expect(artifacts.filter((name) => name.startsWith('agentbench-agentbench-'))).toEqual([
      ...(harbor ? ['agentbench-agentbench-on-Harbor-report-2', 'agentbench-agentbench-on-Harbor-report-2.html'] : []),
      'agentbench-agentbench-report-1',
      'agentbench-agentbench-report-1.html',
      expect.stringMatching(/^agentbench-agentbench-run-0-.*-1$/),
      expect.stringMatching(/^agentbench-agentbench-run-1-.*-1$/),
    ]);
  });
});

/** The model: does as its skill says, if it has one, or as the task of Harbor. */
function skilled({ body }: AskedModel): ModelTurn {
  const text = JSON.stringify(body);
  const tokens = { input: 1000, cached: 64, output: 41 };
  if (text.includes('Write the word solved to done.txt') && !text.includes('marker-of-the-result')) {
    const command = 'echo solved > done.txt; printf marker-of-; echo the-result';
    return { text: 'I run it.', calls: [{ name: 'Bash', arguments: { command } }], tokens };
  }
  if (!text.includes('Solves tasks') || !text.includes('"name":"Skill"')) return { text: 'I cannot.', tokens };
  if (!text.includes('Write 42 to solved.txt'))
    return { text: 'I open it.', calls: [{ name: 'Skill', arguments: { skill: 'solve' } }], tokens };
  if (text.includes('marker-of-the-result')) return { text: 'Done.', tokens };
  const command = 'echo 42 > solved.txt; printf marker-of-; echo the-result';
  return { text: 'I run it.', calls: [{ name: 'Bash', arguments: { command } }], tokens };
}

/** The instances that each of these workflows measures. */
const CHOSEN: Record<string, string> = {
  matrix: 'task-a, task-b',
  experiment: 'all',
  skills: 'task-a',
};

/** The workflow, edited as init says, with the provider of its models at this URL. */
async function initiated(directory: string, name: string, provider: string): Promise<string> {
  const cli = path.join(ACTION, 'dist/cli.js');
  const said = execFileSync(process.execPath, [cli, 'init', '--workflow', name, '--json'], { cwd: directory });
  const { notes, written } = JSON.parse(String(said)) as { notes: string[]; written: string[] };
  const file = path.join(directory, written[0]!);
  const lines = (await readFile(file, 'utf8')).split('\n');
  await rm(file);
  if (name === 'harbor')
    return lines
      .join('\n')
      .replace(/^( +)agent: claude-code$/m, `$&\n$1suite: harbor\n$1model-endpoints: anthropic=${provider}`);
  // The clouds cannot be reached: Harbor runs the tasks on this machine, with the solution as the agent.
  if (name === 'harbor-cloud')
    return lines
      .join('\n')
      .replace('--dataset setupbench', '--dataset dataset')
      .replace('harbor[daytona]==', 'harbor==')
      .replace(/--agent claude-code --model \S+ --env daytona/, '--agent oracle --env plain_docker:PlainDocker');
  const [, dataset] = /"dataset: ([\w/]+)"/.exec(notes[0]!)!;
  const places = [...notes[0]!.matchAll(/above \S+:(\d+)/g)].map(([, line]) => Number(line) - 1);
  for (const [index, at] of places.entries()) {
    const [indent] = /^ +/.exec(lines[at]!)!;
    if (index === 0) lines[at] = `${indent}instances: ${CHOSEN[name]}`;
    lines[at] = `${indent}dataset: ${dataset}\n${lines[at]}`;
  }
  return lines
    .join('\n')
    .replace(/bash .*my-agent\.sh.*/, 'cp "$AGENTBENCH_AGENT_DIR/solution.txt" solved.txt')
    .replace(/^( +)model-keys:/m, `$1model-endpoints: anthropic=${provider}\n$1model-keys:`);
}

/** The only comment on the pull request: its title, and of each row the verdict, the instance and the reason. */
function commentOf({ api }: WorkflowRun): { title: string; trials: string[][] } {
  const comments = api.comments(PULL_REQUEST);
  expect(comments.map(({ body, user }) => [user.login, body.split('\n')[0]])).toEqual([[BOT, MARKER]]);
  const { body } = comments[0]!;
  const trials = [...body.matchAll(/^\| \S+?&nbsp;(\S+) \| \[?([\w.-]+)(?:\]\([^)]*\))? \| .*? \| (.*) ?\|$/gm)];
  return {
    title: body.split('\n').find((line) => line.startsWith('## ')) ?? '',
    trials: trials.map(([, verdict, instance, reason]) => [instance!, verdict!, reason!.trim()]).sort(),
  };
}

function verdictsWith(lost: string[], why: string): string[][] {
  return INSTANCES.map((id) => (lost.includes(id) ? [id, 'not&nbsp;run', why] : [id, 'passed', '']));
}

/** The result of the main step of a job that uses the action, and how its process ended where that was not well. */
function stepOf({ log }: AttemptResult, job: string): string[] {
  return log
    .filter(({ jobID, stage, step }) => jobID === job && stage === 'Main' && step?.startsWith('org/agentbench-action'))
    .flatMap(({ stepResult, msg }) => stepResult ?? (/^exit status \d+$/.test(msg) ? msg : []));
}

function errorsOf({ log }: AttemptResult, job: string): (string | undefined)[] {
  return log.filter(({ jobID, command }) => jobID === job && command === 'error').map(({ arg }) => arg);
}

/** What the workflow gives its caller. */
function outputsOf({ log }: AttemptResult): Record<string, string> {
  const line = log.find(({ jobID, msg }) => jobID === 'after' && msg.startsWith('outputs '));
  return JSON.parse(line?.msg.slice('outputs '.length) ?? '{}');
}

/** The artifacts that the jobs of an attempt have uploaded. */
function namesOf({ artifacts }: WorkflowRun, attempt: number): string[] {
  return artifacts.artifacts
    .map(({ name }) => name)
    .filter((name) => name.match(`^agentbench-tasks-run-\\d-2-${attempt}$`));
}

async function startsSince(run: WorkflowRun, before: Record<string, number>): Promise<Record<string, number>> {
  const counts = Object.entries(await run.starts()).map(([id, count]) => [id, count - (before[id] ?? 0)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
