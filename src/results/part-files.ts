/** Logs of the agent and of the evaluation, of any round or step. */
export const AGENT_LOG = /^agent(-(round|step)-\d+)?\.log$/;
export const EVALUATION_LOG = /^evaluation(-step-\d+)?\.log$/;

/** The part of a file's name that says of which step it is, from 1; the first one has none. */
export function suffixOfStep(number: number): string {
  return number === 1 ? '' : `-step-${number}`;
}

/** The name of a file of one round or step: `agent.log` with `-step-2` is `agent-step-2.log`. */
export function ofPart(name: string, suffix: string): string {
  return name.replace(/(\.[a-z]+)?$/, (end) => `${suffix}${end}`);
}

/** The number of the round or step of a file, from 1. */
export function partOf(name: string): number {
  return Number(/-(?:round|step)-(\d{1,6})(\.|$)/.exec(name)?.[1] ?? 1);
}
