import { roundedCost } from '../base/sums.ts';
import { ATIF_VERSION, type AtifStep, type ConversationKind, type Trajectory } from './atif.ts';
import type { Conversation } from './conversation.ts';
import { beginningOf, Prompts, type Told } from './conversations.ts';

/** The longest description of a tool that is kept, in characters. */
const LONGEST_DESCRIPTION = 300;

/** The agent of a trial. */
export interface AboutAgent {
  /** Of the trial: `<instance_id>/trial-<k>`. */
  session: string;
  name: string | null;
  version: string | null;
  model: string | null;
}

/**
 * The trajectory of a trial's conversations, of which the main one is the first; null if no model was asked. `isWhole`:
 * there were no other exchanges, so that their cost is the trial's.
 */
export function trajectoryOf([main, ...others]: Told[], about: AboutAgent, isWhole = true): Trajectory | null {
  if (main === undefined || main.conversation.steps.length === 0) return null;
  const told = others.filter(({ conversation }) => conversation.steps.length > 0);
  const all = [main, ...told].map(({ conversation }) => conversation);
  const prompts = new Prompts(all);
  const embedded = told.map(({ conversation, kind }, index) => {
    const id = `${kind}-${index + 1}`;
    // Only conversations that a call began are sub-agents with a place; a title stands beside the steps.
    const from = kind === 'sub-agent' ? beginningOf(conversation, prompts) : null;
    if (from !== null) refer(from.step, from.callId, id);
    return { ...documentOf(conversation, kind, about), trajectory_id: id };
  });
  const document = documentOf(main.conversation, 'main', about);
  const costs = all.map(({ spent }) => spent);
  const isKnown = isWhole && costs.every(({ isPriced, isStated }) => isPriced && isStated);
  // Of one conversation alone, it would be taken for the trial's.
  const { total_cost_usd: _, ...figures } = document.final_metrics!;
  const cost = costs.reduce((sum, { cost }) => sum + cost, 0);
  return {
    ...document,
    final_metrics: { ...figures, ...(isKnown ? { total_cost_usd: roundedCost(cost) } : {}) },
    ...(embedded.length === 0 ? {} : { subagent_trajectories: embedded }),
  };
}

function documentOf(conversation: Conversation, kind: ConversationKind, about: AboutAgent): Trajectory {
  const { steps, spent, tools } = conversation;
  const isKnown = spent.isCounted && spent.isStated;
  const definitions = tools.slice(0, 200).map(({ name, description }) => ({
    type: 'function',
    function: { name, description: description.slice(0, LONGEST_DESCRIPTION) },
  }));
  return {
    schema_version: ATIF_VERSION,
    session_id: about.session,
    agent: {
      name: about.name ?? 'agent',
      version: about.version ?? 'unknown',
      ...(about.model === null ? {} : { model_name: about.model }),
      ...(definitions.length === 0 ? {} : { tool_definitions: definitions }),
    },
    steps: steps.map((step, index): AtifStep => ({ step_id: index + 1, ...step })),
    final_metrics: {
      ...(isKnown
        ? { total_prompt_tokens: spent.input, total_completion_tokens: spent.output, total_cached_tokens: spent.cached }
        : {}),
      ...(isKnown && spent.isPriced ? { total_cost_usd: roundedCost(spent.cost) } : {}),
      total_steps: steps.length,
    },
    extra: { kind },
  };
}

/** Names a conversation at the result of the call that began it. */
function refer(step: Conversation['steps'][number], callId: string, id: string): void {
  step.observation ??= { results: [] };
  const { results } = step.observation;
  const known = results.find(({ source_call_id }) => source_call_id === callId);
  const result = known ?? { source_call_id: callId, content: null };
  if (known === undefined) results.push(result);
  result.subagent_trajectory_ref = [...(result.subagent_trajectory_ref ?? []), { trajectory_id: id }];
}
