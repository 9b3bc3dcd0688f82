import { ACTION_CLASSES, type Actions } from '../results/actions.ts';
import type { AtifToolCall, Trajectory } from './atif.ts';
import { classOfAction } from './classes.ts';

/** The tool calls of a trajectory and of its sub-agents by class; copied context is not counted again. */
export function actionsOf(trajectory: Trajectory): Actions {
  const counts = Object.fromEntries(ACTION_CLASSES.map((name) => [name, 0])) as Actions;
  for (const call of callsOf(trajectory)) counts[classOfAction(call.function_name, call.arguments)] += 1;
  return counts;
}

/** The tool calls of a trajectory and of its sub-agents, without copied context. */
export function callsOf({ steps, subagent_trajectories: embedded }: Trajectory): AtifToolCall[] {
  const own = steps.flatMap(({ is_copied_context: isCopied, tool_calls: calls }) => (isCopied ? [] : (calls ?? [])));
  return [...own, ...(embedded ?? []).flatMap(callsOf)];
}
