/** One workflow run, attempt by attempt: nektos/act on this machine, GitHub's services on the loopback. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { PACKAGE_ENVIRONMENT } from '../../bench/harbor/package.ts';
import { type ArtifactService, startArtifactService } from '../../test/doubles/artifact-service.ts';
import { type RestApi, startRestApi } from '../../test/doubles/rest-api.ts';
import {
  eventOn,
  localRepository,
  REPOSITORY,
  writeActionRepository,
  writeActions,
  writePrograms,
} from './repositories.ts';

export const ACT = path.resolve(import.meta.dirname, '../../node_modules/.cache/agentbench-tools/bin/act');

/** plain_docker.py: an environment of Harbor on the Docker of this machine. */
const HARBOR_ENVIRONMENT = path.resolve(import.meta.dirname, '../../bench/harbor');

const RUN_ID = '7001001';
const TOKEN = 'ghs_of_the_workflow_run';

export interface WorkflowRun {
  artifacts: ArtifactService;
  api: RestApi;
  /** Runs the jobs: all, as "Re-run all jobs" does, or of the matrix only that of `shard`, as "Re-run failed jobs" does. */
  attempt(number: number, options?: AttemptOptions): Promise<AttemptResult>;
  /** The agent at the instance `waitAt`, which does not go on. */
  waitingAgent(): Promise<Agent>;
  /** How often an agent was started, by instance. */
  starts(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

interface AttemptOptions {
  shard?: string;
  waitAt?: string;
  /** The only workflow, by its file's name, started by hand with these inputs; otherwise all that pull requests start. */
  byHand?: { workflow: string; inputs: Record<string, string> };
}

export interface AttemptResult {
  exitCode: number | null;
  log: LogEntry[];
  /** Everything that act said, for a test that fails. */
  text: string;
}

/** A line of act's log; what is not of a step has none. */
interface LogEntry {
  jobID?: string;
  stage?: 'Pre' | 'Main' | 'Post';
  step?: string;
  stepResult?: string;
  msg: string;
  /** A workflow command's, with what follows it. */
  command?: string;
  name?: string;
  arg?: string;
}

/** An agent at work. */
export interface Agent {
  pid: number;
  /** The action's main process, which runs it. */
  harness: number;
  /** The program of that process: the job's own copy of it. */
  script: string;
}

/**
 * `writeCaller` makes the repository whose workflows call ours in as many `shards`, and returns the base of its pull request if
 * they use it. Agents by name are installed in `agents`.
 */
export async function openWorkflowRun(
  writeCaller: (directory: string) => Promise<string | null>,
  shards: number,
  agents?: string,
): Promise<WorkflowRun> {
  const root = await mkdtemp(path.join(tmpdir(), 'act-'));
  const at = (name: string) => path.join(root, name);
  const [action, caller, cache, home, starts] = ['action', 'caller', 'cache', 'home', 'starts'].map(at) as Five;
  for (const directory of [caller, home, starts]) await mkdir(directory);
  await writeActionRepository(action, shards);
  const base = await writeCaller(caller);
  const actions = await writeActions(at('actions'), caller);
  const programs = await writePrograms(at('programs'), action);
  const pullRequest = eventOn(base ?? '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567');
  const artifacts = await startArtifactService();
  const api = await startRestApi({ tokens: { [TOKEN]: {} }, artifactService: artifacts });
  const running = new Set<ChildProcess>();
  let closed = false;

  return {
    artifacts,
    api,
    async attempt(number, { shard, waitAt = '', byHand } = {}) {
      await rm(path.join(starts, 'pid'), { force: true });
      await writeFile(path.join(starts, 'wait-at'), `${waitAt}\n`);
      const event = byHand === undefined ? 'pull_request' : 'workflow_dispatch';
      await writeFile(
        at(`${event}.json`),
        JSON.stringify(byHand === undefined ? pullRequest : { inputs: byHand.inputs }),
      );
      const flags: [string, string][] = [
        ['--directory', caller],
        ['--eventpath', at(`${event}.json`)],
        ['--platform', 'ubuntu-24.04=-self-hosted'],
        ['--action-cache-path', cache],
        ['--local-repository', localRepository(action)],
        ...actions.map((given): [string, string] => ['--local-repository', given]),
        ['--container-daemon-socket', '-'],
        ['--env', `GITHUB_REPOSITORY=${REPOSITORY}`],
        ['--env', `GITHUB_API_URL=${api.url}`],
        ['--env', `GITHUB_RUN_ID=${RUN_ID}`],
        ['--env', `GITHUB_RUN_ATTEMPT=${number}`],
        ['--secret', `GITHUB_TOKEN=${TOKEN}`],
        ['--secret', `STARTS=${starts}`],
        ['--secret', 'MODEL_API_KEY=sk-of-the-caller'],
        ['--secret', 'ANTHROPIC_API_KEY=sk-of-the-caller'],
        ...(shard === undefined ? [] : [['--matrix', `shard:${shard}`] satisfies [string, string]]),
        ...(byHand === undefined
          ? []
          : [['--workflows', `.github/workflows/${byHand.workflow}`] satisfies [string, string]]),
      ];
      const child = spawn(ACT, [event, '--json', '--no-cache-server', ...flags.flat()], {
        // Every step has this environment, too.
        env: {
          PATH: `${programs}:${path.dirname(process.execPath)}:${process.env.PATH}`,
          HOME: home,
          AGENTBENCH_REQUEST_TIMEOUT: '600',
          ...(agents === undefined ? {} : { XDG_CACHE_HOME: agents }),
          // pip finds the package installed, of a lock that has older requirements than it asks for; nothing is fetched.
          ...{ PIP_NO_INDEX: '1', PIP_NO_DEPS: '1' },
          ...{ ...PACKAGE_ENVIRONMENT, PYTHONPATH: HARBOR_ENVIRONMENT },
          ACTIONS_RESULTS_URL: artifacts.url,
          ACTIONS_RUNTIME_TOKEN: artifacts.token(RUN_ID, 'job'),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.add(child);
      const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
      running.delete(child);
      return { exitCode: child.exitCode, log: entriesOf(out), text: out + err };
    },
    async waitingAgent() {
      while (!closed) {
        const pid = Number(await readFile(path.join(starts, 'pid'), 'utf8').catch(() => ''));
        if (pid > 0) return agentOf(pid);
        await sleep(50);
      }
      throw new Error('no agent waited');
    },
    async starts() {
      const counts: Record<string, number> = {};
      for (const name of await readdir(starts)) {
        const instance = /^(task-\w)\.\w{6}$/.exec(name)?.[1];
        if (instance !== undefined) counts[instance] = (counts[instance] ?? 0) + 1;
      }
      return counts;
    },
    async close() {
      closed = true;
      for (const child of running) {
        child.kill('SIGTERM');
        await once(child, 'close');
      }
      await Promise.all([artifacts.close(), api.close()]);
      await rm(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

type Five = [string, string, string, string, string];

function entriesOf(output: string): LogEntry[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogEntry);
}

/** Follows the agent's parents up to the harness. */
async function agentOf(pid: number): Promise<Agent> {
  for (let harness = pid; harness > 1; harness = await parentOf(harness)) {
    const [, script = ''] = (await readFile(`/proc/${harness}/cmdline`, 'utf8')).split('\0');
    if (script.endsWith('/dist/main.js')) return { pid, harness, script };
  }
  throw new Error(`no parent of ${pid} is the action's main process`);
}

async function parentOf(pid: number): Promise<number> {
  return Number(/^PPid:\s+(\d+)$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
