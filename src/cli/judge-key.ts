import type { Texts } from '../options/parse.ts';

/**
 * Reads the judge's key from the environment, which is private to the user, unlike the command line. An empty variable
 * counts as not set: a workflow gives one for a secret that it does not have.
 */
export function judgeKey({ judge }: Texts): Texts {
  if (judge !== 'openai') return {};
  return { 'judge-api-key': process.env.AGENTBENCH_JUDGE_API_KEY || process.env.OPENAI_API_KEY };
}
