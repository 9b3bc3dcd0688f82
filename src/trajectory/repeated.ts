import { ownOf } from '../base/own.ts';
import type { Evidence } from '../results/causes.ts';
import { type AtifStep, type AtifToolCall, type Trajectory, textOfContent } from './atif.ts';
import { commandIn, commandsOf, programOf } from './commands.ts';
import { resultsByCall } from './results-by-call.ts';
import { isRunning, outputIn } from './shell-answer.ts';

/** So many times the same call with the same answer are no progress. */
const OFTEN = 3;
/** Characters of an answer that count. */
const LONGEST = 20_000;

/** The call that was made most often with the same answer, of any conversation; null below three times. */
export function repeated(trajectory: Trajectory): Evidence | null {
  const most = conversationsIn(trajectory)
    .map(({ steps }) => repeatedIn(steps))
    .filter((one) => one !== null)
    .sort((a, b) => b.times - a.times)[0];
  if (most === undefined) return null;
  const isMain = trajectory.steps.includes(most.step);
  return {
    evidence: `${most.times} times with the same answer: ${most.call}`,
    step: isMain ? most.step.step_id : null,
  };
}

function conversationsIn(trajectory: Trajectory): Trajectory[] {
  return [trajectory, ...(trajectory.subagent_trajectories ?? []).flatMap(conversationsIn)];
}

function repeatedIn(steps: AtifStep[]): { times: number; step: AtifStep; call: string } | null {
  const counts = new Map<string, { times: number; step: AtifStep; call: string }>();
  let most: { times: number; step: AtifStep; call: string } | null = null;
  for (const step of steps) {
    if (step.is_copied_context) continue;
    const resultsOf = resultsByCall(step.observation?.results);
    for (const call of step.tool_calls ?? []) {
      const results = resultsOf(call.tool_call_id);
      const answers = results.map(({ content }) => textOfContent(content));
      // To wait is no repetition, however often.
      if (results.length === 0 || answers.some(isRunning) || isWait(call)) continue;
      const made = `${call.function_name} ${JSON.stringify(call.arguments)}`;
      // Clients describe a command in other words each time.
      const command = commandIn(call.arguments);
      const key = `${call.function_name} ${JSON.stringify(command ?? call.arguments)}\n${answers.map(lasting).join('\n')}`;
      const one = { times: (counts.get(key)?.times ?? 0) + 1, step, call: made.slice(0, 200) };
      counts.set(key, one);
      if (one.times >= OFTEN && one.times > (most?.times ?? 0)) most = one;
    }
  }
  return most;
}

/** True for a command that does nothing but wait, and for no keystrokes. */
function isWait({ arguments: given }: AtifToolCall): boolean {
  const command = commandIn(given);
  const commands = command === null ? [] : commandsOf(command);
  if (commands.length === 0) return ownOf(given, 'keystrokes') === '';
  return commands.every(({ words }) => /^(sleep|wait)$/.test(programOf(words)));
}

/** An answer without what its client says in between, and without the digests, times and long numbers that clients put into each. */
function lasting(text: string): string {
  return outputIn(text)
    .slice(0, LONGEST)
    .replace(/\b(?=[a-z]*\d)[0-9a-f]{6,}\b|\b\d{5,}\b|\b\d+\.\d+\b/g, '#');
}
