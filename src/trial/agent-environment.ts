import path from 'node:path';
import { mcpDocument } from '../agents/kit/mcp.ts';
import type { TaskEnvironment } from '../datasets/types.ts';
import { agentLimit } from '../options/agent-limit.ts';
import type { LiveTrial } from './live.ts';
import { contextFile } from './task-context.ts';

/** Linux limits each environment string to 128 KiB. */
const LONGEST_PROMPT = 120 * 1024;

/** The variables of the agent and its setup, on top of the testbed's own: `agent-variables` and `agent-env`, then `AGENTBENCH_*`. */
export function agentEnvironment(
  live: Pick<LiveTrial, 'instance' | 'trial' | 'testbed' | 'context' | 'metering'>,
  prompt: string,
): Record<string, string> {
  const { instance, trial, testbed, context, metering } = live;
  const { dataset, agentEnv, options } = context;
  const limit = agentLimit(options, instance);
  const earlier = contextFile(live);
  return {
    ...agentEnv,
    ...metering?.variables,
    AGENTBENCH_INSTANCE_ID: instance.id,
    AGENTBENCH_DATASET: dataset.name,
    AGENTBENCH_TASK_TYPE: instance.taskType,
    // A longer prompt is only in the file.
    ...(Buffer.byteLength(prompt) <= LONGEST_PROMPT ? { AGENTBENCH_PROMPT: prompt } : {}),
    AGENTBENCH_PROMPT_FILE: testbed.promptFile,
    ...(testbed.agentDirectory === null ? {} : { AGENTBENCH_AGENT_DIR: testbed.agentDirectory }),
    AGENTBENCH_WORKDIR: testbed.workdir,
    AGENTBENCH_TRIAL: String(trial),
    // Programs such as timeout take 0 for no limit.
    AGENTBENCH_TIMEOUT: String(Math.max(1, Math.floor(limit / 1000))),
    AGENTBENCH_DEADLINE: new Date(Date.now() + limit).toISOString(),
    AGENTBENCH_OUTPUT_DIR: testbed.outputDirectory,
    AGENTBENCH_AGENT_HOME: testbed.agentHome,
    ...extrasOf(instance.environment, testbed.workdir),
    ...(earlier === null ? {} : { AGENTBENCH_TRAJECTORY: earlier }),
  };
}

/** The skills and MCP servers that a Harbor task brings, for agents that are started by a command. */
function extrasOf(task: TaskEnvironment | undefined, workdir: string): Record<string, string> {
  const { skills = null, mcp = {} } = task ?? {};
  return {
    ...(skills === null ? {} : { AGENTBENCH_SKILLS_DIR: path.posix.resolve(workdir, skills) }),
    ...(Object.keys(mcp).length === 0 ? {} : { AGENTBENCH_MCP_SERVERS: mcpDocument(mcp) }),
  };
}
