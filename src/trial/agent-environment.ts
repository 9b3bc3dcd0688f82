import type { LiveTrial } from './live.ts';

/** Linux takes no string of an environment that is longer than 128 KiB. */
const LONGEST_PROMPT = 120 * 1024;

/** What the agent (and its setup) get beside the testbed's own environment: `agent-env`, then `AGENTBENCH_*`. */
export function agentEnvironment(
  { instance, trial, testbed, context }: Pick<LiveTrial, 'instance' | 'trial' | 'testbed' | 'context'>,
  prompt: string,
): Record<string, string> {
  const { dataset, agentEnv } = context;
  return {
    ...agentEnv,
    AGENTBENCH_INSTANCE_ID: instance.id,
    AGENTBENCH_DATASET: dataset.name,
    AGENTBENCH_TASK_TYPE: instance.taskType,
    // A longer prompt is in the file only.
    ...(Buffer.byteLength(prompt) <= LONGEST_PROMPT ? { AGENTBENCH_PROMPT: prompt } : {}),
    AGENTBENCH_PROMPT_FILE: testbed.promptFile,
    ...(testbed.agentDirectory === null ? {} : { AGENTBENCH_AGENT_DIR: testbed.agentDirectory }),
    AGENTBENCH_WORKDIR: testbed.workdir,
    AGENTBENCH_TRIAL: String(trial),
    AGENTBENCH_OUTPUT_DIR: testbed.outputDirectory,
  };
}
