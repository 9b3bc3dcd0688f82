import { TrialError } from '../base/errors.ts';
import { ofKind } from '../base/of-kind.ts';
import { partsOf } from '../datasets/steps.ts';
import { TestbedDestroyed } from '../testbeds/types.ts';
import type { OpenTrial } from './live.ts';

/** Milliseconds for a command that does nothing. */
const USER_LIMIT = 60_000;

/**
 * Throws a TrialError (`dataset`) if the user of the agent can run no command: without its user a container starts none, which
 * after the agent's begin would be the agent's failure.
 */
export async function requireAgentUser(opened: OpenTrial): Promise<void> {
  const user = opened.instance.environment?.agentUser ?? null;
  const fault = user === null ? null : await faultOf(user, opened);
  if (fault !== null) throw new TrialError('dataset', `agent.user: ${user} can run no command in the image: ${fault}`);
}

/** The users of a task of steps that can run no command; before its first agent, which may remove users of later steps, for example. */
export async function usersMissing(opened: OpenTrial): Promise<Set<string>> {
  const missing = new Set<string>();
  if (opened.instance.steps === undefined) return missing;
  const users = partsOf(opened.instance).flatMap(({ environment, evaluation }) => {
    const { user, separate } = ofKind(evaluation, 'reward');
    return [environment!.agentUser, separate === null ? user : null].filter((one) => one !== null);
  });
  for (const user of new Set(users)) if ((await faultOf(user, opened)) !== null) missing.add(user);
  return missing;
}

/** The reason why a user can run no command; null if it can. */
async function faultOf(user: string, { testbed, signal }: OpenTrial): Promise<string | null> {
  try {
    await testbed.run({ shell: 'sh', script: 'true', user, timeout: USER_LIMIT, output() {} }, signal);
    return null;
  } catch (error) {
    if (!(error instanceof TestbedDestroyed)) throw error;
    return error.message;
  }
}
