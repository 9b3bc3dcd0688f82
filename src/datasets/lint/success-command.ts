import { EXIT_CODE_TYPE, SUCCESS } from '../success-rule.ts';
import type { SuccessRule } from '../types.ts';
import { outcomesOf } from './outcomes.ts';

const BY_EXIT_CODE = `for a verdict by exit code, task_type must be ${EXIT_CODE_TYPE}`;

/** Characters; of shorter parts of the success text, any command has some. */
const SHORTEST_PART = 4;

type Fault = { level: 'error' | 'warning'; message: string };

/**
 * The faults of a success command that its text shows: it passes in any state of the testbed, or in none.
 * `elsewhere` tells whether other files of the task, which the command may run, hold a text.
 */
export function successFaults(
  command: string,
  rule: SuccessRule,
  elsewhere: (has: (text: string) => boolean) => boolean,
): Fault[] {
  const outcomes = outcomesOf(command, SUCCESS);
  if (rule === 'exit_code') {
    const ends = new Set(outcomes?.map(({ succeeded }) => succeeded));
    if (ends.size !== 1) return [];
    return [
      ends.has(true)
        ? error(
            'exits with 0 whatever the state of the testbed, so every agent passes; let the check decide the exit code',
          )
        : error('never exits with 0, so no agent passes'),
    ];
  }
  if (outcomes?.every(({ said }) => said)) {
    return [
      error(
        `says "${SUCCESS}" whatever the state of the testbed, so every agent passes; write CHECK && echo "${SUCCESS}" || echo "Setup failed"`,
      ),
    ];
  }
  if (outcomes?.some(({ said }) => said)) return [];
  const has = (wanted: (text: string) => boolean) => wanted(command) || elsewhere(wanted);
  if (has((text) => text.includes(SUCCESS))) {
    if (outcomes === null || !command.includes(SUCCESS)) return [];
    return [warning(`"${SUCCESS}" is in it, but does not seem to reach its output in any case`)];
  }
  const similar = new RegExp(SUCCESS.replace(' ', String.raw`[\s_-]*`), 'i');
  const [written] = similar.exec(command) ?? [];
  if (written !== undefined) return [error(`says "${written}", but the verdict needs "${SUCCESS}", letter for letter`)];
  if (has((text) => similar.test(text))) {
    return [error(`a file of the task says it otherwise: the verdict needs "${SUCCESS}", letter for letter`)];
  }
  // Put together from parts, or said by a script that the task does not hold.
  if (has(isInParts)) {
    return [warning(`"${SUCCESS}" is not in it as one text; if it is never printed, no agent passes`)];
  }
  return [error(`never says "${SUCCESS}", so no agent passes; end it with && echo "${SUCCESS}" (${BY_EXIT_CODE})`)];
}

/** True for a text with the words, or with two longer parts, of the success text. */
function isInParts(text: string): boolean {
  if (/Setup/.test(text) && /successful/.test(text)) return true;
  return Array.from(SUCCESS, (_, at) => at)
    .slice(SHORTEST_PART, 1 - SHORTEST_PART)
    .some((at) => {
      const [before, ...after] = text.split(SUCCESS.slice(0, at));
      return after.length > 0 && [before!, ...after].some((other) => other.includes(SUCCESS.slice(at)));
    });
}

function error(message: string): Fault {
  return { level: 'error', message };
}

function warning(message: string): Fault {
  return { level: 'warning', message };
}
