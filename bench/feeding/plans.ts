import { spawn } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { loadPrdBench } from '../../src/datasets/prdbench/prdbench.ts';
import type { TestPlan } from '../../src/datasets/types.ts';
import { datasetDirectory } from '../datasets.ts';
import { inTemporary } from '../scene.ts';
import { feedByDriver, type Session } from './session.ts';

const AGENTS = path.resolve(import.meta.dirname, '../../test/agents/prdbench');
/** Projects partly solved by scripted agents, and the number of sessions measured for each. */
const PROJECTS = ['1', '2', '8'];
const SESSIONS = 4;
/** Lines of a measured session; typed by the clock, each takes 2.7 s. */
const MOST_LINES = 16;

/** Sessions of real test plans. */
export async function planSessions(): Promise<Session[]> {
  const dataset = await loadPrdBench(await datasetDirectory('prdbench'), { name: 'prdbench', ref: null, mode: 'dev' });
  const chosen: Session[] = [];
  for (const project of PROJECTS) {
    const plan = dataset.instances.find(({ id }) => id === `prdbench-${project}`)!.evaluation as TestPlan;
    const sessions = plan.points
      .flatMap(({ testcases }) => testcases)
      .filter(
        ({ command, input }) => command !== null && input !== null && input.length > 0 && input.length <= MOST_LINES,
      )
      .map(
        ({ command, input }): Session => ({
          name: `project ${project}, ${input!.length} lines: ${command}`,
          command: command!,
          lines: input!,
          inPlace: (work) => inProject(project, work),
        }),
      );
    const whole: Session[] = [];
    for (const session of sessions) {
      // A program that must be interrupted ends when its feeder gives up, which does not measure typing.
      const { end } = await session.inPlace((directory) => feedByDriver(session, directory, 'adaptive'));
      if (end === 'exit') whole.push(session);
      if (whole.length === SESSIONS) break;
    }
    chosen.push(...whole);
  }
  return chosen;
}

/** Calls `work` with a project as left by its scripted agent. */
function inProject<Value>(project: string, work: (directory: string) => Promise<Value>): Promise<Value> {
  return inTemporary(async (directory) => {
    const dataset = await datasetDirectory('prdbench');
    for (const folder of ['src', 'evaluation']) {
      const source = path.join(dataset, 'PRDbench', project, folder);
      if (existsSync(source)) cpSync(source, path.join(directory, folder), { recursive: true });
    }
    const env = { ...process.env, AGENTBENCH_AGENT_DIR: AGENTS };
    const agent = spawn('bash', [path.join(AGENTS, project, 'agent.sh')], { cwd: directory, env, stdio: 'ignore' });
    await new Promise((resolve) => agent.once('close', resolve));
    return await work(directory);
  });
}
