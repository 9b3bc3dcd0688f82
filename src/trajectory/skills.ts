import { callsOf } from './actions.ts';
import type { AtifToolCall, Trajectory } from './atif.ts';
import { classOfAction } from './classes.ts';

/** Tools of agents that open a skill by its name. */
const SKILL_TOOL = /^((use|activate|load|read|invoke)?skill)$/;
/** Characters of an argument that are looked at. */
const LONGEST = 20_000;

/**
 * The skills among `names` that a trajectory opened: by a tool for skills, or by reading or running something in the directory
 * `skills/NAME`. Listing the directory, or writing to it, opens nothing.
 */
export function openedSkills(trajectory: Trajectory, names: readonly string[]): string[] {
  const calls = callsOf(trajectory);
  return names.filter((name) => calls.some((call) => opens(call, name)));
}

function opens({ function_name: tool, arguments: given }: AtifToolCall, name: string): boolean {
  const texts = Object.values(given)
    .flat()
    .flatMap((value) => (typeof value === 'string' ? value.slice(0, LONGEST) : []));
  if (SKILL_TOOL.test(tool.toLowerCase().replaceAll(/[_-]/g, ''))) return texts.includes(name);
  const kind = classOfAction(tool, given);
  return kind !== 'edit' && kind !== 'check_dir' && texts.some((text) => namesFileBelow(text, `skills/${name}/`));
}

/** True if a text has this directory, from the beginning of a name on, with something below it. */
function namesFileBelow(text: string, directory: string): boolean {
  for (let at = text.indexOf(directory); at !== -1; at = text.indexOf(directory, at + 1)) {
    if (!/[\w.-]/.test(text[at - 1] ?? ' ') && /[^\s"']/.test(text[at + directory.length] ?? ' ')) return true;
  }
  return false;
}
