import { agentLimit } from '../options/agent-limit.ts';
import type { LiveTrial } from './live.ts';

/** Linux limits each environment string to 128 KiB. */
const LONGEST_PROMPT = 120 * 1024;

/** The variables of the agent and its setup, on top of the testbed's own: `agent-variables` and `agent-env`, then `AGENTBENCH_*`. */
export function agentEnvironment(
  {
    instance,
    trial,
    testbed,
    context,
    metering,
  }: Pick<LiveTrial, 'instance' | 'trial' | 'testbed' | 'context' | 'metering'>,
  prompt: string,
): Record<string, string> {
  const { dataset, agentEnv, options } = context;
  const limit = agentLimit(options, instance);
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
    AGENTBENCH_TIMEOUT: String(Math.floor(limit / 1000)),
    AGENTBENCH_DEADLINE: new Date(Date.now() + limit).toISOString(),
    AGENTBENCH_OUTPUT_DIR: testbed.outputDirectory,
    AGENTBENCH_AGENT_HOME: testbed.agentHome,
  };
}
