/** Most steps of a trial whose trajectories and changes are shown: as many as a task may have. */
export const MOST_PARTS = 200;
/** Logs of the agent and of the evaluation, of any round or step. */
export const AGENT_LOG = /^agent(-(round|step)-\d+)?\.log$/;
export const EVALUATION_LOG = /^evaluation(-step-\d+)?\.log$/;

/** The folder of the first round's evaluation in mode `debug`; the second one's files are in the trial's own. */
export const FIRST_ROUND = 'round-1';

/** The part of a file's name that says of which step it is, from 1; the first one has none. */
export function suffixOfStep(number: number): string {
  return number === 1 ? '' : `-step-${number}`;
}

/** The name of a file of one round or step: `agent.log` with `-step-2` is `agent-step-2.log`. */
export function ofPart(name: string, suffix: string): string {
  return name.replace(/(\.[a-z]+)?$/, (end) => `${suffix}${end}`);
}

/** `exchanges-step-2.jsonl`: `trajectory-step-2.json`, which is made of it. */
export function trajectoryFileOf(exchanges: string): string {
  return exchanges.replace(/^exchanges/, 'trajectory').replace(/jsonl$/, 'json');
}

/** The number of the round or step of a file, from 1. */
export function partOf(name: string): number {
  return Number(/-(?:round|step)-(\d{1,6})(\.|$)/.exec(name)?.[1] ?? 1);
}

/** Of the names in the directory of a trial: `<name>.json`, `<name>-round-2.json`, `<name>-step-2.json` …; at most `MOST_PARTS`. */
export function partsAmong(names: string[], name: 'changes' | 'trajectory'): string[] {
  return names
    .filter((file) => file.startsWith(name) && /^(-(round|step)-[1-9]\d{0,3})?\.json$/.test(file.slice(name.length)))
    .sort((one, other) => partOf(one) - partOf(other))
    .slice(0, MOST_PARTS);
}
